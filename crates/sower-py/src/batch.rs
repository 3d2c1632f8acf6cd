//! Thousands of boards of one game, stepped together, as arrays.

use std::sync::{Mutex, PoisonError};

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::prelude::*;
use rand::rngs::SmallRng;
use sower_core::kernel::Board as _;
use sower_core::{Game, Move, Side, Termination, with_kernel};
use sower_search::Stop;

use crate::actions::Actions;
use crate::boards::{Observation, Playing};
use crate::errors::{illegal, sower};
use crate::game::PyGame;
use crate::history::{History, Repetition};
use crate::interrupt::quietly;
use crate::outcome::result;
use crate::playouts::{MOST_PLIES, below, dice, end_of, margin, play_out};
use crate::position::PyPosition;
use crate::record::of_same_game;

/// The most boards of a batch.
const MOST_BOARDS: usize = 1 << 22;

/// Many boards of one game, stepped together. Its arrays are NumPy views that each step updates in place; copy what you keep.
///
/// Games end by repetition as their rules say. A game that lasts `max_plies` is cut off and settled by the rules.
#[pyclass(name = "Batch", module = "sower_mancala", frozen)]
pub(crate) struct PyBatch {
    game: Py<PyGame>,
    state: Mutex<State>,
    arrays: Arrays,
    size: usize,
}

struct State {
    boards: Box<dyn Boards>,
    rng: SmallRng,
    threads: usize,
}

/// The arrays that each step updates.
struct Arrays {
    observations: Py<PyArray2<u8>>,
    legal: Py<PyArray2<bool>>,
    to_move: Py<PyArray1<i8>>,
    done: Py<PyArray1<bool>>,
    results: Py<PyArray1<i8>>,
    margins: Py<PyArray1<i16>>,
    plies: Py<PyArray1<u32>>,
}

#[pymethods]
impl PyBatch {
    /// `size` boards at the start of the game, or at `start`.
    #[new]
    #[pyo3(signature = (game, size, *, start=None, seed=1, threads=1, max_plies=None))]
    fn new(
        py: Python<'_>,
        game: Py<PyGame>,
        size: usize,
        start: Option<&PyPosition>,
        seed: u64,
        threads: usize,
        max_plies: Option<u32>,
    ) -> PyResult<PyBatch> {
        if !(1..=MOST_BOARDS).contains(&size) {
            return Err(sower(format!("a batch has 1 to {MOST_BOARDS} boards, not {size}")));
        }
        let PyGame { game: rules, actions, observation, .. } = game.get();
        let start = match start {
            None => rules.start(),
            Some(start) => of_same_game(game.get(), start)?,
        };
        let most = max_plies.or(rules.rules().most_plies()).unwrap_or(MOST_PLIES);
        let repetition = Repetition::of(rules.rules());
        let shape = Shape { actions: *actions, observation: *observation, most, repetition };
        let boards: Box<dyn Boards> = with_kernel!(rules.kernel(), kernel => {
            let start = sower_core::game::pack(kernel, &start);
            let boards = vec![start; size];
            let histories = vec![History::default(); size];
            Box::new(Typed { kernel: kernel.clone(), game: rules.as_ref().clone(), shape, start, boards, histories })
        });
        let arrays = Arrays {
            observations: PyArray2::zeros(py, [size, observation.len()], false).unbind(),
            legal: PyArray2::zeros(py, [size, actions.count()], false).unbind(),
            to_move: PyArray1::zeros(py, size, false).unbind(),
            done: PyArray1::zeros(py, size, false).unbind(),
            results: PyArray1::zeros(py, size, false).unbind(),
            margins: PyArray1::zeros(py, size, false).unbind(),
            plies: PyArray1::zeros(py, size, false).unbind(),
        };
        let state = State { boards, rng: dice(seed, 0), threads: threads.clamp(1, 256) };
        let batch = PyBatch { game, state: Mutex::new(state), arrays, size };
        batch.reset(py, None)?;
        Ok(batch)
    }

