//! How a command fails: a negative result (exit code 1) or bad input.

use std::fmt;
use std::io;

use sower_text::message;

use crate::color::{self, Paint};

/// A failure with its own exit code.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A negative result: an illegal move, a record that fails.
    No(String),
    /// The input is invalid.
    Input(String),
}

impl Failure {
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::No(_) => 1,
            Failure::Input(_) => 2,
        }
    }

    /// Bad input, as an error.
    pub(crate) fn input(what: impl fmt::Display) -> anyhow::Error {
        anyhow::Error::new(Failure::Input(what.to_string()))
    }

    /// A negative result, as an error.
    pub(crate) fn no(what: impl fmt::Display) -> anyhow::Error {
        anyhow::Error::new(Failure::No(what.to_string()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::No(what) | Failure::Input(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Failure {}

/// Prints an error to standard error. All errors look the same.
pub(crate) fn print(what: &str) {
    let error = color::paint(color::on_stderr(), Paint::Bad, &message!("cli-error").to_string());
    eprintln!("{error} {what}");
}

/// Whether a command failed only because its output pipe was closed.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let is_broken = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(is_broken)
            || cause
                .downcast_ref::<serde_json::Error>()
                .is_some_and(|error| error.io_error_kind() == Some(io::ErrorKind::BrokenPipe))
    })
}
