//! The transposition table, shared by all threads without a lock.

mod buckets;
mod entry;
mod key;

use std::sync::atomic::{AtomicU8, Ordering};

pub use buckets::{Bucket, Buckets, ENTRIES};
pub(crate) use entry::{Bound, Entry};
pub use key::Key;

use sower_core::kernel::PackedMove;

/// The transposition table of a search.
pub(crate) struct TranspositionTable {
    buckets: Buckets,
    age: AtomicU8,
}

impl TranspositionTable {
    /// An empty table of at most that many bytes.
    pub(crate) fn new(bytes: usize) -> TranspositionTable {
        TranspositionTable { buckets: Buckets::new(bytes), age: AtomicU8::new(0) }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.clear();
        self.age = AtomicU8::new(0);
    }

    /// Starts a new search: entries of earlier searches are replaced first.
    pub(crate) fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed).wrapping_add(1) & entry::AGES;
        self.age.store(age, Ordering::Relaxed);
    }

    /// Prefetches the bucket of a key.
    #[inline(always)]
    pub(crate) fn prefetch(&self, key: Key) {
        self.buckets.prefetch(key);
    }

    #[inline(always)]
    pub(crate) fn probe(&self, key: Key) -> Option<Entry> {
        self.buckets.of(key).find(key.check).map(Entry::unpack)
    }

    /// Stores an entry. It replaces an older one of the same position, or the one with the lowest priority in its bucket.
    #[inline(always)]
    pub(crate) fn store(&self, key: Key, mut entry: Entry) {
        let bucket = self.buckets.of(key);
        let age = self.age.load(Ordering::Relaxed);
        let (mut slot, mut least) = (0, u32::MAX);
        for candidate in 0..ENTRIES {
            let (check, data) = bucket.read(candidate);
            if data == 0 {
                (slot, least) = (candidate, 0);
                continue;
            }
            if check == key.check {
                let old = Entry::unpack(data);
                // Keep an exact proven entry unless the new one is exact and proven too.
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
        bucket.write(slot, key.check, entry.pack(age));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: u64) -> Key {
        Key::new(sower_core::kernel::hashes(number, !number, 0xffff))
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
