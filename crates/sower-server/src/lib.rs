#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod api;
mod auth;
mod cluster;
mod game_library;
mod http;
mod limits;
mod lobby;
mod network;
pub mod private;
mod random;
pub mod rooms;
mod shutdown;
mod site;
pub mod store;
mod streams;
mod thinking;
mod tournaments;

pub use auth::accounts;
pub use game_library::{GameLibrary, GameLibraryError};
pub use http::assets::{Assets, StaticFiles};
pub use http::connections::serve;
pub use http::health::serve_metrics;
pub use http::public_url::{PublicUrl, PublicUrlError};
pub use limits::{Limit, Limits};
pub use rooms::decode;
pub use site::{Complaints, Site, SiteOptions, app};
pub use sower_wire as wire;
pub use store::writer::Writer;
