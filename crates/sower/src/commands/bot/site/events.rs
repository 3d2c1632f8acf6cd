//! Reads the site's event stream on a separate thread, which reconnects whenever the connection is lost.

use std::sync::mpsc::SyncSender;
use std::time::Duration;

use serde_json::Value;
use sower_search::Stop;
use sower_text::Language;

use super::client::{Site, Trouble, parsed};

/// The delays before reconnecting, in seconds; the last one repeats.
const WAITS: [u64; 6] = [1, 2, 4, 8, 15, 30];

/// An event from the stream's reader.
pub(super) enum ClientEvent {
    /// A heartbeat.
    Beat,
    /// A line of the stream.
    Line(Value),
    /// The connection was lost; the reader reconnects.
    Lost(String),
    /// The site refused the request; retrying is pointless.
    Refused(String),
}

/// Reads a stream until its receiver is dropped. Each event carries the
/// number of its reader, so that events of an abandoned one can be ignored.
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
            // The site ends a stream after a while; reopen it at once.
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
