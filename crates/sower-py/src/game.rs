//! A game: its rules, ready to play.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyTuple};
use sower_core::rules::{RulesError, RulesFile};
use sower_core::{Change, Game, Move, library};
use sower_text::{Language, rules_in_words};

use crate::actions::Actions;
use crate::boards::{AnyBoard, Observation};
use crate::errors::{illegal, sower};
use crate::outcome::read_side;
use crate::position::PyPosition;

/// The rules of a game, ready to play.
///
/// `Game("oware")` is a shipped game or variant; `games()` lists them. `Game("oware", {"capture.grand-slam": "illegal"})` changes rules.
/// `Game.from_file` and `Game.from_text` read your own rules files.
#[pyclass(name = "Game", module = "sower_mancala", frozen)]
pub(crate) struct PyGame {
    pub(crate) game: Arc<Game>,
    pub(crate) actions: Actions,
    pub(crate) observation: Observation,
    /// What makes the game again: a name or a text, and the changes.
    source: Source,
}

enum Source {
    Name(String, Vec<Change>),
    Text {
        text: String,
        name: String,
        variant: Option<String>,
        changes: Vec<Change>,
    },
    /// The tags of a record that carries its rules.
    Record(String),
}

/// Names of every shipped game and variant, the main games first.
#[pyfunction]
pub(crate) fn games() -> Vec<String> {
    library::all_with_the_first_four_first().into_iter().map(|listed| listed.name).collect()
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (name, changes=None))]
    fn new(name: &str, changes: Option<&Bound<'_, PyDict>>) -> PyResult<PyGame> {
        PyGame::of_name(name, read_changes(changes)?)
    }

    /// A game from the text of a rules file (TOML).
    ///
    /// `name` is the game's id; `variant` one of the file's variants.
    #[staticmethod]
    #[pyo3(signature = (text, changes=None, *, variant=None, name="custom"))]
    fn from_text(
        text: &str,
        changes: Option<&Bound<'_, PyDict>>,
        variant: Option<&str>,
        name: &str,
    ) -> PyResult<PyGame> {
        PyGame::of_text(text.to_owned(), name, variant, read_changes(changes)?)
    }

    /// A game from a rules file.
    #[staticmethod]
    #[pyo3(signature = (path, changes=None, *, variant=None))]
    fn from_file(
        path: PathBuf,
        changes: Option<&Bound<'_, PyDict>>,
        variant: Option<&str>,
    ) -> PyResult<PyGame> {
        let text = std::fs::read_to_string(&path)?;
        let name = path.file_stem().map_or("custom".into(), |stem| stem.to_string_lossy());
        PyGame::of_text(text, &name, variant, read_changes(changes)?)
    }

    /// The game's id, such as "togyz-kumalak".
    #[getter(name)]
    pub(crate) fn id(&self) -> &str {
        &self.game.rules().about().id
    }

    /// The game's display name.
    #[getter]
    fn title(&self) -> &str {
        &self.game.rules().about().name
    }

    /// The number of pits of each side.
    #[getter]
    fn pits(&self) -> u8 {
        self.game.rules().board().pits
    }

    /// The number of seeds at the start, stores and hands included.
    #[getter]
    fn seeds(&self) -> u8 {
        self.game.rules().total()
    }

    /// The number of different actions: `Position.legal_actions()` are below it.
    #[getter]
    fn num_actions(&self) -> usize {
        self.actions.count()
    }

    /// The length of `Position.observation()`.
    #[getter]
    fn observation_size(&self) -> usize {
        self.observation.len()
    }

    /// The rules as a hexadecimal fingerprint: equal rules have equal fingerprints.
    #[getter]
    fn fingerprint(&self) -> String {
        self.game.rules().fingerprint().to_string()
    }

    /// The rules in plain sentences, in "en", "ru" or "kk".
    #[pyo3(signature = (language="en"))]
    fn rules(&self, language: &str) -> PyResult<String> {
        let language = Language::of(language).map_err(sower)?;
        let rules = self.game.rules();
        let mut text = String::new();
        for (heading, sentences) in rules_in_words(rules) {
            if sentences.is_empty() {
                continue;
            }
            let _ = writeln!(text, "{}", language.say(&heading, rules.words()));
            for sentence in sentences {
                let _ = writeln!(text, "  {}", language.render(&sentence, rules.words()));
            }
        }
        Ok(text)
    }

    /// The starting position. `first` is the side that moves first: "south" or "north".
    #[pyo3(signature = (first="south"))]
    fn start(slf: &Bound<'_, PyGame>, first: &str) -> PyResult<PyPosition> {
        let start = slf.get().game.start_with(read_side(first)?);
        Ok(PyPosition::new(slf, &start))
    }

    /// The position of a text, such as "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S".
    fn position(slf: &Bound<'_, PyGame>, text: &str) -> PyResult<PyPosition> {
        let position = slf.get().game.read_position(text).map_err(sower)?;
        Ok(PyPosition::new(slf, &position))
    }

    /// The label of an action for a side, such as "F" or "3<".
    #[pyo3(signature = (action, side="south"))]
    fn label(&self, action: usize, side: &str) -> PyResult<String> {
        let played = self.played(action)?;
        Ok(self.game.label(read_side(side)?, played))
    }

    /// The action of a label for a side.
    #[pyo3(signature = (label, side="south"))]
    fn action(&self, label: &str, side: &str) -> PyResult<usize> {
        let played = self.game.read_move(read_side(side)?, label).map_err(illegal)?;
        let number = self.actions.number(played);
        self.actions
            .played(number)
            .filter(|known| *known == played)
            .map(|_| number)
            .ok_or_else(|| illegal(format!("{label:?} is not a move of this game")))
    }

    fn __repr__(&self) -> String {
        format!("<Game {} ({})>", self.id(), self.fingerprint())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyGame>().is_ok_and(|other| self.is_same(other.get()))
    }

    fn __hash__(&self) -> u64 {
        let fingerprint = self.game.rules().fingerprint().to_string();
        fingerprint.bytes().fold(0, |hash, byte| hash * 31 + u64::from(byte))
    }

    /// Games can be pickled, and so sent to other processes.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let dict = |changes: &[Change]| -> PyResult<Bound<'py, PyDict>> {
            let dict = PyDict::new(py);
            changes.iter().try_for_each(|change| dict.set_item(&change.key, &change.value))?;
            Ok(dict)
        };
        let native = py.import("sower_mancala._pickle")?;
        match &self.source {
            Source::Name(name, changes) => {
                Ok((native.getattr("game_of_name")?, (name, dict(changes)?).into_pyobject(py)?))
            }
            Source::Record(text) => Ok((native.getattr("game_of_record")?, (text,).into_pyobject(py)?)),
            Source::Text { text, name, variant, changes } => {
                let arguments = (text, dict(changes)?, variant.as_deref(), name).into_pyobject(py)?;
                Ok((native.getattr("game_of_text")?, arguments))
            }
        }
    }
}

