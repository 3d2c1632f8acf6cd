//! Layers in which play cannot go round: every position once, after those that its turns lead to.
//!
//! Where the own store is sown, a turn that leaves all seeds in play stays on the mover's side and moves seeds toward the
//! store, which makes the number of the mover's row smaller ([`crate::rows`]). With rows `a` and `b`, the position (a, b)
//! needs only positions (b, a′) with a′ < a of its own layer. So for each row of the side with more seeds, first all
//! positions in which that side moves, then all in which the other does; boards with equal sides go by the larger number.
//! Where turns depend on the mover's row alone, each of these steps is a few loops over a whole line ([`super::lines`]).

use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering::Relaxed};

use sower_core::kernel::{Half, Packed};
use sower_search::memory::{Bytes, SharedArray};

use super::ground::{Child, Ground};
use super::lines::{KnownTurn, Lines, Turn};
use super::work::Watch;
use crate::layer::Block;

/// Two blocks that need each other: the same boards with either side to move.
struct Pair<'a> {
    heavy: &'a Block,
    light: &'a Block,
}

/// The values of all positions.
pub(crate) fn build<H: Half>(
    ground: &Ground<'_, H>,
    lines: Option<&Lines>,
    watch: &Watch,
) -> std::io::Result<Bytes> {
    let values = SharedArray::<AtomicU8>::zeroed(ground.layer.len())?;
    let mut pairs: Vec<Pair<'_>> = pairs(ground);
    pairs.sort_by_key(|pair| {
        std::cmp::Reverse(u64::from(pair.heavy.own_len) * u64::from(pair.heavy.other_len))
    });
    let next = AtomicUsize::new(0);
    let same: [u8; 256] = std::array::from_fn(|code| code as u8);
    let turned = same.map(|code| ground.scale.top().saturating_sub(code));
    let pass = Pass { ground, lines, values: values.as_slice(), here: [turned, same] };
    watch.on_all_threads(|_| {
        while let Some(pair) = pairs.get(next.fetch_add(1, Relaxed)) {
            pass.fill(pair, watch);
        }
    });
    Ok(values.into_bytes())
}

/// Each block with the one that has the other side to move, the one whose mover has more seeds first.
fn pairs<'a, H: Half>(ground: &'a Ground<'_, H>) -> Vec<Pair<'a>> {
    let seeds = ground.layer.seeds();
    let blocks = ground.layer.blocks();
    blocks
        .iter()
        .filter_map(|heavy| {
            let [mine, theirs] = heavy.homes;
            let light = blocks
                .iter()
                .find(|block| block.homes == [theirs, mine] && block.own_seeds == seeds - heavy.own_seeds)?;
            let first = heavy.own_seeds > light.own_seeds
                || (heavy.own_seeds == light.own_seeds && heavy.first <= light.first);
            first.then_some(Pair { heavy, light })
        })
        .collect()
}

struct Pass<'a, H: Half> {
    ground: &'a Ground<'a, H>,
    lines: Option<&'a Lines>,
    values: &'a [AtomicU8],
    /// What a value of this layer is worth to the mover before, by whether the same side moves.
    here: [[u8; 256]; 2],
}

/// Where the positions lie that a turn leads to: their number is a sum over both rows' numbers.
#[derive(Clone, Copy)]
struct Reach<'a> {
    source: Source<'a>,
    first: u64,
    per_own: u64,
    per_other: u64,
    /// What each value there is worth here.
    worth: &'a [u8; 256],
}

#[derive(Clone, Copy)]
enum Source<'a> {
    /// This layer.
    Here(&'a [AtomicU8]),
    /// A finished one.
    Below(&'a [u8]),
}

impl Reach<'_> {
    #[inline(always)]
    fn value(&self, index: u64) -> u8 {
        let value = match self.source {
            Source::Here(values) => values[index as usize].load(Relaxed),
            Source::Below(values) => values[index as usize],
        };
        self.worth[usize::from(value)]
    }

    /// Raises the best values of a line by a turn whose own row is fixed; the other row's numbers are given.
    #[inline(always)]
    fn raise(&self, own_rank: u32, other_ranks: &[u32], best: &mut [u8]) {
        let base = self.first + u64::from(own_rank) * self.per_own;
        for (best, rank) in best.iter_mut().zip(other_ranks) {
            *best = (*best).max(self.value(base + u64::from(*rank) * self.per_other));
        }
    }
}

