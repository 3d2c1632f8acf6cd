//! Everything about one game: rules in words, variants, options, layout.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_api::{ListedGame, game_page};

use super::PathParams;
use super::body::QueryPairs;
use super::games::card;
use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{GameCard, GamePage};

pub(crate) async fn page(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    query: QueryPairs,
    locale: Locale,
) -> Result<Json<GamePage>, ApiError> {
    let listed = site.find(&name, &query.values("set"), locale).await?;
    let mut variants = Vec::new();
    if listed.variant.is_none() {
        for variant in listed.file.variants() {
            let name = listed.file.name_of(Some(variant));
            variants.push(card(&site, &site.find(&name, &[], locale).await?, locale));
        }
    }
    let here = Arc::clone(&site);
    site.compute(locale, move |_| Ok(Json(about(&here, &listed, variants, locale)))).await
}

/// A game's page, with the cards of its variants.
pub(crate) fn about(site: &Site, listed: &ListedGame, variants: Vec<GameCard>, locale: Locale) -> GamePage {
    game_page(listed, card(site, listed, locale), variants, locale.language)
}
