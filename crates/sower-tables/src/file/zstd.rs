//! Decompresses zstd blocks: with the C library, and in WebAssembly, where that is not available, with a decoder in Rust.

use std::cell::RefCell;

/// Decompresses a block into a buffer of its size. Returns the number of bytes, or `None` if the block is damaged.
#[cfg(not(target_family = "wasm"))]
pub(super) fn decompress(block: &[u8], out: &mut [u8]) -> Option<usize> {
    thread_local! {
        static DECODER: RefCell<Option<::zstd::bulk::Decompressor<'static>>> = {
            RefCell::new(::zstd::bulk::Decompressor::new().ok())
        };
    }
    DECODER.with_borrow_mut(|decoder| decoder.as_mut()?.decompress_to_buffer(block, out).ok())
}

/// Decompresses a block into a buffer of its size. Returns the number of bytes, or `None` if the block is damaged.
#[cfg(any(test, target_family = "wasm"))]
pub(super) fn decompress_in_rust(block: &[u8], out: &mut [u8]) -> Option<usize> {
    thread_local! {
        static DECODER: RefCell<ruzstd::decoding::FrameDecoder> = RefCell::new(ruzstd::decoding::FrameDecoder::new());
    }
    DECODER.with_borrow_mut(|decoder| decoder.decode_all(block, out).ok())
}

#[cfg(target_family = "wasm")]
pub(super) use decompress_in_rust as decompress;

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;

    /// Blocks as the writer makes them: small numbers that repeat, and noise that does not compress.
    fn blocks() -> Vec<Vec<u8>> {
        let mut state = 1_u64;
        let mut next = |mask: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 40 & mask) as u8
        };
        let lengths = [1, 100, 2048, 4096];
        lengths
            .into_iter()
            .flat_map(|len| [1, 7, 255].map(|mask| (0..len).map(|_| next(mask)).collect()))
            .collect()
    }

    #[test]
    fn both_decoders_give_the_same_bytes_and_refuse_the_same_damage() {
        let mut encoder = ::zstd::bulk::Compressor::new(3).unwrap();
        encoder.include_checksum(false).unwrap();
        encoder.include_contentsize(false).unwrap();
        for block in blocks() {
            let packed = encoder.compress(&block).unwrap();
            let decoded = [decompress, decompress_in_rust].map(|decode| {
                let mut out = vec![0; block.len()];
                assert_eq!(decode(&packed, &mut out), Some(block.len()));
                assert_eq!(decode(&packed[..packed.len() - 1], &mut out.clone()), None);
                assert_eq!(decode(&packed, &mut out.clone()[..block.len() - 1]), None);
                out
            });
            assert!(decoded.iter().all(|out| *out == block), "{} bytes", block.len());
        }
    }
}
