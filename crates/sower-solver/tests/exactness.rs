//! Compares proven values with a plain solver, on small positions of every rules file. Endless play is scored as badly
//! for South as possible, then as well as possible. Where the rules give it one value, that is tested too.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::sync::Arc;

use rand::SeedableRng as _;
use rand_pcg::Pcg64;
use sower_core::rules::{Settle, SowStores};
use sower_core::{Change, Game, Position, Side, library};
use sower_search::{Score, Stop};
use sower_solver::{Aim, Settings, Solved, Solver};
use sower_testing::reference::{Endless, Graph, small_position};

/// Larger game graphs are skipped.
const MOST_POSITIONS: usize = if cfg!(debug_assertions) { 2_000 } else { 4_000 };
const POSITIONS_A_GAME: usize = if cfg!(debug_assertions) { 20 } else { 40 };
/// The solver's node limit; more where games of other sizes gave too few results.
const NODES: u64 = 10_000;
const MORE_NODES: u64 = 60_000;
/// The test fails if it compared fewer moves than this.
const LEAST_MOVES: usize = if cfg!(debug_assertions) { 4 } else { 10 };

/// Games in which play can nearly always cycle, so that hardly a small position has a single value.
const CYCLING: [&str; 1] = ["eson-xorgol"];

fn solve(game: &Arc<Game>, position: &Position, aim: Aim, threads: usize, nodes: u64) -> Solved {
    let settings = Settings { memory: 1 << 20, threads, nodes: Some(nodes), time: None };
    Solver::new(Arc::clone(game), settings).solve(position, aim, None, &Stop::new(), &mut |_| {})
}

/// How much was compared.
struct Tally {
    /// Positions whose value does not depend on what endless play is worth.
    determined: usize,
    /// The proven positions among them.
    proven: usize,
    /// Moves whose proven value was compared.
    moves: usize,
}

/// The bounds of a move or position for South.
fn for_south(side: Side, lower: Score, upper: Score) -> [Score; 2] {
    if side == Side::South { [lower, upper] } else { [-upper, -lower] }
}

fn compare(name: &str, game: &Arc<Game>, nodes: u64) -> Tally {
    let mut rng = Pcg64::seed_from_u64(5);
    let mut tally = Tally { determined: 0, proven: 0, moves: 0 };
    let mut number = 0;
    // Bound: a fixed number of attempts, as nearly every small position may be finished or too large.
    for _ in 0..10 * POSITIONS_A_GAME {
        if number == POSITIONS_A_GAME {
            break;
        }
        let position = small_position(game, &mut rng);
        if game.outcome(&position).is_some() {
            continue;
        }
        let Some(graph) = Graph::of(game, &position, MOST_POSITIONS) else { continue };
        number += 1;
        let text = format!("{name} {}", sower_core::notation::write_position(&position));
        let (least, most) = (graph.values(Endless::WorstForSouth), graph.values(Endless::BestForSouth));
        let is_level = game.rules().cycle().settle != Settle::SideOwner;
        let threads = 1 + number % 2;
        let all = solve(game, &position, Aim::Moves, threads, nodes);
        let value = solve(game, &position, Aim::Value, threads, nodes);
        let result = solve(game, &position, Aim::Result, threads, nodes);
        // The bounds must be correct. Where the rules leave endless play to the board, for every value that it could have;
        // where they call it level, for values between those that can be forced.
        for solved in [&all, &value, &result] {
            let [lower, upper] = for_south(position.side(), solved.lower, solved.upper);
            assert!(lower <= most[0] && least[0] <= upper, "{text}: {lower} {upper}");
            if !is_level {
                assert!(lower <= least[0] && most[0] <= upper, "{text}: {lower} {upper}");
            }
            for (found, child) in solved.moves.iter().zip(graph.first_children()) {
                let [lower, upper] = for_south(position.side(), found.lower, found.upper);
                let [least, most] = [least[*child], most[*child]];
                assert!(lower <= most && least <= upper, "{text} {:?}: {lower} {upper}", found.played);
                if least == most && lower == upper {
                    assert_eq!([lower, upper], [least, most], "{text} {:?}", found.played);
                    tally.moves += 1;
                }
            }
        }
        if least[0] == most[0] {
            tally.determined += 1;
            tally.proven += usize::from(value.proven);
            if value.proven {
                assert_eq!(for_south(position.side(), value.lower, value.upper), [least[0]; 2], "{text}");
                // Exactly the best moves are listed.
                let best = all.moves.iter().filter(|found| found.lower == value.lower);
                let best: Vec<_> = best.map(|found| found.played).collect();
                if all.proven && game.rules().winner_takes_all() {
                    // One winning move is enough there.
                    assert!(!value.best.is_empty(), "{text}");
                    assert!(value.best.iter().all(|played| best.contains(played)), "{text}");
                } else if all.proven {
                    assert_eq!(value.best, best, "{text}");
                }
            }
            if result.proven {
                let expected = if position.side() == Side::South { least[0] } else { -least[0] };
                assert_eq!(result.lower > Score::LEVEL, expected > Score::LEVEL, "{text}");
                assert_eq!(result.upper < Score::LEVEL, expected < Score::LEVEL, "{text}");
            }
        }
        if is_level && all.proven {
            let level = graph.values(Endless::Level);
            let south = for_south(position.side(), all.lower, all.upper);
            assert_eq!(south, [level[0]; 2], "{text}");
        }
    }
    tally
}

