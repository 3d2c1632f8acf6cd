//! The sockets in a room: joining, leaving, their messages, and since when a side has been away.

use sower_api::room::LastTold;
use sower_core::Side;
use sower_search::Stop;
use tokio::sync::mpsc;

use super::actor::Room;
use super::messages::framed;
use super::view::Viewer;
use crate::http::locale::Locale;
use crate::store::Millis;
use crate::wire::{Event, Problem, ToPlayer};

/// A socket in the room.
pub(crate) struct Socket {
    pub(crate) viewer: Viewer,
    pub(crate) outbox: mpsc::Sender<String>,
    /// Stops the search for this socket's hint.
    pub(super) hint: Option<Stop>,
}

impl Drop for Socket {
    /// Stops the hint's search when the socket leaves.
    fn drop(&mut self) {
        if let Some(hint) = self.hint.take() {
            hint.stop();
        }
    }
}

impl Room {
    pub(super) fn enter(&mut self, viewer: Viewer, outbox: mpsc::Sender<String>) -> u64 {
        let socket = self.next_socket;
        self.next_socket += 1;
        self.sockets.insert(socket, Socket { viewer, outbox, hint: None });
        self.tell_state(socket, None);
        socket
    }

    pub(super) fn leave(&mut self, socket: u64) {
        self.sockets.remove(&socket);
        self.rest_if_unwatched();
        self.note_presence();
    }

    /// Stops an unwatched computer's search; it restarts when a viewer enters.
    fn rest_if_unwatched(&mut self) {
        if !self.is_watched() {
            self.stop_thinking();
        }
    }

    /// Updates presence and sends it to everyone.
    pub(super) fn note_presence(&mut self) {
        let now = self.site.now();
        self.remote.set_here(self.connected());
        for side in Side::BOTH {
            self.away[side] = match self.is_here(side) {
                true => None,
                false => self.away[side].or(Some(now)),
            };
        }
        self.tell_presence();
    }

    /// Deletes a guest's name from the room and closes their sockets.
    pub(super) fn forget(&mut self, guest: &str) {
        self.sockets.retain(|_, socket| socket.viewer.guest.as_deref() != Some(guest));
        for side in self.fold.sides_of(guest) {
            self.people[side] = None;
        }
        self.fold.forget_name(guest);
        self.tell_all(None);
        self.rest_if_unwatched();
        self.note_presence();
    }

    /// Closes an account's sockets after it signed out of one session, or of all.
    pub(super) fn end_sessions(&mut self, account: &str, session: Option<&str>) {
        let before = self.sockets.len();
        self.sockets.retain(|_, socket| {
            let viewer = &socket.viewer;
            let is_theirs = viewer.account && viewer.guest.as_deref() == Some(account);
            !is_theirs || session.is_some_and(|session| viewer.session.as_deref() != Some(session))
        });
        if self.sockets.len() < before {
            self.rest_if_unwatched();
            self.note_presence();
        }
    }

    /// When a viewer may claim the game, if the opponent is away.
    pub(crate) fn claimable_by(&self, viewer: &Viewer) -> Option<Millis> {
        let [side] = *self.sides_of(viewer) else { return None };
        // Correspondence players need not be present.
        let goes_on = self.fold.outcome().is_none()
            && self.fold.is_full()
            && self.fold.between_people()
            && !self.stored.control.is_slow();
        let since = self.away[!side]?;
        goes_on.then(|| since + self.site.options.claim_after.as_millis() as u64)
    }

    /// Sends a frame to one socket. A client that cannot keep up is dropped.
    pub(super) fn send(&mut self, socket: u64, message: &ToPlayer) {
        let Some(there) = self.sockets.get(&socket) else { return };
        if there.outbox.try_send(framed(message, self.fold.v)).is_err() {
            self.sockets.remove(&socket);
        }
    }

    /// All sockets with their languages.
    pub(super) fn readers(&self) -> Vec<(u64, Locale)> {
        self.sockets.iter().map(|(socket, there)| (*socket, there.viewer.locale)).collect()
    }

    pub(super) fn refuse(&mut self, socket: u64, problem: Problem) {
        self.send(socket, &ToPlayer::Refused(problem));
    }

    pub(super) fn tell_state(&mut self, socket: u64, event: Option<&Event>) {
        let Some(there) = self.sockets.get(&socket) else { return };
        let room = Box::new(self.state(&there.viewer, self.site.now()));
        self.send(socket, &ToPlayer::State { event: event.cloned(), room });
    }

    pub(super) fn tell_all(&mut self, event: Option<&Event>) {
        let is_ply = matches!(event, Some(Event::Move { .. })) && self.fold.round_outcome().is_none();
        let mut last = LastTold::default();
        for socket in self.sockets.keys().copied().collect::<Vec<_>>() {
            match event {
                Some(event) if is_ply => self.tell_ply(socket, event, &mut last),
                _ => self.tell_state(socket, event),
            }
        }
    }

    /// Sends a ply to a socket that is up to date.
    fn tell_ply(&mut self, socket: u64, event: &Event, last: &mut LastTold) {
        let Some(there) = self.sockets.get(&socket) else { return };
        if let Some(moved) = self.moved(&there.viewer, event, self.site.now(), last) {
            self.send(socket, &ToPlayer::Moved(Box::new(moved)));
        }
    }

    pub(super) fn tell_presence(&mut self) {
        let now = self.site.now();
        for socket in self.sockets.keys().copied().collect::<Vec<_>>() {
            let presence = self.sockets.get(&socket).map(|there| self.presence(&there.viewer, now));
            if let Some(presence) = presence {
                self.send(socket, &ToPlayer::Presence(presence));
            }
        }
    }
}
