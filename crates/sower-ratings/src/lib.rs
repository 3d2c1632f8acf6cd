#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod glicko;

pub use glicko::{PROVISIONAL, Rating};
