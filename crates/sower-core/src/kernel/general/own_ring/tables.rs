//! What a lap adds to a side's pits, and what faces each pit.

use super::word::Word;
use crate::rules::{FrontRows, Rules};
use crate::side::Way;

/// What lifting a pit with some number of seeds and sowing them does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lap<W> {
    /// What the lap adds to the side's pits; the lifted seeds are subtracted.
    pub(super) add: W,
    /// The lane of the last seed.
    pub(super) last: u8,
}

/// The neighbours of a pit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Front {
    /// Whether a last seed here can capture.
    pub(super) captures: bool,
    /// The opponent's inner and outer pit in the same column.
    pub(super) inner: u8,
    pub(super) outer: u8,
    /// The mover's outer pit in the same column.
    pub(super) beside: u8,
    /// The pit before and after this one, anticlockwise.
    pub(super) before: u8,
    pub(super) after: u8,
}

/// The lanes of a ring in anticlockwise order: the outer row to the right, then the inner row to the left.
fn order(columns: usize) -> Vec<usize> {
    (columns..2 * columns).chain((0..columns).rev()).collect()
}

/// The laps in one direction, indexed by count × lanes + lane.
pub(super) fn laps<W: Word>(rules: &Rules, way: Way) -> Box<[Lap<W>]> {
    let ring = order(usize::from(rules.columns()));
    let pits = ring.len();
    let step = |place: usize| match way {
        Way::Anticlockwise => (place + 1) % pits,
        Way::Clockwise => (place + pits - 1) % pits,
    };
    let mut place_of = vec![0; W::LANES];
    for (place, lane) in ring.iter().enumerate() {
        place_of[*lane] = place;
    }
    let mut laps: Vec<Lap<W>> = Vec::with_capacity(256 * W::LANES);
    for count in 0..=255 {
        for lane in 0..W::LANES {
            if count == 0 || lane >= pits {
                laps.push(Lap { add: W::ZERO, last: lane as u8 });
                continue;
            }
            // One seed more than the lap with one seed less, which also lifted one less.
            let shorter = laps[(count - 1) * W::LANES + lane];
            let last = ring[step(place_of[usize::from(shorter.last)])];
            let add = shorter.add.plus(W::unit(last, 1)).minus(W::unit(lane, 1));
            laps.push(Lap { add, last: last as u8 });
        }
    }
    laps.into_boxed_slice()
}

/// The neighbours of every pit.
pub(super) fn fronts(rules: &Rules) -> [Front; 32] {
    let columns = usize::from(rules.columns());
    let ring = order(columns);
    let mut fronts = [Front::default(); 32];
    for (place, lane) in ring.iter().enumerate() {
        let column = lane % columns;
        let across = columns - 1 - column;
        fronts[*lane] = Front {
            captures: *lane < columns || rules.ring().from == FrontRows::Either,
            inner: across as u8,
            outer: (columns + across) as u8,
            beside: (columns + column) as u8,
            before: ring[(place + ring.len() - 1) % ring.len()] as u8,
            after: ring[(place + 1) % ring.len()] as u8,
        };
    }
    fronts
}
