//! Decompresses zstd blocks.

/// Decompresses a block into a buffer of its size. Returns the number of bytes, or `None` if the block is damaged.
#[cfg(not(target_family = "wasm"))]
pub(super) fn decompress(block: &[u8], out: &mut [u8]) -> Option<usize> {
    use std::cell::RefCell;

    thread_local! {
        static DECODER: RefCell<Option<::zstd::bulk::Decompressor<'static>>> = {
            RefCell::new(::zstd::bulk::Decompressor::new().ok())
        };
    }
    DECODER.with_borrow_mut(|decoder| decoder.as_mut()?.decompress_to_buffer(block, out).ok())
}

/// WebAssembly has no files, so there is no block to decompress, and a decoder would only make the page's module larger.
#[cfg(target_family = "wasm")]
pub(super) fn decompress(_: &[u8], _: &mut [u8]) -> Option<usize> {
    None
}

#[cfg(test)]
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
    fn a_block_is_read_as_it_was_written_and_damage_is_refused() {
        let mut encoder = ::zstd::bulk::Compressor::new(3).unwrap();
        encoder.include_checksum(false).unwrap();
        encoder.include_contentsize(false).unwrap();
        for block in blocks() {
            let packed = encoder.compress(&block).unwrap();
            let mut out = vec![0; block.len()];
            assert_eq!(decompress(&packed, &mut out), Some(block.len()));
            assert_eq!(out, block);
            assert_eq!(decompress(&packed[..packed.len() - 1], &mut out), None);
            assert_eq!(decompress(&packed, &mut out[..block.len() - 1]), None);
        }
    }
}
