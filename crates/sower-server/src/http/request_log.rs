//! Logs a line for each request: an id, the route, the status, the time.
//!
//! The route is the pattern from the source, such as `/api/rooms/{id}/socket`.
//! So logs never contain room numbers, link tokens, cookies, names or addresses.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::random;
use crate::site::Site;

/// The response header with the request's id.
const ID: HeaderName = HeaderName::from_static("x-request-id");

/// Counts and logs a request.
pub(crate) async fn requests(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let mut answer = next.run(request).await;
    let status = answer.status().as_u16();
    let took = began.elapsed();
    site.metrics.note_answer(status, took);
    let id = random::hex(&random::bytes::<6>());
    tracing::info!(
        id,
        method = method.as_str(),
        // All other paths are files of the page.
        route = route.as_deref().unwrap_or("page"),
        status,
        ms = took.as_secs_f64() * 1000.0,
        "request"
    );
    if let Ok(id) = HeaderValue::from_str(&id) {
        answer.headers_mut().insert(ID, id);
    }
    answer
}
