//! The turns that a player may begin, without sowing more than the first lap.

use super::laps::{CELLS, Dir, at_least, occupied, seeds};
use super::turn::{Board, HOUSE, Kind, WORKS};
use super::{Bao, ROW, View};
use crate::game::{Choice, Move};
use crate::rules::Takasia;
use crate::side::{Pit, Way};

/// A turn that the mover may begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) kind: Kind,
    /// The pit's byte.
    pub(super) cell: u8,
    pub(super) dir: Dir,
    way: Way,
}

impl Candidate {
    #[inline]
    fn new(kind: Kind, cell: usize, way: Way) -> Candidate {
        let left = way == Way::Clockwise;
        // Seeds from the left kichwa go up, but a lap to the left of the inner row goes down. The outer row is reversed.
        let up = left == (kind == Kind::NamuaCapture || cell >= ROW);
        Candidate { kind, cell: cell as u8, dir: if up { Dir::Up } else { Dir::Down }, way }
    }

    /// The move, with a choice.
    #[inline]
    pub(super) fn played(self, choice: Choice) -> Move {
        let index = if usize::from(self.cell) < ROW { self.cell } else { 23 - self.cell };
        Move::Turn { pit: Pit::from_index(index), way: Some(self.way), choice }
    }

    /// Whether a move begins with this turn.
    pub(super) fn is_of(self, played: Move) -> bool {
        self.played(Choice::None)
            == Move::new(played.pit().unwrap_or(Pit::from_index(0)), played.way(), Choice::None)
    }
}

/// The turns that the mover may begin, in the order of moves.
pub(super) struct Candidates {
    found: [Candidate; 2 * CELLS],
    count: usize,
}

const NOTHING: Candidate = Candidate { kind: Kind::NamuaTakata, cell: 0, dir: Dir::Up, way: Way::Clockwise };

impl Candidates {
    #[inline]
    pub(super) fn of(view: &View, rules: &Bao) -> Candidates {
        let mut list = Candidates { found: [NOTHING; 2 * CELLS], count: 0 };
        if view.hand > 0 {
            list.namua(&view.board, rules.house_last);
        } else {
            list.mtaji(view, rules.takasia);
        }
        list
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.found[..self.count].iter().copied()
    }

    /// Takes out a drawn one.
    #[inline]
    pub(super) fn take(&mut self, draw: &mut dyn FnMut(usize) -> usize) -> Option<Candidate> {
        let last = self.count.checked_sub(1)?;
        self.found.swap(draw(self.count), last);
        self.count = last;
        Some(self.found[last])
    }

    #[inline]
    fn push(&mut self, candidate: Candidate) {
        self.found[self.count % (2 * CELLS)] = candidate;
        self.count += 1;
    }

    /// Adds both directions of every marked pit of the inner row, or of the outer one in its owner's order.
    #[inline]
    fn push_marked(&mut self, kind: Kind, marks: u64, outer: bool) {
        let mut left = if outer { marks.swap_bytes() } else { marks };
        while left != 0 {
            let index = left.trailing_zeros() as usize / 8;
            left &= left - 1;
            let cell = if outer { CELLS - 1 - index } else { index };
            for way in Way::BOTH {
                self.push(Candidate::new(kind, cell, way));
            }
        }
    }

    /// Seeds in hand: captures, or else takata.
    #[inline]
    fn namua(&mut self, board: &Board, house_last: bool) {
        let inner = board.own as u64;
        let has_seeds = occupied(inner);
        let mut captures = has_seeds & occupied(board.other);
        if captures != 0 {
            while captures != 0 {
                let cell = captures.trailing_zeros() as usize / 8;
                captures &= captures - 1;
                if cell < ROW - 2 {
                    self.push(Candidate::new(Kind::NamuaCapture, cell, Way::Clockwise));
                }
                if cell > 1 {
                    self.push(Candidate::new(Kind::NamuaCapture, cell, Way::Anticlockwise));
                }
            }
            return;
        }
        let house = if board.house { 0x80 << (8 * HOUSE) } else { 0 };
        let works = at_least(inner, WORKS) & house != 0;
        let pairs = at_least(inner, 2);
        let first_of = |sets: [u64; 3]| sets.into_iter().find(|set| *set != 0).unwrap_or(0);
        let open = if works {
            first_of([has_seeds & !house, has_seeds, 0])
        } else if house_last {
            first_of([pairs & !house, has_seeds & !house, has_seeds])
        } else {
            first_of([pairs, has_seeds, 0])
        };
        self.push_marked(Kind::NamuaTakata, open, false);
    }

    /// An empty hand: captures with the first lap, or else takata.
    #[inline]
    fn mtaji(&mut self, view: &View, takasia: Takasia) {
        let mut must_take = false;
        let duty = view.duty.filter(|_| takasia == Takasia::Once);
        captures(&view.board, |candidate, victim| {
            let does_duty = duty == Some(victim);
            if does_duty && !must_take {
                must_take = true;
                self.count = 0;
            }
            if does_duty || !must_take {
                self.push(candidate);
            }
        });
        if self.count > 0 {
            return;
        }
        let open = view.blocked.filter(|_| takasia != Takasia::None).map_or(0, |cell| 0x80 << (8 * cell));
        let inner = at_least(view.board.own as u64, 2) & !open;
        if inner != 0 {
            self.push_marked(Kind::MtajiTakata, inner, false);
        } else {
            self.push_marked(Kind::MtajiTakata, at_least((view.board.own >> 64) as u64, 2), true);
        }
    }
}

/// Calls `visit` with every turn of mtaji whose first lap captures, and the column of its first victim, in the order of moves.
#[inline]
pub(super) fn captures(board: &Board, mut visit: impl FnMut(Candidate, usize)) {
    let inner = board.own as u64;
    let targets = occupied(inner) & occupied(board.other);
    if targets == 0 {
        return;
    }
    let outer = (board.own >> 64) as u64;
    let fit = |row: u64| at_least(row, 2) & !at_least(row, CELLS as u8);
    for (marks, is_outer) in [(fit(inner), false), (fit(outer).swap_bytes(), true)] {
        let mut left = marks;
        while left != 0 {
            let index = left.trailing_zeros() as usize / 8;
            left &= left - 1;
            let cell = if is_outer { CELLS - 1 - index } else { index };
            let count = usize::from(seeds(board.own, cell));
            for way in Way::BOTH {
                let candidate = Candidate::new(Kind::MtajiCapture, cell, way);
                let last = match candidate.dir {
                    Dir::Up => cell + count,
                    Dir::Down => cell + CELLS - count,
                } % CELLS;
                if last < ROW && targets >> (8 * last + 7) & 1 == 1 {
                    visit(candidate, last);
                }
            }
        }
    }
}
