//! Renders messages in the words of a game and the player's language.

use sower_core::rules::About;
use sower_core::{Outcome, Rules, Side, Words};
use sower_players::PlayerSpec;
use sower_text::{Language, Message, Say, message};

/// Renders a message about a game.
pub(crate) fn say(rules: &Rules, what: &impl Say) -> String {
    Language::spoken().say(what, rules.words())
}

/// Renders a catalogue message about a game.
pub(crate) fn render(rules: &Rules, message: &Message) -> String {
    Language::spoken().render(message, rules.words())
}

/// Renders a message that is not about a game.
pub(crate) fn talk(what: &impl Say) -> String {
    Language::spoken().say(what, &Words::default())
}

/// A game's name and description in the player's language.
pub(crate) fn about(rules: &Rules) -> About {
    Language::spoken().about(rules)
}

/// Renders the result of a game.
pub(crate) fn outcome(rules: &Rules, outcome: &Outcome) -> String {
    render(rules, &sower_text::outcome_sentence(outcome, rules))
}

/// A side's name.
pub(crate) fn side(side: Side) -> String {
    talk(&message!("tui-side", side))
}

/// A player's name. The only person in a game is "you".
pub(crate) fn who(who: &PlayerSpec, alone: bool) -> String {
    talk(&match who {
        PlayerSpec::Human if alone => message!("tui-who-you"),
        PlayerSpec::Human => message!("tui-who-person"),
        PlayerSpec::Random => message!("tui-who-random"),
        PlayerSpec::Greedy => message!("tui-who-greedy"),
        PlayerSpec::Minimax(depth) => message!("tui-who-minimax", depth = *depth),
        PlayerSpec::Level(level) => message!("tui-who-level", level = *level),
        PlayerSpec::Search(weights) => message!("tui-who-search", weights = weights.clone()),
        PlayerSpec::Engine(command) => message!("tui-who-engine", command = command.clone()),
    })
}

/// Capitalises the first letter, for a clause that becomes a sentence.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
