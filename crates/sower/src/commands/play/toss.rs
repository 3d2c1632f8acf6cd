//! The coin toss: draws the players' sides, then the side that moves first.

use rand::{Rng, RngExt as _};
use sower_core::Side;
use sower_players::PlayerSpec;
use sower_text::{Message, message};

/// The result of a coin toss.
pub(super) struct Tossed {
    /// The players, South first.
    pub(super) who: [PlayerSpec; 2],
    /// The side that moves first.
    pub(super) first: Side,
}

/// Tosses for sides, then for the first move.
pub(super) fn toss(rng: &mut impl Rng, [one, two]: [PlayerSpec; 2]) -> Tossed {
    let who = if rng.random_bool(0.5) { [one, two] } else { [two, one] };
    let first = if rng.random_bool(0.5) { Side::South } else { Side::North };
    Tossed { who, first }
}

impl Tossed {
    pub(super) fn talk(&self) -> Message {
        let first = self.first;
        let [south, north] = self.who.each_ref().map(PlayerSpec::to_string);
        if south == north {
            message!("cli-toss-first", first)
        } else {
            message!("cli-toss", south, north, first)
        }
    }
}
