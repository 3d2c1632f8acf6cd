//! Asking a file: mapped, each block checked before it is believed, compressed ones kept in a small cache.
#![expect(unsafe_code, reason = "a file can only be mapped by a promise that nobody else cuts it meanwhile")]

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use memmap2::Mmap;
use sower_core::Fingerprint;

use super::header::{BLOCK, Header, Kind, Packing, Plane};
use crate::error::TableError;
use crate::memory::prefetch;

/// An open file.
pub(crate) struct TableFile {
    path: PathBuf,
    header: Header,
    map: Mmap,
    /// Plain blocks whose checksum was found right, a bit each, plane after plane.
    checked: Vec<AtomicU64>,
    /// A block was found damaged: nothing of this file is believed any more.
    damaged: AtomicBool,
    /// Tells this file's blocks from another's in the cache.
    number: u64,
}

impl TableFile {
    /// Opens a file for these rules and this many seeds in play.
    pub(crate) fn open(path: &Path, wanted: Fingerprint, seeds: u8) -> Result<TableFile, TableError> {
        let file = File::open(path)?;
        // SAFETY: tables are never changed once they have their name; a rebuilt one is another file of the same name. Were
        // somebody to cut a file that is being read, the system would end the program, not give it wrong bytes.
        let map = unsafe { Mmap::map(&file)? };
        let header = Header::read(&map)?;
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
        Ok(TableFile { path: path.to_owned(), header, map, checked, damaged, number })
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Bytes of the whole file.
    pub(crate) fn len(&self) -> u64 {
        self.map.len() as u64
    }

    /// The plane of that kind, if the file has one.
    pub(crate) fn plane(&self, kind: Kind) -> Option<usize> {
        self.header.planes.iter().position(|plane| plane.kind == kind)
    }

    /// What a plane has for a position; an error once anything of the file was found damaged.
    #[inline]
    pub(crate) fn get(&self, cache: &Cache, plane: usize, index: u64) -> Result<u16, TableError> {
        let (block, place) = (index / BLOCK, (index % BLOCK) as usize);
        let width = usize::from(self.header.planes[plane].width);
        let number = |bytes: &[u8]| match width {
            1 => u16::from(bytes[place]),
            _ => u16::from_le_bytes([bytes[2 * place], bytes[2 * place + 1]]),
        };
        match self.header.packing {
            Packing::Plain => Ok(number(self.checked_block(plane, block)?)),
            Packing::Zstd => cache.with(self, plane, block, number),
        }
    }

    /// Asks for a position's bytes, so that they are there by the time they are read; only of use in plain files.
    #[inline]
    pub(crate) fn prefetch(&self, plane: usize, index: u64) {
        let plane = &self.header.planes[plane];
        if self.header.packing == Packing::Plain {
            let at = plane.starts[0] + index * u64::from(plane.width);
            if let Some(byte) = self.map.get(at as usize) {
                prefetch(byte);
            }
        }
    }

    /// A block as it lies in the file, its checksum found right now or before.
    #[inline]
    fn checked_block(&self, plane: usize, block: u64) -> Result<&[u8], TableError> {
        let bit = plane as u64 * self.header.blocks() + block;
        let word = &self.checked[(bit / 64) as usize];
        let Plane { starts, checksums, .. } = &self.header.planes[plane];
        let bytes = &self.map[starts[block as usize] as usize..starts[block as usize + 1] as usize];
        if word.load(Relaxed) >> (bit % 64) & 1 == 0 {
            if self.damaged.load(Relaxed) || crc32fast::hash(bytes) != checksums[block as usize] {
                return Err(self.is_damaged());
            }
            word.fetch_or(1 << (bit % 64), Relaxed);
        }
        Ok(bytes)
    }

    #[cold]
    fn is_damaged(&self) -> TableError {
        self.damaged.store(true, Relaxed);
        TableError::Damaged { what: "a block" }
    }

    /// A block as numbers' bytes.
    pub(crate) fn unpack(&self, plane: usize, block: u64, out: &mut Vec<u8>) -> Result<(), TableError> {
        let width = u64::from(self.header.planes[plane].width);
        out.resize((BLOCK.min(self.header.positions - block * BLOCK) * width) as usize, 0);
        self.unpack_into(plane, block, out)
    }

    /// The same into a place that is just as large.
    pub(crate) fn unpack_into(&self, plane: usize, block: u64, out: &mut [u8]) -> Result<(), TableError> {
        let bytes = self.checked_block(plane, block)?;
        let unpacked = match self.header.packing {
            Packing::Plain if bytes.len() == out.len() => {
                out.copy_from_slice(bytes);
                bytes.len()
            }
            Packing::Plain => bytes.len(),
            Packing::Zstd => {
                let unpacked = UNPACKER.with_borrow_mut(|unpacker| match unpacker {
                    Some(unpacker) => unpacker.decompress_to_buffer(bytes, out),
                    None => Err(std::io::Error::other("zstd has no memory")),
                });
                unpacked.map_err(|_| self.is_damaged())?
            }
        };
        if unpacked == out.len() { Ok(()) } else { Err(self.is_damaged()) }
    }
}

thread_local! {
    static UNPACKER: std::cell::RefCell<Option<zstd::bulk::Decompressor<'static>>> = {
        std::cell::RefCell::new(zstd::bulk::Decompressor::new().ok())
    };
}

/// Unpacked blocks of all files of a set, each in the one place that its number gives it.
pub(crate) struct Cache {
    slots: Vec<Mutex<Slot>>,
}

#[derive(Default)]
struct Slot {
    /// File, plane and block; a file's number is never 0.
    key: (u64, usize, u64),
    bytes: Vec<u8>,
}

impl Cache {
    /// A cache of so many bytes.
    pub(crate) fn new(bytes: usize) -> Cache {
        let slots = (bytes / BLOCK as usize).max(1);
        Cache { slots: (0..slots).map(|_| Mutex::default()).collect() }
    }

    #[inline]
    fn with<T>(
        &self,
        file: &TableFile,
        plane: usize,
        block: u64,
        read: impl FnOnce(&[u8]) -> T,
    ) -> Result<T, TableError> {
        let key = (file.number, plane, block);
        let mixed = (block ^ file.number << 40 ^ (plane as u64) << 56).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = &self.slots[((u128::from(mixed) * self.slots.len() as u128) >> 64) as usize];
        let mut slot = slot.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if slot.key != key {
            slot.key = Default::default();
            file.unpack(plane, block, &mut slot.bytes)?;
            slot.key = key;
        }
        Ok(read(&slot.bytes))
    }
}
