//! The tables of all games in one folder, opened when they are first needed.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use sower_core::{Fingerprint, Game};
use sower_search::Probes;

use crate::build::{BackgroundBuilder, rules_folder};
use crate::tables::{CACHE_BYTES, EndgameTables};

/// A folder with the tables of many games.
pub struct TableLibrary {
    folder: PathBuf,
    open: Mutex<HashMap<Fingerprint, Option<Arc<EndgameTables>>>>,
    /// Builds the tables of games that are searched.
    builder: OnceLock<BackgroundBuilder>,
}

impl TableLibrary {
    /// The tables in that folder, which has a subfolder for each set of rules. The folder need not exist.
    pub fn new(folder: PathBuf) -> TableLibrary {
        TableLibrary { folder, open: Mutex::default(), builder: OnceLock::new() }
    }

    /// The folder that contains all tables.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Requests the starter table of every game that is searched from now on.
    pub fn build_with(&self, builder: BackgroundBuilder) {
        // A program has one builder; a second one would build the same tables.
        let _ = self.builder.set(builder);
    }

    /// The tables as probes for the search.
    pub fn probes(self: &Arc<TableLibrary>) -> Probes {
        let library = Arc::clone(self);
        Probes::new(move |game| {
            if let Some(builder) = library.builder.get() {
                builder.request(game);
            }
            Some(library.tables(game)?)
        })
    }

    /// A game's tables, if there are any.
    pub fn tables(&self, game: &Game) -> Option<Arc<EndgameTables>> {
        let fingerprint = game.rules().future_fingerprint();
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let found = open.entry(fingerprint).or_insert_with(|| {
            let folder = rules_folder(fingerprint, &self.folder);
            // Most games have no tables, so this check must be cheap.
            let tables = folder.is_dir().then(|| EndgameTables::open(game, &folder, CACHE_BYTES))?;
            (!tables.is_empty()).then(|| Arc::new(tables))
        });
        found.clone()
    }

    /// Makes the next use open a game's tables again, after some were built. Tables in use stay open.
    pub fn reopen(&self, game: &Game) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.remove(&game.rules().future_fingerprint());
    }
}
