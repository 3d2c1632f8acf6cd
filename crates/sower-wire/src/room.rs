//! A room: one game with two seats, and its spectators.
//!
//! All messages are `{"t", "d", "v"}`: kind, data, and the room's version. A room's version is the number of its events.
//! A client that reconnects sends the last version it saw, and the server sends what it missed.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sower_core::Side;

use super::account::{RatedEnd, ShownRating};
use super::look::{Ending, Look};
use super::sowing::Sowing;

/// The time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Control {
    /// No time limit; the game has no clock.
    None,
    /// A base for the game, and an increment for every turn.
    Fischer {
        /// Seconds per side.
        base: u32,
        /// Seconds added after each turn.
        increment: u32,
    },
    /// A fixed time for every ply.
    PerMove {
        /// Seconds per ply.
        each: u32,
    },
    /// Correspondence: a number of days for every ply. The time keeps running while the site is down.
    Days {
        /// Days per ply, 1 to 14.
        days: u32,
    },
}

impl Control {
    /// Whether it is correspondence, so players need not stay at the board.
    pub fn is_slow(self) -> bool {
        matches!(self, Control::Days { .. })
    }
}

/// The phrases that players can send. Each player reads them in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// "Hello."
    Hello,
    /// "Good luck."
    GoodLuck,
    /// "Nice move."
    NiceMove,
    /// "Oops."
    Oops,
    /// "One moment, please."
    OneMoment,
    /// "Well played."
    WellPlayed,
    /// "Thanks."
    Thanks,
    /// "See you again."
    SeeYou,
}

/// A phrase that a player sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Said {
    /// The sender's side.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The phrase's identifier; the client shows it in the reader's language.
    pub phrase: Phrase,
    /// The room's version after the event.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub v: u64,
}

/// The kind of player for a seat of a new room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// The player who creates the room. In both seats: pass and play.
    Me,
    /// The first person to open the invitation link.
    Friend,
    /// An engine player of the site.
    Computer {
        /// The engine and its strength, as on the command line: `level:1` to `level:10`, or `minimax:6`.
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
    /// Whether a coin toss decides who moves first; as the rules say if left out.
    #[serde(default)]
    pub toss: Option<bool>,
    /// The starting position, if not the game's own; in any format that Sower reads.
    #[serde(default)]
    pub position: Option<String>,
    /// Plies already played from there, as labels.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The time control.
    pub control: Control,
    /// Whether the game is rated. That needs two accounts, a clock, and the game's own rules and starting position.
    #[serde(default)]
    pub rated: bool,
}

/// A newly created room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoomMade {
    /// Its number, as in its address.
    pub id: String,
    /// The path through which a friend takes the open seat, if there is one: `/play/ID?seat=TOKEN`.
    pub play: Option<String>,
    /// The path for spectators: `/play/ID?watch=TOKEN`.
    pub watch: String,
    /// Whether these links work only on this computer.
    pub only_here: bool,
}

/// The kind of player in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// No player has taken the seat yet.
    Open,
    /// A person or a bot account.
    Person,
    /// An engine player of the site.
    Computer,
}

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Seat {
    /// The kind of player in it.
    pub kind: SeatKind,
    /// The name shown beside the board.
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

/// A proposal from one player to the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// End the game now and score it as the rules settle the remaining seeds.
    End,
    /// Take back the proposer's last ply.
    Takeback,
    /// Play again with seats swapped.
    Rematch,
}

