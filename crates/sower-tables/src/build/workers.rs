//! The worker threads of a build, with a progress counter and a stop signal.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use sower_search::Stop;

/// Runs loops on several threads, counts progress, and stops on request.
#[derive(Debug)]
pub struct Workers {
    threads: usize,
    done: AtomicU64,
    stop: Stop,
}

impl Workers {
    /// Workers on that many threads.
    pub fn new(threads: usize, stop: Stop) -> Workers {
        Workers { threads: threads.max(1), done: AtomicU64::new(0), stop }
    }

    /// Whether the stop handle was used.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// The number of positions of the layer done so far.
    pub fn done(&self) -> u64 {
        self.done.load(Relaxed)
    }

    pub(crate) fn advance(&self, positions: u64) {
        self.done.fetch_add(positions, Relaxed);
    }

    pub(crate) fn begin_layer(&self) {
        self.done.store(0, Relaxed);
    }

    /// Calls a function on every thread, with the thread's number.
    ///
    /// The calling thread only waits: what the threads share is usually on its stack, and local variables of a loop next to it would
    /// invalidate the other threads' cache lines.
    pub(crate) fn on_all_threads(&self, work: impl Fn(usize) + Sync) {
        if self.threads == 1 {
            return work(0);
        }
        std::thread::scope(|scope| {
            for thread in 0..self.threads {
                let work = &work;
                scope.spawn(move || work(thread));
            }
        });
    }

    /// Splits a range into pieces and processes them on all threads, until stopped. Each thread accumulates into a separate value;
    /// returns all of them.
    pub(crate) fn in_pieces<T: Default + Send>(
        &self,
        len: u64,
        piece: u64,
        work: impl Fn(std::ops::Range<u64>, &mut T) + Sync,
    ) -> Vec<T> {
        let one = |next: &AtomicU64| {
            let mut gathered = T::default();
            while !self.is_stopped() {
                let start = next.fetch_add(piece, Relaxed);
                if start >= len {
                    break;
                }
                work(start..(start + piece).min(len), &mut gathered);
            }
            gathered
        };
        let next = AtomicU64::new(0);
        if len <= piece || self.threads == 1 {
            return vec![one(&next)];
        }
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(|| one(&next))).collect();
            let join = |thread: std::thread::ScopedJoinHandle<'_, T>| {
                thread.join().expect("a builder's thread does not panic")
            };
            threads.into_iter().map(join).collect()
        })
    }
}
