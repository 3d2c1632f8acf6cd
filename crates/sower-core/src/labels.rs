//! Pit labels: numbers, letters, or numbers around the board.

use crate::rules::{Labels, Rules};
use crate::side::{Place, Side};

/// The label of a pit.
pub fn label(rules: &Rules, place: Place) -> String {
    let pits = rules.board().pits;
    match rules.labels() {
        Labels::Numbers => (place.index + 1).to_string(),
        Labels::Letters => {
            let first = if place.side == Side::South { b'A' } else { b'a' };
            char::from(first + place.index).to_string()
        }
        Labels::BoardNumbers => {
            let before = if place.side == Side::South { 0 } else { pits };
            (before + place.index + 1).to_string()
        }
        Labels::Squares => {
            let (column, row) = rules.square(place);
            format!("{}{}", char::from(b'a' + column), row + 1)
        }
    }
}

/// The pit with that label. If both sides use the label, the mover's pit.
pub fn place(rules: &Rules, mover: Side, text: &str) -> Option<Place> {
    let pits = rules.board().pits;
    [mover, !mover]
        .into_iter()
        .flat_map(|side| (0..pits).map(move |index| Place { side, index }))
        .find(|place| label(rules, *place) == text)
}

/// The range of a side's labels, such as `1-6` or `A-F`.
pub fn range(rules: &Rules, side: Side) -> String {
    let label = |index: u8| label(rules, Place { side, index });
    let last = rules.board().pits - 1;
    let (first, last) = match rules.labels() {
        Labels::Squares => {
            let mut all: Vec<String> = (0..=last).map(label).collect();
            all.sort();
            (all.swap_remove(0), all.pop().unwrap_or_else(|| label(last)))
        }
        _ => (label(0), label(last)),
    };
    if first == last { first } else { format!("{first}-{last}") }
}
