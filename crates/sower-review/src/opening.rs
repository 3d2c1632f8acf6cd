//! Finds out how many plies of a record were a given opening, as in a match.

use sower_core::Played;
use sower_core::record::Tags;

/// The number of main-line plies that the record's `[Opening]` tag covers.
///
/// `sower match` writes the opening's moves there. Other programs write the opening's name, which does not give a number of plies:
/// anything but the literal beginning of the game counts as 0.
pub fn opening_plies(played: &Played, tags: &Tags) -> usize {
    let line = played.main_line();
    let made = line.windows(2).filter_map(|pair| {
        let side = played.node(pair[0]).position().side();
        Some(played.game().label(side, played.node(pair[1]).played()?))
    });
    let told: Vec<&str> = tags.value("Opening").unwrap_or_default().split_whitespace().collect();
    let made: Vec<String> = made.take(told.len()).collect();
    if made == told { told.len() } else { 0 }
}
