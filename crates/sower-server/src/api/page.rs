//! All about one game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::rules::Direction;
use sower_core::{Named as _, Place, Side, labels};
use sower_players::player::levels_are_calibrated;
use sower_text::{Layout, Orientation};

use super::At;
use super::body::Pairs;
use super::games::card;
use super::options::options;
use crate::custom_rules;
use crate::games::Shelved;
use crate::http::error::Fault;
use crate::http::locale::Reader;
use crate::site::Site;
use crate::wire::{GameCard, GamePage, Layouts, Levels, Plan, RuleHeading};

pub(crate) async fn page(
    State(site): State<Arc<Site>>,
    At(name): At<String>,
    query: Pairs,
    reader: Reader,
) -> Result<Json<GamePage>, Fault> {
    let shelved = site.find(&name, &query.values("set"), reader).await?;
    let mut variants = Vec::new();
    if shelved.variant.is_none() {
        for variant in shelved.file.variants() {
            let name = shelved.file.name_of(Some(variant));
            variants.push(card(&site, &site.find(&name, &[], reader).await?, reader));
        }
    }
    let here = Arc::clone(&site);
    site.reckon(reader, move |_| Ok(Json(about(&here, &shelved, variants, reader)))).await
}

/// All about a game, with the cards of its variants.
pub(crate) fn about(site: &Site, shelved: &Shelved, variants: Vec<GameCard>, reader: Reader) -> GamePage {
    let rules = shelved.game.rules();
    let (about, view) = (reader.language.about(rules), rules.view());
    let pits = rules.board().pits;
    let plan = |orientation| Plan::from(&Layout::new(rules, orientation));
    let label = |side| move |index| labels::label(rules, Place { side, index });
    GamePage {
        card: card(site, shelved, reader),
        also: about.also,
        fingerprint: rules.fingerprint().to_string(),
        own: custom_rules::parts(shelved.name()).is_some(),
        pits,
        rules: sower_text::rules_in_words(rules)
            .iter()
            .map(|(heading, sentences)| RuleHeading {
                heading: reader.say_of(&shelved.game, heading),
                sentences: sentences.iter().map(|said| reader.say_of(&shelved.game, said)).collect(),
            })
            .collect(),
        notes: about.notes,
        source: about.source,
        variants,
        options: options(shelved, reader),
        labels: Side::BOTH.into_iter().flat_map(|side| (0..pits).map(label(side))).collect(),
        layouts: Layouts { wide: plan(Orientation::Wide), upright: plan(Orientation::Upright) },
        shape: view.shape.name().to_owned(),
        seeds: view.seeds.name().to_owned(),
        colour: view.colour.name().to_owned(),
        words: rules.words().all().map(|(name, word)| (name.to_owned(), word.into())).into_iter().collect(),
        toss: rules.turn().toss,
        homes: rules.home().at.is_some(),
        clockwise: rules.sow().direction == Direction::Clockwise,
        levels: Levels { calibrated: levels_are_calibrated(rules) },
    }
}
