//! Building tables, layer by layer from the smallest.

mod edges;
pub(crate) mod ground;
mod lines;
mod one_pass;
mod retrograde;
mod work;

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sower_core::kernel::{Backward, Half, Kernel};
use sower_core::{Fingerprint, Game, Rules, with_kernel};
use sower_search::memory::{Bytes, SharedArray};

pub use work::Watch;

use crate::error::{BuildError, TableError};
use crate::file::{self, Form, Header, Kind, Packing, Plane, TableFile};
use crate::layer::{self, Board, Layer, MOST_SEEDS};
use crate::rules::{Cycles, Steps};
use crate::scale::Scale;
use crate::set::layer_path;
use ground::{Ground, Known};
use lines::Lines;

/// Blocks that a thread unpacks before it asks for more.
const BLOCKS_A_PIECE: usize = 64;

/// A layer that was just worked out.
pub(crate) struct Built {
    pub(crate) values: Vec<Bytes>,
    /// Plies to the next capture, where play can go round.
    pub(crate) distances: Vec<SharedArray<AtomicU16>>,
}

/// What is to be built.
#[derive(Clone, Debug)]
pub struct Order<'a> {
    /// Where the files go: one folder for each set of rules.
    pub folder: &'a Path,
    /// The most seeds in play.
    pub seeds: u8,
    /// How blocks are kept.
    pub packing: Packing,
    /// Bytes of memory that may be used.
    pub memory: u64,
}

/// One step of a build.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A layer is begun.
    Begun {
        /// Its seeds.
        seeds: u8,
        /// Its positions.
        positions: u64,
    },
    /// A layer is on the disk.
    Written {
        /// Its seeds.
        seeds: u8,
        /// Its positions.
        positions: u64,
        /// How long its values took.
        worked: Duration,
        /// How long writing took.
        written: Duration,
        /// Bytes of the file.
        bytes: u64,
    },
    /// A layer was there already.
    Found {
        /// Its seeds.
        seeds: u8,
        /// Its positions.
        positions: u64,
    },
}

/// A layer to come, and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planned {
    /// Seeds in play.
    pub seeds: u8,
    /// Positions.
    pub positions: u64,
    /// Bytes of memory to build it, smaller layers included.
    pub memory: u64,
    /// Bytes on the disk, uncompressed.
    pub disk: u64,
}

/// The layers of a table of so many seeds, ascending, and what each takes.
pub fn plan(game: &Game, most_seeds: u8) -> Vec<Planned> {
    let rules = game.rules();
    let cycles = Cycles::of(rules);
    let roles = cycles.roles() as u64;
    let backward = with_kernel!(game.kernel(), kernel => kernel.backward());
    // While it is built a position is a cell, a distance, a value and, if it is told in a crowded round, a number in a list;
    // games that cannot be undone also keep a list of about six turns.
    let bytes = match (cycles, backward) {
        (Cycles::None, _) => 1,
        (_, Backward::Unknown) => roles * 7 + 12 + 24,
        _ => roles * 7,
    };
    let disk = if cycles == Cycles::None { 1 } else { 2 * roles };
    let mut below = 0;
    let layers = Steps::of(rules).layers(most_seeds);
    let planned = layers.into_iter().map(|seeds| {
        let positions = layer::positions(rules, seeds);
        let memory = below + positions.saturating_mul(bytes);
        below += positions.saturating_mul(roles);
        Planned { seeds, positions, memory, disk: positions.saturating_mul(disk) }
    });
    planned.collect()
}

/// Builds what is missing of a table, telling every step. Stopped or killed it goes on from the last finished layer.
pub fn build(
    game: &Game,
    order: &Order<'_>,
    watch: &Watch,
    mut tell: impl FnMut(Step),
) -> Result<(), BuildError> {
    if order.seeds > MOST_SEEDS {
        return Err(BuildError::TooManySeeds);
    }
    with_kernel!(game.kernel(), kernel => build_layers(game.rules(), kernel, game, order, watch, &mut tell))
}

