//! Finding puzzles: positions of played games, looked up, told apart and graded.
//!
//! Positions come from records, if any are given, and from games that two simple players play out, so that they look like what
//! happens on a board. Games are numbered, each has chances of its own, and what they give is taken in their order, so the same
//! seed gives the same puzzles on any number of threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rand::RngExt as _;
use sower_core::{Game, Move, Position, Side};
use sower_search::{Limits, Probe as _, Root, Searcher, Settings, Stop};
use sower_tables::Tables;

use crate::known::{by_search, by_tables, worths};
use crate::perfect;
use crate::puzzle::{Puzzle, only_one};
use crate::spread::{is_near, spread};
use crate::worth::Worth;

pub(crate) mod games;

/// Games that are played at the most, for each puzzle that is wanted.
const MOST_GAMES: usize = 1000;
/// Games that are played before it is looked what they gave.
const BATCH: usize = 256;
/// Candidates for each puzzle that is wanted, so that there is something to choose from in every grade.
const CHOICE: usize = 8;
/// Puzzles of one game at the most, and how many plies they are apart at the least.
const MOST_OF_A_GAME: usize = 3;
const APART: usize = 4;
/// Fewer moves than this are no choice.
const LEAST_MOVES: usize = 3;
/// What is over sooner than this is seen at a glance.
const LEAST_LENGTH: u32 = 3;
/// What a proof without tables may cost.
const PROOF: u64 = 100_000;
/// What grading may cost.
const GRADING: Limits = Limits { time: None, nodes: Some(200_000), depth: Some(40), clock: None };
/// Memory of a search, on each thread.
const MEMORY: usize = 4 << 20;

/// What is to be found.
pub struct Order<'a> {
    /// The game.
    pub game: Arc<Game>,
    /// The same without an end by majority, for a table's values are those of play to the last seed.
    pub played_out: Arc<Game>,
    /// Tables of the game that is played out. Without any, only what a short search proves can become a puzzle.
    pub tables: Option<Arc<Tables>>,
    /// Games to look through first, each with its positions.
    pub records: &'a [Vec<Position>],
    /// How many puzzles.
    pub count: usize,
    /// Where all chances come from.
    pub seed: u64,
    /// Threads.
    pub threads: usize,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// So many candidates of those wanted, out of so many games.
    Looking {
        /// Games played.
        games: usize,
        /// Candidates found.
        found: usize,
        /// Candidates wanted.
        wanted: usize,
    },
    /// So many candidates graded.
    Grading {
        /// Graded.
        done: usize,
        /// Of so many.
        of: usize,
    },
}

/// Why nothing was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FindError {
    /// Somebody asked for it.
    #[error("stopped")]
    Stopped,
}

/// A puzzle that is not graded yet.
struct Candidate {
    position: Position,
    moves: Vec<(Move, Worth)>,
    /// Plies until the result can be seen, where tables tell.
    length: Option<u32>,
}

/// Finds puzzles, fewer than asked for if that is all there is. `tell` hears how far it is.
pub fn find(order: &Order<'_>, stop: &Stop, mut tell: impl FnMut(Step)) -> Result<Vec<Puzzle>, FindError> {
    let wanted = order.count * CHOICE;
    let step = games::step_of_stores(&order.played_out, order.seed);
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
    let from_records = on_threads(order, stop, order.records.len(), |searcher, number| {
        let positions = order.records[number].iter();
        positions.filter_map(|position| natural(order, searcher, position, stop)).collect()
    });
    let mut so_far = add(from_records);
    let mut games = 0;
    while so_far < wanted && games < order.count.saturating_mul(MOST_GAMES) {
        if stop.is_stopped() {
            return Err(FindError::Stopped);
        }
        let from_games = on_threads(order, stop, BATCH, |searcher, number| {
            let mut rng = games::chances(order.seed, (games + number) as u64);
            let positions = games::play(&order.played_out, &mut rng);
            some_of(order, searcher, &positions, rng.random(), step, stop)
        });
        so_far = add(from_games);
        games += BATCH;
        tell(Step::Looking { games, found: so_far, wanted });
    }
    let graded = graded(order, found, stop, &mut tell);
    if stop.is_stopped() {
        return Err(FindError::Stopped);
    }
    Ok(spread(graded, order.count))
}

/// A few puzzles of a game that was played out, from anywhere in it on: positions as they stood, or with seeds moved from store
/// to store until the result hangs on one move.
fn some_of(
    order: &Order<'_>,
    searcher: &mut Searcher,
    positions: &[Position],
    from: u64,
    step: Option<u8>,
    stop: &Stop,
) -> Vec<Candidate> {
    let most = order.tables.as_ref().map_or(order.game.rules().total() / 2, |tables| tables.most_seeds());
    let Some(within) = positions.iter().position(|position| position.in_play() <= most) else {
        return Vec::new();
    };
    let within = &positions[within..];
    let mut at = (from % within.len() as u64) as usize;
    let mut found = Vec::new();
    while at < within.len() && found.len() < MOST_OF_A_GAME {
        let here = natural(order, searcher, &within[at], stop);
        let here = here.or_else(|| dealt(order, &within[at], step?));
        at += if here.is_some() { APART } else { 1 };
        found.extend(here);
    }
    found
}

