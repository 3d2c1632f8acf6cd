//! The list of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_api::{ListedGame, custom_rules, game_card};

use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::GameCard;

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    locale: Locale,
) -> Result<Json<Vec<GameCard>>, ApiError> {
    let mut cards = Vec::new();
    for (file, variant) in site.games.all() {
        let listed = site.find(&file.name_of(variant.as_deref()), &[], locale).await?;
        cards.push(card(&site, &listed, locale));
    }
    Ok(Json(cards))
}

/// A game's entry in the list.
pub(crate) fn card(site: &Site, listed: &ListedGame, locale: Locale) -> GameCard {
    // Uploaded rules can be played, but the server builds no tables for them.
    let trains = custom_rules::parts(listed.name()).is_none() && site.trains(&listed.game);
    game_card(listed, trains, locale.language)
}
