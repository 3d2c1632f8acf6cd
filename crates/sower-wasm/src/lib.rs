#![doc = include_str!("../README.md")]

mod answers;
#[cfg(target_family = "wasm")]
mod exports;
mod games;
mod rare;
mod request;
mod thinking;

pub use answers::Answers;
pub use request::{Answer, NEEDS_FILES, Request};
pub use thinking::Thinking;
