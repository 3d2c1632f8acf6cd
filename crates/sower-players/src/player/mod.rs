//! Players: random, greedy, minimax, levels of the engine, or an external engine.

mod engine;
mod error;
mod level;
mod level_parameters;
mod minimax;
mod player_spec;
mod simple;

use sower_core::{Move, Played};

pub use engine::Engine;
pub use error::{Exit, PlayerError, Silence};
pub use level::{Level, Strong};
pub use level_parameters::{HIGHEST_LEVEL, LevelTable, NODE_LEVELS, SHIPPED_LEVELS, levels_are_calibrated};
pub use minimax::{Minimax, MinimaxReport, MinimaxValue};
pub use player_spec::{PlayerSpec, UnknownPlayer};
pub use simple::{Greedy, Random, generator};

use sower_search::Score;
use sower_search::{Limits, Stop};

/// Chooses moves in a game.
pub trait Player: Send {
    /// Chooses a move at the cursor of an unfinished game. Levels have built-in limits and only obey
    /// shorter ones; some players ignore limits.
    fn choose(&mut self, played: &Played, limits: &Limits, stop: &Stop) -> Result<Choice, PlayerError>;

    /// Forgets all state from an earlier game.
    fn new_game(&mut self) {}

    /// Does slow preparations before the first move, such as starting a process, while no clock runs. Without this call
    /// the player prepares at its first move.
    fn prepare(&mut self, _: &Played, _: &Stop) -> Result<(), PlayerError> {
        Ok(())
    }
}

/// A chosen move with the player's evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The move to play.
    pub played: Move,
    /// The expected final margin; `None` if the player does not report one.
    pub score: Option<Score>,
    /// Whether the score is proven.
    pub proven: bool,
    /// Plies searched; 0 without a search.
    pub depth: u32,
    /// Positions searched; 0 without a search.
    pub nodes: u64,
}

impl Choice {
    /// A move without an evaluation.
    pub fn plain(played: Move) -> Choice {
        Choice { played, score: None, proven: false, depth: 0, nodes: 0 }
    }
}
