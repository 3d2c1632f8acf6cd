//! Runs rules-dependent computation outside the socket threads, with limited concurrency.

use std::sync::Arc;
use std::time::Duration;

use sower_text::message;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::Site;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;

/// How long a request waits for a free worker before the server refuses it.
const PATIENCE: Duration = Duration::from_secs(5);

/// Permits for concurrent computation.
pub(super) struct Workers {
    /// Turns can be long under some rules.
    computing: Arc<Semaphore>,
    /// The server checks one rules file at a time: authors wait for each other, and no one else waits for them.
    checking: Semaphore,
}

impl Workers {
    pub(super) fn new() -> Workers {
        let places = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        Workers { computing: Arc::new(Semaphore::new(places)), checking: Semaphore::new(1) }
    }
}

impl Site {
    /// Runs `work` on a blocking thread. The rules bound every turn, so no game can block the others.
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

    /// Checks an untrusted rules file.
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
