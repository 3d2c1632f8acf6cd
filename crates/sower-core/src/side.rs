//! The two sides, and pits as the mover counts them ([`Pit`]) or as the board does ([`Place`]).

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use serde::Serialize;

use crate::named::named;

named! {
    /// One of the two sides of the board. South moves first unless a coin toss decides.
    pub enum Side {
        /// The lower row of the drawn board.
        South = "S",
        /// The upper row of the drawn board.
        North = "N",
    }
}

impl Side {
    /// South, then North: the order of all per-side data.
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

named! {
    /// A direction of sowing, as the mover sees the board.
    pub enum Way {
        /// Clockwise: with two rows, to the mover's left.
        Clockwise = "<",
        /// Anticlockwise: with two rows, to the mover's right.
        Anticlockwise = ">",
    }
}

impl Way {
    /// Both directions, in the order of moves.
    pub const BOTH: [Way; 2] = [Way::Clockwise, Way::Anticlockwise];
}

impl Not for Way {
    type Output = Way;

    fn not(self) -> Way {
        match self {
            Way::Clockwise => Way::Anticlockwise,
            Way::Anticlockwise => Way::Clockwise,
        }
    }
}

/// Indexes per-side data, South's first.
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

/// A pit as the mover counts: 1..n are the mover's in sowing order, n+1..2n the opponent's.
///
/// A move can start beyond n only if pits are shared.
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

    /// The number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Shows the number, not the index.
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

/// A pit of the board: its side, and its index there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The side whose row it is in.
    pub side: Side,
    /// Its index from 0 in that side's sowing order.
    pub index: u8,
}

impl Place {
    /// Converts a mover's pit, on a board with `pits` per side.
    pub fn of(mover: Side, pit: Pit, pits: u8) -> Place {
        let index = pit.0;
        if index < pits { Place { side: mover, index } } else { Place { side: !mover, index: index - pits } }
    }

    /// The pit as that mover counts, on a board with `pits` per side.
    pub fn seen_by(self, mover: Side, pits: u8) -> Pit {
        if self.side == mover { Pit(self.index) } else { Pit(self.index + pits) }
    }

    /// The opposite pit.
    pub fn opposite(self, pits: u8) -> Place {
        Place { side: !self.side, index: pits - 1 - self.index }
    }
}
