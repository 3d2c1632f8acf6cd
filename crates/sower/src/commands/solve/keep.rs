//! The checkpoint's file: read before, written whole every minute and at the end.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sower_core::{Game, Position};
use sower_solver::{Checkpoint, CheckpointError};

use super::talk::SolveTalk;
use crate::failure::Failure;
use crate::output::{must_be_writable, write_whole};
use crate::say;

pub(super) struct Keeper<'a> {
    path: PathBuf,
    game: &'a Game,
    position: &'a Position,
}

impl<'a> Keeper<'a> {
    /// Refuses a file that could not be written, before the work.
    pub(super) fn new(path: &Path, game: &'a Game, position: &'a Position) -> anyhow::Result<Keeper<'a>> {
        must_be_writable(path)?;
        Ok(Keeper { path: path.to_owned(), game, position })
    }

    /// What an earlier run left here, if there was one.
    pub(super) fn resumed(&self) -> anyhow::Result<Option<Checkpoint>> {
        let file = self.path.display().to_string();
        let bytes = match fs::read(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Failure::input(format!("cannot read {file}: {error}"))),
            Ok(bytes) => bytes,
        };
        let told = |talk: SolveTalk| Failure::input(say::sentence(self.game, &talk));
        match Checkpoint::from_bytes(&bytes, self.game, self.position) {
            Ok(checkpoint) => {
                eprintln!("{}", say::sentence(self.game, &SolveTalk::Resumed { file }));
                Ok(Some(checkpoint))
            }
            Err(CheckpointError::Foreign) => Err(told(SolveTalk::Foreign { file })),
            Err(CheckpointError::Version { found }) => Err(told(SolveTalk::Version { file, found })),
            Err(CheckpointError::Damaged) => Err(told(SolveTalk::Damaged { file })),
            Err(CheckpointError::OtherRules) => Err(told(SolveTalk::OtherRules { file })),
            Err(CheckpointError::OtherPosition { found }) => {
                Err(told(SolveTalk::OtherPosition { file, found }))
            }
        }
    }

    /// Writes it. A disk that is full now may have room in a minute: that is told, and the proof goes on.
    pub(super) fn keep(&self, checkpoint: &Checkpoint) {
        let bytes = checkpoint.to_bytes(self.game, self.position);
        if let Err(error) = write_whole(&self.path, &bytes) {
            let talk = SolveTalk::NotKept { file: self.path.display().to_string(), error: error.to_string() };
            eprintln!("{}", say::sentence(self.game, &talk));
        }
    }
}
