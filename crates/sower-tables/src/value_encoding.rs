//! The encoding of values as single bytes, in order: the larger the byte, the better for the mover.
//!
//! A value is the worth of the seeds in play, independent of the stores. In most games that is a margin between
//! minus and plus the seeds in play. Where captured seeds decide before possession, a value has two parts, and only reachable values
//! get a byte. The list of values is symmetric around zero, so the value for the opponent is a subtraction.

use sower_core::Rules;
use sower_core::rules::Decide;
use sower_search::Score;

use crate::capture_steps::CaptureSteps;

/// The values that a layer's positions can have, ascending. A value's byte is its index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ValueEncoding {
    /// Parts of a score, ascending.
    scores: Vec<i32>,
}

/// The byte for a value that no position of the layer has.
pub(crate) const IMPOSSIBLE: u8 = u8::MAX;

/// The most values of a layer, so that none of them is [`IMPOSSIBLE`].
const MOST_VALUES: usize = 255;

/// A layer has more values than fit in a byte.
#[derive(Debug)]
pub(crate) struct TooManyValues;

impl ValueEncoding {
    /// The encoding of a layer, from those of the layers that its captures lead to.
    pub(crate) fn new(
        rules: &Rules,
        steps: &CaptureSteps,
        seeds: u8,
        below: impl Fn(u8) -> Option<ValueEncoding>,
    ) -> Result<ValueEncoding, TooManyValues> {
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
                if let Some(encoding) = below(next) {
                    scores.extend(encoding.scores.iter().flat_map(|score| [score + gain, score - gain]));
                }
            }
            scores
        };
        scores.extend(scores.clone().iter().map(|score| -score));
        scores.sort_unstable();
        scores.dedup();
        if scores.len() > MOST_VALUES { Err(TooManyValues) } else { Ok(ValueEncoding { scores }) }
    }

    /// The encoding listed in a file, if it is valid.
    pub(crate) fn from_scores(scores: Vec<i32>) -> Option<ValueEncoding> {
        let ascending = scores.windows(2).all(|pair| pair[0] < pair[1]);
        let even = scores.iter().zip(scores.iter().rev()).all(|(low, high)| *low == -*high);
        (ascending && even && !scores.is_empty() && scores.len() <= MOST_VALUES)
            .then_some(ValueEncoding { scores })
    }

    pub(crate) fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// The byte of the best value; that of the worst is 0.
    pub(crate) fn max_code(&self) -> u8 {
        (self.scores.len() - 1) as u8
    }

    /// The byte of the value zero.
    pub(crate) fn zero_code(&self) -> Option<u8> {
        self.encode(0)
    }

    /// The byte of a value, if this layer has it.
    pub(crate) fn encode(&self, parts: i32) -> Option<u8> {
        self.scores.binary_search(&parts).ok().map(|code| code as u8)
    }

    /// The value of a byte.
    pub(crate) fn decode(&self, code: u8) -> i32 {
        self.scores[usize::from(code).min(self.scores.len() - 1)]
    }
}

/// Translates values of a smaller layer into values of this one, after a capture.
#[derive(Debug)]
pub(crate) struct CaptureTranslation {
    /// By the mover's gain (from minus to plus the seeds that left play), and whether the mover moves again.
    tables: Vec<[[u8; 256]; 2]>,
    gone: i32,
}

impl CaptureTranslation {
    pub(crate) fn new(here: &ValueEncoding, below: &ValueEncoding, gone: u8) -> CaptureTranslation {
        let gone = i32::from(gone);
        let tables = (-gone..=gone)
            .map(|gain| {
                let translation = |sign: i32| {
                    std::array::from_fn(|code| {
                        let score = sign * below.decode(code as u8) + Score::margin(gain).parts();
                        here.encode(score).unwrap_or(IMPOSSIBLE)
                    })
                };
                [translation(-1), translation(1)]
            })
            .collect();
        CaptureTranslation { tables, gone }
    }

    /// The translation of every byte.
    #[inline(always)]
    pub(crate) fn values(&self, gain: i32, same_side: bool) -> &[u8; 256] {
        &self.tables[(gain + self.gone) as usize][usize::from(same_side)]
    }

    /// The translation of one byte.
    #[inline(always)]
    pub(crate) fn value(&self, gain: i32, same_side: bool, code: u8) -> u8 {
        self.values(gain, same_side)[usize::from(code)]
    }
}
