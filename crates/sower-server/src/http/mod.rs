//! HTTP: connections, middleware, errors, sockets, and the page's files.

pub(crate) mod assets;
pub(crate) mod compress;
pub(crate) mod connections;
pub(crate) mod error;
pub(crate) mod guard;
pub(crate) mod health;
mod host;
pub(crate) mod locale;
pub(crate) mod metrics;
pub(crate) mod public_url;
pub(crate) mod request_log;
pub(crate) mod socket;
pub(crate) mod unread_body;
