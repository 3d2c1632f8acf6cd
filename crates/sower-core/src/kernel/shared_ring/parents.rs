//! Retrograde move generation: the positions from which a turn without a capture leads to a position.
//!
//! There are two methods, depending on the rules. A turn of one lap is undone by taking back every lap that fits the board
//! and replaying it. A relay whose laps sow their origin can be undone in only one way at each lap. So all
//! turns that end in one pit form one chain, which is walked backward. Other relays cannot be undone without an exhaustive search.

use super::half::Half;
use super::packed::Packed;
use super::sow::Sown;
use super::tables::{Verdict, kind};
use super::{Legality, SharedRing};
use crate::rules::GrandSlam;
use crate::side::Pit;

/// The method that finds a position's parents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backward {
    /// Takes back every lap that fits, and replays it.
    OneLap,
    /// Undoes one lap after another.
    Chain,
    /// The game's turns cannot be undone.
    Unknown,
}

impl<H: Half> SharedRing<H> {
    /// The method that [`SharedRing::for_each_parent`] uses for this game.
    pub fn backward(&self) -> Backward {
        match &self.relay {
            None => Backward::OneLap,
            Some(relay)
                if relay.undoable
                    && self.plain_relay
                    && self.ring.len() == 2 * self.pits
                    && matches!(self.legality, Legality::Plain | Legality::Ending) =>
            {
                Backward::Chain
            }
            Some(_) => Backward::Unknown,
        }
    }

    /// Calls `visit` with the position before every legal turn that leads to this one and captures nothing, South to move,
    /// and whether that turn was the same side's. Two pits that lead here from one position are two calls.
    ///
    /// The position must have empty stores and fewer than 128 seeds. Makes no calls with [`Backward::Unknown`].
    #[inline]
    pub fn for_each_parent(&self, position: &Packed<H>, mut visit: impl FnMut(&Packed<H>, bool)) {
        let mut through = |board: &Packed<H>, same_side: bool| match self.backward() {
            Backward::OneLap => self.parents_by_lap(board, |parent| visit(parent, same_side)),
            Backward::Chain => self.parents_by_chain(board, |parent| visit(parent, same_side)),
            Backward::Unknown => {}
        };
        if !self.may_pass {
            return through(&position.turned(), false);
        }
        let reaches = |board: &Packed<H>, side| {
            let after = self.settle_turn(&board.turned());
            (after.own, after.other, after.homes(), after.side() == board.side())
                == (position.own, position.other, position.homes(), side)
        };
        let turned = position.turned();
        if reaches(&turned, false) {
            through(&turned, false);
        }
        if reaches(position, true) {
            through(position, true);
        }
    }

    /// The positions whose mover can reach this board with one lap; the board is from that mover's point of view.
    #[inline]
    fn parents_by_lap(&self, board: &Packed<H>, mut visit: impl FnMut(&Packed<H>)) {
        let seeds = (board.own & self.pit_mask).sum() + (board.other & self.pit_mask).sum();
        let pits = if self.shared { 2 * self.pits } else { self.pits };
        for pit in 0..pits {
            let lane = self.lane_of(pit);
            let stays_empty = self.skip_origin && !self.leave_one;
            if stays_empty && self.count(board.own, board.other, lane) != 0 {
                continue;
            }
            // A home never has seeds to lift.
            let home = board.homes()[usize::from(lane < H::LANES)];
            if usize::from(home) == lane % H::LANES {
                continue;
            }
            for count in self.least.max(1)..=seeds {
                let row = &self.rows[lane][usize::from(count)];
                let lifted = if self.leave_one && count > 1 { count - 1 } else { count };
                let lift = H::unit(lane % H::LANES, lifted);
                let (own, other) = if lane < H::LANES {
                    (row.own.plus(lift), row.other)
                } else {
                    (row.own, row.other.plus(lift))
                };
                // A larger handful sows at least as much in every pit.
                if !board.own.covers(own) || !board.other.covers(other) {
                    break;
                }
                let parent = Packed {
                    own: board.own.minus(row.own),
                    other: board.other.minus(row.other),
                    state: board.state & !(1 << 16),
                };
                if self.count(parent.own, parent.other, lane) == count && self.leads(&parent, pit, board) {
                    visit(&parent);
                }
            }
        }
    }

