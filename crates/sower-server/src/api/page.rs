//! Everything about one game: rules in words, variants, options, layout.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::rules::Direction;
use sower_core::{Named as _, Place, Side, labels};
use sower_players::player::levels_are_calibrated;
use sower_text::{Layout, Orientation};

use super::PathParams;
use super::body::QueryPairs;
use super::games::card;
use super::options::options;
use crate::custom_rules;
use crate::game_library::ListedGame;
use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{GameCard, GamePage, Layouts, Levels, Plan, RuleHeading};

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
    let rules = listed.game.rules();
    let (about, view) = (locale.language.about(rules), rules.view());
    let pits = rules.board().pits;
    let plan = |orientation| Plan::from(&Layout::new(rules, orientation));
    let label = |side| move |index| labels::label(rules, Place { side, index });
    GamePage {
        card: card(site, listed, locale),
        also: about.also,
        fingerprint: rules.fingerprint().to_string(),
        own: custom_rules::parts(listed.name()).is_some(),
        pits,
        rules: sower_text::rules_in_words(rules)
            .iter()
            .map(|(heading, sentences)| RuleHeading {
                heading: locale.say_of(&listed.game, heading),
                sentences: sentences.iter().map(|said| locale.say_of(&listed.game, said)).collect(),
            })
            .collect(),
        notes: about.notes,
        source: about.source,
        variants,
        options: options(listed, locale),
        labels: Side::BOTH.into_iter().flat_map(|side| (0..pits).map(label(side))).collect(),
        layouts: Layouts { wide: plan(Orientation::Wide), upright: plan(Orientation::Upright) },
        shape: view.shape.name().to_owned(),
        seeds: view.seeds.name().to_owned(),
        colour: view.colour.name().to_owned(),
        words: locale
            .language
            .forms(rules.words())
            .into_iter()
            .map(|(name, word)| (name.to_owned(), word.into()))
            .collect(),
        toss: rules.turn().toss,
        homes: rules.home().at.is_some(),
        clockwise: rules.sow().direction == Direction::Clockwise,
        levels: Levels { calibrated: levels_are_calibrated(rules) },
    }
}
