//! Endgame tables: built, probed, and read as arrays.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray2};
use pyo3::prelude::*;
use sower_core::Position;
use sower_search::Stop;
use sower_tables::{
    BuildEvent, BuildOptions, CACHE_BYTES, EndgameTables, Packing, TableValue, Workers, available_memory,
    build, rules_folder,
};
use tempfile::TempDir;

use crate::engine::label;
use crate::errors::sower;
use crate::game::PyGame;
use crate::interrupt::{interruptible, quietly};
use crate::position::PyPosition;
use crate::record::of_same_game;

/// A layer as arrays: boards and their lower and upper values.
type LayerArrays = (Py<PyArray2<u8>>, Py<PyArray1<i16>>, Py<PyArray1<i16>>);

/// Endgame tables of one game: the exact value of every position with few seeds in play.
#[pyclass(name = "Tables", module = "sower_mancala", frozen)]
pub(crate) struct PyTables {
    game: Py<PyGame>,
    tables: Arc<EndgameTables>,
    /// Layers that were read as arrays.
    layers: Mutex<HashMap<u8, LayerArrays>>,
    /// The folder of tables that live only as long as this object.
    _folder: Option<TempDir>,
}

#[pymethods]
impl PyTables {
    /// Builds the tables of a game up to a number of seeds in play.
    ///
    /// With a `folder` they are stored there, and layers that exist are not built again. `on_layer(seeds, positions)` is called
    /// after each layer; the build stops if it returns False.
    #[staticmethod]
    #[pyo3(signature = (game, seeds, *, folder=None, threads=1, on_layer=None))]
    fn build(
        py: Python<'_>,
        game: Py<PyGame>,
        seeds: u8,
        folder: Option<PathBuf>,
        threads: usize,
        on_layer: Option<Py<PyAny>>,
    ) -> PyResult<PyTables> {
        let temporary = if folder.is_none() { Some(tempfile::tempdir()?) } else { None };
        let all = folder.or_else(|| Some(temporary.as_ref()?.path().to_owned()));
        let all = all.expect("one of the two is there");
        let rules = Arc::clone(&game.get().game);
        let folder = rules_folder(rules.rules().future_fingerprint(), &all);
        std::fs::create_dir_all(&folder)?;
        let stop = Stop::new();
        let workers = Workers::new(threads.clamp(1, 1024), stop.clone());
        let mut report = |py: Python<'_>, (seeds, positions): (u8, u64)| match &on_layer {
            None => Ok(true),
            Some(callback) => {
                let returned = callback.call1(py, (seeds, positions))?;
                Ok(returned.is_none(py) || returned.is_truthy(py)?)
            }
        };
        let order =
            BuildOptions { folder: &folder, seeds, packing: Packing::Compressed, memory: available_memory() };
        interruptible(py, &stop, &mut report, |send| {
            build(&rules, &order, &workers, |event| {
                if let BuildEvent::Written { seeds, positions, .. }
                | BuildEvent::AlreadyBuilt { seeds, positions } = event
                {
                    send((seeds, positions));
                }
            })
        })?
        .map_err(sower)?;
        Ok(PyTables::open_folder(game, &folder, temporary))
    }

    /// Opens tables that were built in a folder. There may be none; see `seeds`.
    #[staticmethod]
    fn open(game: Py<PyGame>, folder: PathBuf) -> PyTables {
        let folder = rules_folder(game.get().game.rules().future_fingerprint(), &folder);
        PyTables::open_folder(game, &folder, None)
    }

    /// The numbers of seeds in play that the tables cover.
    #[getter]
    fn seeds(&self) -> Vec<u32> {
        // Python would take a vector of bytes for a byte string.
        self.tables.layers().into_iter().map(|layer| layer.seeds.into()).collect()
    }

    /// The number of positions in all layers.
    #[getter]
    fn positions(&self) -> u64 {
        self.tables.layers().into_iter().map(|layer| layer.positions).sum()
    }

    /// The value of a position; None if the tables do not cover it.
    fn probe(&self, position: &PyPosition) -> PyResult<Option<PyTableValue>> {
        let position = of_same_game(self.game.get(), position)?;
        Ok(self.tables.look_up(&position).map_err(sower)?.map(PyTableValue::from))
    }

    /// Every legal move with its value for the side that plays it; None where the tables do not cover it.
    fn moves(&self, position: &PyPosition) -> PyResult<Vec<(String, Option<PyTableValue>)>> {
        let game = self.game.get();
        let position = of_same_game(game, position)?;
        let found = self.tables.look_up_moves(&position).map_err(sower)?;
        Ok(found
            .into_iter()
            .map(|found| (label(&game.game, &position, found.played), found.found.map(PyTableValue::from)))
            .collect())
    }

    /// The values of a whole layer: the mover's margin in seeds for each position, in the order of `boards`. A read-only NumPy array
    /// that later calls share. Where endless play decides, this is what the mover can force; `upper_values` is the most.
    fn values<'py>(&self, py: Python<'py>, seeds: u8) -> PyResult<Bound<'py, PyArray1<i16>>> {
        Ok(self.layer(py, seeds)?.1.into_bound(py))
    }

    /// The most that the mover can get in each position of a layer. Equals `values` unless endless play decides.
    fn upper_values<'py>(&self, py: Python<'py>, seeds: u8) -> PyResult<Bound<'py, PyArray1<i16>>> {
        Ok(self.layer(py, seeds)?.2.into_bound(py))
    }

    /// The boards of a whole layer, one per row, from the mover's side: own pits, then the opponent's. A read-only NumPy array.
    fn boards<'py>(&self, py: Python<'py>, seeds: u8) -> PyResult<Bound<'py, PyArray2<u8>>> {
        Ok(self.layer(py, seeds)?.0.into_bound(py))
    }

    /// The values of many boards at once, as rows of own pits and the opponent's pits, for the mover. Boards that the tables do not cover
    /// get -32768.
    fn probe_many<'py>(
        &self,
        py: Python<'py>,
        boards: PyReadonlyArray2<'py, u8>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let game = &self.game.get().game;
        let pits = usize::from(game.rules().board().pits);
        let boards = boards.as_array();
        if boards.ncols() != 2 * pits {
            return Err(sower(format!("each board has {} pits; expected {}", boards.ncols(), 2 * pits)));
        }
        let mut setup = game.start().setup();
        setup.pie = sower_core::Pie::Closed;
        setup.side = sower_core::Side::South;
        setup.stores = [0, 0];
        let values = py.detach(|| {
            let mut values = Vec::with_capacity(boards.nrows());
            for row in boards.rows() {
                for (index, seeds) in row.iter().enumerate() {
                    setup.rows[index / pits][index % pits] = *seeds;
                }
                let known = game.position(&setup).ok().filter(|position| position.side() == setup.side);
                let found =
                    known.map(|position| self.tables.look_up(&position)).transpose().map_err(sower)?;
                values.push(found.flatten().map_or(i16::MIN, |found| found.lower.whole() as i16));
            }
            Ok::<_, PyErr>(values)
        })?;
        Ok(PyArray1::from_vec(py, values))
    }

    fn __repr__(&self) -> String {
        format!("<Tables of {}, {} positions>", self.game.get().id(), self.positions())
    }
}

