//! One side of the board as bytes in a machine word.
//!
//! ```text
//! byte     0      1      2    …   n-1    …    last
//!        pit 1  pit 2  pit 3     pit n   0    store
//! ```
//! 8 bytes hold up to 7 pits, 16 up to 15. A board never has more than 255 seeds, so no byte ever overflows into the
//! next and a whole lap is one ordinary addition of words: no vector instructions, no `unsafe`, on every machine.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// One side's pits and store, a byte each.
pub trait Half:
    Copy
    + Eq
    + Hash
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// The number of bytes in a half.
    const LANES: usize;
    /// The index of the store's byte.
    const STORE: usize = Self::LANES - 1;
    /// All pits and the store empty.
    const ZERO: Self;

    /// `count` in that byte, zero elsewhere.
    fn unit(lane: usize, count: u8) -> Self;
    /// The byte at that lane.
    fn byte(self, lane: usize) -> u8;
    /// Sum of words, wrapping: with the counts of a board, the sum byte by byte.
    fn plus(self, other: Self) -> Self;
    /// Difference of words, wrapping.
    fn minus(self, other: Self) -> Self;
    /// All bits of the bytes below that lane.
    fn below(lane: usize) -> Self;
    /// A bit for every byte that is not zero.
    fn occupied(self) -> u16;
    /// The sum of all bytes, at most 255 on a board.
    fn sum(self) -> u8;
    /// The high bit of every byte that equals that count.
    fn equal_to(self, count: u8) -> Self;
    /// All bits of every byte whose high bit is set.
    fn fill(marks: Self) -> Self;

    /// Prefix sums: each byte becomes the sum of all bytes up to it, at most 255 on a board.
    fn sums_so_far(self) -> Self;
    /// Whether every byte is at least the same byte of `other`; all bytes must be below 128.
    fn covers(self, other: Self) -> bool;

    /// The half as machine words, the first pits first.
    fn words(self) -> [u64; 2];

    /// A hash of this half and another.
    fn mix(self, other: Self) -> u64;

    /// The same half with that byte emptied.
    #[inline(always)]
    fn without(self, lane: usize) -> Self {
        self.minus(Self::unit(lane, self.byte(lane)))
    }

    /// Whether every byte is zero.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }
}

