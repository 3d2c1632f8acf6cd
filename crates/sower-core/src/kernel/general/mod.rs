//! Mechanisms beyond the shared ring, each compiled from rules and played on [`Position`](crate::Position) itself.

pub mod own_ring;
