//! Why a move may not be played.

use crate::lang::{Message, messages};
use crate::side::Side;

messages! {
    /// Why a move is not legal.
    pub enum Refusal {
        /// The game is over.
        Over {
            /// How it ended.
            ending: Message,
        } = "refusal-over",
        /// There is no such pit.
        NoSuchPit {
            /// What was asked for.
            label: String,
            /// Whose turn it is.
            side: Side,
            /// What that side may play.
            range: String,
        } = "refusal-no-such-pit",
        /// The pit is the other side's.
        NotYours {
            /// The pit.
            label: String,
            /// Whose it is.
            owner: Side,
            /// Whose turn it is.
            side: Side,
            /// What that side may play.
            range: String,
        } = "refusal-not-yours",
        /// The pit is empty.
        Empty {
            /// The pit.
            label: String,
        } = "refusal-empty",
        /// The pit is a home of the other side.
        Home {
            /// The pit.
            label: String,
            /// Whose home it is.
            owner: Side,
        } = "refusal-home",
        /// The pit has too few seeds to be lifted.
        TooFew {
            /// The pit.
            label: String,
            /// What it has.
            found: u8,
            /// What it needs.
            least: u8,
        } = "refusal-too-few",
        /// The turn would never end.
        Endless {
            /// The pit.
            label: String,
        } = "refusal-endless",
        /// The turn would have more laps than are allowed.
        TooLong {
            /// The pit.
            label: String,
            /// How many laps are allowed.
            most: u32,
        } = "refusal-too-long",
        /// The other side is bare and must be fed.
        MustFeed {
            /// The pit.
            label: String,
            /// The bare side.
            other: Side,
        } = "refusal-must-feed",
        /// The other side would be left bare.
        Starves {
            /// The pit.
            label: String,
            /// The side that would be bare.
            other: Side,
        } = "refusal-starves",
        /// A grand slam while something else can be played.
        Slam {
            /// The pit.
            label: String,
            /// The side that would lose everything.
            other: Side,
        } = "refusal-slam",
        /// Seats cannot be swapped now.
        NoSwap = "refusal-no-swap",
    }
}

impl std::error::Error for Refusal {}
