//! A position as a screen draws it.

use serde::Serialize;
use sower_core::notation::write_position;
use sower_core::trace::Cell;
use sower_core::{Pie, Position, Side};

/// A position, cell by cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Board {
    /// Seeds by cell: South's pits, North's pits, South's store, North's store.
    pub cells: Vec<u8>,
    /// The cell that is South's home, and North's.
    pub homes: [Option<u8>; 2],
    /// Who is to move.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// Whether the mover may swap seats instead of sowing.
    pub may_swap: bool,
    /// The position as text, in Sower's form.
    pub text: String,
}

impl Board {
    /// A position by cells.
    pub fn of(position: &Position) -> Board {
        let rows = Side::BOTH.into_iter().flat_map(|side| position.row(side).iter().copied());
        let stores = Side::BOTH.into_iter().map(|side| position.store(side));
        let pits = position.pits();
        let home = |owner: Side| {
            // A home is in the opponent's row.
            position.home(owner).map(|index| if owner == Side::South { pits + index } else { index })
        };
        Board {
            cells: rows.chain(stores).collect(),
            homes: Side::BOTH.map(home),
            side: position.side(),
            may_swap: position.pie() == Pie::Open,
            text: write_position(position),
        }
    }
}

/// The number of a cell on a board with `pits` pits per side.
pub fn cell_number(cell: Cell, pits: u8) -> u8 {
    let of_north = |side: Side| u8::from(side == Side::North);
    match cell {
        Cell::Pit(place) => of_north(place.side) * pits + place.index,
        Cell::Store(side) => 2 * pits + of_north(side),
    }
}
