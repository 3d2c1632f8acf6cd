//! `sower puzzles`: solve, list and find positions in which only one move keeps the proven result.

mod args;
mod build;
mod keep;
mod list;
mod order;
mod solve;

use std::sync::Arc;

use sower_core::Game;
use sower_puzzles::Puzzles;
use sower_text::message;

pub(crate) use args::PuzzlesArgs;
pub(crate) use keep::Kept;

use crate::args::GameArgs;
use crate::failure::Failure;
use crate::{choose, records, say};
use args::{SolveArgs, Task};

pub(crate) fn run(args: &PuzzlesArgs) -> anyhow::Result<()> {
    match &args.task {
        Some(Task::Build(args)) => build::run(args),
        None => match &args.solve.game {
            None => list::games(),
            Some(_) if args.solve.json => list::json(&args.solve),
            Some(_) => solve::run(&args.solve),
        },
    }
}

/// The requested game and its puzzles: those of a file, or the shipped ones.
fn chosen(args: &SolveArgs) -> anyhow::Result<(Arc<Game>, Puzzles)> {
    let name = args.game.clone().unwrap_or_default();
    let game = choose::game(&GameArgs { game: name.clone(), changes: args.changes.clone() })?;
    let puzzles = match &args.file {
        Some(file) => {
            let text = records::read_text(file)?;
            Puzzles::parse(&file.display().to_string(), &text, &game).map_err(Failure::input)?
        }
        None => sower_puzzles::of_game(&game).cloned().unwrap_or(Puzzles::new(Vec::new())),
    };
    if puzzles.all().is_empty() {
        return Err(Failure::no(say::sentence(&game, &message!("puzzles-none", game = name))));
    }
    Ok((Arc::new(game), puzzles))
}
