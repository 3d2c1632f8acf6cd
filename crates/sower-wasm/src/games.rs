//! The games that a page knows: the shipped ones, and rules files of the visitor.

use std::collections::HashMap;
use std::sync::Arc;

use sower_api::custom_rules;
use sower_api::{ListedGame, Problem, find_shipped, game_card};
use sower_core::library;
use sower_core::shipped::{self, ShippedFiles};
use sower_text::{Language, message};
use sower_wire::{GameCard, ProblemCode};

/// Rules files of visitors, by the name that is a hash of their text. The host finds them in the browser or on the server.
const OWN: ShippedFiles = ShippedFiles::new("own", &[]);

/// The most compiled games in the cache.
const MOST_KEPT: usize = 64;

/// Finds games, and keeps those that were compiled.
#[derive(Default)]
pub(crate) struct Games {
    kept: HashMap<(String, Vec<String>), ListedGame>,
}

impl Games {
    /// A game by its name or alias, with changes.
    pub(crate) fn find(
        &mut self,
        name: &str,
        changes: &[String],
        language: &Language,
    ) -> Result<ListedGame, Problem> {
        let key = (name.to_owned(), changes.to_vec());
        if let Some(kept) = self.kept.get(&key) {
            return Ok(kept.clone());
        }
        let found = match custom_rules::parts(name) {
            Some((file, variant)) => own(file, variant, changes, language)?,
            None => find_shipped(name, changes, language)?,
        };
        if self.kept.len() >= MOST_KEPT {
            self.kept.clear();
        }
        self.kept.insert(key, found.clone());
        Ok(found)
    }

    /// The four games that come first in every list.
    pub(crate) fn main(&mut self, language: &Language) -> Result<Vec<GameCard>, Problem> {
        let all = library::all_with_the_first_four_first();
        let main = all.iter().filter(|listed| listed.variant.is_none()).take(4);
        main.map(|listed| Ok(card(&self.find(&listed.name, &[], language)?, language))).collect()
    }

    /// Every shipped game, each followed by its variants.
    pub(crate) fn all(&mut self, language: &Language) -> Result<Vec<GameCard>, Problem> {
        let all = library::all_with_the_first_four_first();
        all.iter().map(|listed| Ok(card(&self.find(&listed.name, &[], language)?, language))).collect()
    }
}

/// A game's card.
pub(crate) fn card(listed: &ListedGame, language: &Language) -> GameCard {
    let trains =
        custom_rules::parts(listed.name()).is_none() && sower_tables::starter_seeds(&listed.game).is_some();
    game_card(listed, trains, language)
}

fn own(
    file: &str,
    variant: Option<&str>,
    changes: &[String],
    language: &Language,
) -> Result<ListedGame, Problem> {
    let gone = || Problem {
        code: ProblemCode::NotFound,
        message: language.say(&message!("site-no-own-rules"), &sower_core::Words::default()),
    };
    // Such a file may exist: the host looks for it.
    shipped::announce(&format!("{file}.own"));
    let text = OWN.text(file).ok_or_else(gone)?;
    let file = custom_rules::read_kept(file, text).map_err(|_| gone())?;
    ListedGame::new((Arc::new(file), variant.map(str::to_owned)), changes.to_vec(), language)
}
