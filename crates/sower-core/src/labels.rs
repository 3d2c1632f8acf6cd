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
    let first = label(rules, Place { side, index: 0 });
    let last = label(rules, Place { side, index: rules.board().pits - 1 });
    if first == last { first } else { format!("{first}-{last}") }
}
