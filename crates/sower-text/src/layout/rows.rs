//! Two rows in a frame: the labels are on the frame, the counts between it and the pits.
//!
//! ```text
//!  ┌───────────────────────────────┐
//!  │ North    3     2     1        │  frame
//!  │ 0 ┌──────────────────────┐    │  counts
//!  │   (  )  (   ) (   ) (   ) ( ) │  North's row
//!  │   (  )  (   ) (   ) (   ) ( ) │  South's row
//!  │                            0  │  counts
//!  │          1     2     3  South │  frame
//!  └───────────────────────────────┘
//! ```

use sower_core::Side;
use sower_core::trace::Cell;

use super::geometry::Turn;
use super::path::stops;
use super::{Hollow, Layout, Orientation, PitSpot, Plan, Point, StoreKind, StoreSpot};

/// The space around the board, for its shadow.
pub(super) const MARGIN: f64 = 14.0;
/// The frame, with labels and names.
pub(super) const FRAME: f64 = 46.0;
/// From the outer edge of the frame to the centre of the text on it: clear of the inlay.
pub(super) const ON_FRAME: f64 = 25.0;
/// The height of the counts between the frame and the pits, on wide boards.
pub(super) const COUNTS: f64 = 36.0;
/// The width of the counts beside the pits, on upright boards.
pub(super) const COUNTS_BESIDE: f64 = 54.0;
/// The radius of a round pit.
pub(super) const PIT: f64 = 42.0;
/// The corner radius of a pit that is a house: its owner's square pit.
pub(super) const HOUSE_CORNER: f64 = 12.0;
/// Half of a long pit, across and along.
const LONG_PIT: (f64, f64) = (34.0, 80.0);
/// The corner radius of a long pit, small enough for a pair at its end.
const LONG_PIT_CORNER: f64 = 22.0;
/// Between neighbouring pits, and between a pit and other hollows.
pub(super) const WALL: f64 = 16.0;
/// The width of an end with a store or a bowl in it.
pub(super) const END: f64 = 124.0;
/// The width of an end with only a count in it.
const COUNT_END: f64 = 74.0;
/// Half of a long store, across.
const TROUGH: f64 = 29.0;
/// Between the rows, if tallies are there.
const TALLIES: f64 = 190.0;
/// From one line of a tally to the next.
const LINE: f64 = 21.0;

pub(super) fn lay_out(plan: &Plan) -> Layout {
    let layout = Rows::new(plan).layout();
    match plan.orientation {
        Orientation::Wide => layout,
        Orientation::Upright => upright(layout),
    }
}

/// The wide board rotated, with tallies moved to where they fit.
pub(super) fn upright(wide: Layout) -> Layout {
    let mut layout = wide.turned(Turn::Quarter);
    let middle = layout.width / 2.0;
    let frame = MARGIN + ON_FRAME;
    layout.names = [Point::new(middle, layout.height - frame), Point::new(middle, frame)];
    if let Some(tallies) = &mut layout.tallies {
        *tallies = tallies_at(middle, layout.height / 2.0);
    }
    layout
}

/// North's lines above a point, South's below it.
fn tallies_at(x: f64, y: f64) -> [[Point; 4]; 2] {
    let line = |number: f64| Point::new(x, y + number * LINE);
    [[line(0.8), line(1.8), line(2.8), line(3.8)], [line(-3.8), line(-2.8), line(-1.8), line(-0.8)]]
}

struct Rows<'a> {
    plan: &'a Plan,
    /// Half of a pit.
    half: (f64, f64),
    /// Between the rows.
    gap: f64,
    counts: f64,
    end: f64,
    width: f64,
    height: f64,
}

