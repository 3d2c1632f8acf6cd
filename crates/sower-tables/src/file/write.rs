//! Writes a table file. Blocks are compressed on all threads and written in order; only the complete file gets its name.
//!
//! Each plane uses the format that makes it smallest: zstd, which finds repetitions, or the block codec, which suits similar
//! neighbours. Both are tried on a few blocks.

use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;

use super::block_codec::{BlockCodec, SymbolCounts};
use super::header::{Form, Header, Packing, Plane};
use super::plain::{Source, positions_of};
use crate::build::Workers;

/// The zstd level; a higher one gains two per cent in twice the time.
const LEVEL: i32 = 3;
/// Prefix of unfinished files.
pub(crate) const UNFINISHED: &str = ".building-";
/// Blocks to try when choosing a plane's format.
const TRIED: u64 = 256;
/// Blocks to compress before they are written.
const BATCH: u64 = 1024;

/// Writes a table; `header` has planes without blocks, each with its source. The file gets its name when all of it is on
/// disk.
pub(crate) fn write(
    path: &Path,
    mut header: Header,
    sources: &[Box<Source<'_>>],
    workers: &Workers,
) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let named = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder)?;
    let mut out = BufWriter::with_capacity(1 << 20, named.as_file());
    for (plane, source) in (0..header.planes.len()).zip(sources) {
        header.planes[plane].form = chosen_form(&header, plane, source, workers)?;
    }
    let mut start = header.len();
    out.seek(SeekFrom::Start(start))?;
    let mut planes = Vec::new();
    for (plane, source) in header.planes.iter().zip(sources) {
        planes.push(write_plane(&mut out, &header, plane, source, &mut start, workers)?);
    }
    header.planes = planes;
    out.seek(SeekFrom::Start(0))?;
    out.write_all(&header.write())?;
    out.flush()?;
    drop(out);
    make_as_readable_as(folder, named.as_file())?;
    named.as_file().sync_all()?;
    named.persist(path).map_err(|error| error.error)?;
    // The name is durable only after the folder is synced.
    File::open(folder)?.sync_all()
}

/// Gives a finished table the read permissions of its folder. While it is being written only its owner can read it.
fn make_as_readable_as(folder: &Path, table: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let readers = std::fs::metadata(folder)?.permissions().mode() & 0o444;
        table.set_permissions(std::fs::Permissions::from_mode(readers | 0o600))?;
    }
    #[cfg(not(unix))]
    let _ = (folder, table);
    Ok(())
}

fn write_plane(
    out: &mut impl Write,
    header: &Header,
    plane: &Plane,
    source: &Source<'_>,
    start: &mut u64,
    workers: &Workers,
) -> io::Result<Plane> {
    let mut done = Plane { starts: vec![*start], checksums: Vec::new(), ..plane.clone() };
    let blocks = header.blocks();
    for first in (0..blocks).step_by(BATCH as usize) {
        let many = BATCH.min(blocks - first);
        let mut packed: Vec<(u64, Vec<u8>)> = workers
            .in_pieces(many, 32, |piece, packed: &mut Vec<(u64, io::Result<Vec<u8>>)>| {
                let mut packer = Packer::new(&plane.form);
                for block in piece {
                    packed.push((block, packer.pack(positions_of(header, first + block), source)));
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

/// The format with the smallest size for a plane.
fn chosen_form(header: &Header, plane: usize, source: &Source<'_>, workers: &Workers) -> io::Result<Form> {
    if header.packing == Packing::Plain {
        return Ok(Form::Plain);
    }
    if header.planes[plane].width > 1 {
        return Ok(Form::Zstd);
    }
    let blocks = header.blocks();
    let counts = workers.in_pieces(blocks, 64, |piece, counts: &mut SymbolCounts| {
        let mut bytes = Vec::new();
        for block in piece {
            bytes.clear();
            source(positions_of(header, block), &mut bytes);
            counts.add(&bytes);
        }
    });
    // Where the count was stopped, bytes may be missing from it, and a code could not write them.
    if workers.is_stopped() {
        return Err(io::Error::from(io::ErrorKind::Interrupted));
    }
    let counts = counts.into_iter().reduce(|mut one, two| {
        one.merge(&two);
        one
    });
    let code = BlockCodec::of(&counts.unwrap_or_default());
    let mut in_each = [code.len() * TRIED.min(blocks) / blocks.max(1), 0];
    let coded = Form::Coded(Box::new(code));
    for (form, sum) in [&coded, &Form::Zstd].into_iter().zip(&mut in_each) {
        let mut packer = Packer::new(form);
        for tried in 0..TRIED.min(blocks) {
            let block = tried * blocks / TRIED.min(blocks);
            *sum += packer.pack(positions_of(header, block), source)?.len() as u64;
        }
    }
    Ok(if in_each[0] < in_each[1] { coded } else { Form::Zstd })
}

struct Packer<'a> {
    code: Option<&'a BlockCodec>,
    zstd: Option<io::Result<zstd::bulk::Compressor<'static>>>,
    plain: Vec<u8>,
}

impl<'a> Packer<'a> {
    fn new(form: &'a Form) -> Packer<'a> {
        let zstd = (*form == Form::Zstd).then(|| {
            let mut zstd = zstd::bulk::Compressor::new(LEVEL)?;
            zstd.include_checksum(false)?;
            zstd.include_contentsize(false)?;
            zstd.include_dictid(false)?;
            Ok(zstd)
        });
        let code = if let Form::Coded(code) = form { Some(&**code) } else { None };
        Packer { code, zstd, plain: Vec::new() }
    }

    fn pack(&mut self, positions: std::ops::Range<u64>, source: &Source<'_>) -> io::Result<Vec<u8>> {
        self.plain.clear();
        source(positions, &mut self.plain);
        if let Some(code) = self.code {
            return Ok(code.pack(&self.plain));
        }
        match &mut self.zstd {
            None => Ok(self.plain.clone()),
            Some(Ok(zstd)) => zstd.compress(&self.plain),
            Some(Err(error)) => Err(io::Error::new(error.kind(), error.to_string())),
        }
    }
}
