//! Tournament games of Togyz Kumalak, each ply by its text.

use serde::Deserialize;
use sower_core::trace::{Cell, Event, How};
use sower_core::{Game, Side, Termination};
use sower_testing::options::{self, Options};
use sower_testing::{boards, cases};

#[derive(Deserialize)]
struct Record {
    id: String,
    result: String,
    note: String,
    text: Vec<String>,
}

pub(crate) fn tournament_games_replay_ply_by_ply() {
    let records = cases::outside().values::<Record>("togyz/games_playok.jsonl");
    let game = options::game("togyz", &Options::new());
    for record in &records {
        replay(&game, record);
    }
}

/// A written ply: the hole played, the hole of the last ball, whether a tuzdyk was made, and the mover's kazan
/// after a capture.
#[derive(Debug, PartialEq, Eq)]
struct Ply {
    from: u8,
    to: u8,
    tuzdyk: bool,
    kazan: Option<u8>,
}

fn read(text: &str) -> Option<Ply> {
    let (holes, rest) = text.split_at_checked(2)?;
    let mut digits = holes.chars().map(|digit| digit.to_digit(10).map(|digit| digit as u8));
    let (from, to) = (digits.next()??, digits.next()??);
    let (tuzdyk, rest) = rest.strip_prefix(['X', 'x']).map_or((false, rest), |rest| (true, rest));
    let kazan = match rest {
        "" => None,
        _ => Some(rest.strip_prefix('(')?.strip_suffix(')')?.parse().ok()?),
    };
    Some(Ply { from, to, tuzdyk, kazan })
}

fn replay(game: &Game, record: &Record) {
    let mut position = game.start();
    for (index, text) in record.text.iter().enumerate() {
        let place = format!("{}, ply {}: {text}", record.id, index + 1);
        let told = read(text).unwrap_or_else(|| panic!("{place} is no ply"));
        let mover = position.side();
        let trace = game
            .trace(&position, boards::sow(told.from))
            .unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
        let Some(Cell::Pit(last)) = trace.last else { panic!("{place}: ends in no hole") };
        let happened = |is: fn(&Event) -> bool| trace.steps.iter().any(|step| is(&step.event));
        let captured = happened(|event| matches!(event, Event::Capture { how: How::Count, .. }));
        let found = Ply {
            from: told.from,
            to: last.index + 1,
            tuzdyk: happened(|event| matches!(event, Event::HomeMade { .. })),
            kazan: captured.then(|| trace.after.store(mover)),
        };
        assert_eq!(found, told, "{place}");
        position = game.play(&position, boards::sow(told.from)).expect("what can be traced can be played");
        assert_eq!(position, trace.after, "{place}");
    }
    // A record without a finished board ended early: by resignation, on time or by agreement. Its result is not the
    // board's. The note `zero` marks those in which the player to move had no ball left.
    let outcome = game.outcome(&position);
    let stuck = outcome.is_some_and(|outcome| outcome.termination == Termination::Stuck);
    assert_eq!(stuck, record.note == "zero", "{}: {outcome:?}", record.id);
    if let Some(outcome) = outcome {
        assert_eq!(outcome.winner, winner(&record.result), "{}: {outcome:?}", record.id);
    }
}

fn winner(result: &str) -> Option<Side> {
    match result {
        "1-0" => Some(Side::South),
        "0-1" => Some(Side::North),
        "1/2-1/2" => None,
        _ => panic!("{result} is no result"),
    }
}
