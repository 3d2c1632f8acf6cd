//! The seal of an archive: a checksum of the file itself, behind the compressed lines.
//!
//! The checksum in the last line covers what was compressed. A few bits of the compressed form change nothing of that, such as the unused
//! one in the head of a zstd frame; the seal covers them too. It is a skippable frame, which zstd passes over:
//!
//! ```text
//! 5e 2a 4d 18  20 00 00 00  <SHA-256 of every byte before the seal, 32 bytes>
//! ```

use std::fs::File;
use std::io::{self, Read, Seek as _, SeekFrom, Write};

use sha2::{Digest as _, Sha256};

/// The magic number of a skippable frame (0x184D2A5E), and its length: 32 bytes.
const HEAD: [u8; 8] = [0x5e, 0x2a, 0x4d, 0x18, 32, 0, 0, 0];

/// How long a seal is.
pub(super) const LENGTH: u64 = HEAD.len() as u64 + 32;

/// A file while it is written, and the checksum of what was.
pub(super) struct Sealing<W> {
    out: W,
    hash: Sha256,
}

impl<W: Write> Sealing<W> {
    pub(super) fn new(out: W) -> Sealing<W> {
        Sealing { out, hash: Sha256::new() }
    }

    /// Writes the seal behind all that was written.
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

/// What the end of a file says of the rest of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seal {
    /// There is no seal.
    None,
    /// The file is as it was written.
    Whole,
    /// The file was changed.
    Broken,
}

/// Holds a file to its seal. Reads all of it.
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
