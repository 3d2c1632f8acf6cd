//! A room: one game between two seats, and everyone who watches it.
//!
//! All messages are `{"t", "d", "v"}`: kind, data, and the version of the room that it makes or was sent at. A room's
//! version is the number of its events; a client that returns says the last one it saw and is sent what it missed.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sower_core::Side;

use super::account::{RatedEnd, ShownRating};
use super::look::{Ending, Look};

/// How much time the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Control {
    /// No clock.
    None,
    /// A base for the game, and an increment for every turn.
    Fischer {
        /// Seconds a side.
        base: u32,
        /// Seconds for each turn.
        increment: u32,
    },
    /// A fixed time for every ply.
    PerMove {
        /// Seconds for each ply.
        each: u32,
    },
    /// Correspondence: days for every ply. The time runs on while the site is down.
    Days {
        /// Days for each ply, 1 to 14.
        days: u32,
    },
}

impl Control {
    /// Whether it is correspondence, so that no one sits and waits.
    pub fn is_slow(self) -> bool {
        matches!(self, Control::Days { .. })
    }
}

/// The set phrases that players can send, which each reads in their own language.
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

/// A phrase that a player sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Said {
    /// The side.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The phrase.
    pub phrase: Phrase,
    /// The number of the event.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub v: u64,
}

/// Who takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// The player who makes the room. In both seats: pass and play.
    Me,
    /// The friend who opens the link for playing.
    Friend,
    /// The computer.
    Computer {
        /// `level:1` to `level:10`, `minimax:6`, as on the command line.
        player: String,
    },
}

/// A room to create.
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
    pub seats: [NewSeat; 2],
    /// Whether a coin decides who begins; by the rules if left out.
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
    /// The seat is open.
    Open,
    /// A person or a bot.
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
    /// Their name.
    pub name: String,
    /// Whether it is the reader's.
    pub yours: bool,
    /// Whether they have an account, and so a page at `/people/NAME`.
    pub account: bool,
    /// Whether their account is a bot's.
    pub bot: bool,
    /// Their rating in this game, if they have an account.
    pub rating: Option<ShownRating>,
}

/// What a player can ask the opponent for.
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

/// Something that happened in a room. Each has its number `v`, and is in the database before any client hears of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A player took a seat.
    Join {
        /// The seat: `S` or `N`.
        side: String,
        /// Their name.
        name: String,
    },
    /// The coin fell.
    Toss {
        /// Who begins.
        first: String,
    },
    /// A ply.
    Move {
        /// The move's label.
        label: String,
        /// The side.
        side: String,
    },
    /// Plies were taken back: by undo against the computer or in pass and play, by agreement between people.
    Back {
        /// Plies that remain.
        plies: u32,
    },
    /// A player makes an offer.
    Offer {
        /// The side.
        side: String,
        /// The offer.
        offer: Offer,
    },
    /// The opponent answered, or the player withdrew the offer.
    Answer {
        /// The side.
        side: String,
        /// The offer.
        offer: Offer,
        /// Whether it was accepted.
        yes: bool,
    },
    /// A player resigned.
    Resign {
        /// The side.
        side: String,
    },
    /// A side's time ran out.
    Flag {
        /// The side.
        side: String,
    },
    /// A player was away for too long, and the opponent claimed the game.
    Abandon {
        /// The side that was away.
        side: String,
    },
    /// The next game of the same two has begun in another room.
    Rematch {
        /// Its number.
        room: String,
    },
    /// A player sent a phrase.
    Phrase {
        /// The side.
        side: String,
        /// The phrase.
        phrase: Phrase,
    },
}

/// The time that each side had left when the message was sent, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Clocks {
    /// South's, then North's.
    pub left: [u32; 2],
    /// The side whose time runs.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\" | null"),
        schemars(with = "Option<super::schema::SideLetter>")
    )]
    pub running: Option<Side>,
}

/// Who is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Presence {
    /// Whether South is connected, and North.
    pub here: [bool; 2],
    /// Spectators.
    pub watching: u32,
    /// Whether the reader may claim the game now, because the opponent has been away too long.
    pub may_claim: bool,
}

/// A room as one player or spectator sees it. Sent whole on arrival and after every event but a ply.
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
    /// The game's title.
    pub title: String,
    /// Keys of the rules file that are changed.
    pub changes: Vec<String>,
    /// The seats.
    pub seats: [Seat; 2],
    /// The position that it began from, as text.
    pub start: String,
    /// The plies that stand on the board, as labels.
    pub moves: Vec<String>,
    /// The plies in the game's own notation.
    pub written: Vec<String>,
    /// The side that played each ply.
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
    /// Open offers, each with the side that made it.
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
    /// The effect on the ratings, if it was rated.
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
    /// Whether the reader may undo: never in a game between people.
    pub may_undo: bool,
    /// Whether the reader may ask for hints: never in a game between people.
    pub may_hint: bool,
    /// Whether it is a game between people.
    pub between_people: bool,
    /// The room of the next game.
    pub next: Option<String>,
    /// The running score of these two over their rematches: South's and North's points, draws half.
    pub points: [f32; 2],
    /// The path at which a friend takes the open seat; only for the player who made the room.
    pub play_link: Option<String>,
    /// The path at which anyone watches.
    pub watch_link: Option<String>,
    /// Whether the links work only on this computer.
    pub only_here: bool,
    /// Whether anyone may watch.
    pub public: bool,
    /// The tournament that it belongs to.
    pub arena: Option<String>,
    /// The latest phrases of the players.
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

/// A message from a player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum FromPlayer {
    /// Plays a move, by its label. Sent with the `v` at which it was chosen: at another one it is refused.
    Move(String),
    /// Takes back the player's last ply, with what followed.
    Undo,
    /// Resigns.
    Resign,
    /// Makes an offer, or accepts the opponent's.
    Offer(Offer),
    /// Declines the opponent's offer, or withdraws the player's own.
    Decline(Offer),
    /// Takes the open seat, with the token of the link and a name.
    Sit {
        /// The token.
        seat: String,
        /// The guest's name.
        name: String,
    },
    /// Claims the game, because the opponent is away.
    Claim,
    /// Asks what the computer would play.
    Hint,
    /// Sends a phrase to the opponent.
    Phrase(Phrase),
    /// Keeps the connection open.
    Ping,
}

/// A message to a player or spectator.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum ToPlayer {
    /// The whole room, with the event that changed it unless it is the first message.
    State {
        /// The event.
        event: Option<Event>,
        /// The room after it.
        room: Box<RoomState>,
    },
    /// A ply was played; the rest of the room is unchanged.
    Moved(Box<Moved>),
    /// Who is connected.
    Presence(Presence),
    /// What the computer would play.
    Hint {
        /// The move.
        label: String,
        /// The expected line.
        line: Vec<String>,
        /// The mover's final margin, in seeds.
        score: f64,
    },
    /// A request was refused; the room is unchanged.
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
    /// The game's title.
    pub title: String,
    /// The seats.
    pub seats: [Seat; 2],
    /// Plies played so far.
    pub plies: u32,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The board now.
    pub board: super::board::Board,
    /// Whether the reader is to move.
    pub your_turn: bool,
    /// Whether its events can no longer be read. The board is then the starting position.
    pub damaged: bool,
    /// When the reader entered it, in milliseconds since 1970; `before` of the next page.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
}
