//! The list of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::Rules;

use crate::custom_rules;
use crate::games::Shelved;
use crate::http::error::Fault;
use crate::http::locale::Reader;
use crate::site::Site;
use crate::wire::GameCard;

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    reader: Reader,
) -> Result<Json<Vec<GameCard>>, Fault> {
    let mut cards = Vec::new();
    for (file, variant) in site.games.all() {
        let shelved = site.find(&file.name_of(variant.as_deref()), &[], reader).await?;
        cards.push(card(&site, &shelved, reader));
    }
    Ok(Json(cards))
}

/// A game in the list.
pub(crate) fn card(site: &Site, shelved: &Shelved, reader: Reader) -> GameCard {
    let rules = shelved.game.rules();
    let about = reader.language.about(rules);
    GameCard {
        name: shelved.name().to_owned(),
        title: about.name,
        variant_of: shelved.variant.as_ref().map(|_| shelved.file.id().to_owned()),
        board: board(rules),
        region: about.region,
        summary: about.summary,
        puzzles: sower_puzzles::of_game(&shelved.game).map_or(0, |puzzles| puzzles.all().len() as u32),
        // Anybody's rules are played, but no tables are built of them.
        trains: custom_rules::parts(shelved.name()).is_none() && site.trains(&shelved.game),
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
