//! The open tables of a game: looks up the value of every position that they cover.

use std::any::Any;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sower_core::kernel::{Half, Packed, SharedRing};
use sower_core::{AnyKernel, Game, Move, Position, Rules};
use sower_search::endings::{Cycles, lead};
use sower_search::{KnownMove, PackedProbe, Probe, Score};

use crate::error::TableError;
use crate::file::{Cache, Packing, PlaneKind, Storage, TableFile};
use crate::layer::{Board, Layer};

pub(crate) fn layer_path(folder: &Path, seeds: u8) -> PathBuf {
    folder.join(format!("{seeds:03}.table"))
}

/// The value of a position, stores included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableValue {
    /// The margin that the mover can force.
    pub lower: Score,
    /// The most that the mover can get. Equals `lower` unless endless play has no single value.
    pub upper: Score,
    /// Plies to the next capture on the way to the lower bound, if the gaining side hurries and its opponent delays. 0 if the game
    /// is over; `None` if neither side can force anything or play cannot cycle.
    pub distance: Option<u16>,
    /// Plies to the next capture on the way to the upper bound.
    pub upper_distance: Option<u16>,
}

impl TableValue {
    /// The value, if it does not depend on the result of endless play.
    pub fn exact(&self) -> Option<Score> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The value for the opponent.
    fn for_opponent(self) -> TableValue {
        TableValue {
            lower: -self.upper,
            upper: -self.lower,
            distance: self.upper_distance,
            upper_distance: self.distance,
        }
    }
}

/// A legal move and its value for the side that plays it. The distance counts from after the move: 0 if it captures
/// or ends the game.
#[derive(Clone, Copy, Debug)]
pub struct MoveValue {
    /// The move, legal in the position that was looked up.
    pub played: Move,
    /// The move's value; `None` if the tables do not cover it.
    pub found: Option<TableValue>,
}

/// The file of one layer.
#[derive(Clone, Debug)]
pub struct LayerInfo {
    /// Seeds in play of every position of the layer.
    pub seeds: u8,
    /// The number of positions.
    pub positions: u64,
    /// The size of the file in bytes.
    pub bytes: u64,
    /// Whether blocks are compressed.
    pub packing: Packing,
    /// The path of the file.
    pub path: PathBuf,
}

/// Open tables of a game.
pub struct EndgameTables {
    game: Game,
    set: AnyLayerSet,
    refused: Vec<(PathBuf, TableError)>,
}

pub(crate) enum AnyLayerSet {
    Narrow(LayerSet<u64>),
    Wide(LayerSet<u128>),
    /// No tables: the game is not played on a shared ring.
    None,
}

macro_rules! with_layers {
    ($any:expr, $set:ident => $body:expr, else $without:expr) => {
        match $any {
            AnyLayerSet::Narrow($set) => $body,
            AnyLayerSet::Wide($set) => $body,
            AnyLayerSet::None => $without,
        }
    };
}

#[cfg(not(target_family = "wasm"))]
pub(crate) use with_layers;

pub(crate) struct LayerSet<H: Half> {
    /// The kernel of the game.
    game_kernel: SharedRing<H>,
    /// The kernel without an end by majority: tables assume play to the last seed.
    pub(crate) kernel: SharedRing<H>,
    pub(crate) cycles: Cycles,
    pub(crate) layers: Vec<Option<OpenLayer<H>>>,
    pub(crate) cache: Cache,
}

pub(crate) struct OpenLayer<H> {
    pub(crate) layer: Layer<H>,
    pub(crate) file: TableFile,
}

impl<H> OpenLayer<H> {
    /// The number that a plane has for a position; `None` if the file has no such plane.
    #[inline]
    fn get(&self, cache: &Cache, kind: PlaneKind, index: u64) -> Result<Option<u16>, TableError> {
        self.file.plane(kind).map(|plane| self.file.get(cache, plane, index)).transpose()
    }
}

/// The encoded bounds of a position.
struct Entry<'a, H> {
    open: &'a OpenLayer<H>,
    index: u64,
    lower: u8,
    upper: u8,
    /// The margin in the stores, in parts of a seed.
    margin: i32,
}

