//! Static evaluation: the margin in the stores plus what the seeds in play promise.
//!
//! [`Shape`] lists the features of a game, [`Weights`] their weights, and [`Evaluation`] compiles both for the
//! kernel's packed positions: one look-up and one addition per pit.

mod file;
mod shape;
mod shipped;
mod weights;

use sower_core::kernel::Board;
use sower_core::{MOST_PITS, Rules};

pub use file::WeightsError;
pub use shape::{Feature, STEPS, Shape, step};
pub use shipped::SHIPPED_WEIGHTS;
pub use weights::{PARTS, Weight, Weights};

/// The compiled evaluation of one game.
pub struct Evaluation {
    /// For each pit and count, its weight in the mover's row, and in the opponent's.
    pits: [Box<[[Cell; 256]; MOST_PITS]>; 2],
    filled: [[Mixed; 64]; 2],
    sides: [Box<[Mixed; 256]>; 2],
    /// Indexed by the home byte of the state; 255 means no home.
    homes: Option<[Box<[Mixed; 256]>; 2]>,
    /// How full the board is, in 256ths, by seeds in play.
    fill: Box<[i32; 256]>,
    pits_a_side: usize,
    pairs: Option<Box<PairTable>>,
}

/// The weights of pairs of pits.
struct PairTable {
    /// The step of each count.
    steps: [u8; 256],
    /// The two pits of each pair, the opponent's after [`MOST_PITS`].
    pits: Vec<[u8; 2]>,
    /// The weights of each pair by both steps, one pair after another.
    cells: Vec<Mixed>,
}

impl PairTable {
    fn new(weights: &Weights) -> PairTable {
        let opponents = MOST_PITS as u8;
        let last = weights.shape.pits() as u8 - 1;
        let mut table = PairTable {
            steps: std::array::from_fn(|count| step(count as u8)),
            pits: Vec::new(),
            cells: Vec::new(),
        };
        for side in 0..2 {
            let offset = side as u8 * opponents;
            for (feature, cells) in weights.shape.features(side).zip(&weights.sides[side]) {
                let pits = match feature {
                    Feature::Pair(first, second) => [first + offset, second + offset],
                    Feature::Facing(pit) => [pit, last - pit + opponents],
                    _ => continue,
                };
                table.pits.push(pits);
                table.cells.extend(cells.iter().copied().map(mixed));
            }
        }
        table
    }

    #[inline(always)]
    fn sum<B: Board>(&self, position: &B, pits_a_side: usize) -> Mixed {
        let mut steps = [0_u8; 2 * MOST_PITS];
        for side in 0..2 {
            for pit in 0..pits_a_side {
                steps[side * MOST_PITS + pit] = self.steps[usize::from(position.seeds_in(side, pit))];
            }
        }
        let step = |pit: u8| usize::from(steps[usize::from(pit) % (2 * MOST_PITS)]);
        let tables = self.cells.chunks_exact(STEPS * STEPS);
        tables.zip(&self.pits).map(|(cells, [one, other])| cells[step(*one) * STEPS + step(*other)]).sum()
    }
}

/// Both ends of a weight in one word: the full board's in the high half, the empty board's in the low half. Their sums do not
/// overlap as long as each fits its half, which 512 seeds do.
type Mixed = i32;

/// What a pit adds: its mixed weight, and in the bits above it a 1 if the pit has seeds.
type Cell = i64;
const FILLED: u32 = 40;

fn mixed([full, empty]: Weight) -> Mixed {
    (i32::from(full) << 16) + i32::from(empty)
}

impl Evaluation {
    /// Compiles weights for a game.
    pub fn new(rules: &Rules, weights: &Weights) -> Evaluation {
        let shape = &weights.shape;
        let mut pits = [0, 1].map(|_| Box::new([[0; 256]; MOST_PITS]));
        let mut filled = [[0; 64]; 2];
        let mut sides = [[0; 256]; 2];
        let mut homes = [[0; 256]; 2];
        for side in 0..2 {
            for (feature, cells) in shape.features(side).zip(&weights.sides[side]) {
                let cell = |index: usize| mixed(cells[index.min(cells.len() - 1)]);
                match feature {
                    Feature::Pit(pit) => {
                        pits[side][usize::from(pit)] = std::array::from_fn(|count| {
                            Cell::from(cell(count)) + (Cell::from(count > 0) << FILLED)
                        });
                    }
                    Feature::Filled => filled[side] = std::array::from_fn(cell),
                    Feature::Side => sides[side] = std::array::from_fn(cell),
                    Feature::Home => homes[side] = std::array::from_fn(cell),
                    Feature::Pair(..) | Feature::Facing(_) => {}
                }
            }
        }
        let total = usize::from(rules.total()).max(1);
        Evaluation {
            pits_a_side: shape.pits(),
            pairs: shape.has_pairs().then(|| Box::new(PairTable::new(weights))),
            pits,
            filled,
            sides: sides.map(Box::new),
            homes: rules.home().at.is_some().then(|| homes.map(Box::new)),
            fill: Box::new(std::array::from_fn(|left| (256 * left.min(total) / total) as i32)),
        }
    }