impl PyGame {
    pub(crate) fn of_name(name: &str, changes: Vec<Change>) -> PyResult<PyGame> {
        let listed = library::find(name).map_err(sower)?;
        let rules = listed.rules(&changes).map_err(|error| rules_error(&error))?;
        Ok(PyGame::of(Game::new(rules), Source::Name(name.to_owned(), changes)))
    }

    fn of_text(text: String, name: &str, variant: Option<&str>, changes: Vec<Change>) -> PyResult<PyGame> {
        let file =
            RulesFile::parse(&format!("{name}.toml"), name, &text).map_err(|error| rules_error(&error))?;
        let rules = file.rules(variant, &changes).map_err(|error| rules_error(&error))?;
        let source =
            Source::Text { text, name: name.to_owned(), variant: variant.map(str::to_owned), changes };
        Ok(PyGame::of(Game::new(rules), source))
    }

    /// The game that a record names, with the rules that it carries.
    pub(crate) fn of_record(record: &sower_core::Record) -> PyResult<PyGame> {
        let rules = record.rules().map_err(sower)?;
        let name = record.game_name().unwrap_or_default().to_owned();
        let named = library::find(&name).ok().and_then(|listed| listed.rules(&[]).ok());
        let is_named = named.is_some_and(|named| named.fingerprint() == rules.fingerprint());
        let source = if is_named {
            Source::Name(name, Vec::new())
        } else {
            Source::Record(format!("{}\n*", record.tags()))
        };
        Ok(PyGame::of(Game::new(rules), source))
    }

    fn of(game: Game, source: Source) -> PyGame {
        let actions = Actions::new(game.rules(), game.kernel());
        let observation = Observation::new(game.rules(), game.kernel());
        PyGame { game: Arc::new(game), actions, observation, source }
    }

    /// Whether another game has the same rules.
    pub(crate) fn is_same(&self, other: &PyGame) -> bool {
        Arc::ptr_eq(&self.game, &other.game)
            || self.game.rules().fingerprint() == other.game.rules().fingerprint()
    }

    /// The move of an action.
    pub(crate) fn played(&self, action: usize) -> PyResult<Move> {
        self.actions.played(action).ok_or_else(|| {
            illegal(format!("there is no action {action}; this game has {}, from 0", self.actions.count()))
        })
    }

    pub(crate) fn pack(&self, position: &sower_core::Position) -> AnyBoard {
        AnyBoard::pack(&self.game, position)
    }
}

/// Every mistake of a rules file, each on a line with its place.
fn rules_error(error: &RulesError) -> PyErr {
    let lines = error.problems.iter().map(|problem| format!("{}: {}", error.place_of(problem), problem.what));
    sower(lines.collect::<Vec<_>>().join("\n"))
}

/// Reads `{"board.seeds": 3, "capture.last-makes": [2, 3], "turn.pie": True}`.
fn read_changes(changes: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<Change>> {
    let Some(changes) = changes else { return Ok(Vec::new()) };
    changes
        .iter()
        .map(|(key, value)| Ok(Change { key: key.extract()?, value: value_text(&value)? }))
        .collect()
}

/// A value as a rules file has it.
fn value_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(flag) = value.cast::<PyBool>() {
        return Ok(flag.is_true().to_string());
    }
    if let Ok(list) = value.cast::<PyList>() {
        let parts = list.iter().map(|part| {
            // A word in a list needs its quotes; numbers do not.
            part.extract::<i64>()
                .map(|number| number.to_string())
                .or_else(|_| Ok(format!("{:?}", part.extract::<String>()?)))
        });
        return Ok(format!("[{}]", parts.collect::<PyResult<Vec<_>>>()?.join(", ")));
    }
    value.str()?.extract()
}
