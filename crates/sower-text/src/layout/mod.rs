//! The layout of a board: pits, stores, the text beside them, and the path of the seeds.
//!
//! It is computed once from the rules. The web page, the SVG and the terminal all draw from it and compute no
//! positions themselves. A board is laid out for anticlockwise sowing with South below; other boards are
//! reflections and rotations of that.

mod geometry;
mod own_rings;
mod path;
mod ring;
mod rows;
mod three_rows;

pub use geometry::{Hollow, Point};
pub use path::{Arrow, Stop};

use geometry::Turn;
use serde::Serialize;
use sower_core::rules::{Direction, RingWays, Rules, SeedsAs, Shape, SowStores, StoresAt, Ways};
use sower_core::trace::Cell;
use sower_core::{Place, Side, named};

use crate::board_sentence::shows_possession;

named! {
    /// The orientation of a board.
    pub enum Orientation {
        /// Two rows, South's below: for wide screens.
        Wide = "wide",
        /// Two columns, sown towards South's store below: for tall screens.
        Upright = "upright",
    }
}

named! {
    /// The shape of a store.
    pub enum StoreKind {
        /// Carved into an end of the board.
        Carved = "carved",
        /// A small bowl for captured seeds.
        Bowl = "bowl",
        /// A long trough between the rows.
        Trough = "trough",
        /// A bowl for the seeds that a player still has in hand.
        Hand = "hand",
        /// None: no seed leaves the board.
        None = "none",
    }
}

/// A pit and the text beside it. All text is centred on its point.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PitSpot {
    /// The outline of the pit.
    pub hollow: Hollow,
    /// The point of the label.
    pub label: Point,
    /// The point of the seed count.
    pub count: Point,
}

/// A store and the text beside it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct StoreSpot {
    /// The outline of the store.
    pub hollow: Hollow,
    /// The shape of the store.
    pub kind: StoreKind,
    /// The point of the seed count.
    pub count: Point,
}

/// The layout of a whole board. Pairs have South's part first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Layout {
    /// The width of the drawing, including margins.
    pub width: f64,
    /// The height of the drawing, including margins.
    pub height: f64,
    /// The outline of the board.
    pub slab: Hollow,
    /// The part of the board inside the frame; `None` without a frame.
    pub field: Option<Hollow>,
    /// The pits of each side in its sowing order.
    pub pits: [Vec<PitSpot>; 2],
    /// The stores of South and North.
    pub stores: [StoreSpot; 2],
    /// The points of the sides' names.
    pub names: [Point; 2],
    /// Four lines per side for its name and its captured seeds, seeds on its side and total; `None` if the game shows no tallies.
    pub tallies: Option<[[Point; 4]; 2]>,
    /// The path of each side's seeds: the stops in order, from its first pit once around. On a board of four rows, where a
    /// side sows around its own two, it begins with the outer row.
    pub paths: [Vec<Stop>; 2],
    /// The pits of one row.
    pub columns: usize,
    /// Whether all turns sow in the direction of the paths.
    pub is_one_way: bool,
}

impl Layout {
    /// The layout of a game's board.
    pub fn new(rules: &Rules, orientation: Orientation) -> Layout {
        let plan = Plan::of(rules, orientation);
        let layout = match rules.view().shape {
            _ if rules.board().rows == 4 => return own_rings::lay_out(&plan),
            _ if rules.board().rows == 3 => return three_rows::lay_out(&plan),
            Shape::Rows => rows::lay_out(&plan),
            Shape::Ring => ring::lay_out(&plan),
        };
        match rules.sow().direction {
            Direction::Anticlockwise => layout,
            Direction::Clockwise => layout.mirrored(&plan),
        }
    }

    /// The layout for clockwise sowing. A store that is sown is at the end of its owner's row. Any other store is at
    /// its owner's right hand, whatever the direction.
    fn mirrored(self, plan: &Plan) -> Layout {
        let (stores, names) = (self.stores, self.names);
        let mirrored = self.turned(Turn::Mirror);
        if plan.sows_store || plan.orientation == Orientation::Upright {
            return mirrored;
        }
        Layout { stores, names, ..mirrored }
    }

    /// Arrows between neighbouring pits of a side that show the sowing direction; none where a turn may take another.
    pub fn arrows(&self) -> Vec<Arrow> {
        if !self.is_one_way {
            return Vec::new();
        }
        // A path around the mover's own pits is closed; on a shared ring the arrows of one path show both sides.
        if self.paths[Side::South].len() == self.pits[Side::South].len() {
            return self.paths.iter().flat_map(|path| path::ring_arrows(path)).collect();
        }
        path::arrows(&self.paths[Side::South])
    }

