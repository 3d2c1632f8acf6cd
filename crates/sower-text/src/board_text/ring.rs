//! Pits in a ring: the ends of both rows are set apart to suggest a circle.

use sower_core::rules::Direction;
use sower_core::{Place, Side};

use super::canvas::Canvas;
use super::{Characters, TextBoard};
use crate::layout::column;

/// The fewest pits per side for a ring: with fewer there is nothing between the ends of a row.
pub(super) const FEWEST_PITS: u8 = 3;
/// Boards with more pits per side are drawn narrower, to fit the widest line.
const ROOMY_PITS: usize = 11;
/// The column of the leftmost pit's centre.
const LEFT: usize = 6;

pub(super) fn lines(board: &TextBoard<'_>) -> Vec<String> {
    let pits = usize::from(board.rules.board().pits);
    let pitch = if pits > ROOMY_PITS { 5 } else { 6 };
    let mut canvas = Canvas::default();
    for side in Side::BOTH {
        for index in 0..board.rules.board().pits {
            let place = Place { side, index };
            let at = column(board.rules, place);
            let (label_row, pit_row) = rows(side, at == 0 || at + 1 == pits);
            let middle = LEFT + at * pitch;
            canvas.centre(pit_row, middle, &format!("({:>2})", board.content(place)));
            canvas.centre(label_row, middle, &board.label(place));
        }
    }
    let middle = LEFT + (pits - 1) * pitch / 2;
    for (row, arrow) in turning(board) {
        canvas.centre(*row, middle, arrow);
    }
    canvas.into_lines()
}

/// The rows of a pit's label and of the pit: the ends of the ring are nearer to its middle.
fn rows(side: Side, at_end: bool) -> (usize, usize) {
    match (side, at_end) {
        (Side::North, false) => (0, 1),
        (Side::North, true) => (2, 3),
        (Side::South, true) => (6, 5),
        (Side::South, false) => (8, 7),
    }
}

/// Arrows for the sowing direction, with their rows.
fn turning(board: &TextBoard<'_>) -> &'static [(usize, &'static str)] {
    match (board.rules.sow().direction, board.options.characters) {
        (Direction::Clockwise, Characters::Unicode) => &[(4, "↻")],
        (Direction::Anticlockwise, Characters::Unicode) => &[(4, "↺")],
        (Direction::Clockwise, Characters::Ascii) => &[(3, "-->"), (5, "<--")],
        (Direction::Anticlockwise, Characters::Ascii) => &[(3, "<--"), (5, "-->")],
    }
}
