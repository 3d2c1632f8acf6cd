//! Errors of the libraries as Python exceptions.

use std::fmt::Display;

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    sower_mancala,
    SowerError,
    PyValueError,
    "An input that the rules, a file or a text form does not allow. The message says what would be right."
);
create_exception!(
    sower_mancala,
    IllegalMove,
    SowerError,
    "A move that the rules do not allow. The message gives the reason."
);

/// Any error of a library as a `SowerError`.
pub(crate) fn sower(error: impl Display) -> PyErr {
    SowerError::new_err(error.to_string())
}

/// A refused move as an `IllegalMove`.
pub(crate) fn illegal(refusal: impl Display) -> PyErr {
    IllegalMove::new_err(refusal.to_string())
}
