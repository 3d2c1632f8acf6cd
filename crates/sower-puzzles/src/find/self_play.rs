//! Games between two simple players, as a source of natural positions.

use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64;
use sower_core::{Game, Move, Position, Side};

/// The longest game, in plies.
const LONGEST: usize = 400;
/// Percentage of random moves.
const RANDOM_PERCENT: u32 = 20;
/// Games to sample for how stores grow.
const SAMPLE: u64 = 16;

/// The random numbers of one game, independent of the thread that plays it.
pub(crate) fn rng_for_game(seed: u64, number: u64) -> Pcg64 {
    Pcg64::seed_from_u64(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The positions of a game, in order.
pub(crate) fn play(game: &Game, rng: &mut Pcg64) -> Vec<Position> {
    let mut positions = vec![game.start()];
    while positions.len() < LONGEST {
        let at = positions[positions.len() - 1];
        let moves = game.moves(&at);
        if moves.is_empty() || game.outcome(&at).is_some() {
            break;
        }
        let is_random = rng.random_range(0..100) < RANDOM_PERCENT;
        let played = if is_random { moves } else { promising(game, &at, &moves) };
        match game.play(&at, played[rng.random_range(0..played.len())]) {
            Ok(after) => positions.push(after),
            Err(_) => break,
        }
    }
    positions
}

/// The moves that gain most, counting the next ply too. Never empty.
fn promising(game: &Game, at: &Position, moves: &[Move]) -> Vec<Move> {
    let gains: Vec<i32> = moves.iter().map(|played| gain_of_two(game, at, *played)).collect();
    let most = gains.iter().max().copied().unwrap_or(0);
    moves.iter().zip(&gains).filter(|(_, gain)| **gain == most).map(|(played, _)| *played).collect()
}

fn gain_of_two(game: &Game, at: &Position, played: Move) -> i32 {
    let Ok(after) = game.play(at, played) else { return i32::MIN };
    let side = after.side();
    let next = game.moves(&after).into_iter().filter_map(|reply| {
        let then = game.play(&after, reply).ok()?;
        Some(lead(&then, side) - lead(&after, side))
    });
    let next = next.max().unwrap_or(0);
    lead(&after, at.side()) + if side == at.side() { next } else { -next }
}

fn lead(position: &Position, side: Side) -> i32 {
    i32::from(position.store(side)) - i32::from(position.store(!side))
}

/// The greatest common divisor of all stores in sampled games; `None` if they stay empty.
pub(crate) fn step_of_stores(game: &Game, seed: u64) -> Option<u8> {
    let positions = (0..SAMPLE).flat_map(|number| play(game, &mut rng_for_game(seed, number)));
    let stores = positions.flat_map(|position| Side::BOTH.map(|side| position.store(side)));
    Some(stores.fold(0, common)).filter(|step| *step > 0)
}

/// The greatest common divisor.
fn common(mut one: u8, mut other: u8) -> u8 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}
