//! A game's tables, open: the value of every position that they cover.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use sower_core::kernel::{Half, Kernel, Packed};
use sower_core::{AnyKernel, Game, Move, Position, Rules};
use sower_search::{KnownMove, Probe, Score};

use crate::error::TableError;
use crate::file::{Cache, Kind, Packing, Storage, TableFile};
use crate::layer::{Board, Layer};
use crate::rules::Cycles;

/// The file of a layer.
pub(crate) fn layer_path(folder: &Path, seeds: u8) -> PathBuf {
    folder.join(format!("{seeds:03}.table"))
}

/// What a table says of a position, stores included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// What the mover is sure of.
    pub sure: Score,
    /// The most that the mover can get: the same unless endless play decides.
    pub most: Score,
    /// Plies to the next capture on the way to what the mover is sure of, if whoever gains hurries and the other delays; 0
    /// where the game is over, nothing where nobody can force anything or play cannot go round.
    pub distance: Option<u16>,
    /// The same on the way to the most that the mover can get.
    pub most_distance: Option<u16>,
}

impl Found {
    /// The value, where it does not depend on how endless play is settled.
    pub fn exact(&self) -> Option<Score> {
        (self.sure == self.most).then_some(self.sure)
    }

    /// The same seen from the other side.
    fn turned(self) -> Found {
        Found {
            sure: -self.most,
            most: -self.sure,
            distance: self.most_distance,
            most_distance: self.distance,
        }
    }
}

/// A legal move and what it leads to, to the side that plays it. Its distance is counted after the move: 0 if it captures
/// or ends the game itself.
#[derive(Clone, Copy, Debug)]
pub struct MoveFound {
    /// The move.
    pub played: Move,
    /// Its value, if the tables have it.
    pub found: Option<Found>,
}

/// One layer's file, as it lies in a folder.
#[derive(Clone, Debug)]
pub struct LayerInfo {
    /// Seeds in play.
    pub seeds: u8,
    /// Positions.
    pub positions: u64,
    /// Bytes of the file.
    pub bytes: u64,
    /// How blocks are kept.
    pub packing: Packing,
    /// The file.
    pub path: PathBuf,
}

/// Open tables of a game.
pub struct Tables {
    game: Game,
    set: AnySet,
    refused: Vec<(PathBuf, TableError)>,
}

pub(crate) enum AnySet {
    Narrow(Set<u64>),
    Wide(Set<u128>),
}

macro_rules! with_set {
    ($any:expr, $set:ident => $body:expr) => {
        match $any {
            AnySet::Narrow($set) => $body,
            AnySet::Wide($set) => $body,
        }
    };
}

#[cfg(not(target_family = "wasm"))]
pub(crate) use with_set;

pub(crate) struct Set<H: Half> {
    pub(crate) kernel: Kernel<H>,
    pub(crate) cycles: Cycles,
    pub(crate) layers: Vec<Option<Open<H>>>,
    pub(crate) cache: Cache,
}

pub(crate) struct Open<H> {
    pub(crate) layer: Layer<H>,
    pub(crate) file: TableFile,
}

/// Bytes of unpacked blocks that are kept.
pub const CACHE: usize = 16 << 20;

impl Tables {
    /// Opens the files of a folder that are for these rules. Files that do not fit are left out, each with the reason.
    #[cfg(not(target_family = "wasm"))]
    pub fn open(game: &Game, folder: &Path, cache: usize) -> Tables {
        let fingerprint = game.rules().future_fingerprint();
        let files = (0..=u8::MAX).map(|seeds| (seeds, layer_path(folder, seeds)));
        let files = files.filter(|(_, path)| path.exists()).map(|(seeds, path)| {
            let file = TableFile::open(&path, fingerprint, seeds);
            (path, file)
        });
        Tables::of_files(game, files, cache)
    }

    /// Opens tables from the bytes of their files, each with its number of seeds in play. Files that do not fit are left out,
    /// each with the reason.
    pub fn from_bytes(game: &Game, files: impl IntoIterator<Item = (u8, Arc<[u8]>)>, cache: usize) -> Tables {
        let fingerprint = game.rules().future_fingerprint();
        let files = files.into_iter().map(|(seeds, bytes)| {
            let path = layer_path(Path::new(""), seeds);
            let file = TableFile::new(&path, Storage::InMemory(bytes), fingerprint, seeds);
            (path, file)
        });
        Tables::of_files(game, files, cache)
    }

