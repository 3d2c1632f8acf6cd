//! The keys of a review's JSON, which programs rely on.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::Arc;

use serde_json::Value;
use sower_core::record::Record;
use sower_core::{Game, library};
use sower_review::{Budget, review};
use sower_search::{Searcher, Settings, Stop};

/// South could capture thirteen and does not.
const BLUNDER: &str = "[Position \"1,0,0,0,0,4/0,0,0,0,12,1 8,12 S\"] 6 5 1";

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn the_json_has_these_keys() {
    let game = Arc::new(Game::new(library::find("kalah").unwrap().rules(&[]).unwrap()));
    let played = Record::parse(BLUNDER).unwrap().play(&game).unwrap();
    let mut searcher = Searcher::new(game, Settings::new(1 << 20, 1));
    let budget = Budget::Nodes(5_000);
    let found = review(&played, &mut searcher, budget, &Stop::new(), &mut |_| {}).unwrap();
    let review = serde_json::to_value(sower_wire::Review::from(&found)).unwrap();
    assert_eq!(
        keys(&review),
        ["game", "plies", "end", "sides", "turning_points", "nodes", "seconds", "opening"]
    );
    let ply = &review["plies"][0];
    let of_a_ply = "ply turn side label pit position legal before after best line turns lost cost stake class alone glyph depth because";
    assert_eq!(keys(ply).join(" "), of_a_ply);
    assert_eq!(keys(&ply["before"]), ["south", "mover", "proven", "chance", "decided"]);
    assert_eq!(keys(&ply["best"]), ["label", "pit", "line", "turns"]);
    assert_eq!(keys(&review["end"]), ["position", "south", "proven", "chance", "decided", "outcome"]);
    let side = &review["sides"][1];
    assert_eq!(keys(side), ["side", "accuracy", "counted", "lost", "classes"]);
    let classes = ["best", "good", "only-move", "inaccuracy", "mistake", "missed-win", "blunder", "opening"];
    assert_eq!(keys(&side["classes"]), classes);
    let point = &review["turning_points"][0];
    assert_eq!(
        keys(point),
        ["ply", "side", "label", "class", "lost", "better", "better_turns", "played", "why"]
    );
    assert_eq!((ply["side"].as_str(), ply["class"].as_str()), (Some("S"), Some("blunder")));
}
