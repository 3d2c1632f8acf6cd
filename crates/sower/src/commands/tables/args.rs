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
    /// Build endgame tables, or resume a stopped build.
    Build(BuildArgs),
    /// Check tables against the rules and against each other.
    Verify(VerifyArgs),
    /// Show a game's tables and their values.
    Info(InfoArgs),
    /// Look up a position and its moves.
    Probe(ProbeArgs),
    /// Measure probes per second.
    Bench(BenchArgs),
}

/// The tables of a game.
#[derive(Debug, ClapArgs)]
pub(crate) struct WhichArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Folder of all tables, with a subfolder per set of rules [default: in Sower's data folder].
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct BuildArgs {
    #[command(flatten)]
    pub(crate) which: WhichArgs,
    /// Largest number of seeds in play [default: what takes a few minutes].
    #[arg(long, value_name = "N", value_parser = number::<u8>(0..=120, 10))]
    pub(crate) seeds: Option<u8>,
    /// Memory in MiB [default: three quarters of the free memory].
    #[arg(long, value_name = "MIB", value_parser = numbers::mebibytes(16_777_216))]
    pub(crate) memory: Option<u32>,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
    /// Do not compress the files: larger, but faster to probe.
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct VerifyArgs {
    #[command(flatten)]
    pub(crate) which: WhichArgs,
    /// Check only the table with this many seeds in play [default: all].
    #[arg(long, value_name = "N", value_parser = number::<u8>(0..=120, 10))]
    pub(crate) seeds: Option<u8>,
    /// Check this many positions of each table, evenly spread, instead of all.
    #[arg(long, value_name = "N", value_parser = number::<u64>(1..=u64::MAX, 100000))]
    pub(crate) sample: Option<u64>,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct InfoArgs {
    #[command(flatten)]
    pub(crate) which: WhichArgs,
    /// Count values, results and distances in every table.
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
