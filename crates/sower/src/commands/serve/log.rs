//! Logs to standard error for the operator.

use std::io;

use sower_server::Complaints;
use tracing::Level;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::{LogWhat, ServeArgs};

/// Starts logging as requested, and returns the receiver of problems. By default they are plain lines.
pub(super) fn start(args: &ServeArgs) -> Complaints {
    if args.log == LogWhat::Problems && !args.log_json {
        return Box::new(|what| eprintln!("sower: {what}"));
    }
    let level = if args.log == LogWhat::Requests { Level::INFO } else { Level::WARN };
    // Messages of other crates may contain anything, including queries.
    let ours = filter_fn(move |about| about.target().starts_with("sower") && *about.level() <= level);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(false);
    let registry = tracing_subscriber::registry().with(ours);
    let begun = match args.log_json {
        true => registry.with(lines.json().flatten_event(true)).try_init(),
        false => registry.with(lines).try_init(),
    };
    match begun {
        Ok(()) => Box::new(|what| tracing::error!("{what}")),
        // A logger is already installed: use plain lines.
        Err(_) => Box::new(|what| eprintln!("sower: {what}")),
    }
}

/// Logs a warning that needs no action.
pub(super) fn warn(what: &str) {
    match tracing::enabled!(Level::WARN) {
        true => tracing::warn!("{what}"),
        false => eprintln!("sower: {what}"),
    }
}
