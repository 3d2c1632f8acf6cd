//! The rounds of a room's match, in numbers and in words.

use sower_core::Played;
use sower_text::Language;
use sower_wire::{Ending, RoomRounds, RoundResult};

use super::RoomFold;

/// The rounds so far; none in a game without rounds.
pub fn rounds_so_far(fold: &RoomFold, language: &Language) -> Option<RoomRounds> {
    let (rounds, rules) = (fold.rounds(), fold.played().game().rules());
    if !rules.matches().has_rounds() {
        return None;
    }
    Some(RoomRounds {
        round: u32::try_from(rounds.round()).unwrap_or(u32::MAX),
        tally: rounds.score().tally(rules),
        before: rounds.score_before().tally(rules),
        finished: rounds.rounds().filter_map(|played| round_result(played, language)).collect(),
        ending: game_ending(fold, language),
    })
}

fn round_result(played: &Played, language: &Language) -> Option<RoundResult> {
    let Ending { score, winner, sentence, .. } = Ending::of(&played.outcome()?, played.game(), language);
    Some(RoundResult { score, winner, sentence })
}

/// How the whole game ended, for lists of games: a match by its result.
pub fn game_ending(fold: &RoomFold, language: &Language) -> Option<Ending> {
    let game = fold.played().game();
    let ending = Ending::of(&fold.outcome()?, game, language);
    Some(match fold.match_result() {
        Some(result) => Ending { sentence: language.say(&result, game.rules().words()), ..ending },
        None => ending,
    })
}
