//! Four rows of pits in boxes: a box for each side, with the labels of the inner rows between them.

use sower_core::{Place, Side};

use super::TextBoard;
use super::canvas::Canvas;
use super::rows::{INDENT, Lines, ROOMY_PITS};
use crate::layout::column;

/// From the label of a side's first row to the next side's.
const BLOCK: usize = 7;

pub(super) fn lines(board: &TextBoard<'_>) -> Vec<String> {
    let columns = usize::from(board.rules.columns());
    let cell = if columns > ROOMY_PITS { 3 } else { 5 };
    let lines = Lines::of(board.options.characters);
    let mut canvas = Canvas::default();
    for (side, top) in [(Side::North, 0), (Side::South, BLOCK)] {
        let row = |number: u8| {
            let columns = board.rules.columns();
            let mut places: Vec<Place> =
                (0..columns).map(|index| Place { side, index: number * columns + index }).collect();
            places.sort_by_key(|place| column(board.rules, *place));
            places
        };
        // The outer row is away from the opponent's.
        let [upper, lower] = if side == Side::North { [row(1), row(0)] } else { [row(0), row(1)] };
        let text = |places: &[Place]| {
            let cells = places.iter().map(|place| format!("{:^cell$}", board.content(*place)));
            lines.boxed(cells)
        };
        let body = [
            lines.border(&lines.top, columns, cell),
            text(&upper),
            lines.border(&lines.middle, columns, cell),
            text(&lower),
            lines.border(&lines.bottom, columns, cell),
        ];
        for (number, line) in body.iter().enumerate() {
            canvas.put(top + 1 + number, INDENT, line);
        }
        for (places, at) in [(&upper, top), (&lower, top + 1 + body.len())] {
            for (number, place) in places.iter().enumerate() {
                let middle = INDENT + 1 + number * (cell + 1) + cell / 2;
                canvas.centre(at, middle, &board.label(*place));
            }
        }
    }
    canvas.into_lines()
}
