//! What a finished round hands on to the next one.

use crate::outcome::{Outcome, Termination};
use crate::played::Played;
use crate::position::Position;
use crate::rules::{Direction, Fill, NextRound, Rules, Starter, Unfilled};
use crate::side::Side;

/// A finished round, as far as the next one depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    /// The result of the round.
    pub outcome: Outcome,
    /// Its last position, in which the remaining seeds are still on the board.
    pub position: Position,
    /// The side that began it.
    pub starter: Side,
    /// The side that moved last in it; the starter if no one moved.
    pub last_mover: Side,
}

impl RoundEnd {
    /// The end of a round, if it is over at its cursor.
    pub fn of(played: &Played) -> Option<RoundEnd> {
        let outcome = played.outcome()?;
        let starter = played.start().side();
        let last_mover = played.mover(played.cursor()).unwrap_or(starter);
        Some(RoundEnd { outcome, position: *played.position(), starter, last_mover })
    }

    /// The seeds that each side has after the round, South's first: all seeds of the board.
    ///
    /// They are those of the score. Seeds that the score counts for no one go to the winner after a resignation or a loss on time; after a
    /// majority to the sides that have them in their rows; and the odd seed of a split to the side that has fewer, or else to the one that
    /// did not begin.
    pub fn seeds(&self) -> [u8; 2] {
        let mut seeds = self.outcome.score;
        let on_board = Side::BOTH.map(|side| self.position.on_side(side));
        let total =
            on_board[0] + on_board[1] + self.position.store(Side::South) + self.position.store(Side::North);
        let left = total.saturating_sub(seeds[0] + seeds[1]);
        let by_player = matches!(self.outcome.termination, Termination::Resignation | Termination::Time);
        if let (true, Some(winner)) = (by_player, self.outcome.winner) {
            seeds[winner] += left;
        } else if left == on_board[0] + on_board[1] {
            seeds = [seeds[0] + on_board[0], seeds[1] + on_board[1]];
        } else {
            let fewer = match seeds[0].cmp(&seeds[1]) {
                std::cmp::Ordering::Less => Side::South,
                std::cmp::Ordering::Greater => Side::North,
                std::cmp::Ordering::Equal => !self.starter,
            };
            seeds[fewer] += left;
        }
        seeds
    }

    /// The side with more seeds after the round.
    pub fn leader(&self) -> Option<Side> {
        let [south, north] = self.seeds();
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The side that begins the next round.
    pub fn next_starter(&self, rules: &Rules) -> Side {
        match (rules.matches().starter, self.outcome.winner) {
            (Starter::Loser, Some(winner)) => !winner,
            (Starter::Winner, Some(winner)) => winner,
            (Starter::Alternate, _) => !self.starter,
            (Starter::LastMover | Starter::Loser | Starter::Winner, _) => self.last_mover,
        }
    }

    /// The pits that each side fills for the next round with all its seeds, South's first.
    pub fn pits_filled(&self, rules: &Rules) -> [u8; 2] {
        // A refill has the same number of seeds, at least one, in every pit of the start.
        let each = rules.board().start[0][0].max(1);
        self.seeds().map(|seeds| (seeds / each).min(rules.board().pits))
    }

    /// The position in which the next round starts, before anyone passes. The match must not be over (see [`match_result`](super::match_result)).
    pub fn next_start(&self, rules: &Rules) -> Position {
        let mut start = Position::start(rules);
        start.side = self.next_starter(rules);
        if rules.matches().next == NextRound::Refill {
            let (seeds, filled) = (self.seeds(), self.pits_filled(rules));
            for side in Side::BOTH {
                if rules.matches().fill == Fill::LoserOnly && self.outcome.winner == Some(side) {
                    start.row_mut(side).copy_from_slice(self.position.row(side));
                    start.stores[side] = seeds[side] - self.position.on_side(side);
                } else {
                    fill(&mut start, rules, side, seeds[side], filled[side]);
                }
            }
        }
        start
    }
}

/// Fills that many pits of a row; what is left of the seeds goes to the store.
fn fill(start: &mut Position, rules: &Rules, side: Side, seeds: u8, filled: u8) {
    let each = rules.board().start[0][0];
    let order = fill_order(rules, side);
    for (place, index) in order.into_iter().enumerate() {
        let is_filled = place < usize::from(filled);
        start.row_mut(side)[usize::from(index)] = if is_filled { each } else { 0 };
        if !is_filled && rules.matches().unfilled == Unfilled::Closed {
            start.extra.closed[side] |= 1 << index;
        }
    }
    start.stores[side] = seeds - each * filled;
}

/// The pits of a row in the order in which they are filled. Rows are in sowing order: clockwise, a row's first pit is its owner's
/// rightmost one.
fn fill_order(rules: &Rules, side: Side) -> Vec<u8> {
    let pits = rules.board().pits;
    let ends_first = |place: u8| if place.is_multiple_of(2) { place / 2 } else { pits - 1 - place / 2 };
    let from_left = |place: u8| match (rules.matches().fill, side) {
        (Fill::Left, _) | (Fill::LoserOnly, Side::South) => place,
        (Fill::Right, _) | (Fill::LoserOnly, Side::North) => pits - 1 - place,
        (Fill::Outside, Side::South) => ends_first(place),
        (Fill::Outside, Side::North) => pits - 1 - ends_first(place),
    };
    let in_sowing_order = |index: u8| match rules.sow().direction {
        Direction::Anticlockwise => index,
        Direction::Clockwise => pits - 1 - index,
    };
    (0..pits).map(from_left).map(in_sowing_order).collect()
}
