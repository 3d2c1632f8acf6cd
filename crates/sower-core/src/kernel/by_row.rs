//! Turns that depend on the mover's row alone: a table builder computes them once for all boards with that row.

use super::half::Half;
use super::tables::{Verdict, kind};
use super::{Kernel, Legality, Shape};

/// What a turn does whatever lies on the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowTurn<H> {
    /// The mover's pits after it.
    pub own: H,
    /// What falls into the other side's pits.
    pub added: H,
    /// What falls into the mover's store.
    pub stored: u8,
    /// Whether the mover has another turn.
    pub again: bool,
}

/// The turns of a game in which most of them depend on the mover's row alone.
#[derive(Clone, Copy, Debug)]
pub struct TurnsByRow<'a, H: Half> {
    kernel: &'a Kernel<H>,
    /// Whether a last seed on the other side does nothing, whatever it finds there.
    nothing_beyond: bool,
}

impl<H: Half> Kernel<H> {
    /// The turns by row, for games of one lap in which every pit with seeds may be played.
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
    /// What playing a pit of this row does, or nothing where the pit is empty or the other side has a say in it.
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
