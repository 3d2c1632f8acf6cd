//! What the solver calls proven is held to a plain solver, on small positions of every rules file: with endless play scored as badly
//! for South as can be, and as well; and where the rules give it one value, with that.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::sync::Arc;

use rand::SeedableRng as _;
use rand_pcg::Pcg64;
use sower_core::rules::{Settle, SowStores};
use sower_core::{Change, Game, Position, Side, library};
use sower_search::{Score, Stop};
use sower_solver::{Aim, Settings, Solved, Solver};
use sower_testing::reference::{Endless, Graph, small_position};

/// A graph larger than this is left out.
const MOST_POSITIONS: usize = if cfg!(debug_assertions) { 2_000 } else { 4_000 };
const POSITIONS_A_GAME: usize = if cfg!(debug_assertions) { 20 } else { 40 };
/// Positions that the solver may search for an answer; more where games of other sizes were too few.
const NODES: u64 = 10_000;
const MORE_NODES: u64 = 60_000;
/// Fewer compared moves than this prove nothing.
const LEAST_MOVES: usize = if cfg!(debug_assertions) { 4 } else { 10 };

fn solve(game: &Arc<Game>, position: &Position, aim: Aim, threads: usize, nodes: u64) -> Solved {
    let settings = Settings { memory: 1 << 20, threads, nodes: Some(nodes), time: None };
    Solver::new(Arc::clone(game), settings).solve(position, aim, None, &Stop::new(), &mut |_| {})
}

/// How much was compared.
struct Tally {
    /// Positions whose value does not depend on what endless play is worth.
    determined: usize,
    /// Those of them that were proven.
    proven: usize,
    /// Moves whose proven value was compared.
    moves: usize,
}

/// A move's or position's bounds as South sees them.
fn for_south(side: Side, lower: Score, upper: Score) -> [Score; 2] {
    if side == Side::South { [lower, upper] } else { [-upper, -lower] }
}

fn compare(name: &str, game: &Arc<Game>, nodes: u64) -> Tally {
    let mut rng = Pcg64::seed_from_u64(5);
    let mut tally = Tally { determined: 0, proven: 0, moves: 0 };
    let mut number = 0;
    // Bound: where nearly everything small is over or too large, there are that many tries.
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
        // Whatever is said must hold: where the rules leave endless play to the board, for every value that it could have;
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
                // All best moves, and nothing else.
                let best = all.moves.iter().filter(|found| found.lower == value.lower);
                let best: Vec<_> = best.map(|found| found.played).collect();
                if all.proven {
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

/// Every third game, from that one on: tests run side by side.
fn compare_games(first: usize) {
    for listed in library::all().into_iter().skip(first).step_by(3) {
        let game = Arc::new(Game::new(listed.rules(&[]).unwrap()));
        let mut tally = compare(&listed.name, &game, NODES);
        if tally.moves < LEAST_MOVES {
            // A board whose small positions are over, or reach too many others, is made smaller, and play goes on to fewer
            // seeds where many would end it; all else stays.
            let mut changes = vec![Change::parse("board.pits=3").unwrap()];
            if game.rules().end().seeds_left.is_some_and(|left| left > 4) {
                changes.push(Change::parse("end.seeds-left=4").unwrap());
            }
            tally = compare(&listed.name, &Arc::new(Game::new(listed.rules(&changes).unwrap())), MORE_NODES);
        }
        let Tally { determined, proven, moves } = tally;
        println!("{}: {proven} of {determined} values proven, {moves} moves", listed.name);
        assert!(moves >= LEAST_MOVES, "{}: {moves}", listed.name);
        // Where play cannot cycle nothing small is left open.
        if game.rules().sow().stores == SowStores::Own {
            assert_eq!(proven, determined, "{}", listed.name);
        }
    }
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

/// Ogidise's own end leaves many stones in play; with a later one, on a small board, claims and possession both decide.
#[test]
fn what_is_proven_in_a_small_ogidise_is_the_minimax_value() {
    let changes = ["board.pits=2", "end.seeds-left=4"].map(|change| Change::parse(change).unwrap());
    let game = Arc::new(Game::new(library::find("ogidise").unwrap().rules(&changes).unwrap()));
    assert!(compare("ogidise", &game, MORE_NODES).moves >= LEAST_MOVES);
}
