//! One `serve` for one folder: a lock of the system, and beside it where the one that has it can be found.
//!
//! The system lets go of the lock when a process ends, however it ends.

use std::fs::{self, File, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use sower_server::{SiteTalk, private};

use crate::failure::Failure;

/// A folder that no other process serves.
pub(crate) struct Lock {
    address: PathBuf,
    /// Holds the lock until it is closed.
    _file: File,
}

/// Where the one that has the lock leaves word of itself.
pub(super) fn address(folder: &Path) -> PathBuf {
    folder.join("serve.address")
}

impl Lock {
    pub(crate) fn of(folder: &Path) -> anyhow::Result<Lock> {
        let told = || format!("cannot use the folder {}", folder.display());
        private::create_folder(folder).with_context(told)?;
        let address = address(folder);
        let file = private::open_or_create(&folder.join("serve.lock")).with_context(told)?;
        match file.try_lock() {
            Ok(()) => {
                // What a killed process has left is nobody's address any more.
                let _ = fs::remove_file(&address);
                Ok(Lock { address, _file: file })
            }
            Err(TryLockError::WouldBlock) => {
                let url = fs::read_to_string(&address).unwrap_or_default();
                let folder = folder.display().to_string();
                Err(Failure::no(SiteTalk::Elsewhere { folder, url: url.trim().to_owned() }))
            }
            Err(TryLockError::Error(error)) => Err(error).with_context(told),
        }
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