    /// Whether a pit is legal there and leads to exactly this board.
    #[inline(always)]
    fn leads(&self, parent: &Packed<H>, pit: usize, board: &Packed<H>) -> bool {
        let Ok(sown) = self.sow(parent, self.lane_of(pit)) else { return false };
        if (sown.own, sown.other, sown.again) != (board.own, board.other, false)
            || sown.homes != board.homes()
            || self.ended_on_board(parent).is_some()
        {
            return false;
        }
        if self.legality == Legality::Plain {
            return true;
        }
        let slam_is_illegal =
            matches!(self.capture.slam, GrandSlam::Illegal | GrandSlam::IllegalUnlessForced);
        let starves = self.owes_seeds(parent) && !self.leaves_seeds(&sown);
        // A turn that feeds the opponent and is no grand slam is legal regardless of other moves.
        let is_in_question = starves || (sown.slam && slam_is_illegal);
        !is_in_question || self.legal(parent).contains(Pit::from_index(pit as u8))
    }

    /// The positions whose mover can reach this board with laps that can be undone.
    #[inline]
    fn parents_by_chain(&self, board: &Packed<H>, mut visit: impl FnMut(&Packed<H>)) {
        for place in 0..2 * self.pits {
            let lane = self.lane_of(place);
            if self.stops_at(board, lane) {
                self.walk_back(board, lane, &mut visit);
            }
        }
    }

    /// Whether a turn whose last seed fell in that lane is over and has captured nothing.
    #[inline(always)]
    fn stops_at(&self, board: &Packed<H>, lane: usize) -> bool {
        let count = self.count(board.own, board.other, lane);
        if count == 0 {
            return false;
        }
        let at = if lane < H::LANES { kind::OWN } else { kind::OTHER };
        match self.verdicts[1][usize::from(at)][usize::from(count)] {
            Verdict::Stop => true,
            Verdict::Relay => false,
            verdict => {
                let mut turn = Sown::begun(board, lane as u8);
                self.conclude(&mut turn, verdict);
                (turn.own, turn.other, turn.again) == (board.own, board.other, false)
            }
        }
    }

    /// Undoes lap after lap from a last seed in that lane. Each board on the way whose origin is the mover's pit is a parent.
    #[inline]
    fn walk_back(&self, board: &Packed<H>, lane: usize, visit: &mut impl FnMut(&Packed<H>)) {
        let pits = 2 * self.pits;
        let all = (1u32 << pits) - 1;
        let one_each = (0..self.pits).fold(H::ZERO, |half, lane| half.plus(H::unit(lane, 1)));
        let most_laps = self.relay.map_or(1, |relay| relay.most_laps);
        let mut parent = Packed { state: board.state & !(1 << 16), ..*board };
        let mut last = usize::from(self.place[lane]);
        // Bound: the undone turn ends, so no board occurs twice.
        for _ in 0..most_laps {
            // Walking back from the last seed, the lap began in the first pit without a seed left to take back.
            let (mut own, mut other, mut rounds) = (parent.own, parent.other, 0);
            let run = loop {
                let filled = u32::from((own & self.pit_mask).occupied())
                    | u32::from((other & self.pit_mask).occupied()) << self.pits;
                // The last seed's pit as the top bit, the ones before it below.
                let seen = (filled << (pits - 1 - last) | filled >> (last + 1)) & all;
                let run = (!(seen << (32 - pits))).leading_zeros() as usize;
                if run < pits {
                    break run;
                }
                (own, other) = (own.minus(one_each), other.minus(one_each));
                rounds += 1;
            };
            let count = pits * rounds + run;
            let origin = (last + pits - run) % pits;
            let lane = self.lane_of(origin);
            let row = &self.rows[lane][count];
            parent.own = parent.own.minus(row.own);
            parent.other = parent.other.minus(row.other);
            if (self.shared || origin < self.pits)
                && count >= usize::from(self.least)
                && self.ended_on_board(&parent).is_none()
            {
                visit(&parent);
            }
            let at = if lane < H::LANES { kind::OWN } else { kind::OTHER };
            if self.verdicts[1][usize::from(at)][count] != Verdict::Relay {
                return;
            }
            last = origin;
        }
    }
}
