//! Togyz Kumalak: single steps, games of other programs, and positions that they print.

use std::collections::BTreeMap;

use serde::Deserialize;
use sower_core::trace::Cell;
use sower_core::{Game, Place, Position, Side};
use sower_testing::options::{self, Options};
use sower_testing::{boards, cases};

#[derive(Deserialize)]
struct Board {
    pits: Vec<u8>,
    kazans: [u8; 2],
    tuzdyks: [Option<u8>; 2],
    mover: u8,
}

#[derive(Deserialize)]
struct Step {
    id: String,
    #[serde(default)]
    options: Options,
    before: Board,
    #[serde(rename = "move")]
    played: u8,
    after: Board,
}

#[derive(Deserialize)]
struct Replay {
    id: String,
    moves: Vec<u8>,
    /// The index, into all pits, of the hole where each move ends.
    dest: Vec<u8>,
    checks: Vec<Check>,
}

#[derive(Deserialize)]
struct Check {
    ply: usize,
    mover: Option<u8>,
    legal_count: Option<usize>,
    kazans: Option<[u8; 2]>,
    tuzdyks: Option<[Option<u8>; 2]>,
    #[serde(default)]
    pit: BTreeMap<usize, u8>,
    over: Option<bool>,
    winner: Option<u8>,
}

#[derive(Deserialize)]
struct WholeGame {
    id: String,
    moves: Vec<u8>,
    boards: Vec<BoardAfter>,
}

#[derive(Deserialize)]
struct BoardAfter {
    ply: usize,
    board: Vec<u8>,
    store: [u8; 2],
    tuzdyks: [Option<u8>; 2],
    /// `None` if the game is over.
    mover: Option<u8>,
}

impl BoardAfter {
    /// The pits and stores, with the seeds in each tuzdyk moved to its owner's store.
    fn emptied_tuzdyks(&self) -> (Vec<u8>, [u8; 2]) {
        let (mut pits, mut stores) = (self.board.clone(), self.store);
        for (store, tuzdyk) in stores.iter_mut().zip(self.tuzdyks) {
            if let Some(index) = tuzdyk {
                *store += std::mem::take(&mut pits[usize::from(index)]);
            }
        }
        (pits, stores)
    }
}

pub(crate) fn single_steps_agree() {
    let steps = cases::outside().values::<Step>("togyz/unit_steps.jsonl");
    for step in &steps {
        let game = options::game("togyz", &step.options);
        let before = position(&game, &step.before, &step.id);
        let after = play(&game, &before, step.played, &step.id);
        let told = position(&game, &step.after, &step.id);
        assert_eq!(after, told, "{}", step.id);
    }
}

pub(crate) fn games_of_playstrategy_replay() {
    let replays = cases::outside().values::<Replay>("togyz/playstrategy_replays.jsonl");
    let game = options::game("togyz", &Options::new());
    for replay in &replays {
        let mut position = game.start();
        for ply in 0..=replay.moves.len() {
            let place = format!("{}, ply {ply}", replay.id);
            for check in replay.checks.iter().filter(|check| check.ply == ply) {
                compare(&game, &position, check, &place);
            }
            let (Some(number), Some(last)) = (replay.moves.get(ply), replay.dest.get(ply)) else { continue };
            let trace = game
                .trace(&position, boards::sow(*number))
                .unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
            assert_eq!(trace.last, Some(Cell::Pit(hole(*last, position.pits()))), "{place}");
            position = play(&game, &position, *number, &place);
            assert_eq!(position, trace.after, "{place}");
        }
    }
}

fn compare(game: &Game, position: &Position, check: &Check, place: &str) {
    let outcome = game.outcome(position);
    if let Some(mover) = check.mover {
        assert_eq!(position.side(), boards::side(mover), "{place}");
    }
    if let Some(count) = check.legal_count {
        assert_eq!(boards::legal(game, position).len(), count, "{place}");
    }
    if let Some(kazans) = check.kazans {
        assert_eq!(boards::stores(position), kazans, "{place}");
    }
    if let Some(tuzdyks) = check.tuzdyks {
        assert_eq!(boards::tuzdyks(position), tuzdyks, "{place}");
    }
    for (index, count) in &check.pit {
        assert_eq!(boards::pits(position)[*index], *count, "{place}, pit {index}");
    }
    if let Some(over) = check.over {
        assert_eq!(outcome.is_some(), over, "{place}");
    }
    if let Some(winner) = check.winner {
        assert_eq!(outcome.and_then(|outcome| outcome.winner), Some(boards::side(winner)), "{place}");
    }
}

pub(crate) fn every_board_of_a_whole_game_agrees() {
    let games = cases::outside().values::<WholeGame>("togyz/stoneshark_game.jsonl");
    let game = options::game("togyz", &Options::new());
    for whole in &games {
        let mut position = game.start();
        let mut ply = 0;
        for told in &whole.boards {
            let place = format!("{}, ply {}", whole.id, told.ply);
            while ply < told.ply {
                position = play(&game, &position, whole.moves[ply], &place);
                ply += 1;
            }
            let (pits, stores) = told.emptied_tuzdyks();
            assert_eq!(boards::tuzdyks(&position), told.tuzdyks, "{place}");
            let Some(mover) = told.mover else {
                let outcome = game.outcome(&position).unwrap_or_else(|| panic!("{place}: not over"));
                assert_eq!(outcome.winner, boards::ahead(stores), "{place}");
                assert_eq!(boards::gathered(&position), stores, "{place}");
                continue;
            };
            assert_eq!(game.outcome(&position), None, "{place}");
            assert_eq!(position.side(), boards::side(mover), "{place}");
            assert_eq!((boards::pits(&position), boards::stores(&position)), (pits, stores), "{place}");
        }
    }
}

pub(crate) fn positions_of_playstrategy_are_positions_here() {
    let told = cases::outside().values::<Board>("togyz/playstrategy_fens.jsonl");
    let game = options::game("togyz", &Options::new());
    for (index, board) in told.iter().enumerate() {
        let position = position(&game, board, &format!("position {}", index + 1));
        assert_eq!(boards::pits(&position), board.pits);
        assert_eq!(boards::stores(&position), board.kazans);
        assert_eq!(boards::tuzdyks(&position), board.tuzdyks);
        assert_eq!(position.side(), boards::side(board.mover));
    }
}

fn position(game: &Game, board: &Board, place: &str) -> Position {
    let setup = boards::from_pits_and_tuzdyks(&board.pits, board.kazans, board.tuzdyks, board.mover);
    game.position(&setup).unwrap_or_else(|error| panic!("{place}: {error}"))
}

fn play(game: &Game, position: &Position, number: u8, place: &str) -> Position {
    game.play(position, boards::sow(number)).unwrap_or_else(|refusal| panic!("{place}: {refusal}"))
}

fn hole(index: u8, pits: u8) -> Place {
    if index < pits {
        Place { side: Side::South, index }
    } else {
        Place { side: Side::North, index: index - pits }
    }
}
