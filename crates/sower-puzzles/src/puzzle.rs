//! A puzzle with its proven values.

use sower_core::{Game, Move, Position};

use crate::grade::grade;
use crate::result::GameResult;
use crate::value_range::ValueRange;

/// A position in which exactly one move keeps the proven result; every other move turns a win into a draw or loss, or a draw into a loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; the side to move solves the puzzle.
    pub position: Position,
    /// Every legal move with its proven value.
    pub moves: Vec<(Move, ValueRange)>,
    /// The only move that keeps the result.
    pub solution: Move,
    /// The result that the solution keeps.
    pub aim: GameResult,
    /// The least depth, in plies, at which a search without tables plays the solution.
    pub depth: u32,
    /// Plies until the result is decided: the game is over, a side has more than half, or play repeats.
    pub length: u32,
}

impl Puzzle {
    /// A puzzle of that position; `None` unless exactly one move keeps a win, or a draw if no win is possible.
    pub fn new(
        position: Position,
        moves: Vec<(Move, ValueRange)>,
        depth: u32,
        length: u32,
    ) -> Option<Puzzle> {
        let (solution, aim) = only_one(&moves)?;
        Some(Puzzle { position, moves, solution, aim, depth, length })
    }

    /// The difficulty, from 1 to [`HARDEST`](crate::HARDEST).
    pub fn grade(&self) -> u8 {
        grade(self.depth, self.length)
    }

    /// The proven value of a move; `None` if it is illegal.
    pub fn value(&self, played: Move) -> Option<ValueRange> {
        self.moves.iter().find(|(found, _)| *found == played).map(|(_, value)| *value)
    }

    /// The solution in the game's notation.
    pub fn label(&self, game: &Game) -> String {
        game.label(self.position.side(), self.solution)
    }
}

/// The only move that keeps the result, and the result.
///
/// The only winning move certainly wins, and every other move certainly does not. Likewise for the only drawing move, if no move
/// certainly wins and this one cannot get more.
pub(crate) fn only_one(moves: &[(Move, ValueRange)]) -> Option<(Move, GameResult)> {
    let best = moves.iter().map(|(_, value)| GameResult::of(value.lower)).max()?;
    if best == GameResult::Loss {
        return None;
    }
    let mut kept = moves.iter().filter(|(_, value)| value.reaches(best) != Some(false));
    let (solution, value) = kept.next()?;
    let alone = kept.next().is_none() && GameResult::of(value.upper) == best;
    alone.then_some((*solution, best))
}
