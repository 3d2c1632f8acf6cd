//! Finds puzzles in games: positions with one winning or drawing move, without near duplicates, graded.
//!
//! Positions come from records, if any are given, and from games between two simple players, so that they look natural. Each game has
//! separate random numbers, and candidates are taken in the order of the games, so a seed gives the same puzzles on any number of threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rand::RngExt as _;
use sower_core::{Game, Move, Position, Side};
use sower_search::{Limits, Probe as _, Root, Searcher, Settings, Stop};
use sower_tables::EndgameTables;

use crate::perfect_play::perfect_line;
use crate::proven_moves::{from_search, from_tables, value_ranges};
use crate::puzzle::{Puzzle, only_one};
use crate::selection::{is_near, select};
use crate::value_range::ValueRange;

pub(crate) mod self_play;

/// The most games to play per puzzle.
const MOST_GAMES: usize = 1000;
/// Games between two progress reports.
const BATCH: usize = 256;
/// Candidates per puzzle, so that there is a choice in every grade.
const CHOICE: usize = 8;
/// The most puzzles of one game, and the fewest plies between them.
const MOST_OF_A_GAME: usize = 3;
const APART: usize = 4;
/// The fewest legal moves of a puzzle.
const LEAST_MOVES: usize = 3;
/// The shortest solution in plies: anything shorter is obvious.
const LEAST_LENGTH: u32 = 3;
/// The node limit of a proof without tables.
const PROOF: u64 = 100_000;
/// Limits of the search that grades a puzzle.
const GRADING: Limits = Limits { time: None, nodes: Some(200_000), depth: Some(40), clock: None };
/// The memory of a search on each thread, in bytes.
const MEMORY: usize = 4 << 20;

/// The parameters of a puzzle search.
pub struct FindOptions<'a> {
    /// The game to find puzzles for.
    pub game: Arc<Game>,
    /// The game without an end by majority: tables assume play to the last seed.
    pub played_out: Arc<Game>,
    /// Tables of `played_out`. Without tables, only positions that a short search proves can become puzzles.
    pub tables: Option<Arc<EndgameTables>>,
    /// Recorded games to search first, each as its positions.
    pub records: &'a [Vec<Position>],
    /// The number of puzzles to find.
    pub count: usize,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of threads; it does not change the result.
    pub threads: usize,
}

/// Progress of the search for puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindProgress {
    /// Games are searched for candidates.
    Looking {
        /// The number of games played so far.
        games: usize,
        /// The number of candidates found so far.
        found: usize,
        /// The number of candidates wanted.
        wanted: usize,
    },
    /// Candidates are graded.
    Grading {
        /// The number graded so far.
        done: usize,
        /// The number of candidates in total.
        of: usize,
    },
}

/// Why the search for puzzles failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FindError {
    /// The caller stopped the search.
    #[error("stopped")]
    Stopped,
}

/// A puzzle without a grade.
struct Candidate {
    position: Position,
    moves: Vec<(Move, ValueRange)>,
    /// Plies until the result is decided, if the tables have them.
    length: Option<u32>,
}

