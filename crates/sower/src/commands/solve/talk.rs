//! What `sower solve` says.

use sower_core::Side;
use sower_text::messages;

messages! {
    /// Talk around a proof.
    pub(crate) enum SolveTalk {
        /// What is done before the proof.
        Endgames {
            /// Seeds of the layer.
            seeds: u8,
            /// Seeds of the last layer.
            of: u8,
        } = "solve-endgames",
        /// How far it is.
        Progress {
            /// The least that the mover gets.
            lower: String,
            /// The most.
            upper: String,
            /// The move that is asked about.
            label: String,
            /// Whether it is worth that.
            goal: String,
            /// Positions so far.
            positions: String,
            /// Positions a second.
            pace: String,
            /// How long.
            time: String,
            /// What is looked at.
            line: String,
        } = "solve-progress",
        /// The value.
        Value {
            /// What it means.
            told: String,
        } = "solve-value",
        /// Only bounds.
        Between {
            /// The mover.
            side: Side,
            /// The least.
            lower: String,
            /// The most.
            upper: String,
        } = "solve-between",
        /// The mover wins, by however much.
        Wins {
            /// Who.
            side: Side,
        } = "solve-wins",
        /// The mover gets what was asked about.
        Reaches {
            /// Who.
            side: Side,
            /// What.
            margin: String,
        } = "solve-reaches",
        /// The mover does not.
        Misses {
            /// Who.
            side: Side,
            /// What.
            margin: String,
            /// What they get at most.
            upper: String,
        } = "solve-misses",
        /// Nobody does.
        Draws = "solve-draws",
        /// The best moves.
        Best {
            /// Their labels.
            labels: String,
        } = "solve-best",
        /// The best moves as far as it is known.
        BestSoFar {
            /// Their labels.
            labels: String,
        } = "solve-best-so-far",
        /// A line of best moves.
        Line {
            /// In the game's notation.
            line: String,
        } = "solve-line",
        /// A move with its value.
        Move {
            /// The move.
            label: String,
            /// What it is worth.
            value: String,
        } = "solve-move",
        /// A move with bounds.
        MoveBetween {
            /// The move.
            label: String,
            /// The least.
            lower: String,
            /// The most.
            upper: String,
        } = "solve-move-between",
        /// What it took.
        Took {
            /// Positions.
            positions: String,
            /// How long.
            time: String,
        } = "solve-took",
        /// Going on.
        Resumed {
            /// From where.
            file: String,
        } = "solve-resumed",
        /// Not written.
        NotKept {
            /// Where.
            file: String,
            /// Why.
            error: String,
        } = "solve-not-kept",
        /// Not written to the end.
        LostWithTheEnd {
            /// Where.
            file: String,
        } = "solve-lost-with-the-end",
        /// Another proof writes it.
        OpenElsewhere {
            /// Which.
            file: String,
        } = "solve-open-elsewhere",
        /// Something else.
        Foreign {
            /// The file.
            file: String,
        } = "solve-foreign",
        /// A form of another program.
        Version {
            /// The file.
            file: String,
            /// Its version.
            found: u32,
        } = "solve-version",
        /// Cut or changed.
        Damaged {
            /// The file.
            file: String,
        } = "solve-damaged",
        /// Of another game.
        OtherRules {
            /// The file.
            file: String,
        } = "solve-other-rules",
        /// Of another position.
        OtherPosition {
            /// The file.
            file: String,
            /// Its position.
            found: String,
        } = "solve-other-position",
    }
}
