//! Ogidise: single turns with their laps, and endless turns.

use serde::Deserialize;
use sower_core::trace::{Event, Trace};
use sower_core::{Game, Move, Position, Refusal};
use sower_testing::options::{self, Options};
use sower_testing::{boards, cases};

#[derive(Deserialize)]
struct Turn {
    id: String,
    #[serde(default)]
    options: Options,
    pits: Vec<u8>,
    reserves: [u8; 2],
    mover: u8,
    /// The pit's number on the board, 1 to 12.
    #[serde(rename = "move")]
    played: u8,
    after_pits: Vec<u8>,
    after_reserves: [u8; 2],
    laps: u32,
    how: String,
}

#[test]
fn turns_end_as_told_or_are_refused_as_endless() {
    let turns = cases::inside().values::<Turn>("ogidise/turns.jsonl");
    for turn in &turns {
        let game = options::game("ogidise", &turn.options);
        let before = position(&game, turn);
        let label = turn.played.to_string();
        let played = game.read_move(before.side(), &label).expect("a number from 1 to 12 is a pit");
        match turn.how.as_str() {
            "empty" | "claim" => ends(&game, &before, played, turn),
            "endless" => {
                assert_eq!(game.play(&before, played), Err(Refusal::Endless { label }), "{}", turn.id);
                stays(turn);
            }
            other => panic!("{}: nothing is known of {other}", turn.id),
        }
    }
}

fn ends(game: &Game, before: &Position, played: Move, turn: &Turn) {
    let trace = game.trace(before, played).unwrap_or_else(|refusal| panic!("{}: {refusal}", turn.id));
    let after = game.play(before, played).expect("what can be traced can be played");
    assert_eq!(after, trace.after, "{}", turn.id);
    assert_eq!(boards::pits(&after), turn.after_pits, "{}", turn.id);
    assert_eq!(boards::stores(&after), turn.after_reserves, "{}", turn.id);
    assert_eq!(trace.laps, turn.laps, "{}", turn.id);
    assert_eq!(claims(&trace), turn.how == "claim", "{}", turn.id);
}

fn claims(trace: &Trace) -> bool {
    trace.steps.iter().any(|step| matches!(step.event, Event::Capture { .. }))
}

/// If an endless turn is legal, it leaves the board unchanged.
fn stays(turn: &Turn) {
    let mut options = turn.options.clone();
    options.insert("endless_rule".to_owned(), "pass".into());
    let game = options::game("ogidise", &options);
    let before = position(&game, turn);
    let played = game.read_move(before.side(), &turn.played.to_string()).expect("a number is a pit");
    let after = game.play(&before, played).unwrap_or_else(|refusal| panic!("{}: {refusal}", turn.id));
    assert_eq!(boards::pits(&after), turn.after_pits, "{}", turn.id);
    assert_eq!(boards::stores(&after), turn.after_reserves, "{}", turn.id);
    assert_eq!(after.side(), !before.side(), "{}", turn.id);
}

fn position(game: &Game, turn: &Turn) -> Position {
    let setup = boards::from_pits(&turn.pits, turn.reserves, turn.mover);
    game.position(&setup).unwrap_or_else(|error| panic!("{}: {error}", turn.id))
}
