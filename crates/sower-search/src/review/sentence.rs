//! What a review says.

use sower_core::Side;
use sower_core::lang::{Clauses, Message, Say as _, messages};

use super::judge::Class;

messages! {
    /// Sentences of a review.
    pub enum ReviewSentence {
        /// The name of a class.
        Best = "class-best",
        /// The name of a class.
        Good = "class-good",
        /// The name of a class.
        Inaccuracy = "class-inaccuracy",
        /// The name of a class.
        Mistake = "class-mistake",
        /// The name of a class.
        Blunder = "class-blunder",
        /// The name of a class.
        OnlyMove = "class-only-move",
        /// The name of a class.
        MissedWin = "class-missed-win",
        /// The name of a class.
        Opening = "class-opening",
        /// How the game stood before and after a move.
        Swing {
            /// Before it.
            before: Message,
            /// After it.
            after: Message,
        } = "review-swing",
        /// A move that is an error by what it did to the result.
        BecauseResult {
            /// What it was judged.
            class: Message,
            /// Who moved.
            side: Side,
            /// The mover's chance before it, in hundredths.
            before: String,
            /// And after it.
            after: String,
        } = "review-because-result",
        /// A move that is an error by the seeds it lost.
        BecauseSeeds {
            /// What it was judged.
            class: Message,
            /// Who moved.
            side: Side,
            /// The mover's chance before it, in hundredths.
            before: String,
            /// And after it.
            after: String,
            /// Seeds lost.
            lost: String,
        } = "review-because-seeds",
        /// What was better, and what it does.
        Better {
            /// The move.
            label: String,
            /// What happens.
            told: Clauses,
        } = "review-better",
        /// What was better, which does nothing at once.
        BetterQuietly {
            /// The move.
            label: String,
        } = "review-better-quietly",
        /// What the move allowed.
        Allowed {
            /// Who answers.
            side: Side,
            /// With what.
            label: String,
            /// What happens.
            told: Clauses,
        } = "review-allowed",
        /// What both lines bring.
        Compared {
            /// Over how many plies.
            plies: usize,
            /// Who moved.
            side: Side,
            /// The other.
            other: Side,
            /// What the mover would have got.
            own: i64,
            /// What the other would have got.
            theirs: i64,
            /// What the mover gets as it was played.
            own_played: i64,
            /// What the other gets.
            theirs_played: i64,
        } = "review-compared",
        /// The note that is written behind a move.
        Note {
            /// What the move was.
            class: Message,
            /// Seeds lost.
            lost: String,
        } = "review-note",
        /// The first word of every note, by which an earlier review's are known.
        NoteMark = "review-note-mark",
        /// What a plot shows, for those who cannot see it.
        PlotTitle {
            /// The game's name.
            game: String,
            /// How many plies.
            plies: usize,
        } = "review-plot-title",
        /// The plot's upper half.
        PlotSouth = "review-plot-south",
        /// The plot's lower half.
        PlotNorth = "review-plot-north",
        /// The part of the plot that was given.
        PlotOpening = "review-plot-opening",
        /// What the axis below counts.
        PlotPlies = "review-plot-plies",
        /// What the axis at the side counts.
        PlotSeeds = "review-plot-seeds",
    }
}

impl Class {
    /// Its name.
    pub fn message(self) -> Message {
        let sentence = match self {
            Class::Best => ReviewSentence::Best,
            Class::Good => ReviewSentence::Good,
            Class::Inaccuracy => ReviewSentence::Inaccuracy,
            Class::Mistake => ReviewSentence::Mistake,
            Class::Blunder => ReviewSentence::Blunder,
            Class::OnlyMove => ReviewSentence::OnlyMove,
            Class::MissedWin => ReviewSentence::MissedWin,
            Class::Opening => ReviewSentence::Opening,
        };
        sentence.message()
    }
}
