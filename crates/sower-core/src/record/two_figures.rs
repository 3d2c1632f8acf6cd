//! The two-figure text of Togyz Kumalak: `1. 76(10) 76(10)    2. 22 99(22)`.
//!
//! From-hole and to-hole, `x` for a new home, in brackets the store after a capture. It is read like any record. Only the
//! main line is written: the format has no variations and no comments.

use super::error::FormError;
use super::tags::Tags;
use super::wrap::Wrapped;
use super::write::{copy_others, ending};
use crate::notation::{labels_are_digits, with_end, write_position};
use crate::outcome::Outcome;
use crate::played::{NodeId, Played};
use crate::rules::Notation;
use crate::side::Side;

/// The layout of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoFigureStyle {
    /// PlayOK's layout: tags as in chess, `X` for a home, the result at the end.
    Tagged,
    /// The layout of printed master games: only moves, with wide blanks between the numbers.
    Printed,
}

/// Writes the main line of a game as two-figure text.
pub fn write_two_figures(tags: &Tags, played: &Played, style: TwoFigureStyle) -> Result<String, FormError> {
    let rules = played.game().rules();
    if !labels_are_digits(rules) || *rules.notation() != Notation::FromTo {
        return Err(FormError::NotTwoFigures { name: rules.about().name.clone() });
    }
    let result = result_text(ending(played));
    let mut head = Tags::new();
    if style == TwoFigureStyle::Tagged {
        for (name, side) in [("White", Side::South), ("Black", Side::North)] {
            if let Some(player) = tags.player(side) {
                head.set(name, player);
            }
        }
        head.set("Result", result);
        copy_others(
            &mut head,
            tags,
            &["Game", "Rules", "Position", "FEN", "South", "North", "Termination", "Winner"],
        );
    }
    if *played.start() != played.game().start() {
        head.set("FEN", &write_position(played.start()));
    }
    let head = if head.is_empty() { String::new() } else { format!("{head}\n") };
    let mut out = Wrapped::new(head);
    let blanks = if style == TwoFigureStyle::Tagged { 1 } else { 4 };
    for turn in turns(played, style) {
        out.word_after(blanks, &turn);
    }
    if style == TwoFigureStyle::Tagged {
        out.word(result);
    }
    Ok(out.finish())
}

/// Each move number with the moves of both sides.
fn turns(played: &Played, style: TwoFigureStyle) -> Vec<String> {
    let mut turns: Vec<String> = Vec::new();
    let mut number = None;
    for id in played.main_line().into_iter().skip(1) {
        let node = played.node(id);
        let text = move_text(played, id, style);
        match turns.last_mut() {
            Some(turn) if number == Some(node.turn()) => *turn = format!("{turn} {text}"),
            _ => {
                let dots = if played.mover(id) == Some(Side::South) { "." } else { "..." };
                turns.push(format!("{}{dots} {text}", node.turn()));
            }
        }
        number = Some(node.turn());
    }
    turns
}

fn move_text(played: &Played, id: NodeId, style: TwoFigureStyle) -> String {
    let node = played.node(id);
    let (Some(parent), Some(mov)) = (node.parent(), node.played()) else { return String::new() };
    let before = played.node(parent).position();
    let label = played.game().label(before.side(), mov);
    let text = match played.game().trace(before, mov) {
        Ok(trace) => with_end(played.game(), label, &trace),
        Err(_) => label,
    };
    if style == TwoFigureStyle::Tagged { text.replace('x', "X") } else { text }
}

fn result_text(outcome: Option<Outcome>) -> &'static str {
    match outcome.map(|outcome| outcome.winner) {
        None => "*",
        Some(None) => "1/2-1/2",
        Some(Some(Side::South)) => "1-0",
        Some(Some(Side::North)) => "0-1",
    }
}

#[cfg(test)]
mod tests {
    use super::super::Record;
    use super::super::tests::{game, play};
    use super::*;

    const PRINTED: &str = "1. 76(10) 76(10)    2. 22 99(22)\n";

    #[test]
    fn masters_text_is_read_and_written() {
        let played = play("togyz-kumalak", PRINTED).unwrap();
        let text = write_two_figures(&Tags::new(), &played, TwoFigureStyle::Printed).unwrap();
        assert_eq!(text, PRINTED);
    }

    #[test]
    fn tagged_text_is_read_and_written() {
        let text = "\
[White \"Ann\"]
[Black \"Ben\"]
[Result \"*\"]
[Date \"2024.12.26\"]
[FEN \"1,1,1,1,1,1,1,1,2/2,9,9,9,9,9,9,9,9 20,20 S\"]

1. 91X 98(22) *
";
        let record = Record::parse(text).unwrap();
        let played = record.play(&game("togyz-kumalak")).unwrap();
        assert_eq!(write_two_figures(record.tags(), &played, TwoFigureStyle::Tagged).as_deref(), Ok(text));
    }

    #[test]
    fn who_has_won_is_compared_with_the_moves() {
        let won = "[FEN \"0,0,0,0,0,0,0,0,2/1,0,0,0,0,0,0,0,1 80,78 S\"]\n1. 91(82)";
        assert!(play("togyz-kumalak", &format!("{won} 1-0")).is_ok());
        for end in ["0-1", "1/2-1/2"] {
            let refused = play("togyz-kumalak", &format!("{won} {end}")).unwrap_err();
            assert!(refused.is_refusal(), "{end}");
        }
    }

    #[test]
    fn a_game_with_more_than_nine_pits_has_no_such_text() {
        let played = play("anywoli", "1").unwrap();
        let name = played.game().rules().about().name.clone();
        assert_eq!(
            write_two_figures(&Tags::new(), &played, TwoFigureStyle::Printed),
            Err(FormError::NotTwoFigures { name })
        );
    }
}
