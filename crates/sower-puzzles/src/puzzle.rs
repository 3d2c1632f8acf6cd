//! One puzzle.

use sower_core::{Game, Move, Position};

use crate::grade::grade;
use crate::standing::Standing;
use crate::worth::Worth;

/// A position in which exactly one move keeps the proven result: all others let a win become a draw or a loss, or a draw a loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; whoever is to move there is whose puzzle it is.
    pub position: Position,
    /// Every legal move with what is proven of it.
    pub moves: Vec<(Move, Worth)>,
    /// The one that keeps the result.
    pub solution: Move,
    /// The result that it keeps.
    pub aim: Standing,
    /// The least depth, in plies, from which on a search without tables plays the solution.
    pub depth: u32,
    /// Plies until the result can be seen by anybody: the game is over, a side has more than half, or play goes round.
    pub length: u32,
}

impl Puzzle {
    /// A puzzle of that position, if it is one: exactly one of its moves keeps a win, or a draw where no win is to be had.
    pub fn new(position: Position, moves: Vec<(Move, Worth)>, depth: u32, length: u32) -> Option<Puzzle> {
        let (solution, aim) = only_one(&moves)?;
        Some(Puzzle { position, moves, solution, aim, depth, length })
    }

    /// How hard it is, from 1 to [`HARDEST`](crate::HARDEST).
    pub fn grade(&self) -> u8 {
        grade(self.depth, self.length)
    }

    /// What is proven of a move.
    pub fn worth(&self, played: Move) -> Option<Worth> {
        self.moves.iter().find(|(found, _)| *found == played).map(|(_, worth)| *worth)
    }

    /// The solution as its players write it.
    pub fn label(&self, game: &Game) -> String {
        game.label(self.position.side(), self.solution)
    }
}

/// The only move that keeps the result, and the result.
///
/// A win is kept by a move that is sure to win; every other must be sure not to. The same for a draw, where no move wins for
/// certain and the one that holds it can get no more.
pub(crate) fn only_one(moves: &[(Move, Worth)]) -> Option<(Move, Standing)> {
    let best = moves.iter().map(|(_, worth)| Standing::of(worth.sure)).max()?;
    if best == Standing::Loss {
        return None;
    }
    let mut kept = moves.iter().filter(|(_, worth)| worth.reaches(best) != Some(false));
    let (solution, worth) = kept.next()?;
    let alone = kept.next().is_none() && Standing::of(worth.most) == best;
    alone.then_some((*solution, best))
}
