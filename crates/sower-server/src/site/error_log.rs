//! Rate-limits error reports: a database that is down fails every request in the same way.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a repeated error is suppressed.
const ONCE_IN: Duration = Duration::from_secs(10);

/// The number of different errors remembered.
const MOST: usize = 16;

/// Recently reported errors.
#[derive(Debug, Default)]
pub(super) struct ErrorLog {
    told: Mutex<Vec<(String, Instant)>>,
    is_closed: AtomicBool,
}

impl ErrorLog {
    /// Suppresses all further errors: after shutdown, errors from the closed database are expected.
    pub(super) fn close(&self) {
        self.is_closed.store(true, Ordering::SeqCst);
    }

    /// Whether an error should be reported. It then counts as reported.
    pub(super) fn is_news(&self, what: &str) -> bool {
        if self.is_closed.load(Ordering::SeqCst) {
            return false;
        }
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.retain(|(_, at)| at.elapsed() < ONCE_IN);
        if told.iter().any(|(before, _)| before == what) {
            return false;
        }
        if told.len() == MOST {
            told.remove(0);
        }
        told.push((what.to_owned(), Instant::now()));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::ErrorLog;

    #[test]
    fn the_same_problem_is_logged_once() {
        let log = ErrorLog::default();
        assert!(log.is_news("the disk is full") && log.is_news("the database is away"));
        assert!(!log.is_news("the disk is full"));
        assert!((0..100).all(|number| log.is_news(&number.to_string())));
    }
}
