#![doc = include_str!("../README.md")]

mod account;
mod analysis;
mod board;
#[cfg(feature = "declarations")]
pub mod declarations;
mod export;
mod game;
mod lessons;
mod line;
mod lobby;
mod look;
mod puzzle;
mod record;
mod review;
mod room;
mod rules;
#[cfg(feature = "declarations")]
pub mod schema;
mod solo;
mod sowing;
mod stream;
mod token;
mod tournament;

pub use account::{
    BotMark, Credentials, FinishedGame, GameRating, Leader, Me, NewAccount, NewName, NewPassword,
    OwnPassword, Profile, RatedEnd, RatingPoint, Recovery, RecoveryCode, Score, ShownRating,
};
pub use analysis::{Analysis, AnalysisAsked, AnalysisMessage, AnalysisReport, MoveScore};
pub use board::{Board, cell_number};
pub use export::{AccountExport, ExportedGame, ExportedRating, ExportedRules};
pub use game::{
    Arrow, Dot, GameCard, GameKind, GamePage, Hollow, Labels, Layouts, Levels, OptionChoice, Plan,
    RuleHeading, Spot, StoreSpot,
};
pub use lessons::{Example, Lessons, Task, TaskVerdict, TriedMoves};
pub use line::{LineTurn, line_turns};
pub use lobby::{
    Calls, Challenge, FromVisitor, LiveRoom, Met, NewChallenge, NewPairing, PlayerInfo, PlayingGame,
    SeatWish, ToVisitor, Turn,
};
pub use look::{Choice, Ending, GameSoFar, Look, Refused, TurnOption, Why, WhyAsked};
pub use puzzle::{
    DailyPuzzle, DailyPuzzles, KeptByGuest, KeptRating, MyPuzzles, PuzzleAnswer, PuzzleLine, PuzzlePage,
    PuzzleRated, PuzzleRating, PuzzleStreak, Training, TrainingAsked, TriedMove, TriedPuzzle,
};
pub use record::{ReadText, RecordText, RecordToWrite, TextToRead, TreeNode};
pub use review::{
    Assessment, Because, BestMove, MoveClass, MoveClasses, NewReview, Outcome, Review, ReviewBegun,
    ReviewProgress, ReviewState, ReviewedEnd, ReviewedPly, SideReview, TurningPoint,
};
pub use room::{
    Clocks, Control, Event, FromPlayer, Moved, MyGame, NewRoom, NewSeat, Offer, Phrase, PostedMessage,
    PostedMove, Presence, RoomMade, RoomRounds, RoomState, RoundResult, Said, Seat, SeatKind, ToPlayer,
};
pub use rules::{RulesChecked, RulesKept, RulesMistake, RulesText};
pub use solo::{NewSolo, SoloAct, SoloAnswer, SoloAsked, SoloEvent, SoloGame, SoloKept, SoloThink};
pub use sowing::{Sowing, Step};
pub use stream::{GameNews, ToProgram};
pub use token::{NewToken, Scope, Token, TokenMade};
pub use tournament::{ArenaCard, ArenaPage, ArenaRow, Format, NewArena, Stage};

use serde::Serialize;

/// An error: a code for programs, a sentence for people. Every error of the site has this form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Problem {
    /// The kind of problem, for programs.
    #[cfg_attr(feature = "declarations", ts(type = "string"))]
    pub code: ProblemCode,
    /// What was wrong and what would be right, in the reader's language.
    pub message: String,
}

/// The kinds of problems; `docs/reference/web-api.md` explains them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCode {
    /// The request is malformed.
    BadRequest,
    /// The token is not valid.
    BadToken,
    /// The token's scopes do not allow it.
    MissingScope,
    /// It does not exist, or the reader may not see it.
    NotFound,
    /// The address exists, but not with this method.
    WrongMethod,
    /// The reader may not do this.
    NotYours,
    /// The request is valid but is refused.
    Refused,
    /// The request's body is too large.
    TooLarge,
    /// The client sent too many requests.
    TooMany,
    /// The server is too busy.
    Busy,
    /// The database did not accept it; nothing changed.
    Storage,
    /// The database did not answer; it may or may not have saved the change.
    UnknownOutcome,
    /// The stored data is damaged.
    Damaged,
}

impl ProblemCode {
    /// The HTTP status of a response with this problem.
    pub fn status(self) -> u16 {
        match self {
            ProblemCode::BadRequest => 400,
            ProblemCode::BadToken => 401,
            ProblemCode::NotYours | ProblemCode::MissingScope => 403,
            ProblemCode::NotFound => 404,
            ProblemCode::WrongMethod => 405,
            ProblemCode::Refused => 409,
            ProblemCode::Damaged => 410,
            ProblemCode::TooLarge => 413,
            ProblemCode::TooMany => 429,
            ProblemCode::Busy | ProblemCode::Storage | ProblemCode::UnknownOutcome => 503,
        }
    }
}
