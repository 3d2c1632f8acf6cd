//! What the site says to a person: every sentence is in `lang/`.

use sower_core::lang::messages;

messages! {
    /// Talk of the site.
    pub enum SiteTalk {
        /// An address that leads nowhere.
        NoSuchPage = "site-no-such-page",
        /// A body that cannot be read.
        BadBody {
            /// What is wrong with it.
            reason: String,
        } = "site-bad-body",
        /// A query that cannot be read.
        BadQuery {
            /// What is wrong with it.
            reason: String,
        } = "site-bad-query",
        /// A body that is too large.
        TooLarge {
            /// The most that is taken.
            bytes: usize,
        } = "site-too-large",
        /// A change without a key or a value.
        BadChange {
            /// What was sent.
            text: String,
        } = "site-bad-change",
        /// Too many changes at once.
        TooManyChanges {
            /// The most that are taken.
            most: usize,
        } = "site-too-many-changes",
        /// More plies than anyone plays.
        TooManyMoves {
            /// The most that are taken.
            most: usize,
        } = "site-too-many-moves",
        /// A move in a list that may not be played.
        MoveFails {
            /// Which, from 1.
            ply: usize,
            /// Why.
            reason: String,
        } = "site-move-fails",
        /// A text that is neither a position nor a record of a game that was named.
        ReadsAsNothing {
            /// Why it is no record.
            record: String,
        } = "site-reads-as-nothing",
        /// The same where a game was named.
        ReadsAsNeither {
            /// Why it is no position.
            position: String,
            /// Why it is no record.
            record: String,
        } = "site-reads-as-neither",
        /// A tree of moves that does not hold together.
        BadTree {
            /// The node, from 1.
            node: usize,
        } = "site-bad-tree",
        /// No such language.
        NoLanguage {
            /// What was asked for.
            tag: String,
            /// The ones there are.
            known: String,
        } = "site-no-language",
        /// Everything that could answer is taken.
        Busy = "site-busy",
        /// Pits a side.
        OptionPits = "site-option-pits",
        /// Seeds a pit.
        OptionSeeds = "site-option-seeds",
        /// The swap.
        OptionPie = "site-option-pie",
        /// What a grand slam does.
        OptionGrandSlam = "site-option-grand-slam",
        /// What a capture across needs.
        OptionAcrossNeeds = "site-option-across-needs",
        /// What is taken across.
        OptionAcross = "site-option-across",
        /// When a repetition ends the game.
        OptionRepeats = "site-option-repeats",
        /// Whether a majority ends the game.
        OptionMajority = "site-option-majority",
    }
}
