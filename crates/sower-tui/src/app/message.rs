//! Messages to the app (keys, clicks, results from threads) and the effects it requests from the runtime.

use std::path::PathBuf;
use std::sync::Arc;

use crossterm::event::KeyEvent;
use ratatui::layout::{Position as Point, Size};
use sower_core::{Game, Move, Played, Position, Side};
use sower_players::{Choice, PlayerError, PlayerSpec};
use sower_puzzles::{Progress, Puzzle, Why};
use sower_review::Review;
use sower_search::{Analysis, Limits, Root};
use sower_text::Message as Sentence;

use crate::saved_games::{Holder, Keeping, SavedGame};

/// Identifies a request to a thread, so that late answers can be recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// An input to the app.
#[derive(Clone, Debug)]
pub enum Message {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was clicked at a cell of the terminal.
    Click(Point),
    /// The mouse wheel was turned by this many lines, downwards if positive.
    Wheel(i8),
    /// The terminal was resized.
    Resize(Size),
    /// A timer that the app requested has expired.
    Tick,
    /// A computer player chose a move, or failed.
    Thought {
        /// The request that this answers.
        ticket: Ticket,
        /// The move and its search result, or why there is none.
        choice: Result<Choice, PlayerError>,
    },
    /// A search reported a result.
    Seen {
        /// The request that this answers.
        ticket: Ticket,
        /// The moves with their values, best first.
        analysis: Analysis,
        /// Whether the search has finished.
        done: bool,
    },
    /// A review made progress.
    ReviewCame {
        /// The request that this answers.
        ticket: Ticket,
        /// Positions searched so far.
        done: usize,
    },
    /// A review is finished.
    Reviewed {
        /// The request that this answers.
        ticket: Ticket,
        /// Every move of the main line with its assessment.
        review: Box<Review>,
    },
    /// The list of unfinished saved games.
    SavedGames(Vec<SavedGame>),
    /// A saved game was opened, or why it was not.
    TakenUp(Result<(Box<SavedGame>, Holder), String>),
    /// Saving the game failed, for this reason.
    NotKept(String),
    /// The game with this name was not saved, because another terminal has it open.
    KeptElsewhere(String),
    /// Deleting a saved game failed, for this reason.
    NotDiscarded(String),
    /// The game was saved as a file, or saving failed.
    Saved {
        /// The file's path.
        file: PathBuf,
        /// Why saving failed; none on success.
        fault: Option<String>,
    },
    /// A file was read.
    Read {
        /// The file's path.
        file: PathBuf,
        /// The file's text, or why it could not be read.
        text: Result<String, String>,
    },
    /// The player's progress with the puzzles of a game, or why it cannot be read.
    PuzzlesOpened {
        /// The rules of the puzzles.
        game: Arc<Game>,
        /// Which puzzles the player has tried and solved.
        progress: Result<Progress, String>,
    },
    /// Saving the puzzle progress failed, for this reason.
    ProgressNotKept(String),
    /// A move of a puzzle is explained.
    Explained {
        /// The request that this answers.
        ticket: Ticket,
        /// Why the move is right or wrong.
        why: Box<Why>,
    },
    /// An endgame is ready, or why there is none.
    TrainerReady {
        /// The request that this answers.
        ticket: Ticket,
        /// The endgame.
        endgame: Result<Endgame, String>,
    },
    /// The trainer checked a move, or replied to it.
    TrainerAnswered {
        /// The request that this answers.
        ticket: Ticket,
        /// The trainer's answer.
        answer: Box<TrainerAnswer>,
    },
    /// The process received a signal to terminate.
    Terminate,
}

/// An endgame to play out against perfect play.
#[derive(Clone, Debug)]
pub struct Endgame {
    /// The rules of the position.
    pub game: Arc<Game>,
    /// The position; the pupil plays the side to move.
    pub from: Position,
    /// The task as a sentence.
    pub task: Sentence,
}

