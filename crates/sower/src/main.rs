#![doc = include_str!("../README.md")]

mod args;
mod board;
mod choose;
mod claim;
mod commands;
mod duration;
mod failure;
mod forms;
mod input;
mod interrupt;
mod language;
mod lines;
mod machine;
mod numbers;
mod output;
mod progress_line;
mod records;
mod say;
mod terminal;

use std::process::ExitCode;

use args::{Args, Command};
use clap::Parser;
use failure::Failure;

fn main() -> ExitCode {
    let args = Args::parse();
    // The engine protocol is always in English.
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