/// Every third game, starting with that one, so that tests run in parallel.
fn compare_games(first: usize) {
    let mut too_few = Vec::new();
    for listed in library::all().into_iter().skip(first).step_by(3) {
        let game = Arc::new(Game::new(listed.rules(&[]).unwrap()));
        let mut tally = compare(&listed.name, &game, NODES);
        if tally.moves < LEAST_MOVES {
            // If a game's small positions are finished or reach too many others, use a smaller board. If the game ends with many seeds
            // in play, let it continue to fewer. The other rules stay.
            let mut changes = vec![Change::parse("board.pits=3").unwrap()];
            if game.rules().end().seeds_left.is_some_and(|left| left > 4) {
                changes.push(Change::parse("end.seeds-left=4").unwrap());
            }
            if let Ok(smaller) = listed.rules(&changes) {
                tally = compare(&listed.name, &Arc::new(Game::new(smaller)), MORE_NODES);
            }
        }
        let Tally { determined, proven, moves } = tally;
        println!("{}: {proven} of {determined} values proven, {moves} moves", listed.name);
        if moves < LEAST_MOVES && !CYCLING.contains(&listed.name.as_str()) {
            too_few.push(listed.name.clone());
        }
        // Where play cannot cycle every small position is solved.
        if game.rules().sow().stores == SowStores::Own {
            assert_eq!(proven, determined, "{}", listed.name);
        }
    }
    assert!(too_few.is_empty(), "too little was compared of {too_few:?}");
}

#[test]
fn what_is_proven_is_the_minimax_value_in_the_first_third_of_the_games() {
    compare_games(0);
}

#[test]
fn what_is_proven_is_the_minimax_value_in_the_second_third_of_the_games() {
    compare_games(1);
}

#[test]
fn what_is_proven_is_the_minimax_value_in_the_last_third_of_the_games() {
    compare_games(2);
}

/// Ogidise's usual end leaves many stones in play. With a later end on a small board, claims and possession both decide.
#[test]
fn what_is_proven_in_a_small_ogidise_is_the_minimax_value() {
    let changes = ["board.pits=2", "end.seeds-left=4"].map(|change| Change::parse(change).unwrap());
    let game = Arc::new(Game::new(library::find("ogidise").unwrap().rules(&changes).unwrap()));
    assert!(compare("ogidise", &game, MORE_NODES).moves >= LEAST_MOVES);
}

/// Donkers and Uiterwijk report that the first player wins the beginners' Bao. Both readings of the rules confirm it.
#[test]
fn the_first_player_wins_bao_for_beginners() {
    for name in ["bao-kujifunza", "bao-kujifunza-recorded"] {
        let game = Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()));
        let solved = solve(&game, &game.start(), Aim::Value, 1, 2_000_000);
        assert!(solved.proven && solved.lower > Score::LEVEL, "{name}: {} {}", solved.lower, solved.upper);
    }
}
