//! Players: random, greedy, minimax, levels of the engine, or an external engine.

mod engine;
mod level;
mod level_parameters;
mod minimax;
mod player_spec;
mod simple;

use std::fmt;
use std::time::Duration;

use sower_core::{Move, Played};

pub use engine::Engine;
pub use level::{Level, Strong};
pub use level_parameters::{HIGHEST_LEVEL, LevelTable, NODE_LEVELS, levels_are_calibrated};
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

/// Why a player returned no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// The game is over, so there is no legal move.
    #[error("there is no legal move")]
    NoMove,
    /// The player cannot play at all; the message.
    #[error("cannot play: {0}")]
    Absent(String),
    /// The caller stopped the player before it had a move.
    #[error("stopped before a move was found")]
    Stopped,
    /// The external engine has exited; the message.
    #[error("the program ended: {0}")]
    Died(String),
    /// The external engine did not answer in time.
    #[error("{0}")]
    Silent(Silence),
    /// The external engine's answer is not a legal move; the message.
    #[error("{0}")]
    Nonsense(String),
}

/// Details about an engine that did not answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Silence {
    /// How long the client waited.
    pub waited: Duration,
    /// The last line of its standard error, or of other output that was not an answer.
    pub last_words: Option<String>,
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no answer within {} ms", self.waited.as_millis())?;
        match &self.last_words {
            Some(words) => write!(f, "; its last output: {words}"),
            None => Ok(()),
        }
    }
}
