//! The lobby: challenges, pairing, games to watch, and its socket.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::Response;
use sower_text::message;

use super::body::QueryPairs;
use super::rooms::note_place;
use super::{Body, PathParams};
use crate::auth::guest::Guest;
use crate::http::error::{ApiError, Code};
use crate::http::guard::network;
use crate::http::locale::Locale;
use crate::http::socket::SocketEntry;
use crate::lobby::visitor::{self, Looks};
use crate::lobby::{challenges, shown_challenges};
use crate::rooms::live_rooms_of;
use crate::site::Site;
use crate::wire::{Calls, Challenge, NewChallenge, NewPairing, PlayingGame};

/// Challenges to one person that are listed, and waiting games that are counted.
const MOST_CALLS: u32 = 20;
pub(crate) const MOST_TURNS: u32 = 50;

/// Rate-limits the creation of stored objects: rooms, challenges, guests' names.
pub(crate) fn pace(
    site: &Site,
    guest: &Guest,
    extensions: &Extensions,
    locale: Locale,
) -> Result<(), ApiError> {
    match site.limits.allow_creation(&guest.id, Some(network(extensions))) {
        true => Ok(()),
        false => Err(locale.error(Code::TooMany, &message!("site-too-many"))),
    }
}

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Option<Guest>,
) -> Result<Json<Vec<Challenge>>, ApiError> {
    let open = site.db.store.open_challenges(site.now(), challenges::MOST_IN_ALL).await;
    let open = open.map_err(|error| site.storage_error(&error, locale))?;
    let person = guest.map(|guest| guest.id);
    Ok(Json(shown_challenges(&site, &open, person.as_deref(), locale).await))
}

pub(crate) async fn challenge(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    extensions: Extensions,
    Body(asked): Body<NewChallenge>,
) -> Result<Response, ApiError> {
    pace(&site, &guest, &extensions, locale)?;
    let met = challenges::challenge(&site, &guest, asked, locale).await?;
    Ok(guest.welcome(Json(met)))
}

pub(crate) async fn pair(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    extensions: Extensions,
    Body(asked): Body<NewPairing>,
) -> Result<Response, ApiError> {
    pace(&site, &guest, &extensions, locale)?;
    let met = challenges::pair(&site, &guest, asked, locale).await?;
    Ok(guest.welcome(Json(met)))
}

pub(crate) async fn take(
    State(site): State<Arc<Site>>,
    PathParams(id): PathParams<String>,
    locale: Locale,
    guest: Guest,
    (headers, extensions): (HeaderMap, Extensions),
) -> Result<Response, ApiError> {
    pace(&site, &guest, &extensions, locale)?;
    let met = challenges::take(&site, &guest, &id, locale).await?;
    if let Some(room) = &met.room {
        note_place(&site, room, &guest, (&headers, &extensions), locale).await;
    }
    Ok(guest.welcome(Json(met)))
}

pub(crate) async fn end(
    State(site): State<Arc<Site>>,
    PathParams(id): PathParams<String>,
    locale: Locale,
    guest: Guest,
) -> Result<StatusCode, ApiError> {
    challenges::end(&site, &guest, &id, locale).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn playing(
    State(site): State<Arc<Site>>,
    locale: Locale,
) -> Result<Json<Vec<PlayingGame>>, ApiError> {
    let seen = crate::lobby::playing(&site).await.map_err(|error| site.storage_error(&error, locale))?;
    let mut games = Vec::new();
    for glance in seen {
        games.push(glance.shown(&site, locale).await);
    }
    Ok(Json(games))
}

pub(crate) async fn calls(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Option<Guest>,
) -> Result<Json<Calls>, ApiError> {
    let Some(guest) = guest else {
        return Ok(Json(Calls { turns: 0, challenges: Vec::new(), live_games: Vec::new() }));
    };
    let failed = |error| site.storage_error(&error, locale);
    let turns = site.db.store.turns_of(&guest.id, MOST_TURNS).await.map_err(failed)?;
    let open = site.db.store.challenges_for(&guest.id, site.now(), MOST_CALLS).await.map_err(failed)?;
    let challenges = shown_challenges(&site, &open, Some(&guest.id), locale).await;
    let live_games = live_rooms_of(&site, &guest.id, locale).await?;
    Ok(Json(Calls { turns: turns.len() as u32, challenges, live_games }))
}

pub(crate) async fn socket(
    State(site): State<Arc<Site>>,
    query: QueryPairs,
    locale: Locale,
    mut entry: SocketEntry,
) -> Response {
    let departed = entry.departed();
    let looks = Looks {
        lobby: query.value("lobby").is_some(),
        playing: query.value("playing").is_some(),
        arena: query.value("arena").filter(|id| id.len() <= 32).map(str::to_owned),
    };
    let person = entry.guest.as_ref().map(|guest| guest.id.clone());
    entry.open(move |socket| visitor::serve(socket, site, person, looks, locale, departed))
}
