//! What a site tells the bot, from a thread of its own that comes back whenever the connection is lost.

use std::sync::mpsc::SyncSender;
use std::time::Duration;

use serde_json::Value;
use sower_search::Stop;
use sower_text::Language;

use super::client::{Site, Trouble, parsed};

/// How long is waited before the site is tried again: longer each time, up to the last of these.
const WAITS: [u64; 6] = [1, 2, 4, 8, 15, 30];

/// A line, or that there are none just now.
pub(super) enum ClientEvent {
    /// The site is still there.
    Beat,
    /// A line of the stream.
    Line(Value),
    /// The connection is lost, and is tried again.
    Lost(String),
    /// The site says no: trying again is of no use.
    Refused(String),
}

/// Reads a stream until nobody takes its lines any more. Each piece of news carries the number of its reader, so that one that was given
/// up is not heard.
pub(super) fn follow(
    site: &Site,
    path: &str,
    reader: u64,
    news: &SyncSender<(u64, ClientEvent)>,
    stop: &Stop,
) {
    let mut failures = 0;
    while !stop.is_stopped() {
        let mut is_wanted = true;
        let read = site.stream(path, Language::spoken().tag(), |line| {
            failures = 0;
            let piece = match line.is_empty() {
                true => ClientEvent::Beat,
                false => ClientEvent::Line(parsed(line).unwrap_or_default()),
            };
            is_wanted = news.send((reader, piece)).is_ok();
            is_wanted && !stop.is_stopped()
        });
        let piece = match read {
            _ if !is_wanted => return,
            // It is ended after a while, and begun anew at once.
            Ok(()) if failures == 0 => {
                failures = 1;
                continue;
            }
            Ok(()) => ClientEvent::Lost(String::new()),
            Err(Trouble::Away(reason)) => ClientEvent::Lost(reason),
            Err(refused) => {
                let _ = news.send((reader, ClientEvent::Refused(refused.to_string())));
                return;
            }
        };
        let wait = WAITS[failures.min(WAITS.len() - 1)];
        failures += 1;
        if news.send((reader, piece)).is_err() {
            return;
        }
        for _ in 0..wait * 10 {
            if stop.is_stopped() {
                return;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}
