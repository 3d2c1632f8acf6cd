//! A room: one game between two seats, and everyone who watches it.
//!
//! All messages are `{"t", "d", "v"}`: what, its data, and the version of the room that it makes or was sent at. A room's
//! version is the number of its events; a client that returns says the last one it saw and is sent what it missed.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sower_core::Side;

use super::look::{Ending, Look};
use super::person::{RatedEnd, ShownRating};

/// How much time the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Control {
    /// As much as they like.
    None,
    /// A base for the game, and an increment for every turn.
    Fischer {
        /// Seconds a side.
        base: u32,
        /// Seconds for each turn.
        increment: u32,
    },
    /// So much for every ply.
    PerMove {
        /// Seconds.
        each: u32,
    },
    /// So many days for every ply: nobody need be there, and the time runs on while the site is down.
    Days {
        /// 1 to 14.
        days: u32,
    },
}

impl Control {
    /// Whether it is played over days, so that nobody sits and waits.
    pub fn is_slow(self) -> bool {
        matches!(self, Control::Days { .. })
    }
}

/// What players can say to each other: a few set phrases, which each reads in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Nice move.
    NiceMove,
    /// Oops.
    Oops,
    /// One moment, please.
    OneMoment,
    /// Well played.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// See you again.
    SeeYou,
}

/// Something that a player has said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Said {
    /// Who.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// What.
    pub phrase: Phrase,
    /// The number of the event.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub v: u64,
}

/// Who sits down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Who {
    /// Whoever makes the room. In both seats: two at one screen.
    Me,
    /// Whoever takes the seat by the link for playing.
    Friend,
    /// The computer.
    Computer {
        /// `level:1` to `level:10`, `minimax:6`, as on the command line.
        player: String,
    },
}

/// What a new room is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewRoom {
    /// The game's or variant's name.
    pub game: String,
    /// Keys of the rules file that are changed, as `key=value`.
    #[serde(default)]
    pub changes: Vec<String>,
    /// South's seat, then North's.
    pub seats: [Who; 2],
    /// Whether a coin decides who begins; where not given, as the rules say.
    #[serde(default)]
    pub toss: Option<bool>,
    /// Where the game begins, if not at its start; in any form that Sower reads.
    #[serde(default)]
    pub position: Option<String>,
    /// Plies that have been made from there, as labels.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The clock.
    pub control: Control,
    /// Whether it is played for ratings: by two with accounts, by the game's own rules from its start, with a clock.
    #[serde(default)]
    pub rated: bool,
}

/// A room that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoomMade {
    /// Its number, in its address.
    pub id: String,
    /// The path at which a friend takes the open seat, if there is one: `/play/ID?seat=TOKEN`.
    pub play: Option<String>,
    /// The path at which anyone watches: `/play/ID?watch=TOKEN`.
    pub watch: String,
    /// Whether these links work only on this computer.
    pub only_here: bool,
}

/// What kind of player a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// Somebody.
    Person,
    /// The computer.
    Computer,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Seat {
    /// What kind of player it has.
    pub kind: SeatKind,
    /// What they are called.
    pub name: String,
    /// Whether it is the reader's.
    pub yours: bool,
    /// Whether they have an account, and so a page at `/people/NAME`.
    pub account: bool,
    /// Whether they are a program that somebody lets play here.
    pub bot: bool,
    /// How strong they are at this game, if they have an account.
    pub rating: Option<ShownRating>,
}

/// What somebody asks the other for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// To end the game here, as the rules settle what is left.
    End,
    /// To take the asker's last ply back.
    Takeback,
    /// To play again with seats swapped.
    Rematch,
}

/// Something that happened in a room. Each has its number `v` and is there for good before anyone is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody took a seat.
    Join {
        /// Which: `S` or `N`.
        side: String,
        /// What they are called.
        name: String,
    },
    /// The coin fell.
    Toss {
        /// Who begins.
        first: String,
    },
    /// A ply.
    Move {
        /// What players call it.
        label: String,
        /// Whose.
        side: String,
    },
    /// Plies were taken back: by undo against the computer or at one screen, by agreement between people.
    Back {
        /// How many plies are left on the board.
        plies: u32,
    },
    /// Somebody asks for something.
    Offer {
        /// Who.
        side: String,
        /// What.
        offer: Offer,
    },
    /// The other answered, or the asker withdrew.
    Answer {
        /// Who.
        side: String,
        /// What was asked.
        offer: Offer,
        /// Yes or no.
        yes: bool,
    },
    /// Somebody resigned.
    Resign {
        /// Who.
        side: String,
    },
    /// A side's time ran out.
    Flag {
        /// Whose.
        side: String,
    },
    /// A side was away for too long and the other claimed the game.
    Abandon {
        /// Who was away.
        side: String,
    },
    /// The next game of the same two has begun in another room.
    Rematch {
        /// Its number.
        room: String,
    },
    /// Somebody said something.
    Phrase {
        /// Who.
        side: String,
        /// What.
        phrase: Phrase,
    },
}

/// What each side has left, in milliseconds, when the message was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Clocks {
    /// South's, then North's.
    pub left: [u32; 2],
    /// Whose time runs.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\" | null"),
        schemars(with = "Option<super::schema::SideLetter>")
    )]
    pub running: Option<Side>,
}

/// Who is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Presence {
    /// Whether South is, and North.
    pub here: [bool; 2],
    /// How many watch.
    pub watching: u32,
    /// Whether the reader may claim the game now, the other having been away for so long.
    pub may_claim: bool,
}

