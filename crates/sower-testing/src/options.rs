//! Converts options of the test data to changes of a rules file.

use std::collections::BTreeMap;

use serde_json::Value;
use sower_core::{Change, Game, library};

/// Changes to a game's default rules, by their names in the test data.
pub type Options = BTreeMap<String, Value>;

/// Reads `name=value,name=value`, or `default` for none.
pub fn read(text: &str) -> Options {
    if text == "default" {
        return Options::new();
    }
    text.split(',')
        .map(|option| {
            let (name, value) = option.split_once('=').unwrap_or_else(|| panic!("no value in {option}"));
            (name.to_owned(), Value::String(value.to_owned()))
        })
        .collect()
}

/// The game with that name and these options.
pub fn game(name: &str, options: &Options) -> Game {
    let id = if name == "togyz" { "togyz-kumalak" } else { name };
    let mut written: Vec<String> = Vec::new();
    // The two bans form one list in a rules file, so they are read together.
    let mut bars = vec!["last-pit", "same-number"];
    for (option, value) in options {
        let value = plain(value);
        match (option.as_str(), value.as_str()) {
            ("tuzdyk_in_ninth", "true") => bars.retain(|bar| *bar != "last-pit"),
            ("tuzdyk_symmetric", "true") => bars.retain(|bar| *bar != "same-number"),
            _ => written.push(change(name, option, &value)),
        }
    }
    if name == "togyz" {
        written.push(format!("home.bars={bars:?}"));
    }
    let changes: Vec<Change> = written
        .iter()
        .map(|text| Change::parse(text).unwrap_or_else(|| panic!("{text} is no change")))
        .collect();
    let listed = library::find(id).unwrap_or_else(|error| panic!("{error}"));
    Game::new(listed.rules(&changes).unwrap_or_else(|error| panic!("{written:?}: {error}")))
}

fn change(game: &str, option: &str, value: &str) -> String {
    match (game, option, value) {
        ("kalah", "pits", _) => format!("board.pits={value}"),
        ("kalah", "stones", _) => format!("board.seeds={value}"),
        ("kalah", "empty_capture", "true" | "1") => "capture.across-needs=nothing".to_owned(),
        ("kalah", "empty_capture", "false" | "0") => "capture.across-needs=seeds".to_owned(),
        ("kalah", "capture_side", "any") => "capture.across=either".to_owned(),
        ("kalah", "end_rule", "mover_has_no_move") => "end.side-empty=false".to_owned(),
        ("oware", "grand_slam", _) => format!("capture.grand-slam={}", grand_slam(value)),
        ("oware", "must_feed", "false") => "turn.feed=free".to_owned(),
        ("oware", "skip_origin", _) => format!("sow.skip-origin={value}"),
        ("oware", "repetition_limit", "0") => "cycle.repeats=never".to_owned(),
        ("oware", "repetition_limit", _) => format!("cycle.repeats={value}"),
        ("oware", "repetition_needs_both_sides", _) => format!("cycle.needs-both-sides={value}"),
        ("togyz", "end_rule", "any_side_empty") => "end.side-empty=true".to_owned(),
        ("ogidise", "sow_into_origin", "false") => "sow.skip-origin=true".to_owned(),
        ("ogidise", "endless_rule", "pass") => "turn.endless=stays".to_owned(),
        ("ogidise", "no_move_rule", "pass") => "turn.no-move=pass".to_owned(),
        (_, "stop_at_majority", _) => format!("end.majority={value}"),
        _ => panic!("no change is known for {game}'s {option}={value}"),
    }
}

fn grand_slam(value: &str) -> &str {
    match value {
        "illegal" => "illegal",
        "no_capture" => "captures-nothing",
        "capture_all" => "captures",
        "leave_first" => "leaves-first",
        "leave_last" => "leaves-last",
        "give_rest" => "gives-rest",
        _ => panic!("no grand slam is known by {value}"),
    }
}

/// A value without quotation marks; booleans in lower case.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.to_ascii_lowercase(),
        other => other.to_string(),
    }
}
