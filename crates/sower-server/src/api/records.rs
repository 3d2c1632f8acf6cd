//! Reads pasted positions and records, and writes records.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_api::{FoundRecord, ListedGame, UnplayedRecord};

use super::body::LargeBody;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{ReadText, RecordText, RecordToWrite, TextToRead};

pub(crate) async fn read(
    State(site): State<Arc<Site>>,
    locale: Locale,
    LargeBody(asked): LargeBody<TextToRead>,
) -> Result<Json<ReadText>, ApiError> {
    let named = match &asked.game {
        Some(name) => Some(site.find(name, &asked.changes, locale).await?),
        None => None,
    };
    let mut no_position = None;
    if let Some(listed) = &named {
        match sower_api::read_position(listed, &asked.text, locale.language) {
            Ok(read) => return Ok(Json(read)),
            Err(reason) => no_position = Some(reason),
        }
    }
    let found = read_record(&site, asked.text, named, locale).await.map_err(|unread| match unread {
        Unread::Record(record) => sower_api::unreadable(no_position, record, locale.language).into(),
        Unread::ApiError(error) => error,
    })?;
    Ok(Json(found.read_text()))
}

/// Why a text could not be replayed.
pub(crate) enum Unread {
    /// It is not a valid record, for this reason.
    Record(String),
    /// The server could not check it.
    ApiError(ApiError),
}

/// Reads a record and replays it under the rules that it names: a shipped game's,
/// another one's of the site, an uploaded file's, or else those of the selected game.
pub(crate) async fn read_record(
    site: &Arc<Site>,
    text: String,
    chosen: Option<ListedGame>,
    locale: Locale,
) -> Result<FoundRecord, Unread> {
    let language = locale.language;
    let parsed = site.compute(locale, move |_| Ok(UnplayedRecord::parse(&text, language))).await;
    let record = parsed.map_err(Unread::ApiError)?.map_err(Unread::Record)?;
    let mut others = Vec::new();
    if let Some((name, changes)) = record.other_game() {
        match site.find(name, &changes, locale).await {
            Ok(listed) => others.push(listed),
            // The record's own error is more helpful.
            Err(ApiError { code: Code::NotFound | Code::BadRequest, .. }) => {}
            Err(error) => return Err(Unread::ApiError(error)),
        }
    }
    others.extend(chosen);
    let play = move |_: &Arc<Site>| Ok(record.play(&others, language));
    site.compute(locale, play).await.map_err(Unread::ApiError)?.map_err(Unread::Record)
}

pub(crate) async fn write(
    State(site): State<Arc<Site>>,
    locale: Locale,
    LargeBody(asked): LargeBody<RecordToWrite>,
) -> Result<Json<RecordText>, ApiError> {
    let game = site.find(&asked.game, &asked.changes, locale).await?.game;
    site.compute(locale, move |_| Ok(Json(sower_api::write_text(&asked, game, locale.language)?))).await
}
