//! What the other threads are looking at right now, so that a thread can look at something else first.
//!
//! After Weill's ABDADA, in the simple form of a small table beside the large one (Kerrigan, Simplified ABDADA, 2017). It only changes the
//! order in which moves are looked at; what is overwritten or missed costs time and nothing else.

use std::sync::atomic::{AtomicU64, Ordering};

const PLACES: usize = 1 << 10;

/// Keys of positions that some thread is searching.
pub(crate) struct Busy {
    places: Box<[AtomicU64]>,
}

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy { places: (0..PLACES).map(|_| AtomicU64::new(0)).collect() }
    }

    #[inline(always)]
    fn place(&self, key: u64) -> &AtomicU64 {
        &self.places[key as usize % PLACES]
    }

    /// Whether some thread is at it.
    #[inline(always)]
    pub(crate) fn holds(&self, key: u64) -> bool {
        self.place(key).load(Ordering::Relaxed) == key
    }

    /// A thread begins with it.
    #[inline(always)]
    pub(crate) fn enter(&self, key: u64) {
        self.place(key).store(key, Ordering::Relaxed);
    }

    /// A thread is done with it.
    #[inline(always)]
    pub(crate) fn leave(&self, key: u64) {
        if self.holds(key) {
            self.place(key).store(0, Ordering::Relaxed);
        }
    }
}
