//! The guest or account of a request: name, games, turns, event stream, and deletion.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{Extensions, HeaderMap};
use axum::response::Response;
use sower_core::{Named as _, Side};
use sower_text::message;

use super::Body;
use super::body::{A_MOMENT, QueryPairs};
use super::lobby::pace;
use crate::auth::guest::{self, Guest, tidy_name};
use crate::http::error::{ApiError, Code};
use crate::http::guard::network;
use crate::http::locale::Locale;
use crate::rooms::{Place, RoomMessage, Viewer, planned_seats};
use crate::site::Site;
use crate::store::{Millis, StoredAccount, StoredGuest};
use crate::streams;
use crate::wire::{Board, Me, MyGame, NewName, Turn};

/// Games per page of the list.
const PAGE: u32 = 20;

/// The reader, with their account if they are signed in.
pub(super) fn about(guest: &Guest, account: Option<&StoredAccount>, locale: Locale) -> Me {
    Me {
        guest: guest.id[..8].to_owned(),
        name: guest.name.clone(),
        language: locale.language.tag().to_owned(),
        account: guest.account,
        bot: guest.bot,
        scopes: guest.scopes.clone(),
        settings: account.and_then(|account| serde_json::from_str(&account.settings).ok()),
    }
}

pub(crate) async fn me(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let account = match guest.account {
        true => site.db.store.account(&guest.id).await.map_err(|error| site.storage_error(&error, locale))?,
        false => None,
    };
    Ok(guest.welcome_back(&site, &headers, Json(about(&guest, account.as_ref(), locale))))
}

pub(crate) async fn change(
    State(site): State<Arc<Site>>,
    locale: Locale,
    mut guest: Guest,
    extensions: Extensions,
    Body(change): Body<NewName>,
) -> Result<Response, ApiError> {
    if guest.account {
        return Err(locale.error(Code::Refused, &message!("site-name-stays")));
    }
    pace(&site, &guest, &extensions, locale)?;
    guest.name = tidy_name(&change.name);
    let stored =
        StoredGuest { id: guest.id.clone(), name: guest.name.clone(), void: false, seen: site.now() };
    guest::keep(&site, stored, locale).await?;
    Ok(guest.welcome(Json(about(&guest, None, locale))))
}

pub(crate) async fn forget(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    extensions: Extensions,
) -> Result<Response, ApiError> {
    if guest.account {
        return Err(locale.error(Code::Refused, &message!("site-delete-account")));
    }
    if guest.is_new() {
        // A new guest has no data to delete.
        return Ok(guest.goodbye());
    }
    pace(&site, &guest, &extensions, locale)?;
    let stored = StoredGuest { id: guest.id.clone(), name: String::new(), void: true, seen: site.now() };
    guest::keep(&site, stored, locale).await?;
    site.forget_guest(&guest.id).await;
    Ok(guest.goodbye())
}

pub(crate) async fn games(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Option<Guest>,
    query: QueryPairs,
) -> Result<Json<Vec<MyGame>>, ApiError> {
    let before = match query.value("before") {
        Some(text) => {
            text.parse::<Millis>().map_err(|_| QueryPairs::refused("before", text, A_MOMENT, locale))?
        }
        None => Millis::MAX,
    };
    // The first page requests this alongside others. If each created a guest, one of the cookies would be lost with its data.
    let Some(guest) = guest else { return Ok(Json(Vec::new())) };
    let listed = site.db.store.games_of(&guest.id, before, PAGE).await;
    let listed = listed.map_err(|error| site.storage_error(&error, locale))?;
    let mut games = Vec::new();
    for (id, at) in listed {
        games.extend(listed_game(&site, &guest, &id, at, locale).await);
    }
    Ok(Json(games))
}

/// A game in its player's list. An unreadable one is listed as damaged.
async fn listed_game(
    site: &Arc<Site>,
    guest: &Guest,
    id: &str,
    at: Millis,
    locale: Locale,
) -> Option<MyGame> {
    let viewer = Viewer::of(guest, locale);
    let ask = |tell| RoomMessage::State { viewer: Box::new(viewer.clone()), tell };
    let room = match site.rooms.ask(site, id, locale, ask).await {
        Ok((room, _)) => room,
        Err(error) if error.code == Code::Damaged => return damaged_game(site, guest, id, at, locale).await,
        Err(_) => return None,
    };
    let mover = Side::from_name(room.look.board.side.name()).unwrap_or(Side::South);
    let is_between =
        room.ending.is_some() && room.rounds.as_ref().is_some_and(|rounds| rounds.ending.is_none());
    let ending = room.rounds.map_or(room.ending, |rounds| rounds.ending);
    Some(MyGame {
        your_turn: is_between || ending.is_none() && room.seats[mover].yours,
        id: room.id,
        game: room.game,
        title: room.title,
        seats: room.seats,
        plies: room.moves.len() as u32,
        ending,
        board: room.look.board,
        damaged: false,
        at,
    })
}

/// What is known of a game without its events.
async fn damaged_game(
    site: &Arc<Site>,
    guest: &Guest,
    id: &str,
    at: Millis,
    locale: Locale,
) -> Option<MyGame> {
    let stored = site.db.store.game(id).await.ok()??;
    let listed = site.find(&stored.name, &stored.changes, locale).await.ok()?;
    let seats = planned_seats(&stored.seats, &guest.id, locale);
    Some(MyGame {
        id: stored.id,
        title: locale.language.about(listed.game.rules()).name,
        board: Board::of(listed.game.rules(), &listed.game.start()),
        game: stored.name,
        seats,
        plies: 0,
        ending: None,
        your_turn: false,
        damaged: true,
        at,
    })
}

/// Streams the caller's events as JSON lines.
pub(crate) async fn stream(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Option<Guest>,
    (headers, extensions): (HeaderMap, Extensions),
    query: QueryPairs,
) -> Result<Response, ApiError> {
    let guest = guest.ok_or_else(|| guest::missing(locale))?;
    let browser = guest::browser(&site, &headers).map(str::to_owned);
    let place = Place { network: network(&extensions), browser };
    let arena = query.value("arena").filter(|id| id.len() <= 32).map(str::to_owned);
    streams::person(site, &guest, place, arena, locale).await
}

/// Correspondence games in which it is the guest's turn.
pub(crate) async fn turns(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Option<Guest>,
) -> Result<Json<Vec<Turn>>, ApiError> {
    let Some(guest) = guest else { return Ok(Json(Vec::new())) };
    let listed = site.db.store.turns_of(&guest.id, PAGE).await;
    let mut turns = Vec::new();
    for (id, due) in listed.map_err(|error| site.storage_error(&error, locale))? {
        let game = listed_game(&site, &guest, &id, due.unwrap_or_default(), locale).await;
        turns.extend(game.filter(|game| game.your_turn).map(|game| Turn { game, due }));
    }
    Ok(Json(turns))
}