impl<H: Half> Pass<'_, H> {
    fn fill(&self, pair: &Pair<'_>, watch: &Watch) {
        // A side without seeds has no turn to look up.
        match self.lines.filter(|_| pair.light.own_seeds > 0) {
            Some(lines) => self.fill_by_lines(lines, pair, watch),
            None => self.fill_one_by_one(pair, watch),
        }
    }

    fn fill_one_by_one(&self, Pair { heavy, light }: &Pair<'_>, watch: &Watch) {
        let (lines, width) = (heavy.own_len, heavy.other_len);
        for line in 0..lines {
            if watch.is_stopped() {
                return;
            }
            if heavy.first == light.first {
                (0..line).for_each(|place| self.settle(heavy, line, place));
                (0..=line).for_each(|place| self.settle(heavy, place, line));
                watch.advance(2 * u64::from(line) + 1);
                continue;
            }
            (0..width).for_each(|place| self.settle(heavy, line, place));
            if light.own_major {
                // Equal sides with different homes.
                (0..width).for_each(|place| self.settle(light, place, line));
            } else {
                (0..width).for_each(|place| self.settle(light, line, place));
            }
            watch.advance(2 * u64::from(width));
        }
    }

    fn fill_by_lines(&self, lines: &Lines, Pair { heavy, light }: &Pair<'_>, watch: &Watch) {
        let reaches = self.reaches(lines, light);
        let mut best = Vec::new();
        for line in 0..heavy.own_len {
            if watch.is_stopped() {
                return;
            }
            let equal = heavy.first == light.first;
            let (before, up_to) = if equal { (line, line + 1) } else { (heavy.other_len, heavy.other_len) };
            self.fill_mover(lines, heavy, line, 0..before, &mut best);
            self.fill_other(lines, light, line, 0..up_to, &reaches, &mut best);
            watch.advance(u64::from(before) + u64::from(up_to));
        }
    }

    /// Positions whose mover has one row and the other side each of a range.
    fn fill_mover(&self, lines: &Lines, block: &Block, own: u32, others: Range<u32>, best: &mut Vec<u8>) {
        let other_seeds = self.ground.layer.seeds() - block.own_seeds;
        best.clear();
        best.resize(others.len(), 0);
        for (pit, turn) in lines.turns(block.own_seeds, own).iter().enumerate() {
            match turn {
                Turn::None => {}
                Turn::Known(turn) => {
                    let ranks = lines.after_handful(turn.handful, other_seeds);
                    self.reach(turn, other_seeds + lines.handful(turn.handful)).raise(turn.rank, ranks, best);
                }
                Turn::Played => {
                    for (best, other) in best.iter_mut().zip(others.clone()) {
                        *best = (*best).max(self.played(&self.ground.layer.at(block, own, other), pit));
                    }
                }
            }
        }
        let first = block.first + u64::from(own) * u64::from(block.other_len) + u64::from(others.start);
        self.write(first, 1, best);
    }

    /// Positions whose mover has each row of a range and the other side one.
    fn fill_other(
        &self,
        lines: &Lines,
        block: &Block,
        other: u32,
        owns: Range<u32>,
        reaches: &Reaches<'_>,
        best: &mut Vec<u8>,
    ) {
        let other_seeds = self.ground.layer.seeds() - block.own_seeds;
        // The number of the other side's row after each handful.
        let after: Vec<u64> = (0..lines.handfuls())
            .map(|handful| lines.after_handful(handful as u8, other_seeds).get(other as usize))
            .map(|rank| rank.map_or(0, |rank| u64::from(*rank)))
            .collect();
        let (per_own, per_other) = strides(block);
        best.clear();
        for own in owns.clone() {
            let mut value = 0;
            for (pit, turn) in lines.turns(block.own_seeds, own).iter().enumerate() {
                value = value.max(match turn {
                    Turn::None => continue,
                    Turn::Known(turn) => {
                        let reach = reaches.of(turn);
                        let others = after[usize::from(turn.handful)] * reach.per_other;
                        reach.value(reach.first + u64::from(turn.rank) * reach.per_own + others)
                    }
                    Turn::Played => {
                        let (line, place) = if block.own_major { (own, other) } else { (other, own) };
                        self.played(&self.ground.layer.at(block, line, place), pit)
                    }
                });
            }
            best.push(value);
        }
        let first = block.first + u64::from(owns.start) * per_own + u64::from(other) * per_other;
        self.write(first, per_own, best);
    }

    fn write(&self, first: u64, step: u64, values: &[u8]) {
        for (place, value) in (0..).zip(values) {
            self.values[(first + step * place) as usize].store(*value, Relaxed);
        }
    }

    /// Where a turn leads that leaves the other side so many seeds.
    #[inline]
    fn reach(&self, turn: &KnownTurn, other_seeds: u8) -> Reach<'_> {
        let seeds = turn.seeds + other_seeds;
        let (source, layer, worth) = if seeds == self.ground.layer.seeds() {
            (Source::Here(self.values), self.ground.layer, &self.here[usize::from(turn.again)])
        } else {
            match self.ground.below(seeds, turn.again) {
                Some((known, worth)) => (Source::Below(&known.values[0]), &known.layer, worth),
                // Every smaller layer is there: a game that ends with some seeds in play is not built by lines.
                None => (Source::Here(self.values), self.ground.layer, &self.here[0]),
            }
        };
        let block = &layer.blocks()[usize::from(if turn.again { turn.seeds } else { other_seeds })];
        let (per_mover, per_waiting) = strides(block);
        let (per_own, per_other) =
            if turn.again { (per_mover, per_waiting) } else { (per_waiting, per_mover) };
        Reach { source, first: block.first, per_own, per_other, worth }
    }

    /// Where every turn of a block's mover can lead.
    fn reaches(&self, lines: &Lines, block: &Block) -> Reaches<'_> {
        let other_seeds = self.ground.layer.seeds() - block.own_seeds;
        let own_seeds = usize::from(block.own_seeds) + 1;
        let all = (0..lines.handfuls())
            .flat_map(|handful| {
                (0..own_seeds).flat_map(move |seeds| [(handful, seeds, false), (handful, seeds, true)])
            })
            .map(|(handful, seeds, again)| {
                let turn = KnownTurn { rank: 0, seeds: seeds as u8, handful: handful as u8, again };
                let other_seeds = other_seeds + lines.handful(turn.handful);
                // More than there are in play is no turn's end.
                (turn.seeds + other_seeds <= self.ground.layer.seeds())
                    .then(|| self.reach(&turn, other_seeds))
            })
            .collect();
        Reaches { all, own_seeds }
    }

    /// What playing a pit is worth.
    #[inline(always)]
    fn played(&self, position: &Packed<H>, pit: usize) -> u8 {
        self.worth(&self.ground.kernel.play_unchecked(position, pit))
    }

    #[inline(always)]
    fn settle(&self, block: &Block, line: u32, place: u32) {
        let position = self.ground.layer.at(block, line, place);
        let (_, width) = block.lines();
        let index = block.first + u64::from(line) * u64::from(width) + u64::from(place);
        self.values[index as usize].store(self.value(&position), Relaxed);
    }

    #[inline(always)]
    fn value(&self, position: &Packed<H>) -> u8 {
        let ground = self.ground;
        let (mut best, mut any) = (0, false);
        ground.kernel.for_each_child(position, |_, after| {
            any = true;
            best = best.max(self.worth(after));
        });
        if any {
            return best;
        }
        match ground.passed(position) {
            Some(index) => ground.turned(self.values[index as usize].load(Relaxed)),
            None => ground.over(position),
        }
    }

    /// What a position that a turn has led to is worth to the side that played it.
    #[inline(always)]
    fn worth(&self, after: &Packed<H>) -> u8 {
        match self.ground.child(after, 1) {
            Child::Here { index, same_side } => {
                let value = self.values[index as usize].load(Relaxed);
                self.here[usize::from(same_side)][usize::from(value)]
            }
            Child::Known([value, _]) => value,
        }
    }
}

/// Where every turn of a block's mover can lead, by handful, seeds left in the own row, and whether it gives another turn.
struct Reaches<'a> {
    all: Vec<Option<Reach<'a>>>,
    own_seeds: usize,
}

impl<'a> Reaches<'a> {
    #[inline(always)]
    fn of(&self, turn: &KnownTurn) -> &Reach<'a> {
        let place = usize::from(turn.handful) * self.own_seeds + usize::from(turn.seeds);
        self.all[2 * place + usize::from(turn.again)].as_ref().expect("a turn makes no seeds")
    }
}

/// How far apart in a block positions are whose mover's rows follow each other, and whose other rows do.
#[inline(always)]
fn strides(block: &Block) -> (u64, u64) {
    if block.own_major { (u64::from(block.other_len), 1) } else { (1, u64::from(block.own_len)) }
}
