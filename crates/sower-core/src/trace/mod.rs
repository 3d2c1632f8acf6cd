//! The plain implementation of the rules: one seed at a time, each step with the rule that caused it.
//!
//! It is slow and simple, and shares no code with the kernel: screens animate its steps, sentences explain them, and tests
//! compare the kernel with it. It knows a game only through its [`Rules`](crate::rules::Rules).

mod ending;
mod legal;
mod turn;

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
    /// A pit.
    Pit(Place),
    /// A side's store.
    Store(Side),
}

/// Which rule captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The last seed made a count that is captured.
    Count,
    /// The last seed fell in an empty pit, and what lies opposite was taken with it.
    Across,
    /// What lay beyond an empty pit.
    BeyondGap,
    /// A count made in passing.
    Passing,
    /// The few that a capture left.
    LastFew,
    /// What was left to the mover after a grand slam went to the other.
    GivenRest,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The other side was bare: only moves that feed it were legal.
    FeedingForced {
        /// The bare side.
        other: Side,
    },
    /// Seeds were lifted.
    Lift {
        /// From where.
        from: Place,
        /// How many.
        seeds: u8,
        /// How many stayed.
        left: u8,
    },
    /// A seed fell.
    Drop {
        /// From which pit the hand came.
        from: Place,
        /// Where it fell.
        to: Cell,
        /// What lies there now.
        count: u8,
        /// What is left in the hand.
        hand: u8,
    },
    /// A seed fell into a home and went to its owner's store.
    IntoHome {
        /// The home.
        at: Place,
        /// The side that owns the home.
        owner: Side,
        /// What is left in the hand.
        hand: u8,
    },
    /// The lap ended in, or before, a pit with seeds: they are lifted.
    Relay {
        /// The pit.
        at: Place,
        /// What it holds.
        seeds: u8,
    },
    /// The lap ended in an empty pit or where nothing follows.
    Stop {
        /// The pit of the last seed, or the empty pit after it.
        at: Cell,
        /// What lies there now.
        count: u8,
    },
    /// Seeds were captured.
    Capture {
        /// Who gets them.
        by: Side,
        /// From which pits, in the order they were taken.
        pits: Vec<Place>,
        /// How many.
        seeds: u8,
        /// By which rule.
        how: How,
    },
    /// All that the other side had would have been captured.
    SlamRefused {
        /// Whose seeds.
        other: Side,
        /// How many stay.
        seeds: u8,
    },
    /// A grand slam left one pit standing.
    SlamLeft {
        /// The pit that stays.
        at: Place,
    },
    /// A pit became a home.
    HomeMade {
        /// The new home.
        at: Place,
        /// The side that owns it.
        owner: Side,
        /// How many seeds were won with it.
        seeds: u8,
    },
    /// A home could not be made.
    HomeBarred {
        /// The pit.
        at: Place,
        /// How many stay there.
        seeds: u8,
    },
    /// The mover has another turn.
    Again {
        /// The mover.
        side: Side,
    },
    /// The seats were swapped.
    Swap {
        /// Who swapped.
        side: Side,
    },
    /// The turn would never end: the board stays as it was.
    Stays {
        /// The pit.
        at: Place,
    },
    /// A side passed.
    Pass {
        /// The side that passed.
        side: Side,
    },
    /// What was left went to whom it belongs.
    Sweep {
        /// How many to each side.
        shares: [u8; 2],
    },
    /// The game is over.
    End {
        /// The result.
        outcome: Outcome,
    },
}

/// An event with the key of the rule that caused it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What happened.
    pub event: Event,
    /// The rules file's key behind it.
    pub rule: &'static str,
}

/// A whole ply, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Who moved.
    pub mover: Side,
    /// What happened. Of a turn of very many laps only the first steps and the last are kept.
    pub steps: Vec<Step>,
    /// Whether steps in the middle were left out.
    pub shortened: bool,
    /// How many laps were sown.
    pub laps: u32,
    /// Where the last seed fell.
    pub last: Option<Cell>,
    /// What each side captured, South first: what fell into stores and homes is not counted.
    pub captured: [u8; 2],
    /// Whether the mover moves next by an extra turn. Never where the game is over, nor where the mover has to pass.
    pub again: bool,
    /// The position after it.
    pub after: Position,
    /// The result, if that ended the game.
    pub outcome: Option<Outcome>,
}