fn build_layers<H: Half>(
    rules: &Rules,
    kernel: &Kernel<H>,
    game: &Game,
    order: &Order<'_>,
    watch: &Watch,
    tell: &mut dyn FnMut(Step),
) -> Result<(), BuildError> {
    let planned = plan(game, order.seeds);
    let path = |seeds| layer_path(order.folder, seeds);
    let missing: Vec<Planned> = planned.iter().filter(|layer| !path(layer.seeds).exists()).copied().collect();
    check_memory(order, &missing)?;
    let _alone = if missing.is_empty() { None } else { Some(claim(order.folder)?) };
    check_disk(order, &missing)?;
    let kernel = kernel.played_out();
    let (steps, cycles) = (Steps::of(rules), Cycles::of(rules));
    let fingerprint = rules.future_fingerprint();
    let board = Arc::new(Board::new(rules, &kernel, order.seeds));
    let lines = if missing.is_empty() { None } else { lines_of(rules, &kernel, &board, order.seeds) };
    let mut known: Vec<Known<H>> = Vec::new();
    for Planned { seeds, positions, .. } in planned {
        let layer = Layer::new(board.clone(), seeds);
        let path = path(seeds);
        // What lies below is wanted only while something above is to be built.
        let wanted = missing.last().is_some_and(|last| seeds < last.seeds);
        if path.exists() {
            let table = |error| BuildError::Table { path: path.clone(), error };
            let file = TableFile::open(&path, fingerprint, seeds).map_err(table)?;
            if wanted {
                known.push(load(layer, &file, false, watch).map_err(table)?.known);
            }
            tell(Step::Found { seeds, positions });
            continue;
        }
        tell(Step::Begun { seeds, positions });
        watch.begin_layer();
        let begun = Instant::now();
        let scale = Scale::new(rules, &steps, seeds, |next| scale_of(rules, &steps, &known, next))?;
        let ground = Ground::new(&kernel, &layer, &scale, &known);
        let built = work_out(&ground, cycles, lines.as_ref(), watch)?;
        if watch.is_stopped() {
            return Err(BuildError::Stopped);
        }
        check_values(&built, &scale, watch);
        let worked = begun.elapsed();
        let header = Header {
            fingerprint,
            pits: rules.board().pits,
            seeds,
            cycles,
            packing: order.packing,
            positions,
            scale: scale.clone(),
            planes: Vec::new(),
        };
        let written = write(&path, header, &built, watch);
        if watch.is_stopped() {
            return Err(BuildError::Stopped);
        }
        written.map_err(at(&path))?;
        let written = begun.elapsed() - worked;
        let bytes = std::fs::metadata(&path).map_err(at(&path))?.len();
        tell(Step::Written { seeds, positions, worked, written, bytes });
        known.push(Known { layer, scale, values: built.values });
    }
    Ok(())
}

/// Holds every value of a layer to its scale: one that is none would be proof of nothing.
///
/// # Panics
/// If there is such a value, because the builder is wrong then.
fn check_values(built: &Built, scale: &Scale, watch: &Watch) {
    for values in &built.values {
        let values = &values[..];
        let wrong = watch.in_pieces(values.len() as u64, 1 << 22, |piece, wrong: &mut bool| {
            let piece = &values[piece.start as usize..piece.end as usize];
            *wrong |= piece.iter().any(|value| *value > scale.top());
        });
        assert!(!wrong.contains(&true), "a value is not in the scale of its layer");
    }
}

/// Whole lines of positions at once, where the rules allow it.
pub(crate) fn lines_of<H: Half>(
    rules: &Rules,
    kernel: &Kernel<H>,
    board: &Board<H>,
    seeds: u8,
) -> Option<Lines> {
    // Where few seeds end the game, the layers that captures lead to are not all there.
    let by_lines = Cycles::of(rules) == Cycles::None && rules.end().seeds_left.is_none();
    by_lines.then(|| Lines::new(kernel, board, seeds)).flatten()
}

/// Works out one layer's values, and the distances to them where play can go round.
pub(crate) fn work_out<H: Half>(
    ground: &Ground<'_, H>,
    cycles: Cycles,
    lines: Option<&Lines>,
    watch: &Watch,
) -> Result<Built, BuildError> {
    if cycles != Cycles::None {
        return retrograde::build(ground, cycles, watch);
    }
    let values = one_pass::build(ground, lines, watch).map_err(|_| BuildError::NoMemory)?;
    Ok(Built { values: vec![values], distances: Vec::new() })
}

/// The scale of a layer below, also of one whose positions are all over and that nobody built.
pub(crate) fn scale_of<H: Half>(
    rules: &Rules,
    steps: &Steps,
    known: &[Known<H>],
    seeds: u8,
) -> Option<Scale> {
    let built = known.iter().find(|known| known.layer.seeds() == seeds);
    built.map(|known| known.scale.clone()).or_else(|| Scale::new(rules, steps, seeds, |_| None).ok())
}

/// What the system said, with the file or folder that it was about.
fn at(path: &Path) -> impl Fn(io::Error) -> BuildError {
    move |error| BuildError::Io { path: path.to_owned(), error }
}

/// Sees to it that nobody else builds in a folder, and clears away what a killed build has left there. The claim ends with the
/// file that comes back, however the program ends.
fn claim(folder: &Path) -> Result<File, BuildError> {
    create_folder(folder).map_err(at(folder))?;
    let lock = lock_file(folder).map_err(at(folder))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(BuildError::Busy(folder.to_owned())),
        Err(TryLockError::Error(error)) => return Err(at(folder)(error)),
    }
    for entry in std::fs::read_dir(folder).map_err(at(folder))?.flatten() {
        if entry.file_name().to_string_lossy().starts_with(file::UNFINISHED) {
            // What cannot be cleared away only takes room.
            let _ = std::fs::remove_file(entry.path());
        }
    }
    Ok(lock)
}

/// Creates the folders that are missing for their owner alone: they may be the first of Sower's data folder.
fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn lock_file(folder: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(folder.join(".lock"))
}

