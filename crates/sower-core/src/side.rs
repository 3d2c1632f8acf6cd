//! The two sides and the pits, named from the mover's seat ([`Pit`]) and on the board ([`Place`]).

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use serde::Serialize;

use crate::named::named;

named! {
    /// One of the two players' places at the board. South moves first unless a coin says otherwise.
    pub enum Side {
        /// The lower row in a drawing.
        South = "S",
        /// The upper row in a drawing.
        North = "N",
    }
}

impl Side {
    /// South, then North: the order in which everything that belongs to both is written.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}

/// Something that each side has: South's first.
impl<T> Index<Side> for [T; 2] {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self[side as usize]
    }
}

impl<T> IndexMut<Side> for [T; 2] {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self[side as usize]
    }
}

/// A pit as its mover counts it: 1..n are the mover's own in sowing order, n+1..2n the other side's.
///
/// Only where pits are shared can a move start beyond n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit(u8);

impl Pit {
    /// The pit with that number, counted from 1.
    ///
    /// # Panics
    /// If the number is 0.
    pub const fn new(number: u8) -> Pit {
        assert!(number > 0, "pits are counted from 1");
        Pit(number - 1)
    }

    /// The pit with that index, counted from 0.
    pub const fn from_index(index: u8) -> Pit {
        Pit(index)
    }

    /// Counted from 1, as people count.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Counted from 0, as arrays count.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number that players say, not the index.
impl fmt::Debug for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Pit").field(&self.number()).finish()
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A pit of the board: whose, and which of theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// Whose row it lies in.
    pub side: Side,
    /// Its index from 0 in that side's sowing order.
    pub index: u8,
}

impl Place {
    /// The pit of that mover's count, on a board of `pits` a side.
    pub fn of(mover: Side, pit: Pit, pits: u8) -> Place {
        let index = pit.0;
        if index < pits { Place { side: mover, index } } else { Place { side: !mover, index: index - pits } }
    }

    /// How that mover counts this pit, on a board of `pits` a side.
    pub fn seen_by(self, mover: Side, pits: u8) -> Pit {
        if self.side == mover { Pit(self.index) } else { Pit(self.index + pits) }
    }

    /// The pit that faces this one.
    pub fn opposite(self, pits: u8) -> Place {
        Place { side: !self.side, index: pits - 1 - self.index }
    }
}
