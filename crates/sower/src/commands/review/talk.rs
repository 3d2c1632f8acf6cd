//! What `sower review` says around a review.

use sower_core::Side;
use sower_text::{Message, messages};

messages! {
    /// Talk around a review.
    pub(crate) enum ReviewTalk {
        /// The head.
        Heading {
            /// The game's name.
            game: String,
            /// Who played South.
            south: String,
            /// Who played North.
            north: String,
            /// How many plies.
            plies: usize,
            /// How it ended.
            result: String,
        } = "review-heading",
        /// A player without a name.
        Nobody = "review-nobody",
        /// No result yet.
        Unfinished = "review-unfinished",
        /// A column's head.
        ColumnPly = "review-column-ply",
        /// A column's head.
        ColumnSide = "review-column-side",
        /// A column's head.
        ColumnMove = "review-column-move",
        /// A column's head.
        ColumnBefore = "review-column-before",
        /// A column's head.
        ColumnAfter = "review-column-after",
        /// A column's head.
        ColumnLost = "review-column-lost",
        /// A column's head.
        ColumnChance = "review-column-chance",
        /// A column's head.
        ColumnClass = "review-column-class",
        /// A column's head.
        ColumnBetter = "review-column-better",
        /// The heading of turning points.
        TurningPoints = "review-turning-points",
        /// None of them.
        NoTurningPoints = "review-no-turning-points",
        /// The head of one.
        Point {
            /// Which ply.
            ply: u32,
            /// Who.
            side: Side,
            /// The move with its mark.
            token: String,
            /// What it was.
            class: Message,
        } = "review-point",
        /// A line of the summary.
        Accuracy = "review-accuracy",
        /// A line of the summary.
        Lost = "review-lost",
        /// What the columns hold.
        Columns = "review-columns",
        /// Plies that nobody chose.
        Opening = "review-opening",
        /// What the marks below the plot mean.
        Marks = "review-marks",
        /// How far it has come.
        Progress {
            /// Positions done.
            done: usize,
            /// Positions in all.
            all: usize,
            /// What is left.
            time: String,
        } = "review-progress",
        /// A record that does not say its game.
        GameHint {
            /// What is wrong.
            fault: Message,
            /// The file.
            file: String,
        } = "review-game-hint",
        /// Ctrl-C.
        Stopped = "review-stopped",
        /// Where the game is.
        Written {
            /// The file.
            file: String,
        } = "review-written",
        /// Where the plot is.
        Drawn {
            /// The file.
            file: String,
        } = "review-drawn",
    }
}
