//! Players by name, as a command line or a screen gives them.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use sower_core::Game;

use super::{Engine, Greedy, Minimax, Player, Random};

/// Who sits at a side of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A person.
    Human,
    /// Any legal move.
    Random,
    /// The most that one ply gains.
    Greedy,
    /// Fixed-depth alpha-beta on the stores, as a textbook has it.
    Minimax(u32),
    /// A level from 1, who loses to a child, to 10, all there is.
    Level(u8),
    /// Another program, by its command.
    Engine(String),
}

/// A name that is no player's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no player {0:?}; there are human, random, greedy, minimax:1 to minimax:30, level:1 to level:10 and \
     engine:COMMAND"
)]
pub struct UnknownPlayer(pub String);

/// The deepest plain alpha-beta that can be asked for.
const DEEPEST_MINIMAX: u32 = 30;
/// The highest level.
const HIGHEST_LEVEL: u8 = 10;

impl FromStr for Who {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Who, UnknownPlayer> {
        let unknown = || UnknownPlayer(text.to_owned());
        match text.split_once(':') {
            None => match text {
                "human" => Ok(Who::Human),
                "random" => Ok(Who::Random),
                "greedy" => Ok(Who::Greedy),
                _ => Err(unknown()),
            },
            Some(("minimax", depth)) => match depth.parse() {
                Ok(depth @ 1..=DEEPEST_MINIMAX) => Ok(Who::Minimax(depth)),
                _ => Err(unknown()),
            },
            Some(("level", level)) => match level.parse() {
                Ok(level @ 1..=HIGHEST_LEVEL) => Ok(Who::Level(level)),
                _ => Err(unknown()),
            },
            Some(("engine", command)) if !command.trim().is_empty() => Ok(Who::Engine(command.to_owned())),
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Human => f.write_str("human"),
            Who::Random => f.write_str("random"),
            Who::Greedy => f.write_str("greedy"),
            Who::Minimax(depth) => write!(f, "minimax:{depth}"),
            Who::Level(level) => write!(f, "level:{level}"),
            Who::Engine(command) => write!(f, "engine:{command}"),
        }
    }
}

impl Who {
    /// Whether a person has to be asked.
    pub fn is_human(&self) -> bool {
        *self == Who::Human
    }

    /// The player, ready to play a game; `None` for a person. `seed` makes its chances repeatable.
    pub fn sit_down(&self, game: &Arc<Game>, seed: u64) -> Option<Box<dyn Player>> {
        match self {
            Who::Human => None,
            Who::Random => Some(Box::new(Random::new(seed))),
            Who::Minimax(depth) => Some(Box::new(Minimax::new(Arc::clone(game), *depth))),
            Who::Engine(command) => Some(Box::new(Engine::new(command))),
            _ => Some(Box::new(Greedy::new(seed))),
        }
    }
}
