//! Fits weights to positions: least squares with regularisation toward small and smooth weights.
//!
//! The evaluation is linear in its weights, so the best ones solve a linear system: by conjugate gradients, which need only products
//! of the samples with a vector, so tens of thousands of weights are no burden. Sums are added in a fixed order, so the same data give
//! the same weights on every machine and any number of threads.

use sower_search::Stop;
use sower_search::evaluation::{Feature, PARTS, STEPS, Shape, Weights};

/// A training position.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The cell that each feature selects: the mover's first, numbered through all features of both sides.
    pub cells: Vec<u16>,
    /// The fraction of all seeds that are in play.
    pub fill: f32,
    /// The mover's gain beyond the margin in the stores, in seeds: the target of the fit.
    pub promise: f32,
}

/// How strongly weights are pulled to zero and to their neighbours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Regularisation {
    /// The pull to zero, in equivalent samples.
    pub small: f64,
    /// The pull to the weights of one seed more or less, in equivalent samples.
    pub smooth: f64,
    /// The pull of a pair's weights to zero, so that a pair says only what its two pits do not.
    pub small_pairs: f64,
    /// The pull of a pair's weights to those of one step more or less in one of its pits.
    pub smooth_pairs: f64,
}

impl Default for Regularisation {
    fn default() -> Regularisation {
        Regularisation { small: 2.0, smooth: 40.0, small_pairs: 20.0, smooth_pairs: 20.0 }
    }
}

/// The result of a fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The best weights.
    pub weights: Weights,
    /// The fraction of the promise's variance that they explain (R²).
    pub explained: f64,
}

/// The most steps of the solution; it usually needs fewer than a hundred.
const MOST_STEPS: usize = 400;
/// The solution is complete when the remaining error is this small, relative to the first.
const EXACT: f64 = 1e-5;
/// The pieces that samples are divided into, whatever the number of threads.
const PIECES: usize = 64;

/// The weights that fit the samples best. `None` if stopped.
pub fn fit(
    shape: &Shape,
    samples: &[&[Sample]],
    regularisation: Regularisation,
    threads: usize,
    stop: &Stop,
) -> Option<Fitted> {
    let problem = Problem::new(shape, samples, regularisation, threads);
    let (right, diagonal, squares) = problem.sides();
    let unknowns = right.len();
    let scaled = |vector: &[f64]| -> Vec<f64> { vector.iter().zip(&diagonal).map(|(x, d)| x / d).collect() };
    let dot = |one: &[f64], other: &[f64]| -> f64 { one.iter().zip(other).map(|(a, b)| a * b).sum() };
    let mut solution = vec![0.0; unknowns];
    let mut left = right.clone();
    let mut ready = scaled(&left);
    let mut direction = ready.clone();
    let mut rest = dot(&left, &ready);
    let enough = rest * EXACT * EXACT;
    for _ in 0..MOST_STEPS {
        if stop.is_stopped() {
            return None;
        }
        if rest <= enough {
            break;
        }
        let applied = problem.apply(&direction);
        let step = rest / dot(&direction, &applied).max(f64::MIN_POSITIVE);
        for at in 0..unknowns {
            solution[at] += step * direction[at];
            left[at] -= step * applied[at];
        }
        ready = scaled(&left);
        let next = dot(&left, &ready);
        for at in 0..unknowns {
            direction[at] = ready[at] + next / rest * direction[at];
        }
        rest = next;
    }
    let fitted = dot(&solution, &right);
    let explained = if squares > 0.0 { fitted / squares } else { 0.0 };
    Some(Fitted { weights: weights(shape, &solution), explained })
}

/// The linear system. Each cell has two unknowns: its weight with all seeds in play, and with none.
struct Problem<'a> {
    pieces: Vec<&'a [Sample]>,
    /// The pull of each cell to zero.
    small: Vec<f64>,
    /// Neighbouring cells, and the pull between them.
    neighbours: Vec<(u32, u32, f64)>,
    threads: usize,
}

impl<'a> Problem<'a> {
    fn new(
        shape: &Shape,
        samples: &[&'a [Sample]],
        regularisation: Regularisation,
        threads: usize,
    ) -> Problem<'a> {
        let Regularisation { small, smooth, small_pairs, smooth_pairs } = regularisation;
        let count = samples.iter().map(|some| some.len()).sum::<usize>();
        let size = count.div_ceil(PIECES).max(1);
        let mut problem = Problem {
            pieces: samples.iter().flat_map(|some| some.chunks(size)).collect(),
            small: Vec::new(),
            neighbours: Vec::new(),
            threads: threads.max(1),
        };
        for feature in (0..2).flat_map(|side| shape.features(side)) {
            let first = problem.small.len();
            let cells = shape.cells(feature);
            let mut near = |one: usize, other: usize, pull: f64| {
                problem.neighbours.push(((first + one) as u32, (first + other) as u32, pull));
            };
            let pull = match feature {
                Feature::Pair(..) | Feature::Facing(_) => {
                    for cell in 0..cells {
                        if cell % STEPS + 1 < STEPS {
                            near(cell, cell + 1, smooth_pairs);
                        }
                        if cell + STEPS < cells {
                            near(cell, cell + STEPS, smooth_pairs);
                        }
                    }
                    small_pairs
                }
                Feature::Home => small,
                Feature::Pit(_) | Feature::Filled | Feature::Side => {
                    (1..cells).for_each(|cell| near(cell - 1, cell, smooth));
                    small
                }
            };
            problem.small.resize(first + cells, pull);
        }
        problem
    }

