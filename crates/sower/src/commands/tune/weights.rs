//! `sower tune GAME`: learns a game's evaluation from self-play.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use clap::Args as ClapArgs;
use sower_core::Game;
use sower_players::tune::{BATCH, Kept, Plan, Progress, SelfPlay, Tuned, tune};
use sower_text::{Decimal, Message, message};

use super::{folder_for, typed, word};
use crate::args::GameArgs;
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::numbers::{self, number};
use crate::output::{must_be_writable, write_file};
use crate::progress_line::{ProgressLine, minutes_and_seconds, note};
use crate::{choose, machine};

#[derive(Debug, ClapArgs)]
pub(super) struct WeightsArgs {
    /// Number of rounds of self-play and fitting.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = number::<u32>(1..=100, 3))]
    rounds: u32,
    /// Games per round.
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = number::<u32>(1..=1_000_000, 100))]
    games: u32,
    /// Positions to search per move.
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = numbers::positions())]
    nodes: u64,
    /// Give weights to pairs of pits too, which see captures and threats that single pits do not.
    #[arg(long)]
    pairs: bool,
    /// Seed of the openings.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed((1 << 20) - 1))]
    seed: u64,
    /// Games to play in parallel [default: all processors].
    #[arg(long, value_name = "N", value_parser = numbers::threads::<u16>())]
    threads: Option<u16>,
    /// Folder for games and weights [default: a subfolder of Sower's data folder].
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

pub(super) fn run(chosen: &GameArgs, args: &WeightsArgs) -> anyhow::Result<()> {
    let game = Arc::new(choose::game(chosen)?);
    let name = game.rules().about().id.clone();
    let folder = folder_for(args.dir.as_deref(), &name)?;
    let file = folder.join(format!("{name}.weights"));
    must_be_writable(&file)?;
    let plan = Plan {
        rounds: args.rounds,
        games: args.games,
        play: SelfPlay { nodes: args.nodes, ..SelfPlay::default() },
        pairs: args.pairs,
        seed: args.seed,
        threads: machine::threads(args.threads),
        ..Plan::default()
    };
    let stop = stop_on_ctrl_c()?;
    note(&game, &message!("tune-folder", folder = folder.display().to_string()));
    let teller = Mutex::new(Teller::new(&game, &plan));
    let progress = |progress: &Progress| {
        teller.lock().unwrap_or_else(PoisonError::into_inner).tell(progress);
    };
    let tuned = tune(&game, &plan, &folder, &stop, &progress).map_err(Failure::input)?;
    teller.lock().unwrap_or_else(PoisonError::into_inner).line.clear();
    let weights = match tuned {
        Tuned::Done(weights) => weights,
        Tuned::Stopped(kept) => {
            note(&game, &stopped(&plan, kept));
            return Ok(());
        }
    };
    let typed = typed(chosen);
    let heading = format!(
        "What the features of {name} are worth, in 64ths of a seed: with all seeds in play, with none.\n\
         Made by: sower tune {typed} --rounds {} --games {} --nodes {} --seed {}{}",
        plan.rounds,
        plan.games,
        plan.play.nodes,
        plan.seed,
        if plan.pairs { " --pairs" } else { "" }
    );
    write_file(&file, &weights.write(&heading))?;
    let player = word(&format!("search:{}", file.display()));
    note(&game, &message!("tune-done", file = file.display().to_string(), game = typed, player));
    writeln!(io::stdout(), "{}", file.display())?;
    Ok(())
}

fn stopped(plan: &Plan, kept: Kept) -> Message {
    let Kept { round, games, lost } = kept;
    message!("tune-stopped", round, rounds = plan.rounds, games, total = plan.games, lost, batch = BATCH)
}

/// How often to print progress without a terminal.
const ELSEWHERE: Duration = Duration::from_secs(60);

/// Shows the progress.
struct Teller<'a> {
    game: &'a Game,
    plan: &'a Plan,
    line: ProgressLine,
    round: u32,
    /// When this round began, and the number of games from an earlier run.
    begun: Instant,
    already: u32,
}

impl<'a> Teller<'a> {
    fn new(game: &'a Game, plan: &'a Plan) -> Teller<'a> {
        let line = ProgressLine::every(ELSEWHERE);
        Teller { game, plan, line, round: 0, begun: Instant::now(), already: 0 }
    }

    fn tell(&mut self, progress: &Progress) {
        let Progress { round, games, samples, explained } = *progress;
        if let Some(explained) = explained {
            let explained = Decimal::new(explained, 2);
            self.line.note(self.game, &message!("tune-fitted", round, samples, explained));
            return;
        }
        if round != self.round {
            (self.round, self.begun, self.already) = (round, Instant::now(), games);
        }
        if !self.line.is_due() {
            return;
        }
        let played = f64::from(games.saturating_sub(self.already).max(1));
        let to_play = f64::from((self.plan.rounds - round) * self.plan.games + (self.plan.games - games));
        let left = minutes_and_seconds(self.begun.elapsed().as_secs_f64() / played * to_play);
        let talk =
            message!("tune-progress", round, rounds = self.plan.rounds, games, total = self.plan.games, left);
        self.line.show(self.game, &talk);
    }
}
