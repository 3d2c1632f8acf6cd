//! WebSockets: admission, and the one loop that serves every socket of the site.
//!
//! The loop pings quiet clients, limits their message rate, and closes sockets that do not read or whose session ended. At shutdown it
//! sends a close frame. A [`SocketHandler`] handles the messages.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::future::BoxFuture;
use sower_text::message;
use tokio::time::{Instant, interval, timeout};

use crate::auth::guest::{self, Guest};
use crate::http::error::{ApiError, Code};
use crate::http::guard::network;
use crate::http::locale::Locale;
use crate::limits::{Counted, Pace, Paced};
use crate::network::Network;
use crate::site::{LARGEST_BODY, Site};

/// The read buffer of a socket, in bytes. Messages are small and sockets are many: the library's default of 128 KiB would be most of the
/// server's memory.
const READ_BUFFER: usize = 512;

/// How long sending a frame may take; after that the client counts as gone.
const SENDING: Duration = Duration::from_secs(10);

/// The ping interval, and how long a client may be silent.
const PING_EVERY: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(50);

/// A socket request that was admitted.
pub(crate) struct SocketEntry {
    /// The guest of the cookie, if it is valid.
    pub(crate) guest: Option<Guest>,
    /// The browser's identifier.
    pub(crate) browser: Option<String>,
    pub(crate) network: Network,
    departed: BoxFuture<'static, ()>,
    counted: Counted,
    upgrade: WebSocketUpgrade,
}

impl SocketEntry {
    /// Resolves when the session ends: sign-out, deletion, or a revoked token.
    pub(crate) fn departed(&mut self) -> BoxFuture<'static, ()> {
        std::mem::replace(&mut self.departed, Box::pin(std::future::pending()))
    }

    /// Opens the socket. It counts against the network's limit until `serve` returns.
    pub(crate) fn open<F>(self, serve: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let SocketEntry { counted, upgrade, .. } = self;
        let upgrade = upgrade.max_message_size(LARGEST_BODY).max_frame_size(LARGEST_BODY);
        upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0).on_upgrade(move |socket| async move {
            let _counted = counted;
            // Boxed, because the upgrade would otherwise reserve its space twice.
            Box::pin(serve(socket)).await;
        })
    }
}

impl FromRequestParts<Arc<Site>> for SocketEntry {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<SocketEntry, ApiError> {
        let locale = Locale::of(parts.uri.query(), &parts.headers);
        let upgrade = WebSocketUpgrade::from_request_parts(parts, site).await.map_err(|rejection| {
            locale.error(Code::BadRequest, &message!("site-bad-query", reason = rejection.body_text()))
        })?;
        let guest = guest::known(site, parts, locale).await?;
        let session = guest.as_ref().and_then(|guest| guest.session.as_deref());
        let departed = site.auth.revocations.of(guest.as_ref().map(|guest| guest.id.as_str()), session);
        let browser = guest::browser(site, &parts.headers).map(str::to_owned);
        let network = network(&parts.extensions);
        let counted = site.limits.sockets.count(network);
        let counted = counted.ok_or_else(|| locale.error(Code::TooMany, &message!("site-too-many")))?;
        Ok(SocketEntry { guest, browser, network, departed: Box::pin(departed), counted, upgrade })
    }
}

/// The behaviour of one kind of socket.
pub(crate) trait SocketHandler {
    /// Something to send to the client.
    type Event;

    /// Waits for the next event; an error closes the socket with that frame. Must be cancel-safe, because the loop may drop the future.
    async fn next_event(&mut self) -> Result<Self::Event, Message>;

    /// The messages for an event.
    async fn on_event(&mut self, event: Self::Event) -> Vec<String>;

    /// Handles a message and returns the answer, if there is one.
    async fn on_message(&mut self, text: &str) -> Option<String>;

    /// A refusal in the socket's own format.
    fn refusal(&self, error: &ApiError) -> String;

    /// Cleans up before the close frame is sent.
    async fn on_close(self);
}

/// Serves a socket until it closes. `departed` resolves when the client's session ends.
pub(crate) async fn serve<H: SocketHandler>(
    mut socket: WebSocket,
    site: &Site,
    locale: Locale,
    departed: impl Future<Output = ()>,
    mut handler: H,
) {
    let mut pace = Pace::new(site.options.limits);
    let mut heard = Instant::now();
    let mut pings = interval(PING_EVERY);
    let mut departed = pin!(departed);
    let mut shutdown = pin!(site.shutdown.wait());
    let closing = loop {
        tokio::select! {
            event = handler.next_event() => {
                let event = match event {
                    Ok(event) => event,
                    Err(closing) => break closing,
                };
                if !send_all(&mut socket, handler.on_event(event).await).await {
                    break close(close_code::AGAIN, &locale.say(&message!("site-too-slow")));
                }
            }
            message = socket.recv() => {
                heard = Instant::now();
                site.metrics.messages.fetch_add(1, Ordering::Relaxed);
                let answer = match message {
                    Some(Ok(Message::Text(text))) => match pace.step() {
                        Paced::Fine => handler.on_message(&text).await,
                        Paced::TooFast => {
                            Some(handler.refusal(&locale.error(Code::TooMany, &message!("site-too-many"))))
                        }
                        Paced::Flood => break close(close_code::POLICY, &locale.say(&message!("site-too-many"))),
                    },
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => match pace.step() {
                        Paced::Flood => break close(close_code::POLICY, &locale.say(&message!("site-too-many"))),
                        Paced::Fine | Paced::TooFast => None,
                    },
                    Some(Ok(Message::Binary(_))) => break close(close_code::UNSUPPORTED, ""),
                    // A frame that is too large also ends here.
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break close(close_code::NORMAL, ""),
                };
                if !send_all(&mut socket, answer).await {
                    break close(close_code::AGAIN, "");
                }
            }
            _ = pings.tick() => {
                if heard.elapsed() > SILENCE || !send(&mut socket, Message::Ping(Default::default())).await {
                    break close(close_code::AWAY, "");
                }
            }
            () = &mut departed => break close(close_code::POLICY, ""),
            () = &mut shutdown => break close(close_code::RESTART, &locale.say(&message!("site-shutting-down"))),
        }
    };
    handler.on_close().await;
    send(&mut socket, closing).await;
}

async fn send_all(socket: &mut WebSocket, messages: impl IntoIterator<Item = String>) -> bool {
    for message in messages {
        if !send(socket, Message::text(message)).await {
            return false;
        }
    }
    true
}

/// Sends a frame; `false` on timeout.
pub(crate) async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SENDING, socket.send(message)).await, Ok(Ok(())))
}

/// A close frame. The protocol limits its reason to 123 bytes.
pub(crate) fn close(code: u16, reason: &str) -> Message {
    let mut end = reason.len().min(120);
    while !reason.is_char_boundary(end) {
        end -= 1;
    }
    Message::Close(Some(CloseFrame { code, reason: reason[..end].to_owned().into() }))
}
