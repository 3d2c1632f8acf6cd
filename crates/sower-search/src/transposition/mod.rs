//! The table of positions: what the search has found, shared by all threads without a lock.
//!
//! A bucket is one line of the cache and holds four entries of two words, `check ^ data` and `data`. A torn entry, half of
//! it by another thread, no longer fits its check and is not found (Hyatt and Mann, A lock-less transposition table
//! implementation for parallel search chess engines, 2002).

mod entry;
mod key;
pub mod memory;

use std::sync::atomic::{AtomicU8, Ordering};

pub(crate) use entry::{Bound, Entry};
pub use key::Key;

use memory::Buckets;
use sower_core::kernel::PackedMove;

const ENTRIES: usize = 4;

/// The table.
pub(crate) struct TranspositionTable {
    buckets: Buckets,
    age: AtomicU8,
}

impl TranspositionTable {
    /// A table of at most so many bytes.
    pub(crate) fn new(bytes: usize) -> TranspositionTable {
        TranspositionTable {
            buckets: Buckets::new(bytes / size_of::<memory::Bucket>()),
            age: AtomicU8::new(0),
        }
    }

    /// Forgets everything. All its memory is then touched, so that no search has to wait for the system to find it.
    pub(crate) fn clear(&mut self) {
        for bucket in self.buckets.as_slice() {
            bucket.0.iter().for_each(|word| word.store(0, Ordering::Relaxed));
        }
        self.age = AtomicU8::new(0);
    }

    /// A new search begins: what earlier ones left may be replaced first.
    pub(crate) fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed).wrapping_add(1) & entry::AGES;
        self.age.store(age, Ordering::Relaxed);
    }

    #[inline(always)]
    fn bucket(&self, key: Key) -> &memory::Bucket {
        let index = (u128::from(key.place) * self.buckets.len() as u128) >> 64;
        &self.buckets.as_slice()[index as usize]
    }

    /// Asks for the memory of a key that will be looked up soon.
    #[inline(always)]
    pub(crate) fn prefetch(&self, key: Key) {
        memory::prefetch(self.bucket(key));
    }

    /// What is known of a position.
    #[inline(always)]
    pub(crate) fn probe(&self, key: Key) -> Option<Entry> {
        let words = &self.bucket(key).0;
        (0..ENTRIES).find_map(|slot| {
            let data = words[2 * slot + 1].load(Ordering::Relaxed);
            let check = words[2 * slot].load(Ordering::Relaxed) ^ data;
            (check == key.check && data != 0).then(|| Entry::unpack(data))
        })
    }

    /// Remembers a position, in place of itself or of what is worth least in its bucket.
    #[inline(always)]
    pub(crate) fn store(&self, key: Key, mut entry: Entry) {
        let words = &self.bucket(key).0;
        let age = self.age.load(Ordering::Relaxed);
        let (mut slot, mut least) = (0, u32::MAX);
        for candidate in 0..ENTRIES {
            let data = words[2 * candidate + 1].load(Ordering::Relaxed);
            if data == 0 {
                (slot, least) = (candidate, 0);
                continue;
            }
            if words[2 * candidate].load(Ordering::Relaxed) ^ data == key.check {
                let old = Entry::unpack(data);
                // What is proven exactly can only be lost.
                if old.proven && old.bound == Bound::Exact && !(entry.proven && entry.bound == Bound::Exact) {
                    return;
                }
                if entry.best == PackedMove::NONE {
                    entry.best = old.best;
                }
                slot = candidate;
                break;
            }
            let worth = entry::worth(data, age);
            if worth < least {
                (slot, least) = (candidate, worth);
            }
        }
        let data = entry.pack(age);
        words[2 * slot].store(key.check ^ data, Ordering::Relaxed);
        words[2 * slot + 1].store(data, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: u64) -> Key {
        Key::of(number, !number, 0xffff)
    }

    fn entry(score: i32) -> Entry {
        Entry { score, depth: 3, bound: Bound::Lower, proven: false, best: PackedMove::sow(2) }
    }

    #[test]
    fn what_was_stored_is_found_and_nothing_else() {
        let table = TranspositionTable::new(1 << 16);
        for number in 0..100 {
            table.store(key(number), entry(number as i32));
        }
        for number in 0..100 {
            assert_eq!(table.probe(key(number)), Some(entry(number as i32)));
        }
        assert_eq!(table.probe(key(100)), None);
    }

    #[test]
    fn a_full_table_forgets_and_never_errs() {
        let table = TranspositionTable::new(1 << 12);
        for number in 0..10_000 {
            table.store(key(number), entry(number as i32));
        }
        let found = (0..10_000).filter(|number| table.probe(key(*number)).is_some()).count();
        assert!(found <= 256, "{found}");
        assert!((0..10_000).all(|n| table.probe(key(n)).is_none_or(|found| found.score == n as i32)));
    }

    #[test]
    fn a_proven_value_is_not_replaced_by_an_estimate_of_the_same_position() {
        let table = TranspositionTable::new(1 << 12);
        let proven = Entry { bound: Bound::Exact, proven: true, ..entry(7) };
        table.store(key(1), proven);
        table.store(key(1), Entry { depth: 200, ..entry(9) });
        assert_eq!(table.probe(key(1)), Some(proven));
    }

    #[test]
    fn clearing_forgets_all() {
        let mut table = TranspositionTable::new(1 << 12);
        table.store(key(1), entry(1));
        table.clear();
        assert_eq!(table.probe(key(1)), None);
    }
}
