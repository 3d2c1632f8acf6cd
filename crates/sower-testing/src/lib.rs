#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![expect(clippy::missing_panics_doc, reason = "a test fails by a panic that says where")]

pub mod agreement;
pub mod boards;
pub mod cases;
pub mod options;
#[cfg(feature = "reference")]
pub mod reference;
pub mod walks;
