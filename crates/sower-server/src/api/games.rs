//! The list of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_api::{ListedGame, custom_rules, game_card};

use super::body::QueryPairs;
use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::GameCard;

/// The games that come first in every list.
const MAIN_GAMES: usize = 4;

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    locale: Locale,
    query: QueryPairs,
) -> Result<Json<Vec<GameCard>>, ApiError> {
    let is_short = query.value("only") == Some("main");
    let mut cards = Vec::new();
    for (file, variant) in site.games.all() {
        if is_short && variant.is_some() {
            continue;
        }
        let listed = site.find(&file.name_of(variant.as_deref()), &[], locale).await?;
        cards.push(card(&site, &listed, locale));
        if is_short && cards.len() == MAIN_GAMES {
            break;
        }
    }
    Ok(Json(cards))
}

/// A game's entry in the list.
pub(crate) fn card(site: &Site, listed: &ListedGame, locale: Locale) -> GameCard {
    // Uploaded rules can be played, but the server builds no tables for them.
    let trains = custom_rules::parts(listed.name()).is_none() && site.trains(&listed.game);
    game_card(listed, trains, locale.language)
}
