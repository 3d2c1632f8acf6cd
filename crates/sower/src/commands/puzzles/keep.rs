//! Stores a player's progress, one file per game.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::Context as _;
use sower_core::Game;
use sower_puzzles::Progress;
use sower_server::private;

use crate::output::write_whole;
use crate::terminal::data_folder;

/// A game's progress and its file.
pub(crate) struct Kept {
    file: PathBuf,
    pub(crate) progress: Progress,
}

impl Kept {
    /// Reads a game's progress. An unreadable file is an error, and is not overwritten.
    pub(crate) fn of(game: &Game) -> anyhow::Result<Kept> {
        let folder = data_folder()?.join("puzzles");
        let file = folder.join(format!("{}-{}.txt", game.rules().about().id, game.rules().fingerprint()));
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", file.display())),
        };
        let progress = Progress::parse(&text).with_context(|| file.display().to_string())?;
        Ok(Kept { file, progress })
    }

    /// Replaces the progress and saves it atomically.
    pub(crate) fn keep(&mut self, progress: &Progress) -> anyhow::Result<()> {
        self.progress = progress.clone();
        let written = match self.file.parent() {
            Some(folder) => private::create_folder(folder),
            None => Ok(()),
        };
        written
            .and_then(|()| write_whole(&self.file, self.progress.write().as_bytes()))
            .with_context(|| format!("cannot write {}", self.file.display()))
    }
}
