//! Large arrays that threads share: zeroed pages asked for as huge ones, reached through atomics, and fetched before they
//! are needed.
//!
//! This is the one file of the crate that builds with `unsafe`: a slice of atomics over mapped pages, and the prefetch.
#![expect(unsafe_code, reason = "mapped memory and prefetching have no safe form")]

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU8, AtomicU16};

use memmap2::MmapMut;

/// A number that threads share and for which zeroed memory is a value.
pub(crate) trait Shared: Sized + Send + Sync {}
impl Shared for AtomicU8 {}
impl Shared for AtomicU16 {}

/// A zeroed array.
pub(crate) struct Array<T: Shared> {
    map: MmapMut,
    len: usize,
    kind: PhantomData<T>,
}

impl<T: Shared> Array<T> {
    /// So many zeros, or what the system says of it.
    pub(crate) fn new(len: u64) -> std::io::Result<Array<T>> {
        let len = usize::try_from(len).map_err(std::io::Error::other)?;
        let map = MmapMut::map_anon((len * size_of::<T>()).max(1))?;
        // A wish: where the system has no huge pages, small ones do.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Array { map, len, kind: PhantomData })
    }

    /// All of it.
    #[inline(always)]
    pub(crate) fn as_slice(&self) -> &[T] {
        // SAFETY: the mapping is page-aligned, readable, writable, zeroed (a value of every `Shared`) and at least `len`
        // items long; it lives as long as `self`. Everyone reaches it through atomics only: `map` is never handed out.
        unsafe { std::slice::from_raw_parts(self.map.as_ptr().cast::<T>(), self.len) }
    }
}

impl Array<AtomicU8> {
    /// The bytes, once nobody else has the array.
    pub(crate) fn into_bytes(self) -> Bytes {
        Bytes(self)
    }
}

/// An array that does not change any more.
pub(crate) struct Bytes(Array<AtomicU8>);

impl Bytes {
    /// So many zeros.
    pub(crate) fn zeroed(len: u64) -> std::io::Result<Bytes> {
        Array::new(len).map(Bytes)
    }

    /// All of it, to be filled by whoever holds it.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.0.map[..self.0.len]
    }
}

impl std::ops::Deref for Bytes {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        // SAFETY: as above; whoever made these bytes gave up the array, so nothing is written to it any more.
        unsafe { std::slice::from_raw_parts(self.0.map.as_ptr(), self.0.len) }
    }
}

/// Asks for an item's line of memory, so that it is there by the time it is read.
#[inline(always)]
pub(crate) fn prefetch<T>(item: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch reads nothing and cannot fault; the address is a live item's anyway.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(item).cast::<i8>());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = item;
}
