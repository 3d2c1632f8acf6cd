//! Players without a search: random, and greedy for one ply.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::{Game, Move, Played, Position};

use super::{Choice, Player, PlayerError};
use sower_search::{Limits, Stop};

/// A generator that gives the same game for the same seed on every machine.
pub fn generator(seed: u64) -> Pcg64 {
    Pcg64::seed_from_u64(seed)
}

/// Any legal move, each as likely as another.
#[derive(Debug)]
pub struct Random(Pcg64);

impl Random {
    /// A player whose chances come from a seed.
    pub fn new(seed: u64) -> Random {
        Random(generator(seed))
    }
}

impl Player for Random {
    fn choose(&mut self, played: &Played, _: &Limits, _: &Stop) -> Result<Choice, PlayerError> {
        any_of(&played.moves(), &mut self.0)
    }
}

/// The move that brings most into the own store, ties by chance.
#[derive(Debug)]
pub struct Greedy(Pcg64);

impl Greedy {
    /// A player whose choice between equals comes from a seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy(generator(seed))
    }
}

impl Player for Greedy {
    fn choose(&mut self, played: &Played, _: &Limits, _: &Stop) -> Result<Choice, PlayerError> {
        any_of(&most_gained(played.game(), played.position(), &played.moves()), &mut self.0)
    }
}

fn any_of(moves: &[Move], rng: &mut Pcg64) -> Result<Choice, PlayerError> {
    if moves.is_empty() {
        return Err(PlayerError::NoMove);
    }
    Ok(Choice::plain(moves[rng.random_range(0..moves.len())]))
}

/// The moves after which the mover's store has grown most.
fn most_gained(game: &Game, position: &Position, moves: &[Move]) -> Vec<Move> {
    let side = position.side();
    let gain = |played: &Move| match played {
        // A swap gains nothing in the store; what it is worth is beyond this player.
        Move::Swap => None,
        Move::Sow(_) => game.play(position, *played).ok().map(|after| after.store(side)),
    };
    let most = moves.iter().filter_map(gain).max();
    moves.iter().copied().filter(|played| gain(played) == most).collect()
}
