//! Solves layers in which play cannot cycle in one pass: every position once, after those that its moves lead to.
//!
//! Where the mover's store is sown, a move that leaves all seeds in play stays on the mover's side and moves seeds toward the
//! store. That lowers the rank of the mover's row ([`crate::rows`]). With rows `a` and `b`, the position (a, b)
//! needs only positions (b, a′) with a′ < a in the same layer. So for each row of the side with more seeds, all positions with
//! that side to move come first, then all with the opponent to move. Boards with equal sides are ordered by the larger rank.
//! Where moves depend on the mover's row alone, each of these steps is a few loops over a whole line ([`super::row_moves`]).

use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering::Relaxed};

use sower_core::kernel::{Half, Packed};
use sower_search::memory::{Bytes, SharedArray};

use super::context::{BuildContext, Successor};
use super::row_moves::{PrecomputedMove, RowMove, RowMoves};
use crate::build::Workers;
use crate::layer::Rectangle;

/// Two rectangles that depend on each other: the same boards with either side to move.
struct Pair<'a> {
    heavy: &'a Rectangle,
    light: &'a Rectangle,
}

/// Solves all positions.
pub(crate) fn build<H: Half>(
    context: &BuildContext<'_, H>,
    row_moves: Option<&RowMoves>,
    workers: &Workers,
) -> std::io::Result<Bytes> {
    let values = SharedArray::<AtomicU8>::zeroed(context.layer.len())?;
    let mut pairs: Vec<Pair<'_>> = pairs(context);
    pairs.sort_by_key(|pair| {
        std::cmp::Reverse(u64::from(pair.heavy.own_len) * u64::from(pair.heavy.other_len))
    });
    let next = AtomicUsize::new(0);
    let same: [u8; 256] = std::array::from_fn(|code| code as u8);
    let turned = same.map(|code| context.encoding.max_code().saturating_sub(code));
    let pass = Pass { context, row_moves, values: values.as_slice(), here: [turned, same] };
    workers.on_all_threads(|_| {
        while let Some(pair) = pairs.get(next.fetch_add(1, Relaxed)) {
            pass.fill(pair, workers);
        }
    });
    Ok(values.into_bytes())
}

/// Each rectangle with its counterpart for the opponent to move, the one whose mover has more seeds first.
fn pairs<'a, H: Half>(context: &'a BuildContext<'_, H>) -> Vec<Pair<'a>> {
    let seeds = context.layer.seeds();
    let rectangles = context.layer.rectangles();
    rectangles
        .iter()
        .filter_map(|heavy| {
            let [mine, theirs] = heavy.homes;
            let light = rectangles.iter().find(|rectangle| {
                rectangle.homes == [theirs, mine] && rectangle.own_seeds == seeds - heavy.own_seeds
            })?;
            let first = heavy.own_seeds > light.own_seeds
                || (heavy.own_seeds == light.own_seeds && heavy.first <= light.first);
            first.then_some(Pair { heavy, light })
        })
        .collect()
}

struct Pass<'a, H: Half> {
    context: &'a BuildContext<'a, H>,
    row_moves: Option<&'a RowMoves>,
    values: &'a [AtomicU8],
    /// Translates a value of this layer for the previous mover, by whether the same side moves.
    here: [[u8; 256]; 2],
}

/// The positions that a move leads to: their index is a linear function of both rows' ranks.
#[derive(Clone, Copy)]
struct Destination<'a> {
    source: Source<'a>,
    first: u64,
    per_own: u64,
    per_other: u64,
    /// Translates each value there into one of this layer.
    worth: &'a [u8; 256],
}

#[derive(Clone, Copy)]
enum Source<'a> {
    /// The layer being built.
    Here(&'a [AtomicU8]),
    /// A smaller, solved layer.
    Below(&'a [u8]),
}

impl Destination<'_> {
    #[inline(always)]
    fn value(&self, index: u64) -> u8 {
        let value = match self.source {
            Source::Here(values) => values[index as usize].load(Relaxed),
            Source::Below(values) => values[index as usize],
        };
        self.worth[usize::from(value)]
    }

    /// Raises the best values of a line by a move with a fixed own row and the given ranks of the opponent's row.
    #[inline(always)]
    fn raise(&self, own_rank: u32, other_ranks: &[u32], best: &mut [u8]) {
        let base = self.first + u64::from(own_rank) * self.per_own;
        for (best, rank) in best.iter_mut().zip(other_ranks) {
            *best = (*best).max(self.value(base + u64::from(*rank) * self.per_other));
        }
    }
}

