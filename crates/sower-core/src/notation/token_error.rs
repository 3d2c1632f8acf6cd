//! Errors in the text of a move.

use crate::refusal::Refusal;

/// Why the text of a move is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the text of each error explains its fields")]
pub enum TokenError {
    #[error("“{text}” is not a move; expected {range}")]
    Unreadable { text: String, range: String },
    #[error("{reason}")]
    Illegal { reason: Refusal },
    #[error("the last seed falls in {last}, not in {claimed}")]
    WrongEnd { claimed: String, last: String },
    #[error("the last seed does not fall in a pit, so not in {claimed}")]
    NoEnd { claimed: String },
    #[error("the move captures {count}, not {claimed}")]
    WrongCapture { claimed: String, count: u8 },
    #[error("the move makes no home")]
    NoHome,
    #[error("the move captures nothing, so no store ({claimed}) follows it")]
    NoCapture { claimed: String },
    #[error("the store has {count} after the move, not {claimed}")]
    WrongStore { claimed: String, count: u8 },
}
