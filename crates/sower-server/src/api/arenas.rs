//! Tournaments: list, create, show, join, leave, cancel.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{Extensions, StatusCode};
use axum::response::Response;
use sower_text::{Message, message};

use super::lobby::pace;
use super::{Body, PathParams};
use crate::auth::guest::{Guest, tidy_name};
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::lobby::{challenges, check_may_join, check_may_make, check_may_rate, rating};
use crate::random;
use crate::site::Site;
use crate::store::{ArenaTerms, Joining, StoreError, StoredArena, StoredPlayer, Write, WriteOutcome};
use crate::tournaments::{self, ArenaScene};
use crate::wire::{ArenaCard, ArenaPage, Format, NewArena, Stage};

/// Seconds until the start: minimum and maximum.
const SOONEST: u32 = 10;
const LATEST: u32 = 30 * 24 * 60 * 60;

/// The length of an arena in minutes: minimum and maximum.
const SHORTEST: u32 = 5;
const LONGEST: u32 = 360;

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    locale: Locale,
) -> Result<Json<Vec<ArenaCard>>, ApiError> {
    let failed = |error: StoreError| site.storage_error(&error, locale);
    let mut arenas = site.db.store.open_arenas(tournaments::MOST_OPEN).await.map_err(failed)?;
    arenas.extend(site.db.store.closed_arenas(tournaments::MOST_OVER).await.map_err(failed)?);
    let mut cards = Vec::new();
    for each in &arenas {
        let players = site.db.store.arena_players(&each.id).await.map_err(failed)?;
        cards.push(tournaments::card(&site, each, players.len() as u32, locale).await);
    }
    Ok(Json(cards))
}

pub(crate) async fn make(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    extensions: Extensions,
    Body(asked): Body<NewArena>,
) -> Result<Response, ApiError> {
    let failed = |error: StoreError| site.storage_error(&error, locale);
    let bad = |talk: Message| locale.error(Code::BadRequest, &talk);
    pace(&site, &guest, &extensions, locale)?;
    check_may_make(&guest, locale)?;
    check_may_rate(&guest, asked.rated, &asked.changes, locale)?;
    let game = challenges::check(&site, &asked.game, &asked.changes, asked.control, locale).await?;
    if !(SOONEST..=LATEST).contains(&asked.starts_in) {
        return Err(bad(message!("site-bad-arena-start", least = SOONEST, most = LATEST)));
    }
    if let Format::Arena { minutes } = asked.format {
        if !(SHORTEST..=LONGEST).contains(&minutes) {
            return Err(bad(message!("site-bad-arena-length", least = SHORTEST, most = LONGEST)));
        }
        if asked.control.is_slow() {
            return Err(bad(message!("site-arena-needs-clock")));
        }
    }
    let many =
        || locale.error(Code::TooMany, &message!("site-too-many-arenas", most = tournaments::MOST_OF_ONE));
    if site.db.store.count_arenas(&guest.id).await.map_err(failed)? >= tournaments::MOST_OF_ONE {
        return Err(many());
    }
    if site.db.store.open_arenas(tournaments::MOST_OPEN).await.map_err(failed)?.len()
        >= tournaments::MOST_OPEN as usize
    {
        return Err(locale.error(Code::Busy, &message!("site-lobby-full")));
    }
    let stored = StoredArena {
        id: random::room_number(site.now()),
        maker: guest.id.clone(),
        starts: site.now() + u64::from(asked.starts_in) * 1000,
        closed: None,
        terms: ArenaTerms {
            name: tidy_name(&asked.name),
            maker_name: guest.name.clone(),
            game,
            changes: asked.changes,
            format: asked.format,
            control: asked.control,
            rated: asked.rated,
            bots: asked.bots,
        },
    };
    let made = tournaments::card(&site, &stored, 0, locale).await;
    site.db.writer.write(Write::Arena(Box::new(stored))).await.map_err(failed)?;
    Ok(guest.welcome(Json(made)))
}

