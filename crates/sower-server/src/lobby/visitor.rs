//! The wire to somebody in the lobby, on the first page or at a tournament: they are told what they look at as it changes, and
//! led into their game when it begins.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::future::BoxFuture;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::time::{Instant, interval, timeout};

use super::Scene;
use super::challenges::LINGERS;
use super::snapshot::challenges;
use crate::http::error::Code;
use crate::http::locale::Reader;
use crate::limits::{Pace, Paced};
use crate::rooms::socket::goodbye;
use crate::sentences::SiteTalk;
use crate::site::Site;
use crate::store::{Millis, Write};
use crate::wire::{FromVisitor, ToVisitor};

/// How long a frame may take to leave.
const SENDING: Duration = Duration::from_secs(10);

/// How often a silent client is asked whether it is there, and how long it may say nothing at all.
const PING_EVERY: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(50);

/// At most so often somebody is told what has changed.
const BREATH: Duration = Duration::from_millis(250);

/// How often it is looked for a challenge that was made and ended between two looks at the lobby: it was never to be seen, so nothing
/// that is seen changes with its end.
const LOOK_FOR_UNSEEN: Duration = Duration::from_secs(1);

/// Challenges that one visitor waits for.
const MOST_AWAITED: usize = 16;

/// A game that has begun so long ago is not gone to by itself, in milliseconds: whoever comes back from it wants to look.
const JUST_BEGUN: Millis = 15_000;

/// What somebody looks at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Looks {
    pub(crate) lobby: bool,
    pub(crate) playing: bool,
    pub(crate) arena: Option<String>,
}

/// Somebody who looks.
struct Visitor {
    site: Arc<Site>,
    person: Option<String>,
    looks: Looks,
    reader: Reader,
    /// Challenges of theirs that were open when last seen.
    awaited: HashSet<String>,
    /// Games of theirs that they have been told of.
    told: HashSet<String>,
    /// What was last told of each thing, so that nothing is told twice.
    last: [String; 3],
    since: Millis,
}

/// Serves a socket until it closes.
pub(crate) async fn serve(
    socket: WebSocket,
    site: Arc<Site>,
    person: Option<String>,
    looks: Looks,
    reader: Reader,
    mut departed: BoxFuture<'static, ()>,
) {
    let here = person.as_ref().map(|person| site.meeting.presence.come(person, looks.arena.as_deref()));
    let _watched = looks.arena.as_ref().map(|arena| site.meeting.presence.come("", Some(arena)));
    let mut scene = site.meeting.look();
    // Whoever comes to a tournament can be paired at once, not only when it is next looked who is here.
    let at_arena = person.clone().zip(looks.arena.clone());
    note_presence(&site, at_arena.as_ref(), LINGERS).await;
    site.meeting.stir();
    let (mut sink, mut stream) = socket.split();
    let since = site.now();
    let mut visitor = Visitor {
        site: Arc::clone(&site),
        person,
        looks,
        reader,
        awaited: HashSet::new(),
        told: HashSet::new(),
        last: Default::default(),
        since,
    };
    let mut pace = Pace::new(site.options.limits);
    let mut heard = Instant::now();
    let mut pings = interval(PING_EVERY);
    let mut unseen = interval(LOOK_FOR_UNSEEN);
    let mut next_look = Instant::now();
    scene.mark_changed();
    let ending = loop {
        let changed = async {
            tokio::time::sleep_until(next_look).await;
            scene.changed().await
        };
        tokio::select! {
            changed = changed => {
                if changed.is_err() {
                    break goodbye(1012, "");
                }
                next_look = Instant::now() + BREATH;
                let now = Arc::clone(&scene.borrow_and_update());
                let news = visitor.news(&now).await;
                if !send_all(&mut sink, &news).await {
                    break goodbye(1013, &reader.say(&SiteTalk::TooSlow));
                }
            }
            message = stream.next() => {
                heard = Instant::now();
                let answer = match message {
                    Some(Ok(Message::Text(text))) => match pace.step() {
                        Paced::Fine => visitor.hear(&text).await,
                        Paced::TooFast => refusal(reader, Code::TooMany, &SiteTalk::TooMany),
                        Paced::Flood => break goodbye(1008, &reader.say(&SiteTalk::TooMany)),
                    },
                    Some(Ok(Message::Binary(_))) => break goodbye(1003, ""),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => match pace.step() {
                        Paced::Flood => break goodbye(1008, &reader.say(&SiteTalk::TooMany)),
                        _ => continue,
                    },
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break goodbye(1000, ""),
                };
                if !send_all(&mut sink, &[written(&answer)]).await {
                    break goodbye(1013, "");
                }
            }
            _ = unseen.tick(), if !visitor.awaited.is_empty() => {
                let now = Arc::clone(&scene.borrow());
                let news: Vec<String> = visitor.ended(Some(&now)).await.iter().map(written).collect();
                if !send_all(&mut sink, &news).await {
                    break goodbye(1013, &reader.say(&SiteTalk::TooSlow));
                }
            }
            _ = pings.tick() => {
                let sent = timeout(SENDING, sink.send(Message::Ping(Default::default()))).await;
                if heard.elapsed() > SILENCE || !matches!(sent, Ok(Ok(()))) {
                    break goodbye(1001, "");
                }
            }
            () = &mut departed => break goodbye(1008, ""),
            () = site.shutdown.wait() => break goodbye(1012, &reader.say(&SiteTalk::ShuttingDown)),
        }
    };
    drop(here);
    if !at_arena.as_ref().is_some_and(|(person, arena)| site.meeting.presence.is_at(person, arena)) {
        // Whoever has gone, into a game or home, is not paired any more.
        note_presence(&site, at_arena.as_ref(), 0).await;
    }
    let _ = timeout(SENDING, sink.send(ending)).await;
}

