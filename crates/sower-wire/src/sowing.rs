//! A ply as a sequence of steps, for animation.

use serde::Serialize;
use sower_core::trace::{Cell, Event, Trace};
use sower_core::{Rules, Side};
use sower_text::layout::{StoreKind, store_kind};

use super::board::{Board, cell_number};

/// One step of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Step {
    /// The mover lifts seeds into the hand.
    Lift {
        /// The cell that the seeds come from.
        at: u8,
        /// The number of seeds lifted.
        seeds: u8,
        /// The number of seeds left in the cell.
        left: u8,
        /// Whether the cell is the mover's hand, from which the next seed falls into the pit that is played. Absent otherwise.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "declarations", ts(optional, as = "Option<bool>"))]
        hand: bool,
    },
    /// Seeds drop from the hand, one after another.
    Sow {
        /// The cell of each seed, in order.
        at: Vec<u8>,
    },
    /// A seed drops into a home and moves to its owner's store.
    IntoHome {
        /// The home's cell number.
        at: u8,
        /// The cell number of the owner's store.
        store: u8,
    },
    /// The seeds in these cells move to a store.
    Take {
        /// The cells that the seeds come from.
        from: Vec<u8>,
        /// The cell number of the store, or of the pit that receives the seeds.
        store: u8,
        /// The total number of seeds.
        seeds: u8,
        /// The number of seeds that stay in the cell. Absent if none do.
        #[serde(skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "declarations", ts(optional, as = "Option<u8>"))]
        left: u8,
    },
    /// A cell becomes a home, and its seeds move to its owner's store.
    HomeMade {
        /// The cell number of the new home.
        at: u8,
        /// The cell number of its owner's store.
        store: u8,
        /// The number of seeds moved.
        seeds: u8,
    },
    /// The mover gets another turn.
    Again,
    /// The players swap seats.
    Swap,
    /// A side has no legal move and passes.
    Pass,
    /// The remaining seeds go to the stores at the end of the game.
    Sweep {
        /// Seeds for South and for North.
        shares: [u8; 2],
    },
    /// Laps are left out. The board changes to this, and the hand is empty.
    Jump {
        /// Seeds by cell, as in a board.
        cells: Vec<u8>,
    },
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// All steps of a ply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sowing {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The number of laps, including those left out.
    pub laps: u32,
}

/// The most steps sent for one ply. Some turns have thousands, more than anyone would watch.
const MOST_BEGINNING: usize = 800;

impl Sowing {
    /// The visible steps of a traced ply.
    pub fn of(rules: &Rules, trace: &Trace) -> Sowing {
        let pits = rules.board().pits;
        // Without stores all seeds stay where they are.
        let has_stores = store_kind(rules) != StoreKind::None;
        let mut steps: Vec<Step> = Vec::new();
        let mut length = 0;
        // The last lift within the limit. The hand is empty there, so the steps can be cut.
        let mut cut = 0;
        for event in trace.steps.iter().map(|step| &step.event) {
            if let Event::PutIn { at, hand, .. } = event {
                let store = cell_number(Cell::Store(at.side), pits);
                steps.push(Step::Lift { at: store, seeds: 1, left: *hand, hand: true });
                steps.push(Step::Sow { at: vec![cell_number(Cell::Pit(*at), pits)] });
                length += 2;
                continue;
            }
            if let (Event::Drop { to, .. }, Some(Step::Sow { at })) = (event, steps.last_mut()) {
                at.push(cell_number(*to, pits));
            } else if let Some(step) =
                seen(event, pits).filter(|step| has_stores || !matches!(step, Step::Sweep { .. }))
            {
                if length < MOST_BEGINNING && matches!(step, Step::Lift { .. }) {
                    cut = steps.len();
                }
                steps.push(step);
            } else {
                continue;
            }
            length += 1;
        }
        if trace.shortened || length > MOST_BEGINNING {
            steps.truncate(cut);
            steps.push(Step::Jump { cells: Board::of(rules, &trace.after).cells });
        }
        Sowing { steps, laps: trace.laps }
    }
}

fn seen(event: &Event, pits: u8) -> Option<Step> {
    let number = |cell| cell_number(cell, pits);
    let pit = |place| number(Cell::Pit(place));
    let store = |side: Side| number(Cell::Store(side));
    Some(match event {
        Event::Lift { from, seeds, left } => {
            Step::Lift { at: pit(*from), seeds: *seeds, left: *left, hand: false }
        }
        Event::SownFrom { pit: from, seeds, .. } => {
            Step::Lift { at: pit(*from), seeds: *seeds, left: 0, hand: false }
        }
        Event::Drop { to, .. } => Step::Sow { at: vec![number(*to)] },
        Event::IntoHome { at, owner, .. } => Step::IntoHome { at: pit(*at), store: store(*owner) },
        Event::Capture { by, pits, seeds, left, to, .. } => Step::Take {
            from: pits.iter().copied().map(pit).collect(),
            store: to.map_or_else(|| store(*by), pit),
            seeds: *seeds,
            left: *left,
        },
        Event::HomeMade { at, owner, seeds } => {
            Step::HomeMade { at: pit(*at), store: store(*owner), seeds: *seeds }
        }
        Event::Again { .. } => Step::Again,
        Event::Swap { .. } => Step::Swap,
        Event::Pass { .. } => Step::Pass,
        Event::Sweep { shares } => Step::Sweep { shares: *shares },
        // Explained in words, not animated; a seed from the hand is two steps, made above.
        Event::FeedingForced { .. }
        | Event::Relay { .. }
        | Event::Stop { .. }
        | Event::SownOn { .. }
        | Event::PutIn { .. }
        | Event::Tax { .. }
        | Event::HouseStop { .. }
        | Event::HousePlayed { .. }
        | Event::HouseLost { .. }
        | Event::Blocked { .. }
        | Event::SlamRefused { .. }
        | Event::SlamLeft { .. }
        | Event::HomeBarred { .. }
        | Event::OwnedMade { .. }
        | Event::Stays { .. }
        | Event::End { .. } => return None,
    })
}
