//! Fits weights to positions: least squares with regularisation toward small and smooth weights.
//!
//! The evaluation is linear in its weights, so the best ones are the exact solution of a linear system. There are no steps or
//! learning rates, and the same data give the same weights on every machine.

use sower_search::Stop;
use sower_search::evaluation::{Feature, PARTS, Shape, Weights};

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
}

impl Default for Regularisation {
    fn default() -> Regularisation {
        Regularisation { small: 2.0, smooth: 40.0 }
    }
}

/// The normal equations of the fit. Samples are added without being stored.
pub struct Fit {
    shape: Shape,
    /// The lower triangle of the normal matrix, row by row.
    matrix: Vec<f64>,
    right: Vec<f64>,
    samples: u64,
    squares: f64,
}

impl Fit {
    /// A fit without samples.
    pub fn new(shape: &Shape) -> Fit {
        let unknowns = 4 * shape.side_cells();
        Fit {
            shape: shape.clone(),
            matrix: vec![0.0; unknowns * (unknowns + 1) / 2],
            right: vec![0.0; unknowns],
            samples: 0,
            squares: 0.0,
        }
    }

    /// Adds one sample to the sums.
    pub fn add(&mut self, sample: &Sample) {
        let fill = f64::from(sample.fill);
        let parts = || {
            let cells = sample.cells.iter();
            cells.flat_map(move |cell| {
                [(2 * usize::from(*cell), fill), (2 * usize::from(*cell) + 1, 1.0 - fill)]
            })
        };
        let promise = f64::from(sample.promise);
        for (row, x) in parts() {
            self.right[row] += x * promise;
            for (column, y) in parts().filter(|(column, _)| *column <= row) {
                self.matrix[row * (row + 1) / 2 + column] += x * y;
            }
        }
        self.samples += 1;
        self.squares += promise * promise;
    }

    /// The number of samples so far.
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// The best weights, and the fraction of the promise's variance that they explain (R²). `None` if stopped: a
    /// board with many pits has thousands of unknowns and takes a while.
    pub fn solve(&self, regularisation: Regularisation, stop: &Stop) -> Option<(Weights, f64)> {
        let unknowns = self.right.len();
        let mut matrix = self.matrix.clone();
        let at = |row: usize, column: usize| row * (row + 1) / 2 + column;
        for row in 0..unknowns {
            matrix[at(row, row)] += regularisation.small;
        }
        for (first, feature) in self.places() {
            if feature == Feature::Home {
                continue;
            }
            for cell in first..first + self.shape.cells(feature) - 1 {
                for end in 0..2 {
                    let (low, high) = (2 * cell + end, 2 * cell + 2 + end);
                    matrix[at(low, low)] += regularisation.smooth;
                    matrix[at(high, high)] += regularisation.smooth;
                    matrix[at(high, low)] -= regularisation.smooth;
                }
            }
        }
        let solution = solve(matrix, self.right.clone(), stop)?;
        let fitted: f64 = solution.iter().zip(&self.right).map(|(weight, right)| weight * right).sum();
        Some((self.weights(&solution), if self.squares > 0.0 { fitted / self.squares } else { 0.0 }))
    }

    /// Every feature of both sides with the index of its first cell.
    fn places(&self) -> impl Iterator<Item = (usize, Feature)> {
        let mut first = 0;
        let both: Vec<Feature> = self.shape.features().chain(self.shape.features()).collect();
        both.into_iter().map(move |feature| {
            let place = (first, feature);
            first += self.shape.cells(feature);
            place
        })
    }

    fn weights(&self, solution: &[f64]) -> Weights {
        let weight = |seeds: f64| (seeds * PARTS).round().clamp(-32_000.0, 32_000.0) as i16;
        let mut weights = Weights::bare(&self.shape);
        let mut left = solution.chunks_exact(2);
        for cell in weights.sides.iter_mut().flatten().flatten() {
            let ends = left.next().expect("there are as many unknowns as weights");
            *cell = [weight(ends[0]), weight(ends[1])];
        }
        weights
    }
}

/// Solves a symmetric positive definite system, given by its lower triangle, by Cholesky decomposition. Checks the stop handle
/// before every row.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>, stop: &Stop) -> Option<Vec<f64>> {
    let size = right.len();
    let start = |row: usize| row * (row + 1) / 2;
    for row in 0..size {
        if stop.is_stopped() {
            return None;
        }
        let (done, rest) = matrix.split_at_mut(start(row));
        let current = &mut rest[..=row];
        for column in 0..row {
            let other = &done[start(column)..=start(column) + column];
            let dot: f64 = current[..column].iter().zip(&other[..column]).map(|(a, b)| a * b).sum();
            current[column] = (current[column] - dot) / other[column];
        }
        let dot: f64 = current[..row].iter().map(|a| a * a).sum();
        current[row] = (current[row] - dot).max(1e-12).sqrt();
    }
    for row in 0..size {
        let line = &matrix[start(row)..=start(row) + row];
        let dot: f64 = line[..row].iter().zip(&right[..row]).map(|(a, b)| a * b).sum();
        right[row] = (right[row] - dot) / line[row];
    }
    for row in (0..size).rev() {
        right[row] /= matrix[start(row) + row];
        let value = right[row];
        for column in 0..row {
            right[column] -= matrix[start(row) + column] * value;
        }
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sower_core::library;

    #[test]
    fn a_small_system_is_solved() {
        // 4x + 2y = 10, 2x + 3y = 9.
        let found = solve(vec![4.0, 2.0, 3.0], vec![10.0, 9.0], &Stop::new()).unwrap();
        assert!((found[0] - 1.5).abs() < 1e-9 && (found[1] - 2.0).abs() < 1e-9, "{found:?}");
    }

    #[test]
    fn a_pulled_brake_ends_it_without_weights() {
        let stop = Stop::new();
        stop.stop();
        assert_eq!(solve(vec![4.0, 2.0, 3.0], vec![10.0, 9.0], &stop), None);
    }

    #[test]
    fn weights_that_made_the_samples_are_found_again() {
        let shape = Shape::of(&library::find("oware").unwrap().rules(&[]).unwrap());
        let first_pit = |cell: u16| if cell == 3 { 2.0 } else { 0.0 };
        let mut fit = Fit::new(&shape);
        for number in 0..4000_u16 {
            let cell = number % 8;
            fit.add(&Sample {
                cells: vec![cell],
                fill: f32::from(number % 5) / 4.0,
                promise: first_pit(cell),
            });
        }
        let (weights, explained) =
            fit.solve(Regularisation { small: 0.01, smooth: 0.0 }, &Stop::new()).unwrap();
        assert_eq!(weights.sides[0][0][3], [128, 128]);
        assert_eq!(weights.sides[0][0][2], [0, 0]);
        assert!(explained > 0.99);
    }
}
