//! The legal moves and outcome of a position, and the explanation of a ply.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::Game;

use super::Body;
use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{GameSoFar, Look, Why, WhyAsked};

/// The requested game, with its changes.
pub(crate) async fn find_game(
    asked: &GameSoFar,
    site: &Arc<Site>,
    locale: Locale,
) -> Result<Arc<Game>, ApiError> {
    site.find(&asked.game, &asked.changes, locale).await.map(|listed| listed.game)
}

pub(crate) async fn look(
    State(site): State<Arc<Site>>,
    locale: Locale,
    Body(asked): Body<GameSoFar>,
) -> Result<Json<Look>, ApiError> {
    let game = find_game(&asked, &site, locale).await?;
    site.compute(locale, move |_| Ok(Json(sower_api::look(&asked, game, locale.language)?))).await
}

pub(crate) async fn why(
    State(site): State<Arc<Site>>,
    locale: Locale,
    Body(asked): Body<WhyAsked>,
) -> Result<Json<Vec<Why>>, ApiError> {
    let game = find_game(&asked.position, &site, locale).await?;
    site.compute(locale, move |_| Ok(Json(sower_api::why(&asked, game, locale.language)?))).await
}
