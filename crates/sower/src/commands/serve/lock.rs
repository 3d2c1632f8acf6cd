//! Allows one `serve` process per folder: a file lock, and beside it the address of the process that holds it.
//!
//! The operating system releases the lock when the process ends for any reason.

use std::fs::{self, File, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use sower_server::private;
use sower_text::message;

use crate::failure::Failure;

/// The lock on a folder.
pub(crate) struct Lock {
    address: PathBuf,
    /// Holds the lock until it is closed.
    _file: File,
    made: Made,
}

/// Files and folders that locking created.
#[derive(Default)]
struct Made {
    lock: Option<PathBuf>,
    /// The created folders, innermost last.
    folders: Vec<PathBuf>,
}

impl Made {
    /// Creates a folder and its missing parents.
    fn folders_to(folder: &Path) -> std::io::Result<Made> {
        let mut made = Made::default();
        let missing: Vec<&Path> = folder
            .ancestors()
            .take_while(|ancestor| !ancestor.as_os_str().is_empty() && !ancestor.exists())
            .collect();
        made.folders = missing.into_iter().rev().map(Path::to_owned).collect();
        match private::create_folder(folder) {
            Ok(()) => Ok(made),
            Err(error) => {
                made.remove();
                Err(error)
            }
        }
    }

    /// Removes what was created. Folders that are no longer empty stay.
    fn remove(&self) {
        if let Some(lock) = &self.lock {
            let _ = fs::remove_file(lock);
        }
        for folder in self.folders.iter().rev() {
            let _ = fs::remove_dir(folder);
        }
    }
}

/// The file with the address of the running site.
pub(super) fn address(folder: &Path) -> PathBuf {
    folder.join("serve.address")
}

impl Lock {
    pub(crate) fn of(folder: &Path) -> anyhow::Result<Lock> {
        let told = || format!("cannot use the folder {}", folder.display());
        let mut made = Made::folders_to(folder).with_context(told)?;
        let address = address(folder);
        let path = folder.join("serve.lock");
        if !path.exists() {
            made.lock = Some(path.clone());
        }
        let file = private::open_or_create(&path).inspect_err(|_| made.remove()).with_context(told)?;
        match file.try_lock() {
            Ok(()) if path.exists() => {
                // Remove the address that a killed process left behind.
                let _ = fs::remove_file(&address);
                Ok(Lock { address, _file: file, made })
            }
            // The lock is held, or its holder just failed and removed it: no other process would find this file.
            Ok(()) | Err(TryLockError::WouldBlock) => {
                let url = fs::read_to_string(&address).unwrap_or_default();
                let folder = folder.display().to_string();
                Err(Failure::no(message!("site-elsewhere", folder, url = url.trim().to_owned())))
            }
            Err(TryLockError::Error(error)) => Err(error).with_context(told),
        }
    }

    /// Releases the lock and removes what it created, after work that failed.
    pub(crate) fn undo(self) {
        self.made.remove();
    }

    /// Stores the site's address for other processes.
    pub(super) fn tell(&mut self, url: &str) -> anyhow::Result<()> {
        let told = || format!("cannot write {}", self.address.display());
        let mut file = private::open_or_create(&self.address).with_context(told)?;
        file.set_len(0).and_then(|()| writeln!(file, "{url}")).with_context(told)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.address);
    }
}
