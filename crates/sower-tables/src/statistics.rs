//! Statistics of a layer: the number of positions with each value, and the longest forced line.

use std::path::Path;
use std::sync::Arc;

use sower_core::kernel::{Half, SharedRing};
use sower_core::{Game, Position, Rules, with_shared_ring};
use sower_search::Score;
use sower_search::endings::Cycles;

use crate::build::{Workers, load};
use crate::error::VerifyError;
use crate::file::TableFile;
use crate::layer::{Board, Layer};
use crate::tables::layer_path;

/// The statistics of one layer.
#[derive(Clone, Debug)]
pub struct Statistics {
    /// Seeds in play of every position of the layer.
    pub seeds: u8,
    /// The number of positions.
    pub positions: u64,
    /// The number of positions with each value, ascending. If endless play decides between two values, this counts the one that
    /// the mover can force.
    pub values: Vec<(Score, u64)>,
    /// Positions whose value depends on the result of endless play.
    pub open: u64,
    /// Positions by distance to the next capture, from 0; empty if play cannot cycle.
    pub distances: Vec<u64>,
    /// A position with the longest distance; `None` without distances.
    pub longest: Option<Position>,
}

impl Statistics {
    /// The number of positions that the mover wins, draws and loses.
    pub fn results(&self) -> [u64; 3] {
        let count = |keep: fn(&Score) -> bool| {
            self.values.iter().filter(|(score, _)| keep(score)).map(|(_, count)| count).sum()
        };
        [
            count(|score| *score > Score::LEVEL),
            count(|score| *score == Score::LEVEL),
            count(|score| *score < Score::LEVEL),
        ]
    }

    /// The mean value in seeds.
    pub fn mean(&self) -> f64 {
        let sum: f64 =
            self.values.iter().map(|(score, count)| f64::from(score.whole()) * *count as f64).sum();
        sum / self.positions.max(1) as f64
    }

    /// The entropy of the values in bits per position.
    pub fn entropy(&self) -> f64 {
        let all = self.positions.max(1) as f64;
        let bits =
            |count: &u64| if *count == 0 { 0.0 } else { -(*count as f64 / all).log2() * *count as f64 / all };
        self.values.iter().map(|(_, count)| bits(count)).sum::<f64>()
            + self.distances.iter().map(bits).sum::<f64>()
    }
}

/// Computes the statistics of a layer.
pub fn statistics(
    game: &Game,
    folder: &Path,
    seeds: u8,
    workers: &Workers,
) -> Result<Statistics, VerifyError> {
    with_shared_ring!(
        game.kernel(),
        kernel => count(game.rules(), kernel, folder, seeds, workers),
        else Err(VerifyError::NoRing)
    )
}

fn count<H: Half>(
    rules: &Rules,
    kernel: &SharedRing<H>,
    folder: &Path,
    seeds: u8,
    workers: &Workers,
) -> Result<Statistics, VerifyError> {
    let path = layer_path(folder, seeds);
    let table = |error| VerifyError::Table { path: path.clone(), error };
    let file = TableFile::open(&path, rules.future_fingerprint(), seeds).map_err(table)?;
    let layer = Layer::new(Arc::new(Board::new(rules, kernel, seeds)), seeds);
    let here = load(layer, &file, true, workers).map_err(table)?;
    let roles = Cycles::of(rules).values();
    let parts = workers.in_pieces(here.solved.layer.len(), 1 << 16, |piece, part: &mut Part| {
        for index in piece {
            let value = here.solved.values[0][index as usize];
            part.values[usize::from(value)] += 1;
            part.open += u64::from(roles == 2 && here.solved.values[1][index as usize] != value);
            if here.has_distances() {
                let distance = usize::from(here.distance(0, index));
                if distance >= part.distances.len() {
                    part.distances.resize(distance + 1, 0);
                    part.longest = index;
                }
                part.distances[distance] += 1;
            }
        }
    });
    if workers.is_stopped() {
        return Err(VerifyError::Stopped);
    }
    let mut all = Part::default();
    // The position with the lowest index, whichever thread found it.
    let longest = parts.iter().map(|part| (std::cmp::Reverse(part.distances.len()), part.longest)).min();
    for part in parts {
        all.values.iter_mut().zip(part.values).for_each(|(sum, count)| *sum += count);
        all.distances.resize(all.distances.len().max(part.distances.len()), 0);
        all.distances.iter_mut().zip(part.distances).for_each(|(sum, count)| *sum += count);
        all.open += part.open;
    }
    let encoding = &here.solved.encoding;
    let values = (0..=encoding.max_code())
        .map(|code| (Score::of_parts(encoding.decode(code)), all.values[usize::from(code)]))
        .filter(|(_, count)| *count > 0)
        .collect();
    let longest = longest
        .filter(|_| all.distances.len() > 1)
        .map(|(_, index)| here.solved.layer.position(index).unpack(rules.board().pits));
    Ok(Statistics {
        seeds,
        positions: here.solved.layer.len(),
        values,
        open: all.open,
        distances: all.distances,
        longest,
    })
}

struct Part {
    values: [u64; 256],
    open: u64,
    distances: Vec<u64>,
    longest: u64,
}

impl Default for Part {
    fn default() -> Part {
        Part { values: [0; 256], open: 0, distances: Vec::new(), longest: 0 }
    }
}
