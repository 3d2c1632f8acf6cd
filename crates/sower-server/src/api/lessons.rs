//! A game's lessons, and checking whether a task is solved.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sower_core::lessons::{self, Lessons, Verdict};

use super::{Body, PathParams};
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::sentences::SiteTalk;
use crate::site::Site;

fn of(game: &str, locale: Locale) -> Result<&'static Lessons, ApiError> {
    lessons::of(game).ok_or_else(|| locale.error(Code::NotFound, &SiteTalk::NoLessons))
}

/// The lessons with their texts: what they have as keys, the reader is told in sentences.
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    PathParams(name): PathParams<String>,
    locale: Locale,
) -> Result<Json<Value>, ApiError> {
    let lessons = of(&name, locale)?;
    let game = site.find(&name, &[], locale).await?.game;
    let words = game.rules().words();
    let said = |key: &lessons::TextKey| key.said(locale.language, words);
    let examples: Vec<Value> = lessons
        .examples
        .iter()
        .map(|example| {
            let mut told = json!(example);
            told["heading"] = json!(locale.say_of(&game, &example.heading));
            told["text"] = json!(said(&example.text));
            told
        })
        .collect();
    let tasks: Vec<Value> = lessons
        .tasks
        .iter()
        .map(|task| {
            let mut told = json!(task);
            for (key, text) in [("task", &task.task), ("hint", &task.hint), ("done", &task.done)] {
                told[key] = json!(said(text));
            }
            told
        })
        .collect();
    let story: Vec<String> = lessons.story.iter().map(said).collect();
    Ok(Json(json!({ "game": lessons.game, "examples": examples, "tasks": tasks, "story": story })))
}

#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TriedMoves {
    moves: Vec<String>,
}

/// What an attempt at a task has come to.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Judged {
    done: bool,
    missed: bool,
    sentence: String,
}

pub(crate) async fn judge(
    State(site): State<Arc<Site>>,
    PathParams((name, number)): PathParams<(String, usize)>,
    locale: Locale,
    Body(tried): Body<TriedMoves>,
) -> Result<Json<Judged>, ApiError> {
    let missing = || locale.error(Code::NotFound, &SiteTalk::NoLessons);
    let task = number.checked_sub(1).and_then(|index| of(&name, locale).ok()?.tasks.get(index));
    let task = task.ok_or_else(missing)?;
    let game = site.find(&name, &[], locale).await?.game;
    site.compute(locale, move |_| {
        let refused = |refusal| ApiError { code: Code::Refused, message: locale.say_of(&game, &refusal) };
        let mut plies = Vec::new();
        for label in tried.moves.iter().take(usize::from(task.plies)) {
            // A task is one side's, whose labels are all that it takes.
            plies.push(game.read_move(task.position.side(), label.trim()).map_err(refused)?);
        }
        let verdict = task.judge(&game, &plies).map_err(refused)?;
        let sentence = task.answer(&verdict, locale.language, game.rules().words()).message;
        let done = verdict == Verdict::Done;
        Ok(Json(Judged { done, missed: matches!(verdict, Verdict::Missed { .. }), sentence }))
    })
    .await
}
