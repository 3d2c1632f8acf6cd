//! Writes whole lines from any thread, flushed at once.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

/// The connection to the client. Clones write to the same place.
#[derive(Clone)]
pub struct Output(Arc<Mutex<Inner>>);

struct Inner {
    to: Box<dyn Write + Send>,
    closed: bool,
}

impl Output {
    /// Output to a writer.
    pub fn new(to: impl Write + Send + 'static) -> Output {
        Output(Arc::new(Mutex::new(Inner { to: Box::new(to), closed: false })))
    }

    /// Writes each line of a text. Skips empty text: Aualé takes an empty line for the end.
    pub(super) fn say(&self, text: &str) {
        let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if inner.closed {
            return;
        }
        let mut bytes = Vec::with_capacity(text.len() + 1);
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            bytes.extend_from_slice(line.as_bytes());
            bytes.push(b'\n');
        }
        inner.closed = inner.to.write_all(&bytes).and_then(|()| inner.to.flush()).is_err();
    }

    /// Writes an error on one line.
    pub(super) fn error(&self, what: &str) {
        let lines: Vec<&str> = what.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        self.say(&format!("error {}", lines.join("; ")));
    }

    /// Whether the client has disconnected.
    pub(super) fn is_closed(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).closed
    }
}
