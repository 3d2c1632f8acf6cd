//! Accepts, serves and closes TCP connections.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use crate::http::guard::forwarded_for;
use crate::http::host::ReachedAt;
use crate::limits::Counted;
use crate::site::{Site, app};

/// The pause after a failed accept, usually because too many files are open.
const BREATH: Duration = Duration::from_millis(50);

/// Serves a site until it shuts down ([`Site::begin_shutdown`]); pending requests are still answered.
///
/// A client that does not send a complete request head in time is disconnected.
pub async fn serve(site: &Arc<Site>, listener: TcpListener) {
    let router = app(Arc::clone(site));
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    // Connections over the limit are closed without a response.
                    if let Ok(counted) = count(site, from) {
                        connections.spawn(connection(router.clone(), stream, from, Arc::clone(site), counted));
                    }
                }
                Err(error) => {
                    site.log_error(&error);
                    tokio::time::sleep(BREATH).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = site.shutdown.wait() => break,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Counts a connection for its network, if below the limit. Behind a proxy all connections share one address, so none are counted.
fn count(site: &Site, from: SocketAddr) -> Result<Option<Counted>, TooMany> {
    match site.options.behind_proxy {
        true => Ok(None),
        false => site.limits.connections.count(from.ip().into()).map(Some).ok_or(TooMany),
    }
}

/// The network has reached its limit.
struct TooMany;

async fn connection(
    router: Router,
    stream: TcpStream,
    from: SocketAddr,
    site: Arc<Site>,
    _counted: Option<Counted>,
) {
    let behind_proxy = site.options.behind_proxy;
    // Messages are small and latency matters.
    let _ = stream.set_nodelay(true);
    let reached = stream.local_addr().ok();
    // A client that never reads must not hold its response for ever.
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(site.options.read_within));
    let answer = service_fn(move |mut request: Request<Incoming>| {
        let told = if behind_proxy { forwarded_for(request.headers()) } else { None };
        let from = told.map_or(from, |address| SocketAddr::new(address, 0));
        request.extensions_mut().insert(ConnectInfo(from));
        if let Some(at) = reached {
            request.extensions_mut().insert(ReachedAt(at));
        }
        let answered = router.clone().oneshot(request.map(Body::new));
        async move { answered.await as Result<Response, Infallible> }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(site.options.head_within);
    let mut served = pin!(http.serve_connection(TokioIo::new(Box::pin(stream)), answer).with_upgrades());
    // Errors of a connection concern only its client.
    tokio::select! {
        _ = served.as_mut() => {}
        () = site.shutdown.wait() => {
            served.as_mut().graceful_shutdown();
            let _ = served.await;
        }
    }
}
