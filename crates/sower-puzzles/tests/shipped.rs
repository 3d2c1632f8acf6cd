//! Checks the shipped puzzles against tables built for this test, and against the search where those would be too large.
//!
//! Ogidise's first table takes minutes and no search replaces it. So its puzzles are checked against the tables in the folder that the
//! environment variable `SOWER_TABLES` names. Without it, only a search checks some of them.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

use sower_core::{Change, Game, library};
use sower_puzzles::{GameResult, HARDEST, Puzzle, ValueRange};
use sower_search::endings::Cycles;
use sower_search::{Limits, Root, Searcher, Settings, Stop};
use sower_tables::{BuildOptions, CACHE_BYTES, EndgameTables, Packing, Workers, build, plan, rules_folder};

/// The most seconds for building tables on one thread, as `sower tables build` estimates it.
const AFFORDABLE: f64 = 6.0;
/// The node limit of a proof without tables.
const PROOF: u64 = 100_000;

fn game(name: &str, changes: &[Change]) -> Game {
    Game::new(library::find(name).unwrap().rules(changes).unwrap())
}

/// The most seeds of tables that can be built here in a few seconds; `None` if the game's first layer is already too large.
fn affordable_seeds(game: &Game, most: u8) -> Option<u8> {
    let each = if Cycles::of(game.rules()) == Cycles::None { 0.15e-6 } else { 1.0e-6 };
    let seconds =
        |seeds: u8| -> f64 { plan(game, seeds).iter().map(|layer| layer.positions as f64 * each).sum() };
    (0..=most).take_while(|seeds| seconds(*seeds) <= AFFORDABLE).filter(|seeds| seconds(*seeds) > 0.0).last()
}

/// Checks that there are enough puzzles of every grade and no duplicates.
fn listed(name: &str) -> &'static [Puzzle] {
    let puzzles = sower_puzzles::of(name).unwrap();
    assert!(puzzles.all().len() >= 300, "{name}: {}", puzzles.all().len());
    for grade in 1..=HARDEST {
        let count = puzzles.all().iter().filter(|puzzle| puzzle.grade() == grade).count();
        assert!(count >= 20, "{name}: {count} of grade {grade}");
    }
    let positions: HashSet<_> = puzzles.all().iter().map(|puzzle| puzzle.position).collect();
    assert_eq!(positions.len(), puzzles.all().len(), "{name}");
    puzzles.all()
}

fn verify(name: &str) {
    let game = Arc::new(game(name, &[]));
    let puzzles = listed(name);
    let most = puzzles.iter().map(|puzzle| puzzle.position.in_play()).max().unwrap();
    let played_out = self::game(name, &[Change::parse("end.majority=false").unwrap()]);
    let folder = tempfile::tempdir().unwrap();
    if let Some(seeds) = affordable_seeds(&played_out, most) {
        let options = BuildOptions { folder: folder.path(), seeds, packing: Packing::Plain, memory: 4 << 30 };
        build(&played_out, &options, &Workers::new(2, Stop::new()), |_| {}).unwrap();
    }
    let tables = EndgameTables::open(&played_out, folder.path(), CACHE_BYTES);
    let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(4 << 20, 1));
    let (mut from_tables, mut from_search) = (0, 0);
    for puzzle in puzzles {
        if let Some(known) = known(&tables, puzzle) {
            assert_eq!(known, puzzle.moves.iter().map(|(_, value)| *value).collect::<Vec<_>>(), "{puzzle:?}");
            from_tables += 1;
        } else {
            from_search += usize::from(is_proven(&game, &mut searcher, puzzle, PROOF));
        }
    }
    eprintln!("{name}: {from_tables} by tables, {from_search} by search, of {}", puzzles.len());
    assert!((from_tables + from_search) * 10 >= puzzles.len() * 9, "{name}: {from_tables} and {from_search}");
}

fn known(tables: &EndgameTables, puzzle: &Puzzle) -> Option<Vec<ValueRange>> {
    let moves = tables.look_up_moves(&puzzle.position).unwrap();
    moves.into_iter().map(|found| found.found.map(ValueRange::from)).collect()
}

/// Whether a search proves that the solution keeps the result and every other move does not. Fails if a search proves
/// otherwise.
fn is_proven(game: &Game, searcher: &mut Searcher, puzzle: &Puzzle, nodes: u64) -> bool {
    let mut all = true;
    for (played, value) in &puzzle.moves {
        let after = game.play(&puzzle.position, *played).unwrap();
        let sign = if after.side() == puzzle.position.side() { 1 } else { -1 };
        let proven = match game.outcome(&after) {
            Some(outcome) => Some(sower_search::Score::of_outcome(&outcome, after.side())),
            None => {
                searcher.clear();
                let found = searcher.best(&Root::alone(after), &Limits::nodes(nodes), &Stop::new());
                found.best().filter(|_| found.proven).map(|best| best.score)
            }
        };
        match proven {
            Some(score) if sign == 1 => assert_standing(puzzle, *value, GameResult::of(score)),
            Some(score) => assert_standing(puzzle, *value, GameResult::of(-score)),
            None => all = false,
        }
    }
    all
}

fn assert_standing(puzzle: &Puzzle, value: ValueRange, found: GameResult) {
    let between = GameResult::of(value.lower)..=GameResult::of(value.upper);
    assert!(between.contains(&found), "{found:?} is proven, not {value}: {puzzle:?}");
}

#[test]
fn every_puzzle_of_kalah_is_one() {
    verify("kalah");
}

#[test]
fn every_puzzle_of_oware_is_one() {
    verify("oware");
}

#[test]
fn every_puzzle_of_togyz_kumalak_is_one() {
    verify("togyz-kumalak");
}

#[test]
fn every_puzzle_of_ogidise_is_one() {
    let puzzles = listed("ogidise");
    let game = Arc::new(game("ogidise", &[]));
    let Some(folder) = std::env::var_os("SOWER_TABLES") else {
        eprintln!("SOWER_TABLES names no folder of tables: only what a search proves of some is compared");
        let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(1 << 20, 1));
        for puzzle in puzzles.iter().step_by(8) {
            is_proven(&game, &mut searcher, puzzle, 5_000);
        }
        return;
    };
    let folder = rules_folder(game.rules().future_fingerprint(), Path::new(&folder));
    let tables = EndgameTables::open(&game, &folder, CACHE_BYTES);
    for puzzle in puzzles {
        let known = known(&tables, puzzle).expect("the folder has the table with 20 stones");
        assert_eq!(known, puzzle.moves.iter().map(|(_, value)| *value).collect::<Vec<_>>(), "{puzzle:?}");
    }
}
