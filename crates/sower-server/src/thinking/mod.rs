//! Engine work: the thread pool, its throttle, reviews and the trainer's tables.

mod endgame_tables;
pub(crate) mod pool;
pub(crate) mod reviews;
pub(crate) mod throttle;

use pool::Pool;
use reviews::Reviews;

/// The engine's threads and the reviews they work on.
pub(crate) struct Thinking {
    pub(crate) pool: Pool,
    pub(crate) reviews: Reviews,
}

impl Thinking {
    pub(crate) fn new(threads: usize) -> Thinking {
        Thinking { pool: Pool::new(threads), reviews: Reviews::default() }
    }
}
