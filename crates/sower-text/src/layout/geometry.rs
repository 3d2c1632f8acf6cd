//! Points and hollows, and the rotations and reflections of a board.

use serde::Serialize;

/// A point of a drawing: x to the right, y down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Point {
    /// The distance from the left edge.
    pub x: f64,
    /// The distance from the upper edge.
    pub y: f64,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// This point shifted to the right and down.
    pub fn shifted(self, right: f64, down: f64) -> Point {
        Point { x: self.x + right, y: self.y + down }
    }

    /// The midpoint between this point and another.
    pub fn halfway(self, other: Point) -> Point {
        Point { x: (self.x + other.x) / 2.0, y: (self.y + other.y) / 2.0 }
    }

    /// The distance to another point.
    pub fn distance(self, other: Point) -> f64 {
        ((self.x - other.x).powi(2) + (self.y - other.y).powi(2)).sqrt()
    }
}

/// A rounded rectangle, for pits, stores and slabs. With corners of half its size it is a circle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Hollow {
    /// The centre of the rectangle.
    pub centre: Point,
    /// The distance from the centre to the left or right edge.
    pub half_width: f64,
    /// The distance from the centre to the upper or lower edge.
    pub half_height: f64,
    /// The radius of the corners.
    pub corner: f64,
}

impl Hollow {
    /// A circular hollow.
    pub const fn round(centre: Point, radius: f64) -> Hollow {
        Hollow { centre, half_width: radius, half_height: radius, corner: radius }
    }

    /// The hollow with its edge moved outwards, or inwards if `by` is negative.
    pub fn grown(self, by: f64) -> Hollow {
        Hollow {
            half_width: self.half_width + by,
            half_height: self.half_height + by,
            corner: (self.corner + by).max(0.0),
            ..self
        }
    }

    /// Whether a point is inside.
    pub fn contains(&self, point: Point) -> bool {
        // Beyond the straight part of the edges only a corner's circle counts.
        let beyond = |offset: f64, half: f64| (offset.abs() - (half - self.corner)).max(0.0);
        let (x, y) = (point.x - self.centre.x, point.y - self.centre.y);
        let inside = x.abs() <= self.half_width && y.abs() <= self.half_height;
        inside
            && beyond(x, self.half_width).hypot(beyond(y, self.half_height)) <= self.corner.max(f64::EPSILON)
    }

    /// Whether it is wider than high.
    pub fn is_long_across(&self) -> bool {
        self.half_width > self.half_height
    }
}

/// A transformation that preserves shapes. Two of them make all four boards (wide or upright, either direction) from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// A quarter turn clockwise: left becomes up, down becomes left.
    Quarter,
    /// A reflection that exchanges left and right.
    Mirror,
}

impl Turn {
    /// The image of a point on a board of that width and height.
    pub(super) fn point(self, point: Point, width: f64, height: f64) -> Point {
        match self {
            Turn::Quarter => Point::new(height - point.y, point.x),
            Turn::Mirror => Point::new(width - point.x, point.y),
        }
    }

    /// The image of a hollow.
    pub(super) fn hollow(self, hollow: Hollow, width: f64, height: f64) -> Hollow {
        let centre = self.point(hollow.centre, width, height);
        match self {
            Turn::Quarter => Hollow {
                centre,
                half_width: hollow.half_height,
                half_height: hollow.half_width,
                corner: hollow.corner,
            },
            Turn::Mirror => Hollow { centre, ..hollow },
        }
    }
}
