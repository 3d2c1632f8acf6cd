//! Rooms: a game between two seats, and everyone who watches it.
//!
//! - `state` builds a room's state from its events and nothing else.
//! - `actor` is the task that owns a room, `messages` what it can be sent, `hub` finds or opens it.
//! - `commands` handles what players and spectators ask for, `commit` stores an event and then applies it, `follow_ups` does what follows
//!   automatically: the coin toss, the computer's move (`opponent`).
//! - `members` are the sockets in a room, `remote` those at other processes, `players` the accounts behind the seats.
//! - `view` shows a room to one viewer, `move_log` its moves as text, `socket` is one viewer's WebSocket.
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
mod move_log;
mod opponent;
mod phrases;
mod players;
mod remote;
pub(crate) mod socket;
mod state;
mod view;

pub(crate) use hub::{Hub, Opened};
pub(crate) use live_games::{Asked, check_may_analyse};
pub(crate) use messages::{Mailbox, OUTBOX, RoomMessage};
pub(crate) use players::Place;
pub use socket::decode;
pub use state::{Before, FoldError, RoomFold, Sitter, game_of};
pub(crate) use view::{Viewer, computer_name, planned_seats};
