//! The memory of a lock-free hash table: buckets of four entries, one cache line each.
//!
//! An entry is two words, `check ^ data` and `data`. A torn entry, half of it written by another thread, does not match its check and is not
//! found (Hyatt and Mann, A lock-less transposition table implementation for parallel search chess engines, 2002). What the data means,
//! and which entry a new one replaces, is up to the table.

use std::sync::atomic::Ordering;

use super::key::Key;
use crate::memory::{SharedArray, prefetch};

pub use crate::memory::Bucket;

/// Entries of a bucket.
pub const ENTRIES: usize = 4;

impl Bucket {
    /// The data in a slot and the check that it belongs to. Data of 0 is an empty slot.
    #[inline(always)]
    pub fn read(&self, slot: usize) -> (u64, u64) {
        let data = self.0[2 * slot + 1].load(Ordering::Relaxed);
        (self.0[2 * slot].load(Ordering::Relaxed) ^ data, data)
    }

    /// Replaces a slot.
    #[inline(always)]
    pub fn write(&self, slot: usize, check: u64, data: u64) {
        self.0[2 * slot].store(check ^ data, Ordering::Relaxed);
        self.0[2 * slot + 1].store(data, Ordering::Relaxed);
    }

    /// The data that belongs to a check.
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
    /// Buckets in at most that many bytes, at least one. Fewer where the system has no room for them: a smaller table only
    /// forgets more.
    ///
    /// # Panics
    /// If the system cannot even map a page.
    pub fn new(bytes: usize) -> Buckets {
        let mut count = (bytes / size_of::<Bucket>()).max(1);
        // Bound: each try is half as large.
        loop {
            match SharedArray::zeroed(count as u64) {
                Err(_) if count > 1 => count /= 2,
                mapped => return Buckets(mapped.expect("the system maps a page")),
            }
        }
    }

    /// All of them.
    #[inline(always)]
    pub fn as_slice(&self) -> &[Bucket] {
        self.0.as_slice()
    }

    /// The bucket of a key.
    #[inline(always)]
    pub fn of(&self, key: Key) -> &Bucket {
        let buckets = self.as_slice();
        let index = (u128::from(key.place) * buckets.len() as u128) >> 64;
        &buckets[index as usize]
    }

    /// Asks for the memory of a key that will be looked up soon.
    #[inline(always)]
    pub fn prefetch(&self, key: Key) {
        prefetch(self.of(key));
    }

    /// Empties all of them. All memory is then touched, so that no search has to wait for the system to provide it.
    pub fn clear(&mut self) {
        for bucket in self.as_slice() {
            (0..ENTRIES).for_each(|slot| bucket.write(slot, 0, 0));
        }
    }
}
