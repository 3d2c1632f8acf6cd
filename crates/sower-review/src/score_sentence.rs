//! Scores as sentences.

use sower_core::Side;
use sower_search::Score;
use sower_text::{Decimal, Message, message};

/// A score of `side` as a sentence: an estimate, or the winner and the margin.
pub fn score_sentence(score: Score, side: Side, proven: bool) -> Message {
    let ahead = if score.parts() > 0 { side } else { !side };
    if proven {
        return match (score.whole(), score.sides()) {
            (0, 0) => message!("score-draw"),
            (0, lead) => message!("score-wins-by-possession", side = ahead, margin = i64::from(lead.abs())),
            (margin, _) => message!("score-wins", side = ahead, margin = i64::from(margin.abs())),
        };
    }
    match Decimal::new(score.seeds().abs(), 1) {
        none if none == Decimal::new(0.0, 1) => message!("score-level"),
        margin => message!("score-ahead", side = ahead, margin),
    }
}

#[cfg(test)]
mod tests {
    use sower_core::Words;
    use sower_text::Language;

    use super::*;

    #[test]
    fn a_score_says_who_is_ahead_and_whether_that_is_sure() {
        let said = |score, side, proven| {
            Language::english().render(&score_sentence(score, side, proven), &Words::default())
        };
        assert_eq!(said(Score::margin(6), Side::South, true), "South wins by 6 (proven)");
        assert_eq!(said(Score::margin(-6), Side::South, true), "North wins by 6 (proven)");
        assert_eq!(said(Score::margin(-6), Side::North, true), "South wins by 6 (proven)");
        assert_eq!(said(Score::LEVEL, Side::North, true), "a draw (proven)");
        assert_eq!(
            said(Score::with_sides(0, -3), Side::North, true),
            "South wins by 3 in possession (proven)"
        );
        assert_eq!(said(Score::with_sides(2, -3), Side::North, true), "North wins by 2 (proven)");
        assert_eq!(said(Score::of_parts(1280), Side::North, false), "North is ahead by about 2.5");
        assert_eq!(said(Score::of_parts(-10), Side::North, false), "about equal");
    }
}
