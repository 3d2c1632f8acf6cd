//! Sower's site: rules and engine over HTTP, rooms over WebSockets, and the page itself.
//!
//! [`app`] makes a router of a [`Site`] and binds nothing; the binary and the tests do. Everything that goes over the wire
//! is in [`wire`]; `docs/reference/web-api.md` says what may be asked.
#![forbid(unsafe_code)]

mod api;
mod assets;
mod fault;
mod reader;
mod shelf;
mod site;
mod talk;
pub mod wire;

pub use assets::Assets;
pub use shelf::{Shelf, ShelfError};
pub use site::{Site, app};
pub use talk::SiteTalk;

/// Every sentence that the site can say: all keys with the names of their arguments.
pub fn sentences() -> impl Iterator<Item = &'static sower_core::lang::Sentence> {
    SiteTalk::SENTENCES.iter()
}
