//! The commands, a file each.

mod bench;
mod games;
mod moves;
mod perft;
mod rules;

use crate::args::{Args, Command};

/// Runs what was asked for.
pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    match args.command {
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Moves(args)) => moves::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        _ => Ok(()),
    }
}
