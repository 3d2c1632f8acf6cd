//! What is proven of every move of a position: by tables, or by a search that goes to the end.

use sower_core::{Game, Move, Position};
use sower_search::{Limits, Root, Searcher, Stop};
use sower_tables::Tables;

use crate::worth::Worth;

/// A legal move and what is proven of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownMove {
    pub(crate) played: Move,
    pub(crate) worth: Worth,
    /// Plies to the next capture that somebody can force, or to the end of what a search has proven.
    pub(crate) plies: u32,
}

/// Every legal move, if the tables know them all.
pub(crate) fn by_tables(tables: &Tables, position: &Position) -> Option<Vec<KnownMove>> {
    let moves = tables.moves(position).ok()?;
    let known = moves.into_iter().map(|found| {
        let (played, found) = (found.played, found.found?);
        Some(KnownMove { played, worth: found.into(), plies: u32::from(found.distance.unwrap_or(0)) })
    });
    known.collect()
}

/// Every legal move, if a search proves them all within its limits.
pub(crate) fn by_search(
    game: &Game,
    searcher: &mut Searcher,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
) -> Option<Vec<KnownMove>> {
    searcher.clear();
    let found = searcher.analyze(&Root::alone(*position), limits, stop, &mut |_| {});
    let known = |played: Move| {
        let candidate =
            found.moves.iter().find(|candidate| candidate.played == played && candidate.proven)?;
        let plies = candidate.moves.len() as u32;
        Some(KnownMove { played, worth: Worth::exactly(candidate.score), plies })
    };
    game.moves(position).into_iter().map(known).collect()
}

/// The moves with their worth alone.
pub(crate) fn worths(moves: &[KnownMove]) -> Vec<(Move, Worth)> {
    moves.iter().map(|known| (known.played, known.worth)).collect()
}
