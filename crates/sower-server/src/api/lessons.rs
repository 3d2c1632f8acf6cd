//! A game's lessons, and checking whether a task is solved.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_puzzles::lessons::{self, Lessons};
use sower_text::message;

use super::{Body, PathParams};
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{self, TaskVerdict, TriedMoves};

fn of(game: &str, locale: Locale) -> Result<&'static Lessons, ApiError> {
    lessons::of(game).ok_or_else(|| locale.error(Code::NotFound, &message!("site-no-lessons")))
}

/// A game's lessons, with their keys rendered as sentences in the reader's language.
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
) -> Result<Json<wire::Lessons>, ApiError> {
    let lessons = of(&name, locale)?;
    let game = site.find(&name, &[], locale).await?.game;
    Ok(Json(wire::Lessons::of(lessons, &game, locale.language)))
}

pub(crate) async fn judge(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
    Body(tried): Body<TriedMoves>,
) -> Result<Json<TaskVerdict>, ApiError> {
    let missing = || locale.error(Code::NotFound, &message!("site-no-lessons"));
    let task = number.checked_sub(1).and_then(|index| of(&name, locale).ok()?.tasks.get(index));
    let task = task.ok_or_else(missing)?;
    let game = site.find(&name, &[], locale).await?.game;
    site.compute(locale, move |_| {
        let refused = |refusal| ApiError { code: Code::Refused, message: locale.say_of(&game, &refusal) };
        let mut plies = Vec::new();
        for label in tried.moves.iter().take(usize::from(task.plies)) {
            // A task belongs to one side, so only that side's labels are accepted.
            plies.push(game.read_move(task.position.side(), label.trim()).map_err(refused)?);
        }
        let verdict = task.judge(&game, &plies).map_err(refused)?;
        Ok(Json(TaskVerdict::of(task, &verdict, game.rules(), locale.language)))
    })
    .await
}
