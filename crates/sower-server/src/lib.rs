//! Sower's site.
#![forbid(unsafe_code)]

pub mod wire;
