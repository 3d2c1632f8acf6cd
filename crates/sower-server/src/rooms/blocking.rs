//! Computation within a room's task.
//!
//! Most turns take microseconds. With relay sowing a turn may take long, and anyone may write rules: then the runtime first moves the
//! thread's other tasks elsewhere, so that one room's rules never hold up others. That costs several times what a short turn
//! does, so it is done only where a turn may be long.

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
