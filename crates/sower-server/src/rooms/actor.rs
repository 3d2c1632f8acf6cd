//! A room's task. It caches the room's events, and changes them only by appending.
//!
//! It owns the room's state and handles one message at a time. `members` manages the sockets, `commit` appends events, `follow_ups` does
//! automatic actions, `commands` handles requests from people.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use sower_api::room::{FoldError, MoveLog, RoomFold};
use sower_core::Game;
use sower_search::Stop;
use sower_text::{Language, message};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::blocking::blocking;
use super::hub::Opened;
use super::members::Socket;
use super::messages::{MAILBOX, Mailbox, RoomMessage};
use super::players::SidePlaces;
use super::remote::RemotePresence;
use super::state;
use super::view::Viewer;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::store::{Counted, Millis, RatedEnd, Standing, StoreError, StoredGame};
use sower_api::ListedGame;

/// How long a room without members stays in memory after its game is over.
const AFTER_THE_END: Duration = Duration::from_secs(5);

/// A room and its cached state.
pub(crate) struct Room {
    pub(crate) site: Arc<Site>,
    pub(crate) stored: StoredGame,
    pub(crate) fold: RoomFold,
    pub(crate) move_log: MoveLog,
    pub(crate) sockets: HashMap<u64, Socket>,
    /// Since when each side has been away.
    pub(super) away: [Option<Millis>; 2],
    /// Stops the search for the computer's move.
    pub(super) thinking: Option<Stop>,
    /// When to retry a search after the pool was full.
    pub(super) ask_again: Option<Millis>,
    /// When to reread the events, because it is unknown whether the last one was stored.
    pub(super) read_again: Option<Millis>,
    /// The event after which the computer must not move, because its move would help a player in another game.
    pub(super) held_back: Option<u64>,
    /// Until when a flag that could not be stored is not retried.
    pub(super) flag_rests: Millis,
    /// Since when this room's writes have failed.
    pub(super) failing: Option<Millis>,
    /// When the last message arrived.
    last_used: Instant,
    pub(super) next_socket: u64,
    /// The accounts of the seats.
    pub(super) people: [Option<Standing>; 2],
    /// The game's effect on ratings.
    pub(super) rated_end: Option<RatedEnd>,
    /// The browsers and networks from which a rated game was played, as far as this process knows.
    pub(super) places: [SidePlaces; 2],
    /// Why a rated game will not count, if that is known before its end.
    pub(super) rating_doubt: Option<Counted>,
    own: mpsc::WeakSender<RoomMessage>,
    /// The version and presence that other tasks can read.
    pub(super) remote: Arc<RemotePresence>,
}

/// Why a room cannot be opened.
#[derive(Debug)]
pub(crate) enum Unopened {
    Missing,
    Broken(FoldError),
    Store(StoreError),
}

/// Loads a room and starts its task.
pub(crate) async fn open(site: &Arc<Site>, id: &str) -> Result<Opened, Unopened> {
    let mut stored = site.db.store.game(id).await.map_err(Unopened::Store)?.ok_or(Unopened::Missing)?;
    let events = site.db.store.events(id, 0).await.map_err(Unopened::Store)?;
    let game = game_of(site, &stored).map_err(Unopened::Broken)?;
    let replay = || {
        let mut fold = RoomFold::new(&stored.plan(), Arc::clone(&game))?;
        events.iter().try_for_each(|entry| fold.apply(entry))?;
        Ok(fold)
    };
    let mut fold = blocking(&game, replay).map_err(Unopened::Broken)?;
    let had = site.db.store.events_at_end(id).await.map_err(Unopened::Store)?;
    if let Some(had) = had.filter(|had| *had > fold.v) {
        let reason = format!("it had {had} events when it ended, and {} are left", fold.v);
        return Err(Unopened::Broken(FoldError::Event { game: id.to_owned(), v: fold.v + 1, reason }));
    }
    let now = site.now();
    // Clocks do not run while the site is down, except in correspondence. If other processes are running, the site was up.
    if !stored.control.is_slow() {
        let there_since = site.db.up_since().map_or(now, |since| since.clamp(fold.at, now.max(fold.at)));
        fold.pass_over(fold.at, there_since);
    }
    // Only a rematch needs the text, and reads it again; otherwise thousands of rooms would each hold a copy.
    stored.rules = None;
    let (mailbox, asks) = mpsc::channel(MAILBOX);
    let mut room = Room {
        site: Arc::clone(site),
        stored,
        fold,
        move_log: MoveLog::default(),
        sockets: HashMap::new(),
        away: [Some(now); 2],
        thinking: None,
        ask_again: None,
        read_again: None,
        held_back: None,
        flag_rests: 0,
        failing: None,
        last_used: Instant::now(),
        next_socket: 0,
        people: [None, None],
        rated_end: None,
        places: Default::default(),
        rating_doubt: None,
        own: mailbox.downgrade(),
        remote: Arc::default(),
    };
    room.know_people().await.map_err(Unopened::Store)?;
    room.look_whether_it_counts().await;
    room.remote.set_v(room.fold.v);
    let remote = Arc::clone(&room.remote);
    blocking(&game, || room.move_log.follow(room.fold.played()));
    room.note_live();
    tokio::spawn(room.run(asks));
    Ok(Opened { mailbox, remote })
}

