//! What a game's page teaches, and whether a task is done.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sower_puzzles::lessons::{self, Lessons, Verdict};

use super::{At, Body};
use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::sentences::SiteTalk;
use crate::site::Site;

fn of(game: &str, reader: Reader) -> Result<&'static Lessons, Fault> {
    lessons::of(game).ok_or_else(|| reader.fault(Code::NotFound, &SiteTalk::NoLessons))
}

/// The lessons with their texts: what they have as keys, the reader is told in sentences.
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    At(name): At<String>,
    reader: Reader,
) -> Result<Json<Value>, Fault> {
    let lessons = of(&name, reader)?;
    let game = site.find(&name, &[], reader).await?.game;
    let words = game.rules().words();
    let said = |key: &lessons::TextKey| key.said(reader.language, words);
    let examples: Vec<Value> = lessons
        .examples
        .iter()
        .map(|example| {
            let mut told = json!(example);
            told["heading"] = json!(reader.say_of(&game, &example.heading));
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
    At((name, number)): At<(String, usize)>,
    reader: Reader,
    Body(tried): Body<TriedMoves>,
) -> Result<Json<Judged>, Fault> {
    let missing = || reader.fault(Code::NotFound, &SiteTalk::NoLessons);
    let task = number.checked_sub(1).and_then(|index| of(&name, reader).ok()?.tasks.get(index));
    let task = task.ok_or_else(missing)?;
    let game = site.find(&name, &[], reader).await?.game;
    site.reckon(reader, move |_| {
        let refused = |refusal| Fault { code: Code::Refused, message: reader.say_of(&game, &refusal) };
        let mut plies = Vec::new();
        for label in tried.moves.iter().take(usize::from(task.plies)) {
            // A task is one side's, whose labels are all that it takes.
            plies.push(game.read_move(task.position.side(), label.trim()).map_err(refused)?);
        }
        let verdict = task.judge(&game, &plies).map_err(refused)?;
        let sentence = task.answer(&verdict, reader.language, game.rules().words()).message;
        let done = verdict == Verdict::Done;
        Ok(Json(Judged { done, missed: matches!(verdict, Verdict::Missed { .. }), sentence }))
    })
    .await
}
