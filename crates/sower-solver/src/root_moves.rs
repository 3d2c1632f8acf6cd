//! The moves of the root with their proven bounds, and the choice of the next null-window query.

use std::cmp::Reverse;

use sower_core::kernel::{Half, Packed, PackedMove, SharedRing};
use sower_search::Score;

use crate::scoring::Scoring;

/// Proven bounds of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
}

impl Bounds {
    /// Intersects with other bounds.
    pub(crate) fn narrow(&mut self, other: Bounds) {
        self.lower = self.lower.max(other.lower);
        self.upper = self.upper.min(other.upper);
    }
}

/// What to prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The value and all best moves. Where the winner takes all seeds, one winning move is enough.
    Value,
    /// The value of every move.
    Moves,
    /// Only whether the mover wins, draws or loses, and all moves that keep that result.
    Result,
    /// Only whether some move is worth at least that margin, regardless of possession.
    AtLeast(Score),
}

/// A move of the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootMove<H: Half> {
    pub(crate) played: PackedMove,
    pub(crate) after: Packed<H>,
    /// Whether the mover moves again.
    pub(crate) again: bool,
    /// The value that a search without proof expects.
    pub(crate) estimate: i32,
    pub(crate) bounds: Bounds,
    /// Whether a query about it could not be answered; it is not repeated.
    pub(crate) is_open: bool,
}

/// The legal moves, with nothing proven of them yet.
pub(crate) fn moves_of<H: Half>(
    kernel: &SharedRing<H>,
    position: &Packed<H>,
    bounds: impl Fn(&Packed<H>) -> Bounds,
) -> Vec<RootMove<H>> {
    let mut moves = Vec::new();
    let mut add = |played: PackedMove, after: &Packed<H>| {
        let again = after.side() == position.side();
        let Bounds { lower, upper } = bounds(after);
        let bounds = if again { Bounds { lower, upper } } else { Bounds { lower: -upper, upper: -lower } };
        moves.push(RootMove { played, after: *after, again, estimate: 0, bounds, is_open: false });
    };
    kernel.for_each_child(position, |pit, after| add(PackedMove::sow(pit), after));
    if position.may_swap() {
        add(PackedMove::SWAP, &position.swapped());
    }
    moves
}

/// A null-window query: is that move worth at least the goal to the mover?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NullWindowQuery {
    pub(crate) index: usize,
    pub(crate) goal: i32,
}

/// The next query; `None` if nothing more can be proven. With `gradually` the bounds approach the value in steps, for proofs that
/// may never finish.
pub(crate) fn next_query<H: Half>(
    moves: &[RootMove<H>],
    aim: Aim,
    scoring: &Scoring<H>,
    gradually: bool,
) -> Option<NullWindowQuery> {
    let query = match aim {
        Aim::AtLeast(margin) => next_for_bound(moves, scoring.least_with(margin)),
        Aim::Value => next_for_value(moves),
        Aim::Moves => next_for_moves(moves),
        Aim::Result => [1, 0].into_iter().find_map(|goal| next_for_goal(moves, goal)),
    };
    query.map(|query| if gradually { query.on_the_way(&moves[query.index]) } else { query })
}

impl NullWindowQuery {
    /// The query a third of the way from the proven bound to this one, on the side of the expected answer. Each such query
    /// takes a fraction of the next one's time, and a stopped proof keeps its answer.
    fn on_the_way<H: Half>(self, RootMove { estimate, bounds, .. }: &RootMove<H>) -> NullWindowQuery {
        let goal = match self.goal {
            goal if *estimate >= goal => goal - (goal - bounds.lower - 1) * 2 / 3,
            goal => goal + (bounds.upper - goal) * 2 / 3,
        };
        NullWindowQuery { goal, ..self }
    }
}

