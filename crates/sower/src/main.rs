#![doc = include_str!("../README.md")]

mod args;
mod board;
mod choose;
mod claim;
mod color;
mod commands;
mod duration;
mod examples;
mod failure;
mod forms;
mod game_name;
mod help;
mod input;
mod interrupt;
mod lines;
mod machine;
mod numbers;
mod output;
mod progress_line;
mod records;
mod say;
mod settings;
mod terminal;
mod typed;

use std::process::ExitCode;

use args::{Args, Command};
use clap::FromArgMatches as _;
use color::ColorChoice;
use failure::Failure;
use settings::{Key, Settings};

fn main() -> ExitCode {
    let args = parsed();
    match run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if failure::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sower: {error:#}");
            ExitCode::from(error.downcast_ref::<Failure>().map_or(2, Failure::exit_code))
        }
    }
}

/// Parses the command line. For help and errors it prints them and exits.
fn parsed() -> Args {
    let command = help::command();
    let typed = typed::with_known_commands(&command, std::env::args_os().collect());
    let command = match typed::color(&typed) {
        Some(color) => command.color(ColorChoice::named(color).for_help()),
        None => command,
    };
    let matches = command.get_matches_from(typed);
    Args::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

fn run(args: Args) -> anyhow::Result<()> {
    // The engine protocol is always in English.
    let is_engine = matches!(args.command, Some(Command::Engine(_)));
    // A config file with errors must not keep the user from fixing it.
    if let Some(Command::Config(commands::config::ConfigArgs { command: Some(command) })) = &args.command {
        settings::language_of_the_environment().speak();
        return commands::config::change(command);
    }
    let settings = Settings::load(args.color.map(ColorChoice::name)).inspect_err(|_| {
        if !is_engine {
            settings::language_of_the_environment().speak();
        }
    })?;
    if !is_engine {
        settings.language().speak();
    }
    color::choose(ColorChoice::named(settings.value(Key::Color)));
    commands::run(args, &settings)
}
