//! The bytes of a table file: mapped from disk, or in memory.
//!
//! A browser has no files, so a table is downloaded and read from memory there.
#![cfg_attr(
    not(target_family = "wasm"),
    expect(unsafe_code, reason = "mapping a file needs the promise that no process truncates it meanwhile")
)]

use std::sync::Arc;

/// The bytes of one file.
pub(crate) enum Storage {
    /// A file on disk. Tables can be larger than memory: the system loads only the pages in use.
    #[cfg(not(target_family = "wasm"))]
    Mapped(memmap2::Mmap),
    /// A file that the caller has already read.
    InMemory(Arc<[u8]>),
}

#[cfg(not(target_family = "wasm"))]
impl Storage {
    /// Maps a file.
    pub(crate) fn map(path: &std::path::Path) -> Result<Storage, crate::error::TableError> {
        // Opening a pipe or a device with the name of a table might block forever.
        if !std::fs::metadata(path)?.is_file() {
            return Err(crate::error::TableError::NotATable);
        }
        let file = std::fs::File::open(path)?;
        // SAFETY: a table never changes once it has its name; a rebuilt one is another file of the same name. If a file is truncated
        // while it is being read, the system ends the program instead of returning wrong bytes.
        Ok(Storage::Mapped(unsafe { memmap2::Mmap::map(&file)? }))
    }
}

impl std::ops::Deref for Storage {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        match self {
            #[cfg(not(target_family = "wasm"))]
            Storage::Mapped(map) => map,
            Storage::InMemory(bytes) => bytes,
        }
    }
}
