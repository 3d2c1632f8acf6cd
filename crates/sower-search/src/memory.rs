//! Large zeroed arrays that threads share, and prefetching.
//!
//! Memory is mapped in huge pages where the system has them. The system provides a page when it is first touched, so a large table costs
//! nothing until it fills. WebAssembly cannot map or prefetch memory, so an array is a plain slice there.
//!
//! All `unsafe` code of search, tables and solver is here, apart from mapping a table's file: slices over mapped pages, and the prefetch.
#![cfg_attr(
    not(target_family = "wasm"),
    expect(unsafe_code, reason = "mapped memory and prefetching have no safe form")
)]

use std::io;
#[cfg(not(target_family = "wasm"))]
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU64};

#[cfg(not(target_family = "wasm"))]
use memmap2::MmapMut;

/// Four entries of two words: one cache line.
#[derive(Default)]
#[repr(C, align(64))]
pub struct Bucket(pub(crate) [AtomicU64; 8]);

/// Atomics for which zeroed memory is a valid value. Sealed, because [`SharedArray`] relies on it.
pub trait Shared: sealed::Sealed + Default + Send + Sync {}

mod sealed {
    pub trait Sealed {}
}

impl sealed::Sealed for AtomicU8 {}
impl Shared for AtomicU8 {}
impl sealed::Sealed for AtomicU16 {}
impl Shared for AtomicU16 {}
impl sealed::Sealed for Bucket {}
impl Shared for Bucket {}

/// A zeroed array that threads share.
#[cfg(target_family = "wasm")]
pub struct SharedArray<T: Shared>(Box<[T]>);

#[cfg(target_family = "wasm")]
impl<T: Shared> SharedArray<T> {
    /// An array of zeros, or an error if the system lacks the memory.
    pub fn zeroed(len: u64) -> io::Result<SharedArray<T>> {
        Ok(SharedArray((0..len).map(|_| T::default()).collect()))
    }

    /// The whole array.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

#[cfg(target_family = "wasm")]
impl SharedArray<AtomicU8> {
    /// The bytes, once no thread writes to the array any more.
    pub fn into_bytes(self) -> Bytes {
        Bytes(self.0.into_iter().map(AtomicU8::into_inner).collect())
    }
}

/// Bytes that no longer change.
#[cfg(target_family = "wasm")]
pub struct Bytes(Box<[u8]>);

#[cfg(target_family = "wasm")]
impl std::ops::Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

/// A zeroed array that threads share.
#[cfg(not(target_family = "wasm"))]
pub struct SharedArray<T: Shared> {
    map: MmapMut,
    len: usize,
    kind: PhantomData<T>,
}

#[cfg(not(target_family = "wasm"))]
impl<T: Shared> SharedArray<T> {
    /// An array of zeros, or an error if the system lacks the memory.
    pub fn zeroed(len: u64) -> io::Result<SharedArray<T>> {
        let len = usize::try_from(len).map_err(io::Error::other)?;
        let bytes = len.checked_mul(size_of::<T>()).ok_or(io::ErrorKind::OutOfMemory)?;
        let map = MmapMut::map_anon(bytes.max(1))?;
        // Only a hint: a system without huge pages uses small ones.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(SharedArray { map, len, kind: PhantomData })
    }

    /// The whole array.
    #[inline(always)]
    pub fn as_slice(&self) -> &[T] {
        // SAFETY: the mapping is page-aligned, readable, writable, zeroed (a value of every `Shared`, which is sealed) and at least
        // `len` items long; it lives as long as `self`. It is reached through atomics only: `map` is never handed out.
        unsafe { std::slice::from_raw_parts(self.map.as_ptr().cast::<T>(), self.len) }
    }
}

#[cfg(not(target_family = "wasm"))]
impl SharedArray<AtomicU8> {
    /// The bytes, once no thread writes to the array any more.
    pub fn into_bytes(self) -> Bytes {
        Bytes(self)
    }
}

/// Bytes that no longer change.
#[cfg(not(target_family = "wasm"))]
pub struct Bytes(SharedArray<AtomicU8>);

#[cfg(not(target_family = "wasm"))]
impl Bytes {
    /// Zeros, to fill through [`Bytes::as_mut_slice`].
    pub fn zeroed(len: u64) -> io::Result<Bytes> {
        SharedArray::zeroed(len).map(Bytes)
    }

    /// All bytes, writable by their only owner.
    pub fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.0.map[..self.0.len]
    }
}

#[cfg(not(target_family = "wasm"))]
impl std::ops::Deref for Bytes {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        // SAFETY: as in `as_slice`; the array was given up to make these bytes, so nothing writes to it any more.
        unsafe { std::slice::from_raw_parts(self.0.map.as_ptr(), self.0.len) }
    }
}

/// Whether [`prefetch`] does anything. If not, looking for what to prefetch is wasted.
pub const PREFETCHES: bool = cfg!(target_arch = "x86_64");

/// Prefetches an item's cache line.
#[inline(always)]
pub fn prefetch<T>(item: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch reads nothing and cannot fault; the address is a live item's anyway.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(item).cast::<i8>());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = item;
}
