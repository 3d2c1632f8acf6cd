#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod actions;
mod batch;
mod boards;
mod engine;
mod errors;
mod game;
mod history;
mod interrupt;
mod outcome;
mod player;
mod playouts;
mod position;
mod record;
mod solution;
mod tables;
mod trace;

use pyo3::prelude::*;

/// Mancala games: rules, positions, engine, solver, endgame tables, and batches of boards for learning.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("SowerError", py.get_type::<errors::SowerError>())?;
    module.add("IllegalMove", py.get_type::<errors::IllegalMove>())?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<position::PyPosition>()?;
    module.add_class::<outcome::PyOutcome>()?;
    module.add_class::<trace::PyTrace>()?;
    module.add_class::<trace::PyStep>()?;
    module.add_class::<record::PyRecord>()?;
    module.add_class::<engine::PyEngine>()?;
    module.add_class::<engine::PyAnalysis>()?;
    module.add_class::<engine::PyCandidate>()?;
    module.add_class::<solution::PySolution>()?;
    module.add_class::<player::PyPlayer>()?;
    module.add_class::<tables::PyTables>()?;
    module.add_class::<tables::PyTableValue>()?;
    module.add_class::<batch::PyBatch>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(playouts::playouts, module)?)
}
