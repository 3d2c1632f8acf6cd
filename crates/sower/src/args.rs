//! The command line: all commands, and the arguments that several of them share. Each command declares the rest in its file.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args as ClapArgs, Parser, Subcommand};
use sower_core::{Game, Position};

use crate::commands::analyze::AnalyzeArgs;
use crate::commands::backup::BackupArgs;
use crate::commands::bench::BenchArgs;
use crate::commands::bot::{BotArgs, KgpArgs};
use crate::commands::draw::DrawArgs;
use crate::commands::engine::EngineArgs;
use crate::commands::games::GamesArgs;
use crate::commands::matches::MatchArgs;
use crate::commands::moves::MovesArgs;
use crate::commands::perft::PerftArgs;
use crate::commands::play::PlayArgs;
use crate::commands::puzzles::PuzzlesArgs;
use crate::commands::replay::ReplayArgs;
use crate::commands::review::ReviewArgs;
use crate::commands::rules::RulesArgs;
use crate::commands::serve::ServeArgs;
use crate::commands::solve::SolveArgs;
use crate::commands::tables::TablesArgs;
use crate::commands::train::TrainArgs;
use crate::commands::tune::TuneArgs;
use crate::commands::user::UserArgs;
use crate::{choose, machine, numbers, say};

/// The home of the sowing games (mancala): every game of the family is a rules file, and every command works for each.
#[derive(Debug, Parser)]
#[command(
    name = "sower",
    version,
    about,
    after_help = "Begin with `sower games`, `sower rules oware` or `sower play kalah --north greedy`."
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, with board, region and a line on each.
    Games(GamesArgs),
    /// A game's rules in plain words, made from its parameters, with their source.
    Rules(RulesArgs),
    /// Each legal move with what it leads to; `--why` tells it seed by seed.
    Moves(MovesArgs),
    /// Play: two people at one terminal, or against the computer.
    Play(PlayArgs),
    /// Sower in the browser: play, learn, analyse and review, alone or with friends.
    Serve(ServeArgs),
    /// Copy all that a site keeps into one file, also while it runs.
    Backup(BackupArgs),
    /// Make a site of a backup, in an empty place; the way from one database to another.
    Restore(BackupArgs),
    /// The accounts of a site, for whoever runs it: list them, or let somebody in again.
    User(UserArgs),
    /// Play a record through: final position and result, or the ply and reason that fails.
    Replay(ReplayArgs),
    /// Every legal move with its score, best line and what it does, live on a terminal.
    Analyze(AnalyzeArgs),
    /// A played game's evaluation at each ply, its errors and turning points, accuracy and a plot.
    Review(ReviewArgs),
    /// A position's exact value and all its best moves, by proof; stopped, it goes on from its checkpoint.
    Solve(SolveArgs),
    /// Solve puzzles: positions in which one move alone keeps what is proven; or find new ones.
    Puzzles(PuzzlesArgs),
    /// Play an endgame out against perfect defence, and be told at once when the result slips.
    Train(TrainArgs),
    /// Draw a position as SVG.
    Draw(DrawArgs),
    /// Count the sequences of exactly so many plies.
    Perft(PerftArgs),
    /// Measure the speed of this machine on fixed work.
    Bench(BenchArgs),
    /// Answer a text protocol in UCI's shape on standard input and output, for other programs.
    Engine(EngineArgs),
    /// Sit down at a server and play there, until it says goodbye.
    Bot(BotArgs),
    /// Listen for programs that speak KGP: they play Kalah against Sower or each other, or check their rules.
    Kgp(KgpArgs),
    /// Let players play each other: score, Elo with error bars, SPRT, records.
    Match(MatchArgs),
    /// Endgame tables: build, verify and ask the proven value of every position with few seeds in play.
    Tables(TablesArgs),
    /// Learn the weights of a game's evaluation from self-play; stopped, it goes on where it was.
    Tune(TuneArgs),
}

/// Which game: a name, a path to a rules file, and changes to it.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct GameArgs {
    /// A game or variant (`sower games` lists them), or a path to a rules file (`mine.toml`, `mine.toml#variant`).
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    /// Change a key of the rules file for this run: `--set board.seeds=3`.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) changes: Vec<String>,
}

/// A position of a game.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct GamePositionArgs {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    position: PositionArgs,
}

impl GamePositionArgs {
    /// The game, ready to play, and the position.
    pub(crate) fn open(&self) -> anyhow::Result<(Arc<Game>, Position)> {
        let game = Arc::new(choose::game(&self.game)?);
        let position = self.position.of(&game)?;
        Ok((game, position))
    }
}

/// The position that a command is about.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct PositionArgs {
    /// The position; the start if left out.
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
}

impl PositionArgs {
    /// The position, by the rules of a game.
    pub(crate) fn of(&self, game: &Game) -> anyhow::Result<Position> {
        say::position(game, self.position.as_deref())
    }
}

/// Whether the answer is data.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct JsonArgs {
    /// One JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Memory of a search.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct MemoryArgs {
    /// MiB of memory for positions that were seen.
    #[arg(long, value_name = "MIB", default_value_t = 128, value_parser = numbers::mebibytes(numbers::MOST_MEMORY))]
    pub(crate) memory: u32,
}

/// Threads of work that is the faster the more there are.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct ThreadsArgs {
    /// Threads; all processors if left out.
    #[arg(long, value_name = "N", value_parser = numbers::threads::<u16>())]
    threads: Option<u16>,
}

impl ThreadsArgs {
    pub(crate) fn count(self) -> usize {
        machine::threads(self.threads)
    }
}

/// Which site.
#[derive(Debug, ClapArgs)]
pub(crate) struct SiteArgs {
    /// The folder of the site; `$SOWER_DATA` or the platform's data folder if left out.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The PostgreSQL database of the site, as postgres://user@host/name, also from `$SOWER_DATABASE`.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) database: Option<String>,
}
