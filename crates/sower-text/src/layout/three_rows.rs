//! Three rows in a frame: each side has the row nearest to it and the right half of the middle row, as it sees the board. Both
//! sides sow around all of them.
//!
//! ```text
//!  ┌───────────────────────────────────────┐
//!  │ North  6     5     4     3     2    1 │  frame with labels
//!  │        3     3     3     3     3    3 │  counts
//!  │       ( )   ( )   ( )   ( )   ( )  ( )│  North's row
//!  │       3 7   3 8   3 9                 │  count and label of North's pits in the middle row
//!  │       ( )   ( )   ( ) │ ( )   ( )  ( )│  middle row
//!  │                        3 9   3 8  3 7 │
//!  │       ( )   ( )   ( )   ( )   ( )  ( )│  South's row
//!  │        3     3     3     3     3    3 │
//!  │        1     2     3     4     5    6 │
//!  └───────────────────────────────────────┘
//! ```

use sower_core::{Place, Side};

use super::path::stops;
use super::rows::{COUNTS, COUNTS_BESIDE, END, FRAME, MARGIN, ON_FRAME, PIT, WALL, outwards, upright};
use super::{Hollow, Layout, Orientation, PitSpot, Plan, Point, StoreSpot};

/// From the middle of a middle pit's text to its count and its label, along the row.
const ASIDE: f64 = 21.0;
/// The same on an upright board, where the count is above the label.
const ABOVE: f64 = 16.0;
/// The width of a pit with the wall to the next one.
const PITCH: f64 = 2.0 * PIT + WALL;

pub(super) fn lay_out(plan: &Plan) -> Layout {
    let layout = ThreeRows::new(plan).layout();
    match plan.orientation {
        Orientation::Wide => layout,
        Orientation::Upright => upright(layout),
    }
}

struct ThreeRows<'a> {
    plan: &'a Plan,
    /// The height of a row's text: between the rows, and between the outer ones and the frame.
    text: f64,
    aside: f64,
    middle: Point,
}

impl<'a> ThreeRows<'a> {
    fn new(plan: &'a Plan) -> ThreeRows<'a> {
        let (text, aside) = match plan.orientation {
            Orientation::Wide => (COUNTS, ASIDE),
            Orientation::Upright => (COUNTS_BESIDE, ABOVE),
        };
        let half_width = plan.columns as f64 * PITCH / 2.0 + END + FRAME + MARGIN;
        let half_height = PIT + text + 2.0 * PIT + text + FRAME + MARGIN;
        ThreeRows { plan, text, aside, middle: Point::new(half_width, half_height) }
    }

    fn layout(&self) -> Layout {
        let Point { x: half_width, y: half_height } = self.middle;
        let pits = Side::BOTH.map(|side| {
            (0..self.plan.pits as u8).map(|index| self.pit(Place { side, index })).collect::<Vec<_>>()
        });
        let slab = Hollow {
            centre: self.middle,
            half_width: half_width - MARGIN,
            half_height: half_height - MARGIN,
            corner: FRAME,
        };
        let stores = Side::BOTH.map(|side| self.store(side));
        let straight = |_, _, halfway| halfway;
        Layout {
            width: 2.0 * half_width,
            height: 2.0 * half_height,
            slab,
            field: Some(slab.grown(-FRAME)).map(|field| Hollow { corner: FRAME / 2.0, ..field }),
            names: Side::BOTH.map(|side| Point::new(stores[side].hollow.centre.x, self.frame_y(side))),
            tallies: None,
            paths: Side::BOTH.map(|side| stops(self.plan, side, &pits, &stores, straight)),
            pits,
            stores,
            columns: self.plan.columns,
            is_one_way: self.plan.is_one_way,
        }
    }

    /// The y coordinate of the labels of a side's own row.
    fn frame_y(&self, side: Side) -> f64 {
        self.middle.y + outwards(side) * (self.middle.y - MARGIN - ON_FRAME)
    }

    fn pit(&self, place: Place) -> PitSpot {
        let (side, index) = (place.side, usize::from(place.index));
        let out = outwards(side);
        let is_own_row = index < self.plan.columns;
        // The middle row is sown back, so its first pit is the outermost one.
        let column = if is_own_row { index } else { 2 * self.plan.columns - 1 - index };
        let from_middle = (column as f64 + 0.5 - self.plan.columns as f64 / 2.0) * PITCH;
        let x = self.middle.x + out * from_middle;
        if is_own_row {
            let hollow = Hollow::round(Point::new(x, self.middle.y + out * (2.0 * PIT + self.text)), PIT);
            let count = hollow.centre.shifted(0.0, out * (PIT + self.text / 2.0));
            return PitSpot { hollow, label: Point::new(x, self.frame_y(side)), count };
        }
        let hollow = Hollow::round(Point::new(x, self.middle.y), PIT);
        let y = self.middle.y + out * (PIT + self.text / 2.0);
        PitSpot { hollow, label: Point::new(x + self.aside, y), count: Point::new(x - self.aside, y) }
    }

    fn store(&self, side: Side) -> StoreSpot {
        let out = outwards(side);
        let x = self.middle.x + out * (self.middle.x - MARGIN - FRAME - END / 2.0);
        let radius = PIT * 1.12;
        let hollow = Hollow::round(Point::new(x, self.middle.y), radius);
        let count = hollow.centre.shifted(0.0, out * (radius + self.text / 2.0));
        StoreSpot { hollow, kind: self.plan.kind, count }
    }
}
