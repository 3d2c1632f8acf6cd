//! One `serve` for one folder: a lock of the system, and beside it where the one that has it can be found.
//!
//! The system lets go of the lock when a process ends, however it ends.

use std::fs::{self, File, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use sower_server::private;
use sower_text::message;

use crate::failure::Failure;

/// A folder that no other process serves.
pub(crate) struct Lock {
    address: PathBuf,
    /// Holds the lock until it is closed.
    _file: File,
    made: Made,
}

/// What was not there before the folder was locked.
#[derive(Default)]
struct Made {
    lock: Option<PathBuf>,
    /// The innermost last.
    folders: Vec<PathBuf>,
}

impl Made {
    /// Makes a folder and those around it that are missing.
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

    /// Removes it. A folder that something else is in by now stays.
    fn remove(&self) {
        if let Some(lock) = &self.lock {
            let _ = fs::remove_file(lock);
        }
        for folder in self.folders.iter().rev() {
            let _ = fs::remove_dir(folder);
        }
    }
}

/// Where the one that has the lock leaves word of itself.
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
                // What a killed process has left is nobody's address any more.
                let _ = fs::remove_file(&address);
                Ok(Lock { address, _file: file, made })
            }
            // The lock is held, or its holder has just failed and removed it: no other process would find this file.
            Ok(()) | Err(TryLockError::WouldBlock) => {
                let url = fs::read_to_string(&address).unwrap_or_default();
                let folder = folder.display().to_string();
                Err(Failure::no(message!("site-elsewhere", folder, url = url.trim().to_owned())))
            }
            Err(TryLockError::Error(error)) => Err(error).with_context(told),
        }
    }

    /// Lets go of the folder and removes what the lock has made, for work that failed and leaves nothing behind.
    pub(crate) fn undo(self) {
        self.made.remove();
    }

    /// Leaves word where the site is.
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
