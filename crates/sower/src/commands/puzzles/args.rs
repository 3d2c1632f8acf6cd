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
    /// Find puzzles in a game's tables and in records, grade them and write them into a file.
    Build(BuildArgs),
}

#[derive(Clone, Debug, Default, ClapArgs)]
pub(crate) struct SolveArgs {
    /// The game; without one, what there is for each game.
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// Change a key of the rules file for this run: `--set board.seeds=3`.
    #[arg(long = "set", value_name = "KEY=VALUE", requires = "file")]
    pub(crate) changes: Vec<String>,
    /// Puzzles of one's own, as `sower puzzles build` writes them, instead of those that come with Sower.
    #[arg(long, value_name = "FILE", requires = "game")]
    pub(crate) file: Option<PathBuf>,
    /// Begin with the puzzle of that number.
    #[arg(long, value_name = "N", requires = "game", value_parser = number::<u32>("the number of a puzzle", 1..=u32::MAX, 3))]
    pub(crate) number: Option<u32>,
    /// Only puzzles of that grade: 1 is easy, 5 is hard.
    #[arg(long, value_name = "GRADE", requires = "game", value_parser = number::<u8>("a grade", 1..=HARDEST, 2))]
    pub(crate) grade: Option<u8>,
    /// The puzzles as data, one JSON object a line; nothing is asked.
    #[arg(long, requires = "game")]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct BuildArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many puzzles.
    #[arg(long, value_name = "N", default_value_t = 320, value_parser = number::<u32>("a number of puzzles", 1..=10_000, 320))]
    pub(crate) count: u32,
    /// Seed of the games that are played to find positions: the same seed gives the same puzzles.
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: u64,
    /// The folder of all tables; those in Sower's data if left out, where a small one is built if there is none.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Look through this record first; may be given more than once.
    #[arg(long = "from", value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
    /// Write to this file instead of standard output.
    #[arg(long, short, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
}