impl PyTables {
    fn open_folder(game: Py<PyGame>, folder: &std::path::Path, temporary: Option<TempDir>) -> PyTables {
        let tables = Arc::new(EndgameTables::open(&game.get().game, folder, CACHE_BYTES));
        PyTables { game, tables, layers: Mutex::default(), _folder: temporary }
    }

    /// The tables, for a game that must be theirs.
    pub(crate) fn of(&self, game: &PyGame) -> PyResult<Arc<EndgameTables>> {
        let own = self.game.get();
        if own.game.rules().future_fingerprint() != game.game.rules().future_fingerprint() {
            return Err(sower(format!("these are tables of {}; expected those of {}", own.id(), game.id())));
        }
        Ok(Arc::clone(&self.tables))
    }

    fn layer(&self, py: Python<'_>, seeds: u8) -> PyResult<LayerArrays> {
        let known = |layers: &HashMap<u8, LayerArrays>| {
            layers.get(&seeds).map(|(boards, lower, upper)| {
                (boards.clone_ref(py), lower.clone_ref(py), upper.clone_ref(py))
            })
        };
        if let Some(arrays) = known(&self.layers.lock().unwrap_or_else(PoisonError::into_inner)) {
            return Ok(arrays);
        }
        let pits = usize::from(self.game.get().game.rules().board().pits);
        let stop = Stop::new();
        let read = quietly(py, &stop, || {
            let (mut boards, mut lower, mut upper) = (Vec::new(), Vec::new(), Vec::new());
            let visited = self.tables.visit_layer(seeds, &mut |position: &Position, found: TableValue| {
                let mover = position.side();
                boards.extend_from_slice(position.row(mover));
                boards.extend_from_slice(position.row(!mover));
                lower.push(found.lower.whole() as i16);
                upper.push(found.upper.whole() as i16);
                !stop.is_stopped()
            });
            visited.map(|is_there| is_there.then_some((boards, lower, upper)))
        })?;
        let (boards, lower, upper) = read.map_err(sower)?.ok_or_else(|| {
            sower(format!("there is no layer of {seeds} seeds; these tables have {:?}", self.seeds()))
        })?;
        let boards = PyArray1::from_vec(py, boards).reshape([lower.len(), 2 * pits])?;
        let [lower, upper] = [lower, upper].map(|values| PyArray1::from_vec(py, values));
        boards.getattr("flags")?.setattr("writeable", false)?;
        lower.getattr("flags")?.setattr("writeable", false)?;
        upper.getattr("flags")?.setattr("writeable", false)?;
        let arrays = (boards.unbind(), lower.unbind(), upper.unbind());
        let mut layers = self.layers.lock().unwrap_or_else(PoisonError::into_inner);
        layers.insert(seeds, arrays);
        Ok(known(&layers).expect("it was just put there"))
    }
}

/// The value of a position, stores included.
#[pyclass(name = "TableValue", module = "sower_mancala", frozen, get_all)]
#[derive(Clone, Copy)]
pub(crate) struct PyTableValue {
    /// The margin in seeds that the mover can force.
    lower: i32,
    /// The most that the mover can get. Equals `lower` unless endless play decides.
    upper: i32,
    /// Plies to the next capture, where play can cycle.
    distance: Option<u16>,
}

impl From<TableValue> for PyTableValue {
    fn from(found: TableValue) -> PyTableValue {
        PyTableValue { lower: found.lower.whole(), upper: found.upper.whole(), distance: found.distance }
    }
}

#[pymethods]
impl PyTableValue {
    /// The exact margin in seeds; None if it depends on how endless play is counted.
    #[getter]
    fn value(&self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }

    fn __repr__(&self) -> String {
        match self.value() {
            Some(value) => format!("<TableValue {value:+}>"),
            None => format!("<TableValue {:+} to {:+}>", self.lower, self.upper),
        }
    }
}
