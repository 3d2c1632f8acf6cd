//! The way that seeds take round the board.

use serde::Serialize;
use sower_core::trace::Cell;
use sower_core::{Place, Side};

use super::{PitSpot, Plan, Point, StoreSpot};

/// One place where a seed can fall, and the bend on the way to it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Stop {
    /// What lies there.
    pub cell: Cell,
    /// Its middle.
    pub at: Point,
    /// The control point of the curve (quadratic, as SVG's `Q`) that leads here from the stop before; to the first
    /// stop, from the last.
    pub through: Point,
}

/// Strings the pits of a mover, its store if it is sown, and the other's pits; `bend` says how a curve between two
/// of them runs.
pub(super) fn stops(
    plan: &Plan,
    mover: Side,
    pits: &[Vec<PitSpot>; 2],
    stores: &[StoreSpot; 2],
    bend: impl Fn(Cell, Cell, Point) -> Point,
) -> Vec<Stop> {
    let row = |side: Side| {
        pits[side]
            .iter()
            .zip(0..)
            .map(move |(pit, index)| (Cell::Pit(Place { side, index }), pit.hollow.centre))
    };
    let store = plan.sows_store.then_some((Cell::Store(mover), stores[mover].hollow.centre));
    let cells: Vec<(Cell, Point)> = row(mover).chain(store).chain(row(!mover)).collect();
    let before = cells.iter().cycle().skip(cells.len() - 1);
    cells
        .iter()
        .zip(before)
        .map(|((cell, at), (from, start))| Stop {
            cell: *cell,
            at: *at,
            through: bend(*from, *cell, start.halfway(*at)),
        })
        .collect()
}
