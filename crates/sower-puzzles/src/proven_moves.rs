//! Proven values of all moves of a position: from tables, or from a search to the end.

use sower_core::{Game, Move, Position};
use sower_search::{Limits, Root, Searcher, Stop};
use sower_tables::EndgameTables;

use crate::value_range::ValueRange;

/// A legal move and its proven value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProvenMove {
    pub(crate) played: Move,
    pub(crate) value: ValueRange,
    /// Plies to the next forced capture, or to the end of the line that a search has proven.
    pub(crate) plies: u32,
}

/// Every legal move, if the tables have all their values.
pub(crate) fn from_tables(tables: &EndgameTables, position: &Position) -> Option<Vec<ProvenMove>> {
    let moves = tables.look_up_moves(position).ok()?;
    let known = moves.into_iter().map(|found| {
        let (played, found) = (found.played, found.found?);
        Some(ProvenMove { played, value: found.into(), plies: u32::from(found.distance.unwrap_or(0)) })
    });
    known.collect()
}

/// Every legal move, if a search proves them all within its limits.
pub(crate) fn from_search(
    game: &Game,
    searcher: &mut Searcher,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
) -> Option<Vec<ProvenMove>> {
    searcher.clear();
    let found = searcher.analyze(&Root::alone(*position), limits, stop, &mut |_| {});
    let known = |played: Move| {
        let candidate =
            found.moves.iter().find(|candidate| candidate.played == played && candidate.proven)?;
        let plies = candidate.moves.len() as u32;
        Some(ProvenMove { played, value: ValueRange::exactly(candidate.score), plies })
    };
    game.moves(position).into_iter().map(known).collect()
}

/// The moves with their values only.
pub(crate) fn value_ranges(moves: &[ProvenMove]) -> Vec<(Move, ValueRange)> {
    moves.iter().map(|known| (known.played, known.value)).collect()
}
