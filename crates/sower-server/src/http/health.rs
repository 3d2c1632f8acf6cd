//! Health checks and metrics for the operator.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::http::metrics::Gauges;
use crate::site::Site;

/// How long the database may take to answer before the site counts as not ready.
const PATIENCE: Duration = Duration::from_secs(2);

/// The health endpoints: whether the site is up, and whether it can work.
pub(crate) fn health() -> Router<Arc<Site>> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready))
}

/// Serves the metrics until shutdown. Everyone who can reach this address can read them.
pub async fn serve_metrics(site: &Arc<Site>, listener: TcpListener) {
    let router = health().route("/metrics", get(metrics)).with_state(Arc::clone(site));
    let shutdown = site.shutdown.clone();
    let served = axum::serve(listener, router).with_graceful_shutdown(async move { shutdown.wait().await });
    if let Err(error) = served.await {
        site.log_error(&error);
    }
}

async fn alive() -> &'static str {
    "alive\n"
}

async fn ready(State(site): State<Arc<Site>>) -> (StatusCode, &'static str) {
    if !matches!(timeout(PATIENCE, site.db.store.answers()).await, Ok(Ok(()))) {
        return (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n");
    }
    match timeout(PATIENCE, site.db.can_write()).await {
        Ok(true) => (StatusCode::OK, "ready\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be written to\n"),
    }
}

async fn metrics(State(site): State<Arc<Site>>) -> impl IntoResponse {
    let gauges = Gauges {
        sockets: site.limits.sockets.len(),
        rooms: site.rooms.len(),
        live_games: site.rooms.live.len(),
        waiting_writes: site.db.writer.waiting(),
    };
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], site.metrics.text(&gauges))
}
