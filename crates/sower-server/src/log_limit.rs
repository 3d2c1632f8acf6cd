//! What went wrong is told once in a while, not a thousand times a second: a database that is away fails everyone in the same way.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long the same is not told again.
const ONCE_IN: Duration = Duration::from_secs(10);

/// Different problems that are remembered.
const MOST: usize = 16;

/// The last problems that were told.
#[derive(Debug, Default)]
pub(crate) struct Complained {
    told: Mutex<Vec<(String, Instant)>>,
}

impl Complained {
    /// Whether a problem was not told lately. It is taken as told from now on.
    pub(crate) fn is_news(&self, what: &str) -> bool {
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
    use super::Complained;

    #[test]
    fn the_same_problem_is_told_once() {
        let complained = Complained::default();
        assert!(complained.is_news("the disk is full") && complained.is_news("the database is away"));
        assert!(!complained.is_news("the disk is full"));
        assert!((0..100).all(|number| complained.is_news(&number.to_string())));
    }
}
