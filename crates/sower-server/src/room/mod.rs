//! Rooms: a game between two seats, and everyone who watches it.
//!
//! `fold` makes a room's state from its events and nothing else; `actor` is the task that owns it, `change` adds an event,
//! `turn` does what follows by itself, `people` knows who they are, `hear` decides what those in the room (`company`) may do, `view` shows it to each of
//! them, `socket` is the wire to one, and `hub` finds a room.

mod actor;
mod aside;
mod beside;
mod change;
mod company;
mod fold;
mod hear;
mod hub;
mod ledger;
mod live;
mod mailbox;
mod people;
mod phrases;
pub(crate) mod socket;
mod think;
mod turn;
mod view;

pub use fold::{Before, FoldError, RoomFold, Sitter, game_of};
pub(crate) use hub::{Hub, Opened};
pub(crate) use live::{Asked, Live, check_may_analyse};
pub(crate) use mailbox::{Ask, Mailbox, OUTBOX};
pub(crate) use people::Place;
pub use socket::decode;
pub(crate) use view::{Viewer, computer_name, planned_seats};
