//! Reading a rules file: valid files are read, and every mistake is reported with file, line, key and the expected value.

use sower_core::rules::{Problem, RulesProblem};
use sower_core::{Change, Rules, RulesError, RulesFile, library};

const SOUND: &str = r#"
name = "Test"
region = "Nowhere"
summary = "A game for tests"
source = ["this test"]

[board]
pits = 6
seeds = 4
stores = true

[sow]
stores = "own"

[capture]
across = "own"

[turn]
again = ["own-store"]
"#;

fn read(text: &str) -> Result<Rules, RulesError> {
    RulesFile::parse("test.toml", "test", text)?.rules(None, &[])
}

/// The only problem of the valid file with one text replaced.
fn problem(from: &str, to: &str) -> Problem {
    assert!(SOUND.contains(from), "{from:?} is not in the file");
    let error = read(&SOUND.replace(from, to)).expect_err("the change is a mistake");
    assert_eq!(error.problems.len(), 1, "{error}");
    error.problems.into_iter().next().expect("there is one")
}

#[test]
fn a_sound_file_is_read() {
    let rules = read(SOUND).unwrap();
    assert_eq!(rules.board().pits, 6);
    assert_eq!(rules.total(), 48);
}

#[test]
fn an_unknown_key_is_told_with_its_line_and_the_nearest_key() {
    let found = problem("across =", "acros =");
    assert_eq!((found.line, found.key.as_str()), (Some(16), "capture.acros"));
    assert_eq!(found.what, RulesProblem::UnknownKey { nearest: "capture.across".to_owned() });
}

#[test]
fn a_wrong_value_is_told_with_the_values_that_the_key_takes() {
    let found = problem("across = \"own\"", "across = \"mine\"");
    assert_eq!((found.line, found.key.as_str()), (Some(16), "capture.across"));
    assert_eq!(found.what.to_string(), "\"mine\" is not a valid value; expected none, own, either, other");
}

#[test]
fn a_number_out_of_range_is_told_with_the_range() {
    assert_eq!(
        problem("pits = 6", "pits = 33").what.to_string(),
        "33 is not a valid value; expected 1 to 32"
    );
    assert_eq!(
        problem("pits = 6", "pits = 6.5").what.to_string(),
        "6.5 is not a valid value; expected 1 to 32"
    );
}

#[test]
fn a_store_that_is_sown_must_be_on_the_board() {
    let found = problem("stores = true", "stores = false");
    assert_eq!((found.line, found.key.as_str()), (Some(13), "sow.stores"));
    assert_eq!(found.what.to_string(), "own requires board.stores = true");
}

#[test]
fn a_home_needs_sides() {
    let shared = r#"
        name = "Shared"
        region = "Nowhere"
        summary = "Homes without sides"
        source = ["this test"]
        labels = "letters"
        board = { pits = 3, seeds = 3, stores = true, sides = "shared" }
        cycle.max-plies = 100
        home.at = 3
    "#;
    let error = read(shared).unwrap_err();
    assert_eq!(error.to_string(), "test.toml:9: home.at: a home requires board.sides = \"owned\"");
}

#[test]
fn more_than_255_seeds_are_too_many() {
    let found = problem("seeds = 4", "seeds = 22");
    assert_eq!((found.line, found.key.as_str()), (Some(9), "board.seeds"));
    assert_eq!(found.what, RulesProblem::TooManySeeds { count: 264 });
}

#[test]
fn a_game_that_may_never_end_must_state_its_cap() {
    let text = SOUND.replace("stores = \"own\"", "").replace("again = [\"own-store\"]", "");
    let error = read(&text).unwrap_err();
    assert_eq!(error.problems[0].key, "cycle.max-plies");
    assert_eq!(error.problems[0].what, RulesProblem::NoBound);
    assert!(read(&format!("{text}\n[cycle]\nmax-plies = 500")).is_ok());
}

#[test]
fn broken_toml_is_told_with_its_line() {
    let error = read("name = \"Test\"\nregion = \n").unwrap_err();
    assert_eq!(error.problems[0].line, Some(2));
}