impl<H: Half> Pass<'_, H> {
    fn fill(&self, pair: &Pair<'_>, workers: &Workers) {
        // A side without seeds has no moves to precompute.
        match self.row_moves.filter(|_| pair.light.own_seeds > 0) {
            Some(row_moves) => self.fill_by_lines(row_moves, pair, workers),
            None => self.fill_one_by_one(pair, workers),
        }
    }

    fn fill_one_by_one(&self, Pair { heavy, light }: &Pair<'_>, workers: &Workers) {
        let (lines, width) = (heavy.own_len, heavy.other_len);
        for line in 0..lines {
            if workers.is_stopped() {
                return;
            }
            if heavy.first == light.first {
                (0..line).for_each(|place| self.settle(heavy, line, place));
                (0..=line).for_each(|place| self.settle(heavy, place, line));
                workers.advance(2 * u64::from(line) + 1);
                continue;
            }
            (0..width).for_each(|place| self.settle(heavy, line, place));
            if light.own_major {
                // Equal sides with different homes.
                (0..width).for_each(|place| self.settle(light, place, line));
            } else {
                (0..width).for_each(|place| self.settle(light, line, place));
            }
            workers.advance(2 * u64::from(width));
        }
    }

    fn fill_by_lines(&self, row_moves: &RowMoves, Pair { heavy, light }: &Pair<'_>, workers: &Workers) {
        let destinations = self.destinations(row_moves, light);
        let mut best = Vec::new();
        for line in 0..heavy.own_len {
            if workers.is_stopped() {
                return;
            }
            let equal = heavy.first == light.first;
            let (before, up_to) = if equal { (line, line + 1) } else { (heavy.other_len, heavy.other_len) };
            self.fill_mover(row_moves, heavy, line, 0..before, &mut best);
            self.fill_other(row_moves, light, line, 0..up_to, &destinations, &mut best);
            workers.advance(u64::from(before) + u64::from(up_to));
        }
    }

    /// Solves the positions in which the mover has one row and the opponent each of a range.
    fn fill_mover(
        &self,
        row_moves: &RowMoves,
        rectangle: &Rectangle,
        own: u32,
        others: Range<u32>,
        best: &mut Vec<u8>,
    ) {
        let other_seeds = self.context.layer.seeds() - rectangle.own_seeds;
        best.clear();
        best.resize(others.len(), 0);
        for (pit, turn) in row_moves.turns(rectangle.own_seeds, own).iter().enumerate() {
            match turn {
                RowMove::Empty => {}
                RowMove::Precomputed(turn) => {
                    let ranks = row_moves.after_spill(turn.spill, other_seeds);
                    self.destination(turn, other_seeds + row_moves.spill(turn.spill))
                        .raise(turn.rank, ranks, best);
                }
                RowMove::Dependent => {
                    for (best, other) in best.iter_mut().zip(others.clone()) {
                        *best = (*best).max(self.played(&self.context.layer.at(rectangle, own, other), pit));
                    }
                }
            }
        }
        let first =
            rectangle.first + u64::from(own) * u64::from(rectangle.other_len) + u64::from(others.start);
        self.write(first, 1, best);
    }

    /// Solves the positions in which the mover has each row of a range and the opponent one.
    fn fill_other(
        &self,
        row_moves: &RowMoves,
        rectangle: &Rectangle,
        other: u32,
        owns: Range<u32>,
        destinations: &Destinations<'_>,
        best: &mut Vec<u8>,
    ) {
        let other_seeds = self.context.layer.seeds() - rectangle.own_seeds;
        // The rank of the opponent's row after each spill.
        let after: Vec<u64> = (0..row_moves.spills())
            .map(|spill| row_moves.after_spill(spill as u8, other_seeds).get(other as usize))
            .map(|rank| rank.map_or(0, |rank| u64::from(*rank)))
            .collect();
        let (per_own, per_other) = strides(rectangle);
        best.clear();
        for own in owns.clone() {
            let mut value = 0;
            for (pit, turn) in row_moves.turns(rectangle.own_seeds, own).iter().enumerate() {
                value = value.max(match turn {
                    RowMove::Empty => continue,
                    RowMove::Precomputed(turn) => {
                        let destination = destinations.of(turn);
                        let others = after[usize::from(turn.spill)] * destination.per_other;
                        destination
                            .value(destination.first + u64::from(turn.rank) * destination.per_own + others)
                    }
                    RowMove::Dependent => {
                        let (line, place) = if rectangle.own_major { (own, other) } else { (other, own) };
                        self.played(&self.context.layer.at(rectangle, line, place), pit)
                    }
                });
            }
            best.push(value);
        }
        let first = rectangle.first + u64::from(owns.start) * per_own + u64::from(other) * per_other;
        self.write(first, per_own, best);
    }

    fn write(&self, first: u64, step: u64, values: &[u8]) {
        for (place, value) in (0..).zip(values) {
            self.values[(first + step * place) as usize].store(*value, Relaxed);
        }
    }

    /// The destination of a move that leaves the opponent that many seeds.
    #[inline]
    fn destination(&self, turn: &PrecomputedMove, other_seeds: u8) -> Destination<'_> {
        let seeds = turn.seeds + other_seeds;
        let (source, layer, worth) = if seeds == self.context.layer.seeds() {
            (Source::Here(self.values), self.context.layer, &self.here[usize::from(turn.again)])
        } else {
            // A game that ends with some seeds in play has no precomputed moves.
            let below = self.context.below(seeds, turn.again);
            let (solved, worth) = below.expect("every smaller layer is solved");
            (Source::Below(&solved.values[0]), &solved.layer, worth)
        };
        let rectangle = &layer.rectangles()[usize::from(if turn.again { turn.seeds } else { other_seeds })];
        let (per_mover, per_waiting) = strides(rectangle);
        let (per_own, per_other) =
            if turn.again { (per_mover, per_waiting) } else { (per_waiting, per_mover) };
        Destination { source, first: rectangle.first, per_own, per_other, worth }
    }

    /// The destinations of all moves of a rectangle's mover.
    fn destinations(&self, row_moves: &RowMoves, rectangle: &Rectangle) -> Destinations<'_> {
        let other_seeds = self.context.layer.seeds() - rectangle.own_seeds;
        let own_seeds = usize::from(rectangle.own_seeds) + 1;
        let all = (0..row_moves.spills())
            .flat_map(|spill| {
                (0..own_seeds).flat_map(move |seeds| [(spill, seeds, false), (spill, seeds, true)])
            })
            .map(|(spill, seeds, again)| {
                let turn = PrecomputedMove { rank: 0, seeds: seeds as u8, spill: spill as u8, again };
                let other_seeds = other_seeds + row_moves.spill(turn.spill);
                // No move ends with more seeds than there are in play.
                (turn.seeds + other_seeds <= self.context.layer.seeds())
                    .then(|| self.destination(&turn, other_seeds))
            })
            .collect();
        Destinations { all, own_seeds }
    }

    /// The value of playing a pit.
    #[inline(always)]
    fn played(&self, position: &Packed<H>, pit: usize) -> u8 {
        self.worth(&self.context.kernel.play_unchecked(position, pit))
    }

    #[inline(always)]
    fn settle(&self, rectangle: &Rectangle, line: u32, place: u32) {
        let position = self.context.layer.at(rectangle, line, place);
        let (_, width) = rectangle.lines();
        let index = rectangle.first + u64::from(line) * u64::from(width) + u64::from(place);
        self.values[index as usize].store(self.value(&position), Relaxed);
    }

    #[inline(always)]
    fn value(&self, position: &Packed<H>) -> u8 {
        let context = self.context;
        let (mut best, mut any) = (0, false);
        context.kernel.for_each_child(position, |_, after| {
            any = true;
            best = best.max(self.worth(after));
        });
        if any {
            return best;
        }
        match context.after_pass(position) {
            Some(index) => context.negated(self.values[index as usize].load(Relaxed)),
            None => context.final_value(position),
        }
    }

    /// The value of the position after a move, for the side that made it.
    #[inline(always)]
    fn worth(&self, after: &Packed<H>) -> u8 {
        match self.context.successor(after, 1) {
            Successor::SameLayer { index, same_side } => {
                let value = self.values[index as usize].load(Relaxed);
                self.here[usize::from(same_side)][usize::from(value)]
            }
            Successor::Solved([value, _]) => value,
        }
    }
}

/// Destinations by spill, seeds left in the own row, and whether the move gives another turn.
struct Destinations<'a> {
    all: Vec<Option<Destination<'a>>>,
    own_seeds: usize,
}

impl<'a> Destinations<'a> {
    #[inline(always)]
    fn of(&self, turn: &PrecomputedMove) -> &Destination<'a> {
        let place = usize::from(turn.spill) * self.own_seeds + usize::from(turn.seeds);
        self.all[2 * place + usize::from(turn.again)].as_ref().expect("a turn makes no seeds")
    }
}

/// The index distance in a rectangle between consecutive rows of the mover, and of the opponent.
#[inline(always)]
fn strides(rectangle: &Rectangle) -> (u64, u64) {
    if rectangle.own_major { (u64::from(rectangle.other_len), 1) } else { (1, u64::from(rectangle.own_len)) }
}
