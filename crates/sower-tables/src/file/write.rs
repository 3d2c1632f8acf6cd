//! Writing a file: blocks compressed on all threads, put together in order, and only then given its name.

use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;

use super::header::{BLOCK, Header, Packing, Plane};
use crate::build::Watch;

/// Gives the bytes of so many positions from one on, for one plane.
pub(crate) type Source<'a> = dyn Fn(std::ops::Range<u64>, &mut Vec<u8>) + Sync + 'a;

/// Compression that is worth its time: a stronger one gains two per cent in twice the time.
const LEVEL: i32 = 3;
/// How the names of files begin that are not finished.
pub(crate) const UNFINISHED: &str = ".building-";
/// Blocks that are packed at a time before they are written.
const BATCH: u64 = 1024;

/// Writes a table; `header` has planes without blocks, each with its source. Nothing has the file's name before all of it
/// is on the disk.
pub(crate) fn write(
    path: &Path,
    mut header: Header,
    sources: &[Box<Source<'_>>],
    watch: &Watch,
) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let named = new_file(folder)?;
    let mut out = BufWriter::with_capacity(1 << 20, named.as_file());
    let mut start = header.len();
    out.seek(SeekFrom::Start(start))?;
    let mut planes = Vec::new();
    for (plane, source) in header.planes.iter().zip(sources) {
        planes.push(write_plane(&mut out, &header, plane, source, &mut start, watch)?);
    }
    header.planes = planes;
    out.seek(SeekFrom::Start(0))?;
    out.write_all(&header.write())?;
    out.flush()?;
    drop(out);
    named.as_file().sync_all()?;
    named.persist(path).map_err(|error| error.error)?;
    // The name is on the disk only when the folder is.
    File::open(folder)?.sync_all()
}

/// A file without a name of its own yet, for others to read as far as the system's settings go.
fn new_file(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut new = tempfile::Builder::new();
    new.prefix(UNFINISHED);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        new.permissions(std::fs::Permissions::from_mode(0o666));
    }
    new.tempfile_in(folder)
}

fn write_plane(
    out: &mut impl Write,
    header: &Header,
    plane: &Plane,
    source: &Source<'_>,
    start: &mut u64,
    watch: &Watch,
) -> io::Result<Plane> {
    let mut done = Plane { starts: vec![*start], checksums: Vec::new(), ..plane.clone() };
    let blocks = header.blocks();
    for first in (0..blocks).step_by(BATCH as usize) {
        let many = BATCH.min(blocks - first);
        let mut packed: Vec<(u64, Vec<u8>)> = watch
            .in_pieces(many, 32, |piece, packed: &mut Vec<(u64, io::Result<Vec<u8>>)>| {
                let mut packer = Packer::new(header.packing);
                for block in piece {
                    let positions =
                        (first + block) * BLOCK..((first + block + 1) * BLOCK).min(header.positions);
                    packed.push((block, packer.pack(positions, source)));
                }
            })
            .into_iter()
            .flatten()
            .map(|(block, packed)| packed.map(|packed| (block, packed)))
            .collect::<io::Result<_>>()?;
        if packed.len() as u64 != many {
            return Err(io::Error::from(io::ErrorKind::Interrupted));
        }
        packed.sort_unstable_by_key(|(block, _)| *block);
        for (_, bytes) in packed {
            out.write_all(&bytes)?;
            *start += bytes.len() as u64;
            done.starts.push(*start);
            done.checksums.push(crc32fast::hash(&bytes));
        }
    }
    Ok(done)
}

struct Packer {
    zstd: Option<io::Result<zstd::bulk::Compressor<'static>>>,
    plain: Vec<u8>,
}

impl Packer {
    fn new(packing: Packing) -> Packer {
        let zstd = (packing == Packing::Zstd).then(|| {
            let mut zstd = zstd::bulk::Compressor::new(LEVEL)?;
            zstd.include_checksum(false)?;
            zstd.include_contentsize(false)?;
            zstd.include_dictid(false)?;
            Ok(zstd)
        });
        Packer { zstd, plain: Vec::new() }
    }

    fn pack(&mut self, positions: std::ops::Range<u64>, source: &Source<'_>) -> io::Result<Vec<u8>> {
        self.plain.clear();
        source(positions, &mut self.plain);
        match &mut self.zstd {
            None => Ok(self.plain.clone()),
            Some(Ok(zstd)) => zstd.compress(&self.plain),
            Some(Err(error)) => Err(io::Error::new(error.kind(), error.to_string())),
        }
    }
}
