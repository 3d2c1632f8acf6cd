//! The solver's transposition table: proven bounds of positions, shared by all threads without a lock.
//!
//! An entry has a lower and an upper bound on the margin still to come. So it serves every window and, where play does
//! not depend on the stores, every split of them. Three slots of a bucket keep the most expensive entries, the fourth the latest.

use sower_core::kernel::PackedMove;
use sower_search::transposition::{Buckets, ENTRIES, Key};

/// The proven bounds of a position.
///
/// ```text
/// bit 0       20      40     45     53
///     |lower  |upper  |move  |work  |
/// ```
/// Bounds are stored with an offset of half their range, so that 0 is never written and can mean an empty slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoundsEntry {
    /// The least value, relative to the margin in the stores.
    pub(crate) lower: i32,
    /// The greatest value, relative to the margin in the stores.
    pub(crate) upper: i32,
    /// The best move, or none.
    pub(crate) best: PackedMove,
    /// The cost of the entry, as [`work`] measures it.
    pub(crate) work: u8,
}

const MIDDLE: i32 = 1 << 19;
const BOUND: u64 = 0xf_ffff;

const _: () = assert!(PackedMove::RING_BITS == 45 - 40, "the move's place in the word is drawn above");

impl BoundsEntry {
    /// Greater than any value.
    pub(crate) const UNBOUNDED: i32 = MIDDLE - 1;
    /// An entry without bounds.
    pub(crate) const NOTHING: BoundsEntry = BoundsEntry {
        lower: -BoundsEntry::UNBOUNDED,
        upper: BoundsEntry::UNBOUNDED,
        best: PackedMove::NONE,
        work: 0,
    };

    #[inline(always)]
    pub(crate) fn pack(self) -> u64 {
        ((self.lower + MIDDLE) as u64 & BOUND)
            | ((self.upper + MIDDLE) as u64 & BOUND) << 20
            | self.best.ring_bits() << 40
            | u64::from(self.work) << 45
    }

    #[inline(always)]
    pub(crate) fn unpack(word: u64) -> BoundsEntry {
        BoundsEntry {
            lower: (word & BOUND) as i32 - MIDDLE,
            upper: (word >> 20 & BOUND) as i32 - MIDDLE,
            best: PackedMove::from_ring_bits(word >> 40),
            work: (word >> 45) as u8,
        }
    }
}

/// The work of searching that many positions: twice the binary logarithm.
#[inline(always)]
pub(crate) fn work(nodes: u64) -> u8 {
    let whole = 63 - (nodes | 1).leading_zeros();
    let half = (nodes | 1) >> whole.saturating_sub(1) & 1;
    (2 * whole + u32::from(whole > 0 && half == 1)) as u8
}

/// An entry as a checkpoint stores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SavedEntry {
    pub(crate) place: u64,
    pub(crate) check: u64,
    pub(crate) data: u64,
}

/// The slot that is always replaced.
const LATEST: usize = ENTRIES - 1;

/// The table of proven bounds.
pub(crate) struct BoundsTable {
    buckets: Buckets,
}

impl BoundsTable {
    /// An empty table of at most that many bytes.
    pub(crate) fn new(bytes: usize) -> BoundsTable {
        BoundsTable { buckets: Buckets::new(bytes) }
    }

    /// The most expensive entries, at most `most` of them.
    pub(crate) fn most_expensive(&self, most: usize) -> Vec<SavedEntry> {
        let entries = || {
            let buckets = self.buckets.as_slice().iter().enumerate();
            buckets
                .flat_map(|(index, bucket)| (0..ENTRIES).map(move |slot| (index, bucket, slot)))
                .filter_map(|(index, bucket, slot)| {
                    let (check, data) = bucket.read(slot);
                    (data != 0).then_some((index, check, data))
                })
        };
        let mut counts = [0_usize; 256];
        for (_, _, data) in entries() {
            counts[usize::from((data >> 45) as u8)] += 1;
        }
        let mut sum = 0;
        let mut fits = |count: &usize| {
            sum += count;
            sum <= most
        };
        let least = 256 - counts.iter().rev().take_while(|count| fits(count)).count();
        let place = |index: usize| {
            let buckets = self.buckets.as_slice().len() as u128;
            // The middle of the bucket's range: it maps to the same bucket in a table of the same size, and usually in others.
            ((((index as u128) << 64) + (1 << 63)) / buckets) as u64
        };
        // Other threads still write, so the count may have grown.
        let worked = entries().filter(|(_, _, data)| usize::from((data >> 45) as u8) >= least);
        worked
            .take(most)
            .map(|(index, check, data)| SavedEntry { place: place(index), check, data })
            .collect()
    }

    /// Stores the entries of a checkpoint.
    pub(crate) fn restore(&self, saved: &[SavedEntry]) {
        for SavedEntry { place, check, data } in saved {
            self.store(Key { place: *place, check: *check }, BoundsEntry::unpack(*data));
        }
    }

    /// Prefetches the bucket of a key.
    #[inline(always)]
    pub(crate) fn prefetch(&self, key: Key) {
        self.buckets.prefetch(key);
    }

    /// The bounds of a position.
    #[inline(always)]
    pub(crate) fn probe(&self, key: Key) -> BoundsEntry {
        self.buckets.of(key).find(key.check).map_or(BoundsEntry::NOTHING, BoundsEntry::unpack)
    }

    /// Merges new bounds of a position into its entry.
    #[inline(always)]
    pub(crate) fn store(&self, key: Key, mut entry: BoundsEntry) {
        let bucket = self.buckets.of(key);
        let (mut slot, mut least) = (0, u8::MAX);
        for candidate in 0..ENTRIES {
            let (check, data) = bucket.read(candidate);
            if check == key.check && data != 0 {
                let known = BoundsEntry::unpack(data);
                entry.lower = entry.lower.max(known.lower);
                entry.upper = entry.upper.min(known.upper);
                entry.work = entry.work.max(known.work);
                if entry.best == PackedMove::NONE {
                    entry.best = known.best;
                }
                return bucket.write(candidate, key.check, entry.pack());
            }
            if candidate != LATEST && (data >> 45) as u8 <= least {
                let worth = if data == 0 { 0 } else { (data >> 45) as u8 };
                (slot, least) = (candidate, worth);
            }
        }
        if entry.work < least {
            slot = LATEST;
        }
        bucket.write(slot, key.check, entry.pack());
    }
}
