#![doc = include_str!("../README.md")]

mod analysis;
pub mod bench;
mod clock;
pub mod endings;
pub mod evaluation;
mod extend_pv;
mod from_tables;
mod helpers;
mod limits;
pub mod memory;
mod probe;
mod root;
mod score;
mod search;
mod searcher;
pub mod transposition;

pub use analysis::{Analysis, Candidate};
pub use clock::Instant;
#[cfg(target_family = "wasm")]
pub use clock::set_clock;
#[cfg(all(target_family = "wasm", target_feature = "atomics"))]
pub use helpers::help;
pub use limits::{ClockLeft, Gate, Limits, Rest, Stop};
pub use probe::{KnownMove, PackedProbe, Probe, Probes};
pub use root::Root;
pub use score::Score;
pub use searcher::{Noise, Searcher, Settings};
