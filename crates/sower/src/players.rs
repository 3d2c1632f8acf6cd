//! Players that need no search: chance, and the most that one ply gains.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::{Game, Move, Position};

use crate::failure::Failure;

/// Who sits at a side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// A person at this terminal.
    Human,
    /// Any legal move, each as likely as another.
    Random,
    /// The move that brings most into the own store, ties by chance.
    Greedy,
}

impl Who {
    /// Reads a player's name.
    pub(crate) fn parse(text: &str) -> anyhow::Result<Who> {
        match text {
            "human" => Ok(Who::Human),
            "random" => Ok(Who::Random),
            "greedy" => Ok(Who::Greedy),
            _ => Err(Failure::input(format!(
                "there is no player {text:?}; there are human, random and greedy"
            ))),
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Who::Human => "human",
            Who::Random => "random",
            Who::Greedy => "greedy",
        }
    }
}

/// A generator that gives the same game for the same seed on every machine.
pub(crate) fn generator(seed: u64) -> Pcg64 {
    Pcg64::seed_from_u64(seed)
}

/// The computer's move; `None` where there is none.
pub(crate) fn choose(who: Who, game: &Game, position: &Position, rng: &mut Pcg64) -> Option<Move> {
    let moves = game.moves(position);
    let best = match who {
        Who::Greedy => most_gained(game, position, &moves),
        Who::Human | Who::Random => moves,
    };
    (!best.is_empty()).then(|| best[rng.random_range(0..best.len())])
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
