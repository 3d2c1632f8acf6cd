//! Values as single bytes, in order: the larger the byte, the better for the mover.
//!
//! A value is what the seeds in play are still worth, whatever lies in the stores. In most games that is a margin between
//! minus and plus the seeds in play. Where captured seeds decide before possession there are two parts, and only those
//! values get a byte that play can lead to. Either way a scale is the same read backwards with all signs turned, so turning
//! a value's sign is a subtraction.

use sower_core::Rules;
use sower_core::rules::Decide;
use sower_search::Score;

use crate::rules::Steps;

/// The values of one layer's positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scale {
    /// Parts of a score, ascending.
    scores: Vec<i32>,
}

/// What stands in a table for a value that no position of the layer has.
pub(crate) const IMPOSSIBLE: u8 = u8::MAX;

/// The most values of a scale, so that none of them is [`IMPOSSIBLE`].
const MOST_VALUES: usize = 255;

/// More values than a byte can tell apart.
#[derive(Debug)]
pub(crate) struct TooManyValues;

impl Scale {
    /// The scale of the layer with so many seeds, from those of the layers that its captures lead to.
    pub(crate) fn new(
        rules: &Rules,
        steps: &Steps,
        seeds: u8,
        below: impl Fn(u8) -> Option<Scale>,
    ) -> Result<Scale, TooManyValues> {
        let seeds_left = i32::from(seeds);
        let mut scores: Vec<i32> = if rules.end().decide == Decide::Seeds {
            (-seeds_left..=seeds_left).map(|margin| Score::margin(margin).parts()).collect()
        } else {
            let ended = (-seeds_left..=seeds_left).filter(|lead| (lead - seeds_left) % 2 == 0);
            let mut scores: Vec<i32> = match rules.end().seeds_left {
                Some(few) if seeds <= few => ended.collect(),
                _ => vec![0],
            };
            scores.extend([seeds_left, -seeds_left].map(|all| Score::margin(all).parts()));
            for next in steps.below(seeds) {
                let gain = Score::margin(i32::from(seeds - next)).parts();
                if let Some(scale) = below(next) {
                    scores.extend(scale.scores.iter().flat_map(|score| [score + gain, score - gain]));
                }
            }
            scores
        };
        scores.extend(scores.clone().iter().map(|score| -score));
        scores.sort_unstable();
        scores.dedup();
        if scores.len() > MOST_VALUES { Err(TooManyValues) } else { Ok(Scale { scores }) }
    }

    /// A scale as a file lists it.
    pub(crate) fn of_scores(scores: Vec<i32>) -> Option<Scale> {
        let ascending = scores.windows(2).all(|pair| pair[0] < pair[1]);
        let even = scores.iter().zip(scores.iter().rev()).all(|(low, high)| *low == -*high);
        (ascending && even && !scores.is_empty() && scores.len() <= MOST_VALUES).then_some(Scale { scores })
    }

    pub(crate) fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// The best value's byte; the worst one's is 0.
    pub(crate) fn top(&self) -> u8 {
        (self.scores.len() - 1) as u8
    }

    /// The byte of a value that is worth nothing to either side.
    pub(crate) fn level(&self) -> Option<u8> {
        self.code(0)
    }

    /// The byte of a value, if this layer has it.
    pub(crate) fn code(&self, parts: i32) -> Option<u8> {
        self.scores.binary_search(&parts).ok().map(|code| code as u8)
    }

    /// The value of a byte.
    pub(crate) fn score(&self, code: u8) -> i32 {
        self.scores[usize::from(code).min(self.scores.len() - 1)]
    }
}

/// What a turn that captures makes of the values below: a byte for a byte.
#[derive(Debug)]
pub(crate) struct Through {
    /// By the mover's gain (from minus to plus the seeds that left play), and whether the mover moves again.
    tables: Vec<[[u8; 256]; 2]>,
    gone: i32,
}

impl Through {
    pub(crate) fn new(here: &Scale, below: &Scale, gone: u8) -> Through {
        let gone = i32::from(gone);
        let tables = (-gone..=gone)
            .map(|gain| {
                let through = |sign: i32| {
                    std::array::from_fn(|code| {
                        let score = sign * below.score(code as u8) + Score::margin(gain).parts();
                        here.code(score).unwrap_or(IMPOSSIBLE)
                    })
                };
                [through(-1), through(1)]
            })
            .collect();
        Through { tables, gone }
    }

    /// The value here of every value there.
    #[inline(always)]
    pub(crate) fn values(&self, gain: i32, same_side: bool) -> &[u8; 256] {
        &self.tables[(gain + self.gone) as usize][usize::from(same_side)]
    }

    /// The value here of a value there.
    #[inline(always)]
    pub(crate) fn value(&self, gain: i32, same_side: bool, code: u8) -> u8 {
        self.values(gain, same_side)[usize::from(code)]
    }
}
