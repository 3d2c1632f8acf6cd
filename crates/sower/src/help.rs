//! The help texts: commands grouped by purpose, and examples for each.

use clap::{Command, CommandFactory as _};

use crate::args::Args;
use crate::examples;

/// Commands with one purpose.
pub(crate) struct Group {
    pub(crate) heading: &'static str,
    pub(crate) commands: &'static [&'static str],
}

/// Every command, in the order of `sower --help`.
pub(crate) const GROUPS: [Group; 5] = [
    Group { heading: "Play", commands: &["play", "puzzles", "train", "games", "rules", "config"] },
    Group {
        heading: "Analyse",
        commands: &["analyze", "review", "solve", "moves", "replay", "draw", "perft"],
    },
    Group { heading: "Engine", commands: &["engine", "match", "bot", "kgp", "bench"] },
    Group { heading: "Site", commands: &["serve", "backup", "restore", "user", "site"] },
    Group { heading: "Build", commands: &["tables", "tune", "import", "completions", "man"] },
];

/// The whole command line with its help texts.
pub(crate) fn command() -> Command {
    let root = with_examples(Args::command(), "");
    let template = template(&root);
    root.help_template(template)
}

/// Adds the examples to a command and to those below it.
fn with_examples(command: Command, before: &str) -> Command {
    let path = format!("{before} {}", command.get_name()).trim().to_owned();
    let command = command.mut_subcommands(|below| with_examples(below, &path));
    match examples::of(&path) {
        Some(examples) => command.after_help(section(&examples)),
        None => command,
    }
}

/// The section below the options of a command.
fn section(examples: &[examples::Example]) -> String {
    let header = *clap::builder::Styles::default().get_header();
    let mut text = format!("{header}Examples:{header:#}");
    for example in examples {
        text.push_str(&format!("\n  {}:\n    {}", example.purpose, example.line));
    }
    text
}

/// The help of `sower`, with its commands in groups.
fn template(root: &Command) -> String {
    let styles = clap::builder::Styles::default();
    let (header, literal) = (*styles.get_header(), *styles.get_literal());
    let width = root.get_subcommands().map(|below| below.get_name().len()).max().unwrap_or(0);
    let mut text = "{about}\n\n{usage-heading} {usage}\n".to_owned();
    for Group { heading, commands } in GROUPS {
        text.push_str(&format!("\n{header}{heading}:{header:#}\n"));
        for name in commands {
            let about = root.find_subcommand(name).and_then(Command::get_about);
            let about = about.map(ToString::to_string).unwrap_or_default();
            text.push_str(&format!("  {literal}{name:<width$}{literal:#}  {about}\n"));
        }
    }
    text.push_str(&format!("\n{header}Options:{header:#}\n{{options}}{{after-help}}"));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_in_one_group() {
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|group| group.commands).copied().collect();
        let root = Args::command();
        let mut known: Vec<&str> = root.get_subcommands().map(Command::get_name).collect();
        grouped.sort_unstable();
        known.sort_unstable();
        assert_eq!(grouped, known);
    }

    #[test]
    fn help_fits_80_columns_with_one_line_a_command() {
        let help = command().term_width(80).render_help().to_string();
        for line in help.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
        for name in GROUPS.iter().flat_map(|group| group.commands) {
            let lines = help.lines().filter(|line| line.trim_start().split(' ').next() == Some(name));
            assert_eq!(lines.count(), 1, "{name}:\n{help}");
        }
        assert!(help.starts_with("Play, learn and solve mancala\n"), "{help}");
    }

    #[test]
    fn every_command_says_what_it_does_in_one_sentence() {
        fn check(command: &Command, path: &str) {
            let path = format!("{path} {}", command.get_name());
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            assert!(!about.is_empty() && about.len() <= 78 && !about.ends_with('.'), "{path}: {about}");
            for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
                assert!(argument.get_help().is_some(), "{path} {}", argument.get_id());
            }
            command.get_subcommands().for_each(|below| check(below, &path));
        }
        check(&command(), "");
    }
}
