//! Four rows in a frame: each side has an inner and an outer row, and sows around both.
//!
//! ```text
//!  ┌───────────────────────────────┐
//!  │ North     8     7     6       │  frame with the outer row's labels
//!  │           2     2     2       │  counts
//!  │         (   ) (   ) (   )     │  North's outer row
//!  │         (   ) (   ) (   )     │  North's inner row
//!  │          2 3   2 2   2 1      │  count and label of each inner pit
//!  │          2 1   2 2   2 3      │
//!  │         (   ) (   ) (   )     │  South's inner row
//!  │         (   ) (   ) (   )     │  South's outer row
//!  │           2     2     2       │
//!  │           4     5     6  South│
//!  └───────────────────────────────┘
//! ```

use sower_core::trace::Cell;
use sower_core::{Place, Side};

use super::path::own_ring;
use super::rows::{
    COUNTS, COUNTS_BESIDE, END, FRAME, HOUSE_CORNER, MARGIN, ON_FRAME, PIT, WALL, outwards, upright,
};
use super::{Hollow, Layout, Orientation, PitSpot, Plan, Point, StoreKind, StoreSpot};

/// The width of an end with nothing in it: room for a name on the frame.
const BARE_END: f64 = 74.0;
/// The same on an upright board, where names are in the middle of the frame.
const BARE_END_UPRIGHT: f64 = 24.0;
/// Half of the space between the texts of both inner rows.
const APART: f64 = 5.0;
/// From the middle of an inner pit's text to its count and its label, along the row.
const ASIDE: f64 = 21.0;
/// The same on an upright board, where the count is above the label.
const ABOVE: f64 = 16.0;
/// The width of a pit with the wall to the next one.
const PITCH: f64 = 2.0 * PIT + WALL;

pub(super) fn lay_out(plan: &Plan) -> Layout {
    let layout = FourRows::new(plan).layout();
    match plan.orientation {
        Orientation::Wide => layout,
        Orientation::Upright => upright(layout),
    }
}

struct FourRows<'a> {
    plan: &'a Plan,
    /// The height of a row's text: between the inner rows, and between the outer ones and the frame.
    text: f64,
    end: f64,
    aside: f64,
    width: f64,
    height: f64,
}

impl<'a> FourRows<'a> {
    fn new(plan: &'a Plan) -> FourRows<'a> {
        let bare = plan.kind == StoreKind::None;
        let (text, end, aside) = match plan.orientation {
            Orientation::Wide => (COUNTS, if bare { BARE_END } else { END }, ASIDE),
            Orientation::Upright => (COUNTS_BESIDE, if bare { BARE_END_UPRIGHT } else { END }, ABOVE),
        };
        let width = plan.columns as f64 * PITCH + 2.0 * (end + FRAME + MARGIN);
        let height = 2.0 * (APART + text + 2.0 * PIT + WALL + 2.0 * PIT + text + FRAME + MARGIN);
        FourRows { plan, text, end, aside, width, height }
    }

    fn layout(&self) -> Layout {
        let pits = Side::BOTH.map(|side| {
            (0..self.plan.pits as u8).map(|index| self.pit(Place { side, index })).collect::<Vec<_>>()
        });
        let slab = Hollow {
            centre: self.middle(),
            half_width: self.width / 2.0 - MARGIN,
            half_height: self.height / 2.0 - MARGIN,
            corner: FRAME,
        };
        Layout {
            width: self.width,
            height: self.height,
            slab,
            field: Some(slab.grown(-FRAME)).map(|field| Hollow { corner: FRAME / 2.0, ..field }),
            stores: Side::BOTH.map(|side| self.store(side)),
            names: Side::BOTH.map(|side| {
                let from_edge = MARGIN + FRAME + self.end / 2.0;
                let x = self.middle().x + outwards(side) * (self.width / 2.0 - from_edge);
                Point::new(x, self.frame_y(side))
            }),
            tallies: None,
            paths: Side::BOTH.map(|side| own_ring(self.plan, side, &pits[side])),
            pits,
            columns: self.plan.columns,
            is_one_way: self.plan.is_one_way,
        }
    }

    fn middle(&self) -> Point {
        Point::new(self.width / 2.0, self.height / 2.0)
    }

    /// The y coordinate of the labels of a side's outer row.
    fn frame_y(&self, side: Side) -> f64 {
        self.middle().y + outwards(side) * (self.height / 2.0 - MARGIN - ON_FRAME)
    }

    fn pit(&self, place: Place) -> PitSpot {
        let (side, index) = (place.side, usize::from(place.index));
        let (row, column) = (index / self.plan.columns, index % self.plan.columns);
        let out = outwards(side);
        let from_middle = (column as f64 + 0.5 - self.plan.columns as f64 / 2.0) * PITCH;
        let x = self.middle().x + out * from_middle;
        let y = self.middle().y + out * (APART + self.text + PIT + row as f64 * PITCH);
        let corner = if self.plan.house == Some(place.index) { HOUSE_CORNER } else { PIT };
        let hollow = Hollow { corner, ..Hollow::round(Point::new(x, y), PIT) };
        let (label, count) = if row == 0 {
            let y = self.middle().y + out * (APART + self.text / 2.0);
            (Point::new(x + self.aside, y), Point::new(x - self.aside, y))
        } else {
            let beyond = PIT + self.text / 2.0;
            (Point::new(x, self.frame_y(side)), hollow.centre.shifted(0.0, out * beyond))
        };
        PitSpot { hollow, label, count }
    }

    fn store(&self, side: Side) -> StoreSpot {
        let out = outwards(side);
        let x = self.middle().x + out * (self.width / 2.0 - MARGIN - FRAME - self.end / 2.0);
        let radius = if self.plan.kind == StoreKind::None { 1.0 } else { PIT * 1.12 };
        let hollow = Hollow::round(Point::new(x, self.middle().y), radius);
        let count = hollow.centre.shifted(0.0, out * (radius + self.text / 2.0));
        StoreSpot { hollow, kind: self.plan.kind, count }
    }
}

/// The cells of a side's ring in sowing order: anticlockwise, the outer row to the right and the inner one to the left.
pub(super) fn ring_order(columns: usize) -> impl DoubleEndedIterator<Item = usize> {
    (columns..2 * columns).chain((0..columns).rev())
}

/// A side's pit at this index.
pub(super) fn pit_of(side: Side, index: usize) -> Cell {
    Cell::Pit(Place { side, index: index as u8 })
}
