//! A ply in motion: what a screen animates.

use serde::Serialize;
use sower_core::Side;
use sower_core::trace::{Cell, Event, Trace};

use super::board::{Board, cell_number};

/// One step of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Step {
    /// Seeds are taken up into the hand.
    Lift {
        /// The cell that they come from.
        at: u8,
        /// Seeds that are taken up.
        seeds: u8,
        /// Seeds that stay.
        left: u8,
    },
    /// Seeds fall from the hand, one after another.
    Sow {
        /// Where each of them falls, in order.
        at: Vec<u8>,
    },
    /// A seed falls from the hand into a home and goes to its owner's store.
    IntoHome {
        /// The home.
        at: u8,
        /// The store.
        store: u8,
    },
    /// Seeds fly to a store: everything in these cells, that many in all.
    Take {
        /// The cells that they come from.
        from: Vec<u8>,
        /// The store.
        store: u8,
        /// Seeds in all.
        seeds: u8,
    },
    /// A cell becomes a home, and its seeds fly to the store.
    HomeMade {
        /// The cell.
        at: u8,
        /// Its owner's store.
        store: u8,
        /// Seeds in all.
        seeds: u8,
    },
    /// The mover has another turn.
    Again,
    /// The seats are swapped.
    Swap,
    /// A side passes.
    Pass,
    /// What is left goes to the stores.
    Sweep {
        /// Seeds for each side.
        shares: [u8; 2],
    },
    /// Laps are left out: the board is now this, and the hand empty.
    Jump {
        /// Seeds by cell.
        cells: Vec<u8>,
    },
}

/// A ply from its first seed to its last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sowing {
    /// What happens, in order.
    pub steps: Vec<Step>,
    /// How many laps there are in all.
    pub laps: u32,
}

/// The most steps that are sent of a ply. Some turns have thousands, and no one watches more.
const MOST_BEGINNING: usize = 800;

impl Sowing {
    /// What is seen of a traced ply from a position to the one after it, on a board of so many pits a side.
    pub fn of(trace: &Trace, pits: u8) -> Sowing {
        let mut steps: Vec<Step> = Vec::new();
        let mut length = 0;
        // The last lift of the beginning: there the hand is empty, so there it can be cut.
        let mut cut = 0;
        for event in trace.steps.iter().map(|step| &step.event) {
            if let (Event::Drop { to, .. }, Some(Step::Sow { at })) = (event, steps.last_mut()) {
                at.push(cell_number(*to, pits));
            } else if let Some(step) = seen(event, pits) {
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
            steps.push(Step::Jump { cells: Board::of(&trace.after).cells });
        }
        Sowing { steps, laps: trace.laps }
    }
}

fn seen(event: &Event, pits: u8) -> Option<Step> {
    let number = |cell| cell_number(cell, pits);
    let pit = |place| number(Cell::Pit(place));
    let store = |side: Side| number(Cell::Store(side));
    Some(match event {
        Event::Lift { from, seeds, left } => Step::Lift { at: pit(*from), seeds: *seeds, left: *left },
        Event::Drop { to, .. } => Step::Sow { at: vec![number(*to)] },
        Event::IntoHome { at, owner, .. } => Step::IntoHome { at: pit(*at), store: store(*owner) },
        Event::Capture { by, pits, seeds, .. } => {
            Step::Take { from: pits.iter().copied().map(pit).collect(), store: store(*by), seeds: *seeds }
        }
        Event::HomeMade { at, owner, seeds } => {
            Step::HomeMade { at: pit(*at), store: store(*owner), seeds: *seeds }
        }
        Event::Again { .. } => Step::Again,
        Event::Swap { .. } => Step::Swap,
        Event::Pass { .. } => Step::Pass,
        Event::Sweep { shares } => Step::Sweep { shares: *shares },
        // Told in words, not seen.
        Event::FeedingForced { .. }
        | Event::Relay { .. }
        | Event::Stop { .. }
        | Event::SlamRefused { .. }
        | Event::SlamLeft { .. }
        | Event::HomeBarred { .. }
        | Event::Stays { .. }
        | Event::End { .. } => return None,
    })
}
