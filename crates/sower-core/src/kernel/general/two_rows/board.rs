//! A position as bytes on one ring, seen from the mover.
//!
//! ```text
//! cell   0 … n-1          n … 2n-1
//!        the mover's row  the opponent's row      opposite of cell i: 2n-1-i
//! ```
//! Sowing anticlockwise goes to higher cells. The mover's store lies between n-1 and n, whichever way a turn sows.

use crate::position::{MOST_PITS, Position};
use crate::rules::Sides;
use crate::side::Side;

/// The cells of the largest board.
pub(super) const CELLS: usize = 2 * MOST_PITS;
/// The cell of a home that there is not.
pub(super) const NO_CELL: u8 = u8::MAX;

/// One side's share of a board: the mover's, then the opponent's.
pub(super) const MOVER: usize = 0;
pub(super) const OPPONENT: usize = 1;

/// A board seen from the mover.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) seeds: [u8; CELLS],
    pub(super) stores: [u8; 2],
    /// Each side's home, a cell of the other row.
    pub(super) homes: [u8; 2],
    /// A bit for every closed cell.
    pub(super) closed: u64,
    /// A bit for every cell that a side owns.
    pub(super) owned: [u64; 2],
    /// A bit for every cell that counts as the mover's: the row, or the territory.
    pub(super) mine: u64,
}

/// Two masks of rows as one mask of cells.
fn ring(rows: [u32; 2], mover: Side, pits: usize) -> u64 {
    u64::from(rows[mover]) | u64::from(rows[!mover]) << pits
}

impl Board {
    pub(super) fn of(position: &Position, sides: Sides) -> Board {
        let (mover, pits) = (position.side(), usize::from(position.pits()));
        let mut seeds = [0; CELLS];
        seeds[..pits].copy_from_slice(position.row(mover));
        seeds[pits..2 * pits].copy_from_slice(position.row(!mover));
        let extra = position.extra();
        let own_row = (1u64 << pits) - 1;
        let home = |owner: Side| match position.home(owner) {
            Some(index) if owner == mover => index + pits as u8,
            Some(index) => index,
            None => NO_CELL,
        };
        Board {
            seeds,
            stores: [position.store(mover), position.store(!mover)],
            homes: [home(mover), home(!mover)],
            closed: ring(extra.closed, mover, pits),
            owned: [ring(extra.owned[mover], mover, pits), ring(extra.owned[!mover], mover, pits)],
            mine: if sides == Sides::Territory { own_row ^ ring(extra.lost, mover, pits) } else { own_row },
        }
    }

    /// Writes the board back into a position that has the same side to move.
    pub(super) fn write(&self, position: &mut Position) {
        let (mover, pits) = (position.side(), usize::from(position.pits()));
        position.row_mut(mover).copy_from_slice(&self.seeds[..pits]);
        position.row_mut(!mover).copy_from_slice(&self.seeds[pits..2 * pits]);
        position.stores[mover] = self.stores[MOVER];
        position.stores[!mover] = self.stores[OPPONENT];
        let index = |cell: u8| match usize::from(cell) {
            _ if cell == NO_CELL => None,
            cell if cell >= pits => Some((cell - pits) as u8),
            _ => Some(cell),
        };
        position.homes[mover] = index(self.homes[MOVER]);
        position.homes[!mover] = index(self.homes[OPPONENT]);
        let own_row = (1u64 << pits) - 1;
        let rows = |mask: u64| ((mask & own_row) as u32, (mask >> pits) as u32);
        for (owner, mask) in [(mover, self.owned[MOVER]), (!mover, self.owned[OPPONENT])] {
            let (own, other) = rows(mask);
            position.extra.owned[owner][mover] = own;
            position.extra.owned[owner][!mover] = other;
        }
    }

    #[inline(always)]
    pub(super) fn is_closed(&self, cell: usize) -> bool {
        self.closed >> cell & 1 == 1
    }

    #[inline(always)]
    pub(super) fn is_owned(&self, cell: usize) -> bool {
        (self.owned[MOVER] | self.owned[OPPONENT]) >> cell & 1 == 1
    }

    #[inline(always)]
    pub(super) fn is_mine(&self, cell: usize) -> bool {
        self.mine >> cell & 1 == 1
    }

    #[inline(always)]
    pub(super) fn is_home(&self, cell: usize) -> bool {
        usize::from(self.homes[MOVER]) == cell || usize::from(self.homes[OPPONENT]) == cell
    }

    /// Seeds in the cells of a mask that no side owns.
    pub(super) fn free_seeds(&self, cells: u64) -> u16 {
        let mut left = cells & !(self.owned[MOVER] | self.owned[OPPONENT]);
        let mut sum = 0;
        while left != 0 {
            sum += u16::from(self.seeds[left.trailing_zeros() as usize]);
            left &= left - 1;
        }
        sum
    }
}
