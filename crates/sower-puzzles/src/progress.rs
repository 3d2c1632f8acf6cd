//! A player's progress: which puzzles were tried and solved, as text for a file or browser storage.

use std::collections::BTreeMap;

use sower_core::notation::write_position_for_url;

use crate::file::Puzzles;
use crate::grade::HARDEST;
use crate::puzzle::Puzzle;

/// The most puzzles in a progress file.
const MOST: usize = 1_000_000;

/// The player's attempts at one puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tried {
    /// Moves tried, including the solution.
    tries: u32,
    solved: bool,
    /// Whether the player used a hint or saw the solution.
    helped: bool,
}

/// A player's progress in one game. Puzzles are identified by their positions, so a new puzzles file loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(BTreeMap<String, Tried>);

/// The progress in one grade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Tally {
    /// The grade, from 1.
    pub grade: u8,
    /// The number of puzzles in the grade.
    pub puzzles: usize,
    /// The number of puzzles tried.
    pub tried: usize,
    /// The number of puzzles solved.
    pub solved: usize,
    /// The number of puzzles solved with the first move and without help.
    pub at_once: usize,
}

/// An invalid line, by its number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {0} of the progress cannot be read")]
pub struct ProgressError(usize);

impl Progress {
    /// Reads the output of [`write`](Progress::write): one puzzle per line, `POSITION TRIES [solved] [helped]`.
    pub fn parse(text: &str) -> Result<Progress, ProgressError> {
        let mut progress = Progress::default();
        for (index, line) in text.lines().enumerate() {
            let wrong = || ProgressError(index + 1);
            let mut fields = line.split_whitespace();
            let Some(position) = fields.next() else { continue };
            let mut tried = Tried {
                tries: fields.next().and_then(|tries| tries.parse().ok()).ok_or_else(wrong)?,
                ..Tried::default()
            };
            for field in fields {
                match field {
                    "solved" => tried.solved = true,
                    "helped" => tried.helped = true,
                    _ => return Err(wrong()),
                }
            }
            if progress.0.len() >= MOST {
                return Err(wrong());
            }
            progress.0.insert(position.to_owned(), tried);
        }
        Ok(progress)
    }

    /// The text to store, for [`parse`](Progress::parse).
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (position, tried) in &self.0 {
            let solved = if tried.solved { " solved" } else { "" };
            let helped = if tried.helped { " helped" } else { "" };
            text.push_str(&format!("{position} {}{solved}{helped}\n", tried.tries));
        }
        text
    }

    /// Records an attempt. A solved puzzle stays solved, and further attempts do not count.
    pub fn tried(&mut self, puzzle: &Puzzle, right: bool) {
        let tried = self.of(puzzle);
        if !tried.solved {
            tried.tries = tried.tries.saturating_add(1);
            tried.solved = right;
        }
    }

    /// Records that the player used help.
    pub fn helped(&mut self, puzzle: &Puzzle) {
        let tried = self.of(puzzle);
        tried.helped |= !tried.solved;
    }

    fn of(&mut self, puzzle: &Puzzle) -> &mut Tried {
        self.0.entry(write_position_for_url(&puzzle.position)).or_default()
    }

    /// Whether the player has solved a puzzle.
    pub fn is_solved(&self, puzzle: &Puzzle) -> bool {
        self.0.get(&write_position_for_url(&puzzle.position)).is_some_and(|tried| tried.solved)
    }

    /// The progress in every grade.
    pub fn tally(&self, puzzles: &Puzzles) -> Vec<Tally> {
        let of_grade = |grade: u8| {
            let mut tally = Tally { grade, ..Tally::default() };
            for puzzle in puzzles.all().iter().filter(|puzzle| puzzle.grade() == grade) {
                let tried =
                    self.0.get(&write_position_for_url(&puzzle.position)).copied().unwrap_or_default();
                tally.puzzles += 1;
                tally.tried += usize::from(tried.tries > 0);
                tally.solved += usize::from(tried.solved);
                tally.at_once += usize::from(tried.solved && tried.tries == 1 && !tried.helped);
            }
            tally
        };
        (1..=HARDEST).map(of_grade).collect()
    }

    /// The number of the next unsolved puzzle after `after`, wrapping around, in one grade or in any. If all are
    /// solved, the next puzzle.
    pub fn next(&self, puzzles: &Puzzles, grade: Option<u8>, after: usize) -> Option<usize> {
        let count = puzzles.all().len();
        let in_order = (after..count).chain(0..after.min(count));
        let mut of_grade =
            in_order.filter(|index| grade.is_none_or(|grade| puzzles.all()[*index].grade() == grade));
        let open = of_grade.clone().find(|index| !self.is_solved(&puzzles.all()[*index]));
        open.or_else(|| of_grade.next()).map(|index| index + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_read_as_it_was_written_and_counts_first_tries() {
        let puzzles = crate::of("kalah").unwrap();
        let [one, two, three] = [0, 1, 2].map(|index| &puzzles.all()[index]);
        let mut progress = Progress::default();
        progress.tried(one, true);
        progress.tried(two, false);
        progress.tried(two, true);
        progress.helped(three);
        progress.tried(three, true);
        progress.tried(one, false);
        let read = Progress::parse(&progress.write()).unwrap();
        assert_eq!(read, progress);
        let tally = read.tally(puzzles)[0];
        assert_eq!((tally.tried, tally.solved, tally.at_once), (3, 3, 1));
        assert_eq!(read.next(puzzles, None, 0), Some(4));
        assert_eq!(read.next(puzzles, None, puzzles.all().len()), Some(4));
        assert_eq!(read.next(puzzles, Some(9), 0), None);
    }

    #[test]
    fn a_line_of_something_else_is_refused_with_its_number() {
        assert_eq!(Progress::parse("p 1 solved\n\np many\n"), Err(ProgressError(3)));
        assert_eq!(Progress::parse("p 1 perhaps\n"), Err(ProgressError(1)));
    }
}
