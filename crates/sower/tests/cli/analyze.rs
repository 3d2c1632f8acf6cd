//! `sower analyze` on the command line. The search may change, so only the form of the output is tested.

use serde_json::Value;

use crate::run::{done, fails};

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn a_line_a_depth_has_every_legal_move_best_first() {
    for game in ["kalah", "oware", "togyz-kumalak", "ogidise"] {
        let text = done(&["analyze", game, "--nodes", "3000", "--memory", "1", "--json"]);
        let mut depth = 0;
        for line in text.lines() {
            let found: Value = serde_json::from_str(line).unwrap();
            assert_eq!(keys(&found), ["depth", "nodes", "seconds", "proven", "moves"]);
            assert!(found["depth"].as_u64().unwrap() > depth);
            depth = found["depth"].as_u64().unwrap();
            let moves = found["moves"].as_array().unwrap();
            let scores: Vec<f64> = moves.iter().map(|found| found["score"].as_f64().unwrap()).collect();
            assert!(scores.is_sorted_by(|one, next| one >= next), "{scores:?}");
            for found in moves {
                let names = keys(found);
                assert!(["label", "pit", "score", "proven", "line"].iter().all(|key| names.contains(key)));
                assert_eq!(found["line"][0], found["label"]);
            }
        }
        assert!(depth > 0, "{text}");
    }
}

#[test]
fn without_a_terminal_the_end_alone_is_shown_and_nothing_is_coloured() {
    let shown = done(&["analyze", "kalah", "--depth", "1"]);
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[0], "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S");
    assert!(lines[1].starts_with("Depth 1, "), "{shown}");
    assert!(lines[3].starts_with("move") && lines[3].contains("in words"), "{shown}");
    assert!(shown.contains("the last stone falls in South's own store: South moves again"), "{shown}");
    assert!(!shown.contains('\x1b'), "{shown}");
}

#[test]
fn moves_can_be_played_first() {
    let shown = done(&["analyze", "kalah", "--after", "1. 3 6 1", "--depth", "1"]);
    assert!(shown.starts_with("4,4,0,5,5,0/0,6,6,6,5,5 2,0 S\n"), "{shown}");
    assert!(fails(1, &["analyze", "kalah", "--after", "3 3"]).contains("ply 2"));
    assert!(fails(2, &["analyze", "kalah", "--after", "hello{"]).contains("--after"));
}

#[test]
fn a_finished_position_has_nothing_to_analyze() {
    let over = "0,0,0,0,0,0/2,1,1,1,1,0 22,20 S";
    assert!(done(&["analyze", "oware", "--position", over]).contains("North wins 26–22."));
    let line: Value =
        serde_json::from_str(&done(&["analyze", "oware", "--position", over, "--json"])).unwrap();
    assert_eq!((line["depth"].as_u64(), line["moves"].as_array().unwrap().len()), (Some(0), 0));
}

#[test]
fn a_plain_player_shows_its_values_nodes_and_cut_offs() {
    let line: Value =
        serde_json::from_str(&done(&["analyze", "kalah", "--as", "minimax:6", "--json"])).unwrap();
    assert_eq!(keys(&line), ["player", "depth", "nodes", "cutoffs", "exact_nodes", "moves", "seconds"]);
    assert_eq!((line["player"].as_str(), line["depth"].as_u64()), (Some("minimax:6"), Some(6)));
    assert_eq!(line["moves"].as_array().unwrap().len(), 6);
    assert_eq!(keys(&line["moves"][0]), ["label", "pit", "score"]);
    let shown = done(&["analyze", "oware", "--as", "minimax:2"]);
    assert!(shown.contains("minimax:2: ") && shown.contains("cut-offs"), "{shown}");
    assert!(shown.ends_with(
        "move   score\nA         +0\nB         +0\nC         +0\nD         +0\nE         +0\nF         +0\n"
    ));
}

#[test]
fn what_cannot_be_done_is_told() {
    assert!(fails(2, &["analyze", "kalah", "--as", "greedy"]).contains("minimax:1"));
    assert!(fails(2, &["analyze", "kalah", "--as", "deep"]).contains("unknown player \"deep\""));
    // Only players that assign values are offered.
    assert!(!fails(2, &["analyze", "kalah", "--as", "deep"]).contains("greedy"));
    assert!(fails(2, &["analyze", "kalah", "--as", "minimax:3", "--time", "1s"]).contains("--time"));
    assert!(fails(2, &["analyze", "kalah", "--time", "soon"]).contains("500ms"));
    assert!(fails(2, &["analyze", "kalah", "--threads", "0"]).contains("--threads"));
    assert!(fails(2, &["analyze", "chess"]).contains("there is no game"));
    assert!(fails(2, &["analyze", "kalah", "--position", "1/2"]).contains("position"));
}
