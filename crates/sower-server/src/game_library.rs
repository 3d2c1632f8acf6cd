//! The games of a site: the shipped ones and those in the operator's folder, compiled once and cached.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fs, io};

use sower_api::{ListedGame, custom_rules, unknown_game};
use sower_core::{RulesError, RulesFile, library};
use sower_text::message;

use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::store::{Millis, Write};

/// Why a folder of rules files cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum GameLibraryError {
    /// The folder, or a file in it, cannot be read.
    #[error("cannot read {path}: {error}")]
    Unreadable {
        /// The path of the file or folder.
        path: PathBuf,
        /// The operating system's error.
        error: io::Error,
    },
    /// A rules file has mistakes.
    #[error("{0}")]
    Mistaken(RulesError),
}

/// The size of the cache. A few dozen games are shipped; the rest are changed ones.
const MOST_KEPT: usize = 128;

/// Rules files are small; a larger file is something else.
const LARGEST_FILE: u64 = 1 << 20;

/// All games of a site.
pub struct GameLibrary {
    files: Vec<Arc<RulesFile>>,
    kept: Mutex<HashMap<(String, Vec<String>), ListedGame>>,
}

impl GameLibrary {
    /// Loads the shipped games, and those of a folder.
    pub fn new(folder: Option<&Path>) -> Result<GameLibrary, GameLibraryError> {
        let mut files: Vec<Arc<RulesFile>> = library::files().iter().cloned().map(Arc::new).collect();
        let first = |file: &RulesFile| {
            library::FIRST.iter().position(|first| *first == file.id()).unwrap_or(library::FIRST.len())
        };
        files.sort_by_key(|file| first(file));
        if let Some(folder) = folder {
            for file in own_files(folder)? {
                // A file in the folder replaces a shipped one with the same name.
                files.retain(|known| known.id() != file.id());
                files.push(Arc::new(file));
            }
        }
        Ok(GameLibrary { files, kept: Mutex::new(HashMap::new()) })
    }

    /// Every rules file.
    pub(crate) fn files(&self) -> impl Iterator<Item = &Arc<RulesFile>> {
        self.files.iter()
    }

    /// Every game followed by its variants, the four most popular games first.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&Arc<RulesFile>, Option<String>)> {
        self.files.iter().flat_map(|file| {
            let variants = file.variants().map(|name| (file, Some(name.to_owned())));
            std::iter::once((file, None)).chain(variants.collect::<Vec<_>>())
        })
    }

    /// A cached game.
    pub(crate) fn kept(&self, name: &str, changes: &[String]) -> Option<ListedGame> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(&(name.to_owned(), changes.to_vec())).cloned()
    }

    /// Compiles a game with changes, and caches it under the requested name.
    pub(crate) fn make(
        &self,
        name: String,
        found: (Arc<RulesFile>, Option<String>),
        changes: Vec<String>,
        locale: Locale,
    ) -> Result<ListedGame, ApiError> {
        let listed = ListedGame::new(found, changes, locale.language)?;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT {
            // The cache is simply cleared: recompiling a game takes a millisecond.
            kept.clear();
        }
        kept.insert((name, listed.changes.clone()), listed.clone());
        Ok(listed)
    }

    /// Finds the file of a name or alias, and the variant that it names.
    pub(crate) fn named(
        &self,
        name: &str,
        locale: Locale,
    ) -> Result<(Arc<RulesFile>, Option<String>), ApiError> {
        let is_called =
            |(file, variant): &(&Arc<RulesFile>, Option<String>)| file.name_of(variant.as_deref()) == name;
        if let Some((file, variant)) = self.all().find(is_called) {
            return Ok((Arc::clone(file), variant));
        }
        // Resolve an alias, or suggest the nearest name.
        match library::find(name) {
            Ok(listed) => Ok((Arc::new(listed.file.clone()), listed.variant)),
            Err(unknown) => Err(unknown_game(unknown, locale.language).into()),
        }
    }
}

/// Reads the rules files of a folder and checks each with all its variants.
fn own_files(folder: &Path) -> Result<Vec<RulesFile>, GameLibraryError> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        move |error| GameLibraryError::Unreadable { path, error }
    };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
        let path = entry.map_err(unreadable(folder))?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        let length = fs::metadata(&path).map_err(unreadable(&path))?.len();
        if length > LARGEST_FILE {
            return Err(unreadable(&path)(io::Error::from(io::ErrorKind::FileTooLarge)));
        }
        let text = fs::read_to_string(&path).map_err(unreadable(&path))?;
        let id = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let file =
            RulesFile::parse(&path.display().to_string(), &id, &text).map_err(GameLibraryError::Mistaken)?;
        for variant in std::iter::once(None).chain(file.variants().map(Some)) {
            file.rules(variant, &[]).map_err(GameLibraryError::Mistaken)?;
        }
        files.push(file);
    }
    Ok(files)
}
impl Site {
    /// Finds a game by its name or alias, or by the name of an uploaded rules file, with changes.
    pub(crate) async fn find(
        self: &Arc<Site>,
        name: &str,
        changes: &[String],
        locale: Locale,
    ) -> Result<ListedGame, ApiError> {
        if let Some(kept) = self.games.kept(name, changes) {
            return Ok(kept);
        }
        let found = match custom_rules::parts(name) {
            Some((file, variant)) => (self.own_file(file, locale).await?, variant.map(str::to_owned)),
            None => self.games.named(name, locale)?,
        };
        let (name, changes) = (name.to_owned(), changes.to_vec());
        self.compute(locale, move |site| site.games.make(name, found, changes, locale)).await
    }

    /// Reads an uploaded rules file.
    async fn own_file(&self, name: &str, locale: Locale) -> Result<Arc<RulesFile>, ApiError> {
        /// The precision with which the last use of a file is stored.
        const DAY: Millis = 24 * 60 * 60 * 1000;
        let gone = || locale.error(Code::NotFound, &message!("site-no-own-rules"));
        let stored = self.db.store.rules(name).await.map_err(|error| self.storage_error(&error, locale))?;
        // The name is a hash of the text, so another text is not the one requested.
        let found = stored.filter(|found| custom_rules::name(&found.text) == name).ok_or_else(gone)?;
        if found.used.is_some_and(|used| used + DAY < self.now()) {
            let touched =
                self.db.writer.write(Write::RulesUsed { name: name.to_owned(), at: self.now() }).await;
            // The request succeeds anyway; only the time of last use is less exact.
            if let Err(error) = touched {
                self.log_error(&error);
            }
        }
        custom_rules::read_kept(name, &found.text).map(Arc::new).map_err(|_| gone())
    }
}