#[test]
fn a_missing_key_is_told() {
    let error = read("region = \"Nowhere\"\n").unwrap_err();
    let keys: Vec<&str> = error.problems.iter().map(|problem| problem.key.as_str()).collect();
    assert!(
        ["name", "summary", "source", "board.pits", "board.seeds"].iter().all(|key| keys.contains(key)),
        "{error}"
    );
}

#[test]
fn all_mistakes_are_told_at_once() {
    let text = SOUND.replace("pits = 6", "pits = 99").replace("across =", "acros =");
    assert_eq!(read(&text).unwrap_err().problems.len(), 2);
}

#[test]
fn a_start_of_its_own_must_fit_the_board() {
    let found = problem("seeds = 4", "start = \"1,2,3/4,5,6\"");
    assert_eq!(found.what, RulesProblem::StartRows { count: 6 });
    let text = SOUND.replace("seeds = 4", "start = \"4,4,5,4,3,4/4,4,4,4,4,4\"");
    assert_eq!(read(&text).unwrap().board().start[0], [4, 4, 5, 4, 3, 4]);
}

#[test]
fn a_change_for_one_run_is_read_like_a_line_of_the_file() {
    let kalah = library::find("kalah").unwrap();
    let changed = |text: &str| kalah.rules(&[Change::parse(text).unwrap()]);
    assert_eq!(changed("board.seeds=3").unwrap().total(), 36);
    assert_eq!(
        changed("capture.last-makes=2,3").unwrap().capture().last_makes,
        sower_core::rules::Counts::Listed(vec![2, 3])
    );
    let error = changed("board.seeds=many").unwrap_err().to_string();
    assert_eq!(error, "--set board.seeds: \"many\" is not a valid value; expected 0 to 255");
    assert!(Change::parse("board.seeds").is_none());
}

#[test]
fn every_value_of_every_game_can_be_set_again() {
    for listed in library::all() {
        let rules = listed.rules(&[]).unwrap();
        let changes: Vec<Change> = rules
            .values()
            .iter()
            .map(|(key, value)| Change { key: (*key).to_owned(), value: value.clone() })
            .collect();
        // Applied to another game whose labels suit any board, the values alone make the same game.
        let other = library::find("oware").unwrap();
        let again = other.rules(&changes).unwrap_or_else(|error| panic!("{}: {error}", listed.name));
        assert_eq!(again.fingerprint(), rules.fingerprint(), "{}", listed.name);
        assert_eq!(again.changes_from(&rules), []);
    }
}

#[test]
fn the_reference_names_every_key() {
    let page = include_str!("../../../docs/reference/rules-file.md");
    let oware = library::find("oware").unwrap().rules(&[]).unwrap();
    for (key, _) in oware.values() {
        let (_, name) = key.split_once('.').unwrap();
        assert!(page.contains(&format!("| `{name}` |")), "docs/reference/rules-file.md does not name {key}");
    }
    for word in sower_core::Words::NAMES {
        assert!(
            page.contains(&format!("`{word}`")),
            "docs/reference/rules-file.md does not name the word {word}"
        );
    }
}

#[test]
fn names_and_aliases_are_told_apart() {
    let mut names: Vec<String> = library::all().into_iter().map(|listed| listed.name).collect();
    for file in library::files() {
        names.extend(file.rules(None, &[]).unwrap().about().aliases.clone());
    }
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count, "two games have one name");
    assert_eq!(library::find("toguz-korgool").unwrap().name, "togyz-kumalak");
}

#[test]
fn an_unknown_game_is_told_with_the_nearest() {
    let error = library::find("owari").unwrap_err().to_string();
    assert!(error.contains("there is no game named owari; did you mean wari?"), "{error}");
}

#[test]
fn tables_are_shared_by_games_that_differ_only_in_their_start() {
    let kalah = library::find("kalah").unwrap();
    let four = kalah.rules(&[]).unwrap();
    let five = kalah.rules(&[Change::parse("board.seeds=5").unwrap()]).unwrap();
    assert_ne!(four.fingerprint(), five.fingerprint());
    assert_eq!(four.future_fingerprint(), five.future_fingerprint());
    let empty = library::find("kalah-empty-capture").unwrap().rules(&[]).unwrap();
    assert_ne!(four.future_fingerprint(), empty.future_fingerprint());
}
