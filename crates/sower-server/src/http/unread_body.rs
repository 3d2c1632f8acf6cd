//! Drains the body of a request that was refused before its body was read.
//!
//! A connection stays usable only if each request's body is read to its end. A small rest that arrives soon is read and discarded.
//! Otherwise the response closes the connection.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, BodyDataStream, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::CONNECTION;
use axum::middleware::Next;
use axum::response::Response;
use futures_util::StreamExt as _;
use hyper::body::{Frame, SizeHint};
use tokio::time::timeout;

/// How long the rest of a body may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// The largest rest to read, in bytes.
const MOST: usize = 512 << 10;

/// Drains the request's body after the response.
pub(crate) async fn settle(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let shared = Shared(Arc::new(Mutex::new(body)));
    let mut answer = next.run(Request::from_parts(head, Body::new(shared.clone()))).await;
    if !shared.lock().is_end_stream() && !matches!(timeout(PATIENCE, drained(shared)).await, Ok(true)) {
        answer.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    answer
}

/// Reads a body to its end; `false` if it is too large or incomplete.
async fn drained(body: Shared) -> bool {
    let mut stream: BodyDataStream = Body::new(body).into_data_stream();
    let mut read = 0;
    while let Some(piece) = stream.next().await {
        read = piece.map_or(usize::MAX, |piece| read.saturating_add(piece.len()));
        if read > MOST {
            return false;
        }
    }
    true
}

/// A body that outlives its extractor.
#[derive(Clone)]
struct Shared(Arc<Mutex<Body>>);

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Body> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl HttpBody for Shared {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut *self.lock()).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.lock().is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.lock().size_hint()
    }
}
