//! A game's lessons, and checking whether a task is solved.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::{Body, PathParams};
use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{Lessons, TaskVerdict, TriedMoves};

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
) -> Result<Json<Lessons>, ApiError> {
    let game = site.find(&name, &[], locale).await?.game;
    Ok(Json(sower_api::lessons(&name, &game, locale.language)?))
}

pub(crate) async fn judge(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
    Body(tried): Body<TriedMoves>,
) -> Result<Json<TaskVerdict>, ApiError> {
    let game = site.find(&name, &[], locale).await?.game;
    let judge =
        move |_: &Arc<Site>| Ok(Json(sower_api::judge_task(&name, number, &tried, &game, locale.language)?));
    site.compute(locale, judge).await
}
