//! The page's sentences.

use axum::Json;
use axum::extract::Path;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use serde::Serialize;
use sower_core::lang::Language;

use crate::fault::{Code, Fault};
use crate::reader::Reader;
use crate::talk::SiteTalk;

/// A language as the page reads it.
#[derive(Debug, Serialize)]
struct Catalogue {
    /// Which.
    tag: String,
    /// All that there are.
    tags: Vec<&'static str>,
    /// Its Fluent text.
    text: String,
}

pub(crate) async fn sentences(Path(tag): Path<String>, reader: Reader) -> Result<impl IntoResponse, Fault> {
    let tags: Vec<&str> = Language::tags().collect();
    let known = tags.join(", ");
    let language = Language::of(&tag)
        .map_err(|_| reader.fault(Code::NotFound, &SiteTalk::NoLanguage { tag: tag.clone(), known }))?;
    let text = language.texts().collect::<Vec<_>>().join("\n");
    Ok(([(CACHE_CONTROL, "no-cache")], Json(Catalogue { tag, tags, text })))
}
