//! The store: guests, accounts, games and their events, in SQLite or PostgreSQL.
//!
//! A game is an append-only list of events with the unique key (game, v). That key is the fence: the process that inserts the next v has
//! played it, and a later one gets a conflict and reads again. So several
//! processes can share one database, and none of them owns a game.
//!
//! [`Store`] is the interface of a database. [`Write`] lists everything that can be written, and `writes` dispatches it. Each file has
//! its statements once for both databases (`sql`) and adds its queries to `dyn Store`. `writer` batches commits.

mod accounts;
pub mod archive;
mod arenas;
mod challenges;
mod custom_rules;
mod error;
mod games;
mod guests;
mod live_games;
pub(crate) mod metered;
mod migrations;
mod notifications;
mod postgres;
mod puzzles;
mod results;
mod sql;
mod sqlite;
mod tokens;
mod value;
pub(crate) mod writer;
mod writes;

use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use sower_core::Side;

pub use accounts::{ACCOUNTS_PAGE, AccountWrite, Proof, SESSION_LASTS, StoredAccount, StoredSession};
pub use arenas::{ArenaTerms, Joining, Round, StoredArena, StoredPlayer};
pub use challenges::{StoredChallenge, Taking, Terms};
pub use error::StoreError;
pub use live_games::LiveGame;
pub(crate) use live_games::is_patient;
pub use notifications::{Notification, Notifications, Received};
pub use postgres::Postgres;
pub use puzzles::{PuzzlePlayer, PuzzleResult, PuzzleTry};
pub use results::{Counted, Ended, EndedSeat, Rated, RatedEnd, ResultsAsked, Standing, StoredResult};
pub use sql::{Connection, Row};
pub use sqlite::Sqlite;
pub use tokens::{Bearer, MOST_TOKENS, StoredToken, TokenWrite};
pub use value::Value;

pub use sower_api::room::{Entry, Millis, SeatPlan};

use sower_api::room::RoomPlan;

use crate::wire::Control;

/// The rules file of a game. It is stored with the game, so that a game
/// always replays under its own rules, whatever a later version ships.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptRules {
    /// The file's name without its extension.
    pub file: String,
    /// The text of the file.
    pub text: String,
}

/// A game as it was created. It never changes; everything later is an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredGame {
    /// The number of its room.
    pub id: String,
    /// The game's name.
    pub name: String,
    /// The variant of its rules file.
    pub variant: Option<String>,
    /// Keys of the rules file that are changed.
    pub changes: Vec<String>,
    /// The fingerprint of its rules.
    pub fingerprint: String,
    /// Its rules; stored once for all games that share them.
    #[serde(skip)]
    pub rules: Option<KeptRules>,
    /// The starting position, if not that of its rules.
    pub start: Option<String>,
    /// Plies that were played before the room was created.
    pub moves: Vec<String>,
    /// South's seat, then North's.
    pub seats: [SeatPlan; 2],
    /// Whether a coin toss decides who moves first.
    pub toss: bool,
    /// The time control.
    pub control: Control,
    /// The number of the guest or account that created it.
    pub maker: String,
    /// South's and North's points from earlier games of the same players.
    pub points: [f32; 2],
    /// Whether it is rated.
    #[serde(default)]
    pub rated: bool,
    /// When it was created.
    pub created: Millis,
    /// Whether anyone may watch, as in games from the lobby.
    #[serde(default)]
    pub public: bool,
    /// The tournament that it belongs to.
    #[serde(default)]
    pub arena: Option<String>,
}

impl StoredGame {
    /// Whether the clock starts as soon as both seats are taken, not at the first ply: a paired player may never come.
    pub fn begins_at_once(&self) -> bool {
        self.public || self.control.is_slow()
    }

    /// What the room's state begins with.
    pub fn plan(&self) -> RoomPlan {
        RoomPlan {
            id: self.id.clone(),
            start: self.start.clone(),
            moves: self.moves.clone(),
            seats: self.seats.clone(),
            control: self.control,
            created: self.created,
            begins_at_once: self.begins_at_once(),
        }
    }
}

/// A stored guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGuest {
    /// Their number, as in their cookie.
    pub id: String,
    /// The name they chose, or empty.
    pub name: String,
    /// Whether their cookie is revoked.
    pub void: bool,
    /// When this was last written.
    pub seen: Millis,
}

