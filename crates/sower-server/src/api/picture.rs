//! A board as an SVG picture.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

use super::PathParams;
use super::body::QueryPairs;
use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::site::Site;

pub(crate) async fn picture(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    query: QueryPairs,
    locale: Locale,
) -> Result<impl IntoResponse, ApiError> {
    let listed = site.find(&name, &query.values("set"), locale).await?;
    let drawn = sower_api::picture(&listed, |key| query.value(key), locale.language)?;
    // Without a language in the address, different readers get different pictures.
    let caching = if query.value("lang").is_some() { "public, max-age=3600" } else { "private, no-cache" };
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, caching)], drawn))
}