    fn of_files(
        game: &Game,
        files: impl Iterator<Item = (PathBuf, Result<TableFile, TableError>)>,
        cache: usize,
    ) -> Tables {
        let mut refused = Vec::new();
        let files: Vec<TableFile> =
            files.filter_map(|(path, file)| file.map_err(|error| refused.push((path, error))).ok()).collect();
        let set = match game.kernel() {
            AnyKernel::Narrow(kernel) => {
                AnySet::Narrow(Set::new(game.rules(), kernel, files, cache, &mut refused))
            }
            AnyKernel::Wide(kernel) => {
                AnySet::Wide(Set::new(game.rules(), kernel, files, cache, &mut refused))
            }
        };
        Tables { game: game.clone(), set, refused }
    }

    /// The files that were left out, and why.
    pub fn refused(&self) -> &[(PathBuf, TableError)] {
        &self.refused
    }

    /// A file that was found damaged since it was opened.
    pub fn damaged(&self) -> Option<&Path> {
        with_set!(&self.set, set => {
            set.layers.iter().flatten().map(|open| &open.file).find(|file| file.was_damaged()).map(TableFile::path)
        })
    }

    /// What endless play is worth in this game.
    pub fn cycles(&self) -> Cycles {
        with_set!(&self.set, set => set.cycles)
    }

    /// The layers that there are, ascending.
    pub fn layers(&self) -> Vec<LayerInfo> {
        with_set!(&self.set, set => set.layers.iter().flatten().map(|open| LayerInfo {
            seeds: open.layer.seeds(),
            positions: open.layer.len(),
            bytes: open.file.len(),
            packing: open.file.header().packing,
            path: open.file.path().to_owned(),
        }).collect())
    }

    /// Whether there is nothing to ask.
    pub fn is_empty(&self) -> bool {
        with_set!(&self.set, set => set.layers.iter().all(Option::is_none))
    }

    /// What the tables say of a position, or why a file that should say it cannot be believed.
    pub fn find(&self, position: &Position) -> Result<Option<Found>, TableError> {
        if let Some(outcome) = self.game.outcome(position) {
            let worth = Score::of_outcome(&outcome, position.side());
            return Ok(Some(Found { sure: worth, most: worth, distance: Some(0), most_distance: Some(0) }));
        }
        with_set!(&self.set, set => set.find(&Packed::pack(position)))
    }

    /// Every legal move with what it leads to.
    pub fn moves(&self, position: &Position) -> Result<Vec<MoveFound>, TableError> {
        let moves = self.game.moves(position).into_iter();
        moves.map(|played| Ok(MoveFound { played, found: self.after(position, played)? })).collect()
    }

    /// What a move leads to, to the side that plays it.
    fn after(&self, position: &Position, played: Move) -> Result<Option<Found>, TableError> {
        let Ok(after) = self.game.play(position, played) else { return Ok(None) };
        let Some(found) = self.find(&after)? else { return Ok(None) };
        let found = if after.side() == position.side() { found } else { found.turned() };
        // What this move captures is the next capture; what comes after it is another matter.
        let captures = self.cycles() != Cycles::None && after.in_play() < position.in_play();
        Ok(Some(match captures {
            true => Found { distance: Some(0), most_distance: Some(0), ..found },
            false => found,
        }))
    }

    pub(crate) fn set(&self) -> &AnySet {
        &self.set
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }
}

impl Probe for Tables {
    fn most_seeds(&self) -> u8 {
        with_set!(&self.set, set => set.layers.iter().flatten().map(|open| open.layer.seeds()).max().unwrap_or(0))
    }

    fn probe(&self, position: &Position) -> Option<Score> {
        self.find(position).ok().flatten().and_then(|found| found.exact())
    }