pub(crate) async fn page(
    State(site): State<Arc<Site>>,
    PathParams(id): PathParams<String>,
    locale: Locale,
    guest: Option<Guest>,
) -> Result<Json<ArenaPage>, ApiError> {
    let failed = |error: StoreError| site.storage_error(&error, locale);
    let scene = ArenaScene::read(&site, &id, None).await.map_err(failed)?;
    let scene = scene.ok_or_else(|| locale.error(Code::NotFound, &message!("site-no-arena")))?;
    let person = guest.map(|guest| guest.id);
    Ok(Json(scene.shown(&site, person.as_deref(), locale).await))
}

async fn found(site: &Site, id: &str, locale: Locale) -> Result<StoredArena, ApiError> {
    let stored = site.db.store.arena(id).await.map_err(|error| site.storage_error(&error, locale))?;
    stored.ok_or_else(|| locale.error(Code::NotFound, &message!("site-no-arena")))
}

pub(crate) async fn join(
    State(site): State<Arc<Site>>,
    PathParams(id): PathParams<String>,
    locale: Locale,
    guest: Guest,
    extensions: Extensions,
) -> Result<Response, ApiError> {
    let refused = |talk: Message| locale.error(Code::Refused, &talk);
    pace(&site, &guest, &extensions, locale)?;
    let stored = found(&site, &id, locale).await?;
    check_may_join(&site, &guest, &stored, locale).await?;
    let now = site.now();
    let failed = |error: StoreError| site.storage_error(&error, locale);
    match (tournaments::stage(&stored, now), stored.terms.format) {
        (Stage::Over, _) => return Err(refused(message!("site-arena-over"))),
        (Stage::Running, Format::RoundRobin { .. }) => {
            // A player who left may return; new ones may not join.
            let players = site.db.store.arena_players(&id).await.map_err(failed)?;
            if !players.iter().any(|player| player.person == guest.id) {
                return Err(refused(message!("site-arena-begun")));
            }
        }
        _ => {}
    }
    let player = StoredPlayer {
        person: guest.id.clone(),
        name: guest.name.clone(),
        rating: rating(&site, &guest.id, &stored.terms.game).await.map_err(failed)?.map(i64::from),
        joined: now,
        plays: true,
        here: now + challenges::LINGERS,
        bot: guest.bot,
    };
    let most = tournaments::most_players(stored.terms.format);
    let joining = Joining { arena: id, player, most };
    match site.db.writer.write(Write::ArenaJoin(joining)).await.map_err(failed)? {
        WriteOutcome::Kept => site.lobby.wake(),
        WriteOutcome::Taken => return Err(refused(message!("site-arena-full", most))),
    }
    Ok(guest.welcome(StatusCode::NO_CONTENT))
}

pub(crate) async fn leave(
    State(site): State<Arc<Site>>,
    PathParams(id): PathParams<String>,
    locale: Locale,
    guest: Guest,
) -> Result<Response, ApiError> {
    found(&site, &id, locale).await?;
    let leaving = Write::ArenaLeave { arena: id, person: guest.id.clone(), at: site.now() };
    site.db.writer.write(leaving).await.map_err(|error| site.storage_error(&error, locale))?;
    site.lobby.wake();
    Ok(guest.welcome(StatusCode::NO_CONTENT))
}

pub(crate) async fn call_off(
    State(site): State<Arc<Site>>,
    PathParams(id): PathParams<String>,
    locale: Locale,
    guest: Guest,
) -> Result<Response, ApiError> {
    let stored = found(&site, &id, locale).await?;
    if stored.maker != guest.id {
        return Err(locale.error(Code::NotYours, &message!("site-not-your-arena")));
    }
    let now = site.now();
    if tournaments::stage(&stored, now) != Stage::Ahead {
        return Err(locale.error(Code::Refused, &message!("site-arena-begun")));
    }
    let write = Write::ArenaClose { arena: id, at: now };
    site.db.writer.write(write).await.map_err(|error| site.storage_error(&error, locale))?;
    site.lobby.wake();
    Ok(guest.welcome(StatusCode::NO_CONTENT))
}
