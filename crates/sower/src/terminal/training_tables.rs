//! Endgame tables for the trainer of the terminal app.

use std::sync::Arc;

use sower_core::Game;
use sower_search::Stop;
use sower_tables::{CACHE_BYTES, EndgameTables, Workers, build_starter, rules_folder};

use crate::commands::tables::tables_folder;
use crate::machine;

/// A game's tables in Sower's data. Builds the small ones if there are none, without output.
pub(super) fn find(game: &Arc<Game>, stop: &Stop) -> Result<Option<Arc<EndgameTables>>, String> {
    let all = tables_folder().map_err(|error| format!("{error:#}"))?;
    let folder = rules_folder(game.rules().future_fingerprint(), &all);
    let open = || EndgameTables::open(game, &folder, CACHE_BYTES);
    let mut tables = open();
    if tables.is_empty() {
        let workers = Workers::new(machine::processors(), stop.clone());
        build_starter(game, &all, &workers, |_| {}).map_err(|error| error.to_string())?;
        tables = open();
    }
    Ok((!tables.is_empty()).then(|| Arc::new(tables)))
}
