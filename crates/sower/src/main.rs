//! Sower's one binary: arguments in, one file a command, output out.
//!
//! stdout is data, stderr is talk. The exit code is 0 for done, 1 for a "no" (an illegal move, a record that fails), 2
//! for bad usage or input. A reader that closes its end early is not a fault.

mod args;
#[cfg(test)]
mod catalogues;
mod choose;
mod claim;
mod commands;
mod duration;
mod ended;
mod failure;
mod interrupt;
mod language;
mod lines;
mod memory;
mod numbers;
mod output;
mod records;
mod say;
mod talk;
mod terminal;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use failure::Failure;

fn main() -> ExitCode {
    let args = Args::parse();
    // Programs talk to an engine, and they know one language.
    if !matches!(args.command, Some(Command::Engine(_))) {
        language::of_the_environment().speak();
    }
    match commands::run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if failure::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sower: {error:#}");
            ExitCode::from(error.downcast_ref::<Failure>().map_or(2, Failure::exit_code))
        }
    }
}
