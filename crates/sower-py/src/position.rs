//! Positions: immutable, hashable, with a text form.

use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString, PyTuple};
use sower_core::notation::write_position;
use sower_core::{Move, Place, Position, Side};
use sower_text::{
    Characters, DrawOptions, Language, LastMove, Orientation, TextOptions, board_text, draw_svg,
};

use crate::boards::{AnyBoard, observe};
use crate::errors::{illegal, sower};
use crate::game::PyGame;
use crate::interrupt::quietly;
use crate::outcome::{PyOutcome, side_name};
use crate::trace::PyTrace;

/// A position of a game. It never changes: `play` returns a new one.
#[pyclass(name = "Position", module = "sower_mancala", frozen, freelist = 1024)]
pub(crate) struct PyPosition {
    pub(crate) game: Py<PyGame>,
    pub(crate) board: AnyBoard,
}

#[pymethods]
impl PyPosition {
    /// The game whose position this is.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyGame> {
        self.game.clone_ref(py)
    }

    /// The side to move: "south" or "north".
    #[getter]
    fn to_move(&self) -> &'static str {
        side_name(self.board.side())
    }

    /// South's pits, from the owner's left to right. In games with four rows the inner row is first.
    #[getter]
    fn south<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.position().row(Side::South))
    }

    /// North's pits, in the order in which North counts them.
    #[getter]
    fn north<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.position().row(Side::North))
    }

    /// The seeds in South's and North's store.
    #[getter]
    fn stores(&self) -> (u8, u8) {
        let position = self.position();
        (position.store(Side::South), position.store(Side::North))
    }

    /// The legal moves as labels, such as ["A", "C"]; empty if the game is over.
    fn legal_moves(&self) -> Vec<String> {
        let game = &self.game.get().game;
        let side = self.board.side();
        self.board.moves(game.kernel()).into_iter().map(|played| game.label(side, played)).collect()
    }

    /// The legal moves as numbers below `Game.num_actions`, which are the same from both sides.
    fn legal_actions(&self) -> Vec<usize> {
        let game = self.game.get();
        let moves = self.board.moves(game.game.kernel());
        moves.into_iter().map(|played| game.actions.number(played)).collect()
    }

    /// The position after a move, which is a label or an action number. Raises `IllegalMove` with the reason.
    fn play(&self, py: Python<'_>, r#move: &Bound<'_, PyAny>) -> PyResult<PyPosition> {
        let game = self.game.get();
        let played = self.read(r#move)?;
        match self.board.play(game.game.kernel(), played) {
            Some(board) => Ok(PyPosition { game: self.game.clone_ref(py), board }),
            None => Err(self.refused(played)),
        }
    }

    /// The result if the game is over on the board, else None. A `Record` also knows repetition and the limit of plies.
    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        self.game.get().game.outcome(&self.position()).map(PyOutcome)
    }

    /// Whether the game is over on the board.
    #[getter]
    fn is_over(&self) -> bool {
        self.board.moves(self.game.get().game.kernel()).is_empty()
    }

    /// The moves of pits with seeds that are not legal, each with the reason.
    fn refused_moves(&self) -> Vec<(String, String)> {
        let game = &self.game.get().game;
        let position = self.position();
        let refused = game.turn(&position).refused();
        let label = |pit| game.label(position.side(), Move::Sow(pit));
        refused.into_iter().map(|(pit, refusal)| (label(pit), refusal.to_string())).collect()
    }

    /// Every step of a move, each with the rule behind it.
    fn trace(slf: &Bound<'_, PyPosition>, r#move: &Bound<'_, PyAny>) -> PyResult<PyTrace> {
        let this = slf.get();
        let played = this.read(r#move)?;
        let game = this.game.bind(slf.py());
        let trace = game.get().game.trace(&this.position(), played).map_err(illegal)?;
        Ok(PyTrace::new(game, trace))
    }

    /// The number of sequences of exactly `depth` plies from here.
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        if depth > 100 {
            return Err(sower("the depth of perft is at most 100"));
        }
        let (game, position) = (self.game.get().game.clone(), self.position());
        quietly(py, &sower_search::Stop::new(), move || game.perft(&position, depth))
    }

    /// The board as numbers from 0 to 255 from the mover's side: own pits, other pits, own store, other store. Games with hands or
    /// special pits have more; the guide lists them.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let game = self.game.get();
        let mut numbers = vec![0; game.observation.len()];
        observe(&game.game, game.observation, &self.board, &mut numbers);
        PyBytes::new(py, &numbers)
    }

    /// The board as SVG. `last` is a move that led here, given as its trace.
    #[pyo3(signature = (*, upright=false, counts=true, language="en", last=None))]
    fn draw(&self, upright: bool, counts: bool, language: &str, last: Option<&PyTrace>) -> PyResult<String> {
        let game = &self.game.get().game;
        let options = DrawOptions {
            orientation: if upright { Orientation::Upright } else { Orientation::Wide },
            counts,
            last_move: last.and_then(|trace| LastMove::of(trace.trace())),
            legal: self.legal_places(),
            finished: self.is_over(),
            language: Language::of(language).map_err(sower)?,
        };
        Ok(draw_svg(game.rules(), &self.position(), &options))
    }

    /// The picture in a notebook.
    fn _repr_svg_(&self) -> PyResult<String> {
        self.draw(false, true, "en", None)
    }

    /// The board as text for a terminal.
    #[pyo3(signature = (*, ascii=false, language="en"))]
    fn board(&self, ascii: bool, language: &str) -> PyResult<String> {
        let options = TextOptions {
            characters: if ascii { Characters::Ascii } else { Characters::Unicode },
            legal: self.legal_places(),
            finished: self.is_over(),
            language: Language::of(language).map_err(sower)?,
        };
        Ok(board_text(self.game.get().game.rules(), &self.position(), &options).join("\n"))
    }

    /// The position as text, which `Game.position` reads.
    fn __str__(&self) -> String {
        write_position(&self.position())
    }

    fn __repr__(&self) -> String {
        format!("<Position {} {}>", self.game.get().id(), write_position(&self.position()))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyPosition>().is_ok_and(|other| {
            self.board == other.get().board && self.game.get().is_same(other.get().game.get())
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.board.hash(&mut hasher);
        hasher.finish()
    }

    /// Positions can be pickled, and so sent to other processes.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let function = py.import("sower_mancala._pickle")?.getattr("position")?;
        Ok((function, (self.game.clone_ref(py), self.__str__()).into_pyobject(py)?))
    }
}

