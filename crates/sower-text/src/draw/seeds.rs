//! Places seeds in a hollow.
//!
//! The place of a seed depends on the hollow and on the number of seeds before it, never on how many follow. So
//! seeds do not move when another falls. Seeds that do not fit beside the others are stacked on top.

use serde::Serialize;
use sower_core::rules::{Rules, SeedsAs};

use crate::layout::{Hollow, Point};

/// The attempts to find a place for a seed before it goes on top of the others.
const TRIES: usize = 300;
/// The distances between neighbours, in radii: side by side, or overlapping if there is no more room.
const SPACINGS: [f64; 2] = [1.84, 1.58];
/// Layers that each become smaller; higher ones are as small as the last.
const SHRINKING_LAYERS: usize = 4;
/// Layers of pairs that are drawn as raised.
const MOST_RISES: f64 = 2.0;
/// The radius of a seed in games that arrange seeds in pairs.
const PAIRED_RADIUS: f64 = 10.6;

/// A placed seed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeedSpot {
    /// The centre of the seed.
    pub at: Point,
    /// A number that selects one of several appearances.
    pub look: u32,
}

/// The radius of a game's seeds, the same everywhere: smaller if pits contain many.
pub fn seed_radius(rules: &Rules) -> f64 {
    match rules.view().seeds {
        SeedsAs::Pairs => PAIRED_RADIUS,
        SeedsAs::Heap => {
            let in_a_pit = f64::from(rules.total()) / (2.0 * f64::from(rules.board().pits));
            (11.2 - 0.4 * in_a_pit).clamp(7.6, 10.0)
        }
    }
}

/// A hollow to place seeds in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bed {
    /// The outline to stay within.
    pub hollow: Hollow,
    /// Pairs start at the end nearer to this point.
    pub from: Point,
    /// Varies the heap between hollows.
    pub salt: u32,
}

impl Bed {
    /// The places of that many seeds.
    pub fn spots(&self, seeds: SeedsAs, radius: f64, count: u8) -> Vec<SeedSpot> {
        match seeds {
            SeedsAs::Heap => heap(self, radius, count),
            SeedsAs::Pairs => pairs(self, radius, count),
        }
    }
}

fn heap(bed: &Bed, radius: f64, count: u8) -> Vec<SeedSpot> {
    let mut dice = Dice::new(bed.salt);
    let mut spots: Vec<SeedSpot> = Vec::with_capacity(usize::from(count));
    let mut layer = 0;
    let mut layer_start = 0;
    for number in 0..count {
        // A few seeds are scattered; the more there are, the closer they are packed.
        let disorder = if number < 5 { 0.45 } else { 0.08 };
        let room = layer_room(bed.hollow, radius, layer);
        let beside = SPACINGS.iter().find_map(|spacing| {
            free_place(&mut dice, room, spacing * radius, disorder, &spots[layer_start..])
        });
        let at = beside.unwrap_or_else(|| {
            layer += 1;
            layer_start = spots.len();
            // The first seed of a layer has no neighbours in it, so a place is always free.
            let room = layer_room(bed.hollow, radius, layer);
            free_place(&mut dice, room, 0.0, disorder, &[]).unwrap_or(bed.hollow.centre)
        });
        spots.push(SeedSpot { at, look: dice.next() });
    }
    spots
}

/// The area for the centres of a layer's seeds.
fn layer_room(hollow: Hollow, radius: f64, layer: usize) -> Hollow {
    let inset = radius * (1.12 + 0.5 * layer.min(SHRINKING_LAYERS) as f64);
    let narrowest = hollow.half_width.min(hollow.half_height);
    hollow.grown(-inset.min(narrowest - radius * 0.5))
}

/// The lowest of many places with enough distance to all neighbours, as if the seed had rolled there.
fn free_place(
    dice: &mut Dice,
    room: Hollow,
    spacing: f64,
    disorder: f64,
    neighbours: &[SeedSpot],
) -> Option<Point> {
    let mut best: Option<(f64, Point)> = None;
    for _ in 0..TRIES {
        let (across, down) = (dice.spread(), dice.spread());
        let at = room.centre.shifted(across * room.half_width, down * room.half_height);
        // Hollows are deepest in their middle.
        let height = across * across + down * down + disorder * dice.spread();
        let rests = room.contains(at)
            && best.is_none_or(|(lowest, _)| height < lowest)
            && neighbours.iter().all(|neighbour| neighbour.at.distance(at) >= spacing);
        if rests {
            best = Some((height, at));
        }
    }
    best.map(|(_, at)| at)
}

