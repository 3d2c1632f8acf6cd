//! The path of seeds around the board.

use serde::Serialize;
use sower_core::trace::Cell;
use sower_core::{Place, Side};

use super::own_rings::{pit_of, ring_order};
use super::{PitSpot, Plan, Point, StoreSpot};

/// A stop of the path, with the curve that leads to it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Stop {
    /// The pit or store at this stop.
    pub cell: Cell,
    /// The centre of the pit or store.
    pub at: Point,
    /// The control point of the curve (quadratic, as SVG's `Q`) from the previous stop; for the first
    /// stop, from the last.
    pub through: Point,
}

/// A small arrow between two pits of a side that shows the sowing direction.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Arrow {
    /// The middle of the arrow.
    pub at: Point,
    /// The direction of the arrow: 0 points to the right, 90 down.
    pub degrees: f64,
}

/// The arrows along a path, between neighbouring pits of one side.
pub(super) fn arrows(path: &[Stop]) -> Vec<Arrow> {
    path.windows(2)
        .filter_map(|pair| {
            let (Cell::Pit(from), Cell::Pit(to)) = (pair[0].cell, pair[1].cell) else { return None };
            let (start, end) = (pair[0].at, pair[1].at);
            (from.side == to.side).then(|| Arrow {
                // The midpoint of the curve, which is halfway between its chord and its control point.
                at: start.halfway(end).halfway(pair[1].through),
                degrees: (end.y - start.y).atan2(end.x - start.x).to_degrees(),
            })
        })
        .collect()
}

/// The arrows around a side's own ring, also from the last stop to the first.
pub(super) fn ring_arrows(path: &[Stop]) -> Vec<Arrow> {
    let closed: Vec<Stop> = path.iter().chain(path.first()).copied().collect();
    arrows(&closed)
}

/// The path of a side that sows around its own rows.
pub(super) fn own_ring(plan: &Plan, side: Side, pits: &[PitSpot]) -> Vec<Stop> {
    let order = ring_order(plan.columns);
    let order: Vec<usize> = if plan.is_clockwise { order.rev().collect() } else { order.collect() };
    let before = order.iter().cycle().skip(order.len() - 1);
    order
        .iter()
        .zip(before)
        .map(|(index, from)| {
            let at = pits[*index].hollow.centre;
            Stop { cell: pit_of(side, *index), at, through: pits[*from].hollow.centre.halfway(at) }
        })
        .collect()
}

/// The path of a mover: its pits, its store if that is sown, and the opponent's pits. `bend` returns the control point between
/// two of them.
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
