//! A board as a picture.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use sower_text::draw::{DrawOptions, draw_svg};
use sower_text::layout::Orientation;

use super::At;
use super::body::Pairs;
use super::look::position;
use crate::http::error::Fault;
use crate::http::locale::Reader;
use crate::site::Site;

pub(crate) async fn picture(
    State(site): State<Arc<Site>>,
    At(name): At<String>,
    query: Pairs,
    reader: Reader,
) -> Result<impl IntoResponse, Fault> {
    let shelved = site.find(&name, &query.values("set"), reader).await?;
    let position = position(&shelved.game, query.value("position"), reader)?;
    let finished = shelved.game.outcome(&position).is_some();
    let upright = query.value("upright").is_some_and(|value| value != "0");
    let orientation = if upright { Orientation::Upright } else { Orientation::Wide };
    let counts = query.value("counts") != Some("0");
    let language = reader.language;
    let options = DrawOptions { orientation, counts, finished, language, ..DrawOptions::default() };
    let drawn = draw_svg(shelved.game.rules(), &position, &options);
    // Where the address does not name the language, the same address gives other pictures to other readers.
    let caching = if query.value("lang").is_some() { "public, max-age=3600" } else { "private, no-cache" };
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, caching)], drawn))
}