macro_rules! half {
    ($ty:ty, $lanes:literal, $ones:literal, $of:ident) => {
        impl Half for $ty {
            const LANES: usize = $lanes;
            const ZERO: Self = 0;

            #[inline(always)]
            fn unit(lane: usize, count: u8) -> Self {
                $of::unit(lane, count)
            }

            #[inline(always)]
            fn byte(self, lane: usize) -> u8 {
                $of::byte(self, lane)
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn below(lane: usize) -> Self {
                Self::MAX >> ((Self::LANES - lane) * 8)
            }

            #[inline(always)]
            fn occupied(self) -> u16 {
                const LOW: $ty = 0x7f * $ones;
                let marks = ((self & LOW).wrapping_add(LOW) | self) & !LOW;
                gather(marks)
            }

            #[inline(always)]
            fn sum(self) -> u8 {
                $of::sum(self)
            }

            #[inline(always)]
            fn sums_so_far(self) -> Self {
                $of::sums_so_far(self)
            }

            #[inline(always)]
            fn covers(self, other: Self) -> bool {
                const HIGH: $ty = 0x80 * $ones;
                (self | HIGH).wrapping_sub(other) & HIGH == HIGH
            }

            #[inline(always)]
            fn equal_to(self, count: u8) -> Self {
                const LOW: $ty = 0x7f * $ones;
                let differing = self ^ $of::all(count);
                !(((differing & LOW).wrapping_add(LOW) | differing) | LOW)
            }

            #[inline(always)]
            fn words(self) -> [u64; 2] {
                let wide = u128::from(self);
                [wide as u64, (wide >> 64) as u64]
            }

            #[inline(always)]
            fn mix(self, other: Self) -> u64 {
                let both = u128::from(self) ^ u128::from(other).rotate_left(41);
                ((both as u64) ^ ((both >> 64) as u64)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            }

            #[inline(always)]
            fn fill(marks: Self) -> Self {
                (marks << 1).wrapping_sub(marks >> 7)
            }
        }
    };
}

half!(u64, 8, 0x0101_0101_0101_0101, narrow);
half!(u128, 16, 0x0101_0101_0101_0101_0101_0101_0101_0101, wide);

/// Eight bytes.
mod narrow {
    const ONES: u64 = 0x0101_0101_0101_0101;

    #[inline(always)]
    pub(super) fn unit(lane: usize, count: u8) -> u64 {
        u64::from(count) << (lane * 8)
    }

    #[inline(always)]
    pub(super) fn byte(word: u64, lane: usize) -> u8 {
        (word >> (lane * 8)) as u8
    }

    #[inline(always)]
    pub(super) fn sum(word: u64) -> u8 {
        (sums_so_far(word) >> 56) as u8
    }

    #[inline(always)]
    pub(super) fn sums_so_far(word: u64) -> u64 {
        word.wrapping_mul(ONES)
    }

    #[inline(always)]
    pub(super) fn all(count: u8) -> u64 {
        u64::from(count) * ONES
    }
}

/// Sixteen bytes, computed by halves: no machine shifts or multiplies 128 bits at once, and WebAssembly calls a function for a product.
mod wide {
    use super::narrow;

    #[inline(always)]
    fn halves(word: u128) -> (u64, u64) {
        (word as u64, (word >> 64) as u64)
    }

    #[inline(always)]
    fn of_halves(low: u64, high: u64) -> u128 {
        u128::from(low) | u128::from(high) << 64
    }

    #[inline(always)]
    pub(super) fn unit(lane: usize, count: u8) -> u128 {
        let half = narrow::unit(lane % 8, count);
        if lane < 8 { of_halves(half, 0) } else { of_halves(0, half) }
    }

    #[inline(always)]
    pub(super) fn byte(word: u128, lane: usize) -> u8 {
        let (low, high) = halves(word);
        narrow::byte(if lane < 8 { low } else { high }, lane % 8)
    }

    #[inline(always)]
    pub(super) fn sum(word: u128) -> u8 {
        let (low, high) = halves(word);
        // No byte of the sum overflows: all of them together are at most 255.
        narrow::sum(low.wrapping_add(high))
    }

    #[inline(always)]
    pub(super) fn sums_so_far(word: u128) -> u128 {
        let (low, high) = halves(word);
        let low = narrow::sums_so_far(low);
        of_halves(low, narrow::sums_so_far(high.wrapping_add(low >> 56)))
    }

    #[inline(always)]
    pub(super) fn all(count: u8) -> u128 {
        let half = narrow::all(count);
        of_halves(half, half)
    }
}

/// Gathers the high bits of all bytes: the first byte's becomes bit 0.
#[inline(always)]
fn gather<T: Into<u128> + Copy>(marks: T) -> u16 {
    // Each product moves the eight marks of a word side by side into its top byte.
    const SIDE_BY_SIDE: u64 = 0x0102_0408_1020_4080;
    let marks: u128 = marks.into();
    let low = (((marks as u64) >> 7).wrapping_mul(SIDE_BY_SIDE) >> 56) as u16;
    let high = (((marks >> 64) as u64 >> 7).wrapping_mul(SIDE_BY_SIDE) >> 56) as u16;
    low | (high << 8)
}

#[cfg(test)]
mod tests {
    use super::Half;

    fn half<H: Half>(bytes: &[u8]) -> H {
        bytes.iter().enumerate().fold(H::ZERO, |half, (lane, count)| half.plus(H::unit(lane, *count)))
    }

    #[test]
    fn occupied_marks_every_byte_that_is_not_zero() {
        for pattern in 0..=255u16 {
            let bytes: Vec<u8> =
                (0..8).map(|lane| if pattern >> lane & 1 == 1 { 1 + 31 * lane as u8 } else { 0 }).collect();
            assert_eq!(half::<u64>(&bytes).occupied(), pattern);
            let wide: Vec<u8> = bytes.iter().chain(&bytes).copied().collect();
            assert_eq!(half::<u128>(&wide).occupied(), pattern | pattern << 8);
        }
    }

    #[test]
    fn equal_to_marks_exactly_the_equal_bytes() {
        let row = half::<u64>(&[4, 5, 0, 4, 132, 3, 4, 255]);
        assert_eq!(row.equal_to(4), half::<u64>(&[0x80, 0, 0, 0x80, 0, 0, 0x80, 0]));
        assert_eq!(u64::fill(row.equal_to(4)), half::<u64>(&[0xff, 0, 0, 0xff, 0, 0, 0xff, 0]));
        let wide = half::<u128>(&[5, 0, 0, 0, 0, 0, 0, 5, 5, 1, 0, 0, 0, 0, 0, 5]);
        let ends = [0xff, 0, 0, 0, 0, 0, 0, 0xff];
        assert_eq!(u128::fill(wide.equal_to(5)), half(&[ends, [0xff, 0, 0, 0, 0, 0, 0, 0xff]].concat()));
    }

    #[test]
    fn sums_so_far_add_up_from_the_first_byte() {
        assert_eq!(half::<u64>(&[1, 0, 3, 4]).sums_so_far(), half::<u64>(&[1, 1, 4, 8, 8, 8, 8, 8]));
        let bytes: [u8; 16] = [9, 0, 20, 1, 1, 30, 0, 7, 11, 0, 0, 50, 2, 3, 100, 21];
        let sums: Vec<u8> = (1..=16).map(|many| bytes[..many].iter().sum()).collect();
        assert_eq!(half::<u128>(&bytes).sums_so_far(), half::<u128>(&sums));
        assert_eq!(half::<u128>(&bytes).sum(), 255);
    }

    #[test]
    fn a_half_covers_what_can_be_taken_from_every_byte() {
        let row = half::<u128>(&[1, 0, 3, 127]);
        assert!(row.covers(half(&[1, 0, 2, 127])));
        assert!(!row.covers(half(&[0, 1])));
        assert!(!row.covers(half(&[0, 0, 4])));
    }

    #[test]
    fn sum_adds_all_bytes() {
        assert_eq!(half::<u64>(&[1, 2, 3, 4, 5, 6, 7, 200]).sum(), 228);
        assert_eq!(half::<u128>(&[15; 16]).sum(), 240);
    }
}
