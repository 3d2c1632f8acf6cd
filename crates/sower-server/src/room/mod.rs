//! Rooms: a game between two seats, and everyone who watches it.
//!
//! `fold` makes a room's state from its events and nothing else; `actor` is the task that adds them, `hear` decides what
//! those in the room may do, `view` shows it to each of them, `socket` is the wire to one, and `hub` finds a room.

mod actor;
mod fold;
mod hear;
mod hub;
mod ledger;
mod live;
pub(crate) mod socket;
mod think;
mod view;

pub(crate) use actor::Ask;
pub use fold::{FoldError, RoomFold, Sitter, game_of};
pub(crate) use hub::Hub;
pub(crate) use live::Live;
pub use socket::decode;
pub(crate) use view::Viewer;