/// Places seeds in pairs along the longer axis. Once the hollow is full, pairs are stacked from the first one on.
fn pairs(bed: &Bed, radius: f64, count: u8) -> Vec<SeedSpot> {
    let mut dice = Dice::new(bed.salt);
    let Bed { hollow, from, .. } = bed;
    let long_across = hollow.is_long_across();
    let (half_length, towards_from) = if long_across {
        (hollow.half_width, from.x - hollow.centre.x)
    } else {
        (hollow.half_height, from.y - hollow.centre.y)
    };
    let step = 2.08 * radius;
    let in_a_layer = ((2.0 * (half_length - 0.25 * radius)) / step).floor().max(1.0);
    (0..count)
        .map(|number| {
            let pair = f64::from(number / 2);
            let layer = (pair / in_a_layer).floor();
            let along =
                ((in_a_layer - 1.0) / 2.0 - (pair - layer * in_a_layer)) * step * towards_from.signum();
            let across = if number % 2 == 0 { -0.52 } else { 0.52 } * step;
            let (x, y) = if long_across { (along, across) } else { (across, along) };
            // A raised seed is shifted, so that the one below stays visible.
            let rise = radius * layer.min(MOST_RISES);
            let jitter = 0.04 * radius;
            let at = hollow
                .centre
                .shifted(x + 0.22 * rise + jitter * dice.spread(), y - 0.4 * rise + jitter * dice.spread());
            // Layers alternate in appearance, so that they can be distinguished.
            SeedSpot { at, look: layer as u32 }
        })
        .collect()
}

/// A deterministic pseudo-random generator (the finaliser of MurmurHash3 over a counter).
struct Dice(u32);

impl Dice {
    fn new(salt: u32) -> Dice {
        // Mixed, because the sequences of neighbouring salts would otherwise overlap.
        Dice(Dice::mix(salt + 1))
    }

    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9);
        Dice::mix(self.0)
    }

    fn mix(mut mixed: u32) -> u32 {
        mixed = (mixed ^ (mixed >> 16)).wrapping_mul(0x85eb_ca6b);
        mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xc2b2_ae35);
        mixed ^ (mixed >> 16)
    }

    /// From -1 to 1.
    fn spread(&mut self) -> f64 {
        f64::from(self.next()) / f64::from(u32::MAX) * 2.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PIT: Hollow = Hollow::round(Point::new(0.0, 0.0), 42.0);
    const LONG: Hollow =
        Hollow { centre: Point::new(0.0, 0.0), half_width: 34.0, half_height: 80.0, corner: 34.0 };

    fn bed(hollow: Hollow, salt: u32) -> Bed {
        Bed { hollow, from: Point::new(0.0, 100.0), salt }
    }

    #[test]
    fn a_seed_that_stays_does_not_move_when_another_falls() {
        for (hollow, seeds) in [(PIT, SeedsAs::Heap), (LONG, SeedsAs::Pairs), (LONG, SeedsAs::Heap)] {
            let all = bed(hollow, 3).spots(seeds, 9.0, 60);
            for count in 0..=60 {
                assert_eq!(bed(hollow, 3).spots(seeds, 9.0, count), all[..usize::from(count)]);
            }
        }
    }

    #[test]
    fn however_many_seeds_none_lies_beyond_the_edge() {
        for (hollow, seeds, radius) in
            [(PIT, SeedsAs::Heap, 9.0), (LONG, SeedsAs::Pairs, PAIRED_RADIUS), (LONG, SeedsAs::Heap, 7.6)]
        {
            for spot in bed(hollow, 1).spots(seeds, radius, 255) {
                assert!(hollow.contains(spot.at), "{spot:?}");
            }
        }
    }

    #[test]
    fn a_few_seeds_lie_beside_each_other() {
        for salt in 0..40 {
            let spots = bed(PIT, salt).spots(SeedsAs::Heap, 9.6, 7);
            for (number, spot) in spots.iter().enumerate() {
                assert!(spots[..number].iter().all(|other| other.at.distance(spot.at) > 17.0), "{salt}");
            }
        }
    }

    #[test]
    fn pairs_begin_at_the_end_where_the_count_is() {
        let above = Bed { from: Point::new(0.0, -100.0), ..bed(LONG, 1) };
        assert!(above.spots(SeedsAs::Pairs, PAIRED_RADIUS, 1)[0].at.y < -50.0);
        assert!(bed(LONG, 1).spots(SeedsAs::Pairs, PAIRED_RADIUS, 1)[0].at.y > 50.0);
    }
}
