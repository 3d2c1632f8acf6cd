//! Rooms: a game with two seats, and its spectators.
//!
//! - `sower_api::room` folds a room's state from its events alone; `state` finds the rules of a stored one.
//! - `actor` is the task that owns a room, `messages` its inbox; `hub` finds or opens it.
//! - `commands` handles requests from players and spectators; `commit` stores and applies an event.
//! - `follow_ups` does automatic actions: the coin toss, the computer's move (`opponent`).
//! - `members` are the sockets in a room, `remote` those in other processes, `players` the accounts of the seats.
//! - `view` shows a room to one viewer, `socket` is one viewer's WebSocket.
//! - `live_games` keeps players from asking the engine about their own game.

mod actor;
mod blocking;
mod commands;
mod commit;
mod follow_ups;
mod hub;
mod live_games;
mod members;
mod messages;
mod opponent;
mod phrases;
mod players;
mod remote;
pub(crate) mod socket;
mod state;
mod view;

pub(crate) use hub::{Hub, Opened};
pub(crate) use live_games::{Asked, check_may_analyse, live_rooms_of};
pub(crate) use messages::{Mailbox, OUTBOX, RoomMessage};
pub(crate) use players::Place;
pub use socket::decode;
pub use sower_api::room::{Before, FoldError, RoomFold, Sitter};
pub use state::game_of;
pub(crate) use view::{Viewer, planned_seats};
