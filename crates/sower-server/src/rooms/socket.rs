//! A player's or spectator's socket in a room.

use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket, close_code};
use serde::Deserialize;
use serde_json::{Value, json};
use sower_text::message;
use tokio::sync::mpsc;

use super::messages::{Mailbox, OUTBOX, RoomMessage, framed};
use super::view::Viewer;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::http::socket::{self, SocketHandler, close};
use crate::site::Site;
use crate::wire::{FromPlayer, ToPlayer};

/// A client's message.
#[derive(Debug, Deserialize)]
struct Envelope {
    t: String,
    #[serde(default)]
    d: Value,
    #[serde(default)]
    v: u64,
}

/// Parses a message; errors are for programmers, in English.
pub fn decode(text: &str) -> Result<(u64, FromPlayer), String> {
    let Envelope { t, d, v } = serde_json::from_str(text).map_err(|error| error.to_string())?;
    read(&t, d).map(|said| (v, said))
}

/// Parses a command from its name and data.
pub(crate) fn read(t: &str, d: Value) -> Result<FromPlayer, String> {
    let message = if d.is_null() { json!({ "t": t }) } else { json!({ "t": t, "d": d }) };
    serde_json::from_value(message).map_err(|error| error.to_string())
}

/// Serves a socket until it closes.
pub(crate) async fn serve(mut socket: WebSocket, site: Arc<Site>, id: String, viewer: Viewer) {
    let locale = viewer.locale;
    let (outbox, frames) = mpsc::channel::<String>(OUTBOX);
    let enter = |tell| RoomMessage::Enter { viewer: Box::new(viewer.clone()), outbox: outbox.clone(), tell };
    // Entering may open the room, whose future is large. Boxed, the socket does not reserve that space for its lifetime.
    let entered = Box::pin(site.rooms.ask(&site, &id, locale, enter)).await;
    // Now only the room owns the outbox: when the room drops it, the socket closes.
    drop(outbox);
    match entered {
        Ok((number, mailbox)) => {
            let member = Member { site: Arc::clone(&site), locale, number, mailbox, frames };
            // The room itself disconnects members when their session ends.
            socket::serve(socket, &site, locale, std::future::pending(), member).await;
        }
        Err(error) => {
            socket::send(&mut socket, Message::text(refusal(&error))).await;
            socket::send(&mut socket, close(close_code::POLICY, &error.message)).await;
        }
    }
}

/// A socket of a player or spectator.
struct Member {
    site: Arc<Site>,
    locale: Locale,
    /// The room's number for the socket.
    number: u64,
    mailbox: Mailbox,
    frames: mpsc::Receiver<String>,
}

impl SocketHandler for Member {
    type Event = String;

    async fn next_event(&mut self) -> Result<String, Message> {
        self.frames.recv().await.ok_or_else(|| match self.site.shutdown.has_begun() {
            // The room closed with the site, which may show here before the shutdown does.
            true => close(close_code::RESTART, &self.locale.say(&message!("site-shutting-down"))),
            false => close(close_code::AGAIN, &self.locale.say(&message!("site-too-slow"))),
        })
    }

    async fn on_event(&mut self, frame: String) -> Vec<String> {
        vec![frame]
    }

    async fn on_message(&mut self, text: &str) -> Option<String> {
        let at = self.site.now();
        let (v, said) = match decode(text) {
            Ok(message) => message,
            Err(reason) => {
                let error = self.locale.error(Code::BadRequest, &message!("site-bad-message", reason));
                return Some(refusal(&error));
            }
        };
        let sent = self.mailbox.send(RoomMessage::Say { socket: self.number, v, at, said }).await;
        sent.err().map(|_| refusal(&self.locale.error(Code::Busy, &message!("site-busy"))))
    }

    fn refusal(&self, error: &ApiError) -> String {
        refusal(error)
    }

    async fn on_close(self) {
        // A closed room needs no notice.
        let _ = self.mailbox.send(RoomMessage::Leave { socket: self.number }).await;
    }
}

fn refusal(error: &ApiError) -> String {
    framed(&ToPlayer::Refused(error.problem()), 0)
}
