//! What a pit is besides its seeds: closed, owned, a house, or not to be played now.

use sower_core::{Place, Position, Rules, Side};

use crate::layout::house;

/// The marks of a pit, in games that have such pits. The default is a pit without any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PitMarks {
    /// Out of play: nothing is sown into it.
    pub is_closed: bool,
    /// The side that owns it, where that is not said by its row. A home is not meant (see [`Position::home_at`]).
    pub owner: Option<Side>,
    /// A house that its side still owns.
    pub is_house: bool,
    /// Its player may not play it in this turn.
    pub is_blocked: bool,
}

impl PitMarks {
    /// The marks of a pit.
    pub fn of(rules: &Rules, position: &Position, place: Place) -> PitMarks {
        let extra = position.extra();
        let is_set = |bits: u32| bits & (1 << place.index) != 0;
        PitMarks {
            is_closed: is_set(extra.closed[place.side]),
            owner: match is_set(extra.lost[place.side]) {
                true => Some(!place.side),
                false => Side::BOTH.into_iter().find(|owner| is_set(extra.owned[*owner][place.side])),
            },
            is_house: extra.houses[place.side] && house(rules) == Some(place.index),
            is_blocked: extra.blocked[place.side] == Some(place.index),
        }
    }

    /// The sign after the count, as in positions: `*` for a pit of the row's player, `!` for one of the opponent or one that is
    /// blocked; and a sign for a house.
    pub fn sign(&self, side: Side) -> &'static str {
        match self {
            PitMarks { owner: Some(owner), .. } if *owner == side => "*",
            PitMarks { owner: Some(_), .. } | PitMarks { is_blocked: true, .. } => "!",
            PitMarks { is_house: true, .. } => "^",
            _ => "",
        }
    }
}
