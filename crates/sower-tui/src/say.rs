//! Sentences in a game's own words.

use sower_core::rules::About;
use sower_core::{Outcome, Rules, Side, Words};
use sower_players::Who;
use sower_text::{Language, Message, Say};

use crate::talk::Talk;

/// A sentence about a game.
pub(crate) fn say(rules: &Rules, what: &impl Say) -> String {
    Language::spoken().say(what, rules.words())
}

/// A message about a game.
pub(crate) fn render(rules: &Rules, message: &Message) -> String {
    Language::spoken().render(message, rules.words())
}

/// A sentence about no game in particular.
pub(crate) fn talk(what: &impl Say) -> String {
    Language::spoken().say(what, &Words::default())
}

/// What is told of a game.
pub(crate) fn about(rules: &Rules) -> About {
    Language::spoken().about(rules)
}

/// A result.
pub(crate) fn outcome(rules: &Rules, outcome: &Outcome) -> String {
    render(rules, &sower_text::outcome_sentence(outcome, rules))
}

/// A side's name.
pub(crate) fn side(side: Side) -> String {
    talk(&Talk::Side { side })
}

/// A player's name. The only person at the table is "you".
pub(crate) fn who(who: &Who, alone: bool) -> String {
    talk(&match who {
        Who::Human if alone => Talk::WhoYou,
        Who::Human => Talk::WhoPerson,
        Who::Random => Talk::WhoRandom,
        Who::Greedy => Talk::WhoGreedy,
        Who::Minimax(depth) => Talk::WhoMinimax { depth: *depth },
        Who::Level(level) => Talk::WhoLevel { level: *level },
        Who::Search(weights) => Talk::WhoSearch { weights: weights.clone() },
        Who::Engine(command) => Talk::WhoEngine { command: command.clone() },
    })
}

/// A first letter in upper case, for a sentence that begins with what was a clause.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
