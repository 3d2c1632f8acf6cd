//! The header of a table file. The format is described in `docs/reference/table-format.md`.

use sower_core::Fingerprint;
use sower_search::endings::Cycles;

use super::block_codec::BlockCodec;
use crate::error::TableError;
use crate::value_encoding::ValueEncoding;

const MAGIC: [u8; 8] = *b"SOWTABLE";
/// The format version that this program writes and reads.
pub(crate) const VERSION: u32 = 3;
/// Positions in a block.
pub(crate) const BLOCK: u64 = 2048;
/// The largest header: a layer of 2³² positions has four planes of a million blocks.
const MOST_HEADER: u64 = 1 << 26;

/// Whether a table is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// Uncompressed: larger, but faster to look up.
    Plain,
    /// Compressed: smaller, but slower to look up.
    Compressed,
}

/// The format of a plane's blocks.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Form {
    Plain,
    /// Compressed by zstd.
    Zstd,
    /// Compressed by [`BlockCodec`], which suits similar neighbours.
    Coded(Box<BlockCodec>),
}

/// The kind of number that a plane has for every position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlaneKind {
    /// The value; the lower bound where the value of cycles is open.
    Value,
    /// The upper bound, where the value of cycles is open.
    Upper,
    /// Plies to the next capture on the way to the value.
    Distance,
    /// Plies to the next capture on the way to the upper bound.
    UpperDistance,
}

const KINDS: [PlaneKind; 4] =
    [PlaneKind::Value, PlaneKind::Upper, PlaneKind::Distance, PlaneKind::UpperDistance];

/// One number for every position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plane {
    pub(crate) kind: PlaneKind,
    /// Bytes per position.
    pub(crate) width: u8,
    pub(crate) form: Form,
    /// The offset of each block in the file, and finally the end of the plane.
    pub(crate) starts: Vec<u64>,
    /// Each block's checksum, over its bytes in the file.
    pub(crate) checksums: Vec<u32>,
}

/// The header of a table file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Header {
    pub(crate) fingerprint: Fingerprint,
    pub(crate) pits: u8,
    pub(crate) seeds: u8,
    pub(crate) cycles: Cycles,
    pub(crate) packing: Packing,
    pub(crate) positions: u64,
    pub(crate) encoding: ValueEncoding,
    pub(crate) planes: Vec<Plane>,
}

impl Header {
    /// The size of all values when decompressed, in bytes.
    pub(crate) fn unpacked(&self) -> u64 {
        self.planes.iter().map(|plane| self.positions * u64::from(plane.width)).sum()
    }

    /// Blocks in each plane.
    pub(crate) fn blocks(&self) -> u64 {
        self.positions.div_ceil(BLOCK)
    }

    /// Bytes of the header.
    pub(crate) fn len(&self) -> u64 {
        let code = |plane: &Plane| if let Form::Coded(code) = &plane.form { code.len() } else { 0 };
        let planes: u64 = self.planes.iter().map(|plane| 3 + code(plane) + 8 * self.blocks()).sum();
        (8 + 4 + 4) + 8 + 4 + 8 + 2 + 4 * self.encoding.scores().len() as u64 + 1 + planes + 4
    }

