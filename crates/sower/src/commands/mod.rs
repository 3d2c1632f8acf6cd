//! The commands, one file each.

pub(crate) mod analyze;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod bot;
pub(crate) mod completions;
pub(crate) mod config;
pub(crate) mod draw;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod import;
pub(crate) mod man;
pub(crate) mod matches;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod site;
pub(crate) mod solve;
pub(crate) mod tables;
pub(crate) mod train;
pub(crate) mod tune;
pub(crate) mod user;

use crate::args::{Args, Command};
use crate::settings::Settings;
use crate::{help, terminal};

/// Runs a command. Without one, opens the menu on a terminal, or prints help.
pub(crate) fn run(args: Args, settings: &Settings) -> anyhow::Result<()> {
    match args.command {
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Import(args)) => import::run(&args),
        Some(Command::Moves(args)) => moves::run(&args),
        Some(Command::Play(args)) => play::run(&args, settings),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Backup(args)) => backup::back_up(&args),
        Some(Command::Restore(args)) => backup::restore(&args),
        Some(Command::User(args)) => user::run(&args),
        Some(Command::Site(args)) => site::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Analyze(args)) => analyze::run(&args),
        Some(Command::Review(args)) => review::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Puzzles(args)) => puzzles::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Draw(args)) => draw::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Engine(args)) => engine::run(&args),
        Some(Command::Bot(args)) => bot::run(&args),
        Some(Command::Kgp(args)) => bot::listen(&args),
        Some(Command::Match(args)) => matches::run(&args),
        Some(Command::Tables(args)) => tables::run(&args),
        Some(Command::Tune(args)) => tune::run(&args),
        Some(Command::Config(_)) => config::show(settings),
        Some(Command::Completions(args)) => completions::run(&args),
        Some(Command::Man(args)) => man::run(&args),
        None if terminal::is_there() => terminal::menu(settings),
        None => Ok(help::command().print_help()?),
    }
}