    /// Plays one action on each board that is not done. Actions of boards that are done are ignored.
    ///
    /// Raises `IllegalMove` and changes nothing if an action is illegal.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_array();
        if actions.len() != self.size {
            return Err(sower(format!(
                "{} actions; expected one for each of {} boards",
                actions.len(),
                self.size
            )));
        }
        let actions: Vec<i64> = actions.iter().copied().collect();
        self.update(py, |state, rows| state.boards.step(&actions, rows, state.threads))?.map_err(
            |Illegal(board)| illegal(format!("action {} is not legal on board {board}", actions[board])),
        )
    }

    /// Puts boards back at the start: all, or those where `mask` is true.
    #[pyo3(signature = (mask=None))]
    fn reset(&self, py: Python<'_>, mask: Option<PyReadonlyArray1<'_, bool>>) -> PyResult<()> {
        let mask: Option<Vec<bool>> = mask.map(|mask| mask.as_array().iter().copied().collect());
        if mask.as_ref().is_some_and(|mask| mask.len() != self.size) {
            return Err(sower(format!("the mask needs an entry for each of {} boards", self.size)));
        }
        self.update(py, |state, rows| state.boards.reset(mask.as_deref(), rows))
    }

    /// Puts the boards that are done back at the start.
    fn reset_done(&self, py: Python<'_>) -> PyResult<()> {
        self.update(py, |state, rows| {
            let mask = rows.done.to_vec();
            state.boards.reset(Some(&mask), rows);
        })
    }

    /// A random legal action for each board, -1 where the game is over.
    fn random_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let legal = self.arrays.legal.bind(py).readonly();
        let legal = legal.as_slice()?;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let drawn = legal.chunks(legal.len() / self.size).map(|legal| {
            let count = legal.iter().filter(|is| **is).count();
            let nth = below(&mut state.rng, count.max(1));
            let mut actions = legal.iter().enumerate().filter(|(_, is)| **is);
            actions.nth(nth).map_or(-1, |(action, _)| action as i64)
        });
        Ok(PyArray1::from_vec(py, drawn.collect()))
    }

    /// Plays `count` random games from each board. Returns South's mean result of each board, from -1 to 1.
    #[pyo3(signature = (count=1, *, seed=1))]
    fn playouts<'py>(&self, py: Python<'py>, count: u32, seed: u64) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let stop = Stop::new();
        let means = quietly(py, &stop, || {
            let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            state.boards.playouts(count.max(1), seed, state.threads, &stop)
        })?;
        Ok(PyArray1::from_vec(py, means))
    }

    /// The position of a board.
    fn position(&self, py: Python<'_>, index: usize) -> PyResult<PyPosition> {
        if index >= self.size {
            return Err(pyo3::exceptions::PyIndexError::new_err(format!(
                "there is no board {index}; the batch has {}, from 0",
                self.size
            )));
        }
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(PyPosition::new(self.game.bind(py), &state.boards.position(index)))
    }

    /// What a player sees, `(size, Game.observation_size)`: each row as `Position.observation`.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        read_only(self.arrays.observations.bind(py))
    }

    /// Which actions are legal, `(size, Game.num_actions)`.
    #[getter]
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        read_only(self.arrays.legal.bind(py))
    }

    /// The side to move: 0 for South, 1 for North.
    #[getter]
    fn to_move<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        read_only(self.arrays.to_move.bind(py))
    }

    /// Which games are over.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        read_only(self.arrays.done.bind(py))
    }

    /// South's result of games that are over: 1, 0 or -1.
    #[getter]
    fn results<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        read_only(self.arrays.results.bind(py))
    }

    /// South's margin in seeds of games that are over.
    #[getter]
    fn margins<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        read_only(self.arrays.margins.bind(py))
    }

    /// The plies played on each board.
    #[getter]
    fn plies<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        read_only(self.arrays.plies.bind(py))
    }

    /// The game of the boards.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyGame> {
        self.game.clone_ref(py)
    }

    fn __len__(&self) -> usize {
        self.size
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} boards of {}>", self.size, self.game.get().id())
    }
}

/// A view of an array that Python cannot write to.
fn read_only<'py>(array: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let view = array.call_method0("view")?;
    view.getattr("flags")?.setattr("writeable", false)?;
    Ok(view)
}

