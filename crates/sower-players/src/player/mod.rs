//! Players: random, greedy, minimax, levels of the engine, or another program.

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
pub use level_parameters::{HIGHEST_LEVEL, levels_are_calibrated};
pub use minimax::{Minimax, MinimaxReport, MinimaxValue};
pub use player_spec::{PlayerSpec, UnknownPlayer};
pub use simple::{Greedy, Random, generator};

use sower_search::Score;
use sower_search::{Limits, Stop};

/// Somebody who can be asked for a move.
pub trait Player: Send {
    /// Chooses a move at the cursor of a game that is not over, within limits where the player heeds any: a level is what
    /// it is by its own thinking, and takes only what is shorter.
    fn choose(&mut self, played: &Played, limits: &Limits, stop: &Stop) -> Result<Choice, PlayerError>;

    /// Forgets whatever was kept from an earlier game.
    fn new_game(&mut self) {}

    /// Does what takes time before the first move of a game, such as starting a program, while no clock runs. Whoever is
    /// not asked to does it with the first move.
    fn prepare(&mut self, _: &Played, _: &Stop) -> Result<(), PlayerError> {
        Ok(())
    }
}

/// A move, and what its player thought of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The move.
    pub played: Move,
    /// What the player expects, if it says so.
    pub score: Option<Score>,
    /// Whether that is proven.
    pub proven: bool,
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
}

impl Choice {
    /// A move without any thought behind it.
    pub fn plain(played: Move) -> Choice {
        Choice { played, score: None, proven: false, depth: 0, nodes: 0 }
    }
}

/// Why a player gave no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// There is none to give.
    #[error("there is no legal move")]
    NoMove,
    /// It cannot play at all.
    #[error("cannot play: {0}")]
    Absent(String),
    /// It was told to stop before it had one.
    #[error("stopped before a move was found")]
    Stopped,
    /// Another program is gone.
    #[error("the program ended: {0}")]
    Died(String),
    /// Another program did not answer in time.
    #[error("{0}")]
    Silent(Silence),
    /// Another program's answer is not a legal move.
    #[error("{0}")]
    Nonsense(String),
}

/// How long another program was waited for, and what it said last beside the point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Silence {
    /// How long.
    pub waited: Duration,
    /// The last line of its standard error, or of what it wrote that was no answer.
    pub last_words: Option<String>,
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no answer within {} ms", self.waited.as_millis())?;
        match &self.last_words {
            Some(words) => write!(f, "; the last that it wrote: {words}"),
            None => Ok(()),
        }
    }
}
