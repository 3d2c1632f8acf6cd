//! The files of the page's own engine, at `/a/engine/NAME`: the modules that `script/wasm` makes, and the rules, sentences, weights and
//! puzzles that they ask for.
//!
//! The rules are those of the site, so the engine also knows the games of the operator's folder.

use std::collections::HashMap;
use std::sync::OnceLock;

use axum::body::Bytes;

use super::file::File;
use crate::game_library::GameLibrary;

/// The address of all these files.
pub(super) const ENGINE: &str = "/a/engine/";

/// The files of the engine, each compressed at its first request.
#[derive(Default)]
pub(super) struct EngineFiles {
    files: OnceLock<HashMap<String, (String, OnceLock<File>)>>,
}

impl EngineFiles {
    /// Every file of rules, sentences, weights or puzzles, with these games.
    pub(super) fn all(&self, games: &GameLibrary) -> Vec<(String, String)> {
        let rules = games.files().map(|file| (file.id().to_owned(), file.text().to_owned()));
        sower_api::engine_files(rules)
    }

    /// One of these files.
    pub(super) fn file(&self, name: &str, games: &GameLibrary) -> Option<File> {
        let files = self.files.get_or_init(|| {
            self.all(games).into_iter().map(|(name, text)| (name, (text, OnceLock::new()))).collect()
        });
        let (text, file) = files.get(name)?;
        Some(file.get_or_init(|| File::compressed(name, Bytes::from(text.clone()))).clone())
    }
}