    fn moves(&self, position: &Position) -> Option<Vec<KnownMove>> {
        let found = Tables::moves(self, position).ok()?;
        let mover = position.side();
        let margin = Score::margin(i32::from(position.store(mover)) - i32::from(position.store(!mover)));
        let mut moves = found
            .into_iter()
            .map(|MoveFound { played, found }| {
                let found = found?;
                Some(KnownMove { played, score: found.exact()?, distance: found.distance })
            })
            .collect::<Option<Vec<_>>>()?;
        // Whoever gains hurries, whoever loses delays.
        moves.sort_by_key(|known| {
            let plies = i32::from(known.distance.unwrap_or(0));
            let hurry = if known.score >= margin { plies } else { -plies };
            (std::cmp::Reverse(known.score), hurry)
        });
        Some(moves)
    }
}

impl<H: Half> Set<H> {
    fn new(
        rules: &Rules,
        kernel: &Kernel<H>,
        files: Vec<TableFile>,
        cache: usize,
        refused: &mut Vec<(PathBuf, TableError)>,
    ) -> Set<H> {
        let most = files.iter().map(|file| file.header().seeds).max().unwrap_or(0);
        let kernel = kernel.played_out();
        let board = Arc::new(Board::new(rules, &kernel, most));
        let mut layers: Vec<Option<Open<H>>> = (0..=most).map(|_| None).collect();
        for file in files {
            let seeds = file.header().seeds;
            let layer = Layer::new(board.clone(), seeds);
            if layer.len() == file.header().positions && !file.header().planes.is_empty() {
                layers[usize::from(seeds)] = Some(Open { layer, file });
            } else {
                refused
                    .push((file.path().to_owned(), TableError::Damaged { what: "the number of positions" }));
            }
        }
        let unpacked: u64 = layers.iter().flatten().map(|open| open.file.header().unpacked()).sum();
        Set { kernel, cycles: Cycles::of(rules), layers, cache: Cache::new(cache, unpacked) }
    }

    /// What the tables say of a position that is not over.
    #[inline]
    pub(crate) fn find(&self, position: &Packed<H>) -> Result<Option<Found>, TableError> {
        let seeds = self.seeds(position);
        let Some(Some(open)) = self.layers.get(usize::from(seeds)) else { return Ok(None) };
        let Some(index) = open.layer.index(position) else { return Ok(None) };
        // A swap of seats that is open or to come is no part of a table's positions.
        if !position.pie_is_closed() {
            return Ok(None);
        }
        let margin = i32::from(position.own_store()) - i32::from(position.other_store());
        let get = |kind| match open.file.plane(kind) {
            Some(plane) => open.file.get(&self.cache, plane, index).map(Some),
            None => Ok(None),
        };
        let scale = &open.file.header().scale;
        let score = |code: u16| Score::of_parts(scale.score(code as u8) + Score::margin(margin).parts());
        let Some(sure) = get(Kind::Value)? else { return Ok(None) };
        let most = get(Kind::Most)?.unwrap_or(sure);
        let (distance, most_distance) = match self.cycles {
            Cycles::None => (None, None),
            Cycles::Level if scale.level() == Some(sure as u8) => (None, None),
            Cycles::Level => (get(Kind::Distance)?, get(Kind::Distance)?),
            Cycles::Open => {
                // The least and the most that there is need no force: whoever holds the other to it has the distance.
                let by_mover = if sure == 0 { None } else { get(Kind::Distance)? };
                let by_other = if most == u16::from(scale.top()) { None } else { get(Kind::MostDistance)? };
                match sure == most {
                    true => (by_mover.or(by_other), by_other.or(by_mover)),
                    false => (by_mover, by_other),
                }
            }
        };
        Ok(Some(Found { sure: score(sure), most: score(most), distance, most_distance }))
    }

    /// The byte of a position's value, what the mover is sure of where there are two; nothing beyond the tables.
    #[inline]
    pub(crate) fn value(&self, position: &Packed<H>) -> Result<Option<u8>, TableError> {
        let Some(Some(open)) = self.layers.get(usize::from(self.seeds(position))) else { return Ok(None) };
        let (Some(index), Some(plane)) = (open.layer.index(position), open.file.plane(Kind::Value)) else {
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
