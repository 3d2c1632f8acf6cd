//! The engine: the best move, and the value of every move.

use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::time::Duration;

use pyo3::prelude::*;
use sower_core::{Game, Move, Position};
use sower_search::{Analysis, Candidate, Limits, Probe, Probes, Root, Searcher, Settings, Stop};
use sower_solver::{Aim, Event, Settings as SolverSettings, Solver};

use crate::actions::Actions;
use crate::errors::sower;
use crate::game::PyGame;
use crate::interrupt::interruptible;
use crate::record::so_far;
use crate::solution::{PySolution, progress};
use crate::tables::PyTables;

/// The time to think without limits.
const ONE_SECOND: f64 = 1.0;

/// Searches positions of one game. It keeps what it found for later searches. Other Python threads run meanwhile, and Ctrl-C stops it.
#[pyclass(name = "Engine", module = "sower_mancala", frozen)]
pub(crate) struct PyEngine {
    game: Py<PyGame>,
    tables: Option<Py<PyTables>>,
    searcher: Mutex<Searcher>,
    threads: usize,
    memory: usize,
    /// The handle of the current search.
    stop: Mutex<Stop>,
}

#[pymethods]
impl PyEngine {
    /// `threads` search threads with `memory` megabytes for positions. `tables` are endgame tables of the same game.
    #[new]
    #[pyo3(signature = (game, *, threads=1, memory=64, tables=None))]
    fn new(
        py: Python<'_>,
        game: Py<PyGame>,
        threads: usize,
        memory: usize,
        tables: Option<Py<PyTables>>,
    ) -> PyResult<PyEngine> {
        if !(1..=1024).contains(&threads) || !(1..=1 << 20).contains(&memory) {
            return Err(sower("an engine has 1 to 1024 threads and 1 to 1048576 megabytes of memory"));
        }
        let open = tables.as_ref().map(|tables| tables.get().of(game.get())).transpose()?;
        let probes = Probes::new(move |_| Some(open.clone()? as Arc<dyn Probe>));
        let rules = Arc::clone(&game.get().game);
        let searcher =
            py.detach(|| Searcher::new(rules, Settings::new(memory << 20, threads).with_probes(probes)));
        let (searcher, stop) = (Mutex::new(searcher), Mutex::new(Stop::new()));
        Ok(PyEngine { game, tables, searcher, threads, memory: memory << 20, stop })
    }

    /// The game whose positions this searches.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyGame> {
        self.game.clone_ref(py)
    }

    /// The best move of a position or a record. Without limits it thinks for a second.
    ///
    /// `time` is in seconds, `nodes` counts positions, `depth` counts plies. None if the game is over.
    #[pyo3(signature = (position, *, time=None, nodes=None, depth=None))]
    fn best(
        &self,
        py: Python<'_>,
        position: &Bound<'_, PyAny>,
        time: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
    ) -> PyResult<Option<PyCandidate>> {
        let found = self.search(py, position, limits(time, nodes, depth)?, None, true)?;
        Ok(found.moves.into_iter().next())
    }

    /// Every legal move with its score and expected line, best first.
    ///
    /// `on_depth` is called with the analysis of each completed depth; the search stops if it returns False.
    #[pyo3(signature = (position, *, time=None, nodes=None, depth=None, on_depth=None))]
    fn analyze(
        &self,
        py: Python<'_>,
        position: &Bound<'_, PyAny>,
        time: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
        on_depth: Option<Py<PyAny>>,
    ) -> PyResult<PyAnalysis> {
        self.search(py, position, limits(time, nodes, depth)?, on_depth, false)
    }

    /// The exact value of a position, by proof.
    ///
    /// `moves=True` proves the value of every move. `on_progress` is called with a dictionary about twice a second; the proof stops if it
    /// returns False. The result says what is proven if a limit or a stop ends it early.
    #[pyo3(signature = (position, *, time=None, nodes=None, moves=false, on_progress=None))]
    fn solve(
        &self,
        py: Python<'_>,
        position: &Bound<'_, PyAny>,
        time: Option<f64>,
        nodes: Option<u64>,
        moves: bool,
        on_progress: Option<Py<PyAny>>,
    ) -> PyResult<PySolution> {
        let limits = limits_or_none(time, nodes, None)?;
        let game = self.game.get();
        let played = so_far(game, position)?;
        let position = *played.position();
        if game.game.outcome(&position).is_some() {
            return Err(sower("the game is over; there is nothing to solve"));
        }
        let settings = SolverSettings {
            memory: self.memory,
            threads: self.threads,
            nodes: limits.nodes,
            time: limits.time,
        };
        let mut solver = Solver::new(Arc::clone(&game.game), settings);
        if let Some(tables) = &self.tables {
            solver.use_tables(tables.get().of(game)?);
        }
        let stop = self.new_stop();
        let aim = if moves { Aim::Moves } else { Aim::Value };
        let mut report = |py: Python<'_>, sent: sower_solver::Progress| match &on_progress {
            None => Ok(true),
            Some(callback) => keeps_on(py, callback.call1(py, (progress(py, game, &position, &sent)?,))?),
        };
        let solved = interruptible(py, &stop, &mut report, |send| {
            solver.solve(&position, aim, None, &stop, &mut |event| {
                if let Event::Progress(progress) = event {
                    send(progress.clone());
                }
            })
        })?;
        Ok(PySolution::new(game, &position, &solved))
    }

    /// Stops the current search, from any thread. The search returns what it has found.
    fn stop(&self) {
        self.stop.lock().unwrap_or_else(PoisonError::into_inner).stop();
    }

    /// Forgets what earlier searches found.
    fn clear(&self) -> PyResult<()> {
        self.searcher.try_lock().map_err(busy)?.clear();
        Ok(())
    }

    fn __repr__(&self) -> String {
        format!("<Engine of {}, threads={}>", self.game.get().id(), self.threads)
    }
}

