//! Errors of building, opening and verifying tables.

use std::io;
use std::path::PathBuf;

use sower_core::Fingerprint;
use thiserror::Error;

use crate::layer::MOST_SEEDS;
use crate::value_encoding::TooManyValues;

/// Why a file was rejected.
#[derive(Debug, Error)]
pub enum TableError {
    /// The system could not read the file.
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    /// The file is not a table.
    #[error("it is not a Sower table")]
    NotATable,
    /// The file has another format version.
    #[error(
        "it has format version {found}, and this program reads version {known}; delete it and build it again"
    )]
    OtherVersion {
        /// The version of the file.
        found: u32,
        /// The version that this program reads.
        known: u32,
    },
    /// The file has values for other rules.
    #[error("it was built for other rules (fingerprint {found}, not {wanted})")]
    OtherRules {
        /// The fingerprint in the file.
        found: Fingerprint,
        /// The fingerprint of the requested rules.
        wanted: Fingerprint,
    },
    /// The file has another layer than its name says.
    #[error("it has {found} seeds in play, not {wanted}")]
    OtherSeeds {
        /// The number of seeds in the file.
        found: u8,
        /// The number of seeds requested.
        wanted: u8,
    },
    /// The file is truncated or has extra bytes.
    #[error("its length does not match its header: the file is damaged; delete it and build it again")]
    Cut,
    /// The file's bytes do not match a checksum.
    #[error("{what} does not match its checksum: the file is damaged; delete it and build it again")]
    Damaged {
        /// The damaged part.
        what: &'static str,
    },
}

/// Why a table was not built.
#[derive(Debug, Error)]
pub enum BuildError {
    /// The caller stopped the build.
    #[error("stopped; finished tables stay, and the same command resumes the build")]
    Stopped,
    /// The game is not played on a shared ring.
    #[error(
        "endgame tables can be built for games that the shared-ring kernel plays; this game needs the general kernel"
    )]
    NoRing,
    /// A layer has more positions than an index can count.
    #[error("a layer of this size has more than 2,147,483,647 positions, which cannot be built")]
    TooLarge,
    /// The build needs more memory than it may use.
    #[error(
        "the layer with {seeds} seeds needs {} of memory, and {} are available; \
         choose a larger --memory or a smaller --seeds", size(*.needed), size(*.given)
    )]
    Memory {
        /// The seeds in play of the layer.
        seeds: u8,
        /// Bytes that the layer needs.
        needed: u64,
        /// Bytes that the build may use.
        given: u64,
    },
    /// The disk has too little free space.
    #[error(
        "the tables need up to {} on the disk, and {} has {} free", size(*.needed), .folder.display(),
        size(*.free)
    )]
    Disk {
        /// Bytes that the tables need.
        needed: u64,
        /// Bytes free on the disk.
        free: u64,
        /// The folder of the tables.
        folder: PathBuf,
    },
    /// Another program is building in the same folder.
    #[error("another build is running in {}; wait for it or stop it", .0.display())]
    Busy(PathBuf),
    /// The system could not allocate memory.
    #[error("not enough memory")]
    NoMemory,
    /// A layer has more values than fit in a byte.
    #[error("a layer of this size has more than 256 values, which does not fit in a table")]
    TooManyValues,
    /// A distance to a capture exceeds its range.
    #[error("a capture is more than 65,000 plies away, which does not fit in a table")]
    TooFar,
    /// More seeds than a table supports.
    #[error("a table has at most {MOST_SEEDS} seeds in play")]
    TooManySeeds,
    /// The file of a smaller layer was rejected.
    #[error("cannot use an existing table: {}: {error}", .path.display())]
    Table {
        /// The path of that file.
        path: PathBuf,
        /// Why it was rejected.
        error: TableError,
    },
    /// A file operation failed.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The path of the file or folder.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
}

impl From<TooManyValues> for BuildError {
    fn from(_: TooManyValues) -> BuildError {
        BuildError::TooManyValues
    }
}

/// Why the verification of a file failed.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// The game is not played on a shared ring.
    #[error("this game has no endgame tables: it needs the general kernel")]
    NoRing,
    /// The caller stopped the verification.
    #[error("stopped before the check was complete")]
    Stopped,
    /// The file was rejected.
    #[error("{}: {error}", .path.display())]
    Table {
        /// The path of the file.
        path: PathBuf,
        /// Why it was rejected.
        error: TableError,
    },
    /// A value is not the best of the position's moves.
    #[error(
        "with {seeds} seeds, {position} has a value that no move leads to: the table is wrong; delete it and build it again"
    )]
    Value {
        /// The seeds in play of the layer.
        seeds: u8,
        /// The position in Sower's notation.
        position: String,
    },
    /// A distance is not one more than that of the next position.
    #[error(
        "with {seeds} seeds, {position} has a distance that no move reduces: the table is wrong; delete it and build it again"
    )]
    Distance {
        /// The seeds in play of the layer.
        seeds: u8,
        /// The position in Sower's notation.
        position: String,
    },
}

/// A size for display, such as `12 MB`.
pub fn size(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} B"),
        10_000..10_000_000 => format!("{} kB", bytes / 1_000),
        10_000_000..10_000_000_000 => format!("{} MB", bytes / 1_000_000),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}
