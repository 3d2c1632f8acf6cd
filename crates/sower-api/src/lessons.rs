//! A game's lessons, and checking whether a task is solved.

use std::sync::Arc;

use sower_core::Game;
use sower_puzzles::lessons::{self, Lessons};
use sower_text::{Language, message};
use sower_wire::{self as wire, ProblemCode, TaskVerdict, TriedMoves};

use crate::problem::{Problem, problem, refused};

fn missing(language: &Language) -> Problem {
    problem(ProblemCode::NotFound, &message!("site-no-lessons"), language)
}

fn of(name: &str, language: &Language) -> Result<&'static Lessons, Problem> {
    lessons::of(name).ok_or_else(|| missing(language))
}

/// A game's lessons, with their keys rendered as sentences in the reader's language.
pub fn lessons(name: &str, game: &Arc<Game>, language: &'static Language) -> Result<wire::Lessons, Problem> {
    Ok(wire::Lessons::of(of(name, language)?, game, language))
}

/// Whether moves solve a task; tasks count from 1.
pub fn judge_task(
    name: &str,
    number: usize,
    tried: &TriedMoves,
    game: &Arc<Game>,
    language: &'static Language,
) -> Result<TaskVerdict, Problem> {
    let task = number.checked_sub(1).and_then(|index| of(name, language).ok()?.tasks.get(index));
    let task = task.ok_or_else(|| missing(language))?;
    let mut plies = Vec::new();
    for label in tried.moves.iter().take(usize::from(task.plies)) {
        // A task belongs to one side, so only that side's labels are accepted.
        let ply = game.read_move(task.position.side(), label.trim());
        plies.push(ply.map_err(|refusal| refused(game, &refusal, language))?);
    }
    let verdict = task.judge(game, &plies).map_err(|refusal| refused(game, &refusal, language))?;
    Ok(TaskVerdict::of(task, &verdict, game.rules(), language))
}
