//! The lessons of a game: an example for each part of the rules, small tasks, and the game's history.
//!
//! The data is in `games/NAME.lessons`. Reading it checks it against the game's rules: an example's move must be legal
//! and show its rule. Whether a task is solved follows from the traces of its plies, so the code is
//! the same for all games. Texts are keys of messages in `lang/`.

mod attempt;
mod goal;
mod read;
mod shipped;

pub use attempt::{Answer, Attempt, Ply, Verdict};
pub use goal::{Condition, Goal};
pub use shipped::{SHIPPED_LESSONS, all, of};

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use sower_core::notation::write_position;
use sower_core::trace::Trace;
use sower_core::{Game, Position, Refusal, Words};
use sower_text::{Heading, Language};

/// All lessons of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lessons {
    /// The game's name on the command line.
    pub game: String,
    /// The examples in order, at least one for each heading of the rules in words.
    pub examples: Vec<Example>,
    /// The tasks, easy ones first.
    pub tasks: Vec<Task>,
    /// The game's history, one key per paragraph.
    pub story: Vec<TextKey>,
}

impl Lessons {
    /// The task with that name.
    pub fn task(&self, name: &str) -> Option<&Task> {
        self.tasks.iter().find(|task| task.name == name)
    }

    /// The keys of all texts.
    pub fn keys(&self) -> impl Iterator<Item = &TextKey> {
        let examples = self.examples.iter().map(|example| &example.text);
        let tasks = self.tasks.iter().flat_map(|task| [&task.task, &task.hint, &task.done]);
        examples.chain(tasks).chain(&self.story)
    }

    /// All texts in a language, by key.
    pub fn texts(&self, language: &Language, words: &Words) -> BTreeMap<&str, String> {
        self.keys().map(|key| (key.as_str(), key.said(language, words))).collect()
    }
}

/// A move that shows one rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// The example's name in the file.
    pub name: String,
    /// The heading of the rules that it belongs to.
    pub heading: Heading,
    /// The key of the rule that it shows.
    pub shows: String,
    /// The position before the move.
    #[serde(serialize_with = "position_as_text")]
    pub position: Position,
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub label: String,
    /// The key of the explanation.
    pub text: TextKey,
}

impl Example {
    /// The move, step by step.
    pub fn trace(&self, game: &Game) -> Result<Trace, Refusal> {
        game.trace(&self.position, game.read_move(self.position.side(), &self.label)?)
    }
}

/// A position with a goal to reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Task {
    /// The task's name in the file.
    pub name: String,
    /// The starting position; the side to move is the player's.
    #[serde(serialize_with = "position_as_text")]
    pub position: Position,
    /// The conditions to meet.
    pub goal: Goal,
    /// The number of plies that the player has.
    pub plies: u8,
    /// The opponent's replies, by label.
    pub replies: Vec<String>,
    /// The key of the task's text.
    pub task: TextKey,
    /// The key of the hint.
    pub hint: TextKey,
    /// The key of the praise.
    pub done: TextKey,
}

/// The key of a text in `lang/`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct TextKey(String);

impl TextKey {
    /// The key as written in the catalogues.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text in a language, with a game's terms.
    pub fn said(&self, language: &Language, words: &Words) -> String {
        language.text(&self.0, words)
    }
}

fn position_as_text<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&write_position(position))
}
