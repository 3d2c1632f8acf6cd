//! A layer's file: written whole or not at all, refused where it does not fit, asked block by block.

mod header;
mod read;
mod write;

pub use header::Packing;
pub(crate) use header::{BLOCK, Header, Kind, Plane};
pub(crate) use read::{Cache, TableFile};
pub(crate) use write::write;

use sower_core::Fingerprint;
use thiserror::Error;

/// Why a file is not used.
#[derive(Debug, Error)]
pub enum TableError {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// It is something else.
    #[error("it is not a table of Sower's")]
    NotATable,
    /// It was written in another form.
    #[error("its form is number {found}, and this program reads number {known}; build it again")]
    OtherVersion {
        /// The form of the file.
        found: u32,
        /// The form that is read.
        known: u32,
    },
    /// It holds the values of other rules.
    #[error("it was built for rules with the fingerprint {found}, not for these, which have {wanted}")]
    OtherRules {
        /// The file's.
        found: Fingerprint,
        /// These rules'.
        wanted: Fingerprint,
    },
    /// It holds another layer than its name says.
    #[error("it has {found} seeds in play, not {wanted}")]
    OtherSeeds {
        /// The file's.
        found: u8,
        /// Those asked for.
        wanted: u8,
    },
    /// Its end is missing, or something was added.
    #[error("it has not the length that its head gives: it was cut or added to; build it again")]
    Cut,
    /// Its bytes changed.
    #[error("{what} does not fit its checksum: the file is damaged; build it again")]
    Damaged {
        /// Which part.
        what: &'static str,
    },
}