impl PyBatch {
    /// Changes boards and arrays together, without Python's lock.
    fn update<T: Send>(
        &self,
        py: Python<'_>,
        change: impl FnOnce(&mut State, &mut Rows<'_>) -> T + Send,
    ) -> PyResult<T> {
        fn whole<'py, T: numpy::Element>(
            array: &Py<PyArray1<T>>,
            py: Python<'py>,
        ) -> PyResult<PyReadwriteArray1<'py, T>> {
            array.bind(py).try_readwrite().map_err(|_| sower("another thread is changing this batch"))
        }
        let Arrays { observations, legal, to_move, done, results, margins, plies } = &self.arrays;
        let busy = |_| sower("another thread is changing this batch");
        let mut observations = observations.bind(py).try_readwrite().map_err(busy)?;
        let mut legal = legal.bind(py).try_readwrite().map_err(busy)?;
        let (mut to_move, mut done) = (whole(to_move, py)?, whole(done, py)?);
        let (mut results, mut margins, mut plies) =
            (whole(results, py)?, whole(margins, py)?, whole(plies, py)?);
        let mut rows = Rows {
            observations: observations.as_slice_mut()?,
            legal: legal.as_slice_mut()?,
            to_move: to_move.as_slice_mut()?,
            done: done.as_slice_mut()?,
            results: results.as_slice_mut()?,
            margins: margins.as_slice_mut()?,
            plies: plies.as_slice_mut()?,
        };
        let state = &self.state;
        let rows = &mut rows;
        Ok(py.detach(move || change(&mut state.lock().unwrap_or_else(PoisonError::into_inner), rows)))
    }
}

/// The entries of consecutive boards in every array.
struct Rows<'a> {
    observations: &'a mut [u8],
    legal: &'a mut [bool],
    to_move: &'a mut [i8],
    done: &'a mut [bool],
    results: &'a mut [i8],
    margins: &'a mut [i16],
    plies: &'a mut [u32],
}

impl Rows<'_> {
    /// The entries cut into pieces of so many boards.
    fn pieces(&mut self, boards: usize) -> Vec<Rows<'_>> {
        let size = self.done.len();
        let wide = self.observations.len() / size * boards;
        let broad = self.legal.len() / size * boards;
        let mut observations = self.observations.chunks_mut(wide);
        let mut legal = self.legal.chunks_mut(broad);
        let mut to_move = self.to_move.chunks_mut(boards);
        let mut done = self.done.chunks_mut(boards);
        let mut results = self.results.chunks_mut(boards);
        let mut margins = self.margins.chunks_mut(boards);
        let mut plies = self.plies.chunks_mut(boards);
        let next = || {
            Some(Rows {
                observations: observations.next()?,
                legal: legal.next()?,
                to_move: to_move.next()?,
                done: done.next()?,
                results: results.next()?,
                margins: margins.next()?,
                plies: plies.next()?,
            })
        };
        std::iter::from_fn(next).collect()
    }
}

/// An illegal action, by its board.
struct Illegal(usize);

/// What every batch has in common, whatever its kernel.
#[derive(Clone, Copy)]
struct Shape {
    actions: Actions,
    observation: Observation,
    /// Plies after which a game is cut off.
    most: u32,
    repetition: Repetition,
}

trait Boards: Send {
    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>, threads: usize) -> Result<(), Illegal>;
    fn reset(&mut self, mask: Option<&[bool]>, rows: &mut Rows<'_>);
    fn playouts(&self, count: u32, seed: u64, threads: usize, stop: &Stop) -> Vec<f32>;
    fn position(&self, index: usize) -> sower_core::Position;
}

struct Typed<K: Playing> {
    kernel: K,
    game: Game,
    shape: Shape,
    start: K::Board,
    boards: Vec<K::Board>,
    histories: Vec<History<K::Board>>,
}

/// What a board does not show of its game.
#[derive(Clone, Copy)]
struct SoFar {
    plies: u32,
    repeated: bool,
}

impl<K: Playing> Typed<K> {
    /// Writes the entries of one board.
    fn write(&self, board: &K::Board, rows: &mut Rows<'_>, at: usize, so_far: SoFar, moves: &mut Vec<Move>) {
        let Shape { actions, observation, most, .. } = &self.shape;
        let SoFar { plies, repeated } = so_far;
        let wide = observation.len();
        observation.write(&self.kernel, board, &mut rows.observations[at * wide..(at + 1) * wide]);
        let broad = actions.count();
        let legal = &mut rows.legal[at * broad..(at + 1) * broad];
        legal.fill(false);
        moves.clear();
        self.kernel.legal_moves(board, moves);
        let is_over = moves.is_empty() || plies >= *most || repeated;
        rows.to_move[at] = i8::from(board.side() == Side::North);
        rows.plies[at] = plies;
        rows.done[at] = is_over;
        (rows.results[at], rows.margins[at]) = (0, 0);
        if is_over {
            let end = if repeated { Termination::Repetition } else { Termination::Cap };
            let outcome = end_of(&self.game, &self.kernel, board, end);
            (rows.results[at], rows.margins[at]) = (result(&outcome) as i8, margin(&outcome));
        } else {
            moves.iter().for_each(|played| legal[actions.number(*played)] = true);
        }
    }

