//! Exact values, by proof.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use sower_core::Position;
use sower_solver::{Progress, Solved, Unfinished};

use crate::engine::label;
use crate::game::PyGame;

/// What a proof found.
#[pyclass(name = "Solution", module = "sower_mancala", frozen, get_all)]
pub(crate) struct PySolution {
    /// The mover's exact final margin in seeds; None if it is not proven.
    value: Option<i32>,
    /// The proven bounds of the margin.
    bounds: (i32, i32),
    /// Whether the whole question is answered by proof.
    proven: bool,
    /// The moves proven best, as labels.
    best: Vec<String>,
    /// Each move's label with the proven bounds of its margin.
    moves: Vec<(String, i32, i32)>,
    /// A line of best moves, as labels.
    line: Vec<String>,
    /// Positions searched.
    nodes: u64,
    /// Seconds spent.
    seconds: f64,
    /// Why the proof is incomplete: "stopped", "time", "nodes" or "cycles"; None if it is complete.
    unfinished: Option<&'static str>,
}

#[pymethods]
impl PySolution {
    fn __repr__(&self) -> String {
        match self.value {
            Some(value) => format!("<Solution {value:+}, best {}>", self.best.join(", ")),
            None => format!("<Solution from {:+} to {:+}>", self.bounds.0, self.bounds.1),
        }
    }
}

impl PySolution {
    pub(crate) fn new(game: &PyGame, position: &Position, solved: &Solved) -> PySolution {
        let named = |played| label(&game.game, position, played);
        PySolution {
            value: (solved.lower == solved.upper).then(|| solved.lower.whole()),
            bounds: (solved.lower.whole(), solved.upper.whole()),
            proven: solved.proven,
            best: solved.best.iter().map(|played| named(*played)).collect(),
            moves: solved
                .moves
                .iter()
                .map(|found| (named(found.played), found.lower.whole(), found.upper.whole()))
                .collect(),
            line: game.game.labels(position, &solved.line),
            nodes: solved.nodes,
            seconds: solved.seconds,
            unfinished: solved.unfinished.map(|why| match why {
                Unfinished::Stopped => "stopped",
                Unfinished::Time => "time",
                Unfinished::Nodes => "nodes",
                Unfinished::Cycles => "cycles",
            }),
        }
    }
}

/// The progress of a proof as a dictionary.
pub(crate) fn progress<'py>(
    py: Python<'py>,
    game: &PyGame,
    position: &Position,
    progress: &Progress,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("bounds", (progress.lower.whole(), progress.upper.whole()))?;
    dict.set_item("move", label(&game.game, position, progress.searched))?;
    dict.set_item("line", game.game.labels(position, &progress.line))?;
    dict.set_item("nodes", progress.nodes)?;
    dict.set_item("seconds", progress.seconds)?;
    Ok(dict)
}
