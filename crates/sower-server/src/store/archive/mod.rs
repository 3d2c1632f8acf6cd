//! A whole database as one file, from which any of the databases is made again.
//!
//! `tables` names all that there is to keep; `write` copies it while the site runs, `read` puts it into an empty place. What is in the
//! file is in `docs/reference/backup-format.md`.

mod read;
mod seal;
mod tables;
mod write;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::StoreError;

pub use read::{Archive, restore};
pub use tables::{Kind, TABLES, Table};
pub use write::back_up;

/// The version of the form of archives that this one reads and writes.
const VERSION: u32 = 1;

/// The longest line that is read: a game's rules are the longest thing there is.
const LONGEST_LINE: u64 = 4 << 20;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    archive: String,
    version: u32,
    /// The version of Sower that wrote it.
    sower: String,
    /// The form of the database.
    form: u32,
    /// When, in milliseconds since 1970.
    made: u64,
    /// Whether a seal follows the compressed lines. Archives of earlier versions have none.
    #[serde(default)]
    sealed: bool,
}

/// The line before a table's rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct TableHead {
    table: String,
    columns: Vec<(String, Kind)>,
}

/// The last line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct End {
    rows: u64,
    /// Over all lines before this one.
    sha256: String,
}

/// Why a backup or a restore did not come about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file that cannot be written or read.
    #[error("cannot use {path}: {reason}")]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What went wrong, as the database or the system says it.
        reason: String,
    },
    /// There is no database to copy.
    #[error("there is no site in {database}")]
    NoSite {
        /// Where it should be.
        database: String,
    },
    /// Another version's database.
    #[error(
        "{database} has form {found} and this version of Sower copies form {known}; \
         use the version that serves it, or serve it once with this one"
    )]
    OtherForm {
        /// The database's file or address.
        database: String,
        /// Its form.
        found: u32,
        /// This version's.
        known: u32,
    },
    /// A place with something in it.
    #[error("{database} is not empty; restore into an empty place, so that nothing is overwritten")]
    NotEmpty {
        /// The database's file or address.
        database: String,
    },
    /// A place that is being served.
    #[error("a site runs on {database}; stop it first, or restore into another place")]
    Running {
        /// The database's file or address.
        database: String,
    },
    /// No archive at all.
    #[error("{path} is no backup of Sower")]
    NoArchive {
        /// The file or folder.
        path: PathBuf,
    },
    /// An archive of a later version.
    #[error(
        "{path} was written by Sower {sower}, which is newer than this one; restore it with that version"
    )]
    Newer {
        /// The file or folder.
        path: PathBuf,
        /// The version that wrote it.
        sower: String,
    },
    /// An archive that is not as it was written.
    #[error("{path} is damaged: {reason}; nothing was restored")]
    Damaged {
        /// The file or folder.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
}
