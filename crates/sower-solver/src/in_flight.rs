//! The positions that threads are searching right now, so that another thread searches something else first.
//!
//! After Weill's ABDADA, in the simple form of a small table beside the large one (Kerrigan, Simplified ABDADA, 2017). It only changes the
//! order in which moves are searched; an entry that is overwritten or missed costs time and nothing else.

use std::sync::atomic::{AtomicU64, Ordering};

const PLACES: usize = 1 << 10;

/// Keys of positions that some thread is searching.
pub(crate) struct InFlight {
    places: Box<[AtomicU64]>,
}

impl InFlight {
    pub(crate) fn new() -> InFlight {
        InFlight { places: (0..PLACES).map(|_| AtomicU64::new(0)).collect() }
    }

    #[inline(always)]
    fn slot(&self, key: u64) -> &AtomicU64 {
        &self.places[key as usize % PLACES]
    }

    /// Whether some thread is searching the position of that key.
    #[inline(always)]
    pub(crate) fn contains(&self, key: u64) -> bool {
        self.slot(key).load(Ordering::Relaxed) == key
    }

    /// Marks the position as being searched.
    #[inline(always)]
    pub(crate) fn insert(&self, key: u64) {
        self.slot(key).store(key, Ordering::Relaxed);
    }

    /// Removes the mark, unless another position has replaced it.
    #[inline(always)]
    pub(crate) fn remove(&self, key: u64) {
        if self.contains(key) {
            self.slot(key).store(0, Ordering::Relaxed);
        }
    }
}