/// A change to the database.
#[derive(Clone, Debug)]
pub enum Write {
    /// Creates a game.
    Game(Box<StoredGame>),
    /// Creates a game with all its events, unless it is there.
    Import {
        /// The game.
        game: Box<StoredGame>,
        /// Its events.
        entries: Vec<Entry>,
        /// Its result, if it is over and has one.
        ended: Option<Box<Ended>>,
    },
    /// Appends an event to a game, and creates the game that it opens, if any.
    Event {
        /// The game's number.
        game: String,
        /// The event with its number.
        entry: Entry,
        /// The game of a rematch; created only if the event is stored.
        opens: Option<Box<StoredGame>>,
        /// The updated summary, if the game has one.
        live: Option<Box<LiveGame>>,
    },
    /// Appends the event that ends a game, and stores its results and the new ratings.
    End {
        /// The game's number.
        game: String,
        /// The event with its number.
        entry: Entry,
        /// The results and what they depend on.
        ended: Box<Ended>,
        /// The updated summary, if the game has one.
        live: Option<Box<LiveGame>>,
    },
    /// Records where a player of a rated game comes from.
    Place {
        /// The game's number.
        game: String,
        /// The player's side.
        side: Side,
        /// A signature of the browser or network.
        mark: String,
    },
    /// Changes an account or its sessions.
    Account(Box<AccountWrite>),
    /// Creates or revokes a token, or records its use.
    Token(Box<TokenWrite>),
    /// Stores a try at a puzzle with its effects. Taken: the account no longer exists.
    Puzzle(Box<PuzzleTry>),
    /// Stores a new or changed guest. The rules files of a revoked guest lose their owner.
    Guest(StoredGuest),
    /// Stores a rules file that a guest uploads, perhaps again.
    Rules(CustomRules),
    /// Records the use of a rules file, which extends how long it is stored.
    RulesUsed {
        /// The file's name.
        name: String,
        /// When it happens, by the database's clock.
        at: Millis,
    },
    /// Posts a challenge.
    Challenge(Box<StoredChallenge>),
    /// Ends a challenge without a game.
    ChallengeEnd {
        /// The challenge's number.
        challenge: String,
        /// When it happens, by the database's clock.
        at: Millis,
    },
    /// Accepts a challenge.
    Take(Taking),
    /// Deletes old challenges.
    ClearChallenges {
        /// Challenges that ended before this time.
        before: Millis,
    },
    /// Records a person's presence in the lobby or at a tournament.
    Here {
        /// The tournament's number, if they are at one.
        arena: Option<String>,
        /// The number of the guest or account.
        person: String,
        /// The time by the database's clock.
        now: Millis,
        /// Until when they count as present.
        until: Millis,
    },
    /// Creates a tournament.
    Arena(Box<StoredArena>),
    /// Adds a player to a tournament.
    ArenaJoin(Joining),
    /// Removes a player from a tournament.
    ArenaLeave {
        /// The tournament's number.
        arena: String,
        /// The number of the guest or account.
        person: String,
        /// When it happens, by the database's clock.
        at: Millis,
    },
    /// Pairs a round of a tournament.
    ArenaRound(Round),
    /// Finishes or cancels a tournament.
    ArenaClose {
        /// The tournament's number.
        arena: String,
        /// When it happens, by the database's clock.
        at: Millis,
    },
    /// Deletes guests who never played and have been inactive for long.
    SweepGuests {
        /// The time by the database's clock.
        now: Millis,
    },
    /// Deletes a game without moves, unless it has an event after this one.
    DeleteGame {
        /// The game's number.
        game: String,
        /// The number of its last event.
        v: u64,
    },
    /// Writes the time, to test whether the database accepts writes.
    Trial {
        /// The time by the database's clock.
        at: Millis,
    },
    /// Stores a setting of the site, unless it exists.
    First {
        /// The setting's key.
        name: &'static str,
        /// The setting's value.
        value: Vec<u8>,
    },
}

/// A rules file that a guest uploaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomRules {
    /// The guest's number.
    pub guest: String,
    /// Its name and text.
    pub rules: KeptRules,
    /// When it was uploaded or last used.
    pub used: Millis,
    /// The limits for deleting others.
    pub bounds: CustomRulesBounds,
}

/// A rules file found by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundRules {
    /// The text of the file.
    pub text: String,
    /// When it was last used; none if only games use it.
    pub used: Option<Millis>,
}

/// Limits on stored rules files. A file that a game uses stays with its game regardless.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CustomRulesBounds {
    /// Files per guest; the most recently used ones stay.
    pub of_a_guest: u32,
    /// Files in total.
    pub in_all: u32,
    /// Files that were not used since this time are deleted.
    pub since: Millis,
}

/// The outcome of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteOutcome {
    /// It is stored.
    Kept,
    /// The event's number, or the account's name, is taken: nothing was changed.
    Taken,
}

/// A database. Queries are methods of `dyn Store`, next to their statements.
pub trait Store: Send + Sync + 'static {
    /// Stores the whole batch durably, or nothing. An event whose number is taken
    /// is skipped and reported. Writes of one batch do not depend on each other.
    fn commit<'a>(&'a self, batch: &'a [Write]) -> BoxFuture<'a, Result<Vec<WriteOutcome>, StoreError>>;

    /// A connection for reading.
    fn reader(&self) -> BoxFuture<'_, Result<Box<dyn Connection>, StoreError>>;

    /// The database's current time.
    fn now(&self) -> BoxFuture<'_, Result<Millis, StoreError>>;

    /// The channel through which processes on this database notify each other. None if there is only ever one process.
    fn notifications(&self) -> Option<Notifications> {
        None
    }

    /// Registers this process as running, and returns since when at least one process has been. None if there is only ever one.
    fn up_since(&self) -> BoxFuture<'_, Result<Option<Millis>, StoreError>> {
        Box::pin(async { Ok(None) })
    }

    /// The name for messages: the file, or the address without the password.
    fn name(&self) -> String;

    /// Closes the database before the process ends.
    fn close(&self) -> BoxFuture<'_, ()>;
}
