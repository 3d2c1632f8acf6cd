//! The site: the state that all requests share, by concern, and the router over it.

mod clock;
mod database;
mod error_log;
mod options;
mod rate_limits;
mod workers;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use database::Database;
use error_log::ErrorLog;
use sower_text::message;

use crate::auth::Auth;
use crate::game_library::GameLibrary;
use crate::http::assets::{self, Assets};
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::http::metrics::Metrics;
use crate::http::public_url::PublicUrl;
use crate::http::{compress, guard, health, request_log, unread_body};
use crate::lobby::{self, Lobby};
use crate::rooms::Hub;
use crate::shutdown::Shutdown;
use crate::store::metered::MeteredStore;
use crate::store::writer::Writer;
use crate::store::{Millis, Store, StoreError};
use crate::thinking::{Thinking, throttle};
use crate::{api, cluster};

pub use options::{Complaints, SiteOptions};
use rate_limits::RateLimits;
use workers::Workers;

/// The largest body of most requests, in bytes: a position and a few hundred moves.
pub(crate) const LARGEST_BODY: usize = 16 << 10;

/// The largest body of a request with a record, in bytes. Records may have comments.
pub(crate) const LARGEST_RECORD: usize = 256 << 10;

/// The state that all requests share.
pub struct Site {
    pub(crate) options: SiteOptions,
    pub(crate) games: GameLibrary,
    pub(crate) assets: Assets,
    pub(crate) db: Database,
    pub(crate) auth: Auth,
    pub(crate) limits: RateLimits,
    pub(crate) rooms: Hub,
    pub(crate) lobby: Lobby,
    pub(crate) thinking: Thinking,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) shutdown: Shutdown,
    workers: Workers,
    log: ErrorLog,
}

impl Site {
    /// Opens a site on a store, with these games and assets.
    pub async fn open(
        games: GameLibrary,
        assets: Assets,
        store: Arc<dyn Store>,
        options: SiteOptions,
    ) -> Result<Arc<Site>, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let store: Arc<dyn Store> = Arc::new(MeteredStore { inner: store, metrics: Arc::clone(&metrics) });
        let auth = Auth::new(store.signing_key().await?);
        let (say, hear) = store.notifications().map(|channel| (channel.say, channel.hear)).unzip();
        let writer = Writer::start(Arc::clone(&store), say.clone(), options.commit_delay)
            .map_err(|error| StoreError::failed(&store.name(), &error))?;
        let site = Arc::new(Site {
            games,
            assets,
            db: Database::new(store, writer).await?,
            auth,
            limits: RateLimits::new(options.limits),
            rooms: Hub::default(),
            lobby: Lobby::default(),
            thinking: Thinking::new(options.thinkers),
            metrics,
            shutdown: Shutdown::new(),
            workers: Workers::new(),
            log: ErrorLog::default(),
            options,
        });
        if let (Some(say), Some(hear)) = (say, hear) {
            tokio::spawn(cluster::follow(Arc::downgrade(&site), say, hear));
        }
        tokio::spawn(lobby::run(Arc::downgrade(&site)));
        tokio::spawn(throttle::watch(Arc::downgrade(&site), site.thinking.pool.gate.clone()));
        Ok(site)
    }

    /// Whether the site is served over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.options.public_url.as_ref().is_some_and(PublicUrl::is_secure)
    }

    /// Whether people are playing each other now. Deferrable work should then wait.
    pub fn people_play(&self) -> bool {
        self.rooms.live.len() > 0
    }

    /// The current time by the database's clock.
    pub(crate) fn now(&self) -> Millis {
        self.db.now()
    }

    /// Logs an error for the operator, unless the same was logged seconds ago.
    pub(crate) fn log_error(&self, what: &dyn std::fmt::Display) {
        let what = what.to_string();
        if self.log.is_news(&what) {
            (self.options.complaints)(&what);
        }
    }

    /// The response to a request that the database failed. It says whether nothing
    /// changed or the outcome is unknown; the operator's log has the reason.
    pub(crate) fn storage_error(&self, error: &StoreError, locale: Locale) -> ApiError {
        self.log_error(error);
        match error {
            StoreError::Unknown { .. } => {
                locale.error(Code::UnknownOutcome, &message!("site-storage-unknown"))
            }
            _ => locale.error(Code::Storage, &message!("site-storage")),
        }
    }

    /// Disconnects everything that uses a session, or all sessions of an account, after a sign-out or a revoked token.
    pub(crate) async fn end_sessions(&self, account: &str, session: Option<&str>) {
        self.auth.revocations.tell(account, session);
        self.rooms.signed_out(account, session).await;
    }

    /// Disconnects everything that a deleted guest uses.
    pub(crate) async fn forget_guest(&self, guest: &str) {
        self.auth.revocations.tell(guest, None);
        self.rooms.forget_guest(guest).await;
    }

    /// Starts the shutdown: sockets close, rooms stop, and no new ones open.
    pub fn begin_shutdown(&self) {
        self.shutdown.begin();
    }

    /// Shuts the site down after the queued writes.
    pub async fn close(&self) {
        self.begin_shutdown();
        self.db.drain().await;
        self.log.close();
        self.db.store.close().await;
    }
}

/// The router of a site. It binds nothing.
pub fn app(site: Arc<Site>) -> Router {
    Router::new()
        .nest(
            "/api",
            api::router()
                .layer(middleware::from_fn(compress::answers))
                .layer(middleware::map_response(guard::not_stored)),
        )
        .merge(health::health())
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::admit))
        .layer(middleware::map_response_with_state(Arc::clone(&site), guard::harden))
        .layer(middleware::from_fn(unread_body::settle))
        .layer(middleware::from_fn_with_state(Arc::clone(&site), request_log::requests))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .with_state(site)
}
