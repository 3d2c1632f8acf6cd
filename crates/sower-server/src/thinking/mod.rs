//! Where the engine thinks: the pool of threads, when it makes way for sockets, and what it is asked outside of a game's own moves.

pub(crate) mod hint;
mod load;
pub(crate) mod pool;
pub(crate) mod reviews;
pub(crate) mod throttle;
