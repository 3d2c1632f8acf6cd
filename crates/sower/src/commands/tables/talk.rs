//! What `sower tables` says.

use sower_text::{Message, messages};

messages! {
    /// Talk of tables.
    pub(crate) enum TablesTalk {
        /// There are none.
        None {
            /// Where they would be.
            folder: String,
            /// The game as it was typed.
            game: String,
        } = "tables-none",
        /// What is going to be built.
        Plan {
            /// Seeds in play.
            count: u8,
            /// Positions in all.
            positions: String,
            /// Where.
            folder: String,
        } = "tables-plan",
        /// There is nothing to build.
        NothingInPlay {
            /// Seeds in play with which a game stops.
            count: u8,
        } = "tables-nothing-in-play",
        /// How far a layer is.
        Progress {
            /// Seeds in play.
            count: u8,
            /// In hundredths.
            percent: u64,
            /// The time that is left, about.
            left: String,
        } = "tables-progress",
        /// A layer is finished.
        Written {
            /// Seeds in play.
            count: u8,
            /// Positions.
            positions: String,
            /// The size of the file.
            size: String,
            /// How long it took.
            time: String,
        } = "tables-written",
        /// A layer was there.
        Found {
            /// Seeds in play.
            count: u8,
            /// Positions.
            positions: String,
        } = "tables-found",
        /// All is built.
        Done {
            /// Seeds in play.
            count: u8,
            /// Positions in all.
            positions: String,
            /// How long it took.
            time: String,
            /// The game as it was typed.
            game: String,
        } = "tables-done",
        /// A layer was found in order.
        Verified {
            /// Seeds in play.
            count: u8,
            /// Positions looked at.
            checked: String,
            /// Positions there are.
            positions: String,
        } = "tables-verified",
        /// Nothing with so few seeds.
        NoLayer {
            /// Seeds in play.
            count: u8,
        } = "tables-no-layer",
        /// What endless play is worth here: play cannot go round.
        CyclesNone = "tables-cycles-none",
        /// It is worth nothing.
        CyclesLevel = "tables-cycles-level",
        /// It depends on where play stops.
        CyclesOpen = "tables-cycles-open",
        /// The position is beyond the tables.
        Beyond {
            /// Seeds in play in the position.
            count: u8,
            /// The most that the tables have.
            most: u8,
        } = "tables-beyond",
        /// Seats can still be swapped.
        SwapOpen = "tables-swap-open",
        /// A value that is certain.
        Value {
            /// Who wins by how much.
            score: Message,
        } = "tables-value",
        /// A value that endless play decides.
        Between {
            /// What the mover is sure of.
            sure: String,
            /// The most that they can get.
            most: String,
        } = "tables-between",
        /// How far the next capture is.
        Distance {
            /// In plies.
            plies: u16,
        } = "tables-distance",
        /// Heads of columns.
        ColumnSeeds = "tables-column-seeds",
        /// Positions.
        ColumnPositions = "tables-column-positions",
        /// Size of the file.
        ColumnSize = "tables-column-size",
        /// Won by the mover.
        ColumnWins = "tables-column-wins",
        /// Level.
        ColumnDraws = "tables-column-draws",
        /// Lost by the mover.
        ColumnLosses = "tables-column-losses",
        /// Mean value.
        ColumnMean = "tables-column-mean",
        /// Longest distance.
        ColumnLongest = "tables-column-longest",
        /// The move.
        ColumnMove = "tables-column-move",
        /// Its value.
        ColumnValue = "tables-column-value",
        /// Plies to the next capture.
        ColumnDistance = "tables-column-distance",
        /// A speed.
        Speed {
            /// In which order.
            order: Message,
            /// Positions a second.
            speed: String,
        } = "tables-speed",
        /// Anywhere.
        OrderRandom = "tables-order-random",
        /// As a solver meets them.
        OrderSolver = "tables-order-solver",
        /// Many at once.
        OrderBatched = "tables-order-batched",
    }
}