impl<H> Entry<'_, H> {
    /// The score of an encoded value, stores included.
    #[inline]
    fn score(&self, code: u8) -> Score {
        Score::of_parts(self.open.file.header().encoding.decode(code) + self.margin)
    }
}

/// The default size of the cache of decompressed blocks, in bytes.
pub const CACHE_BYTES: usize = 16 << 20;

impl EndgameTables {
    /// Opens the files in a folder for these rules. Skips files that do not fit, and records why.
    #[cfg(not(target_family = "wasm"))]
    pub fn open(game: &Game, folder: &Path, cache: usize) -> EndgameTables {
        let fingerprint = game.rules().future_fingerprint();
        let files = (0..=u8::MAX).map(|seeds| (seeds, layer_path(folder, seeds)));
        let files = files.filter(|(_, path)| path.exists()).map(|(seeds, path)| {
            let file = TableFile::open(&path, fingerprint, seeds);
            (path, file)
        });
        EndgameTables::of_files(game, files, cache)
    }

    /// Opens tables from the bytes of their files, each with its number of seeds in play. Skips files that do not fit,
    /// and records why.
    pub fn from_bytes(
        game: &Game,
        files: impl IntoIterator<Item = (u8, Arc<[u8]>)>,
        cache: usize,
    ) -> EndgameTables {
        let fingerprint = game.rules().future_fingerprint();
        let files = files.into_iter().map(|(seeds, bytes)| {
            let path = layer_path(Path::new(""), seeds);
            let file = TableFile::new(&path, Storage::InMemory(bytes), fingerprint, seeds);
            (path, file)
        });
        EndgameTables::of_files(game, files, cache)
    }

    fn of_files(
        game: &Game,
        files: impl Iterator<Item = (PathBuf, Result<TableFile, TableError>)>,
        cache: usize,
    ) -> EndgameTables {
        let mut refused = Vec::new();
        let files: Vec<TableFile> =
            files.filter_map(|(path, file)| file.map_err(|error| refused.push((path, error))).ok()).collect();
        let set = match game.kernel() {
            AnyKernel::Narrow(kernel) => {
                AnyLayerSet::Narrow(LayerSet::new(game.rules(), kernel, files, cache, &mut refused))
            }
            AnyKernel::Wide(kernel) => {
                AnyLayerSet::Wide(LayerSet::new(game.rules(), kernel, files, cache, &mut refused))
            }
            AnyKernel::General(_) => AnyLayerSet::None,
        };
        EndgameTables { game: game.clone(), set, refused }
    }

    /// The skipped files, and why.
    pub fn refused(&self) -> &[(PathBuf, TableError)] {
        &self.refused
    }

    /// A file found damaged after it was opened.
    pub fn damaged(&self) -> Option<&Path> {
        with_layers!(&self.set, set => {
            set.layers.iter().flatten().map(|open| &open.file).find(|file| file.was_damaged()).map(TableFile::path)
        }, else None)
    }

    /// The value of endless play in this game.
    pub fn cycles(&self) -> Cycles {
        with_layers!(&self.set, set => set.cycles, else Cycles::of(self.game.rules()))
    }

    /// The open layers, ascending.
    pub fn layers(&self) -> Vec<LayerInfo> {
        with_layers!(&self.set, set => set.layers.iter().flatten().map(|open| LayerInfo {
            seeds: open.layer.seeds(),
            positions: open.layer.len(),
            bytes: open.file.len(),
            packing: open.file.header().packing,
            path: open.file.path().to_owned(),
        }).collect(), else Vec::new())
    }

    /// Whether no layer is open.
    pub fn is_empty(&self) -> bool {
        with_layers!(&self.set, set => set.layers.iter().all(Option::is_none), else true)
    }

