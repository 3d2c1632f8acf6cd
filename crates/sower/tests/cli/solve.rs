//! `sower solve` on the command line.

use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use crate::run::{done, err, fails, out, sower, start};

fn last(text: &str) -> Value {
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

const SMALL: [&str; 6] = ["solve", "kalah", "--set", "board.pits=4", "--set", "board.seeds=3"];

fn small<'a>(more: &[&'a str]) -> Vec<&'a str> {
    SMALL.iter().chain(more).copied().collect()
}

#[test]
fn the_last_line_has_value_side_best_moves_and_proof() {
    let found = last(&done(&small(&["--json"])));
    let keys: Vec<&str> = found.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["value", "side", "best", "proven", "line", "nodes", "seconds"]);
    assert_eq!((&found["value"], &found["side"], &found["proven"]), (&6.into(), &"S".into(), &true.into()));
    assert_eq!(found["best"], serde_json::json!(["2"]));
    assert_eq!(found["line"][0], "2");
    let found = last(&done(&small(&["--json", "--moves"])));
    assert_eq!(found["moves"], serde_json::json!({"1": -6, "2": 6, "3": 2, "4": -2}));
    let found = last(&done(&small(&["--json", "--wdl"])));
    assert_eq!((&found["result"], &found["proven"]), (&"win".into(), &true.into()));
    assert_eq!(found["best"], serde_json::json!(["2", "3"]));
}

#[test]
fn people_read_sentences() {
    let shown = done(&small(&["--moves"]));
    assert!(shown.starts_with("3,3,3,3/3,3,3,3 0,0 S\nSouth wins by 6 (proven).\nBest: 2."), "{shown}");
    assert!(shown.contains("\n3: +2\n") && shown.contains("\nA best line: South 2 4, North 2"), "{shown}");
    assert!(!shown.contains('\x1b'), "{shown}");
}

#[test]
fn a_bound_is_told_as_one_and_says_nothing_of_other_moves() {
    let told = done(&small(&["--at-least", "-3"]));
    assert!(told.contains("South's final margin is at least -3 (proven)."), "{told}");
    assert!(told.contains("Best so far: ") && !told.contains("No other"), "{told}");
    let told = done(&small(&["--at-least", "40"]));
    assert!(told.contains("South's final margin is less than +40: at most "), "{told}");
    assert_eq!(last(&done(&small(&["--at-least", "-3", "--json"])))["at_least"], true);
    fails(2, &small(&["--at-least", "1", "--wdl"]));
}

#[test]
fn a_finished_position_has_its_value() {
    let over = "0,0,0,0,0,0/2,1,1,1,1,0 22,20 S";
    let found = last(&done(&["solve", "kalah", "--position", over, "--json"]));
    assert_eq!((&found["value"], &found["proven"]), (&(-4).into(), &true.into()));
}

#[test]
fn where_captures_decide_first_a_value_has_two_parts() {
    let over = "4,4,0,0,0,0/4,2,2,0,0,0 20,12 S";
    let found = last(&done(&["solve", "ogidise", "--position", over, "--json"]));
    assert_eq!(found["value"], serde_json::json!({"claimed": 8, "possession": 8}));
    // Stopped early, the bounds have both parts too.
    let found = last(&out(&sower(&["solve", "ogidise", "--json", "--time", "50ms", "--memory", "1"])));
    assert!(found["bounds"][0]["claimed"].is_i64() && found["bounds"][1]["possession"].is_i64(), "{found}");
}

#[test]
fn what_is_not_proven_has_bounds_and_says_so() {
    let found = last(&out(&sower(&["solve", "oware", "--json", "--time", "300ms", "--memory", "16"])));
    assert_eq!((&found["value"], &found["proven"]), (&Value::Null, &false.into()));
    assert_eq!(found["bounds"].as_array().unwrap().len(), 2);
    assert_eq!(found["unfinished"], "time");
    let output = sower(&["solve", "oware", "--time", "300ms", "--memory", "16"]);
    assert!(out(&output).contains("Not fully solved: South's final margin is between"), "{}", out(&output));
    let said = err(&output);
    assert!(said.contains("The time limit ended the proof") && said.contains("--checkpoint FILE"), "{said}");
}

#[test]
fn a_node_limit_ends_the_proof_and_too_few_nodes_prove_nothing() {
    let few = ["solve", "kalah", "--nodes", "1000", "--threads", "1", "--memory", "16"];
    let output = sower(&[&few[..], &["--json"]].concat());
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    let found = last(&out(&output));
    assert_eq!((&found["proven"], &found["unfinished"]), (&false.into(), &"nodes".into()));
    assert!(err(&sower(&few)).contains("The node limit ended the proof"));
    // Enough nodes give the same result as no limit.
    let found = last(&done(&small(&["--json", "--nodes", "100000000"])));
    assert_eq!((&found["value"], &found["proven"]), (&6.into(), &true.into()));
    assert!(fails(2, &small(&["--nodes", "0"])).contains("--nodes <N>: expected a number of 1 or more"));
}

