//! Moves as small whole numbers, for programs that learn.
//!
//! ```text
//! pits           0 .. p      the pit's index, as the mover counts
//! with choices   p·(way + 3·choice) + pit
//! swap           the last number, in games with the pie rule
//! ```
//! The numbers are the same from both sides of the board, and for every position of a game.

use sower_core::rules::{ExtraPit, Sides};
use sower_core::{AnyKernel, Choice, Move, Pit, Rules, Way};

/// The numbering of a game's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Actions {
    /// Pits that a move can begin in.
    pits: usize,
    ways: usize,
    choices: usize,
    has_swap: bool,
}

impl Actions {
    pub(crate) fn new(rules: &Rules, kernel: &AnyKernel) -> Actions {
        let board = usize::from(rules.board().pits);
        let is_general = matches!(kernel, AnyKernel::General(_));
        let choices = match () {
            () if rules.bao().play => 2,
            () if rules.ring().extra != ExtraPit::None => 2 + 2 * board,
            () => 1,
        };
        Actions {
            pits: if rules.board().sides == Sides::Shared { 2 * board } else { board },
            ways: if is_general { 3 } else { 1 },
            choices,
            has_swap: rules.turn().pie,
        }
    }

    /// How many numbers there are.
    pub(crate) fn count(&self) -> usize {
        self.pits * self.ways * self.choices + usize::from(self.has_swap)
    }

    /// The number of a move.
    #[inline]
    pub(crate) fn number(&self, played: Move) -> usize {
        let (pit, way, choice) = match played {
            Move::Swap => return self.count() - 1,
            Move::Sow(pit) => return pit.index(),
            Move::Turn { pit, way, choice } => (pit, way, choice),
        };
        let way = match way {
            None => 0,
            Some(Way::Clockwise) => 1,
            Some(Way::Anticlockwise) => 2,
        };
        let choice = match choice {
            Choice::None => 0,
            Choice::Safari => 1,
            Choice::Pit(pit) => 2 + pit.index(),
        };
        pit.index() + self.pits * (way + self.ways * choice)
    }

    /// The move of a number; `None` if there is no such number.
    #[inline]
    pub(crate) fn played(&self, number: usize) -> Option<Move> {
        if number >= self.count() {
            return None;
        }
        if self.has_swap && number == self.count() - 1 {
            return Some(Move::Swap);
        }
        let pit = Pit::from_index(u8::try_from(number % self.pits).ok()?);
        if number < self.pits {
            return Some(Move::Sow(pit));
        }
        let rest = number / self.pits;
        let way = match rest % self.ways {
            0 => None,
            1 => Some(Way::Clockwise),
            _ => Some(Way::Anticlockwise),
        };
        let choice = match rest / self.ways {
            0 => Choice::None,
            1 => Choice::Safari,
            pit => Choice::Pit(Pit::from_index(u8::try_from(pit - 2).ok()?)),
        };
        Some(Move::new(pit, way, choice))
    }
}
