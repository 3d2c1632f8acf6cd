//! The record of a game that is being played: in its file after every move, whole.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;
use sower_core::{Game, Played};

use crate::output::write_whole;
use crate::players::Who;
use crate::records;
use crate::talk::Talk;

pub(super) struct Keeper {
    file: Option<PathBuf>,
    /// Held while the file is written, so that Ctrl-C waits for it.
    writing: Arc<Mutex<()>>,
}

impl Keeper {
    /// A keeper for that file. From now on Ctrl-C leaves tidily.
    pub(super) fn new(file: Option<PathBuf>) -> anyhow::Result<Keeper> {
        let keeper = Keeper { file, writing: Arc::default() };
        let writing = Arc::clone(&keeper.writing);
        let farewell = keeper.farewell().to_string();
        ctrlc::set_handler(move || {
            let _whole = writing.lock().unwrap_or_else(PoisonError::into_inner);
            eprintln!("\n{farewell}");
            std::process::exit(0);
        })?;
        Ok(keeper)
    }

    /// What to say to whoever leaves.
    pub(super) fn farewell(&self) -> Talk {
        match &self.file {
            Some(_) => Talk::LeftSaved { file: self.name() },
            None => Talk::LeftUnsaved,
        }
    }

    /// The file's name.
    pub(super) fn name(&self) -> String {
        self.file.as_ref().map(|file| file.display().to_string()).unwrap_or_default()
    }

    /// The game that the file holds already.
    pub(super) fn resume(&self, game: &Arc<Game>) -> anyhow::Result<Option<(Played, [Option<String>; 2])>> {
        let Some(file) = &self.file else { return Ok(None) };
        match fs::metadata(file) {
            Ok(there) if there.len() > 0 => {}
            Ok(_) => return Ok(None),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(error).with_context(|| format!("cannot read the record {}", file.display()));
            }
        }
        let text = records::read_text(file)?;
        records::resume(game, &text, &file.display().to_string()).map(Some)
    }

    /// Keeps the game in its file, if it has one.
    pub(super) fn keep(&self, played: &Played, who: [Who; 2]) -> anyhow::Result<()> {
        match &self.file {
            Some(file) => self.keep_in(file, played, who),
            None => Ok(()),
        }
    }

    /// Whether that is the file that the game is kept in anyway.
    pub(super) fn is_own(&self, file: &Path) -> bool {
        self.file.as_deref() == Some(file)
    }

    /// Keeps the game in any file.
    pub(super) fn keep_in(&self, file: &Path, played: &Played, who: [Who; 2]) -> anyhow::Result<()> {
        let text = records::write(played, who.map(Who::name));
        let _whole = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        write_whole(file, text.as_bytes())
            .with_context(|| format!("cannot write the record {}", file.display()))
    }
}
