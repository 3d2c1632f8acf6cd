//! What the search calls proven is held to a plain solver, on small positions of every rules file.
//!
//! The solver knows nothing of windows, tables or order: it lists every position that can be reached and computes the
//! greatest and the least value that endless play could give, by going over all of them until nothing changes. Where
//! play cannot cycle both are the minimax value. A proven score must be both.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::HashMap;
use std::sync::Arc;

use rand::RngExt;
use rand_pcg::Pcg64;
use sower_core::rules::Decide;
use sower_core::{Change, Game, Move, Pie, Position, Setup, Side, library};
use sower_search::player::generator;
use sower_search::{Limits, Root, Score, Searcher, Settings, Stop};

/// A graph larger than this is left out.
const MOST_POSITIONS: usize = if cfg!(debug_assertions) { 3_000 } else { 12_000 };
/// Fewer compared moves than this prove nothing.
const LEAST_MOVES: usize = if cfg!(debug_assertions) { 4 } else { 10 };
const POSITIONS_A_GAME: usize = if cfg!(debug_assertions) { 40 } else { 120 };

/// South's value of a position if endless play is the worst for South, and if it is the best.
fn bounds(game: &Game, start: &Position) -> Option<[Score; 2]> {
    let mut index = HashMap::from([(*start, 0_usize)]);
    let mut positions = vec![*start];
    let mut children: Vec<Vec<usize>> = Vec::new();
    let mut ends: Vec<Option<Score>> = Vec::new();
    let mut at = 0;
    while at < positions.len() {
        let position = positions[at];
        let outcome = game.outcome(&position);
        ends.push(outcome.map(|outcome| Score::of_outcome(&outcome, Side::South)));
        let moves = if outcome.is_some() { Vec::new() } else { game.moves(&position) };
        let mut after = Vec::new();
        for played in moves {
            let child = game.play(&position, played).unwrap();
            let known = positions.len();
            let found = *index.entry(child).or_insert(known);
            if found == known {
                positions.push(child);
            }
            after.push(found);
        }
        children.push(after);
        if positions.len() > MOST_POSITIONS {
            return None;
        }
        at += 1;
    }
    // Endless play stays among positions with the same stores, and no settlement gives more than lies on the board.
    let endless = |position: &Position, sign: i32| {
        let margin = i32::from(position.store(Side::South)) - i32::from(position.store(Side::North));
        let possession = if game.rules().end().decide == Decide::CapturedFirst { 255 } else { 0 };
        Score::with_sides(margin + sign * i32::from(position.in_play()), sign * possession)
    };
    let solve = |sign: i32| {
        let begin =
            |(position, end): (&Position, &Option<Score>)| end.unwrap_or_else(|| endless(position, sign));
        let mut values: Vec<Score> = positions.iter().zip(&ends).map(begin).collect();
        loop {
            let mut changed = false;
            // Children mostly come later, so going backwards settles most in one round.
            for at in (0..positions.len()).rev().filter(|at| ends[*at].is_none()) {
                let after = children[at].iter().map(|child| values[*child]);
                let value =
                    if positions[at].side() == Side::South { after.max() } else { after.min() }.unwrap();
                changed |= value != values[at];
                values[at] = value;
            }
            if !changed {
                return values[0];
            }
        }
    };
    Some([solve(-1), solve(1)])
}

/// A few seeds thrown into the pits, the rest shared between the stores.
fn small_position(game: &Game, rng: &mut Pcg64) -> Position {
    let rules = game.rules();
    let pits = usize::from(rules.board().pits);
    let left = rules.end().seeds_left.unwrap_or(0);
    let in_play = left
        + rng.random_range(
            1..=if pits <= 6 {
                7
            } else if pits < 12 {
                4
            } else {
                1
            },
        );
    let mut rows = [vec![0; pits], vec![0; pits]];
    for _ in 0..in_play {
        rows[rng.random_range(0..2)][rng.random_range(0..pits)] += 1;
    }
    let stored = rules.total().saturating_sub(in_play);
    let near_half = stored / 2 + rng.random_range(0..=4);
    let south = near_half.min(stored);
    let side = if rng.random_range(0..2) == 0 { Side::South } else { Side::North };
    let setup = Setup { rows, stores: [south, stored - south], homes: [None; 2], side, pie: Pie::Closed };
    game.position(&setup).unwrap()
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

fn compare(name: &str, game: &Arc<Game>) -> Tally {
    let mut rng = generator(11);
    let settings = Settings { memory: 1 << 20, threads: 1 };
    let mut searcher = Searcher::new(Arc::clone(game), settings);
    let mut tally = Tally { determined: 0, proven: 0, moves: 0 };
    for _ in 0..POSITIONS_A_GAME {
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
        // Every move on its own must agree as well.
        let all = searcher.analyse(&root, &Limits::nodes(20_000), &Stop::new(), &mut |_| {});
        for candidate in all.moves.iter().filter(|candidate| candidate.proven) {
            let after = game.play(&position, candidate.played).unwrap();
            let Some(after_bounds) = bounds(game, &after) else { continue };
            let south = if position.side() == Side::South { candidate.score } else { -candidate.score };
            assert_eq!([south, south], after_bounds, "{name} {:?}", candidate.label);
            tally.moves += 1;
        }
        assert!(all.moves.iter().all(|candidate| matches!(candidate.played, Move::Sow(_))));
    }
    tally
}

#[test]
fn what_is_proven_is_the_minimax_value_in_every_game() {
    for listed in library::all() {
        let game = Arc::new(Game::new(listed.rules(&[]).unwrap()));
        let mut tally = compare(&listed.name, &game);
        if tally.moves < LEAST_MOVES {
            // A board whose small positions are over, or reach too many others, is made smaller; its rules stay.
            let change = Change::parse("board.pits=3").unwrap();
            tally = compare(&listed.name, &Arc::new(Game::new(listed.rules(&[change]).unwrap())));
        }
        let Tally { determined, proven, moves } = tally;
        println!("{}: {proven} of {determined} values proven, {moves} moves", listed.name);
        assert!(2 * proven >= determined && moves >= LEAST_MOVES, "{}", listed.name);
    }
}

/// Ogidise's own end leaves many stones in play; with a later one, on a small board, claims and possession both decide.
#[test]
fn what_is_proven_in_a_small_ogidise_is_the_minimax_value() {
    let changes = ["board.pits=3", "end.seeds-left=4"].map(|change| Change::parse(change).unwrap());
    let game = Arc::new(Game::new(library::find("ogidise").unwrap().rules(&changes).unwrap()));
    assert!(compare("ogidise", &game).moves >= LEAST_MOVES);
}
