//! Who has a record open: one Sower at a time, so that none writes over what another has played.
//!
//! A lock of the system lies on a small file beside the record. The system lets go of it when a process ends, however it
//! ends: what a killed one leaves behind is only the file, which the next one uses.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::output::followed;

/// What came of a wish to have a record for oneself.
#[derive(Debug)]
pub(crate) enum Claimed {
    /// It is ours as long as this lives.
    Ours(Claim),
    /// Another process has it.
    Elsewhere,
    /// Nobody can lock it: a device, or a folder or system without locks. What is wrong is told when it is written.
    Unguarded,
}

/// A record that no other Sower writes meanwhile.
#[derive(Debug)]
pub(crate) struct Claim {
    lock: PathBuf,
    /// Holds the lock until it is closed.
    _file: File,
}

impl Claim {
    /// Claims a record, which need not be there yet.
    pub(crate) fn of(record: &Path) -> Claimed {
        let record = followed(record);
        if fs::metadata(&record).is_ok_and(|there| !there.is_file()) {
            return Claimed::Unguarded;
        }
        let name = record.file_name().unwrap_or_default().to_string_lossy();
        let lock = record.with_file_name(format!(".{name}.lock"));
        // Bound: whoever had the file may remove it between our opening and locking it, but hardly so often.
        for _ in 0..100 {
            let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&lock);
            let Ok(file) = opened else { return Claimed::Unguarded };
            match file.try_lock() {
                Ok(()) if is_still_there(&file, &lock) => return Claimed::Ours(Claim { lock, _file: file }),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Claimed::Elsewhere,
                Err(TryLockError::Error(_)) => return Claimed::Unguarded,
            }
        }
        Claimed::Unguarded
    }

    /// The small file beside the record.
    pub(crate) fn lock_file(&self) -> &Path {
        &self.lock
    }
}

impl Drop for Claim {
    /// The file goes while it is still locked, so that nobody can have locked it meanwhile.
    fn drop(&mut self) {
        if cfg!(unix) {
            let _ = fs::remove_file(&self.lock);
        }
    }
}

/// Whether a file that was locked is the one of that name, and not one that was removed while we opened it.
#[cfg(unix)]
fn is_still_there(file: &File, name: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    match (file.metadata(), fs::metadata(name)) {
        (Ok(ours), Ok(there)) => (ours.dev(), ours.ino()) == (there.dev(), there.ino()),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_still_there(_: &File, _: &Path) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    #[test]
    fn a_record_is_claimed_once_and_again_when_it_was_let_go() {
        let folder = TempDir::new().expect("a temporary folder");
        let record = folder.path().join("mine.txt");
        let Claimed::Ours(claim) = Claim::of(&record) else { panic!("nobody has it") };
        assert!(matches!(Claim::of(&record), Claimed::Elsewhere));
        drop(claim);
        assert!(fs::read_dir(folder.path()).expect("a folder").next().is_none() || !cfg!(unix));
        assert!(matches!(Claim::of(&record), Claimed::Ours(_)));
    }

    #[test]
    fn a_lock_file_that_a_killed_process_has_left_is_no_claim() {
        let folder = TempDir::new().expect("a temporary folder");
        fs::write(folder.path().join(".mine.txt.lock"), "").expect("it can be written");
        assert!(matches!(Claim::of(&folder.path().join("mine.txt")), Claimed::Ours(_)));
    }

    #[test]
    fn what_cannot_be_locked_is_unguarded() {
        let folder = TempDir::new().expect("a temporary folder");
        assert!(matches!(Claim::of(folder.path()), Claimed::Unguarded));
        assert!(matches!(Claim::of(&folder.path().join("no/such/folder.txt")), Claimed::Unguarded));
    }
}
