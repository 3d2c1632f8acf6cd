//! The table's memory: zeroed pages asked for as huge ones, shared by threads, and fetched before they are needed.
//!
//! This is the one file of the crate with `unsafe` in it: a slice of atomics over mapped pages, and the prefetch. In WebAssembly there is nothing
//! to map and nothing to prefetch, so there it is a plain slice.
#![cfg_attr(
    not(target_family = "wasm"),
    expect(unsafe_code, reason = "mapped memory and prefetching have no safe form")
)]

use std::sync::atomic::AtomicU64;

#[cfg(not(target_family = "wasm"))]
use memmap2::MmapMut;

/// Four entries of two words: one line of the cache.
#[repr(C, align(64))]
pub struct Bucket(pub [AtomicU64; 8]);

/// Zeroed buckets.
#[cfg(target_family = "wasm")]
pub struct Buckets(Box<[Bucket]>);

#[cfg(target_family = "wasm")]
impl Buckets {
    /// So many buckets, at least one.
    pub fn new(count: usize) -> Buckets {
        Buckets((0..count.max(1)).map(|_| Bucket(Default::default())).collect())
    }

    /// How many there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always at least one")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// All buckets.
    pub fn as_slice(&self) -> &[Bucket] {
        &self.0
    }
}

/// Zeroed buckets. The system gives a page when it is first touched, so a large table costs nothing until it fills.
#[cfg(not(target_family = "wasm"))]
pub struct Buckets {
    map: MmapMut,
    count: usize,
}

#[cfg(not(target_family = "wasm"))]
impl Buckets {
    /// So many buckets, at least one; fewer where the system has no room for them, for a smaller table only forgets more.
    ///
    /// # Panics
    /// If the system cannot even map a page.
    pub fn new(count: usize) -> Buckets {
        let mut count = count.max(1);
        // Each try is half as large: there are at most as many as a size has bits.
        let map = loop {
            match MmapMut::map_anon(count * size_of::<Bucket>()) {
                Err(_) if count > 1 => count /= 2,
                mapped => break mapped.expect("the system maps a page"),
            }
        };
        // A wish: where the system has no huge pages, small ones do.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Buckets { map, count }
    }

    /// How many there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always at least one")]
    pub fn len(&self) -> usize {
        self.count
    }

    /// All buckets.
    #[inline(always)]
    pub fn as_slice(&self) -> &[Bucket] {
        // SAFETY: the mapping is page-aligned, readable, writable, zeroed (a valid bucket) and exactly `count` buckets
        // long; it lives as long as `self`. Everyone reaches it through atomics only: `map` is never handed out.
        unsafe { std::slice::from_raw_parts(self.map.as_ptr().cast::<Bucket>(), self.count) }
    }
}

/// Asks for a bucket's line of memory, so that it is there by the time it is read.
#[inline(always)]
pub fn prefetch(bucket: &Bucket) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch reads nothing and cannot fault; the address is a live bucket's anyway.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(bucket).cast::<i8>());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = bucket;
}
