//! Threads, progress and stopping: what every long loop of a build shares.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use sower_search::Stop;

/// Watches over a build.
#[derive(Debug)]
pub struct Watch {
    threads: usize,
    done: AtomicU64,
    stop: Stop,
}

impl Watch {
    /// A build on so many threads, until it is asked to stop.
    pub fn new(threads: usize, stop: Stop) -> Watch {
        Watch { threads: threads.max(1), done: AtomicU64::new(0), stop }
    }

    /// Whether it was asked to.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// Positions of the layer that have been worked on.
    pub fn done(&self) -> u64 {
        self.done.load(Relaxed)
    }

    pub(crate) fn advance(&self, positions: u64) {
        self.done.fetch_add(positions, Relaxed);
    }

    pub(crate) fn begin_layer(&self) {
        self.done.store(0, Relaxed);
    }

    /// Runs the same on every thread; each is told its number.
    pub(crate) fn on_all_threads(&self, work: impl Fn(usize) + Sync) {
        std::thread::scope(|scope| {
            for thread in 1..self.threads {
                let work = &work;
                scope.spawn(move || work(thread));
            }
            work(0);
        });
    }

    /// Runs the same on every piece of a range, on all threads, until it is asked to stop. Each thread gathers in something
    /// of its own, and all of those come back.
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
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(|| one(&next))).collect();
            let mut all = vec![one(&next)];
            all.extend(
                others.into_iter().map(|thread| thread.join().expect("a builder's thread does not panic")),
            );
            all
        })
    }
}
