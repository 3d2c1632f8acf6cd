//! How a command fails: with a "no", which is an answer, or because its input was bad.

use std::fmt;
use std::io;

/// A command's failure that has an exit code of its own.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no: an illegal move, a record that fails.
    No(String),
    /// The input cannot be used.
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

    /// A "no", as an error.
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

/// Whether a command only failed because nobody reads its output any more.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let is_broken = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(is_broken)
            || cause
                .downcast_ref::<serde_json::Error>()
                .is_some_and(|error| error.io_error_kind() == Some(io::ErrorKind::BrokenPipe))
    })
}
