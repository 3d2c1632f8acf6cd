//! A player solving the puzzles of a game one after another.

use std::borrow::Cow;

use sower_core::{Game, Move};
use sower_text::Message;

use crate::file::Puzzles;
use crate::grade::HARDEST;
use crate::progress::{Progress, Tally};
use crate::puzzle::Puzzle;

/// The puzzles of a game, the current one, and the player's progress.
#[derive(Clone, Debug)]
pub struct Session {
    puzzles: Cow<'static, Puzzles>,
    progress: Progress,
    /// The number of the current puzzle, from 1.
    number: usize,
    grade: Option<u8>,
    solved: u32,
    mistakes: u32,
}

impl Session {
    /// Starts at the first unsolved puzzle; `None` if there are no puzzles.
    pub fn new(puzzles: Cow<'static, Puzzles>, progress: Progress) -> Option<Session> {
        let number = progress.next(&puzzles, None, 0)?;
        Some(Session { puzzles, progress, number, grade: None, solved: 0, mistakes: 0 })
    }

    /// The current puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        // Every number that is set belongs to a puzzle.
        &self.puzzles.all()[self.number - 1]
    }

    /// The number of the current puzzle, from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The number of puzzles.
    pub fn count(&self) -> usize {
        self.puzzles.all().len()
    }

    /// The only grade to solve; all grades if none.
    pub fn grade(&self) -> Option<u8> {
        self.grade
    }

    /// The player's progress, to be stored.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The player's progress by grade, from all sessions.
    pub fn tally(&self) -> Vec<Tally> {
        self.progress.tally(&self.puzzles)
    }

    /// The number of puzzles that the player has ever solved.
    pub fn solved_ever(&self) -> usize {
        self.tally().iter().map(|tally| tally.solved).sum()
    }

    /// The number of puzzles solved in this session.
    pub fn solved(&self) -> u32 {
        self.solved
    }

    /// The number of wrong moves in this session.
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Records an attempt; returns whether it is right.
    pub fn attempt(&mut self, played: Move) -> bool {
        let puzzle = self.puzzle().clone();
        let right = played == puzzle.solution;
        self.progress.tried(&puzzle, right);
        if right {
            self.solved += 1;
        } else {
            self.mistakes += 1;
        }
        right
    }

    /// A hint about the solution's effect; recorded as help.
    pub fn hint(&mut self, game: &Game) -> Option<Message> {
        let puzzle = self.puzzle().clone();
        self.progress.helped(&puzzle);
        puzzle.hint(game)
    }

    /// Gives the puzzle up; returns its solution.
    pub fn give_up(&mut self) -> Move {
        let puzzle = self.puzzle().clone();
        self.progress.helped(&puzzle);
        self.progress.tried(&puzzle, false);
        puzzle.solution
    }

    /// Goes to the next unsolved puzzle.
    pub fn next(&mut self) {
        if let Some(number) = self.progress.next(&self.puzzles, self.grade, self.number) {
            self.number = number;
        }
    }

    /// Goes to a puzzle by its number; returns whether there is one.
    pub fn go_to(&mut self, number: usize) -> bool {
        let exists = self.puzzles.number(number).is_some();
        if exists {
            self.number = number;
        }
        exists
    }

    /// Solves only puzzles of a grade from now on, or of any grade. Returns whether the grade exists.
    pub fn set_grade(&mut self, grade: Option<u8>) -> bool {
        if grade.is_some_and(|grade| !(1..=HARDEST).contains(&grade)) {
            return false;
        }
        self.grade = grade;
        self.number = self.progress.next(&self.puzzles, grade, 0).unwrap_or(self.number);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session() -> Session {
        let puzzles = crate::of("kalah").expect("Kalah has puzzles");
        Session::new(Cow::Borrowed(puzzles), Progress::default()).expect("there are puzzles")
    }

    #[test]
    fn a_solved_puzzle_is_counted_once_and_left_out_next_time() {
        let mut session = session();
        let solution = session.puzzle().solution;
        let wrong =
            session.puzzle().moves.iter().map(|(played, _)| *played).find(|played| *played != solution);
        assert!(!session.attempt(wrong.expect("a puzzle has a wrong move")));
        assert!(session.attempt(solution));
        assert_eq!((session.solved(), session.mistakes(), session.solved_ever()), (1, 1, 1));
        session.next();
        assert_eq!(session.number(), 2);
        assert!(session.set_grade(None));
        assert_eq!(session.number(), 2, "puzzle 1 is solved");
    }

    #[test]
    fn a_puzzle_that_was_given_up_is_not_solved() {
        let mut session = session();
        session.give_up();
        assert_eq!(session.solved_ever(), 0);
    }

    #[test]
    fn only_numbers_and_grades_that_exist_are_accepted() {
        let mut session = session();
        assert!(!session.go_to(0) && !session.go_to(session.count() + 1));
        assert!(session.go_to(session.count()));
        assert!(!session.set_grade(Some(HARDEST + 1)));
        assert!(session.set_grade(Some(HARDEST)));
        assert_eq!(session.puzzle().grade(), HARDEST);
    }
}
