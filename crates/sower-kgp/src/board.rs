//! A position in the protocol's form, from the view of the player to move, who is always South.

use std::sync::Arc;

use sower_core::{Change, Game, Position, Side, library};

use crate::command::Argument;

/// The rules file of the game that the protocol plays.
const RULES: &str = "kalah";

/// A board's numbers: its size, the stores and the pits of both sides. The player to move comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board(Vec<u32>);

/// Why a board cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// The number of cells does not match the size.
    #[error("a board of {size} pits a side has {} numbers, not {found}", 2 * size + 3)]
    Length {
        /// The size that the first number declares.
        size: usize,
        /// The number of numbers in the board.
        found: usize,
    },
    /// The rules do not allow such a board.
    #[error("{0}")]
    Rules(String),
}

/// The game on a board of this size.
pub fn kalah(pits: u32, seeds: u32) -> Result<Arc<Game>, BoardError> {
    let listed = library::find(RULES).map_err(|error| BoardError::Rules(error.to_string()))?;
    let change = |key: &str, value: u32| Change { key: key.to_owned(), value: value.to_string() };
    let changes = [change("board.pits", pits), change("board.seeds", seeds)];
    let rules = listed.rules(&changes).map_err(|error| BoardError::Rules(error.to_string()))?;
    Ok(Arc::new(Game::new(rules)))
}

impl Board {
    /// A position from the mover's view.
    pub fn of(position: &Position) -> Board {
        Board::seen_by(position, position.side())
    }

    /// A position from one side's view.
    pub fn seen_by(position: &Position, own: Side) -> Board {
        let sides = [own, !own];
        let stores = sides.map(|side| position.store(side));
        let pits = sides.into_iter().flat_map(|side| position.row(side).iter().copied());
        let numbers = [position.pits()].into_iter().chain(stores).chain(pits);
        Board(numbers.map(u32::from).collect())
    }

    /// Parses the numbers of a line as a board.
    pub fn read(numbers: &[u32]) -> Result<Board, BoardError> {
        let size = numbers.first().map_or(0, |size| *size as usize);
        if size == 0 || numbers.len() != size.saturating_mul(2).saturating_add(3) {
            return Err(BoardError::Length { size: size.min(1000), found: numbers.len() });
        }
        Ok(Board(numbers.to_vec()))
    }

    /// Pits per side, and seeds per pit at the start of a game on such a board.
    pub fn size(&self) -> (u32, u32) {
        let pits = self.0[0];
        let seeds: u64 = self.0[1..].iter().map(|seeds| u64::from(*seeds)).sum();
        (pits, u32::try_from(seeds.div_ceil(2 * u64::from(pits))).unwrap_or(u32::MAX))
    }

    /// The position, with the player to move as South.
    pub fn position(&self, game: &Game) -> Result<Position, BoardError> {
        let text = Argument::Board(self.0.clone()).to_string();
        game.read_position(&text).map_err(|error| BoardError::Rules(error.to_string()))
    }
}

impl From<&Board> for Argument {
    fn from(board: &Board) -> Argument {
        Argument::Board(board.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use sower_core::{Move, Pit};

    use super::*;

    #[test]
    fn the_side_to_move_is_south() {
        let game = kalah(3, 3).unwrap();
        let start = game.start();
        assert_eq!(Argument::from(&Board::of(&start)).to_string(), "<3,0,0,3,3,3,3,3,3>");
        let after = game.play(&start, Move::Sow(Pit::from_index(1))).unwrap();
        assert_eq!(Argument::from(&Board::of(&after)).to_string(), "<3,0,1,4,3,3,3,0,4>");
    }

    #[test]
    fn a_position_is_read_back_on_a_board_of_its_size() {
        let board = Board::read(&[3, 10, 2, 1, 2, 3, 4, 2, 0]).unwrap();
        assert_eq!(board.size(), (3, 4));
        let (pits, seeds) = board.size();
        let game = kalah(pits, seeds).unwrap();
        assert_eq!(Board::of(&board.position(&game).unwrap()), board);
    }

    #[test]
    fn what_is_no_board_is_told() {
        assert!(matches!(Board::read(&[]), Err(BoardError::Length { .. })));
        assert!(matches!(Board::read(&[u32::MAX, 1]), Err(BoardError::Length { .. })));
        assert!(matches!(Board::read(&[2, 0, 0, 1, 1, 1]), Err(BoardError::Length { size: 2, found: 6 })));
        assert!(kalah(200, 4).is_err());
        let crowded = Board::read(&[1, 4_000_000_000, 4_000_000_000, 4_000_000_000, 4_000_000_000]).unwrap();
        let (pits, seeds) = crowded.size();
        assert!(kalah(pits, seeds).is_err());
        assert!(crowded.position(&kalah(1, 4).unwrap()).is_err());
    }
}
