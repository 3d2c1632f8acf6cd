//! The opening of a game: a position, or moves from the start.

use std::sync::Arc;

use sower_core::notation::write_position;
use sower_core::{Game, Move, Played, Position};

/// A start of a game that both players get, once from each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    start: Position,
    moves: Vec<Move>,
}

/// Why an opening is invalid or cannot be generated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// The line is neither a position nor a list of moves.
    #[error("line {line}: {reason}")]
    Unreadable {
        /// The number of the line, from 1.
        line: usize,
        /// Why the line could not be parsed.
        reason: String,
    },
    /// The line has an illegal move.
    #[error("line {line}: move {number}, {text}: {reason}")]
    Illegal {
        /// The number of the line, from 1.
        line: usize,
        /// The number of the move in the line, from 1.
        number: usize,
        /// The move as it is written.
        text: String,
        /// Why the move is illegal.
        reason: String,
    },
    /// The game is over after the line.
    #[error("line {line}: the game is over after this opening")]
    Over {
        /// The number of the line, from 1.
        line: usize,
    },
    /// The list has no openings.
    #[error("there are no openings; expected one position or list of moves per line")]
    Empty,
    /// All random lines ended the game.
    #[error(
        "none of {tries} openings of {plies} random plies left a game to play; try fewer plies (--openings random:PLIES)"
    )]
    AllOver {
        /// The number of random lines tried.
        tries: u32,
        /// The length of each random line in plies.
        plies: u32,
    },
    /// No random line was balanced enough.
    #[error(
        "none of {tries} openings of {plies} random plies was balanced within {seeds} seeds; try more seeds (--balanced) \
         or another number of plies (--openings random:PLIES)"
    )]
    NoneBalanced {
        /// The number of random lines tried.
        tries: u32,
        /// The length of each random line in plies.
        plies: u32,
        /// The allowed lead of either side in seeds.
        seeds: u32,
    },
}

impl Opening {
    /// An opening from a position and moves.
    pub fn new(start: Position, moves: Vec<Move>) -> Opening {
        Opening { start, moves }
    }

    /// The moves of a game so far, as an opening.
    pub fn of(played: &Played) -> Opening {
        Opening { start: *played.start(), moves: played.moves_played() }
    }

    /// A game in which the opening has been played.
    ///
    /// # Panics
    /// If the opening belongs to another game.
    pub fn begin(&self, game: &Arc<Game>) -> Played {
        let mut played = Played::from_position(Arc::clone(game), self.start);
        for next in &self.moves {
            played.play(*next).expect("an opening's moves were played when it was made");
        }
        played
    }

    /// The opening in the game's notation: its moves, or the position, or `start`.
    pub fn text(&self, game: &Game) -> String {
        if self.moves.is_empty() {
            return if self.start == game.start() { "start".to_owned() } else { write_position(&self.start) };
        }
        let mut at = self.start;
        let mut labels = Vec::with_capacity(self.moves.len());
        for next in &self.moves {
            labels.push(game.label(at.side(), *next));
            match game.play(&at, *next) {
                Ok(after) => at = after,
                Err(_) => break,
            }
        }
        labels.join(" ")
    }

    /// Reads openings, one per line: a position in any format, or moves from the start, with or without numbers. Skips blank lines
    /// and everything after a `#`.
    pub fn read_all(game: &Arc<Game>, text: &str) -> Result<Vec<Opening>, OpeningError> {
        let mut openings = Vec::new();
        for (line, text) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
            let text = text.split('#').next().unwrap_or_default().trim();
            if !text.is_empty() {
                openings.push(read_line(game, line, text)?);
            }
        }
        if openings.is_empty() { Err(OpeningError::Empty) } else { Ok(openings) }
    }
}

fn read_line(game: &Arc<Game>, line: usize, text: &str) -> Result<Opening, OpeningError> {
    let played = match game.read_position(text) {
        Ok(position) => Played::from_position(Arc::clone(game), position),
        // A comma, slash, bracket or dash means a position: no move contains one.
        Err(error) if text.contains([',', '/', '<', '[', '-']) => {
            return Err(OpeningError::Unreadable { line, reason: error.to_string() });
        }
        Err(_) => read_moves(game, line, text)?,
    };
    match played.outcome() {
        Some(_) => Err(OpeningError::Over { line }),
        None => Ok(Opening::of(&played)),
    }
}

fn read_moves(game: &Arc<Game>, line: usize, text: &str) -> Result<Played, OpeningError> {
    let mut played = Played::new(Arc::clone(game));
    let words = text.split_whitespace().map(without_number).filter(|word| !word.is_empty());
    for (number, word) in (1..).zip(words) {
        let illegal = |reason: String| OpeningError::Illegal { line, number, text: word.to_owned(), reason };
        let next = game.read_token(played.position(), word).map_err(|error| illegal(error.to_string()))?;
        played.play(next).map_err(|refusal| illegal(refusal.to_string()))?;
    }
    Ok(played)
}

/// A move without its number: `1.F` becomes `F`, `12.` and `3...` become empty.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if rest.starts_with('.') { rest.trim_start_matches('.') } else { word }
}

#[cfg(test)]
mod tests {
    use super::super::book::tests::game;
    use super::*;

    fn texts(name: &str, text: &str) -> Vec<String> {
        let game = game(name);
        Opening::read_all(&game, text).unwrap().iter().map(|opening| opening.text(&game)).collect()
    }

    fn error(name: &str, text: &str) -> OpeningError {
        Opening::read_all(&game(name), text).unwrap_err()
    }

    #[test]
    fn a_line_is_a_position_or_moves_and_comments_are_skipped() {
        let text = "# quiet\n\nF f  # one each\n1. A 1... a 2.B\n0,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n\
            4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\r\n";
        assert_eq!(
            texts("oware", text),
            ["F f", "A a B", "0,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "start", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N"]
        );
        // Three moves have as many fields as a position.
        assert_eq!(texts("kalah", "3 6 1\n"), ["3 6 1"]);
    }

    #[test]
    fn an_opening_is_played_when_a_game_begins() {
        let game = game("kalah");
        let openings = Opening::read_all(&game, "3 6 1").unwrap();
        let played = openings[0].begin(&game);
        assert_eq!((played.moves_played().len(), played.position().store(sower_core::Side::South)), (3, 2));
    }

    #[test]
    fn a_bad_line_is_told_with_its_number_and_reason() {
        let told = error("oware", "A\n\nF F\n").to_string();
        assert!(told.starts_with("line 3: move 2, F:") && told.contains("North"), "{told}");
        let told = error("oware", "4,4,4/4,4,4 0,0 S").to_string();
        assert!(told.starts_with("line 1:") && told.contains('6'), "{told}");
        assert!(matches!(error("oware", "A hello"), OpeningError::Illegal { line: 1, number: 2, .. }));
        assert_eq!(error("oware", "A\n0,0,0,0,0,0/0,0,0,0,0,1 24,23 S"), OpeningError::Over { line: 2 });
        assert_eq!(error("oware", "\n# nothing\n"), OpeningError::Empty);
    }
}
