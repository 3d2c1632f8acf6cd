//! A room's version and presence, shared with other processes.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use sower_core::Side;

use crate::store::Millis;

/// How long another process's report of a player's presence is valid. It reports every two seconds.
const STAYS: Millis = 7_000;

/// A room's state that other tasks read.
#[derive(Debug, Default)]
pub(crate) struct RemotePresence {
    v: AtomicU64,
    /// The sides whose players are connected to this process, a bit each.
    here: AtomicU8,
    /// When another process last reported each side as connected.
    elsewhere: [AtomicU64; 2],
    /// The sides that the room considers connected to another process, a bit each.
    taken: AtomicU8,
}

impl RemotePresence {
    pub(crate) fn v(&self) -> u64 {
        self.v.load(Ordering::Relaxed)
    }

    pub(crate) fn set_v(&self, v: u64) {
        self.v.store(v, Ordering::Relaxed);
    }

    /// The sides whose players are connected to this process.
    pub(crate) fn here(&self) -> [bool; 2] {
        sides(self.here.load(Ordering::Relaxed))
    }

    pub(crate) fn set_here(&self, here: [bool; 2]) {
        self.here.store(bits(here), Ordering::Relaxed);
    }

    /// Stores another process's report of connected players.
    pub(crate) fn hear(&self, said: [bool; 2], now: Millis) {
        for side in Side::BOTH.into_iter().filter(|side| said[*side]) {
            self.elsewhere[side].store(now, Ordering::Relaxed);
        }
    }

    /// Whether a side's player is connected to another process.
    pub(crate) fn is_elsewhere(&self, side: Side, now: Millis) -> bool {
        let last = self.elsewhere[side].load(Ordering::Relaxed);
        last > 0 && last + STAYS > now
    }

    /// Whether presence in other processes has changed since the last call.
    pub(crate) fn has_changed(&self, now: Millis) -> bool {
        let is = bits(Side::BOTH.map(|side| self.is_elsewhere(side, now)));
        self.taken.swap(is, Ordering::Relaxed) != is
    }
}

fn bits([south, north]: [bool; 2]) -> u8 {
    u8::from(south) | u8::from(north) << 1
}

fn sides(bits: u8) -> [bool; 2] {
    [bits & 1 != 0, bits & 2 != 0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_in_another_process_is_present_while_it_reports_them() {
        let remote = RemotePresence::default();
        assert!(!remote.is_elsewhere(Side::North, 100) && !remote.has_changed(100));
        remote.hear([false, true], 1_000);
        assert!(remote.is_elsewhere(Side::North, 1_001) && !remote.is_elsewhere(Side::South, 1_001));
        assert!(remote.has_changed(1_001) && !remote.has_changed(1_002));
        assert!(!remote.is_elsewhere(Side::North, 1_000 + STAYS) && remote.has_changed(1_000 + STAYS));
    }
}