impl<'a> Rows<'a> {
    fn new(plan: &'a Plan) -> Rows<'a> {
        let half = if plan.long_pits { LONG_PIT } else { (PIT, PIT) };
        let gap = match plan.kind {
            StoreKind::Trough => 4.0 * TROUGH + 3.0 * WALL,
            _ if plan.tallies => TALLIES,
            _ => WALL,
        };
        let counts = match plan.orientation {
            Orientation::Wide => COUNTS,
            Orientation::Upright => COUNTS_BESIDE,
        };
        let end = if plan.kind == StoreKind::Trough { COUNT_END } else { END };
        let row = plan.pits as f64 * (2.0 * half.0 + WALL);
        let width = row + 2.0 * (end + FRAME + MARGIN);
        let height = 4.0 * half.1 + gap + 2.0 * (counts + FRAME + MARGIN);
        Rows { plan, half, gap, counts, end, width, height }
    }

    fn layout(&self) -> Layout {
        let pits = Side::BOTH.map(|side| (0..self.plan.pits).map(|index| self.pit(side, index)).collect());
        let stores = Side::BOTH.map(|side| self.store(side));
        let slab = Hollow {
            centre: self.middle(),
            half_width: self.width / 2.0 - MARGIN,
            half_height: self.height / 2.0 - MARGIN,
            corner: FRAME,
        };
        let paths = Side::BOTH.map(|mover| {
            stops(self.plan, mover, &pits, &stores, |from, to, halfway| self.bend(from, to, halfway))
        });
        Layout {
            width: self.width,
            height: self.height,
            slab,
            field: Some(slab.grown(-FRAME)).map(|field| Hollow { corner: FRAME / 2.0, ..field }),
            pits,
            stores,
            names: Side::BOTH.map(|side| {
                let from_edge = MARGIN + FRAME + self.end / 2.0;
                let x = self.middle().x + outwards(side) * (self.width / 2.0 - from_edge);
                Point::new(x, self.frame_y(side))
            }),
            tallies: self.plan.tallies.then(|| tallies_at(self.middle().x, self.middle().y)),
            paths,
            columns: self.plan.columns,
            is_one_way: self.plan.is_one_way,
        }
    }

    fn middle(&self) -> Point {
        Point::new(self.width / 2.0, self.height / 2.0)
    }

    /// The y coordinate of a side's labels and name.
    fn frame_y(&self, side: Side) -> f64 {
        self.middle().y + outwards(side) * (self.height / 2.0 - MARGIN - ON_FRAME)
    }

    /// The y coordinate of a side's counts.
    fn count_y(&self, side: Side) -> f64 {
        self.middle().y + outwards(side) * (self.height / 2.0 - MARGIN - FRAME - self.counts / 2.0)
    }

    fn pit(&self, side: Side, index: usize) -> PitSpot {
        let pitch = 2.0 * self.half.0 + WALL;
        let from_middle = (index as f64 + 0.5 - self.plan.pits as f64 / 2.0) * pitch;
        // South sows to the right, North to the left.
        let x = self.middle().x + outwards(side) * from_middle;
        let y = self.middle().y + outwards(side) * (self.gap / 2.0 + self.half.1);
        PitSpot {
            hollow: Hollow {
                centre: Point::new(x, y),
                half_width: self.half.0,
                half_height: self.half.1,
                corner: if self.plan.long_pits { LONG_PIT_CORNER } else { PIT },
            },
            label: Point::new(x, self.frame_y(side)),
            count: Point::new(x, self.count_y(side)),
        }
    }

    fn store(&self, side: Side) -> StoreSpot {
        let out = outwards(side);
        let end_x = self.middle().x + out * (self.width / 2.0 - MARGIN - FRAME - self.end / 2.0);
        let kind = self.plan.kind;
        match kind {
            StoreKind::Carved => {
                let half_width = (END - WALL) / 2.0 - 6.0;
                let hollow = Hollow {
                    centre: Point::new(end_x, self.middle().y),
                    half_width,
                    half_height: 2.0 * self.half.1 + self.gap / 2.0,
                    corner: half_width * 0.9,
                };
                StoreSpot { hollow, kind, count: Point::new(end_x, self.count_y(side)) }
            }
            StoreKind::Bowl | StoreKind::Hand | StoreKind::None => {
                let hollow = Hollow::round(Point::new(end_x, self.middle().y), PIT * 1.12);
                let below = hollow.half_height + self.counts / 2.0;
                StoreSpot { hollow, kind, count: hollow.centre.shifted(0.0, out * below) }
            }
            StoreKind::Trough => {
                let y = self.middle().y + out * (WALL / 2.0 + TROUGH);
                let hollow = Hollow {
                    centre: Point::new(self.middle().x, y),
                    half_width: self.plan.pits as f64 * (self.half.0 + WALL / 2.0) - WALL / 2.0,
                    half_height: TROUGH,
                    corner: LONG_PIT_CORNER,
                };
                StoreSpot { hollow, kind, count: Point::new(end_x, y) }
            }
        }
    }

    /// Rows are straight; around an end the path bulges outwards.
    fn bend(&self, from: Cell, to: Cell, halfway: Point) -> Point {
        match (from, to) {
            (Cell::Pit(from), Cell::Pit(to)) if from.side != to.side => {
                halfway.shifted(outwards(from.side) * self.half.0 * 2.0, 0.0)
            }
            _ => halfway,
        }
    }
}

/// The direction of a side from the middle of the board and of its sowing: 1 for South, down and to the right.
pub(super) fn outwards(side: Side) -> f64 {
    match side {
        Side::South => 1.0,
        Side::North => -1.0,
    }
}
