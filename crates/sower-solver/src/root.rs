//! What is proven of a position's moves, and what to ask next.

use sower_core::kernel::{Half, Kernel, Packed};

use crate::search::SWAP;

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
}

/// A move of the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootMove<H: Half> {
    pub(crate) pit: u8,
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
    let mut add = |pit: u8, after: &Packed<H>| {
        let again = after.side() == position.side();
        let Bounds { lower, upper } = bounds(after);
        let bounds = if again { Bounds { lower, upper } } else { Bounds { lower: -upper, upper: -lower } };
        moves.push(RootMove { pit, after: *after, again, guess: 0, bounds, is_open: false });
    };
    kernel.for_each_child(position, |pit, after| add(pit as u8, after));
    if position.may_swap() {
        add(SWAP, &position.swapped());
    }
    moves
}

/// A question: whether that move is worth at least the goal to the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) index: usize,
    pub(crate) goal: i32,
}

/// What to ask next; nothing if all is known that can be.
pub(crate) fn next<H: Half>(moves: &[RootMove<H>], aim: Aim) -> Option<Question> {
    match aim {
        Aim::Value => next_for_value(moves),
        Aim::Moves => (0..moves.len()).find_map(|index| exactly(moves, index)),
        Aim::Result => [1, 0].into_iter().find_map(|goal| next_for_goal(moves, goal)),
    }
}

/// First the move that promises most, exactly; then whether any other is as good, and if one is, how good exactly.
fn next_for_value<H: Half>(moves: &[RootMove<H>]) -> Option<Question> {
    let promise = |index: &usize| (moves[*index].guess, std::cmp::Reverse(*index));
    let first = (0..moves.len()).max_by_key(promise)?;
    if let Some(question) = exactly(moves, first) {
        return Some(question);
    }
    let best = moves.iter().map(|found| found.bounds.lower).max()?;
    let mut others: Vec<usize> = (0..moves.len()).collect();
    others.sort_by_key(|index| std::cmp::Reverse(promise(index)));
    others.into_iter().find_map(|index| {
        let RootMove { bounds, is_open, .. } = moves[index];
        if is_open || bounds.upper < best {
            None
        } else if bounds.lower < best {
            Some(Question { index, goal: best })
        } else {
            exactly(moves, index)
        }
    })
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
