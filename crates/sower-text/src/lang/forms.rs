//! A game's terms in the grammatical forms that a language needs.
//!
//! English uses the words of the rules file. Another language has a message `words` whose attributes are all the forms that
//! its sentences use (`.seeds_gen = камней`), and sets with other words (`words-shell`). Each game lists the sets that
//! it uses; later sets override earlier ones (`.words = words-stone words-kalah`). Games without a translation, such as custom
//! rules, use the plain `words`.

use std::collections::{BTreeMap, HashMap};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use sower_core::library;
use sower_core::rules::Words;

use super::Language;
use super::about::{attribute, game_key};

/// Forms by name.
type Set = BTreeMap<String, String>;

/// A language's forms: the plain ones, and those of each game with other words.
#[derive(Debug, Default)]
pub(super) struct Forms {
    plain: Set,
    games: HashMap<String, Set>,
}

impl Forms {
    pub(super) fn of(bundle: &FluentBundle<FluentResource>) -> Forms {
        let plain = set(bundle, "words");
        let own = |game: &str| {
            let mut forms = plain.clone();
            sets_of(bundle, game).iter().for_each(|name| forms.extend(set(bundle, name)));
            (game.to_owned(), forms)
        };
        let games = library::files().iter().map(|file| own(file.id())).collect();
        Forms { plain, games }
    }
}

impl Language {
    /// A game's terms in this language, each form with its argument name.
    pub fn forms<'a>(&'a self, words: &'a Words) -> Vec<(&'a str, &'a str)> {
        let forms = &self.catalogue().forms;
        if forms.plain.is_empty() {
            return words.all().to_vec();
        }
        let own = words.known_as().iter().find_map(|name| forms.games.get(name)).unwrap_or(&forms.plain);
        own.iter().map(|(name, form)| (name.as_str(), form.as_str())).collect()
    }

    /// The names of the word sets that a game uses besides the plain one.
    pub fn word_sets(&self, words: &Words) -> Vec<String> {
        let bundle = &self.catalogue().bundle;
        words.known_as().last().map(|game| sets_of(bundle, game)).unwrap_or_default()
    }
}

fn sets_of(bundle: &FluentBundle<FluentResource>, game: &str) -> Vec<String> {
    let sets = attribute(bundle, &game_key(game), "words").unwrap_or_default();
    sets.split_whitespace().map(str::to_owned).collect()
}

fn set(bundle: &FluentBundle<FluentResource>, key: &str) -> Set {
    let Some(message) = bundle.get_message(key) else { return Set::new() };
    let forms = message.attributes().map(|attribute| {
        let form = bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned();
        (attribute.id().to_owned(), form)
    });
    forms.collect()
}