/// Refuses beforehand what the memory cannot take.
fn check_memory(order: &Order<'_>, missing: &[Planned]) -> Result<(), BuildError> {
    match missing.iter().find(|layer| layer.memory > order.memory) {
        None => Ok(()),
        Some(layer) => {
            Err(BuildError::Memory { seeds: layer.seeds, needed: layer.memory, given: order.memory })
        }
    }
}

/// Refuses beforehand what the disk cannot take.
fn check_disk(order: &Order<'_>, missing: &[Planned]) -> Result<(), BuildError> {
    if missing.is_empty() {
        return Ok(());
    }
    let needed: u64 = missing.iter().map(|layer| layer.disk).sum();
    // Compressed blocks come to half at the most in every game that was looked at.
    let needed = if order.packing == Packing::Compressed { needed / 2 } else { needed };
    let free = crate::room::free_disk(order.folder).map_err(at(order.folder))?;
    if needed > free {
        return Err(BuildError::Disk { needed, free, folder: order.folder.to_owned() });
    }
    Ok(())
}

/// A finished layer, with its distances where they were asked for.
pub(crate) struct Loaded<H> {
    pub(crate) known: Known<H>,
    /// By role, little-endian.
    distances: Vec<(Bytes, u8)>,
}

impl<H> Loaded<H> {
    pub(crate) fn has_distances(&self) -> bool {
        !self.distances.is_empty()
    }

    /// Plies to the next capture; 0 where the file has no distances.
    pub(crate) fn distance(&self, role: usize, index: u64) -> u16 {
        match self.distances.get(role) {
            None => 0,
            Some((bytes, 1)) => u16::from(bytes[index as usize]),
            Some((bytes, _)) => {
                let at = 2 * index as usize;
                u16::from_le_bytes([bytes[at], bytes[at + 1]])
            }
        }
    }
}

/// Reads a finished layer into memory.
pub(crate) fn load<H: Half>(
    layer: Layer<H>,
    file: &TableFile,
    distances: bool,
    watch: &Watch,
) -> Result<Loaded<H>, TableError> {
    let mut values = Vec::new();
    for kind in [Kind::Value, Kind::Most] {
        values.extend(file.plane(kind).map(|plane| load_plane(file, plane, watch)).transpose()?);
    }
    let mut read = Vec::new();
    for kind in [Kind::Distance, Kind::MostDistance].into_iter().filter(|_| distances) {
        if let Some(plane) = file.plane(kind) {
            read.push((load_plane(file, plane, watch)?, file.header().planes[plane].width));
        }
    }
    let known = Known { layer, scale: file.header().scale.clone(), values };
    Ok(Loaded { known, distances: read })
}

fn load_plane(file: &TableFile, plane: usize, watch: &Watch) -> Result<Bytes, TableError> {
    let width = u64::from(file.header().planes[plane].width);
    let mut bytes = Bytes::zeroed(file.header().positions * width)?;
    let block_len = (file::BLOCK * width) as usize;
    let pieces = Mutex::new(bytes.as_mut_slice().chunks_mut(BLOCKS_A_PIECE * block_len).enumerate());
    let failed = Mutex::new(None);
    watch.on_all_threads(|_| {
        while !watch.is_stopped() {
            let next = pieces.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((number, piece)) = next else { break };
            let blocks = (number * BLOCKS_A_PIECE) as u64..;
            for (block, place) in blocks.zip(piece.chunks_mut(block_len)) {
                if let Err(error) = file.unpack_into(plane, block, place) {
                    *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    return;
                }
            }
        }
    });
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => Ok(bytes),
    }
}

/// Writes a layer's file.
fn write(path: &Path, mut header: Header, built: &Built, watch: &Watch) -> io::Result<()> {
    let widths: Vec<u8> = built
        .distances
        .iter()
        .map(|distances| {
            let small = distances.as_slice().iter().all(|distance| distance.load(Relaxed) < 256);
            if small { 1 } else { 2 }
        })
        .collect();
    let mut sources: Vec<Box<file::Source<'_>>> = Vec::new();
    let mut plane = |kind, width| {
        header.planes.push(Plane { kind, width, form: Form::Plain, starts: vec![], checksums: vec![] })
    };
    for (values, kind) in built.values.iter().zip([Kind::Value, Kind::Most]) {
        plane(kind, 1);
        sources.push(Box::new(|range, out| {
            out.extend_from_slice(&values[range.start as usize..range.end as usize]);
        }));
    }
    for ((distances, width), kind) in
        built.distances.iter().zip(widths).zip([Kind::Distance, Kind::MostDistance])
    {
        plane(kind, width);
        sources.push(Box::new(move |range, out| {
            for distance in &distances.as_slice()[range.start as usize..range.end as usize] {
                let distance = distance.load(Relaxed);
                if width == 1 {
                    out.push(distance as u8);
                } else {
                    out.extend(distance.to_le_bytes());
                }
            }
        }));
    }
    file::write(path, header, &sources, watch)
}

/// The folder of a game's tables among those of all games: tables serve every game in which a position's future is the same.
pub fn folder_of(fingerprint: Fingerprint, all: &Path) -> PathBuf {
    all.join(fingerprint.to_string())
}
