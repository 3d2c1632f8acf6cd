//! Sentences: a message is a key with typed arguments; a catalogue in `lang/` turns it into what a person reads.
//!
//! Nothing else in the library writes prose. Each enum of messages is made by [`messages!`], which also lists its keys
//! and arguments, so that a test can hold every catalogue to all of them.

mod about;
mod catalogue;
mod choice;
mod files;
mod forms;
mod functions;
mod message;
pub mod page;

pub use catalogue::{Language, UnknownLanguage};
pub use message::{Arg, Clauses, Message, Say, Sentence, messages};

/// Every sentence that this library can say: all keys with the names of their arguments.
pub fn sentences() -> impl Iterator<Item = &'static Sentence> {
    const NAMES: &[Sentence] = &[("language-name", &[]), ("side-south", &[]), ("side-north", &[])];
    const HEADINGS: &[Sentence] = &[
        ("heading-board", &[]),
        ("heading-sowing", &[]),
        ("heading-capture", &[]),
        ("heading-turn", &[]),
        ("heading-end", &[]),
    ];
    [
        NAMES,
        HEADINGS,
        crate::board_sentence::BoardSentence::SENTENCES,
        crate::clock::OutOfTime::SENTENCES,
        crate::ending::Ending::SENTENCES,
        crate::lessons::TaskSentence::SENTENCES,
        crate::lessons::sentences(),
        crate::library::UnknownGame::SENTENCES,
        crate::notation::PositionError::SENTENCES,
        crate::notation::TokenError::SENTENCES,
        crate::position::SetupError::SENTENCES,
        crate::record::FormError::SENTENCES,
        crate::record::RecordError::SENTENCES,
        crate::refusal::Refusal::SENTENCES,
        crate::rules::RuleSentence::SENTENCES,
        crate::rules::RulesProblem::SENTENCES,
        crate::trace::StepSentence::SENTENCES,
    ]
    .into_iter()
    .flatten()
}
