//! Turns that do not end.

/// Why a turn does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unending {
    /// The turn repeats a state.
    Circle,
    /// The turn exceeds the lap limit.
    TooLong,
    /// The turn sows more seeds than the rules allow.
    TooManySown,
}
