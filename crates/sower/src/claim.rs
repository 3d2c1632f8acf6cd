//! File locks on records, so that no two Sower processes write the same one.
//!
//! The lock is on a small file beside the record. The operating system releases it when the process ends for any reason. A killed
//! process leaves only the file, which the next one reuses.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::output::followed;

/// The result of locking a record.
#[derive(Debug)]
pub(crate) enum Claimed {
    /// This process holds the lock while the value lives.
    Ours(Claim),
    /// Another process holds the lock.
    Elsewhere,
    /// The record cannot be locked: a device, or a file system without locks. Problems show when it is written.
    Unguarded,
}

/// A lock on a record.
#[derive(Debug)]
pub(crate) struct Claim {
    lock: PathBuf,
    /// Holds the lock until it is closed.
    _file: File,
}

impl Claim {
    /// Locks a record, which need not exist yet.
    pub(crate) fn of(record: &Path) -> Claimed {
        let record = followed(record);
        if fs::metadata(&record).is_ok_and(|there| !there.is_file()) {
            return Claimed::Unguarded;
        }
        let name = record.file_name().unwrap_or_default().to_string_lossy();
        let lock = record.with_file_name(format!(".{name}.lock"));
        // Bound: the previous owner may remove the file between our opening and locking it, but hardly this often.
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

    /// The lock file beside the record.
    pub(crate) fn lock_file(&self) -> &Path {
        &self.lock
    }
}

impl Drop for Claim {
    /// Removes the file while it is still locked, so that no other process can have locked it.
    fn drop(&mut self) {
        if cfg!(unix) {
            let _ = fs::remove_file(&self.lock);
        }
    }
}

/// Whether a locked file still has its name, and was not removed while it was being opened.
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
        let Claimed::Ours(claim) = Claim::of(&record) else { panic!("the lock is free") };
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