    /// The boards after one action each; those that are done stay unchanged.
    fn play_all(
        &self,
        boards: &[K::Board],
        actions: &[i64],
        done: &[bool],
    ) -> Result<Vec<K::Board>, Illegal> {
        let play = |(at, ((board, action), done)): (usize, ((&K::Board, &i64), &bool))| {
            if *done {
                return Ok(*board);
            }
            let played = usize::try_from(*action).ok().and_then(|action| self.shape.actions.played(action));
            played.and_then(|played| self.kernel.play_checked(board, played)).ok_or(Illegal(at))
        };
        boards.iter().zip(actions).zip(done).enumerate().map(play).collect()
    }
}

/// Boards of a piece of work: fewer are not worth a thread.
const LEAST_PIECE: usize = 256;

impl<K: Playing> Boards for Typed<K> {
    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>, threads: usize) -> Result<(), Illegal> {
        let piece = self.boards.len().div_ceil(threads).max(LEAST_PIECE);
        let this = &*self;
        let done = &*rows.done;
        let played = in_pieces(this.boards.len(), piece, |range| {
            let first = range.start;
            this.play_all(&this.boards[range.clone()], &actions[range.clone()], &done[range])
                .map_err(|Illegal(at)| Illegal(first + at))
        });
        let after: Vec<Vec<K::Board>> = played.into_iter().collect::<Result<_, _>>()?;
        let (pits, rule) = (K::Board::pits_of(self.game.rules()), self.shape.repetition);
        let mut histories = std::mem::take(&mut self.histories);
        let this = &*self;
        std::thread::scope(|scope| {
            let pieces = after.iter().zip(rows.pieces(piece)).zip(histories.chunks_mut(piece));
            for ((boards, mut rows), histories) in
                pieces.zip(this.boards.chunks(piece)).map(|(rest, before)| {
                    let ((boards, rows), histories) = rest;
                    ((boards.iter().zip(before), rows), histories)
                })
            {
                let work = move || {
                    let mut moves = Vec::new();
                    for (at, (board, before)) in boards.enumerate() {
                        if !rows.done[at] {
                            let repeated = histories[at].enter(rule, pits, before, board);
                            let so_far = SoFar { plies: rows.plies[at] + 1, repeated };
                            this.write(board, &mut rows, at, so_far, &mut moves);
                        }
                    }
                };
                if after.len() == 1 { work() } else { drop(scope.spawn(work)) }
            }
        });
        self.histories = histories;
        self.boards = after.concat();
        Ok(())
    }

    fn reset(&mut self, mask: Option<&[bool]>, rows: &mut Rows<'_>) {
        let start = self.start;
        let (pits, rule) = (K::Board::pits_of(self.game.rules()), self.shape.repetition);
        let mut moves = Vec::new();
        for at in 0..self.boards.len() {
            if mask.is_none_or(|mask| mask[at]) {
                self.boards[at] = start;
                self.histories[at].begin(rule, pits, &start);
                self.write(&start, rows, at, SoFar { plies: 0, repeated: false }, &mut moves);
            }
        }
    }

    fn playouts(&self, count: u32, seed: u64, threads: usize, stop: &Stop) -> Vec<f32> {
        let piece = self.boards.len().div_ceil(threads).max(1);
        let means = in_pieces(self.boards.len(), piece, |range| {
            range
                .map(|at| {
                    if stop.is_stopped() {
                        return 0.0;
                    }
                    let mut rng = dice(seed, at);
                    let mut sum = 0.0;
                    let (start, most, games) = (&self.boards[at], self.shape.most, count as usize);
                    play_out(&self.game, &self.kernel, start, games, most, &mut rng, |_, played| {
                        sum += f32::from(played.result);
                    });
                    sum / count as f32
                })
                .collect::<Vec<f32>>()
        });
        means.concat()
    }

    fn position(&self, index: usize) -> sower_core::Position {
        self.boards[index].unpack(self.game.rules().board().pits)
    }
}

/// Runs work on ranges of boards, each on a thread if there are several.
fn in_pieces<T: Send>(
    boards: usize,
    piece: usize,
    work: impl Fn(std::ops::Range<usize>) -> T + Sync,
) -> Vec<T> {
    let ranges = (0..boards).step_by(piece).map(|first| first..(first + piece).min(boards));
    if piece >= boards {
        return ranges.map(work).collect();
    }
    std::thread::scope(|scope| {
        let threads: Vec<_> = ranges.map(|range| scope.spawn(|| work(range))).collect();
        let joined = threads.into_iter().map(|thread| thread.join());
        joined.map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}
