//! An archive's seal: a checksum of the file itself, after the compressed lines.
//!
//! The checksum in the last line covers the uncompressed data. A few bits of the compressed form do not affect that, such as the unused
//! one in the head of a zstd frame. The seal covers them too. It is a skippable frame, which zstd ignores:
//!
//! ```text
//! 5e 2a 4d 18  20 00 00 00  <SHA-256 of every byte before the seal, 32 bytes>
//! ```

use std::fs::File;
use std::io::{self, Read, Seek as _, SeekFrom, Write};

use sha2::{Digest as _, Sha256};

/// The magic number of a skippable frame (0x184D2A5E), and its length: 32 bytes.
const HEAD: [u8; 8] = [0x5e, 0x2a, 0x4d, 0x18, 32, 0, 0, 0];

/// The length of a seal, in bytes.
pub(super) const LENGTH: u64 = HEAD.len() as u64 + 32;

/// A writer that computes the checksum.
pub(super) struct Sealing<W> {
    out: W,
    hash: Sha256,
}

impl<W: Write> Sealing<W> {
    pub(super) fn new(out: W) -> Sealing<W> {
        Sealing { out, hash: Sha256::new() }
    }

    /// Writes the seal after the data.
    pub(super) fn seal(mut self) -> io::Result<W> {
        self.out.write_all(&HEAD)?;
        self.out.write_all(&self.hash.finalize())?;
        Ok(self.out)
    }
}

impl<W: Write> Write for Sealing<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.hash.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The result of checking a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seal {
    /// There is no seal.
    None,
    /// The file is unchanged.
    Whole,
    /// The file was changed.
    Broken,
}

/// Checks a file's seal. Reads the whole file.
pub(super) fn check(file: &mut File) -> io::Result<Seal> {
    let Some(before) = file.metadata()?.len().checked_sub(LENGTH) else { return Ok(Seal::None) };
    let mut counted = Sealing::new(io::sink());
    file.seek(SeekFrom::Start(0))?;
    io::copy(&mut Read::by_ref(file).take(before), &mut counted)?;
    let mut end = Vec::new();
    file.read_to_end(&mut end)?;
    let Some(sum) = end.strip_prefix(&HEAD) else { return Ok(Seal::None) };
    Ok(if sum == &counted.hash.finalize()[..] { Seal::Whole } else { Seal::Broken })
}