/// The room's game. Rooms share equal ones, because a compiled game takes more memory than the rest of a room.
fn game_of(site: &Site, stored: &StoredGame) -> Result<Arc<Game>, FoldError> {
    let is_same = |listed: &ListedGame| {
        let kept = stored.rules.as_ref();
        listed.variant == stored.variant
            && kept.is_some_and(|kept| kept.file == listed.file.id() && kept.text == listed.file.text())
            && listed.game.rules().fingerprint().to_string() == stored.fingerprint
    };
    let locale = Locale { language: Language::english() };
    let found = site.games.kept(&stored.name, &stored.changes).or_else(|| {
        let file = site.games.named(&stored.name, locale).ok()?;
        site.games.make(stored.name.clone(), file, stored.changes.clone(), locale).ok()
    });
    match found.filter(is_same) {
        Some(listed) => Ok(listed.game),
        None => state::game_of(stored),
    }
}

impl Room {
    async fn run(mut self, mut asks: mpsc::Receiver<RoomMessage>) {
        let shutdown = self.site.shutdown.clone();
        let mut ended = pin!(shutdown.wait());
        // Boxed, so that thousands of idle rooms do not reserve space for it.
        Box::pin(self.settle()).await;
        loop {
            let wake = self.next_wake();
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => Box::pin(self.take(ask)).await,
                    None => break,
                },
                () = sleep_until(wake) => Box::pin(self.pass_time()).await,
                () = &mut ended => break,
            }
            if self.is_idle() {
                self.site.rooms.forget(&self.stored.id);
                asks.close();
                // Answer the messages that have already arrived.
                while let Some(ask) = asks.recv().await {
                    Box::pin(self.take(ask)).await;
                }
                if self.sockets.is_empty() {
                    break;
                }
            }
        }
        self.stop_thinking();
        self.site.rooms.live.forget(&self.stored.id);
    }

    fn is_idle(&self) -> bool {
        !self.is_watched() && self.last_used.elapsed() >= self.patience()
    }

    /// How long the room stays in memory without members. Few people return to a finished game, and then it is loaded again.
    fn patience(&self) -> Duration {
        let idle = self.site.options.idle;
        if self.fold.outcome().is_some() { idle.min(AFTER_THE_END) } else { idle }
    }

    /// Whether the room is needed: it has members, or a clock runs.
    pub(super) fn is_watched(&self) -> bool {
        let a_clock_runs = self.fold.clock.running().is_some() && !self.stored.control.is_slow();
        !self.sockets.is_empty() || a_clock_runs
    }

    /// When the next automatic action is due.
    fn next_wake(&self) -> Instant {
        let now = self.site.now();
        let running = self.fold.clock.running();
        let flag = running.and_then(|side| self.fold.left(now).map(|left| now + u64::from(left[side])));
        let flag = flag.map(|at| at.max(self.flag_rests));
        let claims = self.sockets.values().filter_map(|socket| self.claimable_by(&socket.viewer));
        let claim = claims.filter(|at| *at > now).min();
        let next = [flag, claim, self.ask_again, self.read_again].into_iter().flatten().min();
        let idle = self.patience().as_millis() as u64 + 10;
        let wait = next.map_or(idle, |at| at.saturating_sub(now).min(idle));
        Instant::now() + Duration::from_millis(wait.max(1))
    }

    async fn pass_time(&mut self) {
        let now = self.site.now();
        if let Some(side) = self.fold.clock.flagged(Duration::from_millis(now)) {
            self.flag(side, now).await;
        }
        if self.read_again.is_some_and(|at| at <= now) {
            self.find_out(now).await;
        }
        if self.ask_again.is_some_and(|at| at <= now) {
            self.ask_again = None;
            self.settle().await;
        }
        self.tell_presence();
    }

    async fn take(&mut self, ask: RoomMessage) {
        self.last_used = Instant::now();
        let now = self.site.now();
        if let RoomMessage::State { viewer, .. }
        | RoomMessage::Record { viewer, .. }
        | RoomMessage::Enter { viewer, .. }
        | RoomMessage::Tell { viewer, .. } = &ask
        {
            self.recognise(viewer).await;
            self.keep_up().await;
        }
        match ask {
            RoomMessage::State { viewer, tell } => {
                self.note_place(&viewer).await;
                let state = self.checked(&viewer).map(|()| self.state(&viewer, now));
                let _ = tell.send(state);
            }
            RoomMessage::Record { viewer, round, tell } => {
                let of = self.fold.rounds();
                let is_over = self.fold.outcome().is_some()
                    || round.is_some_and(|round| (round as usize) < of.round())
                    || round.is_some() && self.fold.is_between_rounds();
                let record = self
                    .record(round)
                    .ok_or_else(|| viewer.locale.error(Code::NotFound, &message!("site-no-round")));
                let record = record.map(|record| (record, is_over));
                let _ = tell.send(self.checked(&viewer).and(record));
            }
            RoomMessage::Enter { viewer, outbox, tell } => match self.checked(&viewer) {
                Ok(()) => {
                    self.note_place(&viewer).await;
                    let _ = tell.send(Ok(self.enter(*viewer, outbox)));
                    self.note_presence();
                    self.settle().await;
                }
                Err(error) => drop(tell.send(Err(error))),
            },
            RoomMessage::Leave { socket } => self.leave(socket),
            RoomMessage::Say { socket, v, at, said } => self.on_message(socket, v, at, said).await,
            RoomMessage::Tell { viewer, v, at, said, tell } => {
                drop(tell.send(self.run_command(&viewer, v, at, said).await));
            }
            RoomMessage::Thought { v, label } => self.thought(v, label).await,
            RoomMessage::Glance { tell } => drop(tell.send(Ok(self.glance(now)))),
            RoomMessage::Forget { guest } => self.forget(&guest),
            RoomMessage::Became { guest, account, session } => self.became(&guest, &account, &session).await,
            RoomMessage::SignedOut { account, session } => self.end_sessions(&account, session.as_deref()),
            RoomMessage::Newer => self.follow().await,
            RoomMessage::Ply(entry) => self.follow_ply(&entry).await,
            RoomMessage::Look => {
                self.note_presence();
                self.look_whether_it_counts().await;
            }
            RoomMessage::Outage { from, to } => {
                self.fold.pass_over(from, to);
                self.tell_all(None);
            }
            RoomMessage::Wake { tell } => drop(tell.send(Ok(()))),
            RoomMessage::Hinted { socket, hint } => {
                if let Some(there) = self.sockets.get_mut(&socket) {
                    there.hint = None;
                }
                self.send(socket, &hint);
            }
        }
    }

    pub(super) fn checked(&self, viewer: &Viewer) -> Result<(), ApiError> {
        match self.is_open_to(viewer) {
            true => Ok(()),
            // Viewers without access do not learn whether the room exists.
            false => Err(viewer.locale.error(Code::NotFound, &message!("site-no-room"))),
        }
    }

    /// Whether the coin toss is still to come.
    pub(crate) fn awaits_toss(&self) -> bool {
        self.stored.toss && self.fold.tossed.is_none()
    }

    pub(super) fn own(&self) -> Option<Mailbox> {
        self.own.upgrade()
    }
}
