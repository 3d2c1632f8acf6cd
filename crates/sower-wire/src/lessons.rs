//! A game's lessons: worked examples, tasks, and verdicts on attempts.

use serde::{Deserialize, Serialize};
use sower_core::notation::write_position;
use sower_core::{Game, Rules};
use sower_puzzles::lessons::{self, Goal, TextKey, Verdict};
use sower_text::Language;

/// A game's lessons, in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Lessons {
    /// The game's name.
    pub game: String,
    /// At least one for each heading of the rules.
    pub examples: Vec<Example>,
    /// Easy ones first.
    pub tasks: Vec<Task>,
    /// The game's origin, one paragraph per element.
    pub story: Vec<String>,
}

/// One move that shows one rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Example {
    /// Its name in the lessons file.
    pub name: String,
    /// The heading of the rules to which it belongs.
    pub heading: String,
    /// The key of the rule that it shows.
    pub shows: String,
    /// The position before the move.
    pub position: String,
    /// The move as players write it.
    pub r#move: String,
    /// What the move demonstrates.
    pub text: String,
}

/// An exercise: a position and a goal for the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Task {
    /// Its name in the lessons file.
    pub name: String,
    /// The starting position; the side to move solves the task.
    pub position: String,
    /// The goal: conditions with their values, as in the lessons file.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "Record<string, string | number | boolean>"),
        schemars(with = "std::collections::BTreeMap<String, super::schema::GoalValue>")
    )]
    pub goal: Goal,
    /// The number of plies that the player has for it.
    pub plies: u8,
    /// What the opponent plays in between, by label.
    pub replies: Vec<String>,
    /// The instruction for the player.
    pub task: String,
    /// A hint that does not give the solution away.
    pub hint: String,
    /// The praise once it is solved.
    pub done: String,
}

impl Lessons {
    /// A game's lessons, with their texts in a language.
    pub fn of(lessons: &lessons::Lessons, game: &Game, language: &Language) -> Lessons {
        let rules = game.rules();
        Lessons {
            game: lessons.game.clone(),
            examples: lessons.examples.iter().map(|example| Example::of(example, rules, language)).collect(),
            tasks: lessons.tasks.iter().map(|task| Task::of(task, rules, language)).collect(),
            story: lessons.story.iter().map(|key| key.said(language, rules.words())).collect(),
        }
    }
}

impl Example {
    fn of(example: &lessons::Example, rules: &Rules, language: &Language) -> Example {
        Example {
            name: example.name.clone(),
            heading: language.say(&example.heading, rules.words()),
            shows: example.shows.clone(),
            position: write_position(&example.position),
            r#move: example.label.clone(),
            text: example.text.said(language, rules.words()),
        }
    }
}

impl Task {
    fn of(task: &lessons::Task, rules: &Rules, language: &Language) -> Task {
        let said = |key: &TextKey| key.said(language, rules.words());
        Task {
            name: task.name.clone(),
            position: write_position(&task.position),
            goal: task.goal.clone(),
            plies: task.plies,
            replies: task.replies.clone(),
            task: said(&task.task),
            hint: said(&task.hint),
            done: said(&task.done),
        }
    }
}

/// An attempt at a task.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TriedMoves {
    /// The player's moves, by label.
    pub moves: Vec<String>,
}

/// The verdict on an attempt at a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TaskVerdict {
    /// Whether the goal is reached.
    pub done: bool,
    /// Whether it can no longer be reached.
    pub missed: bool,
    /// The praise, what is missing, or how many plies are left.
    pub sentence: String,
}

impl TaskVerdict {
    /// A verdict on a task in a language.
    pub fn of(task: &lessons::Task, verdict: &Verdict, rules: &Rules, language: &Language) -> TaskVerdict {
        TaskVerdict {
            done: *verdict == Verdict::Done,
            missed: matches!(verdict, Verdict::Missed { .. }),
            sentence: task.answer(verdict, language, rules.words()).message,
        }
    }
}