/// Finds puzzles, fewer than requested if there are not enough. Calls `tell` with progress reports.
pub fn find(
    options: &FindOptions<'_>,
    stop: &Stop,
    mut tell: impl FnMut(FindProgress),
) -> Result<Vec<Puzzle>, FindError> {
    let wanted = options.count * CHOICE;
    let step = self_play::step_of_stores(&options.played_out, options.seed);
    let mut found: Vec<Candidate> = Vec::new();
    let mut add = |new: Vec<Vec<Candidate>>| {
        for candidate in new.into_iter().flatten() {
            let solution = only_one(&candidate.moves).map(|(solution, _)| solution);
            let is_new = |old: &Candidate| {
                !is_near(&old.position, &candidate.position)
                    || only_one(&old.moves).map(|(solution, _)| solution) != solution
            };
            if found.len() < wanted && found.iter().all(is_new) {
                found.push(candidate);
            }
        }
        found.len()
    };
    let from_records = on_threads(options, stop, options.records.len(), |searcher, number| {
        let positions = options.records[number].iter();
        positions.filter_map(|position| natural(options, searcher, position, stop)).collect()
    });
    let mut so_far = add(from_records);
    let mut games = 0;
    while so_far < wanted && games < options.count.saturating_mul(MOST_GAMES) {
        if stop.is_stopped() {
            return Err(FindError::Stopped);
        }
        let from_games = on_threads(options, stop, BATCH, |searcher, number| {
            let mut rng = self_play::rng_for_game(options.seed, (games + number) as u64);
            let positions = self_play::play(&options.played_out, &mut rng);
            some_of(options, searcher, &positions, rng.random(), step, stop)
        });
        so_far = add(from_games);
        games += BATCH;
        tell(FindProgress::Looking { games, found: so_far, wanted });
    }
    let graded = graded(options, found, stop, &mut tell);
    if stop.is_stopped() {
        return Err(FindError::Stopped);
    }
    Ok(select(graded, options.count))
}

/// A few puzzles of a game, starting at a random ply: positions as they were, or with seeds moved between the stores until the result
/// depends on one move.
fn some_of(
    options: &FindOptions<'_>,
    searcher: &mut Searcher,
    positions: &[Position],
    from: u64,
    step: Option<u8>,
    stop: &Stop,
) -> Vec<Candidate> {
    let most = options.tables.as_ref().map_or(options.game.rules().total() / 2, |tables| tables.most_seeds());
    let Some(within) = positions.iter().position(|position| position.in_play() <= most) else {
        return Vec::new();
    };
    let within = &positions[within..];
    let mut at = (from % within.len() as u64) as usize;
    let mut found = Vec::new();
    while at < within.len() && found.len() < MOST_OF_A_GAME {
        let here = natural(options, searcher, &within[at], stop);
        let here = here.or_else(|| dealt(options, &within[at], step?));
        at += if here.is_some() { APART } else { 1 };
        found.extend(here);
    }
    found
}

/// The position as a puzzle, if it is one.
fn natural(
    options: &FindOptions<'_>,
    searcher: &mut Searcher,
    position: &Position,
    stop: &Stop,
) -> Option<Candidate> {
    let position = options.game.position(&position.setup()).ok()?;
    if options.game.outcome(&position).is_some() || options.game.moves(&position).len() < LEAST_MOVES {
        return None;
    }
    let moves = match &options.tables {
        Some(tables) => from_tables(tables, &position),
        None => None,
    };
    let moves = match moves {
        Some(moves) => moves,
        // A position beyond the tables is not worth a search.
        None if options.tables.is_some() && options.records.is_empty() => return None,
        None => from_search(&options.game, searcher, &position, &Limits::nodes(PROOF), stop)?,
    };
    candidate(options, position, value_ranges(&moves))
}

/// The position as a puzzle with other stores, if any make it one. Moves as few seeds as possible.
fn dealt(options: &FindOptions<'_>, position: &Position, step: u8) -> Option<Candidate> {
    let tables = options.tables.as_ref()?;
    let moves = value_ranges(&from_tables(tables, position).filter(|moves| moves.len() >= LEAST_MOVES)?);
    let mover = position.side();
    // A lead larger than the seeds in play never depends on a move.
    let furthest = i32::from(options.game.rules().total()) / i32::from(step);
    for shifted in (1..=furthest).flat_map(|steps| [steps * i32::from(step), -steps * i32::from(step)]) {
        let with_lead: Vec<(Move, ValueRange)> =
            moves.iter().map(|(played, value)| (*played, value.ahead_by(2 * shifted))).collect();
        if only_one(&with_lead).is_none() {
            continue;
        }
        let mut setup = position.setup();
        let store = |side: Side, change: i32| u8::try_from(i32::from(position.store(side)) + change).ok();
        let (Some(own), Some(other)) = (store(mover, shifted), store(!mover, -shifted)) else { continue };
        setup.stores[mover] = own;
        setup.stores[!mover] = other;
        let Ok(position) = options.game.position(&setup) else { continue };
        if options.game.outcome(&position).is_none() {
            return candidate(options, position, with_lead);
        }
    }
    None
}

