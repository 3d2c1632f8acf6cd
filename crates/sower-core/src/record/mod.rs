//! Game records: tags and moves, similar to PGN.
//!
//! ```text
//! [Game "oware"]
//! [Rules "0123456789abcdef"]
//! [South "Ann"]
//! [North "Ben"]
//! [Result "*"]
//!
//! 1. F f 2. B! {[%clk 0:04:10] a quiet start} 2... e (2... d 3. C) 3. B c *
//! ```
//!
//! A record is read in two steps: [`Record::parse`] checks the syntax, [`Record::play`] replays it by a game's
//! rules. Move numbers are for readers and ignored. OGN and the two-figure text of Togyz Kumalak share the
//! syntax and the reader; each has its own writer.

mod error;
mod identify;
mod kept;
mod match_file;
mod movetext;
mod ogn;
mod play;
mod result;
mod scan;
mod tags;
mod two_figures;
mod wrap;
mod write;

pub use error::{FormError, RecordError};
pub use kept::{RULES_CHANGES, RULES_FILE, write_kept};
pub use match_file::{MatchFileError, round_tags, write_kept_match, write_match};
pub use ogn::write_ogn;
pub use tags::Tags;
pub use two_figures::{TwoFigureStyle, write_two_figures};
pub use write::write_record;

use movetext::Movetext;

/// A record with valid syntax.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    text: Movetext,
}

impl Record {
    /// Parses a record. A list of moves without tags is valid too.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        movetext::read(text).map(|text| Record { text })
    }

    /// The tags in the order of the text.
    pub fn tags(&self) -> &Tags {
        &self.text.tags
    }

    /// The number of plies in the main line.
    pub fn plies(&self) -> usize {
        self.text.main.plies.len()
    }

    /// Whether this is Sower's format, in which a result is always a score.
    fn is_native(&self) -> bool {
        self.tags().value("Game").is_some()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::game::Game;
    use crate::library;
    use crate::played::Played;

    pub(super) fn game(name: &str) -> Arc<Game> {
        Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()))
    }

    pub(super) fn play(name: &str, text: &str) -> Result<Played, RecordError> {
        Record::parse(text)?.play(&game(name))
    }

    #[test]
    fn what_cannot_be_read_is_not_a_refusal() {
        for text in ["", "   ", "hello", "1. A {", "\0", "[x]", "A * B"] {
            assert!(!Record::parse(text).unwrap_err().is_refusal(), "{text}");
        }
    }
}
