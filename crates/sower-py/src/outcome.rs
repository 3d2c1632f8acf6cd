//! The result of a finished game.

use pyo3::prelude::*;
use sower_core::{Named as _, Outcome, Side};

/// The name of a side, as Python sees it.
pub(crate) fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

/// Reads the name of a side.
pub(crate) fn read_side(name: &str) -> PyResult<Side> {
    match name {
        "south" => Ok(Side::South),
        "north" => Ok(Side::North),
        _ => Err(crate::errors::sower(format!("{name:?} is not a side; expected \"south\" or \"north\""))),
    }
}

/// How a game ended: score, winner and reason.
#[pyclass(name = "Outcome", module = "sower_mancala", frozen, eq)]
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct PyOutcome(pub(crate) Outcome);

#[pymethods]
impl PyOutcome {
    /// Each side's final seeds, South first, including its share of the remaining seeds.
    #[getter]
    fn score(&self) -> (u8, u8) {
        self.0.score.into()
    }

    /// South's seeds minus North's.
    #[getter]
    fn margin(&self) -> i32 {
        let [south, north] = self.0.score.map(i32::from);
        south - north
    }

    /// "south", "north", or None for a draw.
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        self.0.winner.map(side_name)
    }

    /// 1 if South wins, -1 if North wins, 0 for a draw.
    #[getter]
    fn result(&self) -> i32 {
        result(&self.0)
    }

    /// Why the game ended, such as "majority" or "side-empty".
    #[getter]
    fn termination(&self) -> &'static str {
        self.0.termination.name()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Outcome {}>", self.0)
    }
}

/// 1 if South wins, -1 if North wins, 0 for a draw.
pub(crate) fn result(outcome: &Outcome) -> i32 {
    match outcome.winner {
        Some(Side::South) => 1,
        Some(Side::North) => -1,
        None => 0,
    }
}
