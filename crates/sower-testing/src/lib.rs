//! What the tests of several crates share.
//!
//! - [`cases`] reads material to hold the rules to: what is in `testdata/`, and what lies outside of the repository.
//! - [`agreement`] holds the kernel and the trace to each other.
//! - [`walks`] plays random games and makes random boards.
//! - `reference` is a plain solver, with the feature of that name.
//! - [`options`] turns the option names of that material into rules, [`boards`] its boards into positions.
#![forbid(unsafe_code)]
#![expect(clippy::missing_panics_doc, reason = "a test fails by a panic that says where")]

pub mod agreement;
pub mod boards;
pub mod cases;
pub mod options;
#[cfg(feature = "reference")]
pub mod reference;
pub mod walks;
