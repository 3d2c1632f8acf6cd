//! The notable effects of a move, for reviews, puzzles and hints.

use sower_core::trace::Event;
use sower_core::{Game, Move, Position};

use crate::{Message, step_sentence, trace_sentences};

/// The most messages about one move.
const MOST_SAID: usize = 4;

/// The notable effects of a move: captures, homes, extra turns, passes, the end. Empty if it
/// has none, or is illegal.
pub fn points(game: &Game, position: &Position, played: Move) -> Vec<Message> {
    let Ok(trace) = game.trace(position, played) else { return Vec::new() };
    let is_quiet = |event: &Event| {
        matches!(
            event,
            Event::Lift { .. }
                | Event::Drop { .. }
                | Event::Relay { .. }
                | Event::Stop { .. }
                | Event::IntoHome { .. }
                | Event::FeedingForced { .. }
        )
    };
    let mut told: Vec<Message> = trace
        .steps
        .iter()
        .filter(|step| !is_quiet(&step.event))
        .map(|step| step_sentence(step, game.rules()))
        .collect();
    // The last ones matter most: the next turn, the remaining seeds, the end.
    if told.len() > MOST_SAID {
        told.drain(1..=told.len() - MOST_SAID);
    }
    told
}

/// Like [`points`]; for a move without notable effects, where its last seed falls.
pub fn gist(game: &Game, position: &Position, played: Move) -> Vec<Message> {
    let told = points(game, position, played);
    if !told.is_empty() {
        return told;
    }
    let trace = game.trace(position, played).ok();
    trace
        .and_then(|trace| trace_sentences(&trace, game.rules()).pop())
        .map(|(message, _)| message)
        .into_iter()
        .collect()
}

#[cfg(test)]
mod tests {
    use sower_core::{Pit, library};

    use super::*;
    use crate::Language;

    #[test]
    fn the_gist_of_a_move_is_what_it_does_or_where_it_ends() {
        let game = Game::new(library::find("kalah").unwrap().rules(&[]).unwrap());
        let told = |number| {
            let said = gist(&game, &game.start(), Move::Sow(Pit::new(number)));
            said.iter()
                .map(|message| Language::english().render(message, game.rules().words()))
                .collect::<Vec<_>>()
        };
        assert_eq!(told(3), ["the last stone falls in South's own store: South moves again"]);
        assert_eq!(told(1), ["the turn ends in South's pit 5"]);
    }
}
