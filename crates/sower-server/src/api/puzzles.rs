//! A game's puzzles: the list, one puzzle, and why a move is right or wrong.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::{Body, PathParams};
use crate::http::error::ApiError;
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{PuzzleAnswer, PuzzleLine, PuzzlePage, TriedMove};

/// Memory of the search for continuations, in bytes.
const MEMORY: usize = 4 << 20;

pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
) -> Result<Json<Vec<PuzzleLine>>, ApiError> {
    let game = site.find(&name, &[], locale).await?.game;
    Ok(Json(sower_api::puzzles(&game, locale.language)?))
}

pub(crate) async fn page(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
) -> Result<Json<PuzzlePage>, ApiError> {
    let game = site.find(&name, &[], locale).await?.game;
    site.compute(locale, move |_| Ok(Json(sower_api::puzzle_page(&game, number, locale.language)?))).await
}

/// Explains why a move is right or wrong.
pub(crate) async fn answer(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
    Body(tried): Body<TriedMove>,
) -> Result<Json<PuzzleAnswer>, ApiError> {
    let game = site.find(&name, &[], locale).await?.game;
    let settings = site.search_settings(MEMORY);
    let answer = move |_: &Arc<Site>| {
        Ok(Json(sower_api::answer_puzzle(&game, number, &tried, settings, locale.language)?))
    };
    site.compute(locale, answer).await
}

/// The solution, with its explanation.
pub(crate) async fn solution(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
) -> Result<Json<PuzzleAnswer>, ApiError> {
    let game = site.find(&name, &[], locale).await?.game;
    let settings = site.search_settings(MEMORY);
    let solve =
        move |_: &Arc<Site>| Ok(Json(sower_api::puzzle_solution(&game, number, settings, locale.language)?));
    site.compute(locale, solve).await
}
