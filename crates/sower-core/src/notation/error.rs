//! Why a position could not be read.

use crate::lang::messages;
use crate::side::Side;

messages! {
    /// What is wrong with a position that was typed in.
    pub enum PositionError {
        /// The text has the shape of no form of a position.
        Shape {
            /// What was typed.
            text: String,
            /// The game's start, written as it should be.
            example: String,
        } = "position-shape",
        /// Not two rows with a stroke between them.
        Rows {
            /// What stands where the rows should.
            found: String,
            /// The game's rows at the start.
            example: String,
        } = "position-rows",
        /// What should be the seeds of a pit is not.
        NotSeeds {
            /// What stands there.
            found: String,
            /// Whose row.
            side: Side,
            /// Which pit of the row, in the order of the text.
            number: usize,
        } = "position-not-seeds",
        /// Two homes in one row: each side can have one only.
        TwoHomes {
            /// Whose row.
            side: Side,
        } = "position-two-homes",
        /// Not two stores with a comma between them.
        Stores {
            /// What stands where the stores should.
            found: String,
        } = "position-stores",
        /// What should be a store is not.
        NotAStore {
            /// What stands there.
            found: String,
            /// Whose store.
            side: Side,
        } = "position-not-a-store",
        /// What should be the side to move is not.
        NotASide {
            /// What stands there.
            found: String,
        } = "position-not-a-side",
        /// What should be the state of the pie rule is not.
        NotAPie {
            /// What stands there.
            found: String,
        } = "position-not-a-pie",
        /// What should be the number of the move is not.
        NotAMoveNumber {
            /// What stands there.
            found: String,
        } = "position-not-a-move-number",
        /// A list without its closing bracket.
        Unclosed {
            /// What was typed.
            text: String,
            /// The bracket that is missing.
            bracket: &'static str,
        } = "position-unclosed",
        /// A list of the wrong length.
        Length {
            /// How many numbers it has.
            found: usize,
            /// How many it should have.
            count: usize,
        } = "position-length",
        /// A board of another size.
        Size {
            /// How many pits a side it says it has.
            found: u8,
            /// How many the game has.
            count: u8,
        } = "position-size",
        /// The text can be read, but the game has no such position.
        Setup {
            /// What was typed.
            text: String,
            /// Why.
            reason: crate::lang::Message,
        } = "position-setup",
    }
}

impl std::error::Error for PositionError {}
