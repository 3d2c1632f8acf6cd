//! Scores and moves in sentences.

use sower_core::lang::{Message, Sentence, messages};
use sower_core::trace::Event;
use sower_core::{Game, Move, Position, Side};

use crate::review::ReviewSentence;
use crate::score::Score;

messages! {
    /// What a score means.
    pub enum ScoreSentence {
        /// A proven win.
        Wins {
            /// Who.
            side: Side,
            /// By how many.
            margin: i64,
        } = "score-wins",
        /// A proven win where the margins are level.
        WinsByPossession {
            /// Who.
            side: Side,
            /// By how many.
            margin: i64,
        } = "score-wins-by-possession",
        /// A proven draw.
        Draw = "score-draw",
        /// A proven win whose margin is open.
        WinsAbout {
            /// Who.
            side: Side,
            /// By how many, to a tenth.
            margin: String,
        } = "score-wins-about",
        /// A proven win of whose margin nothing is known.
        WinsSomehow {
            /// Who.
            side: Side,
        } = "score-wins-somehow",
        /// An estimate.
        Ahead {
            /// Who.
            side: Side,
            /// By how many, to a tenth.
            margin: String,
        } = "score-ahead",
        /// An estimate of nothing.
        Level = "score-level",
    }
}

/// Every sentence that this library can say.
pub fn sentences() -> impl Iterator<Item = &'static Sentence> {
    ScoreSentence::SENTENCES.iter().chain(ReviewSentence::SENTENCES)
}

impl Score {
    /// What this score of that side means, in words.
    pub fn sentence(self, side: Side, proven: bool) -> ScoreSentence {
        let ahead = if self.parts() > 0 { side } else { !side };
        if proven {
            return match (self.whole(), self.sides()) {
                (0, 0) => ScoreSentence::Draw,
                (0, lead) => ScoreSentence::WinsByPossession { side: ahead, margin: i64::from(lead.abs()) },
                (margin, _) => ScoreSentence::Wins { side: ahead, margin: i64::from(margin.abs()) },
            };
        }
        match format!("{:.1}", self.seeds().abs()) {
            none if none == "0.0" => ScoreSentence::Level,
            margin => ScoreSentence::Ahead { side: ahead, margin },
        }
    }
}

/// The most that is said about one move.
const MOST_SAID: usize = 4;

/// What a person would want pointed out about a move: what it captures, homes, extra turns, passes, the end. Nothing if it
/// does nothing of the kind, or is illegal.
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
        .map(|step| step.message(game.rules(), trace.mover))
        .collect();
    // What comes last matters most: whose turn it is, what is left, the end.
    if told.len() > MOST_SAID {
        told.drain(1..=told.len() - MOST_SAID);
    }
    told
}

/// The same, but of a move that does nothing of the kind where it ends.
pub fn gist(game: &Game, position: &Position, played: Move) -> Vec<Message> {
    let told = points(game, position, played);
    if !told.is_empty() {
        return told;
    }
    let trace = game.trace(position, played).ok();
    trace
        .and_then(|trace| trace.sentences(game.rules()).pop())
        .map(|(message, _)| message)
        .into_iter()
        .collect()
}

#[cfg(test)]
mod tests {
    use sower_core::lang::Language;
    use sower_core::{Pit, library};

    use super::*;

    #[test]
    fn a_score_says_who_is_ahead_and_whether_that_is_sure() {
        let said = |score: Score, side, proven| score.sentence(side, proven).to_string();
        assert_eq!(said(Score::margin(6), Side::South, true), "South wins by 6, proven");
        assert_eq!(said(Score::margin(-6), Side::South, true), "North wins by 6, proven");
        assert_eq!(said(Score::margin(-6), Side::North, true), "South wins by 6, proven");
        assert_eq!(said(Score::LEVEL, Side::North, true), "a draw, proven");
        assert_eq!(
            said(Score::with_sides(0, -3), Side::North, true),
            "South wins by possession, 3 more, proven"
        );
        assert_eq!(said(Score::with_sides(2, -3), Side::North, true), "North wins by 2, proven");
        assert_eq!(said(Score::of_parts(1280), Side::North, false), "North is about 2.5 ahead");
        assert_eq!(said(Score::of_parts(-10), Side::North, false), "about level");
    }

    #[test]
    fn the_gist_of_a_move_is_what_it_does_or_where_it_ends() {
        let game = Game::new(library::find("kalah").unwrap().rules(&[]).unwrap());
        let told = |number| {
            let said = gist(&game, &game.start(), Move::Sow(Pit::new(number)));
            said.iter()
                .map(|message| Language::english().render(message, game.rules().words()))
                .collect::<Vec<_>>()
        };
        assert_eq!(told(3), ["the last stone fell in South's own store: South moves again"]);
        assert_eq!(told(1), ["the turn ends in pit 5"]);
    }
}
