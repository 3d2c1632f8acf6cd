//! The list of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::Rules;

use crate::fault::Fault;
use crate::reader::Reader;
use crate::shelf::Shelved;
use crate::site::Site;
use crate::wire::GameCard;

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    reader: Reader,
) -> Result<Json<Vec<GameCard>>, Fault> {
    let mut cards = Vec::new();
    for (file, variant) in site.games.all() {
        let name = variant.as_deref().unwrap_or_else(|| file.id());
        cards.push(card(&site, &site.games.find(name, &[], reader)?, reader));
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
        trains: site.trains(&shelved.game),
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
