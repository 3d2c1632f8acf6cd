//! Why a move could not be read.

use crate::lang::{Message, messages};

messages! {
    /// What is wrong with a move as it was written.
    pub enum TokenError {
        /// The text has the form of no move.
        Unreadable {
            /// What was written.
            text: String,
            /// What the side to move may play.
            range: String,
        } = "token-unreadable",
        /// The move may not be played.
        Illegal {
            /// Why.
            reason: Message,
        } = "token-illegal",
        /// The last seed falls somewhere else.
        WrongEnd {
            /// The pit that was written.
            claimed: String,
            /// The pit that it is.
            last: String,
        } = "token-wrong-end",
        /// The last seed falls in no pit.
        NoEnd {
            /// The pit that was written.
            claimed: String,
        } = "token-no-end",
        /// The move captures another number of seeds.
        WrongCapture {
            /// What was written.
            claimed: String,
            /// What it captures.
            count: u8,
        } = "token-wrong-capture",
        /// The move makes no home.
        NoHome = "token-no-home",
        /// A store in brackets after a move that captures nothing.
        NoCapture {
            /// What was written.
            claimed: String,
        } = "token-no-capture",
        /// The mover's store holds another number of seeds after the move.
        WrongStore {
            /// What was written.
            claimed: String,
            /// What it holds.
            count: u8,
        } = "token-wrong-store",
    }
}

impl std::error::Error for TokenError {}
