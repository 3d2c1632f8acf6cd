//! The messages that a room's task receives.

use std::fmt::Write as _;

use tokio::sync::{mpsc, oneshot};

use super::view::Viewer;
use crate::http::error::ApiError;
use crate::lobby::Glance;
use crate::store::{Entry, Millis};
use crate::wire::{FromPlayer, RoomState, ToPlayer};

/// The capacity of a room's mailbox; when it is full, senders wait.
pub(super) const MAILBOX: usize = 64;

/// The capacity of a socket's outbox. A client that is further behind is dropped.
pub(crate) const OUTBOX: usize = 32;

/// A message to a room's task. Kept small, because every mailbox reserves space for dozens.
pub(crate) enum RoomMessage {
    /// Asks for the room as the viewer sees it.
    State { viewer: Box<Viewer>, tell: oneshot::Sender<Result<RoomState, ApiError>> },
    /// Asks for the game's record, or that of one round, and whether it is over.
    Record {
        viewer: Box<Viewer>,
        round: Option<u32>,
        tell: oneshot::Sender<Result<(String, bool), ApiError>>,
    },
    /// A viewer enters; frames for them go into the outbox.
    Enter { viewer: Box<Viewer>, outbox: mpsc::Sender<String>, tell: oneshot::Sender<Result<u64, ApiError>> },
    /// A socket leaves.
    Leave { socket: u64 },
    /// A command from a socket, with the version that the client saw and the time of arrival.
    Say { socket: u64, v: u64, at: Millis, said: FromPlayer },
    /// A command over HTTP, for the version that the client saw, or the current one.
    Tell {
        viewer: Box<Viewer>,
        v: Option<u64>,
        at: Millis,
        said: FromPlayer,
        tell: oneshot::Sender<Result<RoomState, ApiError>>,
    },
    /// The computer chose a move at a version; none if it found none.
    Thought { v: u64, label: Option<String> },
    /// Loads the room, so that the analysis check knows its game.
    Wake { tell: oneshot::Sender<Result<(), ApiError>> },
    /// Asks for the public view.
    Glance { tell: oneshot::Sender<Result<Glance, ApiError>> },
    /// Another process has appended events.
    Newer,
    /// Another process has appended this event.
    Ply(Box<Entry>),
    /// Presence in another process has changed.
    Look,
    /// The database was down between these times, which clocks exclude.
    Outage { from: Millis, to: Millis },
    /// A guest's data must be deleted.
    Forget { guest: String },
    /// A guest has signed up or in.
    Became { guest: String, account: String, session: String },
    /// An account has signed out of a session, or of all.
    SignedOut { account: String, session: Option<String> },
    /// A hint for a socket is ready.
    Hinted { socket: u64, hint: ToPlayer },
}

/// The sending end of a room's mailbox.
pub(crate) type Mailbox = mpsc::Sender<RoomMessage>;

/// Encodes a message with the room's version.
pub(crate) fn framed(message: &ToPlayer, v: u64) -> String {
    // Most messages have one or two thousand characters.
    let mut text = Vec::with_capacity(1024);
    serde_json::to_writer(&mut text, message).expect("a message is plain data");
    let mut text = String::from_utf8(text).expect("JSON is UTF-8");
    // The version becomes the last key of the JSON object.
    text.pop();
    let _ = write!(text, ",\"v\":{v}}}");
    text
}
