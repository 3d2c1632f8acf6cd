//! The folder of a table: its name, its permissions, and the lock that keeps two builds apart.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use sower_core::Fingerprint;

use crate::error::BuildError;
use crate::file;

/// The folder of a game's tables in the folder of all tables. Its name is the fingerprint of the rules that future play depends on.
pub fn rules_folder(fingerprint: Fingerprint, all: &Path) -> PathBuf {
    all.join(fingerprint.to_string())
}

/// Adds the path to an I/O error.
pub(super) fn at(path: &Path) -> impl Fn(io::Error) -> BuildError {
    move |error| BuildError::Io { path: path.to_owned(), error }
}

/// Locks a folder against other builds, and removes what a killed build has left there. The lock is released with the returned
/// file, also if the program is killed.
pub(super) fn claim(folder: &Path) -> Result<File, BuildError> {
    create_folder(folder).map_err(at(folder))?;
    let lock = lock_file(folder).map_err(at(folder))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(BuildError::Busy(folder.to_owned())),
        Err(TryLockError::Error(error)) => return Err(at(folder)(error)),
    }
    for entry in std::fs::read_dir(folder).map_err(at(folder))?.flatten() {
        if entry.file_name().to_string_lossy().starts_with(file::UNFINISHED) {
            // A leftover that cannot be removed only takes space.
            let _ = std::fs::remove_file(entry.path());
        }
    }
    Ok(lock)
}

/// Creates missing folders, readable by their owner only: they may be the first of Sower's data folder.
fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn lock_file(folder: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(folder.join(".lock"))
}
