//! Storage for unfinished games and puzzle progress. The screens only say what to write; the binary provides the folder.

use std::io;
use std::path::{Path, PathBuf};

use sower_core::{Game, Rules};
use sower_puzzles::Progress;

/// A saved game.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// Its name among the saved games.
    pub name: String,
    /// Its path, as shown to the player.
    pub place: String,
    /// The game's record.
    pub text: String,
    /// The current rules of a custom rules file that the record names, or why they cannot be read. `None` for a game of the library.
    pub own_rules: Option<Result<Box<Rules>, String>>,
}

/// Which terminal has a saved game open. Two terminals that wrote the same game would overwrite each other's plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// This terminal; no other one writes to it.
    Us,
    /// Another terminal has it open.
    Another,
}

/// Stores records. Each write is atomic.
pub trait SavedGames {
    /// The unfinished games, most recently played first.
    fn unfinished(&mut self) -> io::Result<Vec<SavedGame>>;
    /// Opens an unfinished game, rereads it, and releases any other. A game that another terminal has open can still be read.
    fn take_up(&mut self, name: &str) -> io::Result<(SavedGame, Holder)>;
    /// Releases the open game.
    fn let_go(&mut self);
    /// Saves a game, among the unfinished or the finished ones. Writes nothing if another terminal has it open.
    fn keep(&mut self, name: &str, text: &str, finished: bool) -> io::Result<Holder>;
    /// Deletes an unfinished game, unless another terminal has it open.
    fn discard(&mut self, name: &str) -> io::Result<Holder>;
    /// Reads a record from any file.
    fn read(&mut self, path: &Path) -> Result<String, String>;
    /// Writes a record to any file.
    fn write(&mut self, path: &Path, text: &str) -> io::Result<()>;
    /// Writes a record to a file that must not exist yet.
    fn write_new(&mut self, path: &Path, text: &str) -> io::Result<()>;
}

/// Stores the player's progress with puzzles, per game.
pub trait ProgressStore {
    /// Reads the progress; empty if there is none yet.
    fn read(&self, game: &Game) -> Result<Progress, String>;
    /// Replaces the stored progress.
    fn keep(&self, game: &Game, progress: &Progress) -> Result<(), String>;
}

/// Where a game is saved after every ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// Among the saved games, under this name.
    SavedGames(String),
    /// In a file that the player chose.
    File(PathBuf),
}

impl Keeping {
    /// A new name among the saved games. The random number makes it unique.
    pub fn new_saved_game(game: &str, number: u64) -> Keeping {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
        let game: String = game.chars().take(40).map(plain).collect();
        Keeping::SavedGames(format!("{game}-{number:016x}"))
    }
}
