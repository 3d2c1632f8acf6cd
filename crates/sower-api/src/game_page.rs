//! A game's card in a list, and everything about one game: rules in words, variants, options, layout.

use sower_core::rules::Direction;
use sower_core::{Named as _, Place, Rules, Side, Way, labels};
use sower_players::player::levels_are_calibrated;
use sower_text::{Kind, Language, kinds, way_name};
use sower_text::{Layout, Orientation};
use sower_wire::{GameCard, GameKind, GamePage, Layouts, Levels, Plan, RuleHeading};

use crate::custom_rules;
use crate::listed_game::ListedGame;
use crate::options::options;

/// A game's entry in the list; `trains` says whether a trainer can be had for it.
pub fn game_card(listed: &ListedGame, trains: bool, language: &Language) -> GameCard {
    let rules = listed.game.rules();
    let about = language.about(rules);
    let kind =
        |kind: Kind| GameKind { name: kind.name().to_owned(), title: language.say(&kind, rules.words()) };
    GameCard {
        name: listed.name().to_owned(),
        title: about.name,
        variant_of: listed.variant.as_ref().map(|_| listed.file.id().to_owned()),
        board: board(rules),
        region: about.region,
        countries: about.countries,
        kinds: kinds(rules).into_iter().map(kind).collect(),
        summary: about.summary,
        puzzles: sower_puzzles::of_game(&listed.game).map_or(0, |puzzles| puzzles.all().len() as u32),
        trains,
        pie: rules.turn().pie,
    }
}

fn board(rules: &Rules) -> String {
    let start = &rules.board().start;
    let (rows, pits) = (rules.board().rows, rules.columns());
    match start.iter().flatten().all(|seeds| *seeds == start[0][0]) {
        true => format!("{rows}×{pits}×{}", start[0][0]),
        false => format!("{rows}×{pits}"),
    }
}

/// The names of the directions `<` and `>`, for games in which players choose them.
fn way_names(rules: &Rules, language: &Language) -> Vec<(String, serde_json::Value)> {
    if !sower_text::layout::has_choice_of_way(rules) {
        return Vec::new();
    }
    let names = [("way_clockwise", Way::Clockwise), ("way_anticlockwise", Way::Anticlockwise)];
    names.map(|(key, way)| (key.to_owned(), language.say(&way_name(rules, way), rules.words()).into())).into()
}

/// A game's page, with its own card and those of its variants.
pub fn game_page(
    listed: &ListedGame,
    card: GameCard,
    variants: Vec<GameCard>,
    language: &Language,
) -> GamePage {
    let rules = listed.game.rules();
    let (about, view) = (language.about(rules), rules.view());
    let pits = rules.board().pits;
    let plan = |orientation| Plan::from(&Layout::new(rules, orientation));
    let label = |side| move |index| labels::label(rules, Place { side, index });
    GamePage {
        card,
        also: about.also,
        fingerprint: rules.fingerprint().to_string(),
        own: custom_rules::parts(listed.name()).is_some(),
        pits,
        rules: sower_text::rules_in_words(rules)
            .iter()
            .map(|(heading, sentences)| RuleHeading {
                heading: language.say(heading, rules.words()),
                sentences: sentences.iter().map(|said| language.say(said, rules.words())).collect(),
            })
            .collect(),
        notes: about.notes,
        source: about.source,
        variants,
        options: options(listed, language),
        labels: Side::BOTH.into_iter().flat_map(|side| (0..pits).map(label(side))).collect(),
        layouts: Layouts { wide: plan(Orientation::Wide), upright: plan(Orientation::Upright) },
        shape: view.shape.name().to_owned(),
        seeds: view.seeds.name().to_owned(),
        colour: view.colour.name().to_owned(),
        words: language
            .forms(rules.words())
            .into_iter()
            .map(|(name, word)| (name.to_owned(), word.into()))
            .chain(way_names(rules, language))
            .collect(),
        toss: rules.turn().toss,
        homes: rules.home().at.is_some(),
        clockwise: rules.sow().direction == Direction::Clockwise,
        levels: Levels { calibrated: levels_are_calibrated(rules) },
    }
}
