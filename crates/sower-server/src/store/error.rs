//! Why something could not be kept or read.

use std::path::PathBuf;

/// Why something could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The folder of the database cannot be made.
    #[error("cannot make the folder {path}: {reason}")]
    Folder {
        /// Which.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// A later version has written the database.
    #[error(
        "{path} was written by a later version of Sower (its form is {found}, this one knows {known}); \
         use that version, or another folder with --data"
    )]
    Newer {
        /// The database.
        path: PathBuf,
        /// Its form.
        found: u32,
        /// The latest form that this version knows.
        known: u32,
    },
    /// The database does not do what it was asked for.
    #[error("the database {path} fails: {reason}")]
    Failed {
        /// The database.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// The writer has ended, because the site is shutting down.
    #[error("the site is shutting down")]
    Ended,
}
