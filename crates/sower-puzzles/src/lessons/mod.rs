//! What a game's page teaches: an example for each part of the rules, small tasks, and where the game comes from.
//!
//! It is data in `games/NAME.lessons`, checked by the rules of its game when it is read: an example's move must be legal
//! and show the rule that it is there for. Whether a task is done is read off the traces of its plies, so nothing here
//! knows a game. Everything that a person reads is named by a key, and its sentence is in `lang/`.

mod attempt;
mod goal;
mod read;
mod shipped;

pub use attempt::{Answer, Attempt, Ply, Verdict};
pub use goal::{Condition, Goal};
pub use shipped::{all, of};

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use sower_core::notation::write_position;
use sower_core::trace::Trace;
use sower_core::{Game, Position, Refusal, Words};
use sower_text::{Heading, Language};

/// All that one game's page teaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lessons {
    /// The game's name on the command line.
    pub game: String,
    /// At least one for each heading of the rules in words, in the order they are shown.
    pub examples: Vec<Example>,
    /// Easy ones first.
    pub tasks: Vec<Task>,
    /// Where the game comes from, a paragraph each.
    pub story: Vec<TextKey>,
}

impl Lessons {
    /// The task of that name.
    pub fn task(&self, name: &str) -> Option<&Task> {
        self.tasks.iter().find(|task| task.name == name)
    }

    /// The key of every text.
    pub fn keys(&self) -> impl Iterator<Item = &TextKey> {
        let examples = self.examples.iter().map(|example| &example.text);
        let tasks = self.tasks.iter().flat_map(|task| [&task.task, &task.hint, &task.done]);
        examples.chain(tasks).chain(&self.story)
    }

    /// Every text in a language, by its key.
    pub fn texts(&self, language: &Language, words: &Words) -> BTreeMap<&str, String> {
        self.keys().map(|key| (key.as_str(), key.said(language, words))).collect()
    }
}

/// One move that shows one rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// Its name in the file.
    pub name: String,
    /// Below which heading of the rules it belongs.
    pub heading: Heading,
    /// The key of the rule that is seen at work.
    pub shows: String,
    /// Where it begins.
    #[serde(serialize_with = "position_as_text")]
    pub position: Position,
    /// The label of the move.
    #[serde(rename = "move")]
    pub label: String,
    /// What is to be seen.
    pub text: TextKey,
}

impl Example {
    /// The move, step by step.
    pub fn trace(&self, game: &Game) -> Result<Trace, Refusal> {
        game.trace(&self.position, game.read_move(self.position.side(), &self.label)?)
    }
}

/// A position in which something is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Task {
    /// Its name in the file.
    pub name: String,
    /// Where it begins; whoever is to move there is whose task it is.
    #[serde(serialize_with = "position_as_text")]
    pub position: Position,
    /// What is to be reached.
    pub goal: Goal,
    /// In so many plies of the player.
    pub plies: u8,
    /// What the other side plays in between, by label.
    pub replies: Vec<String>,
    /// What is asked.
    pub task: TextKey,
    /// What helps.
    pub hint: TextKey,
    /// What is said when it is done.
    pub done: TextKey,
}

/// The key of a text in `lang/`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct TextKey(String);

impl TextKey {
    /// The key as catalogues have it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text in a language, in a game's own words.
    pub fn said(&self, language: &Language, words: &Words) -> String {
        language.text(&self.0, words)
    }
}

fn position_as_text<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&write_position(position))
}
