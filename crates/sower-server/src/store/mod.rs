//! The store: guests, accounts, games and their events, in SQLite or PostgreSQL.
//!
//! A game is an append-only list of events with the key (game, v). That key is the fence: the process that inserts the next v has
//! played it, and one that comes second gets a conflict and reads again. So several processes can share one database, and none
//! of them owns a game.
//!
//! [`Store`] is what a database itself must do. [`Write`] lists everything that can be written, and `writes` says which file does
//! it. Each file has its statements once for all databases (`sql`) and adds its queries to `dyn Store`. `writer` batches commits.

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
pub use results::{Counted, Ended, EndedSeat, Rated, RatedEnd, ResultsAsked, Standing, StoredResult};
pub use sql::{Connection, Row};
pub use sqlite::Sqlite;
pub use tokens::{Bearer, MOST_TOKENS, StoredToken, TokenWrite};
pub use value::Value;

use crate::wire::{Control, Event};

/// Milliseconds since 1970, in the database's clock.
pub type Millis = u64;

/// Who has a seat when a game is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatPlan {
    /// Open to anyone with the link for playing.
    Open,
    /// A guest.
    Guest {
        /// The guest's number.
        guest: String,
        /// Their name at that time.
        name: String,
    },
    /// The computer.
    Computer {
        /// As `level:3`.
        player: String,
    },
}

/// The rules file that a game is played by. It is kept with the game, so that a game is always replayed by its own rules,
/// whatever a later version ships under that name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptRules {
    /// The file's name without its ending.
    pub file: String,
    /// The file.
    pub text: String,
}

/// A game as it was created. It never changes; everything that happens is an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredGame {
    /// Its number.
    pub id: String,
    /// The game's name.
    pub name: String,
    /// The variant of its rules file.
    pub variant: Option<String>,
    /// Keys that are changed.
    pub changes: Vec<String>,
    /// The fingerprint of its rules.
    pub fingerprint: String,
    /// Its rules; kept once for all games that share them.
    #[serde(skip)]
    pub rules: Option<KeptRules>,
    /// Where it begins, if not at the start of its rules.
    pub start: Option<String>,
    /// Plies that were made before it began.
    pub moves: Vec<String>,
    /// The two seats.
    pub seats: [SeatPlan; 2],
    /// Whether a coin decides who begins.
    pub toss: bool,
    /// The clock.
    pub control: Control,
    /// Who made it.
    pub maker: String,
    /// South's and North's points from earlier games of the same two.
    pub points: [f32; 2],
    /// Whether it is played for ratings.
    #[serde(default)]
    pub rated: bool,
    /// When it was made.
    pub created: Millis,
    /// Whether anyone may watch, as in games from the lobby.
    #[serde(default)]
    pub public: bool,
    /// The tournament that it belongs to.
    #[serde(default)]
    pub arena: Option<String>,
}

impl StoredGame {
    /// Whether the clock runs as soon as both seats are taken, and not only from the first ply: a paired player may never come.
    pub fn begins_at_once(&self) -> bool {
        self.public || self.control.is_slow()
    }
}

/// An event with its number and time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number in the game, from 1.
    #[serde(skip)]
    pub v: u64,
    /// When it arrived.
    #[serde(skip)]
    pub at: Millis,
    /// What happened.
    pub event: Event,
    /// The guest who took a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<String>,
    /// What the clocks showed then, in milliseconds. Outages are not charged, so times alone do not give it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<[u32; 2]>,
}

/// A guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGuest {
    /// Their number, which is in their cookie.
    pub id: String,
    /// Their chosen name.
    pub name: String,
    /// Whether their cookie is revoked.
    pub void: bool,
    /// When this was written.
    pub seen: Millis,
}

