//! `sower solve`: a position's exact value and all its best moves, by proof.

mod keep;
mod report;

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args as ClapArgs;
use keep::Keeper;
use report::{Report, SolvedJson};
use sower_core::notation::write_position;
use sower_core::{Game, Position};
use sower_search::Score;
use sower_search::endings::Cycles;
use sower_solver::{Aim, Event, Settings, Solved, Solver};
use sower_text::message;

use crate::args::GamePositionArgs;
use crate::commands::tables;
use crate::failure::Failure;
use crate::interrupt::stop_on_ctrl_c;
use crate::numbers::{self, number};
use crate::output::{json_line, stdout};
use crate::progress_line::note;
use crate::{duration, machine, say};

#[derive(Debug, ClapArgs)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) at: GamePositionArgs,
    /// Prove the exact value of every move.
    #[arg(long, conflicts_with = "wdl")]
    pub(crate) moves: bool,
    /// Prove only whether the mover wins, draws or loses.
    #[arg(long)]
    pub(crate) wdl: bool,
    /// Prove only whether the mover gets at least this margin, which takes less time.
    #[arg(long, value_name = "SEEDS", conflicts_with_all = ["wdl", "moves"], allow_negative_numbers = true, value_parser = number::<i16>(-255..=255, 10))]
    pub(crate) at_least: Option<i16>,
    /// Memory in MiB [default: half of the free memory; at most 512 in games where positions can repeat].
    #[arg(long, value_name = "MIB", value_parser = numbers::mebibytes(numbers::MOST_MEMORY))]
    pub(crate) memory: Option<u32>,
    /// Number of threads [default: all processors].
    #[arg(long, value_name = "N", value_parser = numbers::threads::<u16>())]
    pub(crate) threads: Option<u16>,
    /// Stop after this time, such as 10m or 8h, and print what is proven.
    #[arg(long, value_name = "TIME", value_parser = duration::read)]
    pub(crate) time: Option<Duration>,
    /// Number of positions to search.
    #[arg(long, value_name = "N", value_parser = numbers::positions())]
    pub(crate) nodes: Option<u64>,
    /// Folder of the endgame tables [default: in Sower's data folder].
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Save the progress to this file; if the file exists, resume from it.
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// Time between two saves of the checkpoint.
    #[arg(long, value_name = "TIME", default_value = "60s", requires = "checkpoint", value_parser = duration::read)]
    pub(crate) checkpoint_every: Duration,
    /// Print one JSON object per line: progress, then the result.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Default memory in MiB: the minimum, and the maximum if play can cycle.
const LEAST_MEMORY: u32 = 64;
const MOST_CYCLING: u32 = 512;

pub(crate) fn run(args: &SolveArgs) -> anyhow::Result<()> {
    let (game, position) = args.at.open()?;
    let aim = match (args.moves, args.wdl, args.at_least) {
        (true, ..) => Aim::Moves,
        (_, true, _) => Aim::Result,
        (.., Some(margin)) => Aim::AtLeast(Score::margin(margin.into())),
        _ => Aim::Value,
    };
    if let Some(outcome) = game.outcome(&position) {
        let value = Score::of_outcome(&outcome, position.side());
        return finish(&game, &position, aim, &over(value), args);
    }
    let settings = Settings {
        memory: machine::memory(args.memory.unwrap_or_else(|| memory_for(&game)))?,
        threads: machine::threads(args.threads),
        nodes: args.nodes,
        time: args.time,
    };
    let mut keeper =
        args.checkpoint.as_deref().map(|path| Keeper::new(path, &game, &position)).transpose()?;
    let resumed = keeper.as_ref().map(Keeper::resumed).transpose()?.flatten();
    let mut solver = Solver::new(Arc::clone(&game), settings);
    if let Some(tables) = tables::for_proofs(&game, args.tables.as_deref())? {
        solver.use_tables(tables);
    }
    if keeper.is_some() {
        solver = solver.with_checkpoints(args.checkpoint_every);
    }
    let stop = stop_on_ctrl_c()?;
    let mut report = Report::new(args.json);
    let mut written = Ok(());
    let solved = solver.solve(&position, aim, resumed.as_ref(), &stop, &mut |event| match event {
        Event::Endgames { seeds, of } => report.endgames(&game, seeds, of),
        Event::Progress(progress) => {
            let line = report.progress(&game, &position, progress);
            if line.is_err() {
                // The reader has closed the pipe, so the proof can stop.
                stop.stop();
                written = line;
            }
        }
        Event::Checkpoint(checkpoint) => {
            if let Some(keeper) = &mut keeper {
                keeper.keep(checkpoint);
            }
        }
    });
    report.erase();
    written?;
    finish(&game, &position, aim, &solved, args)?;
    keeper.map_or(Ok(()), Keeper::finish)?;
    match solved.proves_something {
        true => Ok(()),
        false => Err(Failure::no(say::sentence(&game, &message!("solve-nothing-proven")))),
    }
}

/// Default memory in MiB: half of what is available if play cannot cycle, because the proof takes only what it needs.
fn memory_for(game: &Game) -> u32 {
    let half = (sower_tables::available_memory() / 2) >> 20;
    let most = if Cycles::of(game.rules()) == Cycles::None { u32::MAX } else { MOST_CYCLING };
    u32::try_from(half).unwrap_or(u32::MAX).clamp(LEAST_MEMORY, most)
}

/// The result for a game that is over: its value, and no moves.
fn over(value: Score) -> Solved {
    Solved {
        lower: value,
        upper: value,
        proven: true,
        moves: Vec::new(),
        best: Vec::new(),
        line: Vec::new(),
        nodes: 0,
        seconds: 0.0,
        unfinished: None,
        proves_something: true,
    }
}

fn finish(
    game: &Game,
    position: &Position,
    aim: Aim,
    solved: &Solved,
    args: &SolveArgs,
) -> anyhow::Result<()> {
    let mut out = stdout();
    if args.json {
        return json_line(&mut out, &SolvedJson::new(game, position, aim, solved));
    }
    writeln!(out, "{}", write_position(position))?;
    for line in report::page(game, position, aim, solved) {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    if let Some(unfinished) = solved.unfinished {
        let file = args.checkpoint.as_ref().map(|file| file.display().to_string());
        for talk in report::why_unfinished(unfinished, file) {
            note(game, &talk);
        }
    }
    Ok(())
}