impl PyEngine {
    fn search(
        &self,
        py: Python<'_>,
        position: &Bound<'_, PyAny>,
        limits: Limits,
        on_depth: Option<Py<PyAny>>,
        only_best: bool,
    ) -> PyResult<PyAnalysis> {
        let game = self.game.get();
        let played = so_far(game, position)?;
        if played.outcome().is_some() {
            return Ok(PyAnalysis { depth: 0, nodes: 0, seconds: 0.0, proven: true, moves: Vec::new() });
        }
        let root = Root::of(&played);
        let mut searcher = self.searcher.try_lock().map_err(busy)?;
        let stop = self.new_stop();
        let mut report = |py: Python<'_>, sent: Analysis| match &on_depth {
            None => Ok(true),
            Some(callback) => keeps_on(py, callback.call1(py, (PyAnalysis::new(game.actions, &sent),))?),
        };
        let wants_reports = on_depth.is_some();
        let searcher = &mut *searcher;
        let found = interruptible(py, &stop, &mut report, |send| {
            let mut tell = |found: &Analysis| {
                if wants_reports {
                    send(found.clone());
                }
            };
            if only_best {
                searcher.best_told(&root, &limits, &stop, &mut tell)
            } else {
                searcher.analyze(&root, &limits, &stop, &mut tell)
            }
        })?;
        Ok(PyAnalysis::new(game.actions, &found))
    }

    fn new_stop(&self) -> Stop {
        let stop = Stop::new();
        *self.stop.lock().unwrap_or_else(PoisonError::into_inner) = stop.clone();
        stop
    }
}

fn busy<T>(_: TryLockError<T>) -> PyErr {
    sower("this engine is searching already; use another engine in another thread")
}

/// Whether a callback wants more: anything but `False` does.
fn keeps_on(py: Python<'_>, returned: Py<PyAny>) -> PyResult<bool> {
    let returned = returned.bind(py);
    Ok(returned.is_none() || returned.is_truthy()?)
}

/// The limits of a search; a second without any.
pub(crate) fn limits(time: Option<f64>, nodes: Option<u64>, depth: Option<u32>) -> PyResult<Limits> {
    let none = time.is_none() && nodes.is_none() && depth.is_none();
    limits_or_none(if none { Some(ONE_SECOND) } else { time }, nodes, depth)
}

/// The limits of a search, or none.
pub(crate) fn limits_or_none(time: Option<f64>, nodes: Option<u64>, depth: Option<u32>) -> PyResult<Limits> {
    let seconds = |seconds: f64| {
        Duration::try_from_secs_f64(seconds)
            .map_err(|_| sower(format!("{seconds} is not a time; expected seconds, such as 0.5")))
    };
    Ok(Limits { time: time.map(seconds).transpose()?, nodes, depth, clock: None })
}

/// The values of a position's moves.
#[pyclass(name = "Analysis", module = "sower_mancala", frozen, get_all)]
pub(crate) struct PyAnalysis {
    /// The completed depth in plies.
    depth: u32,
    /// Positions searched, by all threads.
    nodes: u64,
    /// Seconds since the search began.
    seconds: f64,
    /// Whether the position's value is proven.
    proven: bool,
    /// The moves, best first.
    moves: Vec<PyCandidate>,
}

#[pymethods]
impl PyAnalysis {
    /// The best move; None if the game is over.
    #[getter]
    fn best(&self) -> Option<PyCandidate> {
        self.moves.first().cloned()
    }

    fn __repr__(&self) -> String {
        let best = self.moves.first().map_or(String::new(), |best| format!(" best={}", best.text()));
        format!("<Analysis depth={} nodes={}{best}>", self.depth, self.nodes)
    }
}

impl PyAnalysis {
    fn new(actions: Actions, found: &Analysis) -> PyAnalysis {
        let moves = found.moves.iter().map(|candidate| PyCandidate::new(actions, candidate)).collect();
        let Analysis { depth, nodes, seconds, proven, .. } = *found;
        PyAnalysis { depth, nodes, seconds, proven, moves }
    }
}

/// A move with its score.
#[pyclass(name = "Candidate", module = "sower_mancala", frozen, get_all)]
#[derive(Clone)]
pub(crate) struct PyCandidate {
    /// The move's label.
    r#move: String,
    /// The move's action number.
    action: usize,
    /// The mover's expected final margin in seeds.
    score: f64,
    /// Whether the score is proven.
    proven: bool,
    /// The expected line as labels, this move first.
    line: Vec<String>,
    /// Plies to the next capture after the move, where endgame tables know it.
    distance: Option<u16>,
}

#[pymethods]
impl PyCandidate {
    fn __repr__(&self) -> String {
        format!("<Candidate {}>", self.text())
    }
}

impl PyCandidate {
    fn new(actions: Actions, found: &Candidate) -> PyCandidate {
        PyCandidate {
            r#move: found.label.clone(),
            action: actions.number(found.played),
            score: found.seeds,
            proven: found.proven,
            line: found.line.clone(),
            distance: found.distance,
        }
    }

    fn text(&self) -> String {
        format!("{} {:+}{}", self.r#move, self.score, if self.proven { " (proven)" } else { "" })
    }
}

/// The label of a move in a position.
pub(crate) fn label(game: &Game, position: &Position, played: Move) -> String {
    game.label(position.side(), played)
}
