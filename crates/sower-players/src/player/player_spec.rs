//! Player specs, as the command line and the screens use them: `human`, `level:4`, `engine:COMMAND`.

use std::fmt;
use std::fs::File;
use std::io::Read as _;
use std::str::FromStr;
use std::sync::Arc;

use sower_core::{Game, Played};

use super::{Choice, Engine, Greedy, HIGHEST_LEVEL, Level, Minimax, Player, PlayerError, Random, Strong};
use sower_search::Settings;
use sower_search::evaluation::{Shape, Weights};
use sower_search::{Limits, Stop};

/// The kind of player at a side of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlayerSpec {
    /// A person at this machine.
    Human,
    /// A random legal move.
    Random,
    /// The move with the greatest gain in one ply.
    Greedy,
    /// Textbook fixed-depth alpha-beta on the stores.
    Minimax(u32),
    /// A level from 1, for beginners, to 10, full strength.
    Level(u8),
    /// The search with custom weights: `bare` for the margin in the stores alone, otherwise a file.
    Search(String),
    /// An external engine, by its command.
    Engine(String),
}

/// The text is not a player spec.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no player {0:?}; expected human, random, greedy, minimax:1 to minimax:30, level:1 to level:10, \
     search:bare, search:WEIGHTS, engine:COMMAND or engine:json:COMMAND"
)]
pub struct UnknownPlayer(pub String);

/// The greatest depth of `minimax`.
const DEEPEST_MINIMAX: u32 = 30;

impl FromStr for PlayerSpec {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<PlayerSpec, UnknownPlayer> {
        let unknown = || UnknownPlayer(text.to_owned());
        match text.split_once(':') {
            None => match text {
                "human" => Ok(PlayerSpec::Human),
                "random" => Ok(PlayerSpec::Random),
                "greedy" => Ok(PlayerSpec::Greedy),
                _ => Err(unknown()),
            },
            Some(("minimax", depth)) => match depth.parse() {
                Ok(depth @ 1..=DEEPEST_MINIMAX) => Ok(PlayerSpec::Minimax(depth)),
                _ => Err(unknown()),
            },
            Some(("level", level)) => match level.parse() {
                Ok(level @ 1..=HIGHEST_LEVEL) => Ok(PlayerSpec::Level(level)),
                _ => Err(unknown()),
            },
            Some(("search", weights)) if !weights.is_empty() => Ok(PlayerSpec::Search(weights.to_owned())),
            Some(("engine", command)) if !command.trim().is_empty() => {
                Ok(PlayerSpec::Engine(command.to_owned()))
            }
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Human => f.write_str("human"),
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Greedy => f.write_str("greedy"),
            PlayerSpec::Minimax(depth) => write!(f, "minimax:{depth}"),
            PlayerSpec::Level(level) => write!(f, "level:{level}"),
            PlayerSpec::Search(weights) => write!(f, "search:{weights}"),
            PlayerSpec::Engine(command) => write!(f, "engine:{command}"),
        }
    }
}

impl PlayerSpec {
    /// Whether this is a person.
    pub fn is_human(&self) -> bool {
        *self == PlayerSpec::Human
    }

    /// Whether the player is available: a weights file must exist and fit the game, an engine must be
    /// executable. Later errors show when it plays.
    pub fn check(&self, game: &Game) -> Result<(), PlayerError> {
        match self {
            PlayerSpec::Search(weights) => read_weights(weights, game).map(|_| ()),
            PlayerSpec::Engine(command) => Engine::check(command),
            _ => Ok(()),
        }
    }

    /// Creates the player for a game; `None` for a person. `seed` makes its random choices repeatable.
    pub fn player(&self, game: &Arc<Game>, seed: u64) -> Option<Box<dyn Player>> {
        self.player_with(game, seed, Settings::default())
    }

    /// Creates the player with more resources, for players limited by time.
    pub fn player_with(&self, game: &Arc<Game>, seed: u64, settings: Settings) -> Option<Box<dyn Player>> {
        Some(match self {
            PlayerSpec::Human => return None,
            PlayerSpec::Random => Box::new(Random::new(seed)),
            PlayerSpec::Greedy => Box::new(Greedy::new(seed)),
            PlayerSpec::Minimax(depth) => Box::new(Minimax::new(Arc::clone(game), *depth)),
            PlayerSpec::Level(level) => Box::new(Level::new(game, *level, seed, settings)),
            PlayerSpec::Search(weights) => match read_weights(weights, game) {
                Ok(weights) => Box::new(Strong::new(game, &weights, settings)),
                Err(fault) => Box::new(Absent(fault)),
            },
            #[cfg(not(target_family = "wasm"))]
            PlayerSpec::Engine(command) => Box::new(Engine::new(command)),
            // WebAssembly cannot start programs.
            #[cfg(target_family = "wasm")]
            PlayerSpec::Engine(command) => Box::new(Absent(PlayerError::Absent(command.clone()))),
        })
    }
}

/// The largest weights file in bytes.
const LARGEST_WEIGHTS: u64 = 1 << 20;

fn read_weights(name: &str, game: &Game) -> Result<Weights, PlayerError> {
    let shape = Shape::of(game.rules());
    if name == "bare" {
        return Ok(Weights::bare(&shape));
    }
    let failed = |error: &dyn fmt::Display| PlayerError::Absent(format!("{name}: {error}"));
    let mut text = String::new();
    File::open(name)
        .and_then(|file| file.take(LARGEST_WEIGHTS).read_to_string(&mut text))
        .map_err(|error| failed(&error))?;
    Weights::read(&text, &shape).map_err(|error| failed(&error))
}

/// Stands in for a player that is not available, and returns its error.
struct Absent(PlayerError);

impl Player for Absent {
    fn choose(&mut self, _: &Played, _: &Limits, _: &Stop) -> Result<Choice, PlayerError> {
        Err(self.0.clone())
    }
}
