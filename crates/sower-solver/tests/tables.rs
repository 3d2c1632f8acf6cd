//! Endgame tables speed up a proof without changing its result.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::path::Path;
use std::sync::Arc;

use sower_core::{Change, Game, Position, library};
use sower_search::Stop;
use sower_solver::{Aim, Settings, Solved, Solver};
use sower_tables::{BuildOptions, EndgameTables, Packing, Workers, build};

fn game(name: &str, changes: &[&str]) -> Arc<Game> {
    let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
    Arc::new(Game::new(library::find(name).unwrap().rules(&changes).unwrap()))
}

fn tables(game: &Game, folder: &Path, seeds: u8) -> Arc<EndgameTables> {
    let order = BuildOptions { folder, seeds, packing: Packing::Compressed, memory: 1 << 30 };
    build(game, &order, &Workers::new(2, Stop::new()), |_| {}).unwrap();
    Arc::new(EndgameTables::open(game, folder, 1 << 20))
}

/// Solves with that many bytes of memory.
fn solve(game: &Arc<Game>, tables: Option<Arc<EndgameTables>>, position: &Position, memory: usize) -> Solved {
    let settings = Settings { memory, threads: 1, nodes: Some(30_000_000), time: None };
    let mut solver = Solver::new(Arc::clone(game), settings);
    if let Some(tables) = tables {
        solver.use_tables(tables);
    }
    solver.solve(position, Aim::Moves, None, &Stop::new(), &mut |_| {})
}

/// Solves a position with tables in memory, with tables too large for memory, and without tables.
fn same_with_and_without(game: &Arc<Game>, seeds: u8, position: &str) {
    let folder = tempfile::tempdir().unwrap();
    let tables = tables(game, folder.path(), seeds);
    let position = game.read_position(position).unwrap();
    let with = solve(game, Some(Arc::clone(&tables)), &position, 64 << 20);
    let from_files = solve(game, Some(tables), &position, 1 << 12);
    let without = solve(game, None, &position, 64 << 20);
    for solved in [&with, &from_files, &without] {
        assert!(solved.proven, "{} {position:?}", game.rules().about().id);
        assert_eq!((solved.lower, solved.upper), (without.lower, without.upper));
        assert_eq!(solved.moves, without.moves);
        assert_eq!(solved.best, without.best);
    }
    assert!(with.nodes <= without.nodes, "{} and {}", with.nodes, without.nodes);
}

#[test]
fn where_play_cannot_cycle() {
    same_with_and_without(&game("kalah", &["board.seeds=3"]), 14, "3,0,4,1,0,3/1,2,3,0,4,1 8,6 S");
    same_with_and_without(
        &game("kalah-empty-capture", &["board.seeds=3"]),
        14,
        "0,3,4,1,0,3/1,2,3,0,4,1 8,6 N",
    );
}

#[test]
fn where_endless_play_is_level() {
    same_with_and_without(&game("awari", &[]), 9, "0,1,0,2,1,0/0,1,2,0,1,1 20,19 S");
}

#[test]
fn where_endless_play_depends_on_the_board() {
    let oware = game("oware", &["end.majority=false"]);
    same_with_and_without(&oware, 7, "0,0,0,1,1,1/0,0,2,0,1,1 21,20 S");
}
