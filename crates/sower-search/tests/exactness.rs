//! Compares proven scores with a plain solver, on small positions of every rules file.
//!
//! The solver gives the least and the greatest value that endless play could lead to. Where play cannot cycle, both are the minimax
//! value. A proven score must equal both.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::sync::Arc;

use rand::SeedableRng as _;
use rand_pcg::Pcg64;
use sower_core::{Change, Game, Move, Position, Side, library};
use sower_search::{Limits, Root, Score, Searcher, Settings, Stop};
use sower_testing::reference::{Graph, small_position};

/// Larger game graphs are skipped.
const MOST_POSITIONS: usize = if cfg!(debug_assertions) { 3_000 } else { 12_000 };
/// The test fails if it compared fewer moves than this.
const LEAST_MOVES: usize = if cfg!(debug_assertions) { 4 } else { 10 };
const POSITIONS_A_GAME: usize = if cfg!(debug_assertions) { 40 } else { 120 };
/// Games in which play can nearly always cycle, so that hardly a small position has a single value.
const CYCLING: [&str; 1] = ["eson-xorgol"];
/// After so many compared moves a game beyond the first four has been compared enough.
const ENOUGH_MOVES: usize = 40;

/// South's value of a position if endless play is as bad for South as possible, and if it is as good.
fn bounds(game: &Game, start: &Position) -> Option<[Score; 2]> {
    Graph::of(game, start, MOST_POSITIONS).map(|graph| graph.bounds())
}

/// How much was compared.
struct Tally {
    /// Positions whose value does not depend on how endless play is settled.
    determined: usize,
    /// Those of them that the search has proven.
    proven: usize,
    /// Moves whose proven score was compared.
    moves: usize,
}

fn compare(name: &str, game: &Arc<Game>, threads: usize) -> Tally {
    let mut rng = Pcg64::seed_from_u64(11);
    let settings = Settings::new(1 << 20, threads);
    let mut searcher = Searcher::new(Arc::clone(game), settings);
    let mut tally = Tally { determined: 0, proven: 0, moves: 0 };
    let is_enough = |moves: usize| moves >= ENOUGH_MOVES && !library::FIRST.contains(&name);
    for _ in 0..POSITIONS_A_GAME {
        if is_enough(tally.moves) {
            break;
        }
        let position = small_position(game, &mut rng);
        if game.outcome(&position).is_some() {
            continue;
        }
        let Some([least, most]) = bounds(game, &position) else { continue };
        let root = Root::alone(position);
        let found = searcher.best(&root, &Limits::nodes(20_000), &Stop::new());
        let best = found.best().unwrap();
        let south = if position.side() == Side::South { best.score } else { -best.score };
        tally.determined += usize::from(least == most);
        if found.proven {
            tally.proven += 1;
            let text = sower_core::notation::write_position(&position);
            assert_eq!([south, south], [least, most], "{name} {text}");
        }
        // The score of every single move must agree as well.
        let all = searcher.analyze(&root, &Limits::nodes(20_000), &Stop::new(), &mut |_| {});
        for candidate in all.moves.iter().filter(|candidate| candidate.proven) {
            let after = game.play(&position, candidate.played).unwrap();
            let Some(after_bounds) = bounds(game, &after) else { continue };
            let south = if position.side() == Side::South { candidate.score } else { -candidate.score };
            assert_eq!([south, south], after_bounds, "{name} {:?}", candidate.label);
            tally.moves += 1;
        }
        assert!(all.moves.iter().all(|candidate| candidate.played != Move::Swap));
    }
    tally
}

#[test]
fn what_is_proven_is_the_minimax_value_in_every_game() {
    let mut too_few = Vec::new();
    for listed in library::all() {
        let game = Arc::new(Game::new(listed.rules(&[]).unwrap()));
        let mut tally = compare(&listed.name, &game, 1);
        if tally.moves < LEAST_MOVES {
            // If a game's small positions are finished or reach too many others, use a smaller board with the same rules.
            let change = Change::parse("board.pits=3").unwrap();
            if let Ok(smaller) = listed.rules(&[change]) {
                tally = compare(&listed.name, &Arc::new(Game::new(smaller)), 1);
            }
        }
        let Tally { determined, proven, moves } = tally;
        println!("{}: {proven} of {determined} values proven, {moves} moves", listed.name);
        let is_little = 2 * proven < determined || moves < LEAST_MOVES;
        if is_little && !CYCLING.contains(&listed.name.as_str()) {
            too_few.push(listed.name.clone());
        }
    }
    assert!(too_few.is_empty(), "too little is proven of {too_few:?}");
}

/// Ogidise's usual end leaves many stones in play. With a later end on a small board, claims and possession both decide.
#[test]
fn what_is_proven_in_a_small_ogidise_is_the_minimax_value() {
    let changes = ["board.pits=3", "end.seeds-left=4"].map(|change| Change::parse(change).unwrap());
    let game = Arc::new(Game::new(library::find("ogidise").unwrap().rules(&changes).unwrap()));
    assert!(compare("ogidise", &game, 1).moves >= LEAST_MOVES);
}

/// Threads race on one shared table; what they prove must still be correct.
#[test]
fn what_several_threads_prove_is_the_minimax_value() {
    for name in library::FIRST {
        let changes = [Change::parse("board.pits=3").unwrap()];
        let changes = if name == "ogidise" { &changes[..] } else { &[] };
        let game = Arc::new(Game::new(library::find(name).unwrap().rules(changes).unwrap()));
        let Tally { determined, proven, moves } = compare(name, &game, 3);
        println!("{name}: {proven} of {determined} values proven by 3 threads, {moves} moves");
        assert!(2 * proven >= determined, "{name}");
    }
}
