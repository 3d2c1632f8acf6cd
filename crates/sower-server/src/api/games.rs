//! The list of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::Rules;

use crate::custom_rules;
use crate::game_library::ListedGame;
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
    let rules = listed.game.rules();
    let about = locale.language.about(rules);
    GameCard {
        name: listed.name().to_owned(),
        title: about.name,
        variant_of: listed.variant.as_ref().map(|_| listed.file.id().to_owned()),
        board: board(rules),
        region: about.region,
        summary: about.summary,
        puzzles: sower_puzzles::of_game(&listed.game).map_or(0, |puzzles| puzzles.all().len() as u32),
        // Uploaded rules can be played, but the server builds no tables for them.
        trains: custom_rules::parts(listed.name()).is_none() && site.trains(&listed.game),
        pie: rules.turn().pie,
    }
}

fn board(rules: &Rules) -> String {
    let start = &rules.board().start;
    let pits = rules.board().pits;
    match start.iter().flatten().all(|seeds| *seeds == start[0][0]) {
        true => format!("2×{pits}×{}", start[0][0]),
        false => format!("2×{pits}"),
    }
}
