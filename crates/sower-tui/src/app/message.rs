//! Messages into the app (keys, clicks, results from threads) and the effects it asks the runtime for.

use std::path::PathBuf;
use std::sync::Arc;

use crossterm::event::KeyEvent;
use ratatui::layout::{Position as Point, Size};
use sower_core::{Game, Played, Side};
use sower_players::{Choice, PlayerError, PlayerSpec};
use sower_review::Review;
use sower_search::{Analysis, Limits, Root};

use crate::saved_games::{Holder, Keeping, SavedGame};

/// Names a question to a thread, so that an answer that comes too late is known as such.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// Something that has happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was clicked.
    Click(Point),
    /// The wheel was turned, so many lines down.
    Wheel(i8),
    /// The terminal has another size.
    Resize(Size),
    /// Time has passed.
    Tick,
    /// The computer has chosen a move, or cannot.
    Thought {
        /// Which question this answers.
        ticket: Ticket,
        /// The move.
        choice: Result<Choice, PlayerError>,
    },
    /// A search has seen so much.
    Seen {
        /// Which question this answers.
        ticket: Ticket,
        /// What it has seen.
        analysis: Analysis,
        /// Whether that is all.
        done: bool,
    },
    /// A review has come so far.
    ReviewCame {
        /// Which question this answers.
        ticket: Ticket,
        /// Positions that are done.
        done: usize,
    },
    /// A review is done.
    Reviewed {
        /// Which question this answers.
        ticket: Ticket,
        /// The review.
        review: Box<Review>,
    },
    /// What lies on the shelf.
    SavedGames(Vec<SavedGame>),
    /// An unfinished game was taken up, or why it was not.
    TakenUp(Result<(Box<SavedGame>, Holder), String>),
    /// The game could not be kept.
    NotKept(String),
    /// The game of that name was not kept, because another terminal has it.
    KeptElsewhere(String),
    /// A game could not be thrown away.
    NotDiscarded(String),
    /// A game was saved under a name, or why it was not.
    Saved {
        /// The file.
        file: PathBuf,
        /// Why it failed.
        fault: Option<String>,
    },
    /// A file was read.
    Read {
        /// The file.
        file: PathBuf,
        /// Its text, or why there is none.
        text: Result<String, String>,
    },
    /// The program is told to end.
    Terminate,
}

/// Something that is to be done outside the screens.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Players for a new game; those of the game before go.
    SitDown {
        /// The game.
        game: Arc<Game>,
        /// Who sits where.
        who: [PlayerSpec; 2],
        /// Seed of their chances.
        seed: u64,
    },
    /// Asks a player for a move.
    Think {
        /// The question.
        ticket: Ticket,
        /// Who is asked.
        side: Side,
        /// The game, at its cursor.
        played: Box<Played>,
        /// What the player may take.
        limits: Limits,
    },
    /// No move is wanted any more.
    StopThinking,
    /// Looks at a position.
    Analyze {
        /// The question.
        ticket: Ticket,
        /// The game.
        game: Arc<Game>,
        /// The position.
        root: Box<Root>,
        /// How long.
        limits: Limits,
        /// Whether only the best move is wanted.
        best_only: bool,
    },
    /// Nothing is to be looked at any more.
    StopAnalyzing,
    /// Looks at every move of a game's main line.
    Review {
        /// The question.
        ticket: Ticket,
        /// The game.
        played: Box<Played>,
        /// Its first plies that were given to the players, and are not judged.
        opening: usize,
    },
    /// Keeps the game at the table.
    Keep {
        /// Where.
        keeping: Keeping,
        /// Its record.
        text: String,
        /// Whether it is over.
        finished: bool,
    },
    /// Asks what lies on the shelf.
    ListShelf,
    /// Takes an unfinished game up, to go on with it.
    TakeUp(String),
    /// No game on the shelf is gone on with any more.
    LetGo,
    /// Throws an unfinished game away.
    Discard(String),
    /// Writes a record into a new file.
    Save {
        /// The file.
        file: PathBuf,
        /// The record.
        text: String,
    },
    /// Reads a record.
    Read(PathBuf),
    /// Draws everything anew.
    Redraw,
    /// Ends the screens and goes on with the puzzles of a game, by its name.
    Puzzles(String),
    /// Ends the screens and goes on in the browser.
    Browser,
    /// Ends the program.
    Quit,
}
