//! A circle of pits, South's half below, with a bowl at each end of the board.
//!
//! Labels are outside the circle and counts inside; the middle is free for tallies.

use std::f64::consts::PI;

use sower_core::Side;
use sower_core::trace::Cell;

use super::path::stops;
use super::{Hollow, Layout, Orientation, PitSpot, Plan, Point, StoreKind, StoreSpot};

/// The space around the board, for its shadow.
const MARGIN: f64 = 14.0;
/// The radius of a pit.
const PIT: f64 = 42.0;
/// The space per pit on the circle.
const PITCH: f64 = 106.0;
/// The smallest radius of a circle, so that its middle has room for text.
const SMALLEST: f64 = 200.0;
/// From a pit's edge to the centre of the text beside it.
const BESIDE: f64 = 21.0;
/// From the pits to the edge of the board.
const RIM: f64 = 52.0;
/// The radius of a bowl.
const BOWL: f64 = 48.0;
/// From the pits to the edge of a bowl.
const TO_BOWL: f64 = 40.0;
/// From a bowl to the end of the board.
const BEYOND_BOWL: f64 = 40.0;
/// From one line of a tally to the next.
const LINE: f64 = 21.0;

pub(super) fn lay_out(plan: &Plan) -> Layout {
    let ring = Ring::new(plan);
    let pits = Side::BOTH.map(|side| (0..plan.pits).map(|index| ring.pit(side, index)).collect());
    let bowls = Side::BOTH.map(|side| ring.bowl(side));
    let paths = Side::BOTH
        .map(|mover| stops(plan, mover, &pits, &bowls, |from, to, halfway| ring.bend(from, to, halfway)));
    Layout {
        width: ring.width,
        height: ring.height,
        slab: ring.slab(),
        field: None,
        names: Side::BOTH.map(|side| ring.name(&bowls[side])),
        pits,
        stores: bowls,
        tallies: plan.tallies.then(|| Side::BOTH.map(|side| ring.tally(side))),
        paths,
        columns: plan.columns,
        is_one_way: plan.is_one_way,
    }
}

struct Ring {
    orientation: Orientation,
    pits: f64,
    radius: f64,
    width: f64,
    height: f64,
}

impl Ring {
    fn new(plan: &Plan) -> Ring {
        let pits = plan.pits as f64;
        let radius = (PITCH / 2.0 / (PI / (2.0 * pits)).sin()).max(SMALLEST);
        let across = 2.0 * (radius + PIT + RIM + MARGIN);
        let along = 2.0 * (radius + PIT + TO_BOWL + 2.0 * BOWL + BEYOND_BOWL + MARGIN);
        let (width, height) = match plan.orientation {
            Orientation::Wide => (along, across),
            Orientation::Upright => (across, along),
        };
        Ring { orientation: plan.orientation, pits, radius, width, height }
    }

    fn middle(&self) -> Point {
        Point::new(self.width / 2.0, self.height / 2.0)
    }

    fn slab(&self) -> Hollow {
        let (half_width, half_height) = (self.width / 2.0 - MARGIN, self.height / 2.0 - MARGIN);
        Hollow { centre: self.middle(), half_width, half_height, corner: half_width.min(half_height) }
    }

    /// The point at that distance from the middle, `steps` pits after the left end of South's half.
    fn on_circle(&self, steps: f64, distance: f64) -> Point {
        let angle = PI - steps * PI / self.pits;
        self.middle().shifted(distance * angle.cos(), distance * angle.sin())
    }

    fn pit(&self, side: Side, index: usize) -> PitSpot {
        let steps = index as f64 + 0.5 + if side == Side::South { 0.0 } else { self.pits };
        PitSpot {
            hollow: Hollow::round(self.on_circle(steps, self.radius), PIT),
            label: self.on_circle(steps, self.radius + PIT + BESIDE),
            count: self.on_circle(steps, self.radius - PIT - BESIDE),
        }
    }

    /// A side's bowl. South's is to the right, or below.
    fn bowl(&self, side: Side) -> StoreSpot {
        let away = self.radius + PIT + TO_BOWL + BOWL;
        let away = if side == Side::South { away } else { -away };
        let (centre, count) = match self.orientation {
            Orientation::Wide => {
                let centre = self.middle().shifted(away, 0.0);
                (centre, centre.shifted(0.0, BOWL + BESIDE))
            }
            Orientation::Upright => {
                let centre = self.middle().shifted(0.0, away);
                (centre, centre.shifted(BOWL + 1.5 * BESIDE, 0.0))
            }
        };
        StoreSpot { hollow: Hollow::round(centre, BOWL), kind: StoreKind::Bowl, count }
    }

    /// A side's name, at the opposite edge of its bowl from the count.
    fn name(&self, bowl: &StoreSpot) -> Point {
        match self.orientation {
            Orientation::Wide => bowl.hollow.centre.shifted(0.0, -BOWL - 1.2 * BESIDE),
            Orientation::Upright => bowl.hollow.centre.shifted(-BOWL - 3.0 * BESIDE, 0.0),
        }
    }

    /// A side's tally, on its half of the middle.
    fn tally(&self, side: Side) -> [Point; 4] {
        let first = if side == Side::South { 0.75 } else { -3.75 };
        [0.0, 1.0, 2.0, 3.0].map(|line| self.middle().shifted(0.0, (first + line) * LINE))
    }

    /// The path follows the circle; to and from a store it is straight.
    fn bend(&self, from: Cell, to: Cell, halfway: Point) -> Point {
        let (Cell::Pit(_), Cell::Pit(_)) = (from, to) else { return halfway };
        let middle = self.middle();
        let distance = middle.distance(halfway);
        if distance < 1.0 {
            // Two pits opposite each other across the middle: there is no arc between them.
            return halfway;
        }
        // The intersection of the circle's tangents at both pits.
        let reach = self.radius.powi(2) / distance.powi(2);
        middle.shifted((halfway.x - middle.x) * reach, (halfway.y - middle.y) * reach)
    }
}
