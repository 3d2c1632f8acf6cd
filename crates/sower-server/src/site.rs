//! The site: what all requests share, and the router over it.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use tokio::sync::Semaphore;
use tokio::time::{Duration, timeout};

use crate::api;
use crate::assets::{self, Assets};
use crate::fault::{Code, Fault};
use crate::reader::Reader;
use crate::shelf::Shelf;
use crate::talk::SiteTalk;

/// Bodies are small: a position, a few hundred moves.
pub(crate) const LARGEST_BODY: usize = 16 << 10;

/// What all requests share.
pub struct Site {
    pub(crate) games: Shelf,
    pub(crate) assets: Assets,
    /// Places for reckoning by the rules, which can take a while where turns are long.
    reckoning: Arc<Semaphore>,
}

/// How long a request waits for a place before it is told that there is none.
const PATIENCE: Duration = Duration::from_secs(5);

impl Site {
    /// A site with these games and this page.
    pub fn new(games: Shelf, assets: Assets) -> Site {
        let places = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        Site { games, assets, reckoning: Arc::new(Semaphore::new(places)) }
    }

    /// Reckons by a game's rules, away from the threads that serve sockets. How many do so at once is bounded, and each
    /// turn has a bound of its own in the rules, so that nobody's rules can hold up the others.
    pub(crate) async fn reckon<T: Send + 'static>(
        self: &Arc<Site>,
        reader: Reader,
        work: impl FnOnce(&Arc<Site>) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let busy = || reader.fault(Code::Busy, &SiteTalk::Busy);
        let place = timeout(PATIENCE, Arc::clone(&self.reckoning).acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(busy()) };
        let site = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work(&site)
        });
        done.await.unwrap_or_else(|_| Err(busy()))
    }
}

/// The router of a site. It binds nothing.
pub fn app(site: Arc<Site>) -> Router {
    Router::new()
        .nest("/api", api::routes())
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .with_state(site)
}
