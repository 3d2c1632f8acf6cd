//! Rules computation within a room's task.
//!
//! Most turns take microseconds. Under relay sowing or custom rules a turn may take long. Then the runtime first moves the thread's
//! other tasks elsewhere, so that one room never blocks others. That costs
//! several times a short turn, so it is done only if a turn may be long.

use sower_core::rules::Relay;
use sower_core::{Game, Position};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

/// Runs any work under a game's rules.
pub(super) fn blocking<T>(game: &Game, work: impl FnOnce() -> T) -> T {
    away(game.rules().sow().relay != Relay::None, work)
}

/// Runs work on one position only: playing or describing a ply, or listing the legal moves.
pub(super) fn blocking_at<T>(game: &Game, position: &Position, work: impl FnOnce() -> T) -> T {
    away(game.rules().sow().relay != Relay::None && !game.is_brief(position), work)
}

fn away<T>(may_take_long: bool, work: impl FnOnce() -> T) -> T {
    let others_can_go_on =
        || Handle::try_current().is_ok_and(|handle| handle.runtime_flavor() == RuntimeFlavor::MultiThread);
    if may_take_long && others_can_go_on() { block_in_place(work) } else { work() }
}
