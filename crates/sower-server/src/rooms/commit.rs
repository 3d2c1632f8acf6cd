//! The only way to change a room: store the event, apply it, send it to members.

use std::sync::Arc;
use std::time::Duration;

use sower_api::room::{Before, left};
use sower_core::{Clock, NodeId, Side};

use super::actor::Room;
use super::blocking::blocking_at;
use crate::store::{Entry, LiveGame, Millis, StoreError, StoredGame, Write, WriteOutcome, is_patient};
use crate::wire::Event;

/// How long after a late flag to check the clock again, in milliseconds.
const TRY_AGAIN: u64 = 500;

/// How long after a database failure to retry a flag. By then the length of the outage is known, and clocks exclude it.
const AFTER_FAILURE: u64 = 3_000;

/// Why an event was not appended.
#[derive(Debug)]
pub(super) enum Refused {
    /// The rules or the state do not allow it.
    Impossible,
    /// Another event was stored first.
    Late,
    /// The mover's time had run out.
    OutOfTime,
    /// The database failed.
    Store(StoreError),
}

impl Room {
    /// Applies an event, stores it, and only then sends it.
    pub(super) async fn commit_event(
        &mut self,
        at: Millis,
        event: Event,
        guest: Option<String>,
        opens: Option<Box<StoredGame>>,
    ) -> Result<(), Refused> {
        // Times never decrease within a game, whichever process they come from.
        let at = at.max(self.fold.at);
        if let Some(since) = self.failing {
            // Clocks exclude the time in which nothing could be stored.
            self.fold.pass_over(since, at);
        }
        let mut entry = Entry { v: self.fold.v + 1, at, event, guest, left: None };
        let (game, position) = (Arc::clone(self.fold.played().game()), *self.fold.played().position());
        // The state is already the new one during the write. Viewers see it only once it is stored.
        let before =
            blocking_at(&game, &position, || self.fold.attempt(&entry)).map_err(|_| Refused::Impossible)?;
        match self.keep(&mut entry, &before, opens).await {
            Ok(WriteOutcome::Kept) => {
                let ends = self.fold.outcome().is_some() && !before.was_over();
                if ends && self.stored.public {
                    self.site.lobby.wake();
                }
                self.tell_of(&entry, ends).await;
                Ok(())
            }
            Ok(WriteOutcome::Taken) => {
                self.fold.go_back(before);
                let is_this = |kept: &Entry| {
                    (kept.v, &kept.event, &kept.guest) == (entry.v, &entry.event, &entry.guest)
                };
                // A lost connection may have hidden a successful commit; then the event is already stored.
                if self.catch_up().await?.iter().any(is_this) { Ok(()) } else { Err(Refused::Late) }
            }
            Err(refused) => {
                self.fold.go_back(before);
                Err(refused)
            }
        }
    }

    /// Stores an applied event.
    async fn keep(
        &mut self,
        entry: &mut Entry,
        before: &Before,
        opens: Option<Box<StoredGame>>,
    ) -> Result<WriteOutcome, Refused> {
        entry.left = self.clocks_after(entry, before.clock())?;
        self.fold.set_clocks(entry.left, entry.at);
        let ended = if before.was_over() { None } else { self.ending(entry.at).map(Box::new) };
        let live = self.live().map(Box::new);
        let game = self.stored.id.clone();
        let write = match ended {
            Some(ended) => Write::End { game, entry: entry.clone(), ended, live },
            None => Write::Event { game, entry: entry.clone(), opens, live },
        };
        let written = self.site.db.writer.write(write).await;
        self.failing = written.is_err().then_some(entry.at);
        if let Err(StoreError::Unknown { .. }) = written {
            self.read_again = Some(self.site.now() + TRY_AGAIN);
        }
        written.map_err(Refused::Store)
    }

    /// Finds out whether the last event was stored, and sends the state to all members.
    pub(super) async fn find_out(&mut self, now: Millis) {
        match self.catch_up().await {
            Ok(_) => {
                self.read_again = None;
                self.tell_all(None);
                self.settle().await;
            }
            Err(Refused::Store(_)) => self.read_again = Some(now + AFTER_FAILURE),
            Err(_) => self.read_again = None,
        }
    }

    /// Sends a stored event to all members.
    async fn tell_of(&mut self, entry: &Entry, ends: bool) {
        if ends || matches!(entry.event, Event::Join { .. }) {
            self.look_at_people().await;
            self.look_whether_it_counts().await;
        }
        self.changed();
        self.tell_all(Some(&entry.event));
    }