/// A change in a room. Each event has a number `v`, and the server saves it before it notifies any client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A player took a seat.
    Join {
        /// The seat: `S` or `N`.
        side: String,
        /// The player's name.
        name: String,
    },
    /// The coin toss has decided who moves first.
    Toss {
        /// The side that moves first: `S` or `N`.
        first: String,
    },
    /// A player made a move.
    Move {
        /// The move as players write it.
        label: String,
        /// The side that moved: `S` or `N`.
        side: String,
    },
    /// Plies were taken back: by undo against the computer or in pass and play, or by agreement between players.
    Back {
        /// The number of plies that remain.
        plies: u32,
    },
    /// A player made an offer.
    Offer {
        /// The side that made it: `S` or `N`.
        side: String,
        /// What the player proposes.
        offer: Offer,
    },
    /// The opponent answered an offer, or the player withdrew it.
    Answer {
        /// The side that answered or withdrew: `S` or `N`.
        side: String,
        /// The offer that this answers.
        offer: Offer,
        /// Whether it was accepted.
        yes: bool,
    },
    /// A player resigned.
    Resign {
        /// The side that resigned: `S` or `N`.
        side: String,
    },
    /// A side's time ran out.
    Flag {
        /// The side that lost on time: `S` or `N`.
        side: String,
    },
    /// A player was away too long, and the opponent claimed the game.
    Abandon {
        /// The side that was away: `S` or `N`.
        side: String,
    },
    /// The next round of a match began.
    Round {
        /// Its number, from 2.
        round: u32,
    },
    /// The rematch has begun in another room.
    Rematch {
        /// The number of the new room.
        room: String,
    },
    /// A player sent a phrase.
    Phrase {
        /// The sender's side: `S` or `N`.
        side: String,
        /// The phrase's identifier.
        phrase: Phrase,
    },
}

/// The time that each side had left when the server sent the message, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Clocks {
    /// South's time, then North's.
    pub left: [u32; 2],
    /// The side whose clock is running; none while both are stopped.
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
    /// The number of spectators.
    pub watching: u32,
    /// Whether the reader may claim the game now, because the opponent has been away too long.
    pub may_claim: bool,
}

/// A finished round of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoundResult {
    /// South's seeds, then North's.
    pub score: [u8; 2],
    /// The winner; none for a draw.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\" | null"),
        schemars(with = "Option<super::schema::SideLetter>")
    )]
    pub winner: Option<Side>,
    /// How it ended, in a sentence.
    pub sentence: String,
}

/// The rounds of a match so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoomRounds {
    /// The number of the current round, from 1.
    pub round: u32,
    /// The tally of all finished rounds, South's first: rounds won, unless the rules count something else.
    pub tally: [u32; 2],
    /// The tally before the current round.
    pub before: [u32; 2],
    /// The finished rounds. The current one is among them as soon as it is over.
    pub finished: Vec<RoundResult>,
    /// How the match ended, with the tally as score; none while it is in progress.
    pub ending: Option<Ending>,
}

/// A room as one player or spectator sees it. The server sends it on arrival and after every event except a ply.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoomState {
    /// The room's number, as in its address.
    pub id: String,
    /// The room's version: the number of its events so far.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub v: u64,
    /// The game's name, for addresses.
    pub game: String,
    /// For people, in the reader's language.
    pub title: String,
    /// Keys of the rules file that are changed.
    pub changes: Vec<String>,
    /// South's seat, then North's.
    pub seats: [Seat; 2],
    /// The starting position, as text.
    pub start: String,
    /// The plies played so far, as labels.
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
    /// The current position. It lists the legal moves only if it is the reader's turn.
    pub look: Look,
    /// Each ply described in a sentence.
    pub told: Vec<String>,
    /// The last ply step by step, for animation. Only sockets receive it, and only if there is a ply.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub sowing: Option<Sowing>,
    /// How the game or the current round ended; none while it is in progress.
    pub ending: Option<Ending>,
    /// The rounds, in a game that is played as a match. All else of the room's board is about the current round.
    pub rounds: Option<RoomRounds>,
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
    /// The effect on the ratings, if the game was rated.
    pub rated_end: Option<RatedEnd>,
    /// Why a rated game will not count, if that is known before it ends.
    pub unrated_why: Option<String>,
    /// The time left; none without a clock.
    pub clocks: Option<Clocks>,
    /// The side that won the coin toss and moves first, if there was one.
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
    /// Whether both players are people.
    pub between_people: bool,
    /// Whether the reader plays here against a person and the game is not over. Their client must then not run an engine.
    pub engine_off: bool,
    /// The number of the rematch's room, if there is one.
    pub next: Option<String>,
    /// The running score of these two players over their rematches: South's points, then North's. A draw is half a point.
    pub points: [f32; 2],
    /// The path through which a friend takes the open seat; only for the player who created the room.
    pub play_link: Option<String>,
    /// The path for spectators.
    pub watch_link: Option<String>,
    /// Whether the links work only on this computer.
    pub only_here: bool,
    /// Whether anyone may watch.
    pub public: bool,
    /// The tournament that it belongs to.
    pub arena: Option<String>,
    /// The players' most recent phrases.
    pub said: Vec<Said>,
}