/// Notes for how long somebody counts as being at a tournament.
pub(crate) async fn note_presence(site: &Site, at: Option<&(String, String)>, lingers: Millis) {
    let Some((person, arena)) = at.cloned() else { return };
    let now = site.now();
    let here = Write::Here { arena: Some(arena), person, now, until: now + lingers };
    if let Err(error) = site.writer.write(here).await {
        site.complain(&error);
    }
}

async fn send_all(sink: &mut SplitSink<WebSocket, Message>, frames: &[String]) -> bool {
    for frame in frames {
        if !matches!(timeout(SENDING, sink.send(Message::text(frame.as_str()))).await, Ok(Ok(()))) {
            return false;
        }
    }
    true
}

fn written(message: &ToVisitor) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}

fn refusal(reader: Reader, code: Code, talk: &SiteTalk) -> ToVisitor {
    ToVisitor::Refused(reader.fault(code, talk).problem())
}

impl Visitor {
    /// What somebody says.
    async fn hear(&mut self, text: &str) -> ToVisitor {
        match serde_json::from_str(text) {
            Ok(FromVisitor::Ping) => ToVisitor::Pong,
            Ok(FromVisitor::Wait(challenge)) => {
                if self.awaited.len() < MOST_AWAITED && challenge.len() <= 32 {
                    self.awaited.insert(challenge);
                }
                // It may have been taken before this came.
                self.site.meeting.stir();
                match self.ended(None).await.into_iter().next() {
                    Some(news) => news,
                    None => ToVisitor::Pong,
                }
            }
            Err(error) => {
                refusal(self.reader, Code::BadRequest, &SiteTalk::BadMessage { reason: error.to_string() })
            }
        }
    }

    /// What is new.
    async fn news(&mut self, scene: &Scene) -> Vec<String> {
        let (site, reader) = (Arc::clone(&self.site), self.reader);
        let person = self.person.clone();
        let mut messages = [None, None, None];
        if self.looks.lobby {
            let open = challenges(&site, &scene.challenges, person.as_deref(), reader).await;
            messages[0] = Some(ToVisitor::Lobby(open));
        }
        if self.looks.playing {
            let mut games = Vec::new();
            for glance in &scene.playing {
                games.push(glance.shown(&site, reader).await);
            }
            messages[1] = Some(ToVisitor::Playing(games));
        }
        let arena = self.looks.arena.as_ref().and_then(|id| scene.arenas.get(id));
        if let Some(arena) = arena {
            messages[2] =
                Some(ToVisitor::Arena(Box::new(arena.shown(&site, person.as_deref(), reader).await)));
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

    /// What has become of their challenges that are open no more.
    async fn ended(&mut self, scene: Option<&Scene>) -> Vec<ToVisitor> {
        let is_open =
            |id: &String| scene.is_some_and(|scene| scene.challenges.iter().any(|open| open.id == *id));
        let over: Vec<String> = self.awaited.iter().filter(|id| !is_open(id)).cloned().collect();
        let mut news = Vec::new();
        for challenge in over {
            match self.site.store.challenge_end(&challenge).await {
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
                // It lapsed, or was made just now and is not to be seen yet.
                Ok(None) => {
                    let now = self.site.now();
                    if let Ok(None) = self.site.store.open_challenge(&challenge, now).await {
                        self.awaited.remove(&challenge);
                        news.push(ToVisitor::Ended { challenge });
                    }
                }
                Err(error) => self.site.complain(&error),
            }
        }
        news
    }
}
