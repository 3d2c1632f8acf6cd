//! A streaming response of JSON lines.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use sower_text::message;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::limits::Counted;
use crate::network::Network;
use crate::site::Site;

/// The interval of empty lines, which serve as a heartbeat.
pub(super) const BEAT: Duration = Duration::from_secs(7);

/// How long sending a line may take; after that the client counts as gone.
const SENDING: Duration = Duration::from_secs(10);

/// Lines that may be queued for the connection.
const QUEUE: usize = 8;

/// Writes lines. Counts as a socket while it lives.
pub(super) struct Lines {
    out: mpsc::Sender<Bytes>,
    _counted: Counted,
}

impl Lines {
    /// Starts a streaming response, if the network is below its limit.
    pub(super) fn open(site: &Site, network: Network, locale: Locale) -> Result<(Lines, Response), ApiError> {
        let counted = site.limits.sockets.count(network);
        let counted = counted.ok_or_else(|| locale.error(Code::TooMany, &message!("site-too-many")))?;
        let (out, waiting) = mpsc::channel::<Bytes>(QUEUE);
        let lines = stream::unfold(waiting, async |mut waiting| {
            let line = waiting.recv().await?;
            Some((Ok::<_, Infallible>(line), waiting))
        });
        // Proxies must not buffer the response, or lines would be delayed.
        let headers = [
            (CONTENT_TYPE.as_str(), "application/x-ndjson"),
            (CACHE_CONTROL.as_str(), "no-store"),
            ("x-accel-buffering", "no"),
        ];
        let answer = (headers, Body::from_stream(lines)).into_response();
        Ok((Lines { out, _counted: counted }, answer))
    }

    /// Sends a line; `false` if the client has gone.
    pub(super) async fn send(&self, mut line: String) -> bool {
        line.push('\n');
        matches!(timeout(SENDING, self.out.send(Bytes::from(line))).await, Ok(Ok(())))
    }

    /// Waits until the client has gone.
    pub(super) async fn closed(&self) {
        self.out.closed().await;
    }
}
