//! What is proven of a position's moves, and what to ask next.

use std::cmp::Reverse;

use sower_core::kernel::{Half, Kernel, Packed, PackedMove};
use sower_search::Score;

use crate::terms::Terms;

/// What is proven of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
}

impl Bounds {
    /// Adds what another proof says.
    pub(crate) fn narrow(&mut self, other: Bounds) {
        self.lower = self.lower.max(other.lower);
        self.upper = self.upper.min(other.upper);
    }
}

/// What somebody wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The value and all best moves.
    Value,
    /// The value of every move.
    Moves,
    /// Only whether the mover wins, draws or loses, and all moves that keep it.
    Result,
    /// Only whether some move is worth at least that margin, whatever possession is beside it.
    AtLeast(Score),
}

/// A move of the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootMove<H: Half> {
    pub(crate) played: PackedMove,
    pub(crate) after: Packed<H>,
    /// Whether the mover moves again.
    pub(crate) again: bool,
    /// What an estimate expects.
    pub(crate) guess: i32,
    pub(crate) bounds: Bounds,
    /// Whether a question about it could not be answered: it is not asked again.
    pub(crate) is_open: bool,
}

/// The legal moves, with nothing proven of them yet.
pub(crate) fn moves_of<H: Half>(
    kernel: &Kernel<H>,
    position: &Packed<H>,
    bounds: impl Fn(&Packed<H>) -> Bounds,
) -> Vec<RootMove<H>> {
    let mut moves = Vec::new();
    let mut add = |played: PackedMove, after: &Packed<H>| {
        let again = after.side() == position.side();
        let Bounds { lower, upper } = bounds(after);
        let bounds = if again { Bounds { lower, upper } } else { Bounds { lower: -upper, upper: -lower } };
        moves.push(RootMove { played, after: *after, again, guess: 0, bounds, is_open: false });
    };
    kernel.for_each_child(position, |pit, after| add(PackedMove::sow(pit), after));
    if position.may_swap() {
        add(PackedMove::SWAP, &position.swapped());
    }
    moves
}

/// A question: whether that move is worth at least the goal to the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) index: usize,
    pub(crate) goal: i32,
}

/// What to ask next; nothing if all is known that can be. Where nobody knows whether the proof will ever end, it is come nearer to from
/// afar: `from_afar`.
pub(crate) fn next<H: Half>(
    moves: &[RootMove<H>],
    aim: Aim,
    terms: &Terms<H>,
    from_afar: bool,
) -> Option<Question> {
    let question = match aim {
        Aim::AtLeast(margin) => next_for_bound(moves, terms.least_with(margin)),
        Aim::Value => next_for_value(moves),
        Aim::Moves => next_for_moves(moves),
        Aim::Result => [1, 0].into_iter().find_map(|goal| next_for_goal(moves, goal)),
    };
    question.map(|question| if from_afar { question.on_the_way(&moves[question.index]) } else { question })
}

impl Question {
    /// The question a third of the way from what is proven to this one, on the side of it on which the answer is expected. Each such answer
    /// takes a fraction of the next one's time, and whoever stops has the last.
    fn on_the_way<H: Half>(self, RootMove { guess, bounds, .. }: &RootMove<H>) -> Question {
        let goal = match self.goal {
            goal if *guess >= goal => goal - (goal - bounds.lower - 1) * 2 / 3,
            goal => goal + (bounds.upper - goal) * 2 / 3,
        };
        Question { goal, ..self }
    }
}

