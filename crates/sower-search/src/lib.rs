#![doc = include_str!("../README.md")]

mod analysis;
pub mod bench;
mod clock;
pub mod endings;
pub mod evaluation;
mod extend_pv;
mod from_tables;
mod limits;
pub mod memory;
mod probe;
pub mod review;
mod root;
mod say;
mod score;
mod search;
mod searcher;
pub mod transposition;

pub use analysis::{Analysis, Candidate};
#[cfg(target_family = "wasm")]
pub use clock::set_clock;
pub use limits::{ClockLeft, Gate, Limits, Rest, Stop};
pub use probe::{KnownMove, PackedProbe, Probe, Probes};
pub use review::Review;
pub use root::Root;
pub use say::{ScoreSentence, gist, points, sentences};
pub use score::Score;
pub use searcher::{Noise, Searcher, Settings};
