//! A board as an SVG picture.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use sower_text::draw::{DrawOptions, draw_svg};
use sower_text::layout::Orientation;

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
    let position = sower_api::position(&listed.game, query.value("position"), locale.language)?;
    let finished = listed.game.outcome(&position).is_some();
    let upright = query.value("upright").is_some_and(|value| value != "0");
    let orientation = if upright { Orientation::Upright } else { Orientation::Wide };
    let counts = query.value("counts") != Some("0");
    let language = locale.language;
    let options = DrawOptions { orientation, counts, finished, language, ..DrawOptions::default() };
    let drawn = draw_svg(listed.game.rules(), &position, &options);
    // Without a language in the address, different readers get different pictures.
    let caching = if query.value("lang").is_some() { "public, max-age=3600" } else { "private, no-cache" };
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, caching)], drawn))
}
