//! Turns that depend on the mover's row alone: a table builder computes them once for all boards with that row.

use super::half::Half;
use super::tables::{Verdict, kind};
use super::{Legality, Shape, SharedRing};

/// The effect of a turn that does not depend on the opponent's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowTurn<H> {
    /// The mover's pits after the turn.
    pub own: H,
    /// The seeds added to each of the opponent's pits.
    pub added: H,
    /// The seeds added to the mover's store.
    pub stored: u8,
    /// Whether the mover gets an extra turn.
    pub again: bool,
}

/// The turns of a game in which most turns depend on the mover's row alone.
#[derive(Clone, Copy, Debug)]
pub struct TurnsByRow<'a, H: Half> {
    kernel: &'a SharedRing<H>,
    /// Whether a last seed on the opponent's side has no effect, whatever is there.
    nothing_beyond: bool,
}

impl<H: Half> SharedRing<H> {
    /// Turns by row; `None` unless the game has single laps and every pit with seeds may be played.
    pub fn turns_by_row(&self) -> Option<TurnsByRow<'_, H>> {
        let one_lap = matches!(self.shape, Shape::OneLap | Shape::OneLapAgain);
        (one_lap && self.legality == Legality::Plain && self.least == 1).then(|| TurnsByRow {
            kernel: self,
            nothing_beyond: self.verdicts[0][usize::from(kind::OTHER)]
                .iter()
                .all(|verdict| *verdict == Verdict::Stop),
        })
    }
}

impl<H: Half> TurnsByRow<'_, H> {
    /// The effect of playing a pit of this row; `None` if the pit is empty or the effect depends on the opponent's side.
    pub fn turn(&self, own: H, pit: usize) -> Option<RowTurn<H>> {
        let kernel = self.kernel;
        let count = own.byte(pit);
        if count == 0 {
            return None;
        }
        let row = &kernel.rows[pit][usize::from(count)];
        let after = own.plus(row.own);
        let verdict = match row.kind {
            kind::OTHER if self.nothing_beyond => Verdict::Stop,
            kind::OTHER => return None,
            at => kernel.verdicts[0][usize::from(at)][usize::from(after.byte(usize::from(row.last)))],
        };
        if verdict > Verdict::Again {
            return None;
        }
        Some(RowTurn {
            own: after & kernel.pit_mask,
            added: row.other,
            stored: after.byte(H::STORE),
            again: verdict == Verdict::Again,
        })
    }
}
