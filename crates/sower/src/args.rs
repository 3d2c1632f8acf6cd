//! The command line as it is typed.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args as ClapArgs, Parser, Subcommand};
use sower_server::{Limit, PublicUrl};

use crate::commands::bench::ServerBenchArgs;
use crate::commands::bot::{BotArgs, KgpArgs};
use crate::commands::matches::MatchArgs;
use crate::commands::puzzles::PuzzlesArgs;
use crate::commands::tables::TablesArgs;
use crate::commands::tune::TuneArgs;
use crate::duration;
use crate::numbers::{self, number};

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

#[derive(Debug, ClapArgs)]
pub(crate) struct GamesArgs {
    /// One JSON object a game, a line each.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct RulesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The rules file itself.
    #[arg(long, conflicts_with = "json")]
    pub(crate) toml: bool,
    /// The rules as one JSON object: every key with its value, and the sentences.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The position; the start if left out.
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// Tell every step of each move, with the rule behind it. With a pit's label: of that move alone.
    #[arg(long, value_name = "MOVE", num_args = 0..=1, default_missing_value = "")]
    pub(crate) why: Option<String>,
    /// One JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Who sits South: human, random, greedy, level:1 to level:10, minimax:DEPTH or engine:COMMAND.
    #[arg(long, value_name = "WHO")]
    pub(crate) south: Option<String>,
    /// Who sits North: the same.
    #[arg(long, value_name = "WHO")]
    pub(crate) north: Option<String>,
    /// Toss a coin for sides and who begins.
    #[arg(long, conflicts_with = "no_toss")]
    pub(crate) toss: bool,
    /// South begins, no coin.
    #[arg(long)]
    pub(crate) no_toss: bool,
    /// Seed of the coin and of the computer's chances; the same seed gives the same game.
    #[arg(long, value_name = "N", value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Plain lines of text instead of screens, for screen readers and pipes.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Keep the game in this file after every move; if it holds a game already, go on with that.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Begin from this position.
    #[arg(long, value_name = "POSITION")]
    pub(crate) from: Option<String>,
}

/// What a site logs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum LogWhat {
    /// What goes wrong.
    #[default]
    Problems,
    /// Every request too: its id, route, status and time.
    Requests,
}

#[derive(Clone, Debug, Default, ClapArgs)]
pub(crate) struct ServeArgs {
    /// Listen at this address and no other; without it at 127.0.0.1:8080, or the next free port.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<SocketAddr>,
    /// Let others in the same network in, and print the address for them.
    #[arg(long, conflicts_with = "listen")]
    pub(crate) lan: bool,
    /// Where the games are kept; `$SOWER_DATA` or the platform's data folder if left out.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Keep the games in this PostgreSQL database, as postgres://user@host/name, also from `$SOWER_DATABASE`; all processes on one
    /// database are one site.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) database: Option<String>,
    /// The address at which the world finds the site, as `https://sower.example`, where a proxy stands before it.
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,
    /// Take a proxy's word (X-Forwarded-For) for who connects; only where nobody can go around it.
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Tell what the site counts at /metrics of this address, in Prometheus's form; whoever reaches it sees it.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// What goes to standard error.
    #[arg(long, value_name = "WHAT", default_value = "problems")]
    pub(crate) log: LogWhat,
    /// Log lines of JSON.
    #[arg(long)]
    pub(crate) log_json: bool,
    /// Change a limit; counted by network: requests (a second), new-rooms (a minute), new-rules (an hour), sign-ups (an hour), sign-ins (a minute
    /// and account), connections, sockets; also messages (a second and socket), rooms (in memory). May be given several times.
    #[arg(long = "limit", value_name = "NAME=NUMBER")]
    pub(crate) limits: Vec<Limit>,
    /// Hear nothing of what other processes on the database say, for tests.
    #[arg(long, hide = true)]
    pub(crate) deaf: bool,
    /// A folder of rules files that can be played beside the shipped ones.
    #[arg(long, value_name = "DIR")]
    pub(crate) games: Option<PathBuf>,
    /// Count rated games of two who play from one address or browser too, as a club behind one router wants.
    #[arg(long)]
    pub(crate) rate_one_place: bool,
    /// Read the page from this folder at every request, for those who build it.
    #[arg(long, value_name = "DIR", hide = true)]
    pub(crate) web: Option<PathBuf>,
    /// Let every commit take so much longer, for measurements.
    #[arg(long, value_name = "TIME", value_parser = duration::read, hide = true)]
    pub(crate) commit_delay: Option<Duration>,
}

