//! `sower train`: an endgame played out against perfect defence.

use std::io::{self, Write};
use std::sync::Arc;

use clap::Args as ClapArgs;
use sower_core::{Game, Move, Position};
use sower_players::player::generator;
use sower_puzzles::Trainer;
use sower_tables::{CACHE_BYTES, EndgameTables, rules_folder};
use sower_text::{Language, LineOfPlay, Message, Say as _, message};

use crate::args::GameArgs;
use crate::commands::tables::{small_tables, tables_folder};
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::lines::Lines;
use crate::{board, choose, numbers, say};

#[derive(Debug, ClapArgs)]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Position to practise [default: a random won endgame].
    #[arg(value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// Seed of the random position.
    #[arg(long, value_name = "SEED", value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: Option<u64>,
}

pub(crate) fn run(args: &TrainArgs) -> anyhow::Result<()> {
    let game = Arc::new(choose::game(&args.game)?);
    let from = match &args.position {
        Some(text) => Some(say::position(&game, Some(text))?),
        None => None,
    };
    let tables = tables(&game)?;
    let seed = args.seed.unwrap_or_else(rand::random);
    let mut out = io::stdout().lock();
    let mut lines = Lines::new();
    play_out(&game, tables, from, seed, &mut lines, &mut out)
}

/// Starts the trainer from within another command.
pub(crate) fn exercise(
    game: &Arc<Game>,
    from: Option<Position>,
    lines: &mut Lines,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    match play_out(game, tables(game)?, from, rand::random(), lines, out) {
        // If the position is no exercise, report that and return to the caller.
        Err(error) if error.downcast_ref::<Failure>().is_some() => Ok(writeln!(out, "{error}")?),
        other => other,
    }
}

/// A game's tables. Builds the small one if there is none.
fn tables(game: &Arc<Game>) -> anyhow::Result<Option<Arc<EndgameTables>>> {
    let folder = rules_folder(game.rules().future_fingerprint(), &tables_folder()?);
    let tables = EndgameTables::open(game, &folder, CACHE_BYTES);
    if tables.is_empty() {
        // If a Ctrl-C handler is already installed, it exits the program, and finished tables stay.
        small_tables(game, &stop_on_ctrl_c().unwrap_or_default())?;
    }
    let tables = EndgameTables::open(game, &folder, CACHE_BYTES);
    Ok((!tables.is_empty()).then(|| Arc::new(tables)))
}

fn play_out(
    game: &Arc<Game>,
    tables: Option<Arc<EndgameTables>>,
    from: Option<Position>,
    seed: u64,
    lines: &mut Lines,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let id = game.rules().about().id.clone();
    let puzzles = sower_puzzles::of_game(game).map(|puzzles| puzzles.all()).unwrap_or_default();
    let mut rng = generator(seed);
    let from = from.or_else(|| sower_puzzles::exercise(game, tables.as_deref(), puzzles, &mut rng));
    let Some(from) = from else {
        return Err(Failure::no(say::sentence(game, &message!("train-no-exercise", game = id))));
    };
    let trainer = Trainer::new(Arc::clone(game), tables, from);
    let trainer = trainer.map_err(|reason| Failure::no(say::sentence(game, &reason.sentence())))?;
    Table { game: Arc::clone(game), trainer, slipped: false }.sit(lines, out)
}

struct Table {
    game: Arc<Game>,
    trainer: Trainer,
    /// Whether the last move lost the result, and the player must take it back or keep it.
    slipped: bool,
}

impl Table {
    fn talk(&self, out: &mut impl Write, talk: &Message) -> io::Result<()> {
        writeln!(out, "{}", say::sentence(&self.game, talk))
    }

    fn tell(&self, out: &mut impl Write, told: &[Message]) -> io::Result<()> {
        for message in told {
            writeln!(out, "{}", Language::spoken().render(message, self.game.rules().words()))?;
        }
        Ok(())
    }

    fn sit(&mut self, lines: &mut Lines, out: &mut impl Write) -> anyhow::Result<()> {
        self.board(out)?;
        writeln!(out, "\n{}", say::sentence(&self.game, &self.trainer.task()))?;
        if lines.is_interactive() {
            self.talk(out, &message!("train-help"))?;
        }
        while self.slipped || !self.trainer.is_over() {
            let Some(line) = lines.ask(out, &say::side(self.trainer.pupil()))? else { return Ok(()) };
            match line.trim().to_ascii_lowercase().as_str() {
                "quit" | "exit" | "q" => return Ok(()),
                "" => {}
                "help" | "?" => self.talk(out, &message!("train-help"))?,
                "board" => self.board(out)?,
                "undo" => self.undo(out)?,
                "on" if self.slipped => self.go_on(out)?,
                _ => self.play(line.trim(), out)?,
            }
        }
        let told = self.trainer.result();
        if let Some(outcome) = self.trainer.outcome() {
            writeln!(out, "{}", say::outcome(&self.game, &outcome))?;
        }
        Ok(self.tell(out, &told)?)
    }

    fn play(&mut self, text: &str, out: &mut impl Write) -> anyhow::Result<()> {
        if self.slipped {
            return Ok(self.talk(out, &message!("train-take-back"))?);
        }
        let played = match self.game.read_token(self.trainer.played().position(), text) {
            Ok(played) => played,
            Err(error) => return Ok(writeln!(out, "{}", say::sentence(&self.game, &error))?),
        };
        let answered = self.trainer.play(played).map_err(|refusal| say::refused(&self.game, &refusal))?;
        self.tell(out, &answered.told)?;
        self.slipped = !answered.keeps;
        if self.slipped {
            return Ok(self.talk(out, &message!("train-take-back"))?);
        }
        self.replied(&answered.replies, out)
    }

    fn go_on(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        self.slipped = false;
        let replies = self.trainer.reply();
        self.replied(&replies, out)
    }

    fn undo(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        if !self.trainer.take_back() {
            return Ok(self.talk(out, &message!("train-nothing-to-take-back"))?);
        }
        self.slipped = false;
        self.board(out)
    }

    /// Prints the opponent's replies and the board.
    fn replied(&self, replies: &[Move], out: &mut impl Write) -> anyhow::Result<()> {
        if !replies.is_empty() {
            let played = self.trainer.played();
            let line = played.line_to(played.cursor());
            let before = played.node(line[line.len() - 1 - replies.len()]).position();
            let line = LineOfPlay::new(&self.game, before, replies).message();
            self.talk(out, &message!("train-replied", line))?;
        }
        self.board(out)
    }

    fn board(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let played = self.trainer.played();
        let position = played.position();
        writeln!(out)?;
        Ok(board::print(out, &self.game, position, &played.moves(), played.outcome().is_some())?)
    }
}
