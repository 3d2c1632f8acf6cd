//! Reads single values of a table file. Verifies each block's checksum before using its values, and keeps decompressed blocks in a
//! small cache.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use sower_core::Fingerprint;
use sower_search::memory::prefetch;

use super::block_codec::{BlockCodec, RUN};
use super::header::{BLOCK, Form, Header, Plane, PlaneKind};
use super::storage::Storage;
use super::zstd::decompress;
use crate::error::TableError;

/// An open table file.
pub(crate) struct TableFile {
    path: PathBuf,
    header: Header,
    bytes: Storage,
    /// Blocks whose checksum was verified, one bit each, plane after plane.
    checked: Vec<AtomicU64>,
    /// Whether a block was found damaged; the file is then no longer used.
    damaged: AtomicBool,
    /// Identifies this file's blocks in the cache.
    number: u64,
}

impl TableFile {
    /// Opens a file on disk for these rules and this many seeds in play.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn open(path: &Path, wanted: Fingerprint, seeds: u8) -> Result<TableFile, TableError> {
        TableFile::new(path, Storage::map(path)?, wanted, seeds)
    }

    /// Reads the header of a file, which must be for these rules and this many seeds in play.
    pub(crate) fn new(
        path: &Path,
        bytes: Storage,
        wanted: Fingerprint,
        seeds: u8,
    ) -> Result<TableFile, TableError> {
        let header = Header::read(&bytes)?;
        if header.fingerprint != wanted {
            return Err(TableError::OtherRules { found: header.fingerprint, wanted });
        }
        if header.seeds != seeds {
            return Err(TableError::OtherSeeds { found: header.seeds, wanted: seeds });
        }
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let bits = header.blocks() * header.planes.len() as u64;
        let checked = (0..bits.div_ceil(64)).map(|_| AtomicU64::new(0)).collect();
        let number = NEXT.fetch_add(1, Relaxed);
        let damaged = AtomicBool::new(false);
        Ok(TableFile { path: path.to_owned(), header, bytes, checked, damaged, number })
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Bytes of the whole file.
    pub(crate) fn len(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The plane of that kind, if the file has one.
    pub(crate) fn plane(&self, kind: PlaneKind) -> Option<usize> {
        self.header.planes.iter().position(|plane| plane.kind == kind)
    }

    /// The number that a plane has for a position; an error once any block was found damaged.
    #[inline]
    pub(crate) fn get(&self, cache: &Cache, plane: usize, index: u64) -> Result<u16, TableError> {
        let Plane { width, form, .. } = &self.header.planes[plane];
        let width = usize::from(*width);
        let (block, place) = (index / BLOCK, (index % BLOCK) as usize * width);
        let number = |bytes: &[u8], place: usize| match width {
            1 => u16::from(bytes[place]),
            _ => u16::from_le_bytes([bytes[place], bytes[place + 1]]),
        };
        match form {
            Form::Plain => Ok(number(self.checked_block(plane, block)?, place)),
            _ => cache.with(self, plane, block, place / RUN, |run| number(run, place % RUN)),
        }
    }

    /// Prefetches a position's bytes. Only useful in uncompressed files.
    #[inline]
    pub(crate) fn prefetch(&self, plane: usize, index: u64) {
        let plane = &self.header.planes[plane];
        if plane.form == Form::Plain {
            let at = plane.starts[0] + index * u64::from(plane.width);
            if let Some(byte) = self.bytes.get(at as usize) {
                prefetch(byte);
            }
        }
    }

    /// A block of the file, its checksum verified now or before.
    #[inline]
    fn checked_block(&self, plane: usize, block: u64) -> Result<&[u8], TableError> {
        let bit = plane as u64 * self.header.blocks() + block;
        let word = &self.checked[(bit / 64) as usize];
        let Plane { starts, checksums, .. } = &self.header.planes[plane];
        let bytes = &self.bytes[starts[block as usize] as usize..starts[block as usize + 1] as usize];
        if word.load(Relaxed) >> (bit % 64) & 1 == 0 {
            if self.damaged.load(Relaxed) || crc32fast::hash(bytes) != checksums[block as usize] {
                return Err(self.is_damaged());
            }
            word.fetch_or(1 << (bit % 64), Relaxed);
        }
        Ok(bytes)
    }

    /// Whether a block was found damaged.
    pub(crate) fn was_damaged(&self) -> bool {
        self.damaged.load(Relaxed)
    }

    #[cold]
    fn is_damaged(&self) -> TableError {
        self.damaged.store(true, Relaxed);
        TableError::Damaged { what: "a block" }
    }

    /// Bytes of a block.
    fn block_len(&self, plane: usize, block: u64) -> usize {
        let positions = BLOCK.min(self.header.positions - block * BLOCK) as usize;
        positions * usize::from(self.header.planes[plane].width)
    }

    /// Decodes one run of a block: [`RUN`] bytes, fewer in the last one.
    fn unpack_run(
        &self,
        code: &BlockCodec,
        plane: usize,
        block: u64,
        run: usize,
        out: &mut [u8],
    ) -> Result<(), TableError> {
        let bytes = self.checked_block(plane, block)?;
        let len = self.block_len(plane, block);
        code.unpack_run(bytes, run, len, out).map_err(|_| self.is_damaged())
    }

    /// Decompresses a whole block into a buffer of its size.
    pub(crate) fn unpack_into(&self, plane: usize, block: u64, out: &mut [u8]) -> Result<(), TableError> {
        let bytes = self.checked_block(plane, block)?;
        let unpacked = match &self.header.planes[plane].form {
            Form::Plain if bytes.len() == out.len() => {
                out.copy_from_slice(bytes);
                bytes.len()
            }
            Form::Plain => bytes.len(),
            Form::Coded(code) => {
                code.unpack(bytes, out).map_err(|_| self.is_damaged())?;
                out.len()
            }
            Form::Zstd => decompress(bytes, out).ok_or_else(|| self.is_damaged())?,
        };
        if unpacked == out.len() { Ok(()) } else { Err(self.is_damaged()) }
    }
}

/// A direct-mapped cache of decompressed runs, shared by all files of a game. A zstd block is decompressed as a whole and fills
/// all its runs.
pub(crate) struct Cache {
    slots: Vec<Mutex<Slot>>,
}

/// File, plane, block and run; a file's number is never 0.
type RunKey = (u64, usize, u64, usize);

struct Slot {
    key: RunKey,
    bytes: [u8; RUN],
}

impl Cache {
    /// A cache of at most `bytes`, for files with `unpacked` bytes in all: small files do not need all of it.
    pub(crate) fn new(bytes: usize, unpacked: u64) -> Cache {
        let slots = bytes / size_of::<Mutex<Slot>>();
        // With two slots per run, collisions are rare.
        let wanted = 2 * unpacked.div_ceil(RUN as u64);
        let slots = slots.min(usize::try_from(wanted).unwrap_or(usize::MAX)).max(1);
        let empty = || Mutex::new(Slot { key: (0, 0, 0, 0), bytes: [0; RUN] });
        Cache { slots: (0..slots).map(|_| empty()).collect() }
    }

    fn slot(&self, (file, plane, block, run): RunKey) -> MutexGuard<'_, Slot> {
        let number = block * (2 * BLOCK / RUN as u64) + run as u64;
        let mixed = (number ^ file << 44 ^ (plane as u64) << 60).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = &self.slots[((u128::from(mixed) * self.slots.len() as u128) >> 64) as usize];
        slot.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[inline]
    fn with<T>(
        &self,
        file: &TableFile,
        plane: usize,
        block: u64,
        run: usize,
        read: impl FnOnce(&[u8]) -> T,
    ) -> Result<T, TableError> {
        let key = (file.number, plane, block, run);
        let mut slot = self.slot(key);
        if slot.key == key {
            return Ok(read(&slot.bytes));
        }
        if let Form::Coded(code) = &file.header.planes[plane].form {
            slot.key = (0, 0, 0, 0);
            file.unpack_run(code, plane, block, run, &mut slot.bytes)?;
            slot.key = key;
            return Ok(read(&slot.bytes));
        }
        drop(slot);
        BLOCK_BYTES.with_borrow_mut(|bytes| {
            bytes.resize(file.block_len(plane, block), 0);
            file.unpack_into(plane, block, bytes)?;
            for (number, run) in bytes.chunks(RUN).enumerate() {
                let key = (file.number, plane, block, number);
                let mut slot = self.slot(key);
                slot.bytes[..run.len()].copy_from_slice(run);
                slot.key = key;
            }
            Ok(read(&bytes[run * RUN..]))
        })
    }
}

thread_local! {
    static BLOCK_BYTES: std::cell::RefCell<Vec<u8>> = const { std::cell::RefCell::new(Vec::new()) };
}
