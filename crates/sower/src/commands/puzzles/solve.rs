//! Solves puzzles in lines of text, for pipes and screen readers.

use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::Arc;

use sower_core::{Game, Move};
use sower_puzzles::{HARDEST, Puzzle, Session, Why};
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
    let count = puzzles.all().len();
    let session = Session::new(Cow::Owned(puzzles), kept.progress.clone());
    let mut session = session.expect("a game without puzzles was refused before");
    session.set_grade(args.grade);
    if let Some(number) = args.number
        && !session.go_to(number as usize)
    {
        let talk = message!("puzzles-no-number", number = number.to_string(), count);
        return Err(Failure::input(say::sentence(&game, &talk)));
    }
    let mut table = Table {
        searcher: Searcher::new(Arc::clone(&game), Settings::default().with_probes(tables::probes())),
        game,
        session,
        kept,
        last: None,
    };
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
    session: Session,
    kept: Kept,
    searcher: Searcher,
    /// The last move tried in this puzzle.
    last: Option<Move>,
}

impl Table {
    fn puzzle(&self) -> &Puzzle {
        self.session.puzzle()
    }

    /// Saves the progress.
    fn keep(&mut self) -> anyhow::Result<()> {
        self.kept.keep(self.session.progress())
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
            number = self.session.number() as u32,
            of = self.session.count() as u32,
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
                self.tell_why(played, out)?;
                let right = self.session.attempt(played);
                self.keep()?;
                let talk = if right { message!("puzzles-solved") } else { message!("puzzles-again") };
                Ok(self.talk(out, &talk)?)
            }
        }
    }

    /// Explains why a move is right or wrong.
    fn tell_why(&mut self, played: Move, out: &mut impl Write) -> anyhow::Result<()> {
        let puzzle = self.puzzle().clone();
        let why = Why::of(&self.game, &puzzle, played, &mut self.searcher, &Stop::new());
        let why = why.map_err(|refusal| say::refused(&self.game, &refusal))?;
        for (index, message) in why.told.iter().enumerate() {
            let indent = if index == 0 { "" } else { "  " };
            writeln!(out, "{indent}{}", self.render(message))?;
        }
        self.last = Some(played);
        Ok(())
    }

    fn explain(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(played) = self.last else { return Ok(self.talk(out, &message!("puzzles-nothing-tried"))?) };
        let position = &self.puzzle().position;
        let trace = self.game.trace(position, played)?;
        moves::explain(out, &self.game, position, played, &trace)
    }

    fn hint(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(hint) = self.session.hint(&self.game) {
            writeln!(out, "{}", say::sentence(&self.game, &hint))?;
        }
        self.keep()
    }

    fn solution(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let solution = self.session.give_up();
        self.keep()?;
        self.tell_why(solution, out)
    }

    fn go_to_next(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        self.session.next();
        self.last = None;
        self.show(out)
    }

    fn go_to(&mut self, text: &str, out: &mut impl Write) -> anyhow::Result<()> {
        if !text.parse().is_ok_and(|number| self.session.go_to(number)) {
            let talk = message!("puzzles-no-number", number = text.to_owned(), count = self.session.count());
            return Ok(self.talk(out, &talk)?);
        }
        self.last = None;
        self.show(out)
    }

    fn set_grade(&mut self, text: Option<String>, out: &mut impl Write) -> anyhow::Result<()> {
        let accepted = match &text {
            None => self.session.set_grade(None),
            Some(text) => text.parse().is_ok_and(|grade| self.session.set_grade(Some(grade))),
        };
        if !accepted {
            let grade = text.unwrap_or_default();
            return Ok(self.talk(out, &message!("puzzles-no-grade", grade, hardest = HARDEST))?);
        }
        self.last = None;
        self.show(out)
    }

    fn show_progress(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for tally in self.session.tally() {
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