/// The value first: the move that is expected to be worth most is asked whether it is, and what it answers changes what is
/// expected of it. Once no move is expected to be worth more than what is proven of the best, each is asked whether it is. So
/// nobody asks what a move is worth exactly that is not the best. Then whether any other is as good.
fn next_for_value<H: Half>(moves: &[RootMove<H>]) -> Option<Question> {
    let proven = moves.iter().map(|found| found.bounds.lower).max()?;
    let expected = |found: &RootMove<H>| found.guess.min(found.bounds.upper).max(found.bounds.lower);
    let open = || moves.iter().enumerate().filter(|(_, found)| !found.is_open);
    let best_first =
        |index: usize, found: &RootMove<H>| (expected(found), found.bounds.lower, Reverse(index));
    let may_be_better = open()
        .filter(|(_, found)| found.bounds.upper > proven)
        .max_by_key(|(index, found)| best_first(*index, found));
    if let Some((index, found)) = may_be_better {
        let goal = match expected(found) {
            more if more > proven => more,
            // A no says both that it is not better and that it is not as good.
            less if less < proven && found.bounds.lower < proven => proven,
            _ => proven + 1,
        };
        return Some(Question { index, goal });
    }
    let as_good = open().find(|(_, found)| found.bounds.lower < proven && found.bounds.upper == proven);
    as_good.map(|(index, _)| Question { index, goal: proven })
}

/// One move after the other, the best first: what is proven of it helps with those that lead to the same positions, and whoever stops has
/// what matters most.
fn next_for_moves<H: Half>(moves: &[RootMove<H>]) -> Option<Question> {
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by_key(|index| Reverse(moves[*index].guess));
    order.into_iter().find_map(|index| exactly(moves, index))
}

/// The question that halves in on a move's value: the guess first, then next to what was answered.
fn exactly<H: Half>(moves: &[RootMove<H>], index: usize) -> Option<Question> {
    let RootMove { bounds: Bounds { lower, upper }, guess, is_open, .. } = moves[index];
    if is_open || lower >= upper {
        return None;
    }
    let goal = if guess <= lower { lower + 1 } else { guess.min(upper) };
    Some(Question { index, goal })
}

/// Whether some move reaches a goal, the one first that is expected to be worth most.
fn next_for_bound<H: Half>(moves: &[RootMove<H>], goal: i32) -> Option<Question> {
    if moves.iter().any(|found| found.bounds.lower >= goal) {
        return None;
    }
    let may_reach =
        moves.iter().enumerate().filter(|(_, found)| !found.is_open && found.bounds.upper >= goal);
    let (index, _) = may_reach.max_by_key(|(index, found)| (found.guess, Reverse(*index)))?;
    Some(Question { index, goal })
}

/// Whether some move reaches a goal; where one does, which others do.
fn next_for_goal<H: Half>(moves: &[RootMove<H>], goal: i32) -> Option<Question> {
    let is_settled =
        |found: &RootMove<H>| found.is_open || found.bounds.lower >= goal || found.bounds.upper < goal;
    // Where a move wins, nobody asks which others draw.
    if moves.iter().any(|found| found.bounds.lower > goal && goal == 0) {
        return None;
    }
    let index = moves.iter().position(|found| !is_settled(found))?;
    Some(Question { index, goal })
}

#[cfg(test)]
mod tests {
    use sower_core::{Game, library, with_kernel};

    use super::*;

    /// Whatever was expected: all questions are answered by the values, and there are few of them.
    #[test]
    fn questions_from_afar_close_in_on_every_value() {
        let game = Game::new(library::find("kalah").unwrap().rules(&[]).unwrap());
        with_kernel!(game.kernel(), kernel => {
            let root = Packed::pack(&game.start());
            let terms = Terms::new(game.rules());
            for (value, guess) in (-48..=48).flat_map(|value| [-48, -7, 0, 9, 48].map(|guess| (value, guess))) {
                let mut moves = moves_of(kernel, &root, |_| Bounds { lower: -48, upper: 48 });
                moves.iter_mut().for_each(|found| found.guess = guess);
                let mut asked = 0;
                while let Some(Question { index, goal }) = next(&moves, Aim::Moves, &terms, true) {
                    let Bounds { lower, upper } = moves[index].bounds;
                    assert!(lower < goal && goal <= upper, "{value} {guess}: {goal} in {lower}..{upper}");
                    let answer = if value >= goal {
                        Bounds { lower: goal, upper }
                    } else {
                        Bounds { lower, upper: goal - 1 }
                    };
                    moves[index].bounds.narrow(answer);
                    asked += 1;
                }
                assert!(moves.iter().all(|found| found.bounds == Bounds { lower: value, upper: value }));
                assert!(asked <= 20 * moves.len(), "{value} {guess}: {asked}");
            }
        });
    }
}