    /// The layout of a pit.
    ///
    /// # Panics
    /// If the board has no such pit.
    pub fn pit(&self, place: Place) -> &PitSpot {
        &self.pits[place.side][usize::from(place.index)]
    }

    /// The outline of a pit or store.
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
            columns: self.columns,
            is_one_way: self.is_one_way,
            paths: self.paths.map(|stops| {
                stops
                    .into_iter()
                    .map(|stop| Stop { at: point(stop.at), through: point(stop.through), ..stop })
                    .collect()
            }),
        }
    }
}

/// The properties of the rules that a layout depends on.
struct Plan {
    pits: usize,
    /// The pits of one row.
    columns: usize,
    /// The index of each side's house.
    house: Option<u8>,
    is_clockwise: bool,
    is_one_way: bool,
    orientation: Orientation,
    kind: StoreKind,
    /// Whether the mover's store is on the path.
    sows_store: bool,
    /// Whether pits are long, to show seeds in pairs.
    long_pits: bool,
    tallies: bool,
}

impl Plan {
    fn of(rules: &Rules, orientation: Orientation) -> Plan {
        let kind = store_kind(rules);
        Plan {
            pits: usize::from(rules.board().pits),
            columns: usize::from(rules.columns()),
            house: house(rules),
            is_clockwise: rules.sow().direction == Direction::Clockwise,
            is_one_way: is_one_way(rules),
            orientation,
            kind,
            sows_store: rules.sow().stores == SowStores::Own,
            long_pits: rules.view().seeds == SeedsAs::Pairs && rules.view().shape == Shape::Rows,
            // Long stores occupy the space of a tally.
            tallies: shows_possession(rules) && kind != StoreKind::Trough,
        }
    }
}

/// What a game's stores are. On a board of four rows there are captured seeds, or none because all stay on the board.
pub fn store_kind(rules: &Rules) -> StoreKind {
    match (rules.view().stores, rules.view().shape, rules.board().stores) {
        _ if rules.hand() > 0 => StoreKind::Hand,
        _ if rules.bao().play => StoreKind::None,
        _ if rules.board().rows == 4 && rules.ring().sows_captured() => StoreKind::None,
        _ if rules.board().rows > 2 => StoreKind::Bowl,
        (StoresAt::Between, Shape::Rows, _) => StoreKind::Trough,
        (StoresAt::Ends, Shape::Rows, true) => StoreKind::Carved,
        (_, Shape::Ring, _) | (StoresAt::Ends, Shape::Rows, false) => StoreKind::Bowl,
    }
}

/// Whether the turns of a game sow in the same direction, but for moves that say otherwise.
pub fn is_one_way(rules: &Rules) -> bool {
    match rules.board().rows {
        4 => rules.ring().ways == RingWays::One && !rules.bao().play,
        _ => rules.sow().ways == Ways::One && rules.sow().choice_pits.is_empty() && !rules.sow().turns_back,
    }
}

/// Whether some moves of a game name a direction.
pub fn has_choice_of_way(rules: &Rules) -> bool {
    match rules.board().rows {
        4 => rules.ring().ways != RingWays::One || !rules.ring().reverse.is_empty() || rules.bao().play,
        _ => !matches!(rules.sow().ways, Ways::One | Ways::Parity) || !rules.sow().choice_pits.is_empty(),
    }
}

/// The index of each side's house, in games that have one.
pub fn house(rules: &Rules) -> Option<u8> {
    // The fourth inner pit from the owner's right.
    rules.bao().house.then(|| rules.columns() - 4)
}

/// The column of a pit, counted from the left of a wide board.
pub fn column(rules: &Rules, place: Place) -> usize {
    if rules.board().rows > 2 {
        return usize::from(rules.square(place).0);
    }
    let (pits, index) = (usize::from(rules.board().pits), usize::from(place.index));
    let rightwards = (place.side == Side::South) == (rules.sow().direction == Direction::Anticlockwise);
    if rightwards { index } else { pits - 1 - index }
}

/// The row of a pit, counted from the top of a wide board.
pub fn row(rules: &Rules, place: Place) -> usize {
    usize::from(rules.board().rows - 1 - rules.square(place).1)
}

#[cfg(test)]
mod tests;
