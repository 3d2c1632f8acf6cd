//! Why the store could not write or read.

use std::path::PathBuf;

/// Why something could not be kept or read. A database is named by its file, or by its address without the password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The folder of the database cannot be made.
    #[error("cannot make the folder {path}: {reason}")]
    Folder {
        /// The file or folder.
        path: PathBuf,
        /// What went wrong, as the database or the system says it.
        reason: String,
    },
    /// What should be the address of a database is none.
    #[error("this is no address of a database, as postgres://user@host/name is: {reason}")]
    Address {
        /// Why; without the address, which may have a password in it.
        reason: String,
    },
    /// A later version has written the database.
    #[error(
        "{database} was written by a later version of Sower (its form is {found}, this one knows {known}); \
         use that version, or another database"
    )]
    Newer {
        /// The database.
        database: String,
        /// Its form.
        found: u32,
        /// The latest form that this version knows.
        known: u32,
    },
    /// The file of a database is not as it was written.
    #[error(
        "the database {database} is damaged: {reason}; move its folder away and restore a backup with sower restore, \
         or save what can be read with sqlite3's .recover"
    )]
    Damaged {
        /// The database.
        database: String,
        /// What is wrong.
        reason: String,
    },
    /// The database does not do what it was asked for.
    #[error("the database {database} fails: {reason}")]
    Failed {
        /// The database.
        database: String,
        /// What went wrong, as the database or the system says it.
        reason: String,
    },
    /// The connection to the database was lost, or its disk failed, while it was asked for something.
    #[error("the connection to the database {database} was lost: {reason}")]
    Lost {
        /// The database.
        database: String,
        /// What went wrong, as the database or the system says it.
        reason: String,
    },
    /// The database was asked to save something and did not say whether it has.
    #[error("the database {database} may or may not have saved the last changes: {reason}")]
    Unknown {
        /// The database.
        database: String,
        /// What went wrong, as the database or the system says it.
        reason: String,
    },
    /// Another process was in the way of a batch: the same may be tried again.
    #[error("others change the same in the database {database}: {reason}")]
    InTheWay {
        /// The database.
        database: String,
        /// What it says.
        reason: String,
    },
    /// What was to be new is there already.
    #[error("the database {database} has that already: {reason}")]
    Exists {
        /// The database.
        database: String,
        /// What it says.
        reason: String,
    },
    /// The writer has ended, because the site is shutting down.
    #[error("the site is shutting down")]
    Ended,
}

impl StoreError {
    /// A database fails, and says why.
    pub(crate) fn failed(database: &str, reason: &impl ToString) -> StoreError {
        StoreError::Failed { database: database.to_owned(), reason: reason.to_string() }
    }

    /// What a database has said.
    pub(super) fn told(database: &str, error: &sqlx::Error) -> StoreError {
        let error_of_database = error.as_database_error();
        let named = || (database.to_owned(), error.to_string());
        if error_of_database.is_some_and(|error| error.is_unique_violation()) {
            let (database, reason) = named();
            return StoreError::Exists { database, reason };
        }
        match error_of_database.and_then(|error| error.code()).as_deref() {
            // PostgreSQL's: the order of two transactions, a circle of waiting, a row that has gone to which one refers.
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

    /// The same of something that was to be saved: where no answer came, it may have been.
    pub(super) fn of_a_write(self) -> StoreError {
        match self {
            StoreError::Lost { database, reason } => StoreError::Unknown { database, reason },
            other => other,
        }
    }
}
