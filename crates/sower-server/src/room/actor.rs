//! The task of a room: a cache of its events, which plays only by adding the next one.
//!
//! It owns the room's state and takes one message after another. An event is applied and told only after the writer has
//! kept it. Where another process was quicker, the events are read again and nothing else has happened.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use sower_core::{Clock, Game, Side};
use sower_search::Stop;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::fold::{self, FoldError, RoomFold, Sitter};
use super::ledger::Ledger;
use super::view::Viewer;
use crate::fault::{Code, Fault};
use crate::reader::Reader;
use crate::site::Site;
use crate::store::{Entry, Fate, Millis, StoreError, StoredGame, Write};
use crate::talk::SiteTalk;
use crate::wire::{Event, FromPlayer, Problem, RoomState, ToPlayer};

/// Messages to a room that wait; beyond that their senders wait.
const MAILBOX: usize = 64;

/// Frames that wait for a socket. A state is sent after every event, so whoever is so far behind has no use for them.
pub(crate) const OUTBOX: usize = 32;

/// How long after the pool was full a computer asks again.
const ASK_AGAIN: u64 = 500;

/// What can be asked of a room.
pub(crate) enum Ask {
    /// How it is.
    State { viewer: Viewer, tell: oneshot::Sender<Result<RoomState, Fault>> },
    /// The record.
    Record { viewer: Viewer, tell: oneshot::Sender<Result<(String, bool), Fault>> },
    /// Somebody comes; frames for them go into the outbox.
    Enter { viewer: Viewer, outbox: mpsc::Sender<String>, tell: oneshot::Sender<Result<u64, Fault>> },
    /// Somebody leaves.
    Leave { socket: u64 },
    /// Somebody says something, at the version that they saw and the time that it came.
    Say { socket: u64, v: u64, at: Millis, said: FromPlayer },
    /// The computer has chosen a move at a version; none if it found none.
    Thought { v: u64, label: Option<String> },
    /// A guest wants to be forgotten.
    Forget { guest: String },
    /// A hint for a socket.
    Hinted { socket: u64, hint: ToPlayer },
}

/// A hand to a room.
pub(crate) type Mailbox = mpsc::Sender<Ask>;

/// Somebody who is here.
pub(crate) struct Socket {
    pub(crate) viewer: Viewer,
    pub(crate) outbox: mpsc::Sender<String>,
    /// A hint that is being thought about.
    pub(super) hint: Option<Stop>,
}

/// A room.
pub(crate) struct Room {
    pub(crate) site: Arc<Site>,
    pub(crate) stored: StoredGame,
    pub(crate) fold: RoomFold,
    pub(crate) ledger: Ledger,
    pub(crate) sockets: HashMap<u64, Socket>,
    /// Since when nobody of a side is here.
    pub(super) away: [Option<Millis>; 2],
    /// The computer's thought about the next move.
    thinking: Option<Stop>,
    /// When the computer asks for a place to think again.
    ask_again: Option<Millis>,
    /// When a claim next becomes possible, of which those here shall be told.
    last_used: Instant,
    next_socket: u64,
    own: mpsc::WeakSender<Ask>,
}

/// Why a room cannot be opened.
#[derive(Debug)]
pub(crate) enum Unopened {
    Missing,
    Broken(FoldError),
    Store(StoreError),
}

/// Loads a room and starts its task.
pub(crate) async fn open(site: &Arc<Site>, id: &str) -> Result<Mailbox, Unopened> {
    let stored = site.store.game(id).await.map_err(Unopened::Store)?.ok_or(Unopened::Missing)?;
    let events = site.store.events(id, 0).await.map_err(Unopened::Store)?;
    let game: Arc<Game> = fold::game_of(&stored).map_err(Unopened::Broken)?;
    let mut fold = RoomFold::new(&stored, game).map_err(Unopened::Broken)?;
    for entry in &events {
        fold.apply(entry).map_err(Unopened::Broken)?;
    }
    for guest in fold.seats.clone().iter().filter_map(Sitter::guest) {
        if site.store.guest(guest).await.map_err(Unopened::Store)?.is_some_and(|stored| stored.void) {
            fold.forget_name(guest);
        }
    }
    let now = site.now();
    // Nobody is charged for the time that the room was not there.
    if let (Some(left), true) = (fold.left(fold.at), fold.clock.running().is_some()) {
        for side in Side::BOTH {
            let left = Duration::from_millis(u64::from(left[side]));
            fold.clock.set_remaining(side, left, Duration::from_millis(now));
        }
    }
    let (mailbox, asks) = mpsc::channel(MAILBOX);
    let mut room = Room {
        site: Arc::clone(site),
        stored,
        fold,
        ledger: Ledger::default(),
        sockets: HashMap::new(),
        away: [Some(now); 2],
        thinking: None,
        ask_again: None,
        last_used: Instant::now(),
        next_socket: 0,
        own: mailbox.downgrade(),
    };
    room.ledger.follow(&room.fold.played);
    room.note_live();
    tokio::spawn(room.run(asks));
    Ok(mailbox)
}

