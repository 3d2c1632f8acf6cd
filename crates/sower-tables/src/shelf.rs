//! The tables of every game in one folder, opened when they are first asked for.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use sower_core::{Fingerprint, Game};

use crate::build::folder_of;
use crate::set::{CACHE, Tables};

/// A folder of tables.
pub struct Shelf {
    folder: PathBuf,
    open: Mutex<HashMap<Fingerprint, Option<Arc<Tables>>>>,
}

impl Shelf {
    /// The tables of that folder, one folder in it for each set of rules. It need not be there.
    pub fn new(folder: PathBuf) -> Shelf {
        Shelf { folder, open: Mutex::default() }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A game's tables, if there are any.
    pub fn tables(&self, game: &Game) -> Option<Arc<Tables>> {
        let fingerprint = game.rules().future_fingerprint();
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let found = open.entry(fingerprint).or_insert_with(|| {
            let folder = folder_of(fingerprint, &self.folder);
            // Most games have no tables: that must cost nothing.
            let tables = folder.is_dir().then(|| Tables::open(game, &folder, CACHE))?;
            (!tables.is_empty()).then(|| Arc::new(tables))
        });
        found.clone()
    }

    /// Opens a game's tables anew when they are next asked for: some were built since. Whoever has them open keeps what they have.
    pub fn look_again(&self, game: &Game) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.remove(&game.rules().future_fingerprint());
    }
}
