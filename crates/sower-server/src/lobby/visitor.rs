//! The socket of a visitor to the lobby, the first page or a tournament. It
//! sends changes of the page, and the room of the visitor's game when it begins.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, close_code};
use futures_util::future::BoxFuture;
use sower_text::message;
use tokio::sync::watch;
use tokio::time::{Instant, Interval, interval};

use super::LobbySnapshot;
use super::challenges::LINGERS;
use super::presence::Here;
use super::snapshot::challenges;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::http::socket::{self, SocketHandler, close};
use crate::site::Site;
use crate::store::{Millis, Write};
use crate::wire::{FromVisitor, ToVisitor};

/// The shortest time between two updates to a visitor.
const BREATH: Duration = Duration::from_millis(250);

/// How often to check for challenges that were posted and ended between two
/// snapshots. No snapshot contains them, so none changes when they end.
const LOOK_FOR_UNSEEN: Duration = Duration::from_secs(1);

/// Challenges that one visitor can wait for.
const MOST_AWAITED: usize = 16;

/// Older games do not redirect the visitor, in milliseconds: a player who just left a game wants to stay here.
const JUST_BEGUN: Millis = 15_000;

/// The parts of the site that a visitor has open.
#[derive(Clone, Debug, Default)]
pub(crate) struct Looks {
    pub(crate) lobby: bool,
    pub(crate) playing: bool,
    pub(crate) arena: Option<String>,
}

/// A connected visitor.
struct Visitor {
    site: Arc<Site>,
    person: Option<String>,
    looks: Looks,
    locale: Locale,
    /// The visitor's challenges that were open when last seen.
    awaited: HashSet<String>,
    /// The visitor's games that were already announced.
    told: HashSet<String>,
    /// The last message of each kind, to skip duplicates.
    last: [String; 3],
    since: Millis,
    /// The person and the tournament whose page they have open.
    at_arena: Option<(String, String)>,
    here: Option<Here>,
    _watched: Option<Here>,
    scene: watch::Receiver<Arc<LobbySnapshot>>,
    /// The earliest time of the next update.
    next_look: Instant,
    unseen: Interval,
}

/// Serves a socket until it closes.
pub(crate) async fn serve(
    socket: WebSocket,
    site: Arc<Site>,
    person: Option<String>,
    looks: Looks,
    locale: Locale,
    departed: BoxFuture<'static, ()>,
) {
    let here = person.as_ref().map(|person| site.lobby.presence.come(person, looks.arena.as_deref()));
    let watched = looks.arena.as_ref().map(|arena| site.lobby.presence.come("", Some(arena)));
    let mut scene = site.lobby.look();
    // A player who opens a tournament's page can be paired at once, without waiting for the next presence check.
    let at_arena = person.clone().zip(looks.arena.clone());
    note_presence(&site, at_arena.as_ref(), LINGERS).await;
    site.lobby.wake();
    scene.mark_changed();
    let visitor = Visitor {
        site: Arc::clone(&site),
        person,
        looks,
        locale,
        awaited: HashSet::new(),
        told: HashSet::new(),
        last: Default::default(),
        since: site.now(),
        at_arena,
        here,
        _watched: watched,
        scene,
        next_look: Instant::now(),
        unseen: interval(LOOK_FOR_UNSEEN),
    };
    socket::serve(socket, &site, locale, departed, visitor).await;
}

/// Why a visitor may have news.
enum Look {
    /// The visible state has changed.
    Changed,
    /// It is time to check for challenges that ended unseen.
    Unseen,
}

impl SocketHandler for Visitor {
    type Event = Look;

    async fn next_event(&mut self) -> Result<Look, Message> {
        let changed = async {
            tokio::time::sleep_until(self.next_look).await;
            self.scene.changed().await
        };
        tokio::select! {
            changed = changed => match changed {
                Ok(()) => Ok(Look::Changed),
                Err(_) => Err(close(close_code::RESTART, "")),
            },
            _ = self.unseen.tick(), if !self.awaited.is_empty() => Ok(Look::Unseen),
        }
    }

    async fn on_event(&mut self, look: Look) -> Vec<String> {
        match look {
            Look::Changed => {
                self.next_look = Instant::now() + BREATH;
                let now = Arc::clone(&self.scene.borrow_and_update());
                self.news(&now).await
            }
            Look::Unseen => {
                let now = Arc::clone(&self.scene.borrow());
                self.ended(Some(&now)).await.iter().map(written).collect()
            }
        }
    }

    async fn on_message(&mut self, text: &str) -> Option<String> {
        Some(written(&self.hear(text).await))
    }

    fn refusal(&self, error: &ApiError) -> String {
        written(&ToVisitor::Refused(error.problem()))
    }

