//! What a site tells whoever runs it, on standard error.

use std::io;

use sower_server::Complaints;
use tracing::Level;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::{LogWhat, ServeArgs};

/// Begins to log as it was asked for, and gives what takes problems. Without a wish they are plain lines, as of any command.
pub(super) fn start(args: &ServeArgs) -> Complaints {
    if args.log == LogWhat::Problems && !args.log_json {
        return Box::new(|what| eprintln!("sower: {what}"));
    }
    let level = if args.log == LogWhat::Requests { Level::INFO } else { Level::WARN };
    // What other crates say may hold anything, also what was asked of the database.
    let ours = filter_fn(move |about| about.target().starts_with("sower") && *about.level() <= level);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false);
    let registry = tracing_subscriber::registry().with(ours);
    let begun = match args.log_json {
        true => registry.with(lines.json().flatten_event(true)).try_init(),
        false => registry.with(lines).try_init(),
    };
    match begun {
        Ok(()) => Box::new(|what| tracing::error!("{what}")),
        // Somebody logs already: they are told as plain lines.
        Err(_) => Box::new(|what| eprintln!("sower: {what}")),
    }
}

/// Says something that the operator should know and need not act on.
pub(super) fn warn(what: &str) {
    match tracing::enabled!(Level::WARN) {
        true => tracing::warn!("{what}"),
        false => eprintln!("sower: {what}"),
    }
}
