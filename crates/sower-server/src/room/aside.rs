//! Reckoning within a room's task.
//!
//! Most turns are reckoned in microseconds. Where a turn goes on lap after lap it may take long, and rules are anybody's: then
//! the thread's other tasks are given to another one first, so that one room's rules never hold up the others.

use sower_core::Game;
use sower_core::rules::Relay;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

/// Does something by the rules of a game.
pub(super) fn aside<T>(game: &Game, work: impl FnOnce() -> T) -> T {
    let may_take_long = game.rules().sow().relay != Relay::None;
    let others_can_go_on =
        || Handle::try_current().is_ok_and(|handle| handle.runtime_flavor() == RuntimeFlavor::MultiThread);
    if may_take_long && others_can_go_on() { block_in_place(work) } else { work() }
}
