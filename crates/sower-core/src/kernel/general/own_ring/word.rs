//! All pits of one side, a byte each, in one or two machine words.
//!
//! ```text
//! byte      0        1      …      c-1        c        …     2c-1
//!        inner 1  inner 2        inner c   outer 1          outer c
//! ```
//! A board has at most 255 seeds, so no byte ever overflows into the next: a whole lap is one addition. In a difference, borrows
//! between bytes cancel out for the same reason.

use std::fmt::Debug;

use crate::position::MOST_PITS;

/// The pits of one side.
pub(super) trait Word: Copy + Eq + Debug + Send + Sync + 'static {
    /// The number of bytes.
    const LANES: usize;
    /// All pits empty.
    const ZERO: Self;

    /// The first bytes of a row.
    fn read(row: &[u8; MOST_PITS]) -> Self;
    /// Sets the first bytes of a row.
    fn write(self, row: &mut [u8; MOST_PITS]);
    /// `count` in that byte, zero elsewhere.
    fn unit(lane: usize, count: u8) -> Self;
    /// The byte at that lane.
    fn byte(self, lane: usize) -> u8;
    /// The sum byte by byte.
    fn plus(self, other: Self) -> Self;
    /// The difference byte by byte.
    fn minus(self, other: Self) -> Self;
    /// A bit for each byte of at least two.
    fn many(self) -> u32;
    /// A bit for each byte that is not zero.
    fn some(self) -> u32;
}

const ONES: u128 = 0x0101_0101_0101_0101_0101_0101_0101_0101;
const LOW: u128 = 0x7f * ONES;

/// The high bits of all bytes as the bits of a number.
#[inline(always)]
fn gather(marks: u128) -> u32 {
    const SIDE_BY_SIDE: u64 = 0x0102_0408_1020_4080;
    let low = (((marks as u64) >> 7).wrapping_mul(SIDE_BY_SIDE) >> 56) as u32;
    let high = (((marks >> 64) as u64 >> 7).wrapping_mul(SIDE_BY_SIDE) >> 56) as u32;
    low | (high << 8)
}

impl Word for u128 {
    const LANES: usize = 16;
    const ZERO: u128 = 0;

    #[inline(always)]
    fn read(row: &[u8; MOST_PITS]) -> u128 {
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&row[..16]);
        u128::from_le_bytes(bytes)
    }

    #[inline(always)]
    fn write(self, row: &mut [u8; MOST_PITS]) {
        row[..16].copy_from_slice(&self.to_le_bytes());
    }

    #[inline(always)]
    fn unit(lane: usize, count: u8) -> u128 {
        let part = u64::from(count) << (lane % 8 * 8);
        if lane < 8 { u128::from(part) } else { u128::from(part) << 64 }
    }

    #[inline(always)]
    fn byte(self, lane: usize) -> u8 {
        // Selecting a half first is cheaper than shifting the whole word.
        let half = if lane < 8 { self as u64 } else { (self >> 64) as u64 };
        (half >> (lane % 8 * 8)) as u8
    }

    #[inline(always)]
    fn plus(self, other: u128) -> u128 {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn minus(self, other: u128) -> u128 {
        self.wrapping_sub(other)
    }

    #[inline(always)]
    fn many(self) -> u32 {
        // The low seven bits plus 126 reach the high bit from two on.
        gather((((self & LOW).wrapping_add(126 * ONES)) | self) & !LOW)
    }

    #[inline(always)]
    fn some(self) -> u32 {
        gather((((self & LOW).wrapping_add(LOW)) | self) & !LOW)
    }
}

impl Word for [u128; 2] {
    const LANES: usize = 32;
    const ZERO: [u128; 2] = [0; 2];

    #[inline(always)]
    fn read(row: &[u8; MOST_PITS]) -> [u128; 2] {
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&row[16..32]);
        [<u128 as Word>::read(row), u128::from_le_bytes(bytes)]
    }

    #[inline(always)]
    fn write(self, row: &mut [u8; MOST_PITS]) {
        Word::write(self[0], row);
        row[16..32].copy_from_slice(&self[1].to_le_bytes());
    }

    #[inline(always)]
    fn unit(lane: usize, count: u8) -> [u128; 2] {
        let part = <u128 as Word>::unit(lane % 16, count);
        if lane < 16 { [part, 0] } else { [0, part] }
    }

    #[inline(always)]
    fn byte(self, lane: usize) -> u8 {
        self[lane / 16].byte(lane % 16)
    }

    #[inline(always)]
    fn plus(self, other: [u128; 2]) -> [u128; 2] {
        [self[0].wrapping_add(other[0]), self[1].wrapping_add(other[1])]
    }

    #[inline(always)]
    fn minus(self, other: [u128; 2]) -> [u128; 2] {
        [self[0].wrapping_sub(other[0]), self[1].wrapping_sub(other[1])]
    }

    #[inline(always)]
    fn many(self) -> u32 {
        self[0].many() | self[1].many() << 16
    }

    #[inline(always)]
    fn some(self) -> u32 {
        self[0].some() | self[1].some() << 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(seed: usize) -> [u8; MOST_PITS] {
        std::array::from_fn(|lane| [0, 1, 2, 3, 0, 1, 127, 9][(lane * 7 + seed * 3 + lane / 5) % 8])
    }

    fn agrees<W: Word>() {
        for seed in 0..40 {
            let cells = row(seed);
            let word = W::read(&cells);
            let mut written = [0; MOST_PITS];
            word.write(&mut written);
            assert_eq!(written[..W::LANES], cells[..W::LANES]);
            let rebuilt = (0..W::LANES).fold(W::ZERO, |sum, lane| sum.plus(W::unit(lane, cells[lane])));
            assert_eq!(rebuilt, word);
            assert_eq!(word.minus(rebuilt), W::ZERO);
            for (lane, count) in cells[..W::LANES].iter().enumerate() {
                assert_eq!(word.byte(lane), *count);
                assert_eq!(word.many() >> lane & 1 == 1, *count >= 2);
                assert_eq!(word.some() >> lane & 1 == 1, *count >= 1);
            }
        }
    }

    #[test]
    fn bytes_are_read_added_and_marked_one_by_one() {
        agrees::<u128>();
        agrees::<[u128; 2]>();
    }

    #[test]
    fn counts_from_128_on_are_marked_too() {
        let word = <u128 as Word>::unit(3, 255).plus(<u128 as Word>::unit(9, 128));
        assert_eq!((word.many(), word.some()), (1 << 3 | 1 << 9, 1 << 3 | 1 << 9));
    }
}
