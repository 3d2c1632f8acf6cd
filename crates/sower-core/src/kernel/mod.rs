//! The fast implementation of the rules, for code that plays millions of plies.
//!
//! [`SharedRing`] packs a board into machine words, where a lap is one addition. [`General`] plays on the position itself, for
//! games that the ring cannot express. Search and players are written for any [`Kernel`].
//! [`crate::trace`] is the plain implementation of the same rules; tests compare the two.

mod board;
pub mod general;
pub mod mix;
mod packed_move;
mod shared_ring;
mod unending;

use std::fmt::Debug;
use std::ops::ControlFlow;

pub use board::Board;
pub use general::General;
pub use packed_move::PackedMove;
pub use shared_ring::{Backward, Half, Moves, Packed, RowTurn, SharedRing, Sown, TurnsByRow, hashes};
pub use unending::Unending;

use crate::outcome::{Outcome, Termination};

/// A game's rules, compiled for one form of board.
pub trait Kernel: Clone + Debug + Send + Sync {
    /// The form of the board.
    type Board: Board;

    /// Calls `visit` with every legal move and the position after it, in the order of moves. A swap is not among them.
    fn for_each_child(&self, position: &Self::Board, visit: impl FnMut(PackedMove, &Self::Board));

    /// Like [`Kernel::for_each_child`], until a visit breaks. Returns whether there was any child.
    fn for_each_child_until(
        &self,
        position: &Self::Board,
        visit: impl FnMut(PackedMove, &Self::Board) -> ControlFlow<()>,
    ) -> bool;

    /// Plays a legal move other than a swap. The result for any other is unspecified.
    fn play_unchecked(&self, position: &Self::Board, played: PackedMove) -> Self::Board;

    /// Whether the game is over, without sowing. `true` is certain. `false` is not, where a move's legality depends on its result.
    fn seems_over(&self, position: &Self::Board) -> bool;

    /// Why the game is over, if it is over on the board. [`Played`](crate::Played) handles repetition, agreement and the cap.
    fn termination(&self, position: &Self::Board) -> Option<Termination>;

    /// The final scores of the mover and the opponent, including their shares of the remaining seeds.
    fn scores(&self, position: &Self::Board, termination: Termination) -> [u8; 2];

    /// The result, if the game is over on the board alone.
    fn outcome(&self, position: &Self::Board) -> Option<Outcome>;

    /// The position with the turn passed to the opponent if the mover must pass.
    fn settle_turn(&self, position: &Self::Board) -> Self::Board;

    /// Why the turn of a move would not end; `None` if it ends.
    fn unending(&self, position: &Self::Board, played: PackedMove) -> Option<Unending>;

    /// Whether every turn of either side ends within `laps` laps, and every turn that follows one of them.
    fn is_brief(&self, position: &Self::Board, laps: u32) -> bool;

    /// The number of sequences of exactly `depth` plies, at least 1, if no swap is possible. Plays out every leaf.
    fn count_plies(&self, position: &Self::Board, depth: u32) -> u64;
}
