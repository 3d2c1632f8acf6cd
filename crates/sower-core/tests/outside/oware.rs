//! Oware: games, repetitions, and single positions with feeding and grand slams.

use serde::Deserialize;
use sower_core::trace::Cell;
use sower_core::{Game, Place, Position, Side};
use sower_testing::options::{self, Options};
use sower_testing::{boards, cases};

use crate::play::Play;
use crate::replay::Replay;

#[derive(Deserialize)]
struct Board {
    houses: Vec<u8>,
    stores: [u8; 2],
    mover: u8,
}

#[derive(Deserialize)]
struct Check {
    ply: usize,
    houses: Option<Vec<u8>>,
    stores: Option<[u8; 2]>,
    mover: Option<u8>,
    over: Option<bool>,
    legal: Option<Vec<u8>>,
    legal_count: Option<usize>,
    score: Option<[u8; 2]>,
    returns: Option<[f64; 2]>,
    /// `null` for a draw.
    #[serde(default, deserialize_with = "given")]
    winner: Option<Option<u8>>,
}

#[derive(Deserialize)]
struct Unit {
    id: String,
    kind: String,
    #[serde(default)]
    options: Options,
    before: Board,
    #[serde(rename = "move")]
    played: Option<u8>,
    after: Option<Board>,
    legal: Option<Vec<u8>>,
    over: Option<bool>,
    #[serde(default, deserialize_with = "given")]
    winner: Option<Option<u8>>,
}

/// Distinguishes `null` from a missing field.
fn given<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Option<Option<u8>>, D::Error> {
    Option::deserialize(value).map(Some)
}

pub(crate) fn games_of_other_programs_replay() {
    replay_all("oware/replays.jsonl");
}

pub(crate) fn repetitions_end_the_game_where_other_programs_end_it() {
    replay_all("oware/cycles.jsonl");
}

fn replay_all(file: &str) {
    let replays = cases::outside().values::<Replay<Board, Check>>(file);
    for replay in &replays {
        let game = options::game("oware", &replay.options);
        let start = replay.start.as_ref().map_or_else(|| game.start(), |board| position(&game, board));
        replay.follow(&game, start, |play, ply, place| {
            for check in replay.checks.iter().filter(|check| check.ply == ply) {
                compare(&game, play, check, place);
            }
            if let Some(number) = replay.moves.get(ply) {
                let label = replay.text.get(ply..=ply);
                let houses = replay.uci.get(ply).map(String::as_str);
                compare_texts(&game, play.position(), *number, [label, houses], place);
            }
        });
    }
}

fn compare(game: &Game, play: &Play, check: &Check, place: &str) {
    let found = play.position();
    let over = play.over();
    if let Some(told) = check.over {
        assert_eq!(over.is_some(), told, "{place}");
    }
    if let Some(standing) = &over {
        if let Some(score) = check.score {
            assert_eq!(standing.score, score, "{place}");
        }
        if let Some(stores) = check.stores {
            // OpenSpiel collects every row of a finished board, even after a majority.
            assert_eq!(boards::gathered(found), stores, "{place}");
        }
        if let Some(winner) = check.winner {
            assert_eq!(standing.winner, winner.map(boards::side), "{place}");
        }
        if let Some(returns) = check.returns {
            assert_eq!(standing.winner, boards::ahead(returns), "{place}");
        }
        return;
    }
    if let Some(houses) = &check.houses {
        assert_eq!(&boards::pits(found), houses, "{place}");
    }
    if let Some(stores) = check.stores {
        assert_eq!(boards::stores(found), stores, "{place}");
    }
    if let Some(mover) = check.mover {
        assert_eq!(found.side(), boards::side(mover), "{place}");
    }
    if let Some(legal) = &check.legal {
        assert_eq!(&boards::legal(game, found), legal, "{place}");
    }
    if let Some(count) = check.legal_count {
        assert_eq!(boards::legal(game, found).len(), count, "{place}");
    }
}

/// Compares a move's other notations, if present: its label, and its first and last house.
fn compare_texts(game: &Game, position: &Position, number: u8, texts: [Option<&str>; 2], place: &str) {
    let side = position.side();
    let played = boards::sow(number);
    let [label, houses] = texts;
    if let Some(label) = label {
        assert_eq!(game.read_move(side, label), Ok(played), "{place}");
    }
    let Some((from, to)) = houses.map(|houses| houses.split_at(2)) else { return };
    assert_eq!(house(from, position.pits()), Place { side, index: number - 1 }, "{place}");
    if !to.is_empty() {
        let trace = game.trace(position, played).unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
        assert_eq!(trace.last, Some(Cell::Pit(house(to, position.pits()))), "{place}");
    }
}

/// The house `a1` to `f1` of South, or `a2` to `f2` of North, both counted from South's left.
fn house(text: &str, pits: u8) -> Place {
    let column = text.as_bytes()[0] - b'a';
    match &text[1..] {
        "1" => Place { side: Side::South, index: column },
        "2" => Place { side: Side::North, index: pits - 1 - column },
        _ => panic!("no house is named {text}"),
    }
}

pub(crate) fn single_positions_agree() {
    let units = cases::outside().values::<Unit>("oware/unit_positions.jsonl");
    for unit in &units {
        let game = options::game("oware", &unit.options);
        let before = position(&game, &unit.before);
        match unit.kind.as_str() {
            "step" => step(&game, &before, unit),
            "legal" => assert_eq!(Some(boards::legal(&game, &before)), unit.legal, "{}", unit.id),
            "status" => {
                let outcome = game.outcome(&before);
                assert_eq!(Some(outcome.is_some()), unit.over, "{}", unit.id);
                if let (Some(outcome), Some(winner)) = (outcome, unit.winner) {
                    assert_eq!(outcome.winner, winner.map(boards::side), "{}", unit.id);
                }
            }
            other => panic!("{}: nothing is known of {other}", unit.id),
        }
    }
}

fn step(game: &Game, before: &Position, unit: &Unit) {
    let number = unit.played.unwrap_or_else(|| panic!("{} has no move", unit.id));
    let told = unit.after.as_ref().unwrap_or_else(|| panic!("{} has no board after it", unit.id));
    let after =
        game.play(before, boards::sow(number)).unwrap_or_else(|refusal| panic!("{}: {refusal}", unit.id));
    assert_eq!(after.side(), boards::side(told.mover), "{}", unit.id);
    if told.houses.iter().all(|seeds| *seeds == 0) {
        // OpenSpiel counts a majority from the position's seeds, and collects the rows when it is reached.
        assert_eq!(boards::gathered(&after), told.stores, "{}", unit.id);
    } else {
        assert_eq!(
            (boards::pits(&after), boards::stores(&after)),
            (told.houses.clone(), told.stores),
            "{}",
            unit.id
        );
    }
}

fn position(game: &Game, board: &Board) -> Position {
    let setup = boards::from_pits(&board.houses, board.stores, board.mover);
    game.position(&setup).unwrap_or_else(|error| panic!("{error}"))
}