    /// The value of a position; `None` if the tables do not cover it, and an error if the file is damaged.
    pub fn look_up(&self, position: &Position) -> Result<Option<TableValue>, TableError> {
        if let Some(outcome) = self.game.outcome(position) {
            let worth = Score::of_outcome(&outcome, position.side());
            return Ok(Some(TableValue {
                lower: worth,
                upper: worth,
                distance: Some(0),
                upper_distance: Some(0),
            }));
        }
        with_layers!(&self.set, set => set.look_up(&Packed::pack(position)), else Ok(None))
    }

    /// Every legal move with its value.
    pub fn look_up_moves(&self, position: &Position) -> Result<Vec<MoveValue>, TableError> {
        let moves = self.game.moves(position).into_iter();
        moves.map(|played| Ok(MoveValue { played, found: self.after(position, played)? })).collect()
    }

    /// The value of a move for the side that plays it.
    fn after(&self, position: &Position, played: Move) -> Result<Option<TableValue>, TableError> {
        let Ok(after) = self.game.play(position, played) else { return Ok(None) };
        let Some(found) = self.look_up(&after)? else { return Ok(None) };
        let found = if after.side() == position.side() { found } else { found.for_opponent() };
        // If this move captures, it is the next capture.
        let captures = self.cycles() != Cycles::None && after.in_play() < position.in_play();
        Ok(Some(match captures {
            true => TableValue { distance: Some(0), upper_distance: Some(0), ..found },
            false => found,
        }))
    }

    /// The layers, if the kernel of the game has that width.
    #[inline]
    pub(crate) fn layers_of<H: Half>(&self) -> Option<&LayerSet<H>> {
        let set: &dyn Any = match &self.set {
            AnyLayerSet::Narrow(set) => set,
            AnyLayerSet::Wide(set) => set,
            AnyLayerSet::None => return None,
        };
        set.downcast_ref()
    }

    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn layer_set(&self) -> &AnyLayerSet {
        &self.set
    }

    /// The game whose tables these are.
    pub fn game(&self) -> &Game {
        &self.game
    }
}

impl<H: Half> PackedProbe<Packed<H>> for EndgameTables {
    #[inline]
    fn probe(&self, position: &Packed<H>) -> Option<Score> {
        self.layers_of()?.exact(position).ok().flatten()
    }
}

impl PackedProbe<Position> for EndgameTables {
    fn probe(&self, _: &Position) -> Option<Score> {
        None
    }
}

impl Probe for EndgameTables {
    fn most_seeds(&self) -> u8 {
        with_layers!(&self.set, set => set.layers.iter().flatten().map(|open| open.layer.seeds()).max().unwrap_or(0), else 0)
    }

    fn moves(&self, position: &Position) -> Option<Vec<KnownMove>> {
        let found = EndgameTables::look_up_moves(self, position).ok()?;
        let mover = position.side();
        let margin = Score::margin(i32::from(position.store(mover)) - i32::from(position.store(!mover)));
        let mut moves = found
            .into_iter()
            .map(|MoveValue { played, found }| {
                let found = found?;
                Some(KnownMove { played, score: found.exact()?, distance: found.distance })
            })
            .collect::<Option<Vec<_>>>()?;
        // The gaining side hurries, the losing side delays.
        moves.sort_by_key(|known| {
            let plies = i32::from(known.distance.unwrap_or(0));
            let hurry = if known.score >= margin { plies } else { -plies };
            (std::cmp::Reverse(known.score), hurry)
        });
        Some(moves)
    }
}

impl<H: Half> LayerSet<H> {
    fn new(
        rules: &Rules,
        kernel: &SharedRing<H>,
        files: Vec<TableFile>,
        cache: usize,
        refused: &mut Vec<(PathBuf, TableError)>,
    ) -> LayerSet<H> {
        let most_seeds = files.iter().map(|file| file.header().seeds).max().unwrap_or(0);
        let game_kernel = kernel.clone();
        let kernel = kernel.played_out();
        let board = Arc::new(Board::new(rules, &kernel, most_seeds));
        let mut layers: Vec<Option<OpenLayer<H>>> = (0..=most_seeds).map(|_| None).collect();
        for file in files {
            let seeds = file.header().seeds;
            let layer = Layer::new(board.clone(), seeds);
            if layer.len() == file.header().positions && !file.header().planes.is_empty() {
                layers[usize::from(seeds)] = Some(OpenLayer { layer, file });
            } else {
                refused
                    .push((file.path().to_owned(), TableError::Damaged { what: "the number of positions" }));
            }
        }
        let unpacked: u64 = layers.iter().flatten().map(|open| open.file.header().unpacked()).sum();
        LayerSet {
            game_kernel,
            kernel,
            cycles: Cycles::of(rules),
            layers,
            cache: Cache::new(cache, unpacked),
        }
    }

