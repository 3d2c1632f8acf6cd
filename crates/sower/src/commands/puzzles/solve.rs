//! Solves puzzles in lines of text, for pipes and screen readers.

use std::io::{self, Write};
use std::sync::Arc;

use sower_core::{Game, Move};
use sower_puzzles::{HARDEST, Puzzle, Puzzles, Why};
use sower_search::{Searcher, Settings, Stop};
use sower_text::{Language, Message, message};

use super::args::SolveArgs;
use super::chosen;
use super::keep::Kept;
use super::order::Order;
use crate::commands::{moves, rules, tables, train};
use crate::failure::Failure;
use crate::lines::Lines;
use crate::{board, say};

pub(crate) fn run(args: &SolveArgs) -> anyhow::Result<()> {
    let (game, puzzles) = chosen(args)?;
    let kept = Kept::of(&game)?;
    let first = match args.number {
        Some(number) => number as usize,
        None => kept.progress.next(&puzzles, args.grade, 0).unwrap_or(1),
    };
    let mut table = Table {
        searcher: Searcher::new(Arc::clone(&game), Settings::default().with_probes(tables::probes())),
        game,
        puzzles,
        kept,
        number: first,
        grade: args.grade,
        last: None,
    };
    if table.puzzles.number(first).is_none() {
        let talk =
            message!("puzzles-no-number", number = first.to_string(), count = table.puzzles.all().len());
        return Err(Failure::input(say::sentence(&table.game, &talk)));
    }
    let mut out = io::stdout().lock();
    let mut lines = Lines::new();
    table.show(&mut out)?;
    if lines.is_interactive() {
        table.talk(&mut out, &message!("puzzles-type-help"))?;
    }
    loop {
        let prompt = say::side(table.puzzle().position.side());
        match lines.ask(&mut out, &prompt)?.map(|line| Order::parse(&line)) {
            None | Some(Order::Quit) => return table.show_progress(&mut out),
            Some(order) => table.obey(order, &mut lines, &mut out)?,
        }
    }
}

struct Table {
    game: Arc<Game>,
    puzzles: Puzzles,
    kept: Kept,
    searcher: Searcher,
    number: usize,
    grade: Option<u8>,
    /// The last move tried in this puzzle.
    last: Option<Move>,
}

impl Table {
    fn puzzle(&self) -> &Puzzle {
        // Callers have checked that the number exists.
        &self.puzzles.all()[self.number - 1]
    }

    fn talk(&self, out: &mut impl Write, talk: &Message) -> io::Result<()> {
        writeln!(out, "{}", say::sentence(&self.game, talk))
    }

    fn render(&self, message: &Message) -> String {
        Language::spoken().render(message, self.game.rules().words())
    }

    /// Prints the board and the task.
    fn show(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let puzzle = self.puzzle();
        let grade = message!(
            "puzzle-grade",
            number = self.number as u32,
            of = self.puzzles.all().len() as u32,
            grade = puzzle.grade(),
            plies = puzzle.length
        );
        writeln!(out, "\n{}", say::sentence(&self.game, &grade))?;
        let legal: Vec<Move> = puzzle.moves.iter().map(|(played, _)| *played).collect();
        board::print(out, &self.game, &puzzle.position, &legal, false)?;
        writeln!(out, "\n{}", say::sentence(&self.game, &puzzle.task()))?;
        Ok(())
    }

    fn obey(&mut self, order: Order, lines: &mut Lines, out: &mut impl Write) -> anyhow::Result<()> {
        match order {
            Order::Nothing | Order::Quit => Ok(()),
            Order::Move(text) => self.answer(&text, out),
            Order::Next => self.go_to_next(out),
            Order::Number(text) => self.go_to(&text, out),
            Order::Grade(text) => self.set_grade(text, out),
            Order::Hint => self.hint(out),
            Order::Solution => self.solution(out),
            Order::Why => self.explain(out),
            Order::Train => {
                let from = self.puzzle().position;
                train::exercise(&self.game, Some(from), lines, out)?;
                self.show(out)
            }
            Order::Board => self.show(out),
            Order::Progress => self.show_progress(out),
            Order::Rules => rules::print(self.game.rules(), out),
            Order::Help => Ok(self.talk(out, &message!("puzzles-help"))?),
        }
    }

