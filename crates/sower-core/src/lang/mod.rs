//! Sentences: a message is a key with typed arguments; a catalogue in `lang/` turns it into what a person reads.
//!
//! Nothing else in the library writes prose. Each enum of messages is made by [`messages!`], which also lists its keys
//! and arguments, so that a test can hold every catalogue to all of them.

mod catalogue;
mod message;

pub use catalogue::{Language, UnknownLanguage};
pub(crate) use message::messages;
pub use message::{Arg, Message, Say, Sentence};
