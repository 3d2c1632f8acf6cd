//! Where everything on a board lies: pits, stores, what is written beside them, and the way that seeds take.
//!
//! Made once from the rules; the page, the picture and the terminal draw from it and decide nothing about places
//! themselves. A board is laid out as if it were sown against the clock, South below; the other boards are that one
//! mirrored and turned.

mod geometry;
mod path;
mod ring;
mod rows;

pub use geometry::{Hollow, Point};
pub use path::Stop;

use geometry::Turn;
use serde::Serialize;
use sower_core::rules::{Direction, Rules, SeedsAs, Shape, SowStores, StoresAt};
use sower_core::trace::Cell;
use sower_core::{Place, Side, named};

use crate::board_sentence::shows_possession;

named! {
    /// Which way a board lies.
    pub enum Orientation {
        /// Two rows, South's below: for screens that are wide.
        Wide = "wide",
        /// Two columns, sown towards South's store below: for screens that are high.
        Upright = "upright",
    }
}

named! {
    /// What a store looks like.
    pub enum StoreKind {
        /// Carved into an end of the board.
        Carved = "carved",
        /// A small bowl in which captured seeds are kept aside.
        Bowl = "bowl",
        /// A long one between the rows.
        Trough = "trough",
    }
}

/// A pit and what is written beside it. Everything written is centred on its point.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PitSpot {
    /// Where its seeds lie.
    pub hollow: Hollow,
    /// Its name.
    pub label: Point,
    /// How many seeds it has.
    pub count: Point,
}

/// A store and what is written beside it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct StoreSpot {
    /// Where its seeds lie.
    pub hollow: Hollow,
    /// What it looks like.
    pub kind: StoreKind,
    /// How many seeds it has.
    pub count: Point,
}

/// The places of a whole board. What belongs to both sides is South's first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Layout {
    /// The drawing's width, margins included.
    pub width: f64,
    /// The drawing's height.
    pub height: f64,
    /// The board itself.
    pub slab: Hollow,
    /// The part of it within the frame, where there is a frame.
    pub field: Option<Hollow>,
    /// The pits of each side in its sowing order.
    pub pits: [Vec<PitSpot>; 2],
    /// The stores.
    pub stores: [StoreSpot; 2],
    /// The sides' names.
    pub names: [Point; 2],
    /// Four lines for each side's name and what it has captured, on its side and in all, where players reckon so.
    pub tallies: Option<[[Point; 4]; 2]>,
    /// The way of each side's seeds: where they fall, in order, from its first pit once round.
    pub paths: [Vec<Stop>; 2],
}

impl Layout {
    /// Lays out the board of a game.
    pub fn new(rules: &Rules, orientation: Orientation) -> Layout {
        let plan = Plan::of(rules, orientation);
        let layout = match rules.view().shape {
            Shape::Rows => rows::lay_out(&plan),
            Shape::Ring => ring::lay_out(&plan),
        };
        match rules.sow().direction {
            Direction::Anticlockwise => layout,
            Direction::Clockwise => layout.turned(Turn::Mirror),
        }
    }

    /// A pit.
    ///
    /// # Panics
    /// If the board has no such pit.
    pub fn pit(&self, place: Place) -> &PitSpot {
        &self.pits[place.side][usize::from(place.index)]
    }

    /// Where seeds of a pit or a store lie.
    ///
    /// # Panics
    /// If the board has no such pit.
    pub fn hollow(&self, cell: Cell) -> Hollow {
        match cell {
            Cell::Pit(place) => self.pit(place).hollow,
            Cell::Store(side) => self.stores[side].hollow,
        }
    }

    fn turned(self, turn: Turn) -> Layout {
        let (width, height) = (self.width, self.height);
        let point = |at: Point| turn.point(at, width, height);
        let hollow = |at: Hollow| turn.hollow(at, width, height);
        let (new_width, new_height) = match turn {
            Turn::Quarter => (height, width),
            Turn::Mirror => (width, height),
        };
        Layout {
            width: new_width,
            height: new_height,
            slab: hollow(self.slab),
            field: self.field.map(hollow),
            pits: self.pits.map(|pits| {
                pits.into_iter()
                    .map(|pit| PitSpot {
                        hollow: hollow(pit.hollow),
                        label: point(pit.label),
                        count: point(pit.count),
                    })
                    .collect()
            }),
            stores: self.stores.map(|store| StoreSpot {
                hollow: hollow(store.hollow),
                count: point(store.count),
                ..store
            }),
            names: self.names.map(point),
            tallies: self.tallies.map(|sides| sides.map(|lines| lines.map(point))),
            paths: self.paths.map(|stops| {
                stops
                    .into_iter()
                    .map(|stop| Stop { at: point(stop.at), through: point(stop.through), ..stop })
                    .collect()
            }),
        }
    }
}

/// What of the rules a layout depends on.
struct Plan {
    pits: usize,
    orientation: Orientation,
    kind: StoreKind,
    /// Whether the sower's own store is on its way.
    sows_store: bool,
    /// Whether pits are long, to show seeds in pairs.
    long_pits: bool,
    tallies: bool,
}

impl Plan {
    fn of(rules: &Rules, orientation: Orientation) -> Plan {
        let kind = match (rules.view().stores, rules.view().shape, rules.board().stores) {
            (StoresAt::Between, Shape::Rows, _) => StoreKind::Trough,
            (StoresAt::Ends, Shape::Rows, true) => StoreKind::Carved,
            (_, Shape::Ring, _) | (StoresAt::Ends, Shape::Rows, false) => StoreKind::Bowl,
        };
        Plan {
            pits: usize::from(rules.board().pits),
            orientation,
            kind,
            sows_store: rules.sow().stores == SowStores::Own,
            long_pits: rules.view().seeds == SeedsAs::Pairs && rules.view().shape == Shape::Rows,
            // Long stores fill the space in which a tally would stand.
            tallies: shows_possession(rules) && kind != StoreKind::Trough,
        }
    }
}

/// The column of a pit, counted from the left of a wide board.
pub fn column(rules: &Rules, place: Place) -> usize {
    let (pits, index) = (usize::from(rules.board().pits), usize::from(place.index));
    let rightwards = (place.side == Side::South) == (rules.sow().direction == Direction::Anticlockwise);
    if rightwards { index } else { pits - 1 - index }
}

#[cfg(test)]
mod tests;
