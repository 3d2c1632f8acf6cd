//! Computation by rules, away from the threads that serve sockets and within fixed limits.

use std::sync::Arc;
use std::time::Duration;

use sower_text::message;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::Site;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;

/// How long a request waits for a free worker before it is refused.
const PATIENCE: Duration = Duration::from_secs(5);

/// Who may compute at the same time.
pub(super) struct Workers {
    /// Turns can be long by some rules.
    computing: Arc<Semaphore>,
    /// Only one rules file is checked at a time: authors wait for each other, and nobody else waits for them.
    checking: Semaphore,
}

impl Workers {
    pub(super) fn new() -> Workers {
        let places = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        Workers { computing: Arc::new(Semaphore::new(places)), checking: Semaphore::new(1) }
    }
}

impl Site {
    /// Runs `work` on a blocking thread. The rules bound each turn, so no game's rules can hold up the others.
    pub(crate) async fn compute<T: Send + 'static>(
        self: &Arc<Site>,
        locale: Locale,
        work: impl FnOnce(&Arc<Site>) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = || locale.error(Code::Busy, &message!("site-busy"));
        let place = timeout(PATIENCE, Arc::clone(&self.workers.computing).acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(busy()) };
        let site = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work(&site)
        });
        done.await.unwrap_or_else(|_| Err(busy()))
    }

    /// Checks a rules file, which may contain anything.
    pub(crate) async fn examine<T: Send + 'static>(
        self: &Arc<Site>,
        locale: Locale,
        work: impl FnOnce(&Arc<Site>) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        match timeout(PATIENCE, self.workers.checking.acquire()).await {
            Ok(Ok(_place)) => self.compute(locale, work).await,
            _ => Err(locale.error(Code::Busy, &message!("site-busy"))),
        }
    }
}
