//! Errors of the store.

use std::path::PathBuf;

/// Why the store could not write or read. Messages name a database by its file, or by its address without the password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The folder of the database could not be created.
    #[error("cannot create the folder {path}: {reason}")]
    Folder {
        /// The path of the folder.
        path: PathBuf,
        /// The error of the database or the operating system.
        reason: String,
    },
    /// Not a valid database address.
    #[error("not a valid database address; expected postgres://user@host/name: {reason}")]
    Address {
        /// The reason, without the address, which may contain a password.
        reason: String,
    },
    /// A later version has written the database.
    #[error(
        "{database} was written by a later version of Sower (its form is {found}, this one knows {known}); \
         use that version, or another database"
    )]
    Newer {
        /// The database's file or address.
        database: String,
        /// The version of its schema.
        found: u32,
        /// The latest schema version that this program knows.
        known: u32,
    },
    /// The database file is damaged.
    #[error(
        "the database {database} is damaged: {reason}; move its folder away and restore a backup with sower restore, \
         or save what can be read with sqlite3's .recover"
    )]
    Damaged {
        /// The database's file or address.
        database: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The database refused a statement.
    #[error("the database {database} fails: {reason}")]
    Failed {
        /// The database's file or address.
        database: String,
        /// The database's error.
        reason: String,
    },
    /// The connection was lost, or the disk failed, during a statement.
    #[error("the connection to the database {database} was lost: {reason}")]
    Lost {
        /// The database's file or address.
        database: String,
        /// The error of the database or the operating system.
        reason: String,
    },
    /// A commit failed without a clear outcome.
    #[error("the database {database} may or may not have saved the last changes: {reason}")]
    Unknown {
        /// The database's file or address.
        database: String,
        /// The error of the database or the operating system.
        reason: String,
    },
    /// A conflict with another process; the batch can be retried.
    #[error("another transaction changes the same rows in the database {database}: {reason}")]
    InTheWay {
        /// The database's file or address.
        database: String,
        /// The database's error.
        reason: String,
    },
    /// A row that should be new already exists.
    #[error("the database {database} already contains this row: {reason}")]
    Exists {
        /// The database's file or address.
        database: String,
        /// The database's error.
        reason: String,
    },
    /// The writer has ended, because the site is shutting down.
    #[error("the site is shutting down")]
    Ended,
}

impl StoreError {
    /// An error of a database, with its reason.
    pub(crate) fn failed(database: &str, reason: &impl ToString) -> StoreError {
        StoreError::Failed { database: database.to_owned(), reason: reason.to_string() }
    }

    /// Converts an error of sqlx.
    pub(super) fn told(database: &str, error: &sqlx::Error) -> StoreError {
        let error_of_database = error.as_database_error();
        let named = || (database.to_owned(), error.to_string());
        if error_of_database.is_some_and(|error| error.is_unique_violation()) {
            let (database, reason) = named();
            return StoreError::Exists { database, reason };
        }
        match error_of_database.and_then(|error| error.code()).as_deref() {
            // PostgreSQL's codes for a serialization failure, a deadlock, and a missing referenced row.
            Some("40001" | "40P01" | "23503") => {
                let (database, reason) = named();
                StoreError::InTheWay { database, reason }
            }
            _ if error_of_database.is_none() => {
                let (database, reason) = named();
                StoreError::Lost { database, reason }
            }
            _ => StoreError::failed(database, error),
        }
    }

    /// Converts the error of a write: if no answer came, the outcome is unknown.
    pub(super) fn of_a_write(self) -> StoreError {
        match self {
            StoreError::Lost { database, reason } => StoreError::Unknown { database, reason },
            other => other,
        }
    }
}
