//! `sower tune` on the command line: its files, its message when stopped, its suggestions.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::run::{err, fails, sower};

#[test]
fn the_hint_can_be_typed_as_it_stands() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().display().to_string();
    let args = ["tune", "kalah", "--set", "board.pits=3", "--set", "board.seeds=2", "--rounds", "1"];
    let told = err(&sower(&[&args[..], &["--games", "10", "--nodes", "50", "--dir", &path]].concat()));
    let hint =
        format!("sower match kalah --set board.pits=3 --set board.seeds=2 search:{path}/kalah.weights");
    assert!(told.contains(&hint), "{told}");
    let weights = std::fs::read_to_string(folder.path().join("kalah.weights")).unwrap();
    assert!(weights.contains("sower tune kalah --set board.pits=3"), "{weights}");
}

#[test]
fn a_folder_that_cannot_be_written_is_told_at_once() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    fails(2, &["tune", "kalah", "--dir", &file.join("tune").display().to_string()]);
}

/// Fifteen pits per side have thousands of weights: fitting them takes much longer than playing a few games.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_fit_within_a_second_and_says_what_is_kept() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().display().to_string();
    let args = ["tune", "kalah", "--set", "board.pits=15", "--rounds", "1", "--games", "2", "--nodes", "10"];
    let child = Command::new(env!("CARGO_BIN_EXE_sower"))
        .env("SOWER_LANG", "en")
        .args(args)
        .args(["--dir", &path])
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The batch is saved as soon as its games are played; the fit follows.
    let until = Instant::now() + Duration::from_secs(60);
    while !folder.path().join("round-1-batch-0000.samples").exists() {
        assert!(Instant::now() < until, "the games were never played");
        std::thread::sleep(Duration::from_millis(20));
    }
    std::thread::sleep(Duration::from_millis(300));
    let interrupted = Instant::now();
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(interrupted.elapsed() < Duration::from_secs(2), "{:?}", interrupted.elapsed());
    let told = err(&output);
    assert!(told.contains("Stopped in round 1 of 1. Saved: 2 of 2 games."), "{told}");
}

#[test]
fn levels_are_measured_adjusted_and_written() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().display().to_string();
    // Little Kalah with few games: the steps are too uncertain to be settled, so it adjusts in every round.
    let game = ["tune", "levels", "kalah", "--set", "board.pits=3", "--set", "board.seeds=2", "--games", "4"];
    let output = sower(&[&game[..], &["--rounds", "1", "--dir", &path]].concat());
    assert!(matches!(output.status.code(), Some(0 | 1)), "{output:?}");
    let told = err(&output);
    assert!(told.contains("Current levels: ") && told.contains("Round 1: "), "{told}");
    let written = std::fs::read_to_string(folder.path().join("kalah.levels")).unwrap();
    for key in ["nodes = [", "noise = [", "milliseconds = ["] {
        assert!(written.contains(key), "{written}");
    }
    let table = String::from_utf8(output.stdout).unwrap();
    assert_eq!(table.lines().count(), 8, "{table}");
    assert!(table.lines().last().unwrap().trim_start().starts_with("8 v. 7"), "{table}");

    let measured = sower(&[&game[..], &["--measure", "--json"]].concat());
    let steps: serde_json::Value = serde_json::from_slice(&measured.stdout).unwrap();
    let out_of_range = steps.as_array().unwrap().iter().any(|step| step["in_range"] == false);
    assert_eq!(measured.status.code(), Some(i32::from(out_of_range)), "{steps}");
    fails(2, &["tune", "levels", "kalah", "--measure", "--rounds", "2"]);
    fails(2, &["tune"]);
}