    async fn on_close(self) {
        let Visitor { site, at_arena, here, .. } = self;
        drop(here);
        if !at_arena.as_ref().is_some_and(|(person, arena)| site.lobby.presence.is_at(person, arena)) {
            // A player who has left is not paired any more.
            note_presence(&site, at_arena.as_ref(), 0).await;
        }
    }
}

/// Stores until when a player counts as present at a tournament.
pub(crate) async fn note_presence(site: &Site, at: Option<&(String, String)>, lingers: Millis) {
    let Some((person, arena)) = at.cloned() else { return };
    let now = site.now();
    let here = Write::Here { arena: Some(arena), person, now, until: now + lingers };
    if let Err(error) = site.db.writer.write(here).await {
        site.log_error(&error);
    }
}

fn written(message: &ToVisitor) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}

impl Visitor {
    /// Handles a message.
    async fn hear(&mut self, text: &str) -> ToVisitor {
        match serde_json::from_str(text) {
            Ok(FromVisitor::Ping) => ToVisitor::Pong,
            Ok(FromVisitor::Wait(challenge)) => {
                if self.awaited.len() < MOST_AWAITED && challenge.len() <= 32 {
                    self.awaited.insert(challenge);
                }
                // The challenge may already have been accepted.
                self.site.lobby.wake();
                match self.ended(None).await.into_iter().next() {
                    Some(news) => news,
                    None => ToVisitor::Pong,
                }
            }
            Err(error) => {
                let talk = message!("site-bad-message", reason = error.to_string());
                ToVisitor::Refused(self.locale.error(Code::BadRequest, &talk).problem())
            }
        }
    }

    /// The messages about changes since the last update.
    async fn news(&mut self, scene: &LobbySnapshot) -> Vec<String> {
        let (site, locale) = (Arc::clone(&self.site), self.locale);
        let person = self.person.clone();
        let mut messages = [None, None, None];
        if self.looks.lobby {
            let open = challenges(&site, &scene.challenges, person.as_deref(), locale).await;
            messages[0] = Some(ToVisitor::Lobby(open));
        }
        if self.looks.playing {
            let mut games = Vec::new();
            for glance in &scene.playing {
                games.push(glance.shown(&site, locale).await);
            }
            messages[1] = Some(ToVisitor::Playing(games));
        }
        let arena = self.looks.arena.as_ref().and_then(|id| scene.arenas.get(id));
        if let Some(arena) = arena {
            messages[2] =
                Some(ToVisitor::Arena(Box::new(arena.shown(&site, person.as_deref(), locale).await)));
        }
        let mut news = Vec::new();
        for (last, message) in self.last.iter_mut().zip(messages) {
            let Some(text) = message.as_ref().map(written) else { continue };
            if *last != text {
                last.clone_from(&text);
                news.push(text);
            }
        }
        if let Some(person) = &person {
            let own = scene.challenges.iter().filter(|open| open.maker == *person);
            self.awaited.extend(own.map(|open| open.id.clone()).take(MOST_AWAITED));
            news.extend(self.ended(Some(scene)).await.iter().map(written));
            if let Some(game) = arena.and_then(|arena| arena.game_of(person))
                && game.began + JUST_BEGUN > self.since
                && self.told.insert(game.id.clone())
            {
                news.push(written(&ToVisitor::Go { room: game.id.clone() }));
            }
        }
        news
    }

    /// The outcome of the visitor's challenges that are no longer open.
    async fn ended(&mut self, scene: Option<&LobbySnapshot>) -> Vec<ToVisitor> {
        let is_open =
            |id: &String| scene.is_some_and(|scene| scene.challenges.iter().any(|open| open.id == *id));
        let over: Vec<String> = self.awaited.iter().filter(|id| !is_open(id)).cloned().collect();
        let mut news = Vec::new();
        for challenge in over {
            match self.site.db.store.challenge_end(&challenge).await {
                Ok(Some(Some(room))) => {
                    self.awaited.remove(&challenge);
                    if self.told.insert(room.clone()) {
                        news.push(ToVisitor::Go { room });
                    }
                }
                Ok(Some(None)) => {
                    self.awaited.remove(&challenge);
                    news.push(ToVisitor::Ended { challenge });
                }
                // It expired, or is too new for the snapshot.
                Ok(None) => {
                    let now = self.site.now();
                    if let Ok(None) = self.site.db.store.open_challenge(&challenge, now).await {
                        self.awaited.remove(&challenge);
                        news.push(ToVisitor::Ended { challenge });
                    }
                }
                Err(error) => self.site.log_error(&error),
            }
        }
        news
    }
}
