//! Extends a proven principal variation from the transposition table.
//!
//! A proven score is often taken from the table, and the line that the search has built ends where that happened. As long
//! as the table has the exact proven value of the position there, the move beside it is one that keeps that value, so the
//! line can go on with it. What the table no longer has ends it, as before.

use sower_core::kernel::{Half, Packed};

use crate::search::{SWAP, Shared};
use crate::transposition::{Bound, Entry};

/// Longer lines than this nobody reads.
pub(crate) const LONGEST: usize = 60;

/// A proven line with what the table knows behind its end.
pub(crate) fn prolonged<H: Half>(shared: &Shared<'_, H>, root: &Packed<H>, line: &[u8]) -> Vec<u8> {
    let mut line = line.to_vec();
    let mut passed = vec![*root];
    for pit in &line {
        let Some(after) = child(shared, &passed[passed.len() - 1], *pit) else { return line };
        passed.push(after);
    }
    while line.len() < LONGEST {
        let at = passed[passed.len() - 1];
        let Some(entry) = shared.table.probe(shared.endings.key(&at, 0)) else { break };
        if !entry.proven || entry.bound != Bound::Exact || entry.best == Entry::NO_MOVE {
            break;
        }
        // A line that comes back to where it was would say nothing new, and the game might end there by repetition.
        match child(shared, &at, entry.best) {
            Some(after) if !passed.contains(&after) => passed.push(after),
            _ => break,
        }
        line.push(entry.best);
    }
    line
}

/// The position after a move, if it is legal.
fn child<H: Half>(shared: &Shared<'_, H>, position: &Packed<H>, pit: u8) -> Option<Packed<H>> {
    if pit == SWAP {
        let is_open = position.may_swap() && shared.kernel.termination(position).is_none();
        return is_open.then(|| position.swapped());
    }
    let mut after = None;
    shared.kernel.for_each_child(position, |sown, child| {
        if sown as u8 == pit {
            after = Some(*child);
        }
    });
    after
}
