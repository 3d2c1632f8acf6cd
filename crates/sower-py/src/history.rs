//! Repetition in games that are played as boards: which positions have occurred since a store last changed.

use sower_core::kernel::Board;
use sower_core::rules::Rules;

/// When the rules end a game by repetition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Repetition {
    /// The number of occurrences that ends the game; 0 for never.
    repeats: usize,
    needs_both_sides: bool,
}

impl Repetition {
    pub(crate) fn of(rules: &Rules) -> Repetition {
        let cycle = rules.cycle();
        Repetition { repeats: cycle.repeats.map_or(0, usize::from), needs_both_sides: cycle.needs_both_sides }
    }
}

/// The positions of a game since a store last changed. Stores only grow, so older ones cannot recur.
#[derive(Clone, Debug)]
pub(crate) struct History<B> {
    boards: Vec<B>,
    /// A few bits of each board's hash, which are compared first.
    marks: Vec<u32>,
}

impl<B> Default for History<B> {
    fn default() -> History<B> {
        History { boards: Vec::new(), marks: Vec::new() }
    }
}

impl<B: Board> History<B> {
    /// Begins a game.
    #[inline]
    pub(crate) fn begin(&mut self, rule: Repetition, pits: B::Pits, start: &B) {
        self.forget();
        if rule.repeats > 0 {
            self.push(start, mark(start, pits));
        }
    }

    /// Goes from a board to the next. Returns whether the rules end the game by repetition there.
    #[inline]
    pub(crate) fn enter(&mut self, rule: Repetition, pits: B::Pits, before: &B, after: &B) -> bool {
        if rule.repeats == 0 {
            return false;
        }
        let stores = |board: &B| u16::from(board.own_store()) + u16::from(board.other_store());
        if stores(before) != stores(after) {
            self.forget();
        }
        let mark = mark(after, pits);
        let alike = self.marks.iter().filter(|seen| **seen == mark).count();
        let repeated = alike + 1 >= rule.repeats
            && self.boards.iter().filter(|seen| *seen == after).count() + 1 >= rule.repeats;
        self.push(after, mark);
        repeated && (!rule.needs_both_sides || has_both_sides(after, pits))
    }

    fn push(&mut self, board: &B, mark: u32) {
        self.boards.push(*board);
        self.marks.push(mark);
    }

    fn forget(&mut self) {
        self.boards.clear();
        self.marks.clear();
    }
}

fn mark<B: Board>(board: &B, pits: B::Pits) -> u32 {
    board.hashes(pits, false, 0)[0] as u32
}

fn has_both_sides<B: Board>(board: &B, pits: B::Pits) -> bool {
    let (own, other) = board.seeds_by_side(pits);
    own > 0 && other > 0
}