impl Room {
    async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        let shutdown = self.site.shutdown.clone();
        self.settle().await;
        loop {
            let wake = self.next_wake();
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => self.take(ask).await,
                    None => break,
                },
                () = sleep_until(wake) => self.pass_time().await,
                () = shutdown.wait() => break,
            }
            if self.is_idle() {
                self.site.rooms.forget(&self.stored.id);
                asks.close();
                // What came in the meantime is still answered.
                while let Some(ask) = asks.recv().await {
                    self.take(ask).await;
                }
                if self.sockets.is_empty() {
                    break;
                }
            }
        }
        self.stop_thinking();
        self.site.live.forget(&self.stored.id);
    }

    fn is_idle(&self) -> bool {
        self.sockets.is_empty()
            && self.fold.clock.running().is_none()
            && self.last_used.elapsed() >= self.site.options.idle
    }

    /// The next moment at which something happens by itself.
    fn next_wake(&self) -> Instant {
        let now = self.site.now();
        let running = self.fold.clock.running();
        let flag = running.and_then(|side| self.fold.left(now).map(|left| now + u64::from(left[side])));
        let claims = self.sockets.values().filter_map(|socket| self.claimable_by(&socket.viewer));
        let claim = claims.filter(|at| *at > now).min();
        let next = [flag, claim, self.ask_again].into_iter().flatten().min();
        let idle = self.site.options.idle.as_millis() as u64 + 10;
        let wait = next.map_or(idle, |at| at.saturating_sub(now).min(idle));
        Instant::now() + Duration::from_millis(wait.max(1))
    }

    async fn pass_time(&mut self) {
        let now = self.site.now();
        if let Some(side) = self.fold.clock.flagged(Duration::from_millis(now)) {
            self.flag(side, now).await;
        }
        if self.ask_again.is_some_and(|at| at <= now) {
            self.ask_again = None;
            self.settle().await;
        }
        self.tell_presence();
    }

    /// A side's time has run out. Where the database does not take it, it is tried again at the next turn of the loop.
    pub(super) async fn flag(&mut self, side: Side, at: Millis) {
        let _ = self.happen(at, Event::Flag { side: side.to_string() }, None, None).await;
    }

    async fn take(&mut self, ask: Ask) {
        self.last_used = Instant::now();
        let now = self.site.now();
        match ask {
            Ask::State { viewer, tell } => {
                let state = self.checked(&viewer).map(|()| self.state(&viewer, now));
                let _ = tell.send(state);
            }
            Ask::Record { viewer, tell } => {
                let is_over = self.fold.outcome().is_some();
                let _ = tell.send(self.checked(&viewer).map(|()| (self.record(), is_over)));
            }
            Ask::Enter { viewer, outbox, tell } => match self.checked(&viewer) {
                Ok(()) => {
                    let _ = tell.send(Ok(self.enter(viewer, outbox)));
                    self.note_presence();
                    self.settle().await;
                }
                Err(fault) => drop(tell.send(Err(fault))),
            },
            Ask::Leave { socket } => self.leave(socket),
            Ask::Say { socket, v, at, said } => self.hear(socket, v, at, said).await,
            Ask::Thought { v, label } => self.thought(v, label).await,
            Ask::Forget { guest } => self.forget(&guest),
            Ask::Hinted { socket, hint } => {
                if let Some(there) = self.sockets.get_mut(&socket) {
                    there.hint = None;
                }
                self.send(socket, &hint);
            }
        }
    }

    /// A guest is nobody any more: their name goes, and so do they.
    fn forget(&mut self, guest: &str) {
        self.sockets.retain(|_, socket| socket.viewer.guest.as_deref() != Some(guest));
        self.fold.forget_name(guest);
        self.tell_all(None);
        self.note_presence();
    }

    fn checked(&self, viewer: &Viewer) -> Result<(), Fault> {
        match self.is_open_to(viewer) {
            true => Ok(()),
            // Whether there is such a room at all is nobody's business.
            false => Err(viewer.reader.fault(Code::NotFound, &SiteTalk::NoRoom)),
        }
    }

    fn enter(&mut self, viewer: Viewer, outbox: mpsc::Sender<String>) -> u64 {
        let socket = self.next_socket;
        self.next_socket += 1;
        self.sockets.insert(socket, Socket { viewer, outbox, hint: None });
        self.tell_state(socket, None);
        socket
    }

    fn leave(&mut self, socket: u64) {
        if let Some(gone) = self.sockets.remove(&socket)
            && let Some(hint) = gone.hint
        {
            hint.stop();
        }
        if self.sockets.is_empty() {
            // Nobody waits for the computer's move; it is thought about again when somebody comes.
            self.stop_thinking();
        }
        self.note_presence();
    }

    /// Notes who is here and tells everyone.
    pub(super) fn note_presence(&mut self) {
        let now = self.site.now();
        for side in Side::BOTH {
            self.away[side] = match self.is_here(side) {
                true => None,
                false => self.away[side].or(Some(now)),
            };
        }
        self.tell_presence();
    }

    /// When a viewer may claim the game, if the other is away.
    pub(crate) fn claimable_by(&self, viewer: &Viewer) -> Option<Millis> {
        let [side] = *self.sides_of(viewer) else { return None };
        let goes_on = self.fold.outcome().is_none() && self.fold.is_full() && self.fold.between_people();
        let since = self.away[!side]?;
        goes_on.then(|| since + self.site.options.claim_after.as_millis() as u64)
    }

    /// Whether a coin is still to be tossed.
    pub(crate) fn awaits_toss(&self) -> bool {
        self.stored.toss && self.fold.tossed.is_none()
    }

    /// Keeps an event and then makes it so: the one way in which a room changes.
    pub(super) async fn happen(
        &mut self,
        at: Millis,
        event: Event,
        guest: Option<String>,
        opens: Option<Box<StoredGame>>,
    ) -> Result<(), Refused> {
        // Times never go backwards within a game, whoever's clock they came from.
        let at = at.max(self.fold.at);
        let mut entry = Entry { v: self.fold.v + 1, at, event, guest, left: None };
        let mut next = self.fold.clone();
        next.apply(&entry).map_err(|_| Refused::Impossible)?;
        entry.left = self.clocks_after(&entry, &next)?;
        let mut next = self.fold.clone();
        next.apply(&entry).map_err(|_| Refused::Impossible)?;
        let write = Write::Event { game: self.stored.id.clone(), entry: entry.clone(), opens };
        match self.site.writer.write(write).await.map_err(Refused::Store)? {
            Fate::Kept => {
                self.fold = next;
                self.changed();
                self.tell_all(Some(&entry.event));
                Ok(())
            }
            Fate::Taken => {
                self.catch_up().await?;
                Err(Refused::Late)
            }
        }
    }

    /// What the clocks show after an event.
    fn clocks_after(&self, entry: &Entry, next: &RoomFold) -> Result<Option<[u32; 2]>, Refused> {
        let now = Duration::from_millis(entry.at);
        let mut clock: Clock = self.fold.clock;
        if let Event::Move { .. } = entry.event {
            clock.press(next.played.position().side(), now).map_err(|_| Refused::OutOfTime)?;
        }
        Ok(fold::left(&clock, entry.at))
    }

    /// Reads what another process has added.
    async fn catch_up(&mut self) -> Result<(), Refused> {
        let missed = self.site.store.events(&self.stored.id, self.fold.v).await.map_err(Refused::Store)?;
        for entry in &missed {
            self.fold.apply(entry).map_err(|_| Refused::Impossible)?;
            self.changed();
            self.tell_all(Some(&entry.event));
        }
        Ok(())
    }

    fn changed(&mut self) {
        self.stop_thinking();
        for socket in self.sockets.values_mut() {
            if let Some(hint) = socket.hint.take() {
                hint.stop();
            }
        }
        self.ledger.follow(&self.fold.played);
        self.note_live();
    }

    /// Notes for the analysis which positions are not to be asked about, and by whom.
    fn note_live(&self) {
        let guests: Vec<String> =
            self.fold.seats.iter().filter_map(|seat| seat.guest().map(str::to_owned)).collect();
        match self.fold.outcome().is_none() && self.fold.between_people() {
            true => self.site.live.note(&self.stored.id, guests, &self.fold.played),
            false => self.site.live.forget(&self.stored.id),
        }
    }

    /// Does what follows by itself: the coin falls, the computer begins to think.
    pub(super) async fn settle(&mut self) {
        if self.awaits_toss() && self.fold.is_full() && !self.sockets.is_empty() {
            let first = if crate::random::bytes::<1>()[0] & 1 == 0 { Side::South } else { Side::North };
            let _ = self.happen(self.site.now(), Event::Toss { first: first.to_string() }, None, None).await;
        }
        let side = self.fold.played.position().side();
        let is_due = self.fold.outcome().is_none()
            && self.fold.is_full()
            && !self.awaits_toss()
            && self.thinking.is_none()
            && !self.sockets.is_empty();
        let Some(player) = self.fold.seats[side].computer().filter(|_| is_due).map(str::to_owned) else {
            return;
        };
        let Some(own) = self.own.upgrade() else { return };
        let stop = Stop::new();
        let v = self.fold.v;
        let question = super::think::Opponent::of(&player, &self.fold, &self.stored, self.site.now());
        // The table's own guest is whom the pool is fair to.
        let asked =
            self.site.pool.ask(crate::pool::Kind::Opponent, &self.stored.maker, stop.clone(), move |stop| {
                let label = question.answer(stop);
                // A room that has gone does not need it.
                let _ = own.blocking_send(Ask::Thought { v, label });
            });
        match asked {
            Ok(()) => self.thinking = Some(stop),
            Err(_) => self.ask_again = Some(self.site.now() + ASK_AGAIN),
        }
    }

    async fn thought(&mut self, v: u64, label: Option<String>) {
        if v != self.fold.v || self.thinking.is_none() {
            return;
        }
        self.thinking = None;
        let side = self.fold.played.position().side().to_string();
        let now = self.site.now();
        let made = match label {
            Some(label) => self.happen(now, Event::Move { label, side }, None, None).await,
            None => Err(Refused::Impossible),
        };
        match made {
            Ok(()) => self.settle().await,
            Err(Refused::OutOfTime) => {
                if let Some(side) = self.fold.clock.flagged(Duration::from_millis(now)) {
                    self.flag(side, now).await;
                }
            }
            Err(_) => self.ask_again = Some(now + ASK_AGAIN),
        }
    }

    fn stop_thinking(&mut self) {
        if let Some(stop) = self.thinking.take() {
            stop.stop();
        }
    }

    pub(super) fn own(&self) -> Option<Mailbox> {
        self.own.upgrade()
    }

    /// Sends to one. Whoever cannot keep up is dropped, so that nobody waits for them.
    pub(super) fn send(&mut self, socket: u64, message: &ToPlayer) {
        let Some(there) = self.sockets.get(&socket) else { return };
        if there.outbox.try_send(framed(message, self.fold.v)).is_err() {
            self.sockets.remove(&socket);
        }
    }

    pub(super) fn refuse(&mut self, socket: u64, problem: Problem) {
        self.send(socket, &ToPlayer::Refused(problem));
    }

    pub(super) fn tell_state(&mut self, socket: u64, event: Option<&Event>) {
        let Some(there) = self.sockets.get(&socket) else { return };
        let room = Box::new(self.state(&there.viewer, self.site.now()));
        self.send(socket, &ToPlayer::State { event: event.cloned(), room });
    }

    fn tell_all(&mut self, event: Option<&Event>) {
        for socket in self.sockets.keys().copied().collect::<Vec<_>>() {
            self.tell_state(socket, event);
        }
    }

    fn tell_presence(&mut self) {
        let now = self.site.now();
        for socket in self.sockets.keys().copied().collect::<Vec<_>>() {
            let presence = self.sockets.get(&socket).map(|there| self.presence(&there.viewer, now));
            if let Some(presence) = presence {
                self.send(socket, &ToPlayer::Presence(presence));
            }
        }
    }

    pub(super) fn reader_of(&self, socket: u64) -> Option<Reader> {
        self.sockets.get(&socket).map(|there| there.viewer.reader)
    }
}

/// A message with the version that it was sent at.
pub(crate) fn framed(message: &ToPlayer, v: u64) -> String {
    let mut value = serde_json::to_value(message).unwrap_or_default();
    if let Some(object) = value.as_object_mut() {
        object.insert("v".to_owned(), v.into());
    }
    value.to_string()
}

/// Why an event did not come about.
#[derive(Debug)]
pub(super) enum Refused {
    /// The rules or the state do not allow it.
    Impossible,
    /// Another event came first.
    Late,
    /// The mover's time had run out.
    OutOfTime,
    /// The database did not take it.
    Store(StoreError),
}