/// A room as one of those in it sees it. Sent whole on arrival and after every event but a ply.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoomState {
    /// Its number.
    pub id: String,
    /// The number of its events so far.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub v: u64,
    /// The game's name, for addresses.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// Keys that were changed.
    pub changes: Vec<String>,
    /// The seats.
    pub seats: [Seat; 2],
    /// The position that it began from, as text.
    pub start: String,
    /// The plies that stand on the board, as labels.
    pub moves: Vec<String>,
    /// The same as the game's notation writes them.
    pub written: Vec<String>,
    /// Whose each ply is.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "(\"S\" | \"N\")[]"),
        schemars(with = "Vec<super::schema::SideLetter>")
    )]
    pub movers: Vec<Side>,
    /// The position now, with what can be done in it if it is the reader's turn, and without choices otherwise.
    pub look: Look,
    /// Each ply in a sentence.
    pub told: Vec<String>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// What is asked for at the moment, and by whom.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "[Offer, \"S\" | \"N\"][]"),
        schemars(with = "Vec<(Offer, super::schema::SideLetter)>")
    )]
    pub offers: Vec<(Offer, Side)>,
    /// The time control.
    pub control: Control,
    /// Whether it is played for ratings.
    pub rated: bool,
    /// What its end did to the ratings, if it was.
    pub rated_end: Option<RatedEnd>,
    /// Why a game that is played for ratings will not count, as far as that is known before its end.
    pub unrated_why: Option<String>,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// Who begins by the coin, if one was tossed.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\" | null"),
        schemars(with = "Option<super::schema::SideLetter>")
    )]
    pub tossed: Option<Side>,
    /// Whether the reader may undo, and be given hints: never in a game between people.
    pub may_undo: bool,
    /// The same for hints.
    pub may_hint: bool,
    /// Whether everybody in it is a guest of their own, so that it is a game between people.
    pub between_people: bool,
    /// The room of the next game.
    pub next: Option<String>,
    /// The running score of these two over their rematches: South's and North's points, draws half.
    pub points: [f32; 2],
    /// The path at which a friend takes the open seat; only for whoever made the room.
    pub play_link: Option<String>,
    /// The path at which anyone watches.
    pub watch_link: Option<String>,
    /// Whether the links work only on this computer.
    pub only_here: bool,
    /// Whether anyone may watch.
    pub public: bool,
    /// The tournament that it belongs to.
    pub arena: Option<String>,
    /// What the players have said, the last of it.
    pub said: Vec<Said>,
}

/// What a ply changes in a room: it is added to `moves`, `written`, `movers` and `told`, offers are gone, and the rest is
/// here. Whatever ends the game comes as a whole state.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Moved {
    /// The ply, as the event has it.
    pub event: Event,
    /// The ply as the game's notation writes it.
    pub written: String,
    /// The ply in a sentence.
    pub told: String,
    /// The position now, as in [`RoomState`].
    pub look: Look,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// Whether the reader may undo.
    pub may_undo: bool,
    /// Whether the reader may be given hints.
    pub may_hint: bool,
}

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum FromPlayer {
    /// Plays a move, by its label. Sent with the `v` at which it was chosen: at another one it is refused.
    Move(String),
    /// Takes back one's own last ply, with what followed.
    Undo,
    /// Gives up.
    Resign,
    /// Asks for something, or agrees where the other has asked for it.
    Offer(Offer),
    /// Says no to what the other asks, or withdraws one's own.
    Decline(Offer),
    /// Takes the open seat, with the token of the link and a name.
    Sit {
        /// The token.
        seat: String,
        /// What the guest wants to be called.
        name: String,
    },
    /// Claims the game, the other having been away.
    Claim,
    /// Asks what the computer would play.
    Hint,
    /// Says one of the set phrases to the other.
    Phrase(Phrase),
    /// Is still here.
    Ping,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum ToPlayer {
    /// The room as it is. With the event that made it so, unless it is the first.
    State {
        /// What has just happened.
        event: Option<Event>,
        /// How the room is now.
        room: Box<RoomState>,
    },
    /// A ply was made; the room is as it was told before, but for this.
    Moved(Box<Moved>),
    /// Who is here.
    Presence(Presence),
    /// What the computer would play.
    Hint {
        /// The move.
        label: String,
        /// What it expects.
        line: Vec<String>,
        /// The mover's final margin, in seeds.
        score: f64,
    },
    /// Something was refused; the room is as it was.
    Refused(super::Problem),
    /// The answer to a ping.
    Pong,
}

/// A move sent by a request instead of the socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedMove {
    /// Its label.
    pub r#move: String,
    /// The room's version at which it was chosen.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable, type = "number"))]
    pub v: Option<u64>,
}

/// A [`FromPlayer`] sent by a request instead of the socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedMessage {
    /// Its kind.
    pub t: String,
    /// Its content, if its kind has any.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(type = "unknown"))]
    pub d: Value,
    /// The room's version about which it is said.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable, type = "number"))]
    pub v: Option<u64>,
}

/// A game in the reader's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MyGame {
    /// Its number.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// The seats.
    pub seats: [Seat; 2],
    /// How many plies have been made.
    pub plies: u32,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The board now.
    pub board: super::board::Board,
    /// Whether the reader is to move.
    pub your_turn: bool,
    /// Whether its events cannot be read any more. The board is then the one that it began with.
    pub damaged: bool,
    /// When the reader entered it, in milliseconds since 1970; `before` of the next page.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
}
