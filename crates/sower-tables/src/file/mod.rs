//! A layer's file: written completely or not at all, rejected if it does not fit, read block by block.

mod block_codec;
mod header;
mod read;
mod storage;
#[cfg(not(target_family = "wasm"))]
mod write;
mod zstd;

pub use header::Packing;
pub(crate) use header::PlaneKind;
#[cfg(not(target_family = "wasm"))]
pub(crate) use header::{BLOCK, Form, Header, Plane};
pub(crate) use read::{Cache, TableFile};
pub(crate) use storage::Storage;
#[cfg(not(target_family = "wasm"))]
pub(crate) use write::{Source, UNFINISHED, write};
