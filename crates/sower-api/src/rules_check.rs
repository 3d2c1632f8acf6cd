//! The check of a rules file: all mistakes, or the game's page.

use std::sync::Arc;

use sower_text::Language;
use sower_text::draw::{DrawOptions, draw_svg};
use sower_wire::{GameCard, RulesChecked, RulesMistake};

use crate::custom_rules::{self, Mistake};
use crate::game_page::{game_card, game_page};
use crate::listed_game::ListedGame;
use crate::problem::Problem;

/// Checks a rules file. Nothing is stored.
pub fn check_rules(text: &str, language: &'static Language) -> Result<RulesChecked, Problem> {
    let file = match custom_rules::check(text, language) {
        Ok(file) => Arc::new(file),
        Err(mistakes) => {
            let mistakes = mistakes.into_iter().map(as_wire).collect();
            return Ok(RulesChecked { mistakes, page: None, picture: None });
        }
    };
    let make = |variant: Option<&str>| {
        ListedGame::new((Arc::clone(&file), variant.map(str::to_owned)), Vec::new(), language)
    };
    // There are no tables for such rules, and so no trainer.
    let card = |listed: &ListedGame| game_card(listed, false, language);
    let listed = make(None)?;
    let variants: Vec<GameCard> =
        file.variants().map(|name| Ok(card(&make(Some(name))?))).collect::<Result<_, Problem>>()?;
    let options = DrawOptions { language, ..DrawOptions::default() };
    let picture = draw_svg(listed.game.rules(), &listed.game.start(), &options);
    let page = game_page(&listed, card(&listed), variants, language);
    Ok(RulesChecked { mistakes: Vec::new(), page: Some(Box::new(page)), picture: Some(picture) })
}

fn as_wire(mistake: Mistake) -> RulesMistake {
    let line = mistake.line.and_then(|line| u32::try_from(line).ok());
    RulesMistake { line, key: mistake.key, message: mistake.message }
}
