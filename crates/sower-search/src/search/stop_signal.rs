//! The stop signal that all threads of a search share: time and node limits, or a stop from outside.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::clock::Instant;
use crate::limits::{Limits, Stop};

/// Nodes between two checks: about ten microseconds.
const BETWEEN_LOOKS: u64 = 512;

/// The limits of one search, and how much of them is used.
pub(crate) struct StopSignal<'a> {
    begun: Instant,
    limits: Limits,
    stop: &'a Stop,
    /// Nodes of all threads, as far as they have reported.
    nodes: AtomicU64,
    over: AtomicBool,
}

impl<'a> StopSignal<'a> {
    pub(crate) fn start(limits: &Limits, stop: &'a Stop) -> StopSignal<'a> {
        StopSignal {
            begun: Instant::now(),
            limits: *limits,
            stop,
            nodes: AtomicU64::new(0),
            over: AtomicBool::new(false),
        }
    }

    /// Adds the nodes that a thread has searched since its last call. Returns `None` if the search is over, otherwise the number of
    /// nodes until the next check.
    pub(crate) fn look(&self, searched: u64) -> Option<u64> {
        self.stop.rest();
        let nodes = self.nodes.fetch_add(searched, Ordering::Relaxed) + searched;
        let out_of_nodes = self.limits.nodes.is_some_and(|most| nodes >= most);
        let out_of_time = self.limits.time.is_some_and(|most| self.begun.elapsed() >= most);
        if out_of_nodes || out_of_time || self.stop.is_stopped() {
            self.end();
        }
        if self.is_over() {
            return None;
        }
        let left = self.limits.nodes.map_or(BETWEEN_LOOKS, |most| most - nodes);
        Some(left.min(BETWEEN_LOOKS))
    }

    /// Ends the search of all threads.
    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    pub(crate) fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }
}