    fn answer(&mut self, text: &str, out: &mut impl Write) -> anyhow::Result<()> {
        match self.game.read_token(&self.puzzle().position, text) {
            Err(error) => Ok(writeln!(out, "{}", say::sentence(&self.game, &error))?),
            Ok(played) => {
                let right = self.tell_why(played, out)?;
                let puzzle = self.puzzle().clone();
                self.kept.progress.tried(&puzzle, right);
                self.kept.keep()?;
                let talk = if right { message!("puzzles-solved") } else { message!("puzzles-again") };
                Ok(self.talk(out, &talk)?)
            }
        }
    }

    /// Explains why a move is right or wrong; returns whether it is right.
    fn tell_why(&mut self, played: Move, out: &mut impl Write) -> anyhow::Result<bool> {
        let puzzle = self.puzzle().clone();
        let why = Why::of(&self.game, &puzzle, played, &mut self.searcher, &Stop::new());
        let why = why.map_err(|refusal| say::refused(&self.game, &refusal))?;
        for (index, message) in why.told.iter().enumerate() {
            let indent = if index == 0 { "" } else { "  " };
            writeln!(out, "{indent}{}", self.render(message))?;
        }
        self.last = Some(played);
        Ok(why.right)
    }

    fn explain(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(played) = self.last else { return Ok(self.talk(out, &message!("puzzles-nothing-tried"))?) };
        let position = &self.puzzle().position;
        let trace = self.game.trace(position, played)?;
        moves::explain(out, &self.game, position, played, &trace)
    }

    fn hint(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let puzzle = self.puzzle().clone();
        if let Some(hint) = puzzle.hint(&self.game) {
            writeln!(out, "{}", say::sentence(&self.game, &hint))?;
        }
        self.kept.progress.helped(&puzzle);
        self.kept.keep()
    }

    fn solution(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let puzzle = self.puzzle().clone();
        self.kept.progress.helped(&puzzle);
        self.kept.progress.tried(&puzzle, false);
        self.kept.keep()?;
        self.tell_why(puzzle.solution, out)?;
        Ok(())
    }

    fn go_to_next(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(number) = self.kept.progress.next(&self.puzzles, self.grade, self.number) {
            self.number = number;
        }
        self.last = None;
        self.show(out)
    }

    fn go_to(&mut self, text: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let number = text.parse().ok().filter(|number| self.puzzles.number(*number).is_some());
        let Some(number) = number else {
            let talk =
                message!("puzzles-no-number", number = text.to_owned(), count = self.puzzles.all().len());
            return Ok(self.talk(out, &talk)?);
        };
        self.number = number;
        self.last = None;
        self.show(out)
    }

    fn set_grade(&mut self, text: Option<String>, out: &mut impl Write) -> anyhow::Result<()> {
        let grade = match text {
            None => None,
            Some(text) => match text.parse().ok().filter(|grade| (1..=HARDEST).contains(grade)) {
                Some(grade) => Some(grade),
                None => {
                    return Ok(
                        self.talk(out, &message!("puzzles-no-grade", grade = text, hardest = HARDEST))?
                    );
                }
            },
        };
        self.grade = grade;
        self.number = self.kept.progress.next(&self.puzzles, grade, 0).unwrap_or(self.number);
        self.last = None;
        self.show(out)
    }

    fn show_progress(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for tally in self.kept.progress.tally(&self.puzzles) {
            let talk = message!(
                "puzzles-tally",
                grade = tally.grade,
                count = tally.puzzles,
                tried = tally.tried,
                solved = tally.solved,
                once = tally.at_once
            );
            self.talk(out, &talk)?;
        }
        Ok(())
    }
}
