//! Reckoning within a room's task.
//!
//! Most turns are reckoned in microseconds. Where a turn goes on lap after lap it may take long, and rules are anybody's: then
//! the thread's other tasks are given to another one first, so that one room's rules never hold up the others. That costs
//! several times what a short turn does, so it is done only where a turn may be long.

use sower_core::rules::Relay;
use sower_core::{Game, Position};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

/// Does something by the rules of a game, of which nothing more is known.
pub(super) fn aside<T>(game: &Game, work: impl FnOnce() -> T) -> T {
    away(game.rules().sow().relay != Relay::None, work)
}

/// Plays a ply at a position, tells it, or tells what can be played there, and nothing else.
pub(super) fn aside_at<T>(game: &Game, position: &Position, work: impl FnOnce() -> T) -> T {
    away(game.rules().sow().relay != Relay::None && !game.is_brief(position), work)
}

fn away<T>(may_take_long: bool, work: impl FnOnce() -> T) -> T {
    let others_can_go_on =
        || Handle::try_current().is_ok_and(|handle| handle.runtime_flavor() == RuntimeFlavor::MultiThread);
    if may_take_long && others_can_go_on() { block_in_place(work) } else { work() }
}
