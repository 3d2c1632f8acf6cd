//! The arguments of `sower tables`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Subcommand};

use crate::args::{GameArgs, JsonArgs, PositionArgs, ThreadsArgs};
use crate::numbers::{self, number};

#[derive(Debug, ClapArgs)]
pub(crate) struct TablesArgs {
    #[command(subcommand)]
    pub(crate) task: Task,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// Work out the value of every position with few seeds in play; stopped or killed, it goes on where it was.
    Build(BuildArgs),
    /// Prove that tables agree with the rules and with themselves, all of them or a sample.
    Verify(VerifyArgs),
    /// What tables there are for a game; `--values` counts what is in them.
    Info(InfoArgs),
    /// What the tables know of a position and of each move in it.
    Probe(ProbeArgs),
    /// How many positions a second the tables answer for.
    Bench(BenchArgs),
}

/// Which tables.
#[derive(Debug, ClapArgs)]
pub(crate) struct WhichArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The folder of all tables, one folder in it for each set of rules; in Sower's data if left out.
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct BuildArgs {
    #[command(flatten)]
    pub(crate) which: WhichArgs,
    /// The most seeds in play; what this machine does in a few minutes if left out.
    #[arg(long, value_name = "N", value_parser = number::<u8>("a number of seeds", 0..=120, 10))]
    pub(crate) seeds: Option<u8>,
    /// Memory in MiB that may be used; three quarters of what is free if left out.
    #[arg(long, value_name = "MIB", value_parser = numbers::mebibytes(16_777_216))]
    pub(crate) memory: Option<u32>,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
    /// Leave the files uncompressed: larger, and quicker to ask.
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct VerifyArgs {
    #[command(flatten)]
    pub(crate) which: WhichArgs,
    /// Only the table with so many seeds in play; all there are if left out.
    #[arg(long, value_name = "N", value_parser = number::<u8>("a number of seeds", 0..=120, 10))]
    pub(crate) seeds: Option<u8>,
    /// Look at so many positions of each table, spread over it, instead of all.
    #[arg(long, value_name = "N", value_parser = number::<u64>("a number of positions", 1..=u64::MAX, 100000))]
    pub(crate) sample: Option<u64>,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct InfoArgs {
    #[command(flatten)]
    pub(crate) which: WhichArgs,
    /// Count the values, results and distances of every table.
    #[arg(long)]
    pub(crate) values: bool,
    #[command(flatten)]
    pub(crate) output: JsonArgs,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ProbeArgs {
    #[command(flatten)]
    pub(crate) which: WhichArgs,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) output: JsonArgs,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) which: WhichArgs,
    #[command(flatten)]
    pub(crate) output: JsonArgs,
}
