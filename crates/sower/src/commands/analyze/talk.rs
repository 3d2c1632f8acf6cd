//! What `sower analyze` says.

use sower_core::Side;
use sower_text::{Message, messages};

messages! {
    /// Talk around an analysis.
    pub(crate) enum AnalysisTalk {
        /// What was looked at.
        Depth {
            /// Plies.
            depth: u32,
            /// How many.
            positions: String,
            /// How long.
            time: String,
        } = "analysis-depth",
        /// The same where no question is left.
        AllProven {
            /// How many.
            positions: String,
            /// How long.
            time: String,
        } = "analysis-all-proven",
        /// The same, while it goes on.
        Thinking {
            /// Plies.
            depth: u32,
            /// How many.
            positions: String,
            /// How long.
            time: String,
        } = "analysis-thinking",
        /// What a plain player looked at.
        Minimax {
            /// Who.
            player: String,
            /// How many.
            positions: String,
            /// How often the rest was left alone.
            cutoffs: String,
            /// How long.
            time: String,
        } = "analysis-minimax",
        /// A player that has no values.
        NoValues {
            /// Who.
            player: String,
        } = "analysis-no-values",
        /// Nobody of that name.
        NoPlayer {
            /// Who.
            player: String,
        } = "analysis-no-player",
        /// Moves that a terminal has no room for.
        MoreMoves {
            /// How many.
            count: usize,
        } = "analysis-more-moves",
        /// Stopped too early to tell.
        Stopped = "analysis-stopped",
        /// A column's head.
        ColumnMove = "analysis-column-move",
        /// A column's head.
        ColumnScore = "analysis-column-score",
        /// A column's head.
        ColumnWords = "analysis-column-words",
        /// A column's head.
        ColumnLine = "analysis-column-line",
        /// The head of the best line in words.
        BestLine = "analysis-best-line",
        /// A ply of it.
        Ply {
            /// Who.
            side: Side,
            /// The move.
            label: String,
            /// What happens.
            told: String,
        } = "analysis-ply",
        /// A score of a table, with how far the next capture is.
        Within {
            /// The score in words.
            score: Message,
            /// Plies to the capture, after the move.
            plies: u16,
        } = "analysis-within",
    }
}
