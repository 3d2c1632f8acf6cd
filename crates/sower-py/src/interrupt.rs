//! Long work without Python's lock: reports reach Python while it runs, and Ctrl-C ends it.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use pyo3::prelude::*;
use sower_search::Stop;

/// The time between two looks for Ctrl-C.
const LOOK: Duration = Duration::from_millis(50);

/// Runs `work` on another thread, without Python's lock. Calls `report` with what the work sends. If `report` fails or returns
/// `false`, or the user presses Ctrl-C, `stop` is pulled and the error is returned once the work has ended.
pub(crate) fn interruptible<T: Send, R: Send>(
    py: Python<'_>,
    stop: &Stop,
    report: &mut (dyn FnMut(Python<'_>, R) -> PyResult<bool> + Send),
    work: impl FnOnce(&mut dyn FnMut(R)) -> T + Send,
) -> PyResult<T> {
    py.detach(|| {
        std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            // The channel closes when the work is done, because the sender ends with its thread.
            let worker = scope.spawn(move || work(&mut |sent| drop(sender.send(sent))));
            let mut failed = None;
            loop {
                let looked = match receiver.recv_timeout(LOOK) {
                    Err(RecvTimeoutError::Disconnected) => break,
                    _ if failed.is_some() => continue,
                    Ok(sent) => Python::attach(|py| report(py, sent)),
                    Err(RecvTimeoutError::Timeout) => Python::attach(|py| py.check_signals()).map(|()| true),
                };
                match looked {
                    Ok(true) => {}
                    Ok(false) => stop.stop(),
                    Err(error) => {
                        stop.stop();
                        failed = Some(error);
                    }
                }
            }
            let result = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            failed.map_or(Ok(result), Err)
        })
    })
}

/// Like [`interruptible`], for work that reports nothing.
pub(crate) fn quietly<T: Send>(py: Python<'_>, stop: &Stop, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    interruptible(py, stop, &mut |_, ()| Ok(true), |_| work())
}
