//! Random games from a position: thousands per call, without Python's lock.

use numpy::PyArray1;
use pyo3::prelude::*;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng as _};
use sower_core::kernel::Board as _;
use sower_core::{Game, Outcome, Side, Termination, with_kernel};
use sower_search::Stop;

use crate::boards::Playing;
use crate::errors::sower;
use crate::history::{History, Repetition};
use crate::interrupt::quietly;
use crate::outcome::result;
use crate::position::PyPosition;

/// Plies after which a random game is cut off, in games without a limit.
pub(crate) const MOST_PLIES: u32 = 2000;
/// The most random games per call.
const MOST_GAMES: usize = 100_000_000;

/// Three arrays with one number for each random game: South's result, South's margin, and the number of plies.
type Arrays<'py> = (Bound<'py, PyArray1<i8>>, Bound<'py, PyArray1<i16>>, Bound<'py, PyArray1<u32>>);

/// Plays `count` random games from a position.
///
/// Returns three NumPy arrays with an entry for each game: South's result (1, 0 or -1), South's margin in seeds, and the number of plies.
/// Every legal move is equally likely. A game that lasts `max_plies` is cut off and settled by the rules.
/// The same seed gives the same games, whatever the number of threads.
#[pyfunction]
#[pyo3(signature = (position, count, *, seed=1, threads=1, max_plies=None))]
pub(crate) fn playouts<'py>(
    py: Python<'py>,
    position: &PyPosition,
    count: usize,
    seed: u64,
    threads: usize,
    max_plies: Option<u32>,
) -> PyResult<Arrays<'py>> {
    if count > MOST_GAMES {
        return Err(sower(format!("{count} games; expected at most {MOST_GAMES} in a call")));
    }
    let game = &position.game.get().game;
    let start = position.position();
    let most = max_plies.or(game.rules().most_plies()).unwrap_or(MOST_PLIES);
    let stop = Stop::new();
    let (mut results, mut margins, mut plies) = (vec![0; count], vec![0; count], vec![0; count]);
    quietly(py, &stop, || {
        let chunk = count.div_ceil(threads.clamp(1, 256)).max(1).next_multiple_of(GAMES_A_STREAM);
        std::thread::scope(|scope| {
            let parts = results.chunks_mut(chunk).zip(margins.chunks_mut(chunk)).zip(plies.chunks_mut(chunk));
            for (number, ((results, margins), plies)) in parts.enumerate() {
                let (stop, first) = (&stop, number * chunk / GAMES_A_STREAM);
                scope.spawn(move || {
                    with_kernel!(game.kernel(), kernel => {
                        let start = sower_core::game::pack(kernel, &start);
                        let streams = results
                            .chunks_mut(GAMES_A_STREAM)
                            .zip(margins.chunks_mut(GAMES_A_STREAM))
                            .zip(plies.chunks_mut(GAMES_A_STREAM));
                        for (stream, ((results, margins), plies)) in (first..).zip(streams) {
                            if stop.is_stopped() {
                                return;
                            }
                            let mut dice = dice(seed, stream);
                            play_out(game, kernel, &start, results.len(), most, &mut dice, |at, played| {
                                (results[at], margins[at], plies[at]) =
                                    (played.result, played.margin, played.plies);
                            });
                        }
                    });
                });
            }
        });
    })?;
    let arrays =
        (PyArray1::from_vec(py, results), PyArray1::from_vec(py, margins), PyArray1::from_vec(py, plies));
    Ok(arrays)
}

/// Games that share a stream of random numbers.
const GAMES_A_STREAM: usize = 256;

/// The random numbers of a stream.
pub(crate) fn dice(seed: u64, stream: usize) -> SmallRng {
    SmallRng::seed_from_u64(seed ^ (stream as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// A drawn index below a number.
#[inline]
pub(crate) fn below(dice: &mut SmallRng, number: usize) -> usize {
    ((u128::from(dice.next_u64()) * number as u128) >> 64) as usize
}

/// The end of a random game.
pub(crate) struct PlayedOut {
    pub(crate) result: i8,
    pub(crate) margin: i16,
    pub(crate) plies: u32,
}

/// Games played side by side, so that one game's memory latency overlaps with the others.
const AT_ONCE: usize = 4;

/// Plays random games from a board to their ends, or to a number of plies each, and passes on each result with the game's number.
pub(crate) fn play_out<K: Playing>(
    game: &Game,
    kernel: &K,
    start: &K::Board,
    games: usize,
    most: u32,
    rng: &mut SmallRng,
    mut tell: impl FnMut(usize, PlayedOut),
) {
    /// A random game in progress.
    struct Table<B> {
        board: B,
        plies: u32,
        number: usize,
        history: History<B>,
    }
    let (pits, rule) = (K::Board::pits_of(game.rules()), Repetition::of(game.rules()));
    let mut moves = Vec::new();
    let mut draw = |number: usize| below(rng, number);
    let begin = |table: &mut Table<K::Board>, number| {
        (table.board, table.plies, table.number) = (*start, 0, number);
        table.history.begin(rule, pits, start);
    };
    let mut begun = games.min(AT_ONCE);
    let new = |number| {
        let mut table = Table { board: *start, plies: 0, number, history: History::default() };
        begin(&mut table, number);
        table
    };
    let mut tables: Vec<Table<K::Board>> = (0..begun).map(new).collect();
    // Every round takes each game one of at most `most` plies further, or ends it.
    while !tables.is_empty() {
        let mut at = 0;
        while at < tables.len() {
            let table = &mut tables[at];
            let mut end = Termination::Cap;
            if table.plies < most
                && let Some(after) = kernel.play_drawn(&table.board, &mut moves, &mut draw)
            {
                let repeated = table.history.enter(rule, pits, &table.board, &after);
                table.board = after;
                table.plies += 1;
                if !repeated {
                    at += 1;
                    continue;
                }
                end = Termination::Repetition;
            }
            let outcome = end_of(game, kernel, &table.board, end);
            let played =
                PlayedOut { result: result(&outcome) as i8, margin: margin(&outcome), plies: table.plies };
            tell(table.number, played);
            if begun < games {
                begin(table, begun);
                begun += 1;
                at += 1;
            } else {
                tables.swap_remove(at);
            }
        }
    }
}

/// The result of a board; if it is not over there, that of an end for another reason.
pub(crate) fn end_of<K: Playing>(
    game: &Game,
    kernel: &K,
    board: &K::Board,
    otherwise: Termination,
) -> Outcome {
    kernel.outcome(board).unwrap_or_else(|| {
        let pits = game.rules().board().pits;
        game.cut_off(&board.unpack(pits), otherwise)
    })
}

/// South's seeds minus North's.
pub(crate) fn margin(outcome: &Outcome) -> i16 {
    i16::from(outcome.score[Side::South]) - i16::from(outcome.score[Side::North])
}
