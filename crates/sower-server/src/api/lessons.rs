//! What a game's page teaches, and whether a task is done.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_puzzles::lessons::{self, Lessons};

use super::{At, Body};
use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::sentences::SiteTalk;
use crate::site::Site;
use crate::wire::{self, TaskVerdict, TriedMoves};

fn of(game: &str, reader: Reader) -> Result<&'static Lessons, Fault> {
    lessons::of(game).ok_or_else(|| reader.fault(Code::NotFound, &SiteTalk::NoLessons))
}

/// The lessons with their texts: what they have as keys, the reader is told in sentences.
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    At(name): At<String>,
    reader: Reader,
) -> Result<Json<wire::Lessons>, Fault> {
    let lessons = of(&name, reader)?;
    let game = site.find(&name, &[], reader).await?.game;
    Ok(Json(wire::Lessons::of(lessons, &game, reader.language)))
}

pub(crate) async fn judge(
    State(site): State<Arc<Site>>,
    At((name, number)): At<(String, usize)>,
    reader: Reader,
    Body(tried): Body<TriedMoves>,
) -> Result<Json<TaskVerdict>, Fault> {
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
        Ok(Json(TaskVerdict::of(task, &verdict, game.rules(), reader.language)))
    })
    .await
}