    /// The clocks after an event.
    fn clocks_after(&self, entry: &Entry, mut clock: Clock) -> Result<Option<[u32; 2]>, Refused> {
        if let Event::Move { .. } = entry.event {
            let now = Duration::from_millis(entry.at);
            clock.press(self.fold.played().position().side(), now).map_err(|_| Refused::OutOfTime)?;
        }
        if let Event::Round { .. } = entry.event {
            // Each round has its own time.
            clock = self.fold.clock;
        }
        Ok(left(&clock, entry.at))
    }

    /// The game's entry in the live-games index. For correspondence: whose
    /// turn it is and the deadline. For public games: that it is over.
    fn live(&self) -> Option<LiveGame> {
        let fold = &self.fold;
        let [Some(south), Some(north)] = [0, 1].map(|side| fold.seats[side].guest()) else { return None };
        let (is_over, is_patient) = (fold.outcome(), is_patient(self.stored.control));
        if !fold.between_people() || !(is_patient || self.stored.public && is_over.is_some()) {
            return None;
        }
        let goes_on = is_patient && is_over.is_none();
        let due = fold.clock.running().filter(|_| self.stored.control.is_slow());
        let due = due.and_then(|side| fold.left(fold.at).map(|left| fold.at + u64::from(left[side])));
        Some(LiveGame {
            players: [south.to_owned(), north.to_owned()],
            began: self.stored.created,
            public: self.stored.public,
            arena: self.stored.arena.clone(),
            mover: fold.seats[fold.played().position().side()].guest().filter(|_| goes_on).map(str::to_owned),
            due: due.filter(|_| goes_on),
            over: is_over.map(|outcome| (fold.at, outcome.winner)),
        })
    }

    /// Handles events from another process: reads and sends them, and does the automatic actions.
    pub(super) async fn follow(&mut self) {
        match self.catch_up().await {
            Ok(_) => self.settle().await,
            // The next poll, within two seconds, or the next move retries.
            Err(Refused::Store(error)) => self.site.log_error(&error),
            Err(_) => {}
        }
    }

    /// Applies another process's ply from its notification, without reading the database.
    pub(super) async fn follow_ply(&mut self, entry: &Entry) {
        if entry.v > self.fold.v + 1 {
            return self.follow().await;
        }
        // It may already have been read from the database.
        if entry.v == self.fold.v + 1 && self.add(entry).await.is_ok() {
            self.settle().await;
        }
    }

    /// Applies an event that another process has stored.
    async fn add(&mut self, entry: &Entry) -> Result<(), Refused> {
        let (game, before) = (Arc::clone(self.fold.played().game()), *self.fold.played().position());
        let was_over = self.fold.outcome().is_some();
        blocking_at(&game, &before, || self.fold.apply(entry)).map_err(|_| Refused::Impossible)?;
        self.tell_of(entry, self.fold.outcome().is_some() && !was_over).await;
        Ok(())
    }

    /// Reads events from other processes, so that a player who comes from a process that ended sees everything they saw there.
    pub(super) async fn keep_up(&mut self) {
        if self.site.db.up_since().is_some() {
            self.follow().await;
        }
    }

    /// Reads events from other processes.
    async fn catch_up(&mut self) -> Result<Vec<Entry>, Refused> {
        let missed = self.site.db.store.events(&self.stored.id, self.fold.v).await.map_err(Refused::Store)?;
        for entry in &missed {
            self.add(entry).await?;
        }
        Ok(missed)
    }

    fn changed(&mut self) {
        self.stop_thinking();
        for socket in self.sockets.values_mut() {
            if let Some(hint) = socket.hint.take() {
                hint.stop();
            }
        }
        let played = self.fold.played();
        let before = played.node(played.cursor()).parent().unwrap_or(NodeId::START);
        blocking_at(played.game(), played.node(before).position(), || self.move_log.follow(played));
        self.remote.set_v(self.fold.v);
        self.note_live();
    }

    /// Records which positions the players may not analyse.
    pub(super) fn note_live(&self) {
        let (live, room) = (&self.site.rooms.live, &self.stored.id);
        if self.fold.outcome().is_some() || !self.fold.between_people() {
            live.settle(room);
        } else if self.fold.is_full() {
            let guests = self.fold.seats.each_ref().map(|seat| seat.guest());
            live.note(room, guests, self.stored.control.is_slow(), self.fold.played());
        } else {
            live.forget(room);
        }
    }

    /// Handles a side's time running out. If the database fails, it is retried a little later.
    pub(super) async fn flag(&mut self, side: Side, at: Millis) {
        let wait = match self.commit_event(at, Event::Flag { side: side.to_string() }, None, None).await {
            Ok(()) => return,
            Err(Refused::Store(_)) => AFTER_FAILURE,
            Err(_) => TRY_AGAIN,
        };
        self.flag_rests = self.site.now() + wait;
    }
}
