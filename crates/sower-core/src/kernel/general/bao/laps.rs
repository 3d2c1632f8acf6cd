//! A side's pits as one word of 16 bytes, in which a lap is an addition.
//!
//! ```text
//! byte    0 …  7   the inner row, from the owner's left to right
//! byte    8 … 15   the outer row, from the owner's right to left
//! ```
//!
//! So the next byte is the next pit clockwise, and byte 0 follows byte 15. No byte overflows: a game has at most 255 seeds.

/// The pits of a side.
pub(super) const CELLS: usize = 16;

/// A direction along the ring: clockwise is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dir {
    Up,
    Down,
}

/// A seed in every pit.
const ROUND: u128 = u128::from_le_bytes([1; CELLS]);

/// By direction, first pit and number of seeds below a full round: the seeds that fall into each pit.
static LAPS: [[[u128; CELLS]; CELLS]; 2] = laps();

const fn laps() -> [[[u128; CELLS]; CELLS]; 2] {
    let mut laps = [[[0; CELLS]; CELLS]; 2];
    let mut first = 0;
    while first < CELLS {
        let mut seeds = 1;
        while seeds < CELLS {
            let last = seeds - 1;
            laps[0][first][seeds] = laps[0][first][last] | 1 << (8 * ((first + last) % CELLS));
            laps[1][first][seeds] = laps[1][first][last] | 1 << (8 * ((first + CELLS - last) % CELLS));
            seeds += 1;
        }
        first += 1;
    }
    laps
}

/// The ring after seeds are sown from `first`, and the pit of the last one.
#[inline(always)]
pub(super) fn sow(ring: u128, first: usize, seeds: u8, dir: Dir) -> (u128, usize) {
    let first = first % CELLS;
    let mut lap = LAPS[dir as usize][first][usize::from(seeds) % CELLS];
    if usize::from(seeds) >= CELLS {
        lap += ROUND * u128::from(seeds / CELLS as u8);
    }
    let steps = usize::from(seeds).wrapping_sub(1);
    let last = match dir {
        Dir::Up => first.wrapping_add(steps),
        Dir::Down => first.wrapping_sub(steps),
    };
    (ring.wrapping_add(lap), last % CELLS)
}

/// The seeds in a pit.
#[inline(always)]
pub(super) fn seeds(ring: u128, cell: usize) -> u8 {
    let half = if cell < 8 { ring as u64 } else { (ring >> 64) as u64 };
    (half >> (8 * (cell % 8))) as u8
}

/// The ring with a pit emptied.
#[inline(always)]
pub(super) fn without(ring: u128, cell: usize) -> u128 {
    ring & !(0xFF << (8 * (cell % CELLS)))
}

/// The high bit of every byte that is not 0.
#[inline(always)]
pub(super) fn occupied(row: u64) -> u64 {
    const LOW: u64 = u64::from_le_bytes([0x7F; 8]);
    (((row & LOW) + LOW) | row) & !LOW
}

/// The high bit of every byte of at least `least`, which is at most 128.
#[inline(always)]
pub(super) fn at_least(row: u64, least: u8) -> u64 {
    const LOW: u64 = u64::from_le_bytes([0x7F; 8]);
    (((row & LOW) + u64::from_le_bytes([128 - least; 8])) | row) & !LOW
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lap_is_the_same_as_seed_by_seed() {
        for dir in [Dir::Up, Dir::Down] {
            for first in 0..CELLS {
                for count in 1..=200_u8 {
                    let mut bytes = [0_u8; CELLS];
                    let mut at = first;
                    let mut last = first;
                    for _ in 0..count {
                        bytes[at] += 1;
                        last = at;
                        at = if dir == Dir::Up { at + 1 } else { at + CELLS - 1 } % CELLS;
                    }
                    let (ring, end) = sow(0, first, count, dir);
                    assert_eq!((ring.to_le_bytes(), end), (bytes, last), "{dir:?} {first} {count}");
                }
            }
        }
    }

    #[test]
    fn marks_of_bytes_are_exact() {
        for count in 0..=255_u8 {
            let row = u64::from_le_bytes([0, count, 255, 1, 0, 0, 127, 128]);
            let marked = |marks: u64, index: usize| marks >> (8 * index + 7) & 1 == 1;
            assert_eq!(marked(occupied(row), 1), count > 0);
            for least in [1, 2, 6, 16, 128] {
                assert_eq!(marked(at_least(row, least), 1), count >= least, "{count} {least}");
                assert!(!marked(at_least(row, least), 0) && marked(at_least(row, least), 2));
            }
        }
    }
}
