//! What search and players need to know of a position, in whatever form a kernel has it.

use std::fmt::Debug;
use std::hash::Hash;

use crate::position::Position;
use crate::rules::Rules;
use crate::side::Side;

/// A kernel's form of a position.
pub trait Board: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// What separates pits from stores in this form.
    type Pits: Copy + Debug + Send + Sync;

    /// The length of a side's row if reading so many pits costs nothing, even beyond the board's, where they are empty; otherwise 0.
    const UNROLLED: usize;

    /// The pits of a game's boards.
    fn pits_of(rules: &Rules) -> Self::Pits;

    /// The form of a position.
    fn pack(position: &Position) -> Self;

    /// The position, on a board with `pits` pits per side.
    fn unpack(&self, pits: u8) -> Position;

    /// The side to move.
    fn side(&self) -> Side;

    /// The seeds in the mover's store.
    fn own_store(&self) -> u8;

    /// The seeds in the opponent's store.
    fn other_store(&self) -> u8;

    /// Whether the mover may swap sides.
    fn may_swap(&self) -> bool;

    /// Whether no swap is possible now or later.
    fn pie_is_closed(&self) -> bool;

    /// The position after a swap: the mover takes the opponent's side, and the opponent moves.
    fn swapped(&self) -> Self;

    /// The seeds in the mover's pits and in the opponent's.
    fn seeds_by_side(&self, pits: Self::Pits) -> (u8, u8);

    /// The seeds in all pits.
    fn in_play(&self, pits: Self::Pits) -> u8;

    /// The seeds in the players' hands, which will be sown later.
    #[inline(always)]
    fn in_hand(&self) -> u8 {
        0
    }

    /// The seeds in a pit: of the mover's half with 0, of the opponent's with 1.
    fn seeds_in(&self, half: usize, index: usize) -> u8;

    /// The index of the mover's home in the opponent's row, and of the opponent's in the mover's; 255 without a home.
    fn home_bytes(&self) -> [u8; 2];

    /// Two independent hashes of everything that play depends on, with the stores or without. `salt` separates entries of the
    /// same position.
    fn hashes(&self, pits: Self::Pits, with_stores: bool, salt: u32) -> [u64; 2];
}
