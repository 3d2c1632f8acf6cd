//! Everything stored about an account, as one JSON file.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use sower_ratings::Rating;
use sower_text::message;

use super::account::own;
use super::people::{finished, title};
use super::puzzles::tried_puzzle;
use super::tokens::shown;
use crate::auth::guest::Guest;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::rooms::{RoomMessage, Viewer};
use crate::site::Site;
use crate::store::{Millis, ResultsAsked, StoreError};
use crate::wire::{AccountExport, ExportedGame, ExportedRating, ExportedRules, FinishedGame};

/// Newest games exported with their whole record; older ones have an address.
const RECORDS: usize = 200;

/// Games listed, and how many are read per query.
const GAMES: usize = 20_000;
const PAGE: u32 = 500;

pub(crate) async fn export(
    State(site): State<Arc<Site>>,
    locale: Locale,
    guest: Guest,
) -> Result<Response, ApiError> {
    let account = own(&site, &guest, locale).await?;
    if !site.limits.allow_export(&account.id) {
        return Err(locale.error(Code::TooMany, &message!("site-too-many")));
    }
    let failed = |error: StoreError| site.storage_error(&error, locale);
    let rules = site.db.store.rules_of(&account.id).await.map_err(failed)?;
    let ratings = site.db.store.ratings_of(&account.id).await.map_err(failed)?;
    let tokens = site.db.store.tokens_of(&account.id).await.map_err(failed)?;
    let rating = |(game, rating, games): (String, Rating, u32)| ExportedRating {
        game,
        rating: rating.value,
        deviation: rating.deviation,
        volatility: rating.volatility,
        games,
    };
    let solved = site.db.store.puzzle_players(&account.id).await.map_err(failed)?;
    let puzzles = site.db.store.puzzle_results(&account.id, None).await.map_err(failed)?;
    let streak = site.db.store.puzzle_streak(&account.id).await.map_err(failed)?;
    let told = AccountExport {
        name: account.name,
        signed_up: account.created,
        bot: account.bot,
        settings: serde_json::from_str(&account.settings).unwrap_or_default(),
        signed_in: site.db.store.sessions_of(&account.id).await.map_err(failed)?,
        tokens: tokens.into_iter().map(shown).collect(),
        ratings: ratings.into_iter().map(rating).collect(),
        puzzle_ratings: solved.into_iter().map(|of| rating((of.game, of.rated.rating, of.tries))).collect(),
        puzzles: puzzles.into_iter().map(tried_puzzle).collect(),
        puzzle_streak: sower_api::streak(streak),
        rules: rules.into_iter().map(|rules| ExportedRules { name: rules.file, text: rules.text }).collect(),
        results: results(&site, &account.id, locale).await?,
        games: games(&site, &guest, locale).await?,
    };
    let text = serde_json::to_string_pretty(&told).expect("plain data");
    let headers =
        [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, "attachment; filename=\"sower.json\"")];
    Ok((headers, text).into_response())
}

async fn results(site: &Arc<Site>, account: &str, locale: Locale) -> Result<Vec<FinishedGame>, ApiError> {
    let mut told = Vec::new();
    let mut before: Option<Millis> = None;
    while told.len() < GAMES {
        let asked = ResultsAsked { before, most: PAGE, ..ResultsAsked::default() };
        let page = site.db.store.results_of(account, &asked).await;
        let page = page.map_err(|error| site.storage_error(&error, locale))?;
        let is_last = page.len() < PAGE as usize;
        before = page.last().map(|result| result.at);
        for result in page {
            let title = title(site, &result.kind, locale).await;
            told.push(finished(result, title, locale));
        }
        if is_last {
            break;
        }
    }
    Ok(told)
}

/// All games that a player has entered, finished or not.
async fn games(site: &Arc<Site>, guest: &Guest, locale: Locale) -> Result<Vec<ExportedGame>, ApiError> {
    let viewer = Viewer::of(guest, locale);
    let mut told = Vec::new();
    let mut before = Millis::MAX;
    while told.len() < GAMES {
        let page = site.db.store.games_of(&guest.id, before, PAGE).await;
        let page = page.map_err(|error| site.storage_error(&error, locale))?;
        let is_last = page.len() < PAGE as usize;
        for (id, at) in page {
            before = at;
            let address = format!("/api/rooms/{id}/record");
            let mut game = ExportedGame { id: id.clone(), entered: at, address, record: None };
            if told.len() < RECORDS {
                let ask = |tell| RoomMessage::Record { viewer: Box::new(viewer.clone()), round: None, tell };
                // A game that cannot be read must not hide the others.
                if let Ok(((record, _), _)) = site.rooms.ask(site, &id, locale, ask).await {
                    game.record = Some(record);
                }
            }
            told.push(game);
        }
        if is_last {
            break;
        }
    }
    Ok(told)
}
