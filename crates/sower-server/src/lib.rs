//! Sower's site: rules and engine over HTTP, rooms over WebSockets, and the page itself.
//!
//! [`app`] makes a router of a [`Site`] and binds nothing; the binary and the tests do. Everything that goes over the wire
//! is in [`wire`]; `docs/reference/web-api.md` says what may be asked.
#![forbid(unsafe_code)]

mod api;
mod assets;
mod bearer;
mod bundle;
mod calm;
mod complained;
mod compress;
mod departures;
mod fault;
mod guard;
mod guest;
mod host;
mod limits;
mod log;
mod machine;
mod meeting;
mod metrics;
mod network;
mod operation;
mod own;
pub mod people;
mod pool;
pub mod private;
mod public;
mod random;
mod reader;
mod reviews;
pub mod room;
mod serve;
mod shelf;
mod shutdown;
mod signer;
mod site;
pub mod store;
mod stream;
mod talk;
mod thinking;
mod timekeeper;
mod together;
mod unread;
mod writer;

pub use assets::Assets;
pub use limits::{Limit, Limits};
pub use operation::serve_metrics;
pub use public::{PublicUrl, PublicUrlError};
pub use room::decode;
pub use serve::serve;
pub use shelf::{Shelf, ShelfError};
pub use site::{Complaints, Site, SiteOptions, app};
pub use sower_wire as wire;
pub use talk::SiteTalk;
pub use writer::Writer;

/// Every sentence that the site can say: all keys with the names of their arguments.
pub fn sentences() -> impl Iterator<Item = &'static sower_core::lang::Sentence> {
    SiteTalk::SENTENCES.iter()
}
