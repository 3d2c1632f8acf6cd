//! `sower tune`: learns a game's evaluation from self-play, or spaces its levels evenly by matches.

mod levels;
mod weights;

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args as ClapArgs, Subcommand};
use sower_server::private;

use crate::args::GameArgs;
use crate::terminal::data_folder;

use levels::LevelsArgs;
use weights::WeightsArgs;

#[derive(Debug, ClapArgs)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct TuneArgs {
    #[command(subcommand)]
    what: Option<TuneCommand>,
    #[command(flatten)]
    game: Option<GameArgs>,
    #[command(flatten)]
    weights: WeightsArgs,
}

#[derive(Debug, Subcommand)]
enum TuneCommand {
    /// Measure each level against the one below it, and space the levels evenly.
    Levels(LevelsArgs),
}

pub(crate) fn run(args: &TuneArgs) -> anyhow::Result<()> {
    match (&args.what, &args.game) {
        (Some(TuneCommand::Levels(levels)), _) => levels::run(levels),
        (None, Some(game)) => weights::run(game, &args.weights),
        (None, None) => unreachable!("the game is required without a subcommand"),
    }
}

/// The folder for the results, made if it does not exist: the one asked for, or the game's in Sower's data.
fn folder_for(asked: Option<&Path>, game: &str) -> anyhow::Result<PathBuf> {
    let folder = match asked {
        Some(folder) => folder.to_owned(),
        None => data_folder()?.join("tune").join(game),
    };
    private::create_folder(&folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    Ok(folder)
}

/// The game as typed, with its changes.
fn typed(game: &GameArgs) -> String {
    let changes = game.changes.iter().flat_map(|change| ["--set", change]);
    std::iter::once(game.game.as_str()).chain(changes).map(word).collect::<Vec<_>>().join(" ")
}

/// Quotes a word for the shell, only if necessary.
fn word(text: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./:=,+@".contains(letter);
    match text.chars().all(is_plain) {
        true if !text.is_empty() => text.to_owned(),
        _ => shell_words::quote(text).into_owned(),
    }
}