    /// What the seeds in play add to the mover's margin, in parts of a seed as [`crate::Score`] counts them.
    /// `own_side` and `other_side` are the seeds on either side.
    #[inline(always)]
    pub fn promise<B: Board>(&self, position: &B, own_side: u8, other_side: u8) -> i32 {
        let mut sum = self.sides[0][usize::from(own_side)] + self.sides[1][usize::from(other_side)];
        for side in 0..2 {
            let row = self.row(side, position);
            // The weights below may be negative; half a unit compensates for what they borrow.
            let filled = (row + (1 << (FILLED - 1))) >> FILLED;
            sum += (row - (filled << FILLED)) as Mixed + self.filled[side][filled as usize & 63];
        }
        if let Some(homes) = &self.homes {
            let [own, other] = position.home_bytes();
            sum += homes[0][usize::from(own)] + homes[1][usize::from(other)];
        }
        self.blended(sum, own_side + other_side)
    }

    /// Whether there is more to add to [`Evaluation::promise`].
    #[inline(always)]
    pub fn has_pairs(&self) -> bool {
        self.pairs.is_some()
    }

    /// What pairs of pits add to the promise of single pits. It takes several times as long, so callers ask only if it can matter.
    #[inline(never)]
    pub fn promise_of_pairs<B: Board>(&self, position: &B, in_play: u8) -> i32 {
        let sum = self.pairs.as_ref().map_or(0, |pairs| pairs.sum(position, self.pits_a_side));
        self.blended(sum, in_play)
    }

    /// The sum of mixed weights, by how full the board is.
    #[inline(always)]
    fn blended(&self, sum: Mixed, in_play: u8) -> i32 {
        let fill = self.fill[usize::from(in_play)];
        let empty = i32::from(sum as i16);
        let full = (sum - empty) >> 16;
        // From 64ths of a seed times 256ths to 512ths of a seed.
        (full * fill + empty * (256 - fill)) >> 5
    }

    /// The sum of a side's pits.
    #[inline(always)]
    fn row<B: Board>(&self, side: usize, position: &B) -> Cell {
        let pits = &self.pits[side];
        if B::UNROLLED == 7 {
            // Unrolled: a pit that the board does not have is empty and adds nothing.
            let lane = |lane: usize| pits[lane][usize::from(position.seeds_in(side, lane))];
            (lane(0) + lane(1)) + (lane(2) + lane(3)) + (lane(4) + lane(5)) + lane(6)
        } else {
            let cells = pits.iter().take(self.pits_a_side).enumerate();
            cells.map(|(lane, cells)| cells[usize::from(position.seeds_in(side, lane))]).sum()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;
    use sower_core::kernel::Kernel;
    use sower_core::{Game, Played, library, with_kernel};
    use std::sync::Arc;

    fn promise<K: Kernel>(_: &K, evaluation: &Evaluation, position: &sower_core::Position) -> i32 {
        let mover = position.side();
        let [own, other] = [mover, !mover].map(|side| position.on_side(side));
        let board = K::Board::pack(position);
        evaluation.promise(&board, own, other) + evaluation.promise_of_pairs(&board, own + other)
    }

    #[test]
    fn the_compiled_evaluation_is_the_sum_of_its_cells_in_every_game() {
        let mut rng: rand_pcg::Pcg64 = rand::SeedableRng::seed_from_u64(3);
        for listed in library::all() {
            let game = Arc::new(Game::new(listed.rules(&[]).unwrap()));
            let shape = Shape::of(game.rules()).with_pairs();
            let mut weights = Weights::bare(&shape);
            for weight in weights.sides.iter_mut().flatten().flatten() {
                *weight = [rng.random_range(-500..500), rng.random_range(-500..500)];
            }
            let flat: Vec<Weight> = weights.sides.iter().flatten().flatten().copied().collect();
            let evaluation = Evaluation::new(game.rules(), &weights);
            let mut played = Played::new(Arc::clone(&game));
            for _ in 0..60 {
                let position = *played.position();
                let ends = shape.cells_of(&position).into_iter().fold([0.0, 0.0], |[full, empty], cell| {
                    let [more_full, more_empty] = flat[usize::from(cell)];
                    [full + f64::from(more_full), empty + f64::from(more_empty)]
                });
                let fill = f64::from(position.in_play()) / f64::from(game.rules().total());
                let expected = (ends[0] * fill + ends[1] * (1.0 - fill)) * 8.0;
                let found = with_kernel!(game.kernel(), kernel => promise(kernel, &evaluation, &position));
                // The fill is rounded to a 256th.
                let allowed = 2.0 + (ends[0] - ends[1]).abs() * 8.0 / 256.0;
                assert!((f64::from(found) - expected).abs() <= allowed, "{} {found} {expected}", listed.name);
                let moves = played.moves();
                if moves.is_empty() {
                    break;
                }
                played.play(moves[rng.random_range(0..moves.len())]).unwrap();
            }
        }
    }
}
