//! A layer's file: written whole or not at all, refused where it does not fit, asked block by block.

mod code;
mod header;
mod read;
mod write;

pub use header::Packing;
pub(crate) use header::{BLOCK, Form, Header, Kind, Plane};
pub(crate) use read::{Cache, TableFile};
pub(crate) use write::{Source, UNFINISHED, write};