#[test]
fn a_killed_proof_goes_on_from_its_checkpoint_and_ends_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let file = file.to_str().unwrap();
    let question = [
        "solve",
        "kalah",
        "--set",
        "board.pits=4",
        "--set",
        "board.seeds=5",
        "--threads",
        "1",
        "--moves",
        "--json",
    ];
    let kept = [&question[..], &["--checkpoint", file, "--checkpoint-every", "20ms"]].concat();
    let whole = last(&done(&question));
    // Killed repeatedly at arbitrary moments, it never leaves an incomplete checkpoint: each start reads the last one without an error.
    const KILLS: u64 = 12;
    let mut nodes = 0;
    for round in 0..KILLS {
        let mut killed = start(&kept);
        std::thread::sleep(Duration::from_millis(60 + 17 * round));
        killed.kill().unwrap();
        killed.wait().unwrap();
        let so_far = out(&sower(&[&kept[..], &["--time", "1ms"]].concat()));
        let so_far = last(&so_far)["nodes"].as_u64().unwrap();
        assert!(so_far >= nodes, "{so_far} after {nodes}");
        nodes = so_far;
    }
    assert!(nodes > 0);
    let found = last(&done(&kept));
    for key in ["value", "side", "best", "moves", "proven"] {
        assert_eq!(found[key], whole[key], "{key}");
    }
    // A finished proof stays finished.
    assert_eq!(last(&done(&kept))["moves"], found["moves"]);
}

#[cfg(unix)]
#[test]
fn a_proof_that_is_asked_to_end_says_what_it_has_and_leaves_a_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let child =
        start(&["solve", "oware", "--json", "--memory", "16", "--checkpoint", file.to_str().unwrap()]);
    std::thread::sleep(Duration::from_millis(700));
    Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    let ended = child.wait_with_output().unwrap();
    assert!(matches!(ended.status.code(), Some(0 | 1)), "{ended:?}");
    let found = last(&String::from_utf8(ended.stdout).unwrap());
    assert_eq!((&found["proven"], &found["unfinished"]), (&false.into(), &"stopped".into()));
    assert!(file.exists());
}

#[test]
fn checkpoints_that_do_not_fit_and_places_that_cannot_be_written_are_refused_before_the_work() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let file = file.to_str().unwrap();
    done(&small(&["--checkpoint", file]));
    let said = fails(2, &["solve", "kalah", "--checkpoint", file]);
    assert!(said.contains("other rules"), "{said}");
    let said = fails(2, &small(&["--position", "0,4,4,4/3,3,3,3 0,0 N", "--checkpoint", file]));
    assert!(said.contains("3,3,3,3/3,3,3,3 0,0 S"), "{said}");
    let mut bytes = std::fs::read(file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(file, &bytes).unwrap();
    assert!(fails(2, &small(&["--checkpoint", file])).contains("is damaged"));
    std::fs::write(file, "hello").unwrap();
    assert!(fails(2, &small(&["--checkpoint", file])).contains("is not a checkpoint"));
    assert!(fails(2, &small(&["--checkpoint", "/nowhere/at/all"])).contains("cannot write"));
}

#[test]
fn a_proof_stopped_with_nothing_proven_exits_with_1() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof").display().to_string();
    let stopped = ["solve", "togyz-kumalak", "--time", "1ms", "--checkpoint", &file];
    let said = fails(1, &stopped);
    assert!(said.contains("nothing is proven yet"), "{said}");
    assert!(said.contains(&format!("Run the same command to resume from {file}")), "{said}");
    // Anything proven counts, even if the value is not.
    done(&small(&["--at-least", "1"]));
}

#[test]
fn a_value_that_repetition_keeps_open_is_explained() {
    // Two seeds that can chase each other for ever.
    const OPEN: &str = "1,0,0,0,0,0/1,0,0,0,0,0 23,23 S";
    let output = sower(&["solve", "oware", "--position", OPEN, "--memory", "16", "--json"]);
    assert_eq!(last(&out(&output))["unfinished"], "cycles");
    let said = err(&sower(&["solve", "oware", "--position", OPEN, "--memory", "16"]));
    assert!(said.contains("Positions can repeat in this game"), "{said}");
    assert!(!said.contains("--checkpoint"), "{said}");
}

#[test]
fn bad_flags_are_refused() {
    for bad in [
        &["--threads", "0"][..],
        &["--memory", "0"],
        &["--time", "soon"],
        &["--moves", "--wdl"],
        &["--position", "1,2 3"],
        &["--set", "board.pits=99"],
    ] {
        let args: Vec<&str> = ["solve", "kalah"].iter().chain(bad).copied().collect();
        fails(2, &args);
    }
    assert_eq!(sower(&["solve"]).status.code(), Some(2));
    assert!(fails(2, &["solve", "no-such-game"]).contains("no-such-game"));
}
