//! Checkpoints: the state from which a stopped proof resumes. It has the bounds of every move and the most expensive table entries.
//!
//! ```text
//! 8    "SOWERSLV"
//! 4    version
//! 16   fingerprint of the rules, as text
//! 2+n  the position, as text
//! 8    positions searched
//! 8    seconds, as f64
//! 2    cycle assumptions, moves
//! 8    for each assumption and move: lower and upper bound, 4 each
//! 8    entries of the table
//! 24   for each: place, check, data
//! 32   SHA-256 of all before
//! ```
//! All numbers are little-endian. Every bound in it is valid without context. A proof may resume with another aim, other
//! threads, and a smaller or larger table; a smaller table loses some entries.

use sha2::{Digest, Sha256};
use sower_core::notation::write_position;
use sower_core::{Game, Position};
use thiserror::Error;

use crate::bounds_table::SavedEntry;

const MAGIC: &[u8; 8] = b"SOWERSLV";
const VERSION: u32 = 1;
const CHECKSUM: usize = 32;

/// The most table entries in a checkpoint.
pub(crate) const MOST_KEPT: usize = 1 << 20;

/// Bytes of one entry; below, an upper limit for everything else.
const ENTRY: usize = 24;
const BESIDE: usize = 1 << 20;

/// The state of an unfinished proof.
#[derive(Clone, Debug, PartialEq)]
pub struct Checkpoint {
    /// Positions searched so far, in all runs.
    pub nodes: u64,
    /// Seconds spent so far, in all runs.
    pub seconds: f64,
    /// The lower and upper bound by cycle assumption and move.
    pub(crate) bounds: Vec<Vec<[i32; 2]>>,
    pub(crate) saved: Vec<SavedEntry>,
}

/// Why a checkpoint cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CheckpointError {
    /// The file is not a checkpoint.
    #[error("it is not a checkpoint")]
    Foreign,
    /// The file has a format version that this program does not know.
    #[error("it has version {found}; this program reads version {VERSION}")]
    Version {
        /// The version in the file.
        found: u32,
    },
    /// The file is truncated, or was changed after it was written.
    #[error("its checksum does not match: the file is damaged")]
    Damaged,
    /// The checkpoint is of a game with other rules.
    #[error("it belongs to other rules")]
    OtherRules,
    /// The checkpoint is of another position.
    #[error("it belongs to the position {found}")]
    OtherPosition {
        /// The position in the file, in Sower's notation.
        found: String,
    },
}

impl Checkpoint {
    /// Serialises a checkpoint of that game and position.
    pub fn to_bytes(&self, game: &Game, position: &Position) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(256 + 24 * self.saved.len());
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(game.rules().fingerprint().to_string().as_bytes());
        let position = write_position(position);
        bytes.extend_from_slice(&(position.len() as u16).to_le_bytes());
        bytes.extend_from_slice(position.as_bytes());
        bytes.extend_from_slice(&self.nodes.to_le_bytes());
        bytes.extend_from_slice(&self.seconds.to_le_bytes());
        let moves = self.bounds.first().map_or(0, Vec::len);
        bytes.extend_from_slice(&[self.bounds.len() as u8, moves as u8]);
        for bound in self.bounds.iter().flatten().flatten() {
            bytes.extend_from_slice(&bound.to_le_bytes());
        }
        bytes.extend_from_slice(&(self.saved.len() as u64).to_le_bytes());
        for SavedEntry { place, check, data } in &self.saved {
            for word in [place, check, data] {
                bytes.extend_from_slice(&word.to_le_bytes());
            }
        }
        let checksum = Sha256::digest(&bytes);
        bytes.extend_from_slice(&checksum);
        bytes
    }

    /// The largest possible checkpoint in bytes. Callers reject larger files unread.
    pub const LARGEST: usize = BESIDE + MOST_KEPT * ENTRY;

    /// Reads a checkpoint that was written for that game and position.
    pub fn from_bytes(bytes: &[u8], game: &Game, position: &Position) -> Result<Checkpoint, CheckpointError> {
        if !bytes.starts_with(MAGIC) {
            return Err(CheckpointError::Foreign);
        }
        let mut reader = Reader { left: &bytes[MAGIC.len()..] };
        let found = u32::from_le_bytes(reader.take()?);
        if found != VERSION {
            return Err(CheckpointError::Version { found });
        }
        let body = bytes.len().checked_sub(CHECKSUM).ok_or(CheckpointError::Damaged)?;
        if Sha256::digest(&bytes[..body])[..] != bytes[body..] {
            return Err(CheckpointError::Damaged);
        }
        if reader.take::<16>()? != *game.rules().fingerprint().to_string().as_bytes() {
            return Err(CheckpointError::OtherRules);
        }
        let length = usize::from(u16::from_le_bytes(reader.take()?));
        let text = String::from_utf8_lossy(reader.slice(length)?).into_owned();
        if text != write_position(position) {
            return Err(CheckpointError::OtherPosition { found: text });
        }
        let nodes = u64::from_le_bytes(reader.take()?);
        let seconds = f64::from_le_bytes(reader.take()?);
        let [assumptions, moves] = reader.take()?;
        let mut bounds = vec![vec![[0; 2]; usize::from(moves)]; usize::from(assumptions)];
        for bound in bounds.iter_mut().flatten().flatten() {
            *bound = i32::from_le_bytes(reader.take()?);
        }
        let entries = u64::from_le_bytes(reader.take()?);
        let saved = (0..entries).map(|_| {
            let mut word = || reader.take().map(u64::from_le_bytes);
            Ok(SavedEntry { place: word()?, check: word()?, data: word()? })
        });
        Ok(Checkpoint { nodes, seconds, bounds, saved: saved.collect::<Result<_, _>>()? })
    }
}

struct Reader<'a> {
    left: &'a [u8],
}

impl<'a> Reader<'a> {
    fn slice(&mut self, length: usize) -> Result<&'a [u8], CheckpointError> {
        let (taken, left) = self.left.split_at_checked(length).ok_or(CheckpointError::Damaged)?;
        self.left = left;
        Ok(taken)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], CheckpointError> {
        let mut bytes = [0; N];
        bytes.copy_from_slice(self.slice(N)?);
        Ok(bytes)
    }
}
