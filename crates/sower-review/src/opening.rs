//! How many plies of a record were its given opening, as in a match.

use sower_core::Played;
use sower_core::record::Tags;

/// How many plies of the main line are the opening that the record's `[Opening]` tag tells.
///
/// `sower match` writes the moves there as their players do. Others write an opening's name, which says nothing about plies:
/// whatever is not word for word the beginning of the game counts as none.
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
