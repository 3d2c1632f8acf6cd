//! Saves the record of a game to its file, atomically after every move.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::Context as _;
use sower_core::record::{Tags, write_kept_match};
use sower_core::{Game, Match, Side};
use sower_players::PlayerSpec;
use sower_text::{Message, message};

use crate::claim::{Claim, Claimed};
use crate::failure::Failure;
use crate::output::write_whole;
use crate::records;

/// How long Ctrl-C waits for a write in progress.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// Locks the game's file before anything is read from it.
pub(super) fn claim(file: Option<&Path>) -> anyhow::Result<Option<Claim>> {
    match file.map(|file| (file, Claim::of(file))) {
        Some((_, Claimed::Ours(claim))) => Ok(Some(claim)),
        Some((file, Claimed::Elsewhere)) => {
            Err(Failure::input(message!("cli-open-elsewhere", file = file.display().to_string())))
        }
        Some((_, Claimed::Unguarded)) | None => Ok(None),
    }
}

/// The game or match that a file already contains, with its record's tags.
pub(super) fn resume(file: &Path, game: &Arc<Game>) -> anyhow::Result<Option<(Match, Tags)>> {
    match fs::metadata(file) {
        Ok(there) if there.is_file() => {}
        // A null device contains nothing; other special files are refused when written.
        Ok(_) => return Ok(None),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => {
            return Err(error).with_context(|| format!("cannot read the record {}", file.display()));
        }
    }
    let text = records::read_text(file)?;
    if text.trim().is_empty() {
        return Ok(None);
    }
    records::resume(game, &text, &file.display().to_string()).map(Some)
}

/// The player of a side in a record, if it is one of Sower's own. A record
/// may come from anywhere, so external engines that it names are not run.
pub(super) fn seat(tags: &Tags, side: Side) -> Option<PlayerSpec> {
    let who: PlayerSpec = tags.player(side)?.parse().ok()?;
    (!matches!(who, PlayerSpec::Engine(_))).then_some(who)
}

pub(super) struct Keeper {
    file: Option<PathBuf>,
    /// The record's tags.
    tags: Tags,
    /// Held during a write, so that Ctrl-C waits for it.
    writing: Arc<Mutex<()>>,
    /// The lock on the file.
    _claim: Option<Claim>,
}

impl Keeper {
    /// Prepares saving to a file. From now on Ctrl-C exits cleanly.
    pub(super) fn new(file: Option<PathBuf>, tags: Tags, claim: Option<Claim>) -> anyhow::Result<Keeper> {
        let lock = claim.as_ref().map(|claim| claim.lock_file().to_owned());
        let keeper = Keeper { file, tags, writing: Arc::default(), _claim: claim };
        let writing = Arc::clone(&keeper.writing);
        let farewell = keeper.farewell().to_string();
        ctrlc::set_handler(move || {
            // Wait for a write in progress, but not for ever: the disk may be gone.
            let until = Instant::now() + LONGEST_WAIT;
            while writing.try_lock().is_err() && Instant::now() < until {
                thread::sleep(Duration::from_millis(5));
            }
            eprintln!("\n{farewell}");
            sower_players::engine::end_all();
            // Exiting runs no destructors, so the lock file must be removed here.
            if let Some(lock) = &lock {
                let _ = fs::remove_file(lock);
            }
            std::process::exit(0);
        })?;
        Ok(keeper)
    }

    /// The message for a player who leaves.
    pub(super) fn farewell(&self) -> Message {
        match &self.file {
            Some(_) => message!("cli-left-saved", file = self.name()),
            None => message!("cli-left-unsaved"),
        }
    }

    /// The file's name.
    pub(super) fn name(&self) -> String {
        self.file.as_ref().map(|file| file.display().to_string()).unwrap_or_default()
    }

    /// Saves the game to its file, if it has one.
    pub(super) fn keep(&self, rounds: &Match, players: [String; 2]) -> anyhow::Result<()> {
        match &self.file {
            Some(file) => self.keep_in(file, rounds, players),
            None => Ok(()),
        }
    }

    /// Whether this is the file to which the game is saved anyway.
    pub(super) fn is_own(&self, file: &Path) -> bool {
        self.file.as_deref() == Some(file)
    }

    /// Saves the game to any file.
    pub(super) fn keep_in(&self, file: &Path, rounds: &Match, players: [String; 2]) -> anyhow::Result<()> {
        let text = write_kept_match(rounds, &self.tags, players.each_ref().map(String::as_str));
        let _whole = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        write_whole(file, text.as_bytes())
            .with_context(|| format!("cannot write the record {}", file.display()))
    }
}