/// The changes that a ply makes to a room. Clients append to `moves`, `written`, `movers` and `told`, and clear all offers.
/// If an event ends the game, the server sends the whole state instead.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Moved {
    /// The `Move` event.
    pub event: Event,
    /// The ply in the game's own notation.
    pub written: String,
    /// The ply described in a sentence.
    pub told: String,
    /// The ply step by step, for animation. Only sockets receive it. It is missing for the player who made
    /// the move: it was among their legal moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub sowing: Option<Sowing>,
    /// The new position, as in [`RoomState`].
    pub look: Look,
    /// The time left; none without a clock.
    pub clocks: Option<Clocks>,
    /// Whether the reader may undo.
    pub may_undo: bool,
    /// Whether the reader may ask for hints.
    pub may_hint: bool,
}

/// A message from a player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum FromPlayer {
    /// Plays a move, by its label. The server refuses it if `v` is no longer the room's version.
    Move(String),
    /// Takes back the player's last ply and everything after it.
    Undo,
    /// Gives up the game, or the round of a match. Between rounds it gives up the match.
    Resign,
    /// Begins the next round of a match. Each player may, once a round is over.
    NextRound,
    /// Makes an offer, or accepts the opponent's.
    Offer(Offer),
    /// Declines the opponent's offer, or withdraws the player's own.
    Decline(Offer),
    /// Takes the open seat, with the token of the invitation link.
    Sit {
        /// The token from the invitation link.
        seat: String,
        /// The name under which the guest plays.
        name: String,
    },
    /// Claims a win because the opponent has been away too long.
    Claim,
    /// Requests a hint: the move that the engine would play.
    Hint,
    /// Sends a phrase to the opponent.
    Phrase(Phrase),
    /// Keeps the connection open; the server answers with a pong.
    Ping,
}

/// A message to a player or spectator.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum ToPlayer {
    /// The whole room. It includes the event that changed it, except in the first message.
    State {
        /// The event that changed the room; none in the first message.
        event: Option<Event>,
        /// The room after the event.
        room: Box<RoomState>,
    },
    /// A player made a move; the rest of the room is unchanged.
    Moved(Box<Moved>),
    /// A player or spectator connected or disconnected.
    Presence(Presence),
    /// The move that the engine would play.
    Hint {
        /// The suggested move, as players write it.
        label: String,
        /// The expected continuation, the suggested move first.
        line: Vec<String>,
        /// The same line with the side that plays each move.
        turns: Vec<super::LineTurn>,
        /// The mover's final margin, in seeds.
        score: f64,
        /// What the move does and the expected result, as a sentence in the player's language.
        reason: String,
    },
    /// The server refused a request; the room is unchanged.
    Refused(super::Problem),
    /// The answer to a ping.
    Pong,
}

/// A move sent over HTTP instead of the socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedMove {
    /// The move as players write it.
    pub r#move: String,
    /// The room's version at which the player chose the move.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable, type = "number"))]
    pub v: Option<u64>,
}

/// A [`FromPlayer`] sent over HTTP instead of the socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostedMessage {
    /// The kind of message.
    pub t: String,
    /// The message's data, if its kind has any.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(type = "unknown"))]
    pub d: Value,
    /// The room's version that the message refers to.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable, type = "number"))]
    pub v: Option<u64>,
}

/// A game in the reader's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MyGame {
    /// The number of its room.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// For people, in the reader's language.
    pub title: String,
    /// South's seat, then North's.
    pub seats: [Seat; 2],
    /// Plies played so far.
    pub plies: u32,
    /// How the game ended; none while it is in progress.
    pub ending: Option<Ending>,
    /// The current position.
    pub board: super::board::Board,
    /// Whether the reader is to move.
    pub your_turn: bool,
    /// Whether its stored events are unreadable. The board is then the starting position.
    pub damaged: bool,
    /// When the reader entered it, in milliseconds since 1970; `before` of the next page.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub at: u64,
}
