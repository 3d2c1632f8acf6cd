//! `sower solve`: a position's exact value and all its best moves, by proof.

mod keep;
mod report;
mod talk;

use std::io::Write as _;
use std::sync::Arc;

use sower_core::notation::write_position;
use sower_core::{Game, Position};
use sower_search::Score;
use sower_search::endings::Cycles;
use sower_solver::{Aim, Event, Settings, Solved, Solver};

use crate::args::SolveArgs;
use crate::commands::tables;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{json_line, stdout};
use crate::{choose, memory, say};
use keep::Keeper;
use report::{ProgressLine, Report, SolvedLine};
#[cfg(test)]
pub(crate) use talk::SolveTalk;

/// MiB that a proof has at least, and at most where play can cycle, if nobody says so.
const LEAST_MEMORY: u32 = 64;
const MOST_CYCLING: u32 = 512;

pub(crate) fn run(args: &SolveArgs) -> anyhow::Result<()> {
    let game = Arc::new(choose::game(&args.game)?);
    let position = say::position(&game, args.position.as_deref())?;
    let aim = match (args.moves, args.wdl, args.at_least) {
        (true, ..) => Aim::Moves,
        (_, true, _) => Aim::Result,
        (.., Some(margin)) => Aim::AtLeast(Score::margin(margin.into())),
        _ => Aim::Value,
    };
    if let Some(outcome) = game.outcome(&position) {
        let value = Score::of_outcome(&outcome, position.side());
        return finish(&game, &position, aim, &over(value), args.json);
    }
    let settings = Settings {
        memory: memory::bytes(args.memory.unwrap_or_else(|| memory_for(&game)))?,
        threads: args.threads.map_or_else(processors, usize::from),
        nodes: None,
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
            let line = report.progress(&game, &ProgressLine::new(&game, &position, progress), progress);
            if line.is_err() {
                // Nobody reads any more: there is nothing left to prove for.
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
    finish(&game, &position, aim, &solved, args.json)?;
    keeper.map_or(Ok(()), Keeper::finish)
}

/// MiB that a proof may have if nobody says so: half of what there is where play cannot cycle, for it takes only what it has a use for.
fn memory_for(game: &Game) -> u32 {
    let half = (sower_tables::available_memory() / 2) >> 20;
    let most = if Cycles::of(game.rules()) == Cycles::None { u32::MAX } else { MOST_CYCLING };
    u32::try_from(half).unwrap_or(u32::MAX).clamp(LEAST_MEMORY, most)
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A game that is over has its value and nothing to choose.
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
    }
}

fn finish(game: &Game, position: &Position, aim: Aim, solved: &Solved, json: bool) -> anyhow::Result<()> {
    let mut out = stdout();
    if json {
        return json_line(&mut out, &SolvedLine::new(game, position, aim, solved));
    }
    writeln!(out, "{}", write_position(position))?;
    for line in report::page(game, position, aim, solved) {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}
