//! A person's events as JSON lines: games that begin and end, turns, challenges.
//!
//! A listener joins each of their games' rooms, as a socket would. So they count as
//! present, and each room reports its changes, including those from other processes.
//! New games and challenges are found by polling: whenever the lobby changes, and at least every second.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use axum::response::Response;
use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream, SelectAll};
use futures_util::{StreamExt as _, TryFutureExt as _};
use serde::Deserialize;
use sower_core::Side;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

use super::lines::{BEAT, Lines};
use crate::auth::guest::Guest;
use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::lobby::challenges::LINGERS;
use crate::lobby::shown_challenges;
use crate::lobby::visitor::note_presence;
use crate::rooms::{Mailbox, OUTBOX, Place, RoomMessage, Viewer};
use crate::site::Site;
use crate::store::{Millis, StoreError};
use crate::wire::{Challenge, GameNews, PlayerInfo, RoomState, SeatKind, ToProgram};

/// Games of one person followed at once, newest first.
const MOST_GAMES: u32 = 50;

/// The longest and the shortest time between two polls.
const LOOK_EVERY: Duration = Duration::from_secs(1);
const BREATH: Duration = Duration::from_millis(250);

/// How long a game that began and ended between two polls is still reported, in milliseconds.
const RECENT: Millis = 10_000;

/// A message of a room; none if the room dropped the listener.
type Stirred = (String, Option<String>);

/// A game that is followed.
struct Followed {
    socket: u64,
    mailbox: Mailbox,
    v: u64,
    /// Whether its beginning was reported. Before that, the game may still wait for its second player.
    told: bool,
    /// The ply count at which the listener's turn was last reported, if it still is their turn.
    turn_at: Option<u32>,
}

/// A listener of a person's stream.
struct Listener {
    site: Arc<Site>,
    viewer: Viewer,
    person: String,
    locale: Locale,
    games: HashMap<String, Followed>,
    /// Open games that are not reported: finished, or pass and play.
    settled: HashSet<String>,
    stirred: SelectAll<BoxStream<'static, Stirred>>,
    challenges: HashSet<String>,
    /// When the listener connected.
    since: Millis,
}

/// Opens a person's stream.
pub(crate) async fn person(
    site: Arc<Site>,
    guest: &Guest,
    place: Place,
    arena: Option<String>,
    locale: Locale,
) -> Result<Response, ApiError> {
    let (lines, answer) = Lines::open(&site, place.network, locale)?;
    let departed = site.auth.revocations.of(Some(&guest.id), guest.session.as_deref());
    let mut listener = Listener {
        viewer: Viewer { place: Some(place), ..Viewer::of(guest, locale) },
        person: guest.id.clone(),
        locale,
        games: HashMap::new(),
        settled: HashSet::new(),
        stirred: SelectAll::new(),
        challenges: HashSet::new(),
        since: site.now(),
        site: Arc::clone(&site),
    };
    let first = listener.first(&guest.name).map_err(|error| site.storage_error(&error, locale)).await?;
    tokio::spawn(listener.run(lines, first, arena, Box::pin(departed)));
    Ok(answer)
}

