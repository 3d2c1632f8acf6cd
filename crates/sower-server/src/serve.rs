//! Connections: taken in, served, and ended.

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
use tower::ServiceExt as _;

use crate::guard::forwarded_for;
use crate::site::{Site, app};

/// How long is waited when no connection can be taken in: there are too many open files, which others may close meanwhile.
const BREATH: Duration = Duration::from_millis(50);

/// Serves a site until it ends ([`Site::begin_shutdown`]); requests that are under way are still answered.
///
/// Whoever connects and does not send a whole head of a request in time is let go, so that nobody holds connections for nothing.
pub async fn serve(site: &Arc<Site>, listener: TcpListener) {
    let router = app(Arc::clone(site));
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    connections.spawn(connection(router.clone(), stream, from, Arc::clone(site)));
                }
                Err(error) => {
                    site.complain(&error);
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

async fn connection(router: Router, stream: TcpStream, from: SocketAddr, site: Arc<Site>) {
    let behind_proxy = site.options.behind_proxy;
    // Messages are small, and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        let told = if behind_proxy { forwarded_for(request.headers()) } else { None };
        let from = told.map_or(from, |address| SocketAddr::new(address, 0));
        request.extensions_mut().insert(ConnectInfo(from));
        let answered = router.clone().oneshot(request.map(Body::new));
        async move { answered.await as Result<Response, Infallible> }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(site.options.head_within);
    let mut served = pin!(http.serve_connection(TokioIo::new(stream), answer).with_upgrades());
    // Whatever goes wrong on a connection concerns only whoever is at its other end.
    tokio::select! {
        _ = served.as_mut() => {}
        () = site.shutdown.wait() => {
            served.as_mut().graceful_shutdown();
            let _ = served.await;
        }
    }
}
