//! Where games are kept. The screens only name what is to be written; whoever runs them brings the folder.

use std::io;
use std::path::{Path, PathBuf};

use sower_core::record::{Tags, write_kept};
use sower_core::{Played, Side};
use sower_search::Who;

use crate::say;
use crate::talk::Talk;

/// A game as it lies on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfGame {
    /// Its name on the shelf.
    pub name: String,
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

/// A game with its players, ready to be sat down at.
#[derive(Clone, Debug)]
pub struct Seating {
    /// The game.
    pub played: Played,
    /// Who sits where, South first.
    pub who: [Who; 2],
    /// What its record says of itself.
    pub tags: Tags,
    /// Where it is kept.
    pub keeping: Keeping,
    /// What to say first.
    pub notice: Option<String>,
}

impl Seating {
    /// The game as it is kept.
    pub fn record(&self) -> String {
        let [south, north] = self.who.each_ref().map(Who::to_string);
        write_kept(&self.played, &self.tags, [&south, &north])
    }

    /// A side with its player. Two people are told apart by their sides alone.
    pub(crate) fn player(&self, side: Side) -> String {
        if self.who.iter().all(Who::is_human) {
            return say::side(side);
        }
        let who = say::who(&self.who[side], self.lone_human().is_some());
        say::talk(&Talk::Player { side, who })
    }

    /// The only person at the table, if there is just one.
    pub(crate) fn lone_human(&self) -> Option<Side> {
        let mut humans = Side::BOTH.into_iter().filter(|side| self.who[*side].is_human());
        match (humans.next(), humans.next()) {
            (Some(side), None) => Some(side),
            _ => None,
        }
    }
}
