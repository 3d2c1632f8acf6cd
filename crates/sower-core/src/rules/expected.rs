//! The values that a key of a rules file takes, for error messages.

use std::fmt;

/// The values that a key takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of these words, separated by commas.
    OneOf(String),
    /// A list of some of these words, separated by commas.
    ListOf(String),
    /// A whole number.
    Between {
        /// The least value.
        least: i64,
        /// The greatest value.
        most: i64,
    },
    /// A word, or a whole number.
    WordOrBetween {
        /// The word.
        word: String,
        /// The least number.
        least: i64,
        /// The greatest number.
        most: i64,
    },
    /// Counts of seeds from 1 to 255.
    Counts,
    /// Counts of seeds from 1 to 255, or this word.
    CountsOr(&'static str),
    /// A text.
    Text,
    /// A list of texts.
    Texts,
    /// A list of country codes.
    Countries,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::OneOf(known) => f.write_str(known),
            Expected::ListOf(known) => write!(f, "a list of {known}"),
            Expected::Between { least, most } => write!(f, "{least} to {most}"),
            Expected::WordOrBetween { word, least, most } => write!(f, "{word}, or {least} to {most}"),
            Expected::Counts => f.write_str("a list of counts from 1 to 255"),
            Expected::CountsOr(word) => write!(f, "a list of counts from 1 to 255, or {word:?}"),
            Expected::Text => f.write_str("a text without control characters"),
            Expected::Texts => f.write_str("a list, each a text without control characters"),
            Expected::Countries => {
                f.write_str("a list of country codes of two capital letters, such as [\"GH\"]")
            }
        }
    }
}
