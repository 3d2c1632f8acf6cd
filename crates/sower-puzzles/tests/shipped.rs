//! The puzzles that come with Sower, held to tables that are built for it, and to the search where those are too large.
//!
//! Ogidise's first table takes minutes and no search replaces it, so its puzzles are held to the tables in the folder that the
//! environment variable `SOWER_TABLES` names; without it, only what a search can prove of some of them.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

use sower_core::{Change, Game, library};
use sower_puzzles::{HARDEST, Puzzle, Standing, Worth};
use sower_search::{Limits, Root, Searcher, Settings, Stop};
use sower_tables::{CACHE, Cycles, Order, Packing, Tables, Watch, build, folder_of, plan};

/// Seconds that building tables may take, on one thread, as `sower tables build` reckons it.
const AFFORDABLE: f64 = 6.0;
/// What a proof without tables may cost.
const PROOF: u64 = 100_000;

fn game(name: &str, changes: &[Change]) -> Game {
    Game::new(library::find(name).unwrap().rules(changes).unwrap())
}

/// The largest tables that can be built here in a few seconds; none for a game whose first layer is already too large.
fn affordable_seeds(game: &Game, most: u8) -> Option<u8> {
    let each = if Cycles::of(game.rules()) == Cycles::None { 0.15e-6 } else { 1.0e-6 };
    let seconds =
        |seeds: u8| -> f64 { plan(game, seeds).iter().map(|layer| layer.positions as f64 * each).sum() };
    (0..=most).take_while(|seeds| seconds(*seeds) <= AFFORDABLE).filter(|seeds| seconds(*seeds) > 0.0).last()
}

/// Enough puzzles, of every grade, and no two of them the same.
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
        let order = Order { folder: folder.path(), seeds, packing: Packing::Plain, memory: 4 << 30 };
        build(&played_out, &order, &Watch::new(2, Stop::new()), |_| {}).unwrap();
    }
    let tables = Tables::open(&played_out, folder.path(), CACHE);
    let mut searcher = Searcher::new(Arc::clone(&game), Settings { memory: 4 << 20, threads: 1 }).alone();
    let (mut by_tables, mut by_search) = (0, 0);
    for puzzle in puzzles {
        if let Some(known) = known(&tables, puzzle) {
            assert_eq!(known, puzzle.moves.iter().map(|(_, worth)| *worth).collect::<Vec<_>>(), "{puzzle:?}");
            by_tables += 1;
        } else {
            by_search += usize::from(is_proven(&game, &mut searcher, puzzle, PROOF));
        }
    }
    eprintln!("{name}: {by_tables} by tables, {by_search} by search, of {}", puzzles.len());
    assert!((by_tables + by_search) * 10 >= puzzles.len() * 9, "{name}: {by_tables} and {by_search}");
}

fn known(tables: &Tables, puzzle: &Puzzle) -> Option<Vec<Worth>> {
    let moves = tables.moves(&puzzle.position).unwrap();
    moves.into_iter().map(|found| found.found.map(Worth::from)).collect()
}

/// Whether a search proves that the solution keeps the result and every other move does not. A search that proves something
/// else fails the test.
fn is_proven(game: &Game, searcher: &mut Searcher, puzzle: &Puzzle, nodes: u64) -> bool {
    let mut all = true;
    for (played, worth) in &puzzle.moves {
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
            Some(score) if sign == 1 => assert_standing(puzzle, *worth, Standing::of(score)),
            Some(score) => assert_standing(puzzle, *worth, Standing::of(-score)),
            None => all = false,
        }
    }
    all
}

fn assert_standing(puzzle: &Puzzle, worth: Worth, found: Standing) {
    let between = Standing::of(worth.sure)..=Standing::of(worth.most);
    assert!(between.contains(&found), "{found:?} is proven, not {worth}: {puzzle:?}");
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
        let mut searcher = Searcher::new(Arc::clone(&game), Settings { memory: 1 << 20, threads: 1 }).alone();
        for puzzle in puzzles.iter().step_by(8) {
            is_proven(&game, &mut searcher, puzzle, 5_000);
        }
        return;
    };
    let folder = folder_of(game.rules().future_fingerprint(), Path::new(&folder));
    let tables = Tables::open(&game, &folder, CACHE);
    for puzzle in puzzles {
        let known = known(&tables, puzzle).expect("the folder has the table with 20 stones");
        assert_eq!(known, puzzle.moves.iter().map(|(_, worth)| *worth).collect::<Vec<_>>(), "{puzzle:?}");
    }
}