/// The accounts of a site.
#[derive(Debug, ClapArgs)]
pub(crate) struct UserArgs {
    #[command(subcommand)]
    pub(crate) command: UserCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum UserCommand {
    /// List the accounts, a name a line.
    List {
        #[command(flatten)]
        site: SiteArgs,
        /// One JSON array, with when each signed up.
        #[arg(long)]
        json: bool,
    },
    /// Give an account a new recovery code, for somebody who has lost theirs and their password. Both old ones and all sessions
    /// end; with the code they choose a new password at /recover.
    Reset {
        /// The account's name.
        #[arg(value_name = "NAME")]
        name: String,
        #[command(flatten)]
        site: SiteArgs,
    },
    /// Mark an account as a bot's, or with --off as a person's. Only as long as it has no rated game: bots have lists of their own.
    Bot {
        /// The account's name.
        #[arg(value_name = "NAME")]
        name: String,
        /// It is a person's.
        #[arg(long)]
        off: bool,
        #[command(flatten)]
        site: SiteArgs,
    },
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

#[derive(Debug, ClapArgs)]
pub(crate) struct BackupArgs {
    /// The backup.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// The folder of the site; `$SOWER_DATA` or the platform's data folder if left out.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The PostgreSQL database of the site, as postgres://user@host/name, also from `$SOWER_DATABASE`.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) database: Option<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The record, or `-` for standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// One JSON object.
    #[arg(long)]
    pub(crate) json: bool,
    /// Show the board after every ply.
    #[arg(long, conflicts_with_all = ["json", "write"])]
    pub(crate) boards: bool,
    /// Write the record again, or its last position as PlayStrategy (fen) or Aalina (dashed) has it.
    #[arg(long, value_name = "FORM", value_parser = ["sower", "ogn", "togyz", "fen", "dashed"], conflicts_with = "json")]
    pub(crate) write: Option<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The position; the start if left out.
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// The exact value of every move.
    #[arg(long, conflicts_with = "wdl")]
    pub(crate) moves: bool,
    /// Only whether the mover wins, draws or loses.
    #[arg(long)]
    pub(crate) wdl: bool,
    /// Only whether the mover gets at least this margin, which takes less time than the exact value.
    #[arg(long, value_name = "SEEDS", conflicts_with_all = ["wdl", "moves"], allow_negative_numbers = true, value_parser = number::<i16>("a margin in seeds", -255..=255, 10))]
    pub(crate) at_least: Option<i16>,
    /// MiB at most: up to three quarters (half where play can cycle) for small positions whose values are read or worked out
    /// beforehand, the rest for the table of positions. If left out, half of what is free; 512 where play can cycle.
    #[arg(long, value_name = "MB", value_parser = numbers::mebibytes(numbers::MOST_MEMORY))]
    pub(crate) memory: Option<u32>,
    /// Threads; as many as processors if left out.
    #[arg(long, value_name = "N", value_parser = numbers::threads::<u16>())]
    pub(crate) threads: Option<u16>,
    /// Stop after this time, such as 10m or 8h, with what is proven by then.
    #[arg(long, value_name = "TIME", value_parser = duration::read)]
    pub(crate) time: Option<Duration>,
    /// The folder of all tables; those in Sower's data if left out.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Keep what is proven in this file now and then; if it is there already, go on from it.
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// How often it is kept: what is proven since then is lost where the program is killed.
    #[arg(long, value_name = "TIME", default_value = "60s", requires = "checkpoint", value_parser = duration::read)]
    pub(crate) checkpoint_every: Duration,
    /// One JSON object a line: progress, and last the result.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct AnalyzeArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The position; the start if left out.
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// Moves that are played from there first, as in a record: `--after "3 6 1"`.
    #[arg(long, value_name = "MOVES")]
    pub(crate) after: Option<String>,
    /// Time to think, such as 500ms, 10s or 2m; 5s if no other limit is given.
    #[arg(long, value_name = "TIME", value_parser = duration::read)]
    pub(crate) time: Option<Duration>,
    /// Plies to look ahead.
    #[arg(long, value_name = "N", value_parser = number::<u32>("a number of plies", 1..=1000, 12))]
    pub(crate) depth: Option<u32>,
    /// Positions to search.
    #[arg(long, value_name = "N", value_parser = numbers::positions())]
    pub(crate) nodes: Option<u64>,
    /// Threads; all processors if time is the limit, else 1, which gives the same answer every time.
    #[arg(long, value_name = "N", value_parser = numbers::threads::<u16>())]
    pub(crate) threads: Option<u16>,
    /// MiB of memory for positions that were seen.
    #[arg(long, value_name = "MIB", default_value_t = 128, value_parser = numbers::mebibytes(numbers::MOST_MEMORY))]
    pub(crate) memory: u32,
    /// The values that a plain player gives to every move: minimax:1 to minimax:30.
    #[arg(long = "as", value_name = "PLAYER", conflicts_with_all = ["time", "depth", "nodes", "threads"])]
    pub(crate) player: Option<String>,
    /// One JSON object a finished depth.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ReviewArgs {
    /// The record, or `-` for standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// The game, if the record does not say it: a name, or a path to a rules file.
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// Change a key of the rules file for this run: `--set board.seeds=3`.
    #[arg(long = "set", value_name = "KEY=VALUE", requires = "game")]
    pub(crate) changes: Vec<String>,
    /// Positions to search for each ply; 500000 if no time is given. The answer is then the same every time.
    #[arg(long, value_name = "N", value_parser = numbers::positions(), conflicts_with = "time")]
    pub(crate) nodes: Option<u64>,
    /// Time for the whole game, such as 30s or 2m.
    #[arg(long, value_name = "TIME", value_parser = duration::read)]
    pub(crate) time: Option<Duration>,
    /// Threads.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u16>())]
    pub(crate) threads: u16,
    /// MiB of memory for positions that were seen.
    #[arg(long, value_name = "MIB", default_value_t = 128, value_parser = numbers::mebibytes(numbers::MOST_MEMORY))]
    pub(crate) memory: u32,
    /// One JSON object.
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the plot into this file as SVG.
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Write the record with evaluations, marks, notes and better lines into this file.
    #[arg(long, value_name = "FILE", conflicts_with = "in_place")]
    pub(crate) write: Option<PathBuf>,
    /// The same into the record's own file.
    #[arg(long)]
    pub(crate) in_place: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The position to play out; one that can be won if left out.
    #[arg(value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// Seed of the choice of a position.
    #[arg(long, value_name = "SEED", value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: Option<u64>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct DrawArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The position; the start if left out.
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// Stand the board upright, in two columns.
    #[arg(long)]
    pub(crate) upright: bool,
    /// Leave the counts of the pits out.
    #[arg(long)]
    pub(crate) no_counts: bool,
    /// Write to this file instead of standard output.
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Draw with characters instead.
    #[arg(long, conflicts_with_all = ["upright", "no_counts"])]
    pub(crate) text: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many plies, at most 100.
    #[arg(value_name = "DEPTH", value_parser = number::<u32>("a number of plies", 0..=100, 12))]
    pub(crate) depth: u32,
    /// The position; the start if left out.
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,
    /// The count below each first move, at that depth alone.
    #[arg(long)]
    pub(crate) divide: bool,
    /// One JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct EngineArgs {
    /// The game to begin with, by name or by path; a client may choose another.
    #[arg(value_name = "GAME", default_value = "oware")]
    pub(crate) game: String,
    /// Change a key of the rules file for this run: `--set board.seeds=3`.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) changes: Vec<String>,
    /// Memory for the table of positions, in MiB, until a client sets it.
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = numbers::mebibytes(65_536))]
    pub(crate) hash: u32,
    /// Threads to search with, until a client sets it.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u32>())]
    pub(crate) threads: u32,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    pub(crate) what: Option<BenchWhat>,
    /// One JSON object a measurement.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BenchWhat {
    /// Random games from the start, as fast as they can be played.
    Playouts(PlayoutsArgs),
    /// The search on fixed positions of the four games: node signature and nodes a second.
    Search(SearchBenchArgs),
    /// A site under load: a crowd of players in a process of its own, and what they waited for.
    Server(ServerBenchArgs),
}

#[derive(Debug, ClapArgs)]
pub(crate) struct SearchBenchArgs {
    /// Threads. On more than one the counts differ from run to run.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u16>())]
    pub(crate) threads: u16,
    /// MiB of memory for positions that were seen.
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = numbers::mebibytes(numbers::MOST_MEMORY))]
    pub(crate) memory: u32,
    /// Time for each position instead of a depth.
    #[arg(long, value_name = "TIME", value_parser = duration::read)]
    pub(crate) time: Option<Duration>,
    /// One JSON object a game.
    #[arg(long)]
    pub(crate) json: bool,
}

impl Default for SearchBenchArgs {
    fn default() -> SearchBenchArgs {
        SearchBenchArgs { threads: 1, memory: 256, time: None, json: false }
    }
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PlayoutsArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many games.
    #[arg(long, default_value_t = 100_000, value_parser = number::<u64>("a number of games", 0..=u64::MAX, 1000))]
    pub(crate) games: u64,
    /// Seed of the random moves.
    #[arg(long, default_value_t = 1, value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: u64,
    /// One JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}
