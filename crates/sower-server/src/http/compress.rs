//! Compresses JSON and SVG responses for clients that accept it. The page's files are compressed once, at startup.

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// Content types worth compressing.
const SMALLER: [&[u8]; 2] = [b"application/json", b"image/svg+xml"];

/// Smaller responses fit into one packet anyway.
const LEAST: u64 = 1400;

/// Larger responses would take too long to compress.
const MOST: u64 = 4 << 20;

/// Compression levels: for files at startup, and for responses while the client waits.
const FILE: i32 = 9;
const ANSWER: i32 = 4;

/// Compresses a file; none if that does not make it smaller.
pub(crate) fn file(bytes: &[u8]) -> Option<Vec<u8>> {
    brotli(bytes, FILE)
}

fn brotli(bytes: &[u8], quality: i32) -> Option<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams { quality, ..Default::default() };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut out, &params).ok()?;
    (out.len() < bytes.len()).then_some(out)
}

/// Whether a client accepts compressed responses.
pub(crate) fn is_taken(headers: &HeaderMap) -> bool {
    let taken = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    taken.split(',').any(|coding| coding.trim().split(';').next() == Some("br"))
}

/// Compresses a response if that is worthwhile.
pub(crate) async fn answers(request: Request, next: Next) -> Response {
    let is_taken = is_taken(request.headers());
    let answer = next.run(request).await;
    let is_text = answer.headers().get(CONTENT_TYPE).is_some_and(|kind| SMALLER.contains(&kind.as_bytes()));
    let size = answer.body().size_hint().exact().unwrap_or(0);
    if !is_taken || !is_text || !(LEAST..=MOST).contains(&size) {
        return answer;
    }
    let (mut parts, body) = answer.into_parts();
    let Ok(bytes) = to_bytes(body, MOST as usize).await else {
        return Response::from_parts(parts, Body::empty());
    };
    let Some(small) = brotli(&bytes, ANSWER) else { return Response::from_parts(parts, Body::from(bytes)) };
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
    parts.headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    Response::from_parts(parts, Body::from(Bytes::from(small)))
}
