//! What can be wrong with a record.

use crate::lang::{Message, messages};

messages! {
    /// Why a record could not be read, or its game not be played.
    pub enum RecordError {
        /// Nothing is there.
        Empty = "record-empty",
        /// Not text.
        NotText {
            /// Where.
            line: usize,
        } = "record-not-text",
        /// A tag that is not `[Name "value"]`.
        BadTag {
            /// Where.
            line: usize,
            /// How it begins.
            text: String,
        } = "record-bad-tag",
        /// A tag that is there twice.
        DoubleTag {
            /// Where the second is.
            line: usize,
            /// Its name.
            name: String,
        } = "record-double-tag",
        /// A comment or a variation without its end.
        Unclosed {
            /// Where it begins.
            line: usize,
            /// What it begins with.
            opening: &'static str,
            /// What is missing.
            closing: &'static str,
        } = "record-unclosed",
        /// An end without its beginning.
        Stray {
            /// Where.
            line: usize,
            /// What stands there.
            closing: &'static str,
        } = "record-stray",
        /// Variations in variations beyond what is read.
        TooDeep {
            /// Where.
            line: usize,
            /// How deep they may be.
            most: usize,
        } = "record-too-deep",
        /// A variation without a move.
        EmptyVariation {
            /// Where it ends.
            line: usize,
        } = "record-empty-variation",
        /// A variation before the move that it could replace.
        EarlyVariation {
            /// Where.
            line: usize,
        } = "record-early-variation",
        /// A word that is no move.
        Unreadable {
            /// Where.
            line: usize,
            /// The word.
            text: String,
        } = "record-unreadable",
        /// Another game begins.
        SecondGame {
            /// Where.
            line: usize,
            /// How it begins.
            text: String,
        } = "record-second-game",
        /// Something follows the result.
        AfterResult {
            /// Where.
            line: usize,
            /// What.
            text: String,
        } = "record-after-result",
        /// A result that is none.
        BadResult {
            /// What is written.
            text: String,
        } = "record-bad-result",
        /// A way to end a game that is none.
        BadTermination {
            /// What is written.
            text: String,
            /// What could be.
            known: String,
        } = "record-bad-termination",
        /// The tag and the end of the moves give different results.
        ResultsDiffer {
            /// What the tag says.
            tag: String,
            /// What stands after the moves.
            end: String,
        } = "record-results-differ",
        /// The position that the game begins from cannot be read.
        BadPosition {
            /// Why.
            reason: Message,
        } = "record-bad-position",
        /// A `[Rules]` tag that is not a fingerprint and changes.
        BadRules {
            /// What it says.
            text: String,
        } = "record-bad-rules",
        /// The record was made under other rules.
        ForeignRules {
            /// The record's fingerprint.
            found: String,
            /// The rules' fingerprint.
            expected: String,
        } = "record-foreign-rules",
        /// No tag says which game it is.
        NoGame = "record-no-game",
        /// The game that it says it is does not exist.
        UnknownGame {
            /// Why.
            reason: Message,
        } = "record-unknown-game",
        /// Its changes of the rules cannot be.
        BadChanges {
            /// Why.
            reason: String,
        } = "record-bad-changes",
        /// A ply that may not be played, or says what is not so.
        Illegal {
            /// Which, counted from 1 in the main line.
            ply: u32,
            /// Where.
            line: usize,
            /// The move as written.
            text: String,
            /// Why.
            reason: Message,
        } = "record-illegal",
        /// The same in a variation.
        IllegalInVariation {
            /// Which, counted from 1 from the start.
            ply: u32,
            /// Where.
            line: usize,
            /// The move as written.
            text: String,
            /// Why.
            reason: Message,
        } = "record-illegal-in-variation",
        /// The moves give another result.
        WrongResult {
            /// What is written.
            claimed: String,
            /// What they give.
            score: String,
        } = "record-wrong-result",
        /// The moves end the game in another way.
        WrongTermination {
            /// What is written.
            claimed: String,
            /// How it ends.
            termination: String,
        } = "record-wrong-termination",
        /// The record says that the board ended the game, and it did not.
        NotOver {
            /// What is written.
            claimed: String,
        } = "record-not-over",
    }
}

impl std::error::Error for RecordError {}

impl RecordError {
    /// Whether the record can be read and its game is not one that the rules allow. Otherwise it could not be read, or
    /// is not of this game at all.
    pub fn is_refusal(&self) -> bool {
        matches!(
            self,
            RecordError::Illegal { .. }
                | RecordError::IllegalInVariation { .. }
                | RecordError::WrongResult { .. }
                | RecordError::WrongTermination { .. }
                | RecordError::NotOver { .. }
        )
    }
}

messages! {
    /// Why a game cannot be written in a form.
    pub enum FormError {
        /// OGN names pits by letters and knows no homes.
        NotOgn {
            /// The game.
            name: String,
        } = "form-not-ogn",
        /// Two-figure text needs pits numbered 1 to 9.
        NotTwoFigures {
            /// The game.
            name: String,
        } = "form-not-two-figures",
    }
}

impl std::error::Error for FormError {}
