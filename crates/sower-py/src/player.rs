//! Computer players: ten levels, and simple ones to compare with.

use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;
use sower_players::{Player, PlayerSpec};
use sower_search::Stop;

use crate::engine::{label, limits_or_none};
use crate::errors::sower;
use crate::game::PyGame;
use crate::interrupt::quietly;
use crate::record::so_far;

/// A computer player: "level:1" to "level:10", "greedy", "random", "minimax:4", "search:WEIGHTS" or "engine:COMMAND".
#[pyclass(name = "Player", module = "sower_mancala", frozen)]
pub(crate) struct PyPlayer {
    game: Py<PyGame>,
    spec: PlayerSpec,
    player: Mutex<Box<dyn Player>>,
}

#[pymethods]
impl PyPlayer {
    /// `seed` makes random choices repeatable.
    #[new]
    #[pyo3(signature = (game, name, *, seed=1))]
    fn new(game: Py<PyGame>, name: &str, seed: u64) -> PyResult<PyPlayer> {
        let spec: PlayerSpec = name.parse().map_err(sower)?;
        let player = spec
            .player(&game.get().game, seed)
            .ok_or_else(|| sower("a person is not a computer player; expected \"level:3\" or \"greedy\""))?;
        Ok(PyPlayer { game, spec, player: Mutex::new(player) })
    }

    /// The player's name, such as "level:3".
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The label of the move that this player chooses in a position or a record. `time` in seconds and `nodes` shorten its thinking.
    #[pyo3(signature = (position, *, time=None, nodes=None))]
    fn choose(
        &self,
        py: Python<'_>,
        position: &Bound<'_, PyAny>,
        time: Option<f64>,
        nodes: Option<u64>,
    ) -> PyResult<String> {
        let game = self.game.get();
        let played = so_far(game, position)?;
        let limits = limits_or_none(time, nodes, None)?;
        let stop = Stop::new();
        // Another thread may be using this player: wait without Python's lock.
        let choice = quietly(py, &stop, || {
            let mut player = self.player.lock().unwrap_or_else(PoisonError::into_inner);
            player.choose(&played, &limits, &stop)
        })?;
        Ok(label(&game.game, played.position(), choice.map_err(sower)?.played))
    }

    /// Forgets everything of earlier games.
    fn new_game(&self, py: Python<'_>) {
        py.detach(|| self.player.lock().unwrap_or_else(PoisonError::into_inner).new_game());
    }

    fn __repr__(&self) -> String {
        format!("<Player {} of {}>", self.spec, self.game.get().id())
    }
}
