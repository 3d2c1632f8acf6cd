//! The bytes of an uncompressed table file, for tables that are never stored.

use std::ops::Range;

use super::header::{BLOCK, Header};

/// Appends the bytes of a range of positions, for one plane.
pub(crate) type Source<'a> = dyn Fn(Range<u64>, &mut Vec<u8>) + Sync + 'a;

/// The positions of a block.
pub(super) fn positions_of(header: &Header, block: u64) -> Range<u64> {
    block * BLOCK..((block + 1) * BLOCK).min(header.positions)
}

/// A whole file; `header` has planes without blocks, each with its source.
pub(crate) fn plain_file(mut header: Header, sources: &[Box<Source<'_>>]) -> Vec<u8> {
    let mut file = vec![0; header.len() as usize];
    let blocks: Vec<Range<u64>> = (0..header.blocks()).map(|block| positions_of(&header, block)).collect();
    for (plane, source) in header.planes.iter_mut().zip(sources) {
        plane.starts.push(file.len() as u64);
        for positions in &blocks {
            let start = file.len();
            source(positions.clone(), &mut file);
            plane.starts.push(file.len() as u64);
            plane.checksums.push(crc32fast::hash(&file[start..]));
        }
    }
    let header = header.write();
    file[..header.len()].copy_from_slice(&header);
    file
}