/// First the value: queries whether the move with the highest expected value reaches it; the answer updates the expectation.
/// Once no move is expected to beat the proven best, each remaining move is only refuted, so inferior moves are never solved exactly.
/// Last, the moves that may be equally good.
fn next_for_value<H: Half>(moves: &[RootMove<H>]) -> Option<NullWindowQuery> {
    let proven = moves.iter().map(|found| found.bounds.lower).max()?;
    let expected = |found: &RootMove<H>| found.estimate.min(found.bounds.upper).max(found.bounds.lower);
    let open = || moves.iter().enumerate().filter(|(_, found)| !found.is_open);
    let best_first =
        |index: usize, found: &RootMove<H>| (expected(found), found.bounds.lower, Reverse(index));
    let may_be_better = open()
        .filter(|(_, found)| found.bounds.upper > proven)
        .max_by_key(|(index, found)| best_first(*index, found));
    if let Some((index, found)) = may_be_better {
        let goal = match expected(found) {
            more if more > proven => more,
            // A negative answer shows both that it is not better and that it is not equally good.
            less if less < proven && found.bounds.lower < proven => proven,
            _ => proven + 1,
        };
        return Some(NullWindowQuery { index, goal });
    }
    let as_good = open().find(|(_, found)| found.bounds.lower < proven && found.bounds.upper == proven);
    as_good.map(|(index, _)| NullWindowQuery { index, goal: proven })
}

/// One move after the other, the best first. Its proof helps with moves that lead to the same positions, and a stopped proof has the
/// most important moves.
fn next_for_moves<H: Half>(moves: &[RootMove<H>]) -> Option<NullWindowQuery> {
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by_key(|index| Reverse(moves[*index].estimate));
    order.into_iter().find_map(|index| exactly(moves, index))
}

/// The query that narrows a move's bounds: the estimate first, then next to the last answer.
fn exactly<H: Half>(moves: &[RootMove<H>], index: usize) -> Option<NullWindowQuery> {
    let RootMove { bounds: Bounds { lower, upper }, estimate, is_open, .. } = moves[index];
    if is_open || lower >= upper {
        return None;
    }
    let goal = if estimate <= lower { lower + 1 } else { estimate.min(upper) };
    Some(NullWindowQuery { index, goal })
}

/// Whether some move reaches a goal; the most promising move first.
fn next_for_bound<H: Half>(moves: &[RootMove<H>], goal: i32) -> Option<NullWindowQuery> {
    if moves.iter().any(|found| found.bounds.lower >= goal) {
        return None;
    }
    let may_reach =
        moves.iter().enumerate().filter(|(_, found)| !found.is_open && found.bounds.upper >= goal);
    let (index, _) = may_reach.max_by_key(|(index, found)| (found.estimate, Reverse(*index)))?;
    Some(NullWindowQuery { index, goal })
}

/// Whether some move reaches a goal; if one does, which others do.
fn next_for_goal<H: Half>(moves: &[RootMove<H>], goal: i32) -> Option<NullWindowQuery> {
    let is_settled =
        |found: &RootMove<H>| found.is_open || found.bounds.lower >= goal || found.bounds.upper < goal;
    // If a move wins, it does not matter which others draw.
    if moves.iter().any(|found| found.bounds.lower > goal && goal == 0) {
        return None;
    }
    let index = moves.iter().position(|found| !is_settled(found))?;
    Some(NullWindowQuery { index, goal })
}

#[cfg(test)]
mod tests {
    use sower_core::{Game, library, with_shared_ring};

    use super::*;

    /// Whatever the estimates, a few queries end with the exact values.
    #[test]
    fn questions_from_afar_close_in_on_every_value() {
        let game = Game::new(library::find("kalah").unwrap().rules(&[]).unwrap());
        with_shared_ring!(game.kernel(), kernel => {
            let root = Packed::pack(&game.start());
            let scoring = Scoring::new(game.rules());
            for (value, estimate) in (-48..=48).flat_map(|value| [-48, -7, 0, 9, 48].map(|estimate| (value, estimate))) {
                let mut moves = moves_of(kernel, &root, |_| Bounds { lower: -48, upper: 48 });
                moves.iter_mut().for_each(|found| found.estimate = estimate);
                let mut searched = 0;
                while let Some(NullWindowQuery { index, goal }) = next_query(&moves, Aim::Moves, &scoring, true) {
                    let Bounds { lower, upper } = moves[index].bounds;
                    assert!(lower < goal && goal <= upper, "{value} {estimate}: {goal} in {lower}..{upper}");
                    let answer = if value >= goal {
                        Bounds { lower: goal, upper }
                    } else {
                        Bounds { lower, upper: goal - 1 }
                    };
                    moves[index].bounds.narrow(answer);
                    searched += 1;
                }
                assert!(moves.iter().all(|found| found.bounds == Bounds { lower: value, upper: value }));
                assert!(searched <= 20 * moves.len(), "{value} {estimate}: {searched}");
            }
        }, else panic!("Kalah is played on a shared ring"));
    }
}
