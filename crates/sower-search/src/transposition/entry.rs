//! A transposition table entry, packed into one word.

use sower_core::kernel::PackedMove;

/// How a stored score bounds the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Bound {
    /// No bound: only the move is useful.
    None = 0,
    /// The value is at least the score.
    Lower = 1,
    /// The value is at most the score.
    Upper = 2,
    /// The value equals the score.
    Exact = 3,
}

/// A stored position.
///
/// ```text
/// bit 0       20      28     30      31      45     51
///     |score  |depth  |bound |proven |move   |age   |
/// ```
/// The score is stored with an offset of half its range, so that 0 is never written and can mean an empty entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// In parts of a seed, for the mover. Excludes the stores where play does not depend on them.
    pub score: i32,
    /// Plies searched below the position.
    pub depth: u8,
    /// How the score bounds the value.
    pub bound: Bound,
    /// Whether the bound is proven rather than an estimate.
    pub proven: bool,
    /// The best move, or none.
    pub best: PackedMove,
}

const MIDDLE: i32 = 1 << 19;

const _: () = assert!(PackedMove::BITS == 45 - 31, "the move's place in the word is drawn above");

impl Entry {
    pub(super) fn pack(self, age: u8) -> u64 {
        ((self.score + MIDDLE) as u64 & 0xf_ffff)
            | u64::from(self.depth) << 20
            | (self.bound as u64) << 28
            | u64::from(self.proven) << 30
            | self.best.bits() << 31
            | u64::from(age) << 45
    }

    pub(super) fn unpack(word: u64) -> Entry {
        let bound = match word >> 28 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => Bound::None,
        };
        Entry {
            score: (word & 0xf_ffff) as i32 - MIDDLE,
            depth: (word >> 20) as u8,
            bound,
            proven: word >> 30 & 1 == 1,
            best: PackedMove::from_bits(word >> 31),
        }
    }
}

/// The replacement priority of an entry: proven entries stay longest, then deep ones; entries of
/// older searches go first.
pub(super) fn worth(word: u64, age: u8) -> u32 {
    let stale = (age.wrapping_sub((word >> 45) as u8) & AGES).min(15);
    let depth = (word >> 20) as u8;
    256 + u32::from(depth) + (u32::from(word >> 30 & 1 == 1) << 4) - 8 * u32::from(stale)
}

/// Ages wrap around in six bits.
pub(super) const AGES: u8 = 63;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_from_its_word() {
        for score in [-131_072, -1, 0, 1, 511, 131_072] {
            for bound in [Bound::None, Bound::Lower, Bound::Upper, Bound::Exact] {
                for proven in [false, true] {
                    let entry = Entry { score, depth: 200, bound, proven, best: PackedMove::sow(14) };
                    assert_eq!(Entry::unpack(entry.pack(63)), entry);
                    assert_ne!(entry.pack(0), 0);
                }
            }
        }
    }

    #[test]
    fn older_and_shallower_entries_are_worth_less() {
        let deep = Entry { score: 0, depth: 9, bound: Bound::Lower, proven: false, best: PackedMove::sow(0) };
        let shallow = Entry { depth: 8, ..deep };
        assert!(worth(deep.pack(5), 5) > worth(shallow.pack(5), 5));
        assert!(worth(shallow.pack(5), 5) > worth(deep.pack(4), 5));
        assert!(worth(deep.pack(0), 1) > worth(deep.pack(63), 1));
    }
}
