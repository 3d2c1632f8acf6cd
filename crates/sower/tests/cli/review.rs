//! `sower review` on the command line. The search may change, so only the form of the output is tested.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{done_with, fails_with, sower_with};

/// South could capture thirteen and does not.
const BLUNDER: &str = "[Game \"kalah\"]\n[South \"Ann\"]\n[North \"Ben\"]\n\
    [Position \"1,0,0,0,0,4/0,0,0,0,12,1 8,12 S\"]\n\n1. 6 5 2. 1 *\n";

const FEW: [&str; 4] = ["--nodes", "5000", "--memory", "1"];

#[test]
fn the_text_has_head_moves_plot_turning_points_and_accuracy() {
    let told = done_with(&[&["review", "-"], &FEW[..]].concat(), BLUNDER);
    assert!(
        told.starts_with("Kalah: Ann (South) against Ben (North), 3 plies. The game is not over.\n"),
        "{told}"
    );
    let lines: Vec<&str> = told.lines().collect();
    let head: Vec<&str> = lines[2].split_whitespace().collect();
    assert_eq!(head, ["ply", "side", "move", "before", "after", "lost", "chances", "verdict", "better"]);
    let first: Vec<&str> = lines[3].split_whitespace().collect();
    assert_eq!((&first[..4], first[9]), (&["1", "South", "6", "??"][..], "blunder"), "{told}");
    for part in [
        "0┼──",
        "South ahead",
        "North ahead",
        "Turning points\n",
        "Ply 1, South 6 ??, blunder",
        "1 was better: ",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let summary = told.lines().find(|line| line.starts_with("accuracy")).unwrap();
    assert_eq!(summary.split_whitespace().count(), 3, "{told}");
    assert!(told.lines().all(|line| line.chars().count() <= 100), "{told}");
    // With the same number of positions, the result is the same every time.
    assert_eq!(done_with(&[&["review", "-"], &FEW[..]].concat(), BLUNDER), told);
}

#[test]
fn the_json_is_one_object() {
    let told = done_with(&[&["review", "-", "--json"], &FEW[..]].concat(), BLUNDER);
    let review: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(review["plies"].as_array().unwrap().len(), 3);
    assert_eq!(review["game"], "kalah");
    assert_eq!(review["plies"][0]["class"], "blunder");
}

#[test]
fn a_bare_list_of_moves_needs_the_games_name() {
    assert!(done_with(&[&["review", "-", "oware"], &FEW[..]].concat(), "FfBe").starts_with("Oware"));
    let said = fails_with(2, &["review", "-"], "FfBe");
    assert!(said.contains("no tag names the game") && said.contains("sower review"), "{said}");
    assert!(fails_with(2, &["review", "-", "oware"], BLUNDER).contains("a record of kalah"));
}

#[test]
fn records_that_fail_fail_as_in_replay() {
    assert!(fails_with(2, &["review", "-", "kalah"], "").contains("empty"));
    assert!(fails_with(2, &["review", "-", "kalah"], "hello {").contains("line 1"));
    assert!(fails_with(1, &["review", "-", "kalah"], "3 3").contains("ply 2"));
    let output = sower_with(&["review", "-", "kalah", "--json"], "3 3");
    let failed: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((failed["ply"].as_u64(), failed["move"].as_str()), (Some(2), Some("3")));
    assert!(fails_with(2, &["review", "no-such-file.txt"], "").contains("no-such-file.txt"));
    assert!(fails_with(2, &["review", "-", "--in-place"], BLUNDER).contains("--in-place"));
    assert!(fails_with(2, &["review", "-", "--nodes", "5", "--time", "1s"], BLUNDER).contains("--time"));
    assert!(fails_with(2, &["review", "-", "--set", "board.seeds=3"], BLUNDER).contains("GAME"));
}

#[test]
fn the_plot_and_the_record_are_written_whole() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (record, plot, written) = (path("game.txt"), path("plot.svg"), path("reviewed.txt"));
    fs::write(&record, BLUNDER).unwrap();
    done_with(&[&["review", &record, "--svg", &plot, "--write", &written], &FEW[..]].concat(), "");
    assert!(fs::read_to_string(&plot).unwrap().trim_end().ends_with("</svg>"));
    let text = fs::read_to_string(&written).unwrap();
    assert!(text.contains("6??") && text.contains("[%eval ") && text.contains("[South \"Ann\"]"), "{text}");
    assert_eq!(fs::read_to_string(&record).unwrap(), BLUNDER);
    let end = |file: &str| done_with(&["replay", "kalah", file], "");
    assert_eq!(end(&written), end(&record));
    // Writing in place a second time changes nothing.
    done_with(&[&["review", &record, "--in-place"], &FEW[..]].concat(), "");
    assert_eq!(fs::read_to_string(&record).unwrap(), text);
    done_with(&[&["review", &record, "--in-place"], &FEW[..]].concat(), "");
    assert_eq!(fs::read_to_string(&record).unwrap(), text);
}

