//! `sower review` as programs and people meet it. The search may change: only the shape of the answers is held here.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{done_with, fails_with, sower_with};

/// South could take thirteen and leaves them.
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
    assert_eq!(head, ["ply", "side", "move", "South", "lost", "judged", "better"]);
    let first: Vec<&str> = lines[3].split_whitespace().collect();
    assert_eq!((&first[..4], first[6]), (&["1", "South", "6", "??"][..], "blunder"), "{told}");
    for part in [
        "0┼──",
        "South ahead",
        "North ahead",
        "Turning points\n",
        "Ply 1, South 6 ??, blunder",
        "Better was 1: ",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let summary = told.lines().find(|line| line.starts_with("accuracy")).unwrap();
    assert_eq!(summary.split_whitespace().count(), 3, "{told}");
    assert!(told.lines().all(|line| line.chars().count() <= 100), "{told}");
    // Said by the same number of positions, it is the same every time.
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
    assert!(said.contains("no tag says which game") && said.contains("sower review"), "{said}");
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
    // In place, and again: the same.
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
