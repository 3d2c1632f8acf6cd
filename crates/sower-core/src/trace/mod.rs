//! The plain implementation of the rules: one seed at a time, each step with the rule that caused it.
//!
//! It is slow and simple, and shares no code with the kernel. Interfaces animate its steps, sentences explain them, and tests
//! compare the kernel with it. Its only input is the game's [`Rules`](crate::rules::Rules).

mod bao;
mod ending;
mod legal;
pub mod own_ring;
mod turn;
mod two_rows;

pub use ending::outcome;
pub use legal::{laps, settle, trace, trace_swap, traces};

use serde::Serialize;

use crate::outcome::Outcome;
use crate::position::Position;
use crate::side::{Place, Side};

/// Where a seed can fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cell {
    /// A pit of either side.
    Pit(Place),
    /// A side's store.
    Store(Side),
}

/// The rule that captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The last seed made a captured count.
    Count,
    /// The last seed fell in an empty pit and captured the opposite pit.
    Across,
    /// The pit beyond an empty one.
    BeyondGap,
    /// A captured count made in passing.
    Passing,
    /// The few seeds that a capture left.
    LastFew,
    /// Before the seeds were sown.
    Before,
    /// The last seed made as many seeds as the opposite pit has.
    Matching,
    /// What a capture takes besides.
    Besides,
    /// A last seed in the opponent's owned pit, and one more.
    Raid,
    /// The last seed captured across the front, on a board of four rows.
    Front,
    /// The pit that the mover chose in addition.
    Chosen,
    /// After a grand slam the opponent got the mover's remaining seeds.
    GivenRest,
}

/// A single step of a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The opponent had no seeds: only moves that feed them were legal.
    FeedingForced {
        /// The side without seeds.
        other: Side,
    },
    /// The mover lifted seeds.
    Lift {
        /// The pit that was lifted.
        from: Place,
        /// The number of lifted seeds.
        seeds: u8,
        /// The number of seeds left in the pit.
        left: u8,
    },
    /// The mover dropped one seed.
    Drop {
        /// The pit from which the seeds were lifted.
        from: Place,
        /// The pit or store that received the seed.
        to: Cell,
        /// The number of seeds there afterwards.
        count: u8,
        /// The number of seeds still in hand.
        hand: u8,
    },
    /// A seed fell into a home and went to its owner's store.
    IntoHome {
        /// The pit that is the home.
        at: Place,
        /// The side that owns the home.
        owner: Side,
        /// The number of seeds still in hand.
        hand: u8,
    },
    /// The lap ended in, or before, a pit with seeds, which are lifted next.
    Relay {
        /// The pit to lift.
        at: Place,
        /// The number of seeds in it.
        seeds: u8,
    },
    /// The lap ended and the turn does not continue.
    Stop {
        /// The pit of the last seed, or the empty pit after it.
        at: Cell,
        /// The number of seeds there.
        count: u8,
    },
    /// A side captured seeds.
    Capture {
        /// The side that gets them.
        by: Side,
        /// The captured pits, in order.
        pits: Vec<Place>,
        /// The number of captured seeds.
        seeds: u8,
        /// The number of seeds left in the pits, of which only part was captured.
        left: u8,
        /// The pit that receives the seeds instead of the side's store.
        to: Option<Place>,
        /// The rule that captured.
        how: How,
    },
    /// A side captured seeds and sows them on: lifts and drops of these seeds follow.
    SownOn {
        /// The side that captured.
        by: Side,
        /// The captured pits, in order.
        pits: Vec<Place>,
        /// The number of captured seeds.
        seeds: u8,
        /// The first seed goes into the pit after this one.
        from: Place,
    },
    /// A grand slam captured nothing, as the rules say.
    SlamRefused {
        /// The side whose seeds stay.
        other: Side,
        /// The number of seeds that stay.
        seeds: u8,
    },
    /// A grand slam left one pit uncaptured.
    SlamLeft {
        /// The pit that stays.
        at: Place,
    },
    /// The mover put a seed from his hand into a pit.
    PutIn {
        /// The pit.
        at: Place,
        /// The number of seeds there afterwards.
        count: u8,
        /// The number of seeds still in hand for later turns.
        hand: u8,
    },
    /// A side captured a pit and sows its seeds on its own side.
    SownFrom {
        /// The side that captured.
        by: Side,
        /// The captured pit.
        pit: Place,
        /// The number of captured seeds.
        seeds: u8,
        /// The pit that gets the first of them.
        first: Place,
    },
    /// A house pays a tax: only two of its seeds are sown.
    Tax {
        /// The house.
        at: Place,
        /// The number of seeds that stay.
        left: u8,
    },
    /// The turn stopped in the mover's house.
    HouseStop {
        /// The house.
        at: Place,
        /// The number of seeds in it.
        seeds: u8,
    },
    /// The mover chose to sow his house on.
    HousePlayed {
        /// The house.
        at: Place,
        /// The number of seeds in it.
        seeds: u8,
    },
    /// A side lost its house.
    HouseLost {
        /// The pit that is no longer a house.
        at: Place,
    },
    /// A pit that its owner may not play next.
    Blocked {
        /// The pit.
        at: Place,
    },
    /// A pit became a home.
    HomeMade {
        /// The pit that is the new home.
        at: Place,
        /// The side that owns it.
        owner: Side,
        /// The number of seeds won with it.
        seeds: u8,
    },
    /// The count for a home was made where the rules allow none.
    HomeBarred {
        /// The pit that stays an ordinary pit.
        at: Place,
        /// The number of seeds that stay there.
        seeds: u8,
    },
    /// Pits became a side's own.
    OwnedMade {
        /// The pits.
        pits: Vec<Place>,
        /// The side that owns them.
        owner: Side,
    },
    /// The mover gets an extra turn.
    Again {
        /// The side that moves again.
        side: Side,
    },
    /// A player swapped sides.
    Swap {
        /// The side of the player who swapped.
        side: Side,
    },
    /// The turn would never end, so the board stays the same.
    Stays {
        /// The pit whose turn is endless.
        at: Place,
    },
    /// A side passed.
    Pass {
        /// The side that passed.
        side: Side,
    },
    /// The remaining seeds were shared out.
    Sweep {
        /// The seeds for each side, South first.
        shares: [u8; 2],
    },
    /// The game ended.
    End {
        /// The final score and the winner.
        outcome: Outcome,
    },
}

/// An event with the key of the rule that caused it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The step itself.
    pub event: Event,
    /// The rules file's key behind it, such as `capture.across`.
    pub rule: &'static str,
}

/// A whole ply, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The side that moved.
    pub mover: Side,
    /// The steps in order. For a turn of very many laps only the first and last steps are kept.
    pub steps: Vec<Step>,
    /// Whether steps in the middle were omitted.
    pub shortened: bool,
    /// The number of laps sown.
    pub laps: u32,
    /// The pit or store of the last seed; `None` for a swap or an endless turn.
    pub last: Option<Cell>,
    /// The seeds that each side captured, South first. Seeds sown into stores and homes are not counted.
    pub captured: [u8; 2],
    /// Whether the mover moves next by an extra turn. Never if the game is over or the mover has to pass.
    pub again: bool,
    /// The position after the ply.
    pub after: Position,
    /// The result, if the ply ended the game.
    pub outcome: Option<Outcome>,
}