#[test]
fn a_record_without_moves_has_nothing_to_review() {
    let told = done_with(&["review", "-"], "[Game \"oware\"]\n\n*\n");
    assert_eq!(told.lines().count(), 1, "{told}");
}

/// A game of a match: two random plies, then the players' own.
const FROM_A_MATCH: &str = "[Game \"oware\"]\n[Opening \"A a\"]\n\n1. A a 2. B b 3. C *\n";

#[test]
fn the_opening_of_a_match_is_shown_but_not_judged() {
    let args = [&["review", "-"], &FEW[..]].concat();
    let told = done_with(&args, FROM_A_MATCH);
    let classes: Vec<&str> = told.lines().skip(3).take(5).map(|line| cell(line, 5)).collect();
    assert_eq!(&classes[..2], ["opening", "opening"], "{told}");
    assert!(classes[2..].iter().all(|class| *class != "opening"), "{told}");
    assert!(told.contains("The opening was given") && !told.contains("Ply 1,"), "{told}");
    let review: Value =
        serde_json::from_str(&done_with(&[&args[..], &["--json"]].concat(), FROM_A_MATCH)).unwrap();
    assert_eq!((&review["opening"], &review["plies"][0]["class"]), (&2.into(), &"opening".into()));
    assert_eq!((&review["plies"][0]["lost"], &review["plies"][1]["cost"]), (&0.0.into(), &0.0.into()));
    assert_eq!(review["sides"][0]["classes"]["opening"], 1);
    // An opening's name contains no plies.
    let named = FROM_A_MATCH.replace("A a\"", "Kofi's opening\"");
    assert!(!done_with(&args, &named).contains("The opening was given"));
}

/// A cell of a row in which no seeds are lost, so that two columns are empty.
fn cell(line: &str, column: usize) -> &str {
    line.split_whitespace().nth(column).unwrap_or_default()
}

#[test]
fn turning_points_repeat_the_numbers_of_the_table_and_say_what_made_the_error() {
    let told = done_with(&[&["review", "-"], &FEW[..]].concat(), BLUNDER);
    let row: Vec<&str> = told.lines().nth(3).unwrap().split_whitespace().collect();
    let review: Value =
        serde_json::from_str(&done_with(&[&["review", "-", "--json"], &FEW[..]].concat(), BLUNDER)).unwrap();
    let first = &review["plies"][0];
    for (cell, key) in [(row[4], "before"), (row[5], "after")] {
        let margin = cell.trim_end_matches('✓');
        assert_eq!(margin.parse::<f64>().unwrap(), first[key]["south"].as_f64().unwrap(), "{told}");
    }
    let why = review["turning_points"][0]["why"].as_array().unwrap();
    let after = format!("{:.1}", first["after"]["south"].as_f64().unwrap().abs());
    let whole = after.trim_end_matches(".0");
    assert!(why[0].as_str().unwrap().contains(whole), "{why:?}");
    assert!(why[1].as_str().unwrap().starts_with("Blunder: "), "{why:?}");
    assert!(first["because"] == "result" || first["because"] == "seeds", "{first}");
}

#[test]
fn files_that_cannot_be_written_are_told_before_the_search() {
    let folder = TempDir::new().unwrap();
    let record = folder.path().join("game.txt").display().to_string();
    fs::write(&record, BLUNDER).unwrap();
    // With so many positions a search would take hours.
    let long = ["--nodes", "1000000000000"];
    let nowhere = folder.path().join("no/such/x.svg").display().to_string();
    let a_folder = folder.path().display().to_string();
    for option in ["--svg", "--write"] {
        for target in [&nowhere, &a_folder] {
            let said = fails_with(2, &[&["review", &record, option, target], &long[..]].concat(), "");
            assert!(said.contains("cannot write") && said.contains(target), "{said}");
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
