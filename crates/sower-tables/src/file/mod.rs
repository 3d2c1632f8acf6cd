//! A layer's file: written completely or not at all, rejected if it does not fit, read block by block.

mod block_codec;
mod header;
mod plain;
mod read;
mod storage;
#[cfg(not(target_family = "wasm"))]
mod write;
mod zstd;

#[cfg(not(target_family = "wasm"))]
pub(crate) use header::BLOCK;
pub use header::Packing;
pub(crate) use header::{Form, Header, Plane, PlaneKind};
pub(crate) use plain::{Source, plain_file};
pub(crate) use read::{Cache, TableFile};
pub(crate) use storage::Storage;
#[cfg(not(target_family = "wasm"))]
pub(crate) use write::{UNFINISHED, write};
