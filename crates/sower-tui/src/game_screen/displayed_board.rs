//! The board as drawn at one moment. During an animation it follows the events of the trace.

use sower_core::trace::{Cell, Event};
use sower_core::{Place, Position, Side};

/// Seed counts as drawn. It only applies events and decides no rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DisplayedBoard {
    rows: [Vec<u8>; 2],
    stores: [u8; 2],
    homes: [Option<u8>; 2],
}

impl DisplayedBoard {
    pub(crate) fn of(position: &Position) -> DisplayedBoard {
        DisplayedBoard {
            rows: Side::BOTH.map(|side| position.row(side).to_vec()),
            // In games with seeds in hand those take the place of the stores, which stay empty.
            stores: Side::BOTH.map(|side| position.store(side) + position.extra().hands[side]),
            homes: Side::BOTH.map(|side| position.home(side)),
        }
    }

    pub(crate) fn seeds(&self, place: Place) -> u8 {
        self.rows[place.side][usize::from(place.index)]
    }

    pub(crate) fn store(&self, side: Side) -> u8 {
        self.stores[side]
    }

    pub(crate) fn on_side(&self, side: Side) -> u8 {
        self.rows[side].iter().fold(0, |sum, seeds| sum.saturating_add(*seeds))
    }

    /// The owner of a home at this pit.
    pub(crate) fn home_at(&self, place: Place) -> Option<Side> {
        (self.homes[!place.side] == Some(place.index)).then_some(!place.side)
    }

    /// Applies an event. If a trace was shortened, counts may be off until its end, so they saturate.
    pub(crate) fn follow(&mut self, event: &Event) {
        match event {
            Event::Lift { from, left, .. } => *self.pit(*from) = *left,
            Event::PutIn { at, count, hand } => {
                *self.pit(*at) = *count;
                self.stores[at.side] = *hand;
            }
            Event::SownFrom { pit, .. } => *self.pit(*pit) = 0,
            Event::Drop { to: Cell::Pit(place), count, .. } => *self.pit(*place) = *count,
            Event::Drop { to: Cell::Store(side), count, .. } => self.stores[*side] = *count,
            Event::IntoHome { owner, .. } => self.win(*owner, 1),
            Event::Capture { by, pits, seeds, left, to, .. } => {
                for place in pits {
                    *self.pit(*place) = *left;
                }
                match to {
                    Some(place) => *self.pit(*place) += *seeds,
                    None => self.win(*by, *seeds),
                }
            }
            Event::HomeMade { at, owner, seeds } => {
                *self.pit(*at) = 0;
                self.homes[*owner] = Some(at.index);
                self.win(*owner, *seeds);
            }
            Event::Swap { .. } => {
                self.rows.swap(0, 1);
                self.stores.swap(0, 1);
                self.homes.swap(0, 1);
            }
            Event::FeedingForced { .. }
            | Event::Relay { .. }
            | Event::Stop { .. }
            | Event::SownOn { .. }
            | Event::Tax { .. }
            | Event::HouseStop { .. }
            | Event::HousePlayed { .. }
            | Event::HouseLost { .. }
            | Event::Blocked { .. }
            | Event::SlamRefused { .. }
            | Event::SlamLeft { .. }
            | Event::HomeBarred { .. }
            | Event::OwnedMade { .. }
            | Event::Again { .. }
            | Event::Stays { .. }
            | Event::Pass { .. }
            // The final board stays as it was; the remaining seeds are counted in the result.
            | Event::Sweep { .. }
            | Event::End { .. } => {}
        }
    }

    fn pit(&mut self, place: Place) -> &mut u8 {
        &mut self.rows[place.side][usize::from(place.index)]
    }

    fn win(&mut self, side: Side, seeds: u8) {
        self.stores[side] = self.stores[side].saturating_add(seeds);
    }
}
