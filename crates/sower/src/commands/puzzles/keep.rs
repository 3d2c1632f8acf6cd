//! Progress in its file, a file a game.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::Context as _;
use sower_core::Game;
use sower_puzzles::Progress;
use sower_server::private;

use crate::output::write_whole;
use crate::terminal::data_folder;

/// One game's progress and where it is kept.
pub(super) struct Kept {
    file: PathBuf,
    pub(super) progress: Progress,
}

impl Kept {
    /// What is kept of a game. A file that cannot be read is told, and not written over.
    pub(super) fn of(game: &Game) -> anyhow::Result<Kept> {
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

    /// Keeps it, whole or not at all.
    pub(super) fn keep(&self) -> anyhow::Result<()> {
        let written = match self.file.parent() {
            Some(folder) => private::create_folder(folder),
            None => Ok(()),
        };
        written
            .and_then(|()| write_whole(&self.file, self.progress.write().as_bytes()))
            .with_context(|| format!("cannot write {}", self.file.display()))
    }
}
