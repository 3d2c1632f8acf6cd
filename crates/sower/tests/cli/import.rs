//! `sower import`: game files of another program.

use crate::run::{done, done_with, fails, fails_with};

/// A game file with the parameters of a small game of count captures and one variant.
const GAME: &str = r#"{
    "game_class": "Mancala",
    "game_constants": {"holes": 5, "nbr_start": 3},
    "game_info": {
        "name": "Five \"pits\"", "about": "A game\nfor a test.",
        "capt_on": [2, 4], "multicapt": -1, "capt_side": 1, "stores": true, "mustpass": true
    },
    "player": {"ai": 1},
    "variants": {"Small": {"holes": 3}, "Odd": {"made_up": 7}},
    "rules": "A test, page 1."
}"#;

#[test]
fn an_imported_game_is_a_rules_file_that_plays() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("Five.txt");
    std::fs::write(&file, GAME).unwrap();
    let rules = done(&["import", file.to_str().unwrap()]);
    assert!(
        rules.contains("name = \"Five 'pits'\"\n") && rules.contains("source = [\"A test, page 1.\"]"),
        "{rules}"
    );
    let own = folder.path().join("five.toml");
    std::fs::write(&own, &rules).unwrap();
    // The last seed makes two of a pit of the opponent, and so does the seed before it.
    let moves = done(&["moves", own.to_str().unwrap(), "--position", "0,0,0,0,3/1,1,1,0,0 0,0 S", "--json"]);
    assert!(moves.contains(r#""to":"0,0,0,0,0/0,0,0,0,0 6,0"#), "{moves}");
    assert_eq!(done(&["perft", own.to_str().unwrap(), "1"]), "1 5\n");
}

#[test]
fn a_variant_is_imported_by_its_name() {
    let small = done_with(&["import", "-", "--variant", "Small"], GAME);
    assert!(small.contains("pits = 3") && small.contains("(Small)"), "{small}");
    let error = fails_with(2, &["import", "-", "--variant", "Large"], GAME);
    assert!(
        error.contains("no variant “Large”; it has Odd, Small") || error.contains("it has Small, Odd"),
        "{error}"
    );
}

#[test]
fn what_cannot_be_expressed_is_named() {
    let error = fails_with(1, &["import", "-", "--variant", "Odd"], GAME);
    assert!(error.contains("an unknown parameter (made_up = 7)"), "{error}");
    let other = GAME.replace("\"Mancala\"", "\"Diffusion\"");
    let error = fails_with(1, &["import", "-"], &other);
    assert!(error.contains("game_class = Diffusion"), "{error}");
}

#[test]
fn a_file_that_is_no_game_file_is_refused() {
    for (text, reason) in [
        ("", "not a game file"),
        ("[1, 2]", "no game_info"),
        ("{\"game_info\": {}, \"game_constants\": {\"holes\": 6}}", "no number nbr_start"),
        (
            "{\"game_info\": {}, \"game_constants\": {\"holes\": 0, \"nbr_start\": 4}}",
            "holes is 0; expected 1 to",
        ),
    ] {
        let error = fails_with(2, &["import", "-"], text);
        assert!(error.contains(reason), "{text}: {error}");
    }
    fails(2, &["import", "/nowhere/Five.txt"]);
}
