//! Extends a proven principal variation from the transposition table.
//!
//! A proven score often comes from the table, and the search's line ends there. As long as the table has the exact proven value
//! of the position at the end, the stored move keeps that value, so it extends the line. The line ends where the table has no
//! such entry.

use sower_core::kernel::{Board as _, Kernel, PackedMove};

use crate::search::Shared;
use crate::transposition::Bound;

/// The most plies of an extended line.
pub(crate) const LONGEST: usize = 60;

/// Appends the table's moves to a proven line.
pub(crate) fn prolonged<K: Kernel>(
    shared: &Shared<'_, K>,
    root: &K::Board,
    line: &[PackedMove],
) -> Vec<PackedMove> {
    let mut line = line.to_vec();
    let mut passed = vec![*root];
    for played in &line {
        let Some(after) = child(shared, &passed[passed.len() - 1], *played) else { return line };
        passed.push(after);
    }
    while line.len() < LONGEST {
        let at = passed[passed.len() - 1];
        let Some(entry) = shared.table.probe(shared.endings.key(&at, 0)) else { break };
        if !entry.proven || entry.bound != Bound::Exact || entry.best == PackedMove::NONE {
            break;
        }
        // A repeated position adds nothing to the line, and the game might end there by repetition.
        match child(shared, &at, entry.best) {
            Some(after) if !passed.contains(&after) => passed.push(after),
            _ => break,
        }
        line.push(entry.best);
    }
    line
}

/// The position after a move, if it is legal.
fn child<K: Kernel>(shared: &Shared<'_, K>, position: &K::Board, played: PackedMove) -> Option<K::Board> {
    if played == PackedMove::SWAP {
        let is_open = position.may_swap() && shared.kernel.termination(position).is_none();
        return is_open.then(|| position.swapped());
    }
    let mut after = None;
    shared.kernel.for_each_child(position, |sown, child| {
        if sown == played {
            after = Some(*child);
        }
    });
    after
}
