//! What a position is worth without looking ahead: the margin in the stores, and what the seeds in play promise.
//!
//! [`Shape`] says which features a game has, [`Weights`] what they are worth, and [`Evaluation`] is both compiled for the
//! kernel's words: a look-up and an addition for every pit.

mod file;
mod shape;
mod shipped;
mod weights;

use sower_core::Rules;
use sower_core::kernel::{Half, Packed};

pub use file::WeightsError;
pub use shape::{Feature, Shape};
pub use weights::{PARTS, Weight, Weights};

/// The evaluation of one game, ready to be asked millions of times a second.
pub struct Evaluation {
    /// For each pit and count, what it is worth to the mover in their own row, and in the other's.
    pits: [Box<[[Mixed; 256]]>; 2],
    filled: [Box<[Mixed; 16]>; 2],
    sides: [Box<[Mixed; 256]>; 2],
    /// By the byte of the state: 255 is no home.
    homes: Option<[Box<[Mixed; 256]>; 2]>,
    /// How far the board is filled, in 256ths, by seeds in play.
    fill: Box<[i32; 256]>,
    count: usize,
}

/// Both ends of a weight in one word: the full board's in the high half, the empty one's in the low. Sums stay apart as
/// long as each fits its half, which 512 seeds do.
type Mixed = i32;

fn mixed([full, empty]: Weight) -> Mixed {
    (i32::from(full) << 16) + i32::from(empty)
}

impl Evaluation {
    /// Compiles weights.
    pub fn new(rules: &Rules, weights: &Weights) -> Evaluation {
        let shape = Shape::of(rules);
        let mut pits = [Vec::new(), Vec::new()];
        let mut filled = [[0; 16]; 2];
        let mut sides = [[0; 256]; 2];
        let mut homes = [[0; 256]; 2];
        for side in 0..2 {
            for (feature, cells) in shape.features().zip(&weights.sides[side]) {
                let cell = |index: usize| mixed(cells[index.min(cells.len() - 1)]);
                match feature {
                    Feature::Pit(_) => pits[side].push(std::array::from_fn(cell)),
                    Feature::Filled => filled[side] = std::array::from_fn(cell),
                    Feature::Side => sides[side] = std::array::from_fn(cell),
                    Feature::Home => homes[side] = std::array::from_fn(cell),
                }
            }
        }
        let total = usize::from(rules.total()).max(1);
        Evaluation {
            count: shape.pits(),
            pits: pits.map(Vec::into_boxed_slice),
            filled: filled.map(Box::new),
            sides: sides.map(Box::new),
            homes: rules.home().at.is_some().then(|| homes.map(Box::new)),
            fill: Box::new(std::array::from_fn(|left| (256 * left.min(total) / total) as i32)),
        }
    }

    /// What the seeds in play promise the mover beyond the margin, in parts of a seed as [`crate::Score`] counts them.
    /// `own_side` and `other_side` are the seeds on either side.
    #[inline(always)]
    pub fn promise<H: Half>(&self, position: &Packed<H>, own_side: u8, other_side: u8) -> i32 {
        let (own, other) = (position.own(), position.other());
        let mut sum = self.sides[0][usize::from(own_side)] + self.sides[1][usize::from(other_side)];
        let (mut own_filled, mut other_filled) = (0, 0);
        for (lane, (mine, theirs)) in
            self.pits[0][..self.count].iter().zip(&self.pits[1][..self.count]).enumerate()
        {
            let (here, there) = (own.byte(lane), other.byte(lane));
            own_filled += usize::from(here != 0);
            other_filled += usize::from(there != 0);
            sum += mine[usize::from(here)] + theirs[usize::from(there)];
        }
        sum += self.filled[0][own_filled & 15] + self.filled[1][other_filled & 15];
        if let Some(homes) = &self.homes {
            let state = position.beside_seeds();
            sum += homes[0][usize::from(state as u8)] + homes[1][usize::from((state >> 8) as u8)];
        }
        let fill = self.fill[usize::from(own_side + other_side)];
        let empty = i32::from(sum as i16);
        let full = (sum - empty) >> 16;
        // 64ths of a seed times 256ths, to 512ths of a seed.
        (full * fill + empty * (256 - fill)) >> 5
    }
}
