//! The arguments of `sower puzzles`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Subcommand};
use sower_puzzles::HARDEST;

use crate::args::{GameArgs, ThreadsArgs};
use crate::numbers::{self, number};

#[derive(Debug, ClapArgs)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct PuzzlesArgs {
    #[command(subcommand)]
    pub(crate) task: Option<Task>,
    #[command(flatten)]
    pub(crate) solve: SolveArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// Find puzzles in tables and records, grade them and write them to a file.
    Build(BuildArgs),
}

#[derive(Clone, Debug, Default, ClapArgs)]
pub(crate) struct SolveArgs {
    /// Game or variant [default: list the games with puzzles].
    #[arg(value_name = "GAME", value_parser = crate::game_name::GameName, hide_possible_values = true)]
    pub(crate) game: Option<String>,
    /// Change a rule for this run, such as board.seeds=3; may be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE", requires = "file")]
    pub(crate) changes: Vec<String>,
    /// File with your own puzzles, from `sower puzzles build`.
    #[arg(long, value_name = "FILE", requires = "game")]
    pub(crate) file: Option<PathBuf>,
    /// Number of the first puzzle.
    #[arg(long, value_name = "N", requires = "game", value_parser = number::<u32>(1..=u32::MAX, 3))]
    pub(crate) number: Option<u32>,
    /// Only puzzles of this grade, from 1 (easy) to 5 (hard).
    #[arg(long, value_name = "GRADE", requires = "game", value_parser = number::<u8>(1..=HARDEST, 2))]
    pub(crate) grade: Option<u8>,
    /// Print the puzzles as JSON, one object per line.
    #[arg(long, requires = "game")]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct BuildArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Number of puzzles.
    #[arg(long, value_name = "N", default_value_t = 320, value_parser = number::<u32>(1..=10_000, 320))]
    pub(crate) count: u32,
    /// Seed of the random games; the same seed gives the same puzzles.
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: u64,
    /// Folder of the endgame tables [default: in Sower's data folder, built if missing].
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Search this record first; may be repeated.
    #[arg(long = "from", value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
    /// Write to this file instead of standard output.
    #[arg(long, short, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
}
