//! The coin: each person's side is drawn, then the side that begins.

use rand::{Rng, RngExt as _};
use sower_core::Side;
use sower_players::PlayerSpec;
use sower_text::{Message, message};

/// What the coin has given.
pub(super) struct Tossed {
    /// Who sits where, South first.
    pub(super) who: [PlayerSpec; 2],
    /// Who begins.
    pub(super) first: Side,
}

/// Tosses for sides, then for who begins.
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
