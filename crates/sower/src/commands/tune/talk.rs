//! What `sower tune` says.

use sower_text::messages;

messages! {
    /// Talk of tuning.
    pub(crate) enum TuneTalk {
        /// Where it works.
        Folder {
            /// The folder.
            folder: String,
        } = "tune-folder",
        /// How far a round is.
        Progress {
            /// The round.
            round: u32,
            /// Rounds in all.
            rounds: u32,
            /// Games done.
            games: u32,
            /// Games of the round.
            total: u32,
            /// The time that is left, about.
            left: String,
        } = "tune-progress",
        /// The weights were fitted.
        Fitted {
            /// The round.
            round: u32,
            /// Positions.
            samples: u64,
            /// In hundredths, as text.
            explained: String,
        } = "tune-fitted",
        /// It was stopped.
        Stopped {
            /// The round.
            round: u32,
            /// Rounds in all.
            rounds: u32,
            /// Games of the round that are kept.
            games: u32,
            /// Games of the round.
            total: u32,
            /// Games that are not kept.
            lost: u32,
            /// Games that are kept at a time.
            batch: u32,
        } = "tune-stopped",
        /// It is done.
        Done {
            /// The file.
            file: String,
            /// The game as it was typed, changes included.
            game: String,
            /// The player that has them, as it can be typed.
            player: String,
        } = "tune-done",
    }
}
