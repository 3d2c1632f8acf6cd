//! Storage for unfinished games. The screens only name what to write; the binary provides the folder.

use std::io;
use std::path::{Path, PathBuf};

use sower_core::Rules;

/// A game as it lies on the shelf.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// Its name on the shelf.
    pub name: String,
    /// Where that is, for a person to read.
    pub place: String,
    /// Its record.
    pub text: String,
    /// The rules of the player's own file that the record names, as they are now, or why they cannot be read. `None` for a
    /// game of the library.
    pub own_rules: Option<Result<Box<Rules>, String>>,
}

/// Whose a game on the shelf is. Two terminals that wrote the same game would lose each other's plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// No other terminal writes it before this one lets go.
    Us,
    /// Another terminal has it.
    Another,
}

/// Keeps records, each whole or not at all.
pub trait SavedGames {
    /// The games that are not finished, the last played first.
    fn unfinished(&mut self) -> io::Result<Vec<SavedGame>>;
    /// Takes an unfinished game up, as it is now, to be gone on with; none other is held then. A game that another
    /// terminal has can be looked at all the same.
    fn take_up(&mut self, name: &str) -> io::Result<(SavedGame, Holder)>;
    /// Lets go of the game that is held.
    fn let_go(&mut self);
    /// Keeps a game, among the unfinished or the finished. Nothing is written where another terminal has it.
    fn keep(&mut self, name: &str, text: &str, finished: bool) -> io::Result<Holder>;
    /// Throws an unfinished game away, unless another terminal has it.
    fn discard(&mut self, name: &str) -> io::Result<Holder>;
    /// Reads a record from any file.
    fn read(&mut self, path: &Path) -> Result<String, String>;
    /// Writes a record into any file.
    fn write(&mut self, path: &Path, text: &str) -> io::Result<()>;
    /// The same, into a file that is not there yet.
    fn write_new(&mut self, path: &Path, text: &str) -> io::Result<()>;
}

/// Where the game at a table is kept after every ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// On the shelf, by that name.
    SavedGames(String),
    /// In a file of the player's own.
    File(PathBuf),
}

impl Keeping {
    /// A new place on the shelf for a game; the number, drawn by chance, tells it from all others.
    pub fn new_on_shelf(game: &str, number: u64) -> Keeping {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
        let game: String = game.chars().take(40).map(plain).collect();
        Keeping::SavedGames(format!("{game}-{number:016x}"))
    }
}
