//! Backups: a whole database as one file, which can be restored to either kind of database.
//!
//! `tables` lists all tables; `write` copies them while the site runs, `read` restores them into an empty database.
//! `docs/reference/backup-format.md` describes the file.

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

/// The archive format's version that this module reads and writes.
const VERSION: u32 = 1;

/// The longest line to read, in bytes; a game's rules are the longest values.
const LONGEST_LINE: u64 = 4 << 20;

/// The first line of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    archive: String,
    version: u32,
    /// The version of Sower that wrote it.
    sower: String,
    /// The version of the database schema.
    form: u32,
    /// When it was made, in milliseconds since 1970.
    made: u64,
    /// Whether a seal follows the compressed lines. Older versions wrote none.
    #[serde(default)]
    sealed: bool,
}

/// The line before a table's rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct TableHead {
    table: String,
    columns: Vec<(String, Kind)>,
}

/// The last line of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct End {
    rows: u64,
    /// A checksum of all lines before this one.
    sha256: String,
}

/// Why a backup or a restore failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file could not be written or read.
    #[error("cannot use {path}: {reason}")]
    File {
        /// The path of the file or folder.
        path: PathBuf,
        /// The error of the database or the operating system.
        reason: String,
    },
    /// There is no database to copy.
    #[error("there is no site in {database}")]
    NoSite {
        /// The database's expected file or address.
        database: String,
    },
    /// The database has another version's schema.
    #[error(
        "{database} has form {found} and this version of Sower copies form {known}; \
         use the version that serves it, or serve it once with this one"
    )]
    OtherForm {
        /// The database's file or address.
        database: String,
        /// The version of its schema.
        found: u32,
        /// The schema version that this program supports.
        known: u32,
    },
    /// The target is not empty.
    #[error("{database} is not empty; restore into an empty database or folder")]
    NotEmpty {
        /// The database's file or address.
        database: String,
    },
    /// A site is running on the target.
    #[error("a site is running on {database}; stop it first, or restore into another database or folder")]
    Running {
        /// The database's file or address.
        database: String,
    },
    /// The file is not an archive.
    #[error("{path} is not a Sower backup")]
    NoArchive {
        /// The path of the file.
        path: PathBuf,
    },
    /// A newer version wrote the archive.
    #[error(
        "{path} was written by Sower {sower}, which is newer than this one; restore it with that version"
    )]
    Newer {
        /// The path of the file.
        path: PathBuf,
        /// The version that wrote it.
        sower: String,
    },
    /// The archive is damaged.
    #[error("{path} is damaged: {reason}; nothing was restored")]
    Damaged {
        /// The path of the file.
        path: PathBuf,
        /// What does not match.
        reason: String,
    },
}