impl PyPosition {
    pub(crate) fn new(game: &Bound<'_, PyGame>, position: &Position) -> PyPosition {
        PyPosition { game: game.clone().unbind(), board: game.get().pack(position) }
    }

    pub(crate) fn position(&self) -> Position {
        self.board.unpack(&self.game.get().game)
    }

    /// Reads a move: a label or an action.
    pub(crate) fn read(&self, played: &Bound<'_, PyAny>) -> PyResult<Move> {
        let game = self.game.get();
        if let Ok(label) = played.cast::<PyString>() {
            return game.game.read_move(self.board.side(), &label.to_cow()?).map_err(illegal);
        }
        game.played(played.extract::<usize>()?)
    }

    #[cold]
    fn refused(&self, played: Move) -> PyErr {
        let (game, position) = (&self.game.get().game, self.position());
        match game.check(&position, played) {
            Err(refusal) => illegal(refusal),
            Ok(()) => illegal("the kernel and the plain reading of the rules disagree about this move"),
        }
    }

    /// The pits from which a move is legal.
    fn legal_places(&self) -> Vec<Place> {
        let game = &self.game.get().game;
        let pits = game.rules().board().pits;
        let mut places: Vec<Place> = self
            .board
            .moves(game.kernel())
            .into_iter()
            .filter_map(|played| Some(Place::of(self.board.side(), played.pit()?, pits)))
            .collect();
        places.dedup();
        places
    }
}
