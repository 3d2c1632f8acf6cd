//! The arguments of `sower match`.

use std::path::PathBuf;

use clap::{ArgGroup, Args as ClapArgs};

use crate::args::GameArgs;
use crate::numbers::{self, number};

#[derive(Debug, ClapArgs)]
#[command(group = ArgGroup::new("pace").args(["movetime", "nodes", "depth", "clock"]))]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Who plays: random, greedy, minimax:DEPTH, level:1 to level:10, search:FILE (weights), engine:COMMAND. Of more than two, the first plays
    /// each of the others.
    #[arg(value_name = "PLAYER", required = true, num_args = 2..=64)]
    pub(crate) players: Vec<String>,
    /// How many games each two of them play; every opening is played twice with sides swapped.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number::<u32>("a number of games", 1..=1_000_000, 100))]
    pub(crate) games: u32,
    /// So many milliseconds a move.
    #[arg(long, value_name = "MS", value_parser = number::<u64>("a number of milliseconds", 1..=86_400_000, 100))]
    pub(crate) movetime: Option<u64>,
    /// So many positions a move.
    #[arg(long, value_name = "N", value_parser = numbers::positions())]
    pub(crate) nodes: Option<u64>,
    /// So many plies ahead.
    #[arg(long, value_name = "N", value_parser = number::<u32>("a number of plies", 1..=u32::MAX, 12))]
    pub(crate) depth: Option<u32>,
    /// Seconds a side for the game, and for each turn: `60`, `10+0.1`.
    #[arg(long, value_name = "T+I")]
    pub(crate) clock: Option<String>,
    /// Milliseconds that an engine may take beyond its time for a move before it loses on time.
    #[arg(long, value_name = "MS", default_value_t = 100, value_parser = number::<u32>("a number of milliseconds", 0..=u32::MAX, 100))]
    pub(crate) margin: u32,
    /// How many games are played at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u16>())]
    pub(crate) threads: u16,
    /// Seed of openings and chances; the same seed gives the same match, if its players heed no clock.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: u64,
    /// Lines of random plies (`random:4`), or a file with a position or a list of moves on each line.
    #[arg(long, value_name = "FILE|random:PLIES", default_value = "random:4")]
    pub(crate) openings: String,
    /// Keep only random openings in which a search of 8 plies sees at most so many seeds' difference.
    #[arg(long, value_name = "SEEDS", value_parser = number::<u32>("a number of seeds", 0..=u32::MAX, 2))]
    pub(crate) balanced: Option<u32>,
    /// End as soon as it is decided whether the first player is stronger by elo0 or by elo1: `elo0=0,elo1=10`, with
    /// `,alpha=0.05,beta=0.05` if other rates of error are wanted.
    #[arg(long, value_name = "TEST")]
    pub(crate) sprt: Option<String>,
    /// Exit with 1 unless the first player scores at least this (0 to 1) against every other.
    #[arg(long, value_name = "SCORE", value_parser = number::<f64>("a score", 0.0..=1.0, 0.55))]
    pub(crate) gate: Option<f64>,
    /// Everybody plays everybody.
    #[arg(long, conflicts_with_all = ["gate", "sprt"])]
    pub(crate) round_robin: bool,
    /// Keep every game as a record of its own in this folder, which must be new or empty.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) record: Option<PathBuf>,
    /// JSON: a line for each two players, the last line is the first player's result.
    #[arg(long)]
    pub(crate) json: bool,
}
