//! A tournament as its page shows it: standings and running games.

use std::collections::HashMap;
use std::sync::Arc;

use super::standings::{ArenaGame, Standing, standings};
use super::step::entered;
use super::{ends, games_of, round_robin, scoring, stage};
use crate::http::locale::Locale;
use crate::lobby::snapshot::{Glance, glances, player_info, title};
use crate::site::Site;
use crate::store::{Millis, StoreError, StoredArena, StoredPlayer};
use crate::wire::{ArenaCard, ArenaPage, ArenaRow, Format, Stage};

/// Running games shown on a tournament's page.
const MOST_SHOWN: usize = 6;

/// A tournament's state at one moment.
pub(crate) struct ArenaScene {
    pub(crate) arena: StoredArena,
    stage: Stage,
    players: Vec<(StoredPlayer, bool)>,
    pub(crate) games: Vec<ArenaGame>,
    rounds: u32,
    glances: Vec<Arc<Glance>>,
}

impl ArenaScene {
    pub(crate) async fn read(
        site: &Arc<Site>,
        id: &str,
        before: Option<&ArenaScene>,
    ) -> Result<Option<ArenaScene>, StoreError> {
        let Some(arena) = site.db.store.arena(id).await? else { return Ok(None) };
        let now = site.now();
        let players = site.db.store.arena_players(id).await?;
        let is_here = |player: &StoredPlayer| player.plays && player.here > now;
        let players = players.into_iter().map(|player| (player.clone(), is_here(&player))).collect();
        let rounds = site.db.store.arena_rounds(id).await?;
        let games = games_of(site.db.store.arena_games(id).await?);
        let open = games.iter().rev().filter(|game| game.over.is_none());
        let shown: Vec<String> = open.take(MOST_SHOWN).map(|game| game.id.clone()).collect();
        let seen = before.map_or(&[][..], |before| &before.glances);
        let glances = glances(site, &shown, seen).await;
        Ok(Some(ArenaScene { stage: stage(&arena, now), arena, players, games, rounds, glances }))
    }

    /// Whether nothing visible has changed; running clocks do not count.
    pub(crate) fn looks_like(&self, other: &ArenaScene) -> bool {
        let people = |scene: &ArenaScene| {
            let each = |(player, here): &(StoredPlayer, bool)| (player.person.clone(), player.plays, *here);
            scene.players.iter().map(each).collect::<Vec<_>>()
        };
        let played = |scene: &ArenaScene| {
            scene.glances.iter().map(|game| (game.id.clone(), game.v)).collect::<Vec<_>>()
        };
        self.arena == other.arena
            && self.stage == other.stage
            && self.games == other.games
            && people(self) == people(other)
            && played(self) == played(other)
    }

    /// A player's game in progress.
    pub(crate) fn game_of(&self, person: &str) -> Option<&ArenaGame> {
        self.games.iter().rev().find(|game| game.over.is_none() && game.has(person))
    }

    /// The tournament in a reader's language.
    pub(crate) async fn shown(&self, site: &Arc<Site>, person: Option<&str>, locale: Locale) -> ArenaPage {
        let arena = &self.arena;
        let until = ends(arena).unwrap_or(Millis::MAX);
        let reached = standings(&self.games, until, scoring(arena.terms.format));
        let is_robin = matches!(arena.terms.format, Format::RoundRobin { .. });
        let mut listed: Vec<&(StoredPlayer, bool)> = self.players.iter().collect();
        let points = |player: &StoredPlayer| reached.get(&player.person).map_or(0, |reached| reached.points);
        listed.sort_by_key(|(player, _)| (std::cmp::Reverse(points(player)), player.joined));
        let order: Vec<&str> = listed.iter().map(|(player, _)| player.person.as_str()).collect();
        let mut games = Vec::new();
        for glance in &self.glances {
            games.push(glance.shown(site, locale).await);
        }
        let row = |(index, (player, here)): (usize, &&(StoredPlayer, bool))| {
            let met = if is_robin { self.met(&player.person, &order) } else { Vec::new() };
            let (against, against_rooms) = met.into_iter().map(|games| games.into_iter().unzip()).unzip();
            let own = Standing::default();
            let own = reached.get(&player.person).unwrap_or(&own);
            ArenaRow {
                place: index as u32 + 1,
                player: player_info(
                    player.name.clone(),
                    player.rating.map(|rating| rating as i32),
                    player.bot,
                    locale,
                ),
                points: own.points,
                sheet: own.sheet.clone(),
                rooms: own.games.clone(),
                on_a_row: own.row >= 2 && !is_robin,
                here: *here,
                plays: self.game_of(&player.person).is_some(),
                you: person == Some(player.person.as_str()),
                against,
                against_rooms,
            }
        };
        let round = match arena.terms.format {
            Format::RoundRobin { twice } if self.stage != Stage::Ahead => {
                let players: Vec<StoredPlayer> =
                    self.players.iter().map(|(player, _)| player.clone()).collect();
                let all = round_robin::rounds(entered(arena, &players).count(), twice);
                Some([self.rounds, all])
            }
            _ => None,
        };
        let joined =
            |person: &str| self.players.iter().any(|(player, _)| player.person == person && player.plays);
        ArenaPage {
            card: card(site, arena, self.players.len() as u32, locale).await,
            table: listed.iter().enumerate().map(row).collect(),
            round,
            games,
            joined: person.is_some_and(joined),
            your_game: person.and_then(|person| self.game_of(person)).map(|game| game.id.clone()),
            yours: person == Some(arena.maker.as_str()),
            now: site.now(),
        }
    }

    /// A player's games against each opponent, in the order of the standings: points and room.
    fn met(&self, person: &str, order: &[&str]) -> Vec<Vec<(u8, String)>> {
        let mut met: HashMap<&str, Vec<(u8, String)>> = HashMap::new();
        for game in &self.games {
            let (Some(other), Some((_, winner))) = (game.opponent(person), game.over) else { continue };
            let got = match winner {
                None => 1,
                Some(winner) if game.players[winner] == person => 2,
                Some(_) => 0,
            };
            met.entry(other).or_default().push((got, game.id.clone()));
        }
        order.iter().map(|other| met.remove(other).unwrap_or_default()).collect()
    }
}

/// A tournament's entry in a list.
pub(crate) async fn card(site: &Arc<Site>, arena: &StoredArena, players: u32, locale: Locale) -> ArenaCard {
    let terms = &arena.terms;
    let title = title(site, &terms.game, &terms.changes, locale).await;
    ArenaCard {
        id: arena.id.clone(),
        name: if terms.name.is_empty() { title.clone() } else { terms.name.clone() },
        game: terms.game.clone(),
        title,
        changes: terms.changes.clone(),
        format: terms.format,
        control: terms.control,
        rated: terms.rated,
        bots: terms.bots,
        maker: player_info(terms.maker_name.clone(), None, false, locale).name,
        stage: stage(arena, site.now()),
        starts: arena.starts,
        ends: ends(arena),
        players,
    }
}
