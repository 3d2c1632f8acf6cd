//! What is said about a task that is being tried.

use crate::lang::{Message, messages};
use crate::side::Side;

messages! {
    /// What a task asked for and its plies did not do, or how many are left.
    pub enum TaskSentence {
        /// Too few extra turns.
        Again {
            /// How many there were.
            found: u8,
            /// How many were asked for.
            wanted: u8,
        } = "miss-again",
        /// Too few captured.
        Captured {
            /// How many were captured.
            found: u8,
            /// How many were asked for.
            wanted: u8,
        } = "miss-captured",
        /// Nothing captured, because it would have been all that the other side has.
        Slam = "miss-slam",
        /// Too few brought into the store.
        Gained {
            /// How many came into the store.
            found: u8,
            /// How many were asked for.
            wanted: u8,
        } = "miss-gained",
        /// Too few laps.
        Laps {
            /// How many there were.
            found: u32,
            /// How many were asked for.
            wanted: u32,
        } = "miss-laps",
        /// The last seed fell elsewhere.
        Last {
            /// Where it fell.
            fell: Message,
            /// Where it should have.
            wanted: Message,
        } = "miss-last",
        /// A pit, by its label.
        Pit {
            /// The label.
            label: String,
        } = "miss-pit",
        /// A store, of whoever sows into it.
        Store = "miss-store",
        /// Another move captures as much or more.
        Best = "miss-best",
        /// The other side can capture too much.
        Unsafe {
            /// Who can.
            other: Side,
            /// With which move.
            label: String,
            /// How many.
            found: u8,
        } = "miss-unsafe",
        /// The turn has not passed yet.
        TurnGoesOn = "miss-turn-goes-on",
        /// No home was made.
        NoHome = "miss-no-home",
        /// A home that may not be made.
        HomeBarred = "miss-home-barred",
        /// The other side has nothing.
        NotFed {
            /// The bare side.
            other: Side,
        } = "miss-not-fed",
        /// The game goes on.
        NoEnd = "miss-no-end",
        /// The game is not won.
        NoWin = "miss-no-win",
        /// Nothing is missed yet.
        GoesOn {
            /// How many plies are left.
            left: u8,
        } = "task-goes-on",
    }
}
