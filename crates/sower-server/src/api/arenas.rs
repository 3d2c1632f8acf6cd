//! Tournaments over HTTP.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{Extensions, StatusCode};
use axum::response::Response;

use super::lobby::pace;
use super::{At, Body};
use crate::auth::guest::{Guest, tidy_name};
use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::lobby::{challenges, check_may_join, check_may_make, check_may_rate, rating};
use crate::random;
use crate::sentences::SiteTalk;
use crate::site::Site;
use crate::store::{ArenaTerms, Fate, Joining, StoreError, StoredArena, StoredPlayer, Write};
use crate::tournaments::{self, ArenaScene};
use crate::wire::{ArenaCard, ArenaPage, Format, NewArena, Stage};

/// Seconds until it begins: at least, and at most.
const SOONEST: u32 = 10;
const LATEST: u32 = 30 * 24 * 60 * 60;

/// Minutes that an arena lasts.
const SHORTEST: u32 = 5;
const LONGEST: u32 = 360;

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    reader: Reader,
) -> Result<Json<Vec<ArenaCard>>, Fault> {
    let failed = |error: StoreError| site.storage_fault(&error, reader);
    let mut arenas = site.db.store.open_arenas(tournaments::MOST_OPEN).await.map_err(failed)?;
    arenas.extend(site.db.store.closed_arenas(tournaments::MOST_OVER).await.map_err(failed)?);
    let mut cards = Vec::new();
    for each in &arenas {
        let players = site.db.store.arena_players(&each.id).await.map_err(failed)?;
        cards.push(tournaments::card(&site, each, players.len() as u32, reader).await);
    }
    Ok(Json(cards))
}

pub(crate) async fn make(
    State(site): State<Arc<Site>>,
    reader: Reader,
    guest: Guest,
    extensions: Extensions,
    Body(asked): Body<NewArena>,
) -> Result<Response, Fault> {
    let failed = |error: StoreError| site.storage_fault(&error, reader);
    let bad = |talk: SiteTalk| reader.fault(Code::BadRequest, &talk);
    pace(&site, &guest, &extensions, reader)?;
    check_may_make(&guest, reader)?;
    check_may_rate(&guest, asked.rated, &asked.changes, reader)?;
    let game = challenges::check(&site, &asked.game, &asked.changes, asked.control, reader).await?;
    if !(SOONEST..=LATEST).contains(&asked.starts_in) {
        return Err(bad(SiteTalk::BadArenaStart { least: SOONEST, most: LATEST }));
    }
    if let Format::Arena { minutes } = asked.format {
        if !(SHORTEST..=LONGEST).contains(&minutes) {
            return Err(bad(SiteTalk::BadArenaLength { least: SHORTEST, most: LONGEST }));
        }
        if asked.control.is_slow() {
            return Err(bad(SiteTalk::ArenaNeedsClock));
        }
    }
    let many = || reader.fault(Code::TooMany, &SiteTalk::TooManyArenas { most: tournaments::MOST_OF_ONE });
    if site.db.store.count_arenas(&guest.id).await.map_err(failed)? >= tournaments::MOST_OF_ONE {
        return Err(many());
    }
    if site.db.store.open_arenas(tournaments::MOST_OPEN).await.map_err(failed)?.len()
        >= tournaments::MOST_OPEN as usize
    {
        return Err(reader.fault(Code::Busy, &SiteTalk::LobbyFull));
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
    let made = tournaments::card(&site, &stored, 0, reader).await;
    site.db.writer.write(Write::Arena(Box::new(stored))).await.map_err(failed)?;
    Ok(guest.welcome(Json(made)))
}

pub(crate) async fn page(
    State(site): State<Arc<Site>>,
    At(id): At<String>,
    reader: Reader,
    guest: Option<Guest>,
) -> Result<Json<ArenaPage>, Fault> {
    let failed = |error: StoreError| site.storage_fault(&error, reader);
    let scene = ArenaScene::read(&site, &id, None).await.map_err(failed)?;
    let scene = scene.ok_or_else(|| reader.fault(Code::NotFound, &SiteTalk::NoArena))?;
    let person = guest.map(|guest| guest.id);
    Ok(Json(scene.shown(&site, person.as_deref(), reader).await))
}

async fn found(site: &Site, id: &str, reader: Reader) -> Result<StoredArena, Fault> {
    let stored = site.db.store.arena(id).await.map_err(|error| site.storage_fault(&error, reader))?;
    stored.ok_or_else(|| reader.fault(Code::NotFound, &SiteTalk::NoArena))
}

pub(crate) async fn join(
    State(site): State<Arc<Site>>,
    At(id): At<String>,
    reader: Reader,
    guest: Guest,
    extensions: Extensions,
) -> Result<Response, Fault> {
    let refused = |talk: SiteTalk| reader.fault(Code::Refused, &talk);
    pace(&site, &guest, &extensions, reader)?;
    let stored = found(&site, &id, reader).await?;
    check_may_join(&site, &guest, &stored, reader).await?;
    let now = site.now();
    let failed = |error: StoreError| site.storage_fault(&error, reader);
    match (tournaments::stage(&stored, now), stored.terms.format) {
        (Stage::Over, _) => return Err(refused(SiteTalk::ArenaOver)),
        (Stage::Running, Format::RoundRobin { .. }) => {
            // Whoever has left may come back; nobody else comes in.
            let players = site.db.store.arena_players(&id).await.map_err(failed)?;
            if !players.iter().any(|player| player.person == guest.id) {
                return Err(refused(SiteTalk::ArenaBegun));
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
        Fate::Kept => site.lobby.stir(),
        Fate::Taken => return Err(refused(SiteTalk::ArenaFull { most })),
    }
    Ok(guest.welcome(StatusCode::NO_CONTENT))
}

pub(crate) async fn leave(
    State(site): State<Arc<Site>>,
    At(id): At<String>,
    reader: Reader,
    guest: Guest,
) -> Result<Response, Fault> {
    found(&site, &id, reader).await?;
    let leaving = Write::ArenaLeave { arena: id, person: guest.id.clone(), at: site.now() };
    site.db.writer.write(leaving).await.map_err(|error| site.storage_fault(&error, reader))?;
    site.lobby.stir();
    Ok(guest.welcome(StatusCode::NO_CONTENT))
}

pub(crate) async fn call_off(
    State(site): State<Arc<Site>>,
    At(id): At<String>,
    reader: Reader,
    guest: Guest,
) -> Result<Response, Fault> {
    let stored = found(&site, &id, reader).await?;
    if stored.maker != guest.id {
        return Err(reader.fault(Code::NotYours, &SiteTalk::NotYourArena));
    }
    let now = site.now();
    if tournaments::stage(&stored, now) != Stage::Ahead {
        return Err(reader.fault(Code::Refused, &SiteTalk::ArenaBegun));
    }
    let write = Write::ArenaClose { arena: id, at: now };
    site.db.writer.write(write).await.map_err(|error| site.storage_fault(&error, reader))?;
    site.lobby.stir();
    Ok(guest.welcome(StatusCode::NO_CONTENT))
}
