//! Three rows of pits in one box. The labels of the outer rows are above and below it; those of the middle row are in its borders.

use sower_core::{Place, Side};

use super::TextBoard;
use super::canvas::Canvas;
use super::rows::{INDENT, Lines, ROOMY_PITS};
use crate::layout::{column, row};

pub(super) fn lines(board: &TextBoard<'_>) -> Vec<String> {
    let columns = usize::from(board.rules.columns());
    let cell = if columns > ROOMY_PITS { 3 } else { 5 };
    let lines = Lines::of(board.options.characters);
    let places = |wanted: usize| {
        let all = Side::BOTH
            .into_iter()
            .flat_map(|side| (0..board.rules.board().pits).map(move |index| Place { side, index }));
        let mut places: Vec<Place> = all.filter(|place| row(board.rules, *place) == wanted).collect();
        places.sort_by_key(|place| column(board.rules, *place));
        places
    };
    let rows = [places(0), places(1), places(2)];
    let text = |places: &[Place]| {
        lines.boxed(places.iter().map(|place| format!("{:^cell$}", board.content(*place))))
    };
    let body = [
        lines.border(&lines.top, columns, cell),
        text(&rows[0]),
        lines.border(&lines.middle, columns, cell),
        text(&rows[1]),
        lines.border(&lines.middle, columns, cell),
        text(&rows[2]),
        lines.border(&lines.bottom, columns, cell),
    ];
    let mut canvas = Canvas::default();
    for (number, line) in body.iter().enumerate() {
        canvas.put(1 + number, INDENT, line);
    }
    // North's half of the middle row is labelled above it, South's below it.
    for (places, at) in [(&rows[0], 0), (&rows[1], 3), (&rows[1], 5), (&rows[2], 1 + body.len())] {
        for (number, place) in places.iter().enumerate() {
            let is_wanted = match at {
                3 => place.side == Side::North,
                5 => place.side == Side::South,
                _ => true,
            };
            if is_wanted {
                let middle = INDENT + 1 + number * (cell + 1) + cell / 2;
                canvas.centre(at, middle, &board.label(*place));
            }
        }
    }
    canvas.into_lines()
}
