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
mod usage_error;

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
            failure::print(&format!("{error:#}"));
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
    // Errors of the parser are in the user's language too. The engine protocol is always in English.
    if typed::command_path(&command, &typed) != "sower engine" {
        Settings::load(None)
            .map_or_else(|_| settings::language_of_the_environment(), |known| known.language())
            .speak();
    }
    let parsed =
        command.clone().try_get_matches_from(&typed).and_then(|found| Args::from_arg_matches(&found));
    parsed.unwrap_or_else(|error| {
        if let Some(color) = typed::color(&typed) {
            color::choose(ColorChoice::named(color));
        }
        usage_error::exit(&error, &command, &typed)
    })
}

fn run(args: Args) -> anyhow::Result<()> {
    // A config file with errors must not keep the user from fixing it.
    if let Some(Command::Config(commands::config::ConfigArgs { command: Some(command) })) = &args.command {
        return commands::config::change(command);
    }
    let settings = Settings::load(args.color.map(ColorChoice::name))?;
    if let Some(note) = settings.language_note() {
        eprintln!("{note}");
    }
    color::choose(ColorChoice::named(settings.value(Key::Color)));
    commands::run(args, &settings)
}
