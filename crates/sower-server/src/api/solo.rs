//! Takes over games that a page has kept itself, because it had no network.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::Extensions;
use sower_api::room::{RoomFold, SeatPlan, Sitter, solo};
use sower_text::message;

use super::body::LargeBody;
use super::lobby::pace;
use crate::auth::guest::Guest;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::random;
use crate::site::Site;
use crate::store::{Ended, EndedSeat, KeptRules, Millis, StoredGame, Write};
use crate::wire::{SoloGame, SoloKept};

/// Stores a game with all its events. The same game of the same account is stored once, however often the page sends it.
pub(crate) async fn keep(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
    extensions: Extensions,
    LargeBody(kept): LargeBody<SoloGame>,
) -> Result<Json<SoloKept>, ApiError> {
    if !guest.account {
        return Err(locale.error(Code::NotYours, &message!("site-solo-sign-in")));
    }
    pace(&site, &guest, &extensions, locale)?;
    let listed = site.find(&kept.game, &kept.changes, locale).await?;
    let now = site.now();
    let own = SeatPlan::Guest { guest: guest.id.clone(), name: String::new() };
    let write = move |_: &Arc<Site>| {
        let (plan, fold, entries) = solo::fold(&kept, &own, Arc::clone(&listed.game), locale.language)?;
        if fold.at > now {
            return Err(locale.error(Code::BadRequest, &message!("site-solo-damaged")));
        }
        let id = random::room_number_of(kept.created, &format!("{} {}", guest.id, kept.id));
        let ended = ending(&fold, listed.name());
        // The rematch is a room of the page; the site gives it another number.
        let entries = entries.into_iter().filter(|entry| !is_rematch(&entry.event)).collect();
        let rules = listed.game.rules();
        let game = StoredGame {
            id,
            name: listed.name().to_owned(),
            variant: listed.variant.clone(),
            changes: listed.changes.clone(),
            fingerprint: rules.fingerprint().to_string(),
            rules: Some(KeptRules { file: listed.file.id().to_owned(), text: listed.file.text().to_owned() }),
            start: plan.start,
            moves: plan.moves,
            seats: plan.seats,
            toss: kept.toss,
            control: plan.control,
            maker: guest.id.clone(),
            points: kept.points,
            rated: false,
            created: kept.created.min(now),
            public: false,
            arena: None,
        };
        Ok((game.id.clone(), Write::Import { game: Box::new(game), entries, ended }))
    };
    let (room, write) = site.compute(locale, write).await?;
    site.db.writer.write(write).await.map_err(|error| site.storage_error(&error, locale))?;
    Ok(Json(SoloKept { room }))
}

/// The result, for the player's list of finished games. Pass and play has none, as on the site.
fn ending(fold: &RoomFold, kind: &str) -> Option<Box<Ended>> {
    let outcome = fold.outcome()?;
    let seat = |sitter: &Sitter| match sitter {
        Sitter::Guest { guest, .. } => Some(EndedSeat::Person(guest.clone())),
        Sitter::Computer { player } => Some(EndedSeat::Computer(player.clone())),
        Sitter::Open => None,
    };
    let [south, north] = &fold.seats;
    if south.guest() == north.guest() {
        return None;
    }
    let at: Millis = fold.at;
    let began = fold.first_starter();
    Some(Box::new(Ended {
        kind: kind.to_owned(),
        at,
        seats: [seat(south)?, seat(north)?],
        winner: outcome.winner,
        began,
        rated: None,
    }))
}

fn is_rematch(event: &crate::wire::Event) -> bool {
    matches!(event, crate::wire::Event::Rematch { .. })
}
