//! The page's sentences.

use axum::Json;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use sower_text::Language;

use super::At;
use super::body::Pairs;
use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::sentences::SiteTalk;

pub(crate) async fn sentences(
    At(tag): At<String>,
    query: Pairs,
    reader: Reader,
) -> Result<impl IntoResponse, Fault> {
    let unknown = |_| {
        let known = Language::tags().collect::<Vec<_>>().join(", ");
        reader.fault(Code::NotFound, &SiteTalk::NoLanguage { tag: tag.clone(), known })
    };
    let language = Language::of(&tag).map_err(unknown)?;
    // Under a hash that the page was given with its files, sentences are as lasting as those.
    let lasting = query.value("h").is_some();
    let caching = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(CACHE_CONTROL, caching)], Json(language.page_catalogue())))
}
