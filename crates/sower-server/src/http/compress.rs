//! Compresses JSON and SVG answers for clients that accept it. The page's files are compressed once, at start.

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// What becomes much smaller.
const SMALLER: [&[u8]; 2] = [b"application/json", b"image/svg+xml"];

/// Below that nothing is gained: it fits into a packet as it is.
const LEAST: u64 = 1400;

/// Above that it would take too long.
const MOST: u64 = 4 << 20;

/// How hard each is tried: files once, answers while somebody waits.
const FILE: i32 = 9;
const ANSWER: i32 = 4;

/// The same bytes in fewer, where there are fewer.
pub(crate) fn file(bytes: &[u8]) -> Option<Vec<u8>> {
    brotli(bytes, FILE)
}

fn brotli(bytes: &[u8], quality: i32) -> Option<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams { quality, ..Default::default() };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut out, &params).ok()?;
    (out.len() < bytes.len()).then_some(out)
}

/// Whether a request takes what is compressed.
pub(crate) fn is_taken(headers: &HeaderMap) -> bool {
    let taken = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    taken.split(',').any(|coding| coding.trim().split(';').next() == Some("br"))
}

/// Compresses an answer, if that is worth it.
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
