//! A position as a screen draws it.

use serde::Serialize;
use sower_core::notation::write_position;
use sower_core::trace::Cell;
use sower_core::{Pie, Place, Position, Rules, Side};
use sower_text::PitMarks;
use sower_text::layout::{StoreKind, house, store_kind};

/// A position, cell by cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Board {
    /// Seeds by cell: South's pits, North's pits, South's store, North's store. Where players have seeds in hand, those take the
    /// place of the stores.
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
    /// Seeds in hand, South's first; absent in games without them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub hands: Option<[u8; 2]>,
    /// The cells of closed pits; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<u8>>"))]
    pub closed: Vec<u8>,
    /// The cells of the pits that South owns beyond its row's, and of those that North owns; absent if there are none. A home that
    /// keeps no seeds is in `homes`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub owned: Option<[Vec<u8>; 2]>,
    /// The cells of pits that their player may not play now; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<u8>>"))]
    pub blocked: Vec<u8>,
    /// The cells of the houses that are still owned, South's and North's; absent in games without houses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub houses: Option<[Option<u8>; 2]>,
}

impl Board {
    /// A position by cells.
    pub fn of(rules: &Rules, position: &Position) -> Board {
        let rows = Side::BOTH.into_iter().flat_map(|side| position.row(side).iter().copied());
        let hands = (store_kind(rules) == StoreKind::Hand).then(|| position.extra().hands);
        let stores = hands.unwrap_or_else(|| Side::BOTH.map(|side| position.store(side)));
        let pits = position.pits();
        let home = |owner: Side| {
            // A home is in the opponent's row.
            position.home(owner).map(|index| if owner == Side::South { pits + index } else { index })
        };
        let places =
            || Side::BOTH.into_iter().flat_map(|side| (0..pits).map(move |index| Place { side, index }));
        let cells_with = |is_marked: &dyn Fn(PitMarks) -> bool| -> Vec<u8> {
            let marked = places().filter(|place| is_marked(PitMarks::of(rules, position, *place)));
            marked.map(|place| cell_number(Cell::Pit(place), pits)).collect()
        };
        let owned = Side::BOTH.map(|side| cells_with(&|marks| marks.owner == Some(side)));
        let houses = house(rules).map(|index| {
            Side::BOTH.map(|side| {
                let place = Place { side, index };
                position.extra().houses[side].then(|| cell_number(Cell::Pit(place), pits))
            })
        });
        Board {
            cells: rows.chain(stores).collect(),
            homes: Side::BOTH.map(home),
            side: position.side(),
            may_swap: position.pie() == Pie::Open,
            text: write_position(position),
            hands,
            closed: cells_with(&|marks| marks.is_closed),
            owned: owned.iter().any(|cells| !cells.is_empty()).then_some(owned),
            blocked: cells_with(&|marks| marks.is_blocked),
            houses,
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
