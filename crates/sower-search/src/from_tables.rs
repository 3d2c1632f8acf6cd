//! Analysis from endgame tables alone, for positions in which the tables have every move.

use sower_core::{Game, Move, Position};

use crate::analysis::{Analysis, Candidate};
use crate::extend_pv::LONGEST;
use crate::probe::{KnownMove, Probe};
use crate::root::Root;

/// Every move with its proven value and the line that the table would play, best first.
///
/// Tables do not know the game's past. If a move repeats a position since the last capture, the game may end there. Then this
/// returns `None` and the caller searches instead.
pub(crate) fn known(game: &Game, probe: &dyn Probe, root: &Root) -> Option<Analysis> {
    if root.position.in_play() > probe.most_seeds() {
        return None;
    }
    let found = probe.moves(&root.position).filter(|found| !found.is_empty())?;
    let mut moves = Vec::with_capacity(found.len());
    for KnownMove { played, score, distance } in found {
        let after = game.play(&root.position, played).ok()?;
        if root.past.contains(&after) {
            return None;
        }
        let line = line(game, probe, played, after);
        moves.push(Candidate { distance, ..Candidate::new(game, &root.position, line, score, true) });
    }
    Some(Analysis { depth: 1, nodes: moves.len() as u64, seconds: 0.0, proven: true, moves })
}

/// The move followed by the table's best moves.
fn line(game: &Game, probe: &dyn Probe, first: Move, mut at: Position) -> Vec<Move> {
    let mut line = vec![first];
    let mut passed = vec![at];
    while line.len() < LONGEST {
        let Some(next) = probe.moves(&at).and_then(|found| found.first().copied()) else { break };
        match game.play(&at, next.played) {
            // A repeated position adds nothing to the line.
            Ok(after) if !passed.contains(&after) => at = after,
            _ => break,
        }
        passed.push(at);
        line.push(next.played);
    }
    line
}
