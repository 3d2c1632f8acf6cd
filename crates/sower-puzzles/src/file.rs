//! The puzzles file: `games/NAME.puzzles`, and the output of `sower puzzles build`.
//!
//! One puzzle per line: its depth and length, the position as in a URL, and every legal move with its value. Empty lines and lines
//! that begin with `#` are ignored. See `docs/reference/puzzles.md`.

use sower_core::notation::write_position_for_url;
use sower_core::{Game, Move};

use crate::puzzle::Puzzle;
use crate::value_range::ValueRange;

/// The puzzles of one game, easy ones first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzles(Vec<Puzzle>);

/// The most puzzles in a file.
const MOST: usize = 100_000;

/// A line that is not a valid puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {reason}")]
pub struct PuzzlesError {
    /// The file's name in messages.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// Why the line is invalid.
    pub reason: String,
}

impl Puzzles {
    /// A list of puzzles in the given order.
    pub fn new(puzzles: Vec<Puzzle>) -> Puzzles {
        Puzzles(puzzles)
    }

    /// All puzzles, in order.
    pub fn all(&self) -> &[Puzzle] {
        &self.0
    }

    /// The puzzle with that number, from 1.
    pub fn number(&self, number: usize) -> Option<&Puzzle> {
        self.0.get(number.checked_sub(1)?)
    }

    /// Reads a file. Its moves must be the legal ones, and exactly one of its values must keep the result.
    pub fn parse(file: &str, text: &str, game: &Game) -> Result<Puzzles, PuzzlesError> {
        let mut puzzles = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = |reason: String| PuzzlesError { file: file.to_owned(), line: index + 1, reason };
            if puzzles.len() == MOST {
                return Err(wrong(format!("a file has at most {MOST} puzzles")));
            }
            puzzles.push(read(line, game).map_err(wrong)?);
        }
        Ok(Puzzles(puzzles))
    }

    /// The text of a file, with `about` as a comment at the top.
    pub fn write(&self, game: &Game, about: &str) -> String {
        let mut text: String = about.lines().map(|line| format!("# {line}\n")).collect();
        for puzzle in &self.0 {
            let moves: Vec<String> = puzzle
                .moves
                .iter()
                .map(|(played, value)| format!("{}={value}", game.label(puzzle.position.side(), *played)))
                .collect();
            let position = write_position_for_url(&puzzle.position);
            let Puzzle { depth, length, .. } = puzzle;
            text.push_str(&format!("{depth} {length} {position} {}\n", moves.join(" ")));
        }
        text
    }
}

fn read(line: &str, game: &Game) -> Result<Puzzle, String> {
    let mut fields = line.split_whitespace();
    let mut number = |what: &str| {
        let field = fields.next().ok_or_else(|| format!("{what} is missing"))?;
        let read = field.parse::<u32>().ok().filter(|number| *number <= 10_000);
        read.ok_or_else(|| format!("{what} is a number up to 10000, not {field:?}"))
    };
    let (depth, length) = (number("the depth")?, number("the length")?);
    let position = fields.next().ok_or("the position is missing")?;
    let position = game.read_position(&position.replace('_', " ")).map_err(|error| error.to_string())?;
    let mut moves: Vec<(Move, ValueRange)> = Vec::new();
    for field in fields {
        let (label, value) = field
            .split_once('=')
            .ok_or_else(|| format!("{field:?} is no move with its value, such as 3=+4"))?;
        let played = game.read_move(position.side(), label).map_err(|refusal| refusal.to_string())?;
        moves.push((played, value.parse::<ValueRange>().map_err(|error| error.to_string())?));
    }
    let legal = game.moves(&position);
    if game.outcome(&position).is_some() || moves.iter().map(|(played, _)| *played).ne(legal.iter().copied())
    {
        let labels: Vec<String> = legal.iter().map(|played| game.label(position.side(), *played)).collect();
        return Err(format!("the moves must be all that are legal, in order: {}", labels.join(" ")));
    }
    Puzzle::new(position, moves, depth, length)
        .ok_or_else(|| "exactly one move must keep the result".to_owned())
}

#[cfg(test)]
mod tests {
    use sower_core::library;

    use super::*;

    fn refused(line: &str) -> String {
        let game = Game::new(library::find("kalah").unwrap().rules(&[]).unwrap());
        Puzzles::parse("mine", &format!("# mine\n{line}\n"), &game).unwrap_err().to_string()
    }

    #[test]
    fn a_line_that_is_no_puzzle_is_refused_with_the_reason() {
        assert!(refused("1").starts_with("mine, line 2: the length is missing"));
        assert!(refused("1 3 0,0,0_S").starts_with("mine, line 2: "));
        let position = "0,0,0,2,0,0/2,1,1,2,1,0_20,19_N";
        assert!(refused(&format!("1 3 {position} 1=+4 2=+0")).contains("in order: 1 2 3 4 5"));
        assert!(refused(&format!("1 3 {position} 1=+4 2=+2 3=+0 4=+0 5=+0")).contains("exactly one"));
        assert!(refused(&format!("1 3 {position} 1=-4 2=-2 3=-2 4=-2 5=-6")).contains("exactly one"));
        assert!(refused(&format!("1 3 {position} 1=x 2=+0 3=+0 4=+0 5=+0")).contains("no value"));
    }

    #[test]
    fn every_shipped_file_is_read_and_written_alike() {
        for (name, text) in crate::shipped::SHIPPED_PUZZLES.all() {
            let game = Game::new(library::find(name).unwrap().rules(&[]).unwrap());
            let puzzles = Puzzles::parse(name, text, &game).unwrap();
            let about: String = text
                .lines()
                .filter_map(|line| line.strip_prefix("# "))
                .map(|line| format!("{line}\n"))
                .collect();
            assert_eq!(puzzles.write(&game, &about), *text, "{name}");
        }
    }
}
