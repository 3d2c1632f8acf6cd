//! Extractors for JSON bodies, queries and path parameters. Each refuses bad input with a sentence that says what would be right.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use sower_text::message;
use tokio::time::timeout;

use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::{LARGEST_BODY, LARGEST_RECORD};

/// How long receiving a body may take.
const READING: Duration = Duration::from_secs(15);

/// Characters of a bad value shown in an error message.
const LONGEST_TOLD: usize = 40;

/// An example of a time in a query: milliseconds since 1970.
pub(crate) const A_MOMENT: &str = "1790000000000";

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        read(request, state, LARGEST_BODY).await.map(Body)
    }
}

/// A JSON body that contains a record.
pub(crate) struct LargeBody<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for LargeBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<LargeBody<T>, ApiError> {
        read(request, state, LARGEST_RECORD).await.map(LargeBody)
    }
}

async fn read<T: DeserializeOwned, S: Send + Sync>(
    request: Request,
    state: &S,
    most: usize,
) -> Result<T, ApiError> {
    let locale = Locale::of(request.uri().query(), request.headers());
    let bad = |reason: String| locale.error(Code::BadRequest, &message!("site-bad-body", reason));
    let read = timeout(READING, Bytes::from_request(request, state)).await;
    let read = read.map_err(|_| locale.error(Code::BadRequest, &message!("site-too-slow")))?;
    let bytes = read.map_err(|rejection: BytesRejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            locale.error(Code::TooLarge, &message!("site-too-large", bytes = most))
        } else {
            bad(rejection.body_text())
        }
    })?;
    Ok(sower_api::read_body(&bytes, locale.language)?)
}

/// The decoded pairs of a query, in order.
pub(crate) struct QueryPairs(pub(crate) Vec<(String, String)>);

impl QueryPairs {
    /// The first value of a key.
    pub(crate) fn value(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The error for an invalid value, with a valid example.
    pub(crate) fn refused(key: &str, text: &str, right: &str, locale: Locale) -> ApiError {
        let text: String = text.chars().take(LONGEST_TOLD).collect();
        let talk = message!("site-bad-value", key = key.to_owned(), text, right = format!("{key}={right}"));
        locale.error(Code::BadRequest, &talk)
    }

    /// All values of a key.
    pub(crate) fn values(&self, key: &str) -> Vec<String> {
        self.0.iter().filter(|(known, _)| known == key).map(|(_, value)| value.clone()).collect()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for QueryPairs {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<QueryPairs, ApiError> {
        let locale = Locale::of(parts.uri.query(), &parts.headers);
        axum::extract::Query::try_from_uri(&parts.uri).map(|query| QueryPairs(query.0)).map_err(|rejection| {
            locale.error(Code::BadRequest, &message!("site-bad-query", reason = rejection.body_text()))
        })
    }
}

/// The parameters of a path. Invalid ones are a 404.
pub(crate) struct PathParams<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for PathParams<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParams<T>, ApiError> {
        let locale = Locale::of(parts.uri.query(), &parts.headers);
        let found = Path::from_request_parts(parts, state).await;
        found
            .map(|Path(found)| PathParams(found))
            .map_err(|_| locale.error(Code::NotFound, &message!("site-no-such-page")))
    }
}