/// A change to the database.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new game.
    Game(Box<StoredGame>),
    /// The next event of a game, and the game that it opens, if it does.
    Event {
        /// The game's number.
        game: String,
        /// The event.
        entry: Entry,
        /// The game of a rematch; created only if the event is stored.
        opens: Option<Box<StoredGame>>,
        /// The updated summary, if the game has one.
        live: Option<Box<LiveGame>>,
    },
    /// The event that ends a game, with how it ended for those who played it and what that does to their ratings.
    End {
        /// The game's number.
        game: String,
        /// The event.
        entry: Entry,
        /// How it ended.
        ended: Box<Ended>,
        /// The updated summary, if the game has one.
        live: Option<Box<LiveGame>>,
    },
    /// Where a player of a rated game comes from.
    Place {
        /// The game's number.
        game: String,
        /// Where they sit.
        side: Side,
        /// A signature of the browser or network.
        mark: String,
    },
    /// A change to accounts.
    Account(Box<AccountWrite>),
    /// A change to tokens.
    Token(Box<TokenWrite>),
    /// A guest, new or changed. The rules files of a revoked guest lose their owner.
    Guest(StoredGuest),
    /// A rules file that a guest uploads, perhaps again.
    Rules(CustomRules),
    /// A rules file is used, which renews how long it is kept.
    RulesUsed {
        /// Its name.
        name: String,
        /// When it happens, by the database's clock.
        at: Millis,
    },
    /// A challenge.
    Challenge(Box<StoredChallenge>),
    /// A challenge ends without a game.
    ChallengeEnd {
        /// The challenge's number.
        challenge: String,
        /// When it happens, by the database's clock.
        at: Millis,
    },
    /// A challenge is taken.
    Take(Taking),
    /// Challenges that were over before a time are forgotten.
    ClearChallenges {
        /// Challenges that ended before this time.
        before: Millis,
    },
    /// A person is present in the lobby or at a tournament.
    Here {
        /// The tournament.
        arena: Option<String>,
        /// The number of the guest or account.
        person: String,
        /// The time by the database's clock.
        now: Millis,
        /// Until when they count as being there.
        until: Millis,
    },
    /// A tournament.
    Arena(Box<StoredArena>),
    /// A player joins a tournament.
    ArenaJoin(Joining),
    /// A player leaves a tournament.
    ArenaLeave {
        /// The tournament's number.
        arena: String,
        /// The number of the guest or account.
        person: String,
        /// When it happens, by the database's clock.
        at: Millis,
    },
    /// A round of a tournament is paired.
    ArenaRound(Round),
    /// A tournament is over.
    ArenaClose {
        /// The tournament's number.
        arena: String,
        /// When it happens, by the database's clock.
        at: Millis,
    },
    /// Guests who never played and have not been seen for long are forgotten.
    SweepGuests {
        /// The time.
        now: Millis,
    },
    /// Deletes a game without moves, unless it has an event after this one.
    DeleteGame {
        /// The game's number.
        game: String,
        /// Its last event.
        v: u64,
    },
    /// Writes the time, to see whether the database accepts writes.
    Trial {
        /// The time.
        at: Millis,
    },
    /// A setting of the site, unless it is set already.
    First {
        /// What it is called.
        name: &'static str,
        /// The value.
        value: Vec<u8>,
    },
}

/// A rules file that a guest has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomRules {
    /// The guest's number.
    pub guest: String,
    /// Its name and text.
    pub rules: KeptRules,
    /// When it was brought or last used.
    pub used: Millis,
    /// What makes room for it.
    pub bounds: CustomRulesBounds,
}

/// A rules file that was found by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundRules {
    /// Its text.
    pub text: String,
    /// When somebody who has it last used it; none where only games are played by it.
    pub used: Option<Millis>,
}

/// How many rules files are kept that guests have brought. One that a game is played by is kept with its game, whatever these say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CustomRulesBounds {
    /// So many of one guest, those that were used last.
    pub of_a_guest: u32,
    /// So many in all.
    pub in_all: u32,
    /// None that was not used since then.
    pub since: Millis,
}

/// The outcome of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteOutcome {
    /// It is stored.
    Kept,
    /// Another event has that number already, or another account that name: nothing was done.
    Taken,
}

/// A database. Queries are methods of `dyn Store`, next to their statements.
pub trait Store: Send + Sync + 'static {
    /// Stores the whole batch durably, or nothing. An event whose number is taken is left out and reported. Writes of one batch
    /// do
    /// not depend on each other.
    fn commit<'a>(&'a self, batch: &'a [Write]) -> BoxFuture<'a, Result<Vec<WriteOutcome>, StoreError>>;

    /// A connection for reading.
    fn reader(&self) -> BoxFuture<'_, Result<Box<dyn Connection>, StoreError>>;

    /// The time.
    fn now(&self) -> BoxFuture<'_, Result<Millis, StoreError>>;

    /// The channel by which processes on this database notify each other. None where there is only ever one process.
    fn notifications(&self) -> Option<Notifications> {
        None
    }

    /// Since when there has always been a process on this database, and that this one is there from now on. None where there is
    /// only ever one.
    fn up_since(&self) -> BoxFuture<'_, Result<Option<Millis>, StoreError>> {
        Box::pin(async { Ok(None) })
    }

    /// The name for messages: the file, or the address without the password.
    fn name(&self) -> String;

    /// Closes the database before the process ends.
    fn close(&self) -> BoxFuture<'_, ()>;
}
