//! `sower review` as programs and people meet it. The search may change: only the shape of the answers is held here.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

fn sower_with(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sower"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that fails early closes its input: that is its right.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn done(args: &[&str], input: &str) -> String {
    let output = sower_with(args, input);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn fails(code: i32, args: &[&str], input: &str) -> String {
    let output = sower_with(args, input);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// South could take thirteen and leaves them.
const BLUNDER: &str = "[Game \"kalah\"]\n[South \"Ann\"]\n[North \"Ben\"]\n\
    [Position \"1,0,0,0,0,4/0,0,0,0,12,1 8,12 S\"]\n\n1. 6 5 2. 1 *\n";

const FEW: [&str; 4] = ["--nodes", "5000", "--memory", "1"];

#[test]
fn the_text_has_head_moves_plot_turning_points_and_accuracy() {
    let told = done(&[&["review", "-"], &FEW[..]].concat(), BLUNDER);
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
    assert_eq!(done(&[&["review", "-"], &FEW[..]].concat(), BLUNDER), told);
}

#[test]
fn the_json_is_one_object() {
    let told = done(&[&["review", "-", "--json"], &FEW[..]].concat(), BLUNDER);
    let review: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(review["plies"].as_array().unwrap().len(), 3);
    assert_eq!(review["game"], "kalah");
    assert_eq!(review["plies"][0]["class"], "blunder");
}

#[test]
fn a_bare_list_of_moves_needs_the_games_name() {
    assert!(done(&[&["review", "-", "oware"], &FEW[..]].concat(), "FfBe").starts_with("Oware"));
    let said = fails(2, &["review", "-"], "FfBe");
    assert!(said.contains("no tag says which game") && said.contains("sower review"), "{said}");
    assert!(fails(2, &["review", "-", "oware"], BLUNDER).contains("a record of kalah"));
}

#[test]
fn records_that_fail_fail_as_in_replay() {
    assert!(fails(2, &["review", "-", "kalah"], "").contains("empty"));
    assert!(fails(2, &["review", "-", "kalah"], "hello {").contains("line 1"));
    assert!(fails(1, &["review", "-", "kalah"], "3 3").contains("ply 2"));
    let output = sower_with(&["review", "-", "kalah", "--json"], "3 3");
    let failed: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((failed["ply"].as_u64(), failed["move"].as_str()), (Some(2), Some("3")));
    assert!(fails(2, &["review", "no-such-file.txt"], "").contains("no-such-file.txt"));
    assert!(fails(2, &["review", "-", "--in-place"], BLUNDER).contains("--in-place"));
    assert!(fails(2, &["review", "-", "--nodes", "5", "--time", "1s"], BLUNDER).contains("--time"));
    assert!(fails(2, &["review", "-", "--set", "board.seeds=3"], BLUNDER).contains("GAME"));
}

#[test]
fn the_plot_and_the_record_are_written_whole() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (record, plot, written) = (path("game.txt"), path("plot.svg"), path("reviewed.txt"));
    fs::write(&record, BLUNDER).unwrap();
    done(&[&["review", &record, "--svg", &plot, "--write", &written], &FEW[..]].concat(), "");
    assert!(fs::read_to_string(&plot).unwrap().trim_end().ends_with("</svg>"));
    let text = fs::read_to_string(&written).unwrap();
    assert!(text.contains("6??") && text.contains("[%eval ") && text.contains("[South \"Ann\"]"), "{text}");
    assert_eq!(fs::read_to_string(&record).unwrap(), BLUNDER);
    let end = |file: &str| done(&["replay", "kalah", file], "");
    assert_eq!(end(&written), end(&record));
    // In place, and again: the same.
    done(&[&["review", &record, "--in-place"], &FEW[..]].concat(), "");
    assert_eq!(fs::read_to_string(&record).unwrap(), text);
    done(&[&["review", &record, "--in-place"], &FEW[..]].concat(), "");
    assert_eq!(fs::read_to_string(&record).unwrap(), text);
}

#[test]
fn a_record_without_moves_has_nothing_to_review() {
    let told = done(&["review", "-"], "[Game \"oware\"]\n\n*\n");
    assert_eq!(told.lines().count(), 1, "{told}");
}
