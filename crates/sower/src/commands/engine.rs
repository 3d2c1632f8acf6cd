//! `sower engine`: the text protocol on standard input and output.

use std::io::{self, BufReader};
use std::sync::Arc;

use sower_core::{Change, Game};
use sower_players::engine::{Output, Session, serve};
use sower_search::Settings;

use crate::args::{EngineArgs, GameArgs};
use crate::choose;
use crate::commands::tables;

pub(crate) fn run(args: &EngineArgs) -> anyhow::Result<()> {
    let game = choose::game(&GameArgs { game: args.game.clone(), changes: args.changes.clone() })?;
    let settings =
        Settings::new((args.hash as usize) << 20, args.threads as usize).with_probes(tables::probes());
    let session = Session::new(Arc::new(game), settings, Output::new(io::stdout()), find);
    Ok(serve(BufReader::new(io::stdin()), session)?)
}

/// The game of a name or path that a client has sent.
fn find(name: &str, changes: &[Change]) -> Result<Game, String> {
    choose::choose(name).and_then(|chosen| chosen.game(changes)).map_err(|error| format!("{error:#}"))
}