    /// The right side of the system, its diagonal, and the sum of the squared promises.
    fn sides(&self) -> (Vec<f64>, Vec<f64>, f64) {
        let unknowns = 2 * self.small.len();
        let mut sums = self.sum(2 * unknowns + 1, |sample, sums| {
            let promise = f64::from(sample.promise);
            for (unknown, share) in parts(sample) {
                sums[unknown] += share * promise;
                sums[unknowns + unknown] += share * share;
            }
            sums[2 * unknowns] += promise * promise;
        });
        let squares = sums.pop().expect("it was just added");
        let mut diagonal = sums.split_off(unknowns);
        for (at, sum) in diagonal.iter_mut().enumerate() {
            *sum += self.small[at / 2];
        }
        for (one, other, pull) in &self.neighbours {
            for cell in [one, other] {
                diagonal[2 * *cell as usize] += pull;
                diagonal[2 * *cell as usize + 1] += pull;
            }
        }
        (sums, diagonal, squares)
    }

    /// The product of the system's matrix with a vector.
    fn apply(&self, vector: &[f64]) -> Vec<f64> {
        let mut product = self.sum(vector.len(), |sample, sums| {
            let value: f64 = parts(sample).map(|(unknown, share)| share * vector[unknown]).sum();
            for (unknown, share) in parts(sample) {
                sums[unknown] += share * value;
            }
        });
        for (at, value) in product.iter_mut().enumerate() {
            *value += self.small[at / 2] * vector[at];
        }
        for (one, other, pull) in &self.neighbours {
            for end in 0..2 {
                let (one, other) = (2 * *one as usize + end, 2 * *other as usize + end);
                let apart = pull * (vector[one] - vector[other]);
                product[one] += apart;
                product[other] -= apart;
            }
        }
        product
    }

    /// Sums over all samples: piece by piece on all threads, then in the order of the pieces.
    fn sum(&self, len: usize, add: impl Fn(&Sample, &mut [f64]) + Sync) -> Vec<f64> {
        let share = self.pieces.len().div_ceil(self.threads).max(1);
        let of = |piece: &&[Sample]| {
            let mut sums = vec![0.0; len];
            piece.iter().for_each(|sample| add(sample, &mut sums));
            sums
        };
        let work = |pieces: &[&[Sample]]| -> Vec<Vec<f64>> { pieces.iter().map(of).collect() };
        let partial: Vec<Vec<f64>> = std::thread::scope(|scope| {
            let work = &work;
            let start = |pieces| scope.spawn(move || work(pieces));
            let threads: Vec<_> = self.pieces.chunks(share).map(start).collect();
            let done = threads.into_iter().map(|thread| thread.join().expect("sums do not panic"));
            done.flatten().collect()
        });
        let mut sums = vec![0.0; len];
        for piece in partial {
            sums.iter_mut().zip(piece).for_each(|(sum, more)| *sum += more);
        }
        sums
    }
}

/// The unknowns that a sample selects, with its share of each.
fn parts(sample: &Sample) -> impl Iterator<Item = (usize, f64)> {
    let fill = f64::from(sample.fill);
    let ends = move |cell: &u16| [(2 * usize::from(*cell), fill), (2 * usize::from(*cell) + 1, 1.0 - fill)];
    sample.cells.iter().flat_map(ends)
}

fn weights(shape: &Shape, solution: &[f64]) -> Weights {
    let weight = |seeds: f64| (seeds * PARTS).round().clamp(-32_000.0, 32_000.0) as i16;
    let mut weights = Weights::bare(shape);
    let mut left = solution.chunks_exact(2);
    for cell in weights.sides.iter_mut().flatten().flatten() {
        let ends = left.next().expect("there are as many unknowns as weights");
        *cell = [weight(ends[0]), weight(ends[1])];
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use sower_core::library;

    fn oware() -> Shape {
        Shape::of(&library::find("oware").unwrap().rules(&[]).unwrap())
    }

    fn samples() -> Vec<Sample> {
        let first_pit = |cell: u16| if cell == 3 { 2.0 } else { 0.0 };
        let sample = |number: u16| {
            let cell = number % 8;
            Sample { cells: vec![cell], fill: f32::from(number % 5) / 4.0, promise: first_pit(cell) }
        };
        (0..4000).map(sample).collect()
    }

    const PLAIN: Regularisation =
        Regularisation { small: 0.01, smooth: 0.0, small_pairs: 0.01, smooth_pairs: 0.0 };

    #[test]
    fn a_stop_ends_it_without_weights() {
        let stop = Stop::new();
        stop.stop();
        assert_eq!(fit(&oware(), &[&samples()], PLAIN, 1, &stop), None);
    }

    #[test]
    fn weights_that_made_the_samples_are_found_again() {
        let Fitted { weights, explained } = fit(&oware(), &[&samples()], PLAIN, 1, &Stop::new()).unwrap();
        assert_eq!(weights.sides[0][0][3], [128, 128]);
        assert_eq!(weights.sides[0][0][2], [0, 0]);
        assert!(explained > 0.99);
    }

    #[test]
    fn any_number_of_threads_gives_the_same_weights() {
        let shape = oware().with_pairs();
        let samples = samples();
        let halves = samples.split_at(1500);
        let with = |threads| {
            fit(&shape, &[halves.0, halves.1], Regularisation::default(), threads, &Stop::new()).unwrap()
        };
        assert_eq!(with(1), with(3));
    }
}
