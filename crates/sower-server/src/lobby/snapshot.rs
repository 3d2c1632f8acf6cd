//! The visible state of the lobby: open challenges, games to watch, tournaments.

use std::collections::BTreeMap;
use std::sync::Arc;

use sower_text::{Language, message};

use super::challenges::MOST_IN_ALL;
use crate::http::locale::Locale;
use crate::rooms::RoomMessage;
use crate::site::Site;
use crate::store::{Millis, StoreError, StoredChallenge};
use crate::tournaments::ArenaScene;
use crate::wire::{Board, Challenge, Clocks, Control, PlayerInfo, PlayingGame};

/// Games shown on the first page.
const MOST_PLAYING: u32 = 12;

/// The lobby's state at one moment.
#[derive(Default)]
pub(crate) struct LobbySnapshot {
    pub(crate) challenges: Vec<StoredChallenge>,
    pub(crate) playing: Vec<Arc<Glance>>,
    /// Only tournaments whose pages are open.
    pub(crate) arenas: BTreeMap<String, Arc<ArenaScene>>,
}

/// The public view of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Glance {
    pub(crate) id: String,
    pub(crate) v: u64,
    pub(crate) game: String,
    pub(crate) changes: Vec<String>,
    pub(crate) names: [String; 2],
    pub(crate) ratings: [Option<i32>; 2],
    pub(crate) bots: [bool; 2],
    pub(crate) rated: bool,
    pub(crate) plies: u32,
    pub(crate) board: Board,
    pub(crate) control: Control,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) arena: Option<String>,
    /// When the clocks were read.
    pub(crate) at: Millis,
    pub(crate) is_over: bool,
}

impl LobbySnapshot {
    /// Reads the current state. Leaves out what no one has open.
    pub(crate) async fn read(site: &Arc<Site>, before: &LobbySnapshot) -> Result<LobbySnapshot, StoreError> {
        let challenges = site.db.store.open_challenges(site.now(), MOST_IN_ALL).await?;
        let playing = match site.lobby.scene.receiver_count() {
            0 => Vec::new(),
            _ => {
                let ids = site.db.store.playing(MOST_PLAYING).await?;
                glances(site, &ids, &before.playing).await
            }
        };
        let mut arenas = BTreeMap::new();
        for id in site.lobby.presence.arenas() {
            let known = before.arenas.get(&id);
            if let Some(scene) = ArenaScene::read(site, &id, known.map(Arc::as_ref)).await? {
                arenas.insert(id, Arc::new(scene));
            }
        }
        Ok(LobbySnapshot { challenges, playing, arenas })
    }

    /// Whether nothing visible has changed; running clocks do not count.
    pub(crate) fn looks_like(&self, other: &LobbySnapshot) -> bool {
        let open =
            |scene: &LobbySnapshot| scene.challenges.iter().map(|open| open.id.clone()).collect::<Vec<_>>();
        let played = |scene: &LobbySnapshot| {
            scene.playing.iter().map(|game| (game.id.clone(), game.v)).collect::<Vec<_>>()
        };
        open(self) == open(other)
            && played(self) == played(other)
            && self.arenas.len() == other.arenas.len()
            && self
                .arenas
                .iter()
                .zip(&other.arenas)
                .all(|(one, two)| one.0 == two.0 && one.1.looks_like(two.1))
    }
}

/// The games that can be watched.
pub(crate) async fn playing(site: &Arc<Site>) -> Result<Vec<Arc<Glance>>, StoreError> {
    let ids = site.db.store.playing(MOST_PLAYING).await?;
    Ok(glances(site, &ids, &[]).await)
}

/// The public views of games. Reuses unchanged ones with their old clock readings.
pub(crate) async fn glances(site: &Arc<Site>, ids: &[String], before: &[Arc<Glance>]) -> Vec<Arc<Glance>> {
    let locale = Locale { language: Language::english() };
    let mut seen = Vec::new();
    for id in ids {
        // A game that cannot be read must not hide the others.
        let Ok((glance, _)) = site.rooms.ask(site, id, locale, |tell| RoomMessage::Glance { tell }).await
        else {
            continue;
        };
        match before.iter().find(|before| before.id == glance.id && before.v == glance.v) {
            Some(before) => seen.push(Arc::clone(before)),
            None if !glance.is_over => seen.push(Arc::new(glance)),
            None => {}
        }
    }
    seen
}

impl Glance {
    /// The game in a reader's language.
    pub(crate) async fn shown(&self, site: &Arc<Site>, locale: Locale) -> PlayingGame {
        let now = site.now();
        let clocks = self.clocks.map(|clocks| {
            let mut clocks = clocks;
            if let Some(side) = clocks.running {
                let passed = u32::try_from(now.saturating_sub(self.at)).unwrap_or(u32::MAX);
                clocks.left[side] = clocks.left[side].saturating_sub(passed);
            }
            clocks
        });
        PlayingGame {
            id: self.id.clone(),
            game: self.game.clone(),
            title: title(site, &self.game, &self.changes, locale).await,
            changes: self.changes.clone(),
            players: [0, 1].map(|side| {
                player_info(self.names[side].clone(), self.ratings[side], self.bots[side], locale)
            }),
            rated: self.rated,
            plies: self.plies,
            board: self.board.clone(),
            control: self.control,
            clocks,
            arena: self.arena.clone(),
        }
    }
}

/// A player in a reader's language; guests may have no name.
pub(crate) fn player_info(name: String, rating: Option<i32>, bot: bool, locale: Locale) -> PlayerInfo {
    let name = if name.is_empty() { locale.say(&message!("site-guest")) } else { name };
    PlayerInfo { name, rating, bot }
}

/// A game's title in a reader's language.
pub(crate) async fn title(site: &Arc<Site>, game: &str, changes: &[String], locale: Locale) -> String {
    match site.find(game, changes, locale).await {
        Ok(listed) => locale.language.about(listed.game.rules()).name,
        Err(_) => game.to_owned(),
    }
}

/// The challenges that a reader may see: open ones, and those from or to the reader.
pub(crate) async fn challenges(
    site: &Arc<Site>,
    open: &[StoredChallenge],
    person: Option<&str>,
    locale: Locale,
) -> Vec<Challenge> {
    let mut seen = Vec::new();
    for challenge in open {
        let terms = &challenge.terms;
        let yours = person == Some(challenge.maker.as_str());
        let for_you = challenge.target.is_some() && person == challenge.target.as_deref();
        if challenge.target.is_some() && !yours && !for_you {
            continue;
        }
        seen.push(Challenge {
            id: challenge.id.clone(),
            game: terms.game.clone(),
            title: title(site, &terms.game, &terms.changes, locale).await,
            changes: terms.changes.clone(),
            control: terms.control,
            rated: terms.rated,
            seat: terms.seat,
            maker: player_info(terms.name.clone(), terms.rating, terms.bot, locale),
            to: terms.target_name.clone(),
            yours,
            for_you,
            quick: terms.quick,
            at: challenge.made,
        });
    }
    seen
}