    /// The header as bytes.
    pub(crate) fn write(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.len() as usize);
        out.extend(MAGIC);
        out.extend(VERSION.to_le_bytes());
        out.extend((self.len() as u32).to_le_bytes());
        out.extend(self.fingerprint.number().to_le_bytes());
        let cycles = match self.cycles {
            Cycles::None => 0,
            Cycles::Level => 1,
            Cycles::Open => 2,
        };
        out.extend([self.pits, self.seeds, cycles, u8::from(self.packing == Packing::Compressed)]);
        out.extend(self.positions.to_le_bytes());
        out.extend((self.encoding.scores().len() as u16).to_le_bytes());
        out.extend(self.encoding.scores().iter().flat_map(|score| score.to_le_bytes()));
        out.push(self.planes.len() as u8);
        for plane in &self.planes {
            let kind = KINDS.iter().position(|kind| *kind == plane.kind).expect("every kind is listed");
            let form = match &plane.form {
                Form::Plain => 0,
                Form::Zstd => 1,
                Form::Coded(_) => 2,
            };
            out.extend([kind as u8, plane.width, form]);
            if let Form::Coded(code) = &plane.form {
                code.write(&mut out);
            }
            for (block, checksum) in plane.starts.windows(2).zip(&plane.checksums) {
                out.extend(((block[1] - block[0]) as u32).to_le_bytes());
                out.extend(checksum.to_le_bytes());
            }
        }
        out.extend(crc32fast::hash(&out).to_le_bytes());
        out
    }

    /// Reads the header of a complete file.
    pub(crate) fn read(file: &[u8]) -> Result<Header, TableError> {
        let mut bytes = Bytes(file);
        if bytes.take(8)? != MAGIC {
            return Err(TableError::NotATable);
        }
        let version = bytes.u32()?;
        if version != VERSION {
            return Err(TableError::OtherVersion { found: version, known: VERSION });
        }
        let len = u64::from(bytes.u32()?);
        if !(20..=MOST_HEADER).contains(&len) || len > file.len() as u64 {
            return Err(TableError::Cut);
        }
        let (head, sum) = file[..len as usize].split_at(len as usize - 4);
        if crc32fast::hash(head).to_le_bytes() != sum {
            return Err(TableError::Damaged { what: "the head of the file" });
        }
        let mut bytes = Bytes(&head[16..]);
        let fingerprint = Fingerprint::of_number(bytes.u64()?);
        let [pits, seeds, cycles, packing] = [bytes.u8()?, bytes.u8()?, bytes.u8()?, bytes.u8()?];
        let cycles = match cycles {
            0 => Cycles::None,
            1 => Cycles::Level,
            2 => Cycles::Open,
            _ => return Err(TableError::Damaged { what: "the kind of play" }),
        };
        let packing = if packing == 1 { Packing::Compressed } else { Packing::Plain };
        let positions = bytes.u64()?;
        let values = usize::from(bytes.u16()?);
        let scores = (0..values).map(|_| bytes.u32().map(|score| score as i32)).collect::<Result<_, _>>()?;
        let encoding =
            ValueEncoding::from_scores(scores).ok_or(TableError::Damaged { what: "the list of values" })?;
        let count = bytes.u8()?;
        let mut start = len;
        let planes = (0..count)
            .map(|_| Header::plane(&mut bytes, positions.div_ceil(BLOCK), &mut start))
            .collect::<Result<Vec<_>, _>>()?;
        if start != file.len() as u64 {
            return Err(TableError::Cut);
        }
        Ok(Header { fingerprint, pits, seeds, cycles, packing, positions, encoding, planes })
    }

    fn plane(bytes: &mut Bytes<'_>, blocks: u64, start: &mut u64) -> Result<Plane, TableError> {
        let kind = *KINDS.get(usize::from(bytes.u8()?)).ok_or(TableError::Damaged { what: "a plane" })?;
        let width = bytes.u8()?;
        let form = match bytes.u8()? {
            0 => Form::Plain,
            1 => Form::Zstd,
            2 if width == 1 => Form::Coded(Box::new(bytes.codec()?)),
            _ => return Err(TableError::Damaged { what: "a plane" }),
        };
        let mut plane = Plane { kind, width, form, starts: vec![*start], checksums: Vec::new() };
        for _ in 0..blocks {
            *start += u64::from(bytes.u32()?);
            plane.starts.push(*start);
            plane.checksums.push(bytes.u32()?);
        }
        if !matches!(width, 1 | 2) {
            return Err(TableError::Damaged { what: "a plane" });
        }
        Ok(plane)
    }
}

/// Reads numbers one after another.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, len: usize) -> Result<&'a [u8], TableError> {
        let (taken, rest) = self.0.split_at_checked(len).ok_or(TableError::Cut)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], TableError> {
        self.take(N)?.try_into().map_err(|_| TableError::Cut)
    }

    fn codec(&mut self) -> Result<BlockCodec, TableError> {
        let bytes = self.u16()?;
        let halves = self.take(BlockCodec::half_bytes(bytes).div_ceil(2))?;
        BlockCodec::read(bytes, halves).ok_or(TableError::Damaged { what: "a code" })
    }

    fn u8(&mut self) -> Result<u8, TableError> {
        Ok(self.array::<1>()?[0])
    }

    fn u16(&mut self) -> Result<u16, TableError> {
        Ok(u16::from_le_bytes(self.array()?))
    }

    fn u32(&mut self) -> Result<u32, TableError> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    fn u64(&mut self) -> Result<u64, TableError> {
        Ok(u64::from_le_bytes(self.array()?))
    }
}
