//! The page's catalogue of sentences in one language.

use axum::Json;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use sower_text::{Language, message};

use super::PathParams;
use super::body::QueryPairs;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;

pub(crate) async fn sentences(
    PathParams(tag): PathParams<String>,
    query: QueryPairs,
    locale: Locale,
) -> Result<impl IntoResponse, ApiError> {
    let unknown = |_| {
        let known = Language::tags().collect::<Vec<_>>().join(", ");
        locale.error(Code::NotFound, &message!("site-no-language", tag = tag.clone(), known))
    };
    let language = Language::of(&tag).map_err(unknown)?;
    // With the hash of the page's files in the address, the response can be cached like them.
    let lasting = query.value("h").is_some();
    let caching = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(CACHE_CONTROL, caching)], Json(language.page_catalogue())))
}
