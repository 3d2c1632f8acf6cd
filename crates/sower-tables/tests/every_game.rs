//! Compares endgame tables with a plain solver, position by position, in every rules file.
//!
//! The solver lists all positions of a layer, plays every move through [`Game`], and iterates over the layer until nothing
//! changes: once with endless play counted as lost for the mover and once as won. It uses no indices, distances or
//! predecessors.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::HashSet;

use sower_core::{Change, Extra, Game, Pie, Position, Setup, Side, library};
use sower_search::endings::Cycles;
use sower_search::{Score, Stop};
use sower_tables::{BuildOptions, CACHE_BYTES, EndgameTables, Packing, Workers, build, plan, verify};
use sower_testing::reference::{Endless, Graph};

/// Layers with fewer positions than this are compared completely.
const MOST_POSITIONS: u64 = if cfg!(debug_assertions) { 2_000 } else { 15_000 };

/// All ways to distribute seeds on a board, with every pair of homes.
fn setups(pits: usize, seeds: u8, homes: bool) -> Vec<Setup> {
    fn lay(board: &mut Vec<u8>, pit: usize, left: u8, found: &mut Vec<Vec<u8>>) {
        if pit + 1 == board.len() {
            board[pit] = left;
            found.push(board.clone());
            return;
        }
        for seeds in 0..=left {
            board[pit] = seeds;
            lay(board, pit + 1, left - seeds, found);
        }
    }
    let mut boards = Vec::new();
    lay(&mut vec![0; 2 * pits], 0, seeds, &mut boards);
    let place = || std::iter::once(None).chain((0..pits as u8).map(Some).filter(|_| homes));
    let homes: Vec<_> = place().flat_map(|mine| place().map(move |theirs| [mine, theirs])).collect();
    boards
        .iter()
        .flat_map(|board| {
            let rows = [board[..pits].to_vec(), board[pits..].to_vec()];
            homes.iter().map(move |homes| Setup {
                rows: rows.clone(),
                stores: [0, 0],
                homes: *homes,
                side: Side::South,
                pie: Pie::Closed,
                extra: Extra::default(),
            })
        })
        .collect()
}

/// The bounds of every position for its mover, from the reference solver.
fn bounds(game: &Game, graph: &Graph) -> Vec<[Score; 2]> {
    let scored = match Cycles::of(game.rules()) {
        Cycles::Open => [Endless::WorstForSouth, Endless::BestForSouth],
        Cycles::None | Cycles::Level => [Endless::Level; 2],
    };
    let [worst, best] = scored.map(|scored| graph.values(scored));
    let bounds = graph.positions().iter().zip(worst.into_iter().zip(best));
    bounds
        .map(
            |(position, (worst, best))| {
                if position.side() == Side::South { [worst, best] } else { [-best, -worst] }
            },
        )
        .collect()
}

/// Compares every position of every layer that is small enough.
fn compare(name: &str, changes: &[&str]) -> usize {
    let mut changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
    // Tables assume play to the end.
    changes.push(Change::parse("end.majority=false").unwrap());
    let game = Game::new(library::find(name).unwrap().rules(&changes).unwrap());
    let seeds = (0..40)
        .take_while(|seeds| {
            plan(&game, *seeds).iter().map(|layer| layer.positions).sum::<u64>() < MOST_POSITIONS
        })
        .last()
        .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let order = BuildOptions { folder: folder.path(), seeds, packing: Packing::Compressed, memory: 1 << 30 };
    let workers = Workers::new(2, Stop::new());
    build(&game, &order, &workers, |_| {}).unwrap();
    for layer in plan(&game, seeds) {
        let verified = verify(&game, folder.path(), layer.seeds, None, &workers).unwrap();
        assert_eq!(verified.checked, layer.positions);
    }
    let tables = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
    assert!(tables.refused().is_empty());
    let pits = usize::from(game.rules().board().pits);
    let layers = plan(&game, seeds).into_iter();
    let mut seen = HashSet::new();
    let starts: Vec<Position> = layers
        .flat_map(|layer| setups(pits, layer.seeds, game.rules().home().at.is_some()))
        .filter_map(|setup| game.position(&setup).ok())
        .filter(|position| seen.insert(*position))
        .collect();
    let graph = Graph::of_all(&game, starts, usize::MAX).unwrap();
    for (position, wanted) in graph.positions().iter().zip(bounds(&game, &graph)) {
        let found = tables.look_up(position).unwrap().unwrap();
        let text = sower_core::notation::write_position(position);
        assert_eq!([found.lower, found.upper], wanted, "{name} {text}");
    }
    let compared = graph.positions().len();
    println!("{name}: {compared} positions with up to {seeds} seeds");
    compared
}

#[test]
fn tables_are_what_a_plain_solver_finds_in_every_game() {
    for listed in library::all() {
        // There are no tables for other boards.
        if listed.rules(&[]).unwrap().needs_general() {
            continue;
        }
        let small = ["board.pits=2", "board.pits=3"].map(|change| compare(&listed.name, &[change]));
        let compared = compare(&listed.name, &[]) + small.iter().sum::<usize>();
        assert!(compared > 300, "{}: only {compared} positions", listed.name);
    }
}

#[test]
fn tables_are_what_a_plain_solver_finds_where_possession_decides() {
    let compared = compare("ogidise", &["board.pits=3", "end.seeds-left=4"]);
    assert!(compared > 300, "only {compared} positions");
}
