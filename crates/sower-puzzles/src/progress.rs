//! Which puzzles somebody has tried and solved, as text that is kept in a file or on a page.

use std::collections::BTreeMap;

use sower_core::notation::write_position_for_url;

use crate::file::Puzzles;
use crate::grade::HARDEST;
use crate::puzzle::Puzzle;

/// The most puzzles that anybody keeps: far more than there are.
const MOST: usize = 1_000_000;

/// What became of one puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tried {
    /// Moves that were tried, the right one included.
    tries: u32,
    solved: bool,
    /// Whether somebody had to be helped.
    helped: bool,
}

/// One person's progress in one game. Puzzles are known by their positions, so a new file of puzzles loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(BTreeMap<String, Tried>);

/// How far somebody is in one grade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Tally {
    /// The grade.
    pub grade: u8,
    /// How many puzzles it has.
    pub puzzles: usize,
    /// How many were tried.
    pub tried: usize,
    /// How many are solved.
    pub solved: usize,
    /// How many of those with the first move and without help.
    pub at_once: usize,
}

/// A line that is none of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {0} of the progress cannot be read")]
pub struct ProgressError(usize);

impl Progress {
    /// Reads what [`write`](Progress::write) wrote: a line a puzzle, `POSITION TRIES [solved] [helped]`.
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

    /// The text that is kept.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (position, tried) in &self.0 {
            let solved = if tried.solved { " solved" } else { "" };
            let helped = if tried.helped { " helped" } else { "" };
            text.push_str(&format!("{position} {}{solved}{helped}\n", tried.tries));
        }
        text
    }

    /// A move was tried. What was solved stays so, and is counted no more.
    pub fn tried(&mut self, puzzle: &Puzzle, right: bool) {
        let tried = self.of(puzzle);
        if !tried.solved {
            tried.tries = tried.tries.saturating_add(1);
            tried.solved = right;
        }
    }

    /// Somebody was helped.
    pub fn helped(&mut self, puzzle: &Puzzle) {
        let tried = self.of(puzzle);
        tried.helped |= !tried.solved;
    }

    fn of(&mut self, puzzle: &Puzzle) -> &mut Tried {
        self.0.entry(write_position_for_url(&puzzle.position)).or_default()
    }

    /// Whether a puzzle is solved.
    pub fn is_solved(&self, puzzle: &Puzzle) -> bool {
        self.0.get(&write_position_for_url(&puzzle.position)).is_some_and(|tried| tried.solved)
    }

    /// How far somebody is, grade by grade.
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

    /// The number of the next puzzle that is not solved, after a number and around the end, of one grade or of any. Where all are
    /// solved, just the next.
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
