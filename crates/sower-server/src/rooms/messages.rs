//! The messages that a room's task receives.

use std::fmt::Write as _;

use tokio::sync::{mpsc, oneshot};

use super::view::Viewer;
use crate::http::error::ApiError;
use crate::lobby::Glance;
use crate::store::{Entry, Millis};
use crate::wire::{FromPlayer, RoomState, ToPlayer};

/// Messages to a room that wait; beyond that their senders wait.
pub(super) const MAILBOX: usize = 64;

/// Frames that wait for a socket. A state is sent after every event, so whoever is so far behind has no use for them.
pub(crate) const OUTBOX: usize = 32;

/// What can be asked of a room. Every room keeps place for dozens of them, so they are kept small.
pub(crate) enum RoomMessage {
    /// Asks for the room as the viewer sees it.
    State { viewer: Box<Viewer>, tell: oneshot::Sender<Result<RoomState, ApiError>> },
    /// The record.
    Record { viewer: Box<Viewer>, tell: oneshot::Sender<Result<(String, bool), ApiError>> },
    /// Somebody comes; frames for them go into the outbox.
    Enter { viewer: Box<Viewer>, outbox: mpsc::Sender<String>, tell: oneshot::Sender<Result<u64, ApiError>> },
    /// Somebody leaves.
    Leave { socket: u64 },
    /// Somebody says something, at the version that they saw and the time that it came.
    Say { socket: u64, v: u64, at: Millis, said: FromPlayer },
    /// Somebody who need not be here says something, about the version that they saw or else the present one.
    Tell {
        viewer: Box<Viewer>,
        v: Option<u64>,
        at: Millis,
        said: FromPlayer,
        tell: oneshot::Sender<Result<RoomState, ApiError>>,
    },
    /// The computer has chosen a move at a version; none if it found none.
    Thought { v: u64, label: Option<String> },
    /// The room is to be in memory, so that the analysis knows of it.
    Wake { tell: oneshot::Sender<Result<(), ApiError>> },
    /// What a passer-by sees of it.
    Glance { tell: oneshot::Sender<Result<Glance, ApiError>> },
    /// Another process has added events.
    Newer,
    /// Another process has added this one.
    Ply(Box<Entry>),
    /// Somebody has come to another process, or has gone from there.
    Look,
    /// The database was away between these times: nobody is charged for it.
    Outage { from: Millis, to: Millis },
    /// A guest wants to be forgotten.
    Forget { guest: String },
    /// A guest has signed up or in.
    Became { guest: String, account: String, session: String },
    /// Somebody has signed out of a session, or of all.
    SignedOut { account: String, session: Option<String> },
    /// A hint for a socket.
    Hinted { socket: u64, hint: ToPlayer },
}

/// A hand to a room.
pub(crate) type Mailbox = mpsc::Sender<RoomMessage>;

/// A message with the version that it was sent at.
pub(crate) fn framed(message: &ToPlayer, v: u64) -> String {
    // Most messages are of one or two thousand letters.
    let mut text = Vec::with_capacity(1024);
    serde_json::to_writer(&mut text, message).expect("a message is plain data");
    let mut text = String::from_utf8(text).expect("JSON is UTF-8");
    // It is an object, and the version is its last entry.
    text.pop();
    let _ = write!(text, ",\"v\":{v}}}");
    text
}