impl Listener {
    async fn run(
        mut self,
        lines: Lines,
        first: Vec<ToProgram>,
        arena: Option<String>,
        mut departed: BoxFuture<'static, ()>,
    ) {
        let site = Arc::clone(&self.site);
        // A listener counts as present: their challenges stay open, and tournaments can pair them.
        let here = site.lobby.presence.come(&self.person, arena.as_deref());
        let at_arena = arena.map(|arena| (self.person.clone(), arena));
        note_presence(&site, at_arena.as_ref(), LINGERS).await;
        site.lobby.wake();
        let mut scene = site.lobby.look();
        let [mut beat, mut looks] = [interval(BEAT), interval(LOOK_EVERY)];
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut next_look = Instant::now();
        let mut news = first;
        'listening: loop {
            for line in news.drain(..) {
                if !lines.send(serde_json::to_string(&line).expect("a line is plain data")).await {
                    break 'listening;
                }
            }
            let changed = async {
                sleep_until(next_look).await;
                scene.changed().await
            };
            let looked = tokio::select! {
                Some((room, frame)) = self.stirred.next() => match frame {
                    Some(frame) => self.heard(&room, &frame).await,
                    // A room drops slow listeners, and all at shutdown. A listener that reconnects misses nothing.
                    None if self.games.contains_key(&room) => break,
                    None => continue,
                },
                _ = looks.tick() => self.look().await,
                changed = changed => match changed {
                    Ok(()) => {
                        next_look = Instant::now() + BREATH;
                        self.look().await
                    }
                    Err(_) => break,
                },
                _ = beat.tick() => {
                    if !lines.send(String::new()).await {
                        break;
                    }
                    continue;
                }
                () = lines.closed() => break,
                () = &mut departed => break,
                () = site.shutdown.wait() => break,
            };
            match looked {
                Ok(found) => news = found,
                Err(error) => site.log_error(&error),
            }
        }
        drop(here);
        for game in self.games.values() {
            let _ = game.mailbox.send(RoomMessage::Leave { socket: game.socket }).await;
        }
        if !at_arena.as_ref().is_some_and(|(person, arena)| site.lobby.presence.is_at(person, arena)) {
            note_presence(&site, at_arena.as_ref(), 0).await;
        }
    }

    /// The first line with the current state, and the pending turns.
    async fn first(&mut self, name: &str) -> Result<Vec<ToProgram>, StoreError> {
        let begun = self.new_games().await?;
        let mut games = Vec::new();
        let mut turns = Vec::new();
        for line in begun {
            match line {
                ToProgram::Begin(game) => games.push(*game),
                other => turns.push(other),
            }
        }
        let open = self.open_challenges().await;
        self.challenges = open.iter().map(|challenge| challenge.id.clone()).collect();
        turns.insert(0, ToProgram::Here { name: name.to_owned(), games, challenges: open });
        Ok(turns)
    }

    async fn look(&mut self) -> Result<Vec<ToProgram>, StoreError> {
        let mut news = self.new_games().await?;
        let open = self.open_challenges().await;
        let now: HashSet<String> = open.iter().map(|challenge| challenge.id.clone()).collect();
        let gone = self.challenges.difference(&now).map(|id| ToProgram::Ended { challenge: id.clone() });
        news.extend(gone);
        let fresh = open.into_iter().filter(|open| open.for_you && !self.challenges.contains(&open.id));
        news.extend(fresh.map(|challenge| ToProgram::Challenge(Box::new(challenge))));
        self.challenges = now;
        Ok(news)
    }

    /// Open challenges from and to the listener.
    async fn open_challenges(&mut self) -> Vec<Challenge> {
        let scene = Arc::clone(&self.site.lobby.look().borrow());
        let open = shown_challenges(&self.site, &scene.challenges, Some(&self.person), self.locale).await;
        open.into_iter().filter(|challenge| challenge.yours || challenge.for_you).collect()
    }

    /// Joins new games.
    async fn new_games(&mut self) -> Result<Vec<ToProgram>, StoreError> {
        let since = self.since.max(self.site.now().saturating_sub(RECENT));
        let mut open = self.site.db.store.open_games_of(&self.person, since, MOST_GAMES).await?;
        let turns = self.site.db.store.turns_of(&self.person, MOST_GAMES).await?;
        open.extend(turns.into_iter().map(|(room, _)| (room, false)));
        self.settled.retain(|room| open.iter().any(|(open, _)| open == room));
        let mut news = Vec::new();
        for (room, is_over) in open {
            if self.settled.contains(&room)
                || self.games.contains_key(&room)
                || self.games.len() >= MOST_GAMES as usize
            {
                continue;
            }
            if is_over {
                news.extend(self.missed(&room).await);
                continue;
            }
            // A game that cannot be joined must not hide the others.
            if self.enter(&room).await.is_some() {
                news.extend(self.refresh(&room).await);
            }
        }
        Ok(news)
    }

    /// Reports a game that began and ended between two polls.
    async fn missed(&mut self, room: &str) -> Option<ToProgram> {
        self.settled.insert(room.to_owned());
        let ask = |tell| RoomMessage::State { viewer: Box::new(self.viewer.clone()), tell };
        let (state, _) = self.site.rooms.ask(&self.site, room, self.locale, ask).await.ok()?;
        let side = Side::BOTH.into_iter().find(|side| state.seats[*side].yours)?;
        Some(ToProgram::Over(Box::new(news(state, side))))
    }

    async fn enter(&mut self, room: &str) -> Option<()> {
        let (outbox, frames) = mpsc::channel::<String>(OUTBOX);
        let enter =
            |tell| RoomMessage::Enter { viewer: Box::new(self.viewer.clone()), outbox: outbox.clone(), tell };
        let (socket, mailbox) = self.site.rooms.ask(&self.site, room, self.locale, enter).await.ok()?;
        let id = room.to_owned();
        let told = stream::unfold((id.clone(), frames), async |(id, mut frames)| {
            let frame = frames.recv().await?;
            Some(((id.clone(), Some(frame)), (id, frames)))
        });
        let end = stream::once(async move { (id, None) });
        self.stirred.push(told.chain(end).boxed());
        let followed = Followed { socket, mailbox, v: u64::MAX, told: false, turn_at: None };
        self.games.insert(room.to_owned(), followed);
        Some(())
    }

    /// Handles a message of a room.
    async fn heard(&mut self, room: &str, frame: &str) -> Result<Vec<ToProgram>, StoreError> {
        #[derive(Deserialize)]
        struct Version {
            v: u64,
        }
        let v = serde_json::from_str::<Version>(frame).map(|frame| frame.v).ok();
        match self.games.get(room) {
            Some(game) if v != Some(game.v) => Ok(self.refresh(room).await),
            _ => Ok(Vec::new()),
        }
    }

    /// Reads a game and reports what is new.
    async fn refresh(&mut self, room: &str) -> Vec<ToProgram> {
        let ask = |tell| RoomMessage::State { viewer: Box::new(self.viewer.clone()), tell };
        let Ok((state, _)) = self.site.rooms.ask(&self.site, room, self.locale, ask).await else {
            return Vec::new();
        };
        let own: Vec<Side> = Side::BOTH.into_iter().filter(|side| state.seats[*side].yours).collect();
        let Some(game) = self.games.get_mut(room) else { return Vec::new() };
        game.v = state.v;
        let [side] = own[..] else {
            // Pass-and-play games are not reported.
            self.leave(room).await;
            return Vec::new();
        };
        if state.seats[!side].kind == SeatKind::Open {
            return Vec::new();
        }
        let was_told = std::mem::replace(&mut game.told, true);
        let news = news(state, side);
        if news.ending.is_some() {
            self.leave(room).await;
            return if was_told { vec![ToProgram::Over(Box::new(news))] } else { Vec::new() };
        }
        let turn_at = news.your_turn.then_some(news.plies);
        let is_new_turn = turn_at.is_some() && game.turn_at != turn_at;
        game.turn_at = turn_at;
        let begin = (!was_told).then(|| ToProgram::Begin(Box::new(news.clone())));
        let turn = is_new_turn.then(|| ToProgram::Turn(Box::new(news)));
        begin.into_iter().chain(turn).collect()
    }

    async fn leave(&mut self, room: &str) {
        self.settled.insert(room.to_owned());
        if let Some(game) = self.games.remove(room) {
            let _ = game.mailbox.send(RoomMessage::Leave { socket: game.socket }).await;
        }
    }
}

/// A game from one player's view.
fn news(room: RoomState, side: Side) -> GameNews {
    let [south, north] = room.seats;
    let other = if side == Side::South { north } else { south };
    // Only the player to move receives the legal moves.
    let your_turn = room.ending.is_none() && !room.look.choices.is_empty();
    GameNews {
        room: room.id,
        v: room.v,
        game: room.game,
        title: room.title,
        changes: room.changes,
        side,
        opponent: PlayerInfo {
            name: other.name,
            rating: other.rating.map(|rating| rating.value),
            bot: other.bot || other.kind == SeatKind::Computer,
        },
        rated: room.rated,
        arena: room.arena,
        control: room.control,
        clocks: room.clocks,
        plies: room.moves.len() as u32,
        your_turn,
        board: room.look.board,
        choices: room.look.choices.into_iter().map(|choice| choice.label).collect(),
        ending: room.ending,
    }
}
