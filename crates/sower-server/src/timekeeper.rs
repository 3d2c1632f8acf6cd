//! The time, in the database's clock, and never backwards.

use std::time::Instant;

use crate::store::Millis;

/// Tells the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timekeeper {
    /// The database's clock when the process began, and this machine's at the same moment.
    began: (Millis, Instant),
}

impl Timekeeper {
    pub(crate) fn new(now: Millis) -> Timekeeper {
        Timekeeper { began: (now, Instant::now()) }
    }

    pub(crate) fn now(self) -> Millis {
        self.began.0 + self.began.1.elapsed().as_millis() as u64
    }
}
