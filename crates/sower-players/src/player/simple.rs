//! Players without a search: random and greedy.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::{Game, Move, Played, Position};

use super::{Choice, Player, PlayerError};
use sower_search::{Limits, Stop};

/// A random generator that gives the same game for the same seed on every machine.
pub fn generator(seed: u64) -> Pcg64 {
    Pcg64::seed_from_u64(seed)
}

/// Plays a random legal move, each equally likely.
#[derive(Debug)]
pub struct Random(Pcg64);

impl Random {
    /// A player with that random seed.
    pub fn new(seed: u64) -> Random {
        Random(generator(seed))
    }
}

impl Player for Random {
    fn choose(&mut self, played: &Played, _: &Limits, _: &Stop) -> Result<Choice, PlayerError> {
        any_of(&played.moves(), &mut self.0)
    }
}

/// Plays the move that adds most to the mover's store; ties are broken randomly.
#[derive(Debug)]
pub struct Greedy(Pcg64);

impl Greedy {
    /// A player with that random seed.
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

/// The moves that add most to the mover's store.
fn most_gained(game: &Game, position: &Position, moves: &[Move]) -> Vec<Move> {
    let side = position.side();
    let gain = |played: &Move| match played {
        // A swap adds nothing to the store; this player cannot judge it.
        Move::Swap => None,
        Move::Sow(_) | Move::Turn { .. } => game.play(position, *played).ok().map(|after| after.store(side)),
    };
    let most = moves.iter().filter_map(gain).max();
    moves.iter().copied().filter(|played| gain(played) == most).collect()
}
