//! The command line: all commands, and the arguments that several of them share. Each command declares the rest in its file.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args as ClapArgs, Parser, Subcommand};
use sower_core::{Game, Position};

use crate::color::ColorChoice;
use crate::commands::analyze::AnalyzeArgs;
use crate::commands::backup::BackupArgs;
use crate::commands::bench::BenchArgs;
use crate::commands::bot::{BotArgs, KgpArgs};
use crate::commands::completions::CompletionsArgs;
use crate::commands::config::ConfigArgs;
use crate::commands::draw::DrawArgs;
use crate::commands::engine::EngineArgs;
use crate::commands::games::GamesArgs;
use crate::commands::import::ImportArgs;
use crate::commands::man::ManArgs;
use crate::commands::matches::MatchArgs;
use crate::commands::moves::MovesArgs;
use crate::commands::perft::PerftArgs;
use crate::commands::play::PlayArgs;
use crate::commands::puzzles::PuzzlesArgs;
use crate::commands::replay::ReplayArgs;
use crate::commands::review::ReviewArgs;
use crate::commands::rules::RulesArgs;
use crate::commands::serve::ServeArgs;
use crate::commands::site::SitePageArgs;
use crate::commands::solve::SolveArgs;
use crate::commands::tables::TablesArgs;
use crate::commands::train::TrainArgs;
use crate::commands::tune::TuneArgs;
use crate::commands::user::UserArgs;
use crate::game_name::GameName;
use crate::{choose, machine, numbers, say};

/// Play, learn and solve mancala.
#[derive(Debug, Parser)]
#[command(name = "sower", version, subcommand_value_name = "COMMAND")]
pub(crate) struct Args {
    /// When to print colours: auto, always or never [default: auto].
    #[arg(
        long,
        global = true,
        display_order = 900,
        value_name = "WHEN",
        hide_possible_values = true,
        ignore_case = true
    )]
    pub(crate) color: Option<ColorChoice>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games.
    Games(GamesArgs),
    /// Show the rules of a game in plain words.
    Rules(RulesArgs),
    /// List the legal moves and what they do.
    Moves(MovesArgs),
    /// Play against the computer or another person.
    Play(PlayArgs),
    /// Run a Sower site for the browser.
    Serve(ServeArgs),
    /// Back up a site to one file, also while it runs.
    Backup(BackupArgs),
    /// Restore a site from a backup into an empty folder or database.
    Restore(BackupArgs),
    /// Manage the accounts of a site.
    User(UserArgs),
    /// Write the page of a site as static files.
    Site(SitePageArgs),
    /// Play through a game record.
    Replay(ReplayArgs),
    /// Score every legal move of a position.
    #[command(alias = "analyse")]
    Analyze(AnalyzeArgs),
    /// Find the mistakes in a played game.
    Review(ReviewArgs),
    /// Prove the exact value of a position.
    Solve(SolveArgs),
    /// Solve puzzles, or build new ones.
    Puzzles(PuzzlesArgs),
    /// Practise endgames against perfect play.
    Train(TrainArgs),
    /// Draw a position as SVG or text.
    Draw(DrawArgs),
    /// Count the move sequences of a given length.
    Perft(PerftArgs),
    /// Measure the speed of this machine.
    Bench(BenchArgs),
    /// Run the engine protocol for other programs.
    Engine(EngineArgs),
    /// Play on a Sower site or a KGP server.
    Bot(BotArgs),
    /// Run a KGP server for Kalah programs.
    Kgp(KgpArgs),
    /// Play matches between engines.
    Match(MatchArgs),
    /// Build, verify and probe endgame tables.
    Tables(TablesArgs),
    /// Turn a game file of another program into a rules file.
    Import(ImportArgs),
    /// Learn the evaluation weights of a game from self-play.
    Tune(TuneArgs),
    /// Show or change your settings.
    Config(ConfigArgs),
    /// Print a completion script for your shell.
    Completions(CompletionsArgs),
    /// Write the man pages to a folder.
    Man(ManArgs),
}

/// A game: its name or rules file, and changes for this run.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct GameArgs {
    /// A game or variant (see `sower games`), or a rules file: mine.toml, mine.toml#variant.
    #[arg(value_name = "GAME", value_parser = GameName, hide_possible_values = true)]
    pub(crate) game: String,
    /// Change a rule for this run, such as board.seeds=3; may be repeated.
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
    /// Position, such as "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S" [default: the start].
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
}

impl PositionArgs {
    /// The position, by the rules of a game.
    pub(crate) fn of(&self, game: &Game) -> anyhow::Result<Position> {
        say::position(game, self.position.as_deref())
    }
}

/// The output format.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct JsonArgs {
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Memory of a search.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct MemoryArgs {
    /// Memory for the transposition table, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 128, value_parser = numbers::mebibytes(numbers::MOST_MEMORY))]
    pub(crate) memory: u32,
}

/// Threads of parallel work.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct ThreadsArgs {
    /// Number of threads [default: all processors].
    #[arg(long, value_name = "N", value_parser = numbers::threads::<u16>())]
    threads: Option<u16>,
}

impl ThreadsArgs {
    pub(crate) fn count(self) -> usize {
        machine::threads(self.threads)
    }
}

/// The data of a site.
#[derive(Debug, ClapArgs)]
pub(crate) struct SiteArgs {
    /// Data folder of the site [default: $SOWER_DATA, or the platform's data folder].
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// PostgreSQL database of the site, as postgres://user@host/name [default: $SOWER_DATABASE].
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) database: Option<String>,
}
