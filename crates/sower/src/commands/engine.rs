//! `sower engine`: the text protocol on standard input and output.

use std::io::{self, BufReader};
use std::sync::Arc;

use clap::Args as ClapArgs;
use sower_core::{Change, Game};
use sower_players::engine::{Output, Session, serve};
use sower_search::Settings;

use crate::args::GameArgs;
use crate::commands::tables;
use crate::{choose, numbers};

#[derive(Debug, ClapArgs)]
pub(crate) struct EngineArgs {
    /// Game to start with; a client can choose another.
    #[arg(value_name = "GAME", default_value = "oware", value_parser = crate::game_name::GameName, hide_possible_values = true)]
    pub(crate) game: String,
    /// Change a rule for this run, such as board.seeds=3; may be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) changes: Vec<String>,
    /// Memory for the transposition table in MiB, until a client sets it.
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = numbers::mebibytes(65_536))]
    pub(crate) hash: u32,
    /// Number of search threads, until a client sets it.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads::<u32>())]
    pub(crate) threads: u32,
}

pub(crate) fn run(args: &EngineArgs) -> anyhow::Result<()> {
    let game = choose::game(&GameArgs { game: args.game.clone(), changes: args.changes.clone() })?;
    let settings =
        Settings::new((args.hash as usize) << 20, args.threads as usize).with_probes(tables::probes());
    let session = Session::new(Arc::new(game), settings, Output::new(io::stdout()), find);
    Ok(serve(BufReader::new(io::stdin()), session)?)
}

/// Finds the game that a client named.
fn find(name: &str, changes: &[Change]) -> Result<Game, String> {
    choose::choose(name).and_then(|chosen| chosen.game(changes)).map_err(|error| format!("{error:#}"))
}
