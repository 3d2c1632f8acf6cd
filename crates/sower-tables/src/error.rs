//! What can go wrong with tables, each with what would be right.

use std::io;
use std::path::PathBuf;

use sower_core::Fingerprint;
use thiserror::Error;

use crate::layer::MOST_SEEDS;
use crate::value_encoding::TooManyValues;

/// Why a file is not used.
#[derive(Debug, Error)]
pub enum TableError {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    /// It is something else.
    #[error("it is not a table of Sower's")]
    NotATable,
    /// It was written in another form.
    #[error(
        "its form is number {found}, and this program reads number {known}; delete it and build it again"
    )]
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
    #[error(
        "it has not the length that its head gives: it was cut or added to; delete it and build it again"
    )]
    Cut,
    /// Its bytes changed.
    #[error("{what} does not fit its checksum: the file is damaged; delete it and build it again")]
    Damaged {
        /// Which part.
        what: &'static str,
    },
}

/// Why a table was not built.
#[derive(Debug, Error)]
pub enum BuildError {
    /// Somebody asked for it.
    #[error("stopped; what is finished stays, and the same command goes on from there")]
    Stopped,
    /// A layer has more positions than can be numbered.
    #[error("a layer of this size has more than 2,147,483,647 positions, which is more than can be built")]
    TooLarge,
    /// The memory does not suffice.
    #[error(
        "the layer with {seeds} seeds needs {} of memory to build, and {} may be used; \
         give more with --memory or build fewer seeds", size(*.needed), size(*.given)
    )]
    Memory {
        /// The layer.
        seeds: u8,
        /// Bytes that it needs.
        needed: u64,
        /// Bytes that may be used.
        given: u64,
    },
    /// The disk does not suffice.
    #[error(
        "the tables need up to {} on the disk, and {} has {} free", size(*.needed), .folder.display(),
        size(*.free)
    )]
    Disk {
        /// Bytes that are needed.
        needed: u64,
        /// Bytes that are free.
        free: u64,
        /// Where.
        folder: PathBuf,
    },
    /// Another program is building in the same folder.
    #[error("another build is at work in {}; wait for it or stop it", .0.display())]
    Busy(PathBuf),
    /// The system gave no memory.
    #[error("the system has no memory left for this")]
    NoMemory,
    /// A layer has more values than a byte can tell apart.
    #[error("a layer of this size has more than 256 values, which is more than a table holds")]
    TooManyValues,
    /// Something is further away than can be counted.
    #[error("a capture is more than 65,000 plies away, which is more than a table holds")]
    TooFar,
    /// More seeds than any table has.
    #[error("a table has at most {MOST_SEEDS} seeds in play")]
    TooManySeeds,
    /// A file below does not fit.
    #[error("a table that is there already cannot be built on: {}: {error}", .path.display())]
    Table {
        /// The file.
        path: PathBuf,
        /// Why.
        error: TableError,
    },
    /// The system refused.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What it said.
        error: io::Error,
    },
}

impl From<TooManyValues> for BuildError {
    fn from(_: TooManyValues) -> BuildError {
        BuildError::TooManyValues
    }
}

/// Why a file was not found in order.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// Somebody asked for it.
    #[error("stopped before the end")]
    Stopped,
    /// It cannot be asked at all.
    #[error("{}: {error}", .path.display())]
    Table {
        /// The file.
        path: PathBuf,
        /// Why.
        error: TableError,
    },
    /// A value is not the best of what the position's moves lead to.
    #[error(
        "with {seeds} seeds, {position} has a value that its moves do not lead to: the table is wrong; delete it and build it again"
    )]
    Value {
        /// The layer.
        seeds: u8,
        /// The position.
        position: String,
    },
    /// A distance is not one more than the next one's.
    #[error(
        "with {seeds} seeds, {position} has a distance that its moves do not bring nearer: the table is wrong; delete it and build it again"
    )]
    Distance {
        /// The layer.
        seeds: u8,
        /// The position.
        position: String,
    },
}

/// A size as people read it.
pub fn size(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} B"),
        10_000..10_000_000 => format!("{} kB", bytes / 1_000),
        10_000_000..10_000_000_000 => format!("{} MB", bytes / 1_000_000),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}
