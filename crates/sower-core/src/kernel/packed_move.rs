//! A move in five bits, for transposition tables.

use crate::game::Move;
use crate::side::Pit;

/// A move, or none.
///
/// ```text
/// bit 0          5          8
///     |move      |free      |      move: 0 to 29 sows the pit of that index, 30 swaps seats, 31 is no move
/// ```
/// A move with a direction could use bit 5. Code that stores moves checks [`PackedMove::BITS`] at compile time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PackedMove(u8);

impl PackedMove {
    /// The bits of a stored move.
    pub const BITS: u32 = 5;
    /// The number of packed moves: the length of a table indexed by move.
    pub const COUNT: usize = 1 << PackedMove::BITS;
    /// The swap of the pie rule.
    pub const SWAP: PackedMove = PackedMove(30);
    /// The absence of a move.
    pub const NONE: PackedMove = PackedMove(31);

    /// Sows the pit of that index.
    #[inline(always)]
    pub const fn sow(pit: usize) -> PackedMove {
        debug_assert!(pit < PackedMove::SWAP.0 as usize, "a board has at most 30 pits");
        PackedMove(pit as u8)
    }

    /// The move in the lowest bits of a word.
    #[inline(always)]
    pub const fn from_bits(word: u64) -> PackedMove {
        PackedMove(word as u8 & (PackedMove::COUNT as u8 - 1))
    }

    /// The move as the lowest bits of a word.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// The move's index in a table of [`PackedMove::COUNT`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        // The mask tells the compiler that the index is in bounds.
        self.0 as usize & (PackedMove::COUNT - 1)
    }

    /// The move; `None` for [`PackedMove::NONE`].
    pub const fn unpack(self) -> Option<Move> {
        match self {
            PackedMove::NONE => None,
            PackedMove::SWAP => Some(Move::Swap),
            PackedMove(index) => Some(Move::Sow(Pit::from_index(index))),
        }
    }
}

impl From<Move> for PackedMove {
    fn from(played: Move) -> PackedMove {
        match played {
            Move::Sow(pit) => PackedMove::sow(pit.index()),
            Move::Swap => PackedMove::SWAP,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_the_same_after_packing_and_unpacking() {
        let sown = (0..30).map(|index| Move::Sow(Pit::from_index(index)));
        for played in sown.chain([Move::Swap]) {
            let packed = PackedMove::from(played);
            assert_eq!(packed.unpack(), Some(played));
            assert_eq!(PackedMove::from_bits(packed.bits() | 1 << PackedMove::BITS), packed);
        }
        assert_eq!(PackedMove::NONE.unpack(), None);
    }
}
