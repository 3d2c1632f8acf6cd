//! The score of a finished position: the stores and each side's share of the remaining seeds.

use super::SharedRing;
use super::half::Half;
use super::packed::Packed;
use crate::outcome::{Outcome, Termination};
use crate::rules::{CannotFeed, Rest};
use crate::side::Side;

impl<H: Half> SharedRing<H> {
    /// The final scores of the mover and the opponent, including their shares of the remaining seeds.
    pub fn scores(&self, position: &Packed<H>, termination: Termination) -> [u8; 2] {
        let stores = [position.own_store(), position.other_store()];
        let sides = [(position.own & self.pit_mask).sum(), (position.other & self.pit_mask).sum()];
        let rest = sides[0] + sides[1];
        let shares = match termination {
            Termination::CannotFeed => match self.end.cannot_feed {
                CannotFeed::SideOwner => sides,
                CannotFeed::Mover => [rest, 0],
                CannotFeed::Unfed => [0, rest],
            },
            Termination::SeedsLeft if self.end.captured_first => [0, 0],
            Termination::Stuck | Termination::SideEmpty | Termination::SeedsLeft => match self.end.rest {
                Rest::SideOwner => sides,
                Rest::LastMover => [0, rest],
                Rest::Unfed | Rest::Emptied if sides[0] == 0 => [rest, 0],
                Rest::Unfed | Rest::Emptied if sides[1] == 0 => [0, rest],
                Rest::Unfed | Rest::Emptied => sides,
                // Only the general kernel plays rules that split the rest.
                Rest::Split | Rest::Nobody => [0, 0],
            },
            _ => [0, 0],
        };
        [stores[0] + shares[0], stores[1] + shares[1]]
    }

    /// The result, if the game is over on the board alone.
    pub fn outcome(&self, position: &Packed<H>) -> Option<Outcome> {
        let termination = self.termination(position)?;
        let by_side = |[own, other]: [u8; 2]| match position.side() {
            Side::South => [own, other],
            Side::North => [other, own],
        };
        let score = self.scores(position, termination);
        let possession = (self.end.captured_first && termination == Termination::SeedsLeft).then(|| {
            let sides = [(position.own & self.pit_mask).sum(), (position.other & self.pit_mask).sum()];
            by_side([position.own_store() + sides[0], position.other_store() + sides[1]])
        });
        Some(Outcome::by_score(termination, by_side(score), possession))
    }
}
