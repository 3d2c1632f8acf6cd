//! The checkpoint file: read at the start, written atomically every minute and at the end.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use sower_core::{Game, Position};
use sower_solver::{Checkpoint, CheckpointError};
use sower_text::{Message, message};

use crate::claim::{Claim, Claimed};
use crate::failure::Failure;
use crate::output::{must_be_writable, write_whole};
use crate::say;

pub(super) struct Keeper<'a> {
    path: PathBuf,
    game: &'a Game,
    position: &'a Position,
    /// Keeps other proofs from overwriting the file.
    _claim: Option<Claim>,
    /// Why the last checkpoint could not be written.
    fault: Option<String>,
}

impl<'a> Keeper<'a> {
    /// Refuses an unwritable or locked file before the work starts.
    pub(super) fn new(path: &Path, game: &'a Game, position: &'a Position) -> anyhow::Result<Keeper<'a>> {
        must_be_writable(path)?;
        let claim = match Claim::of(path) {
            Claimed::Ours(claim) => Some(claim),
            Claimed::Unguarded => None,
            Claimed::Elsewhere => {
                let talk = message!("solve-open-elsewhere", file = path.display().to_string());
                return Err(Failure::input(say::sentence(game, &talk)));
            }
        };
        Ok(Keeper { path: path.to_owned(), game, position, _claim: claim, fault: None })
    }

    /// The checkpoint of an earlier run, if there is one.
    pub(super) fn resumed(&self) -> anyhow::Result<Option<Checkpoint>> {
        let file = self.path.display().to_string();
        let mut bytes = Vec::new();
        // A file larger than any checkpoint, such as an endless device, is refused.
        let most = Checkpoint::LARGEST as u64 + 1;
        match File::open(&self.path).and_then(|opened| opened.take(most).read_to_end(&mut bytes)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Failure::input(format!("cannot read {file}: {error}"))),
            Ok(_) => {}
        }
        let told = |talk: Message| Failure::input(say::sentence(self.game, &talk));
        match Checkpoint::from_bytes(&bytes, self.game, self.position) {
            Ok(checkpoint) => {
                eprintln!("{}", say::sentence(self.game, &message!("solve-resumed", file)));
                Ok(Some(checkpoint))
            }
            Err(CheckpointError::Foreign) => Err(told(message!("solve-foreign", file))),
            Err(CheckpointError::Version { found }) => Err(told(message!("solve-version", file, found))),
            Err(CheckpointError::Damaged) => Err(told(message!("solve-damaged", file))),
            Err(CheckpointError::OtherRules) => Err(told(message!("solve-other-rules", file))),
            Err(CheckpointError::OtherPosition { found }) => {
                Err(told(message!("solve-other-position", file, found)))
            }
        }
    }

    /// Writes a checkpoint. A full disk may have space later, so a failure is reported and the proof continues.
    pub(super) fn keep(&mut self, checkpoint: &Checkpoint) {
        let bytes = checkpoint.to_bytes(self.game, self.position);
        self.fault = write_whole(&self.path, &bytes).err().map(|error| error.to_string());
        if let Some(error) = self.fault.clone() {
            let talk = message!("solve-not-kept", file = self.path.display().to_string(), error);
            eprintln!("{}", say::sentence(self.game, &talk));
        }
    }

    /// Reports if the last checkpoint could not be written.
    pub(super) fn finish(self) -> anyhow::Result<()> {
        match self.fault {
            None => Ok(()),
            Some(_) => {
                let talk = message!("solve-lost-with-the-end", file = self.path.display().to_string());
                Err(Failure::input(say::sentence(self.game, &talk)))
            }
        }
    }
}