/// The position as a puzzle, if it is one.
fn natural(
    order: &Order<'_>,
    searcher: &mut Searcher,
    position: &Position,
    stop: &Stop,
) -> Option<Candidate> {
    let position = order.game.position(&position.setup()).ok()?;
    if order.game.outcome(&position).is_some() || order.game.moves(&position).len() < LEAST_MOVES {
        return None;
    }
    let moves = match &order.tables {
        Some(tables) => by_tables(tables, &position),
        None => None,
    };
    let moves = match moves {
        Some(moves) => moves,
        // A position that a table could know is not worth a search: it lies beyond the end of what can be proven.
        None if order.tables.is_some() && order.records.is_empty() => return None,
        None => by_search(&order.game, searcher, &position, &Limits::nodes(PROOF), stop)?,
    };
    candidate(order, position, worths(&moves))
}

/// The position with other stores as a puzzle, if any make it one: as little as possible is moved between them.
fn dealt(order: &Order<'_>, position: &Position, step: u8) -> Option<Candidate> {
    let tables = order.tables.as_ref()?;
    let moves = worths(&by_tables(tables, position).filter(|moves| moves.len() >= LEAST_MOVES)?);
    let mover = position.side();
    // More than is in play cannot change hands, so a larger lead never hangs on a move.
    let furthest = i32::from(order.game.rules().total()) / i32::from(step);
    for shifted in (1..=furthest).flat_map(|steps| [steps * i32::from(step), -steps * i32::from(step)]) {
        let with_lead: Vec<(Move, Worth)> =
            moves.iter().map(|(played, worth)| (*played, worth.ahead_by(2 * shifted))).collect();
        if only_one(&with_lead).is_none() {
            continue;
        }
        let mut setup = position.setup();
        let store = |side: Side, change: i32| u8::try_from(i32::from(position.store(side)) + change).ok();
        let (Some(own), Some(other)) = (store(mover, shifted), store(!mover, -shifted)) else { continue };
        setup.stores[mover] = own;
        setup.stores[!mover] = other;
        let Ok(position) = order.game.position(&setup) else { continue };
        if order.game.outcome(&position).is_none() {
            return candidate(order, position, with_lead);
        }
    }
    None
}

/// A candidate, if it is a puzzle and does not solve itself.
fn candidate(order: &Order<'_>, position: Position, moves: Vec<(Move, Worth)>) -> Option<Candidate> {
    let (solution, _) = only_one(&moves)?;
    let gain = |played: Move| {
        let after = order.game.play(&position, played).ok()?;
        Some(i32::from(after.store(position.side())) - i32::from(position.store(position.side())))
    };
    // Whoever takes the most there is to take would have solved it without a look.
    let most =
        moves.iter().filter(|(played, _)| *played != solution).filter_map(|(played, _)| gain(*played)).max();
    if gain(solution)? > most? {
        return None;
    }
    let length = length(order, &position, solution);
    length.is_none_or(|plies| plies >= LEAST_LENGTH).then_some(Candidate { position, moves, length })
}

/// Candidates with their depth and length.
fn graded(order: &Order<'_>, found: Vec<Candidate>, stop: &Stop, tell: &mut impl FnMut(Step)) -> Vec<Puzzle> {
    let mut graded = Vec::with_capacity(found.len());
    for some in found.chunks(64) {
        tell(Step::Grading { done: graded.len(), of: found.len() });
        graded.extend(on_threads(order, stop, some.len(), |searcher, number| {
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

/// The least depth from which on a search that asks nobody plays the solution, and the length of its last line.
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

/// Plies until the result can be seen, by perfect play after the solution; nothing where the tables do not tell.
fn length(order: &Order<'_>, position: &Position, solution: Move) -> Option<u32> {
    let after = order.game.play(position, solution).ok()?;
    let line = perfect::line(&order.game, order.tables.as_ref()?, &after)?;
    Some(1 + line.len() as u32)
}

/// The same for every number up to some, on all threads, with a searcher each that asks nobody; answers come back in order.
fn on_threads<T: Send>(
    order: &Order<'_>,
    stop: &Stop,
    count: usize,
    work: impl Fn(&mut Searcher, usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let one = || {
        let settings = Settings { memory: MEMORY, threads: 1 };
        let mut searcher = Searcher::new(Arc::clone(&order.game), settings).alone();
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
        let threads: Vec<_> = (0..order.threads.max(1)).map(|_| scope.spawn(one)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a finder does not panic")).collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, answer)| answer).collect()
}
