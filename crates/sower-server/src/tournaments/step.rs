//! Advances a tournament: pairs free players, or finishes it.

use std::collections::HashMap;
use std::sync::Arc;

use sower_text::Language;

use super::pairing::{self, Free};
use super::standings::{ArenaGame, standings};
use super::{MOST_OPEN, ends, games_of, round_robin, scoring};
use crate::http::locale::Locale;
use crate::lobby::new_game::{self, Sitting};
use crate::site::Site;
use crate::store::{Millis, Round, StoreError, StoredArena, StoredPlayer, Write, WriteOutcome};
use crate::wire::Format;

/// How long a round-robin waits at its start for pending writes, in milliseconds.
const LAST_MOMENT: Millis = 2000;

/// Advances every running tournament.
pub(crate) async fn step_all(site: &Arc<Site>) -> Result<(), StoreError> {
    for arena in site.db.store.open_arenas(MOST_OPEN).await? {
        if arena.starts <= site.now() {
            step(site, &arena).await?;
        }
    }
    Ok(())
}

async fn step(site: &Arc<Site>, arena: &StoredArena) -> Result<(), StoreError> {
    let now = site.now();
    if ends(arena).is_some_and(|end| end <= now) {
        return close(site, arena, ends(arena).unwrap_or(now)).await;
    }
    // Reads the number of rounds before their games. So all games of those rounds
    // are seen, and a round paired meanwhile by another process has a taken number.
    let rounds = site.db.store.arena_rounds(&arena.id).await?;
    let games = games_of(site.db.store.arena_games(&arena.id).await?);
    let players = site.db.store.arena_players(&arena.id).await?;
    let pairs = match arena.terms.format {
        Format::Arena { .. } => free_pairs(arena, &players, &games, now),
        // By then players who joined at the last moment are in the database, and every round uses the same list.
        Format::RoundRobin { .. } if now < arena.starts + LAST_MOMENT => return Ok(()),
        Format::RoundRobin { twice } => {
            let names: Vec<String> = entered(arena, &players).map(|player| player.person.clone()).collect();
            let all_over = games.iter().all(|game| game.over.is_some());
            // In correspondence tournaments all games are played at once.
            if !all_over && !arena.terms.control.is_slow() {
                return Ok(());
            }
            match round_robin::round(&names, twice, rounds + 1) {
                Some(pairs) if names.len() > 1 => pairs,
                _ if all_over => return close(site, arena, now).await,
                _ => return Ok(()),
            }
        }
    };
    if pairs.is_empty() {
        return Ok(());
    }
    pair(site, arena, &players, pairs, rounds + 1).await
}

/// The players of a round-robin: all who joined before the start.
pub(super) fn entered<'a>(
    arena: &'a StoredArena,
    players: &'a [StoredPlayer],
) -> impl Iterator<Item = &'a StoredPlayer> {
    players.iter().filter(|player| player.joined < arena.starts)
}

fn free_pairs(
    arena: &StoredArena,
    players: &[StoredPlayer],
    games: &[ArenaGame],
    now: Millis,
) -> Vec<[String; 2]> {
    let reached = standings(games, now, scoring(arena.terms.format));
    let plays = |person: &str| games.iter().any(|game| game.over.is_none() && game.has(person));
    let here: Vec<&StoredPlayer> =
        players.iter().filter(|player| player.plays && player.here > now).collect();
    let others_play = here.iter().any(|player| plays(&player.person));
    let free = here
        .into_iter()
        .filter(|player| !plays(&player.person))
        .map(|player| {
            let reached = reached.get(&player.person).cloned().unwrap_or_default();
            let ended = reached.last.as_ref().and_then(|(_, ended)| *ended);
            Free {
                person: player.person.clone(),
                points: reached.points,
                begun: reached.begun,
                last: reached.last.map(|(other, _)| other),
                since: ended.unwrap_or(player.joined.max(arena.starts)),
            }
        })
        .collect();
    pairing::pairs(free, others_play, now)
}

async fn pair(
    site: &Arc<Site>,
    arena: &StoredArena,
    players: &[StoredPlayer],
    pairs: Vec<[String; 2]>,
    number: u32,
) -> Result<(), StoreError> {
    let locale = Locale { language: Language::english() };
    let names: HashMap<&str, &str> =
        players.iter().map(|player| (player.person.as_str(), player.name.as_str())).collect();
    let sitting = |person: String| {
        let name = names.get(person.as_str()).copied().unwrap_or_default().to_owned();
        Sitting { person, name }
    };
    let terms = new_game::Terms {
        game: &arena.terms.game,
        changes: &arena.terms.changes,
        control: arena.terms.control,
        rated: arena.terms.rated,
        arena: Some(&arena.id),
    };
    let at = site.now();
    let mut games = Vec::new();
    for pair in pairs {
        match new_game::lay(site, &terms, pair.map(sitting), at, locale).await {
            Ok(game) => games.push(game),
            Err(error) => {
                site.log_error(&error.message);
                return Ok(());
            }
        }
    }
    let round = Round { arena: arena.id.clone(), number, at, games };
    if site.db.writer.write(Write::ArenaRound(round)).await? == WriteOutcome::Kept {
        site.lobby.wake();
    }
    Ok(())
}

async fn close(site: &Arc<Site>, arena: &StoredArena, at: Millis) -> Result<(), StoreError> {
    site.db.writer.write(Write::ArenaClose { arena: arena.id.clone(), at }).await?;
    site.lobby.wake();
    Ok(())
}
