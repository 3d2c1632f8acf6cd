//! `sower puzzles` and `sower train` on the command line.

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{done, done_with, fails};

fn listed(args: &[&str]) -> Vec<Value> {
    done(args).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn puzzles_are_listed_as_data() {
    let all = listed(&["puzzles", "kalah", "--json"]);
    assert!(all.len() >= 300, "{}", all.len());
    let first = &all[0];
    assert_eq!((&first["number"], &first["grade"]), (&1.into(), &1.into()));
    let labels: Vec<&Value> =
        first["moves"].as_array().unwrap().iter().map(|found| &found["label"]).collect();
    assert!(labels.contains(&&first["solution"]), "{first}");
    let hard = listed(&["puzzles", "oware", "--grade", "5", "--json"]);
    assert!(!hard.is_empty() && hard.iter().all(|puzzle| puzzle["grade"] == 5));
    assert!(done(&["puzzles"]).contains("togyz-kumalak: 320 puzzles"));
}

#[test]
fn a_wrong_move_is_told_why_and_the_right_one_solves_it() {
    let puzzle = &listed(&["puzzles", "kalah", "--number", "100", "--json"])[0];
    let solution = puzzle["solution"].as_str().unwrap();
    let moves = puzzle["moves"].as_array().unwrap();
    let wrong = moves.iter().find(|found| found["label"] != solution).unwrap()["label"].as_str().unwrap();
    let lines = format!("{wrong}\nwhy\nhint\n{solution}\nprogress\nnonsense\nnext\nquit\n");
    let said = done_with(&["puzzles", "kalah", "--number", "100"], &lines);
    assert!(said.contains(&format!("{wrong} throws away the win: ")), "{said}");
    assert!(said.contains(&format!("Correct: {solution}, South wins by")), "{said}");
    assert!(said.contains("Next best: "), "{said}");
    assert!(said.contains("Grade 2: 1 of 64 solved, 0 at the first attempt, 1 attempted"), "{said}");
    assert!(said.contains("Puzzle 101 of 320"), "{said}");
}

#[test]
fn puzzles_are_found_for_other_games_and_the_same_seed_gives_the_same() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let build = |name: &str, threads: &str| {
        let args =
            ["puzzles", "build", "bestemshe", "--count", "6", "--threads", threads, "--out", &file(name)];
        done(&args);
        std::fs::read_to_string(file(name)).unwrap()
    };
    assert_eq!(build("one", "1"), build("two", "2"));
    let all = listed(&["puzzles", "bestemshe", "--file", &file("one"), "--json"]);
    assert_eq!(all.len(), 6);
    std::fs::write(file("bad"), "1 3 0,0/0,0_0,0_S 1=+0\n").unwrap();
    let said = fails(2, &["puzzles", "bestemshe", "--file", &file("bad")]);
    assert!(said.contains("line 1"), "{said}");
}

#[test]
fn what_cannot_be_solved_or_trained_is_told() {
    assert!(fails(1, &["puzzles", "awari"]).contains("sower puzzles build awari"));
    assert!(fails(2, &["puzzles", "kalah", "--number", "9999"]).contains("expected 1 to 320"));
    assert!(fails(2, &["puzzles", "nosuch"]).contains("nosuch"));
    assert!(fails(2, &["train", "kalah", "1,2,3"]).contains("1,2,3"));
    assert!(fails(1, &["train", "kalah", "0,0,0,0,0,1/1,0,0,0,0,0 10,36 S"]).contains("loses"));
}

#[test]
fn the_trainer_tells_a_slip_lets_it_be_taken_back_and_defends() {
    let puzzle = &listed(&["puzzles", "kalah", "--number", "100", "--json"])[0];
    let (position, solution) = (puzzle["position"].as_str().unwrap(), puzzle["solution"].as_str().unwrap());
    let moves = puzzle["moves"].as_array().unwrap();
    let wrong = moves.iter().find(|found| found["label"] != solution).unwrap()["label"].as_str().unwrap();
    let said =
        done_with(&["train", "kalah", position], &format!("{wrong}\n{solution}\nundo\n{solution}\nquit\n"));
    assert!(said.contains("the win is proven"), "{said}");
    assert!(said.contains(&format!("{wrong} throws away the win: ")), "{said}");
    // No other move is accepted before it is taken back.
    assert_eq!(said.matches("Type undo to take the move back").count(), 2, "{said}");
}
