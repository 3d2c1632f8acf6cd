//! The memory of a lock-free hash table: buckets of four entries, one cache line each.
//!
//! An entry is two words, `check ^ data` and `data`. A torn entry, half of it written by another thread, does not match its check and is
//! not found (Hyatt and Mann, A lock-less transposition table implementation for parallel search chess engines, 2002). The table that uses
//! the buckets defines the data and the replacement policy.

use std::sync::atomic::Ordering;

use sower_core::kernel::mix::high_product;

use super::key::Key;
use crate::memory::{SharedArray, prefetch};

pub use crate::memory::Bucket;

/// Entries per bucket.
pub const ENTRIES: usize = 4;

impl Bucket {
    /// The check and the data of a slot. Data of 0 means an empty slot.
    #[inline(always)]
    pub fn read(&self, slot: usize) -> (u64, u64) {
        let data = self.0[2 * slot + 1].load(Ordering::Relaxed);
        (self.0[2 * slot].load(Ordering::Relaxed) ^ data, data)
    }

    /// Overwrites a slot.
    #[inline(always)]
    pub fn write(&self, slot: usize, check: u64, data: u64) {
        self.0[2 * slot].store(check ^ data, Ordering::Relaxed);
        self.0[2 * slot + 1].store(data, Ordering::Relaxed);
    }

    /// The data stored under a check.
    #[inline(always)]
    pub fn find(&self, check: u64) -> Option<u64> {
        (0..ENTRIES).find_map(|slot| {
            let (found, data) = self.read(slot);
            (found == check && data != 0).then_some(data)
        })
    }
}

/// All buckets of a table.
pub struct Buckets(SharedArray<Bucket>);

impl Buckets {
    /// As many buckets as fit in that many bytes, at least one. Fewer if the system lacks the memory: a smaller table only
    /// forgets more.
    ///
    /// # Panics
    /// If the system cannot even map a page.
    pub fn new(bytes: usize) -> Buckets {
        let mut count = (bytes / size_of::<Bucket>()).max(1);
        // Bound: each attempt is half as large.
        loop {
            match SharedArray::zeroed(count as u64) {
                Err(_) if count > 1 => count /= 2,
                mapped => return Buckets(mapped.expect("the system maps a page")),
            }
        }
    }

    /// All buckets in order.
    #[inline(always)]
    pub fn as_slice(&self) -> &[Bucket] {
        self.0.as_slice()
    }

    /// The bucket of a key.
    #[inline(always)]
    pub fn of(&self, key: Key) -> &Bucket {
        let buckets = self.as_slice();
        let index = high_product(key.place, buckets.len() as u64);
        &buckets[index as usize]
    }

    /// Prefetches the bucket of a key.
    #[inline(always)]
    pub fn prefetch(&self, key: Key) {
        prefetch(self.of(key));
    }

    /// Empties all buckets. This touches all memory, so later searches do not wait for the system to provide it.
    pub fn clear(&mut self) {
        for bucket in self.as_slice() {
            (0..ENTRIES).for_each(|slot| bucket.write(slot, 0, 0));
        }
    }
}
