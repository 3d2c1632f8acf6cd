//! A game in progress or from a record: moves, history, result, tags.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use sower_core::record::write_record;
use sower_core::{Move, Played, Record, Tags};

use crate::errors::{illegal, sower};
use crate::game::PyGame;
use crate::outcome::{PyOutcome, read_side};
use crate::position::PyPosition;

/// A game in progress, or one read from a record. It knows its history, so also ends by repetition and the limit of plies.
#[pyclass(name = "Record", module = "sower_mancala")]
pub(crate) struct PyRecord {
    game: Py<PyGame>,
    played: Played,
    tags: Tags,
}

#[pymethods]
impl PyRecord {
    /// A new game from the start, or from a position.
    #[new]
    #[pyo3(signature = (game, start=None))]
    fn new(game: &Bound<'_, PyGame>, start: Option<&PyPosition>) -> PyResult<PyRecord> {
        let rules = Arc::clone(&game.get().game);
        let played = match start {
            None => Played::new(rules),
            Some(start) => Played::from_position(rules, of_same_game(game.get(), start)?),
        };
        Ok(PyRecord { game: game.clone().unbind(), played, tags: Tags::new() })
    }

    /// Reads a record. Without `game` the record's own tags name the game.
    #[staticmethod]
    #[pyo3(signature = (text, game=None))]
    fn parse(py: Python<'_>, text: &str, game: Option<Py<PyGame>>) -> PyResult<PyRecord> {
        let record = Record::parse(text).map_err(sower)?;
        let game = match game {
            Some(game) => game,
            None => Py::new(py, PyGame::of_record(&record)?)?,
        };
        let played = record.play(&game.get().game).map_err(sower)?;
        Ok(PyRecord { game, played, tags: record.tags().clone() })
    }

    /// The record as text. Keyword arguments set tags: `write(South="Ann")`.
    #[pyo3(signature = (**tags))]
    fn write(&self, tags: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        let mut all = self.tags.clone();
        for (name, value) in tags.into_iter().flatten() {
            all.set(&name.extract::<String>()?, &value.extract::<String>()?);
        }
        Ok(write_record(&all, &self.played))
    }

    /// Plays a move: a label or an action. Moves that were taken back become a variation.
    fn play(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<()> {
        let played = self.read(r#move)?;
        self.played.play(played).map(drop).map_err(illegal)
    }

    /// Takes back the last move. Returns whether there was one.
    fn undo(&mut self) -> bool {
        self.played.undo().is_some()
    }

    /// A side resigns.
    fn resign(&mut self, side: &str) -> PyResult<PyOutcome> {
        self.played.resign(read_side(side)?).map(PyOutcome).map_err(illegal)
    }

    /// Both sides agree to end the game. The seeds in play are settled as the rules say.
    fn agree(&mut self) -> PyResult<PyOutcome> {
        self.played.agree().map(PyOutcome).map_err(illegal)
    }

    /// The game that is played.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyGame> {
        self.game.clone_ref(py)
    }

    /// The current position.
    #[getter]
    fn position(&self, py: Python<'_>) -> PyPosition {
        PyPosition::new(self.game.bind(py), self.played.position())
    }

    /// Every position from the first to the current one.
    #[getter]
    fn positions(&self, py: Python<'_>) -> Vec<PyPosition> {
        let line = self.played.line_to(self.played.cursor());
        let game = self.game.bind(py);
        line.into_iter().map(|id| PyPosition::new(game, self.played.node(id).position())).collect()
    }

    /// The moves played so far, as labels.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.played.game().labels(self.played.start(), &self.played.moves_played())
    }

    /// The legal moves as labels: none once the game is over.
    fn legal_moves(&self) -> Vec<String> {
        let (game, side) = (self.played.game(), self.played.position().side());
        self.played.moves().into_iter().map(|played| game.label(side, played)).collect()
    }

    /// The legal moves as numbers: none once the game is over.
    fn legal_actions(&self) -> Vec<usize> {
        let actions = self.game.get().actions;
        self.played.moves().into_iter().map(|played| actions.number(played)).collect()
    }

    /// The result if the game is over, else None.
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.played.outcome().map(PyOutcome)
    }

    /// The tags, such as {"South": "Ann"}.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        self.tags.iter().try_for_each(|(name, value)| dict.set_item(name, value))?;
        Ok(dict)
    }

    /// An independent copy.
    fn copy(&self, py: Python<'_>) -> PyRecord {
        PyRecord { game: self.game.clone_ref(py), played: self.played.clone(), tags: self.tags.clone() }
    }

    fn __len__(&self) -> usize {
        self.played.moves_played().len()
    }

    fn __str__(&self) -> String {
        write_record(&self.tags, &self.played)
    }

    fn __repr__(&self) -> String {
        format!("<Record of {}, {} plies>", self.game.get().id(), self.played.moves_played().len())
    }
}

impl PyRecord {
    pub(crate) fn played(&self) -> &Played {
        &self.played
    }

    fn read(&self, played: &Bound<'_, PyAny>) -> PyResult<Move> {
        if let Ok(label) = played.cast::<PyString>() {
            let side = self.played.position().side();
            return self.played.game().read_move(side, &label.to_cow()?).map_err(illegal);
        }
        self.game.get().played(played.extract()?)
    }
}

/// The board of a position, which must be of that game.
pub(crate) fn of_same_game(game: &PyGame, position: &PyPosition) -> PyResult<sower_core::Position> {
    let other = position.game.get();
    if !game.is_same(other) {
        return Err(mismatch("position", other, game));
    }
    Ok(position.position())
}

/// Something belongs to another game than expected.
fn mismatch(what: &str, found: &PyGame, expected: &PyGame) -> PyErr {
    let rules = if found.id() == expected.id() { " with other rules" } else { "" };
    sower(format!("this is a {what} of {}{rules}; expected one of {}", found.id(), expected.id()))
}

/// A position or a record, as the game so far.
pub(crate) fn so_far(game: &PyGame, of: &Bound<'_, PyAny>) -> PyResult<Played> {
    if let Ok(position) = of.cast::<PyPosition>() {
        let position = of_same_game(game, position.get())?;
        return Ok(Played::from_position(Arc::clone(&game.game), position));
    }
    let record = of.cast::<PyRecord>()?.borrow();
    let other = record.game.get();
    if !game.is_same(other) {
        return Err(mismatch("record", other, game));
    }
    Ok(record.played().clone())
}