/// The trainer's answer to a move.
#[derive(Clone, Debug)]
pub struct TrainerAnswer {
    /// Whether the move keeps the result.
    pub keeps: bool,
    /// The explanation of a mistake; empty after a good move.
    pub told: Vec<Sentence>,
    /// The opponent's replies; empty after a mistake.
    pub replies: Vec<Move>,
    /// The result of the exercise in words, if it is over.
    pub result: Option<Vec<Sentence>>,
    /// The number of mistakes so far.
    pub mistakes: u32,
}

/// Work that the app requests from the runtime.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Start the players of a new game; those of the previous game stop.
    SitDown {
        /// The rules of the game.
        game: Arc<Game>,
        /// The players, South first.
        who: [PlayerSpec; 2],
        /// Seed of the players' random choices.
        seed: u64,
    },
    /// Ask a player for a move.
    Think {
        /// Identifies the answer.
        ticket: Ticket,
        /// The side whose player must move.
        side: Side,
        /// The game; its cursor is at the position to search.
        played: Box<Played>,
        /// Time and node limits of the search.
        limits: Limits,
    },
    /// Stop the search for a move.
    StopThinking,
    /// Analyse a position.
    Analyze {
        /// Identifies the answers.
        ticket: Ticket,
        /// The rules of the position.
        game: Arc<Game>,
        /// The position and its history.
        root: Box<Root>,
        /// Time and node limits of the search.
        limits: Limits,
        /// Whether only the best move is needed.
        best_only: bool,
    },
    /// Stop the analysis.
    StopAnalyzing,
    /// Review every move of a game's main line.
    Review {
        /// Identifies the answers.
        ticket: Ticket,
        /// The game with its main line.
        played: Box<Played>,
        /// The number of plies of a given opening, which the review does not judge.
        opening: usize,
    },
    /// Save the current game.
    Keep {
        /// Where to save it.
        keeping: Keeping,
        /// The game's record.
        text: String,
        /// Whether the game is over.
        finished: bool,
    },
    /// List the unfinished saved games.
    ListSavedGames,
    /// Open a saved game by its name, to resume it.
    TakeUp(String),
    /// Release the saved game that is open.
    LetGo,
    /// Delete an unfinished saved game by its name.
    Discard(String),
    /// Write a record to a new file.
    Save {
        /// The file's path.
        file: PathBuf,
        /// The game's record.
        text: String,
    },
    /// Read a record from a file.
    Read(PathBuf),
    /// Clear the terminal and draw everything again.
    Redraw,
    /// Read the player's progress with the puzzles of a game.
    OpenPuzzles(Arc<Game>),
    /// Save the player's progress with the puzzles of a game.
    KeepProgress {
        /// The rules of the puzzles.
        game: Arc<Game>,
        /// Which puzzles the player has tried and solved.
        progress: Progress,
    },
    /// Explain a move of a puzzle.
    Explain {
        /// Identifies the answer.
        ticket: Ticket,
        /// The rules of the puzzle.
        game: Arc<Game>,
        /// The puzzle.
        puzzle: Box<Puzzle>,
        /// The move to explain.
        played: Move,
    },
    /// Prepare an endgame to play out; the previous one ends.
    PrepareEndgame {
        /// Identifies the answer.
        ticket: Ticket,
        /// The rules of the endgame.
        game: Arc<Game>,
        /// The position; any that can be won if none.
        from: Option<Position>,
        /// Seed of the choice of a position.
        seed: u64,
    },
    /// Have the trainer check a move of the pupil, and reply if it keeps the result.
    CheckMove {
        /// Identifies the answer.
        ticket: Ticket,
        /// The move.
        played: Move,
    },
    /// Have the trainer reply to a mistake that the pupil does not take back.
    ReplyToMistake {
        /// Identifies the answer.
        ticket: Ticket,
    },
    /// Have the trainer take back the pupil's last move and the replies to it.
    TakeBack,
    /// End the endgame.
    StopTraining,
    /// Leave the screens and continue in the browser.
    Browser,
    /// Exit the program.
    Quit,
}
