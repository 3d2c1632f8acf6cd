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
    /// Players: level:1 to level:10, minimax:DEPTH, greedy, random, search:WEIGHTS, engine:COMMAND or engine:json:COMMAND; of more than two, the first
    /// plays each of the others.
    #[arg(value_name = "PLAYER", required = true, num_args = 2..=64)]
    pub(crate) players: Vec<String>,
    /// Games per pairing; every opening is played twice with sides swapped.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number::<u32>(1..=1_000_000, 100))]
    pub(crate) games: u32,
    /// Time per move in milliseconds.
    #[arg(long, value_name = "MS", value_parser = number::<u64>(1..=86_400_000, 100))]
    pub(crate) movetime: Option<u64>,
    /// Positions to search per move.
    #[arg(long, value_name = "N", value_parser = numbers::positions())]
    pub(crate) nodes: Option<u64>,
    /// Search depth in plies.
    #[arg(long, value_name = "N", value_parser = number::<u32>(1..=u32::MAX, 12))]
    pub(crate) depth: Option<u32>,
    /// Clock in seconds per side, with an increment per turn: 60, 10+0.1.
    #[arg(long, value_name = "T+I")]
    pub(crate) clock: Option<String>,
    /// Milliseconds an engine may exceed its time before it loses.
    #[arg(long, value_name = "MS", default_value_t = 100, value_parser = number::<u32>(0..=u32::MAX, 100))]
    pub(crate) margin: u32,
    /// Games to play in parallel.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u16>())]
    pub(crate) threads: u16,
    /// Seed of openings and random choices; without a clock, the same seed gives the same match.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: u64,
    /// Random openings (random:4), or a file with one position or list of moves per line.
    #[arg(long, value_name = "FILE|random:PLIES", default_value = "random:4")]
    pub(crate) openings: String,
    /// Use only random openings that an 8-ply search scores within this many seeds.
    #[arg(long, value_name = "SEEDS", value_parser = number::<u32>(0..=u32::MAX, 2))]
    pub(crate) balanced: Option<u32>,
    /// Stop when an SPRT decides: elo0=0,elo1=10, optionally with alpha=0.05,beta=0.05.
    #[arg(long, value_name = "TEST")]
    pub(crate) sprt: Option<String>,
    /// Exit with code 1 unless the first player scores at least this (0 to 1) in every pairing.
    #[arg(long, value_name = "SCORE", value_parser = number::<f64>(0.0..=1.0, 0.55))]
    pub(crate) gate: Option<f64>,
    /// Every player plays every other.
    #[arg(long, conflicts_with_all = ["gate", "sprt"])]
    pub(crate) round_robin: bool,
    /// Save every game as a record in this folder, which must be new or empty.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) record: Option<PathBuf>,
    /// Print one JSON object per pairing; the last line is the first player's result.
    #[arg(long)]
    pub(crate) json: bool,
}
