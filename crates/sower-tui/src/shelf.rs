//! Where games are kept. The screens only name what is to be written; whoever runs them brings the folder.

use std::io;
use std::path::{Path, PathBuf};

/// A game as it lies on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfGame {
    /// Its name on the shelf.
    pub name: String,
    /// Where that is, for a person to read.
    pub place: String,
    /// Its record.
    pub text: String,
}

/// Keeps records, each whole or not at all.
pub trait Shelf {
    /// The games that are not finished, the last played first.
    fn unfinished(&mut self) -> io::Result<Vec<ShelfGame>>;
    /// Keeps a game, among the unfinished or the finished.
    fn keep(&mut self, name: &str, text: &str, finished: bool) -> io::Result<()>;
    /// Throws an unfinished game away.
    fn discard(&mut self, name: &str) -> io::Result<()>;
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
    Shelf(String),
    /// In a file of the player's own.
    File(PathBuf),
}

impl Keeping {
    /// A new place on the shelf for a game; the number, drawn by chance, tells it from all others.
    pub fn new_on_shelf(game: &str, number: u64) -> Keeping {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
        let game: String = game.chars().take(40).map(plain).collect();
        Keeping::Shelf(format!("{game}-{number:016x}"))
    }
}