/// A candidate, if it is a puzzle and not an obvious one.
fn candidate(
    options: &FindOptions<'_>,
    position: Position,
    moves: Vec<(Move, ValueRange)>,
) -> Option<Candidate> {
    let (solution, _) = only_one(&moves)?;
    let gain = |played: Move| {
        let after = options.game.play(&position, played).ok()?;
        Some(i32::from(after.store(position.side())) - i32::from(position.store(position.side())))
    };
    // A solution that captures most is too obvious.
    let most =
        moves.iter().filter(|(played, _)| *played != solution).filter_map(|(played, _)| gain(*played)).max();
    if gain(solution)? > most? {
        return None;
    }
    let length = length(options, &position, solution);
    length.is_none_or(|plies| plies >= LEAST_LENGTH).then_some(Candidate { position, moves, length })
}

/// Candidates with their depth and length.
fn graded(
    options: &FindOptions<'_>,
    found: Vec<Candidate>,
    stop: &Stop,
    tell: &mut impl FnMut(FindProgress),
) -> Vec<Puzzle> {
    let mut graded = Vec::with_capacity(found.len());
    for some in found.chunks(64) {
        tell(FindProgress::Grading { done: graded.len(), of: found.len() });
        graded.extend(on_threads(options, stop, some.len(), |searcher, number| {
            let Candidate { position, moves, length } = &some[number];
            let (solution, _) = only_one(moves)?;
            let (depth, line) = looked(searcher, position, solution, stop);
            let length = length.unwrap_or(line).max(LEAST_LENGTH);
            Puzzle::new(*position, moves.clone(), depth, length)
        }));
        if stop.is_stopped() {
            break;
        }
    }
    graded.into_iter().flatten().collect()
}

/// The least depth at which a search without tables plays the solution, and the length of its last line.
fn looked(searcher: &mut Searcher, position: &Position, solution: Move, stop: &Stop) -> (u32, u32) {
    searcher.clear();
    let mut since = None;
    let (mut deepest, mut line) = (0, 0);
    searcher.best_told(&Root::alone(*position), &GRADING, stop, &mut |found| {
        deepest = found.depth;
        let best = found.best().filter(|best| best.played == solution);
        line = best.map_or(line, |best| best.moves.len() as u32);
        since = best.map(|_| since.unwrap_or(found.depth));
    });
    (since.unwrap_or(deepest + 1), line)
}

/// Plies until the result is decided, by perfect play after the solution; `None` if the tables do not cover it.
fn length(options: &FindOptions<'_>, position: &Position, solution: Move) -> Option<u32> {
    let after = options.game.play(position, solution).ok()?;
    let line = perfect_line(&options.game, options.tables.as_ref()?, &after)?;
    Some(1 + line.len() as u32)
}

/// Calls a function for every number up to `count`, on all threads, each with a searcher without tables. Returns results in order.
fn on_threads<T: Send>(
    options: &FindOptions<'_>,
    stop: &Stop,
    count: usize,
    work: impl Fn(&mut Searcher, usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let one = || {
        let settings = Settings::new(MEMORY, 1);
        let mut searcher = Searcher::new(Arc::clone(&options.game), settings);
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= count || stop.is_stopped() {
                return done;
            }
            done.push((number, work(&mut searcher, number)));
        }
    };
    let mut all: Vec<(usize, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..options.threads.max(1)).map(|_| scope.spawn(one)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a finder does not panic")).collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, answer)| answer).collect()
}
