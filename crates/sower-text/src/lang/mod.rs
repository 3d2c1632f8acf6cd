//! Languages: a [`Message`] is a key with typed arguments; the catalogues in `lang/` turn it into a sentence.

mod about;
mod catalogue;
mod choice;
mod files;
mod forms;
mod functions;
mod message;
pub mod page;

pub use catalogue::{Language, UnknownLanguage};
pub use message::{Arg, Clauses, Decimal, MESSAGES, Message, Say, Sentence, check_message};
