//! The messages that a room's task receives.

use std::fmt::Write as _;

use tokio::sync::{mpsc, oneshot};

use super::view::Viewer;
use crate::http::error::ApiError;
use crate::lobby::Glance;
use crate::store::{Entry, Millis};
use crate::wire::{FromPlayer, RoomState, ToPlayer};

/// The length of a room's mailbox; when it is full, senders wait.
pub(super) const MAILBOX: usize = 64;

/// The length of a socket's outbox. A client that is further behind is dropped.
pub(crate) const OUTBOX: usize = 32;

/// A message to a room's task. Every mailbox has space for dozens, so they are small.
pub(crate) enum RoomMessage {
    /// Asks for the room as the viewer sees it.
    State { viewer: Box<Viewer>, tell: oneshot::Sender<Result<RoomState, ApiError>> },
    /// The record.
    Record { viewer: Box<Viewer>, tell: oneshot::Sender<Result<(String, bool), ApiError>> },
    /// A viewer enters; frames for them go into the outbox.
    Enter { viewer: Box<Viewer>, outbox: mpsc::Sender<String>, tell: oneshot::Sender<Result<u64, ApiError>> },
    /// A socket leaves.
    Leave { socket: u64 },
    /// A command from a socket, with the version that the client saw and the time of arrival.
    Say { socket: u64, v: u64, at: Millis, said: FromPlayer },
    /// A command over HTTP, about the version that the client saw or else the present one.
    Tell {
        viewer: Box<Viewer>,
        v: Option<u64>,
        at: Millis,
        said: FromPlayer,
        tell: oneshot::Sender<Result<RoomState, ApiError>>,
    },
    /// The computer has chosen a move at a version; none if it found none.
    Thought { v: u64, label: Option<String> },
    /// Loads the room, so that the analysis check knows its game.
    Wake { tell: oneshot::Sender<Result<(), ApiError>> },
    /// The public view.
    Glance { tell: oneshot::Sender<Result<Glance, ApiError>> },
    /// Another process has added events.
    Newer,
    /// Another process has added this one.
    Ply(Box<Entry>),
    /// Presence at another process has changed.
    Look,
    /// The database was down between these times, which no clock is charged for.
    Outage { from: Millis, to: Millis },
    /// A guest wants to be forgotten.
    Forget { guest: String },
    /// A guest has signed up or in.
    Became { guest: String, account: String, session: String },
    /// An account has signed out of a session, or of all.
    SignedOut { account: String, session: Option<String> },
    /// A hint for a socket.
    Hinted { socket: u64, hint: ToPlayer },
}

/// The sending end of a room's mailbox.
pub(crate) type Mailbox = mpsc::Sender<RoomMessage>;

/// A message with the version that it was sent at.
pub(crate) fn framed(message: &ToPlayer, v: u64) -> String {
    // Most messages are of one or two thousand letters.
    let mut text = Vec::with_capacity(1024);
    serde_json::to_writer(&mut text, message).expect("a message is plain data");
    let mut text = String::from_utf8(text).expect("JSON is UTF-8");
    // The version becomes the last key of the JSON object.
    text.pop();
    let _ = write!(text, ",\"v\":{v}}}");
    text
}