    /// The exact value of a position, if there is one.
    pub(crate) fn exact(&self, position: &Packed<H>) -> Result<Option<Score>, TableError> {
        if let Some(outcome) = self.game_kernel.outcome(position) {
            return Ok(Some(Score::of_outcome(&outcome, position.side())));
        }
        let Some(entry) = self.entry(position)? else { return Ok(None) };
        Ok((entry.lower == entry.upper).then(|| entry.score(entry.lower)))
    }

    /// The value of a position that is not over.
    #[inline]
    pub(crate) fn look_up(&self, position: &Packed<H>) -> Result<Option<TableValue>, TableError> {
        let Some(entry) = self.entry(position)? else { return Ok(None) };
        let Entry { open, index, lower, upper, .. } = entry;
        let encoding = &open.file.header().encoding;
        let distance = |kind| open.get(&self.cache, kind, index);
        let (lower_distance, upper_distance) = match self.cycles {
            Cycles::None => (None, None),
            Cycles::Level if encoding.zero_code() == Some(lower) => (None, None),
            Cycles::Level => {
                let distance = distance(PlaneKind::Distance)?;
                (distance, distance)
            }
            Cycles::Open => {
                // The worst and the best value need no force: use the opponent's distance there.
                let by_mover = if lower == 0 { None } else { distance(PlaneKind::Distance)? };
                let by_opponent =
                    if upper == encoding.max_code() { None } else { distance(PlaneKind::UpperDistance)? };
                match lower == upper {
                    true => (by_mover.or(by_opponent), by_opponent.or(by_mover)),
                    false => (by_mover, by_opponent),
                }
            }
        };
        Ok(Some(TableValue {
            lower: entry.score(lower),
            upper: entry.score(upper),
            distance: lower_distance,
            upper_distance,
        }))
    }

    /// Reads the encoded bounds of a position that is not over.
    #[inline]
    fn entry(&self, position: &Packed<H>) -> Result<Option<Entry<'_, H>>, TableError> {
        let seeds = self.seeds(position);
        let Some(Some(open)) = self.layers.get(usize::from(seeds)) else { return Ok(None) };
        let Some(index) = open.layer.index(position) else { return Ok(None) };
        // Tables do not cover positions in which the pie rule is still open.
        if !position.pie_is_closed() {
            return Ok(None);
        }
        let Some(lower) = open.get(&self.cache, PlaneKind::Value, index)? else { return Ok(None) };
        let upper = open.get(&self.cache, PlaneKind::Upper, index)?.unwrap_or(lower);
        let margin = Score::margin(lead(position)).parts();
        Ok(Some(Entry { open, index, lower: lower as u8, upper: upper as u8, margin }))
    }

    /// The encoded value of a position, the lower bound if there are two; `None` if the tables do not cover it.
    #[inline]
    pub(crate) fn value(&self, position: &Packed<H>) -> Result<Option<u8>, TableError> {
        let Some(Some(open)) = self.layers.get(usize::from(self.seeds(position))) else { return Ok(None) };
        let (Some(index), Some(plane)) = (open.layer.index(position), open.file.plane(PlaneKind::Value))
        else {
            return Ok(None);
        };
        open.file.get(&self.cache, plane, index).map(|value| Some(value as u8))
    }

    #[inline(always)]
    pub(crate) fn seeds(&self, position: &Packed<H>) -> u8 {
        let mask = self.kernel.pit_mask();
        (position.own() & mask).sum() + (position.other() & mask).sum()
    }
}
