//! A move in fourteen bits, for transposition tables.

use crate::game::{Choice, Move};
use crate::side::{Pit, Way};

/// A move, or none.
///
/// ```text
/// bit 0      6     8        14
///     |pit   |way  |choice  |
/// ```
/// The pit is its index, 62 for a swap and 63 for no move. The way is 0 without a direction, 1 clockwise, 2 anticlockwise. The choice is
/// 0 for none, the index of a pit to capture, 62 for the pit of index 0, or 63 for a safari.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PackedMove(u16);

const PIT: u16 = 63;
const WAY: u32 = 6;
const CHOICE: u32 = 8;
const SAFARI: u16 = 63;
const RING: u16 = 31;

impl PackedMove {
    /// The bits of a stored move.
    pub const BITS: u32 = 14;
    /// The bits of a stored move of a game on the shared ring.
    pub const RING_BITS: u32 = 5;
    /// The number of pits and ways together: the length of a table indexed by [`PackedMove::index`].
    pub const COUNT: usize = 1 << CHOICE;
    /// The swap of the pie rule.
    pub const SWAP: PackedMove = PackedMove(62);
    /// The absence of a move.
    pub const NONE: PackedMove = PackedMove(63);

    /// Sows the pit of that index.
    #[inline(always)]
    pub const fn sow(pit: usize) -> PackedMove {
        debug_assert!(pit < PackedMove::SWAP.0 as usize, "a board has at most 62 pits of interest");
        PackedMove(pit as u16)
    }

    /// The move in the lowest bits of a word.
    #[inline(always)]
    pub const fn from_bits(word: u64) -> PackedMove {
        PackedMove(word as u16 & ((1 << PackedMove::BITS) - 1))
    }

    /// The move as the lowest bits of a word.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// A move of a game on the shared ring in five bits.
    #[inline(always)]
    pub const fn ring_bits(self) -> u64 {
        // A ring has at most 30 pits, so 30 and 31 are free for the swap and for no move.
        (self.0 & RING) as u64
    }

    /// The move in the lowest five bits of a word, as [`PackedMove::ring_bits`] wrote it.
    #[inline(always)]
    pub const fn from_ring_bits(word: u64) -> PackedMove {
        match word as u16 & RING {
            30 => PackedMove::SWAP,
            31 => PackedMove::NONE,
            pit => PackedMove(pit),
        }
    }

    /// The index of the move's pit and way in a table of [`PackedMove::COUNT`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        // The mask tells the compiler that the index is in bounds.
        self.0 as usize & (PackedMove::COUNT - 1)
    }

    /// The index of the pit that is sown; meaningless for a swap and for no move.
    #[inline(always)]
    pub const fn pit(self) -> usize {
        (self.0 & PIT) as usize
    }

    /// The move; `None` for [`PackedMove::NONE`].
    pub const fn unpack(self) -> Option<Move> {
        let pit = match self {
            PackedMove::NONE => return None,
            PackedMove::SWAP => return Some(Move::Swap),
            PackedMove(word) => Pit::from_index((word & PIT) as u8),
        };
        let way = match self.0 >> WAY & 3 {
            0 => None,
            1 => Some(Way::Clockwise),
            _ => Some(Way::Anticlockwise),
        };
        let choice = match self.0 >> CHOICE {
            0 => Choice::None,
            SAFARI => Choice::Safari,
            FIRST_PIT => Choice::Pit(Pit::from_index(0)),
            index => Choice::Pit(Pit::from_index(index as u8)),
        };
        Some(match (way, choice) {
            (None, Choice::None) => Move::Sow(pit),
            _ => Move::Turn { pit, way, choice },
        })
    }
}

/// The choice of the pit of index 0, whose own number means no choice.
const FIRST_PIT: u16 = 62;

impl From<Move> for PackedMove {
    fn from(played: Move) -> PackedMove {
        let Some(pit) = played.pit() else { return PackedMove::SWAP };
        let way = match played.way() {
            None => 0,
            Some(Way::Clockwise) => 1,
            Some(Way::Anticlockwise) => 2,
        };
        let choice = match played.choice() {
            Choice::None => 0,
            Choice::Safari => SAFARI,
            Choice::Pit(pit) if pit.index() == 0 => FIRST_PIT,
            Choice::Pit(pit) => pit.index() as u16,
        };
        debug_assert!(pit.index() < 62, "62 and 63 are not pits");
        PackedMove(pit.index() as u16 | way << WAY | choice << CHOICE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_the_same_after_packing_and_unpacking() {
        let sown = (0..62).map(|index| Move::Sow(Pit::from_index(index)));
        let ways = [None, Some(Way::Clockwise), Some(Way::Anticlockwise)];
        let choices = [Choice::None, Choice::Safari]
            .into_iter()
            .chain((0..62).map(|index| Choice::Pit(Pit::from_index(index))));
        let chosen = choices.flat_map(|choice| ways.map(|way| Move::new(Pit::from_index(7), way, choice)));
        for played in sown.chain(chosen).chain([Move::Swap]) {
            let packed = PackedMove::from(played);
            assert_eq!(packed.unpack(), Some(played));
            assert_eq!(PackedMove::from_bits(packed.bits() | 1 << PackedMove::BITS), packed);
            assert!(packed.index() < PackedMove::COUNT);
            if played.way().is_none()
                && played.choice() == Choice::None
                && played.pit().is_none_or(|pit| pit.index() < 30)
            {
                assert_eq!(
                    PackedMove::from_ring_bits(packed.ring_bits() | 1 << PackedMove::RING_BITS),
                    packed
                );
            }
        }
        assert_eq!(PackedMove::NONE.unpack(), None);
    }
}
