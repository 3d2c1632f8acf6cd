//! Retrograde move generation: the positions from which a turn without a capture leads to a position.
//!
//! There are two ways, and the rules choose. A turn of one lap is undone by taking back every lap that the board could have come from
//! and playing it again. A relay whose laps drop into their own origin can be undone in just one way at each lap, so all
//! turns that end in one pit lie on one chain, which is walked. Other relays cannot be undone without trying everything.

use super::half::Half;
use super::packed::Packed;
use super::sow::Sown;
use super::tables::{Verdict, kind};
use super::{Kernel, Legality};
use crate::rules::GrandSlam;
use crate::side::Pit;

/// How the turns that lead to a position are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backward {
    /// Every lap that fits is taken back and tried.
    OneLap,
    /// Laps are undone one after another.
    Chain,
    /// Not at all.
    Unknown,
}

impl<H: Half> Kernel<H> {
    /// How [`Kernel::for_each_parent`] works for this game, if it does.
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

    /// Calls back with the position before every legal turn that leads to this one and captures nothing, South to move,
    /// and whether that turn was the same side's. Two pits that lead here from one position are two calls.
    ///
    /// The position has nothing in its stores and fewer than 128 seeds. Nothing is called where [`Backward::Unknown`].
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

    /// The positions whose mover can bring this board about with one lap; the board is seen from that mover.
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
            // A home holds no seeds that could have been lifted.
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
                // A larger handful sows at least as much everywhere.
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

    /// Whether that pit may be played there and leaves just this board.
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
        // A turn that feeds and is no grand slam is legal whatever else can be played.
        let is_in_question = starves || (sown.slam && slam_is_illegal);
        !is_in_question || self.legal(parent).contains(Pit::from_index(pit as u8))
    }

    /// The positions whose mover can bring this board about with laps that can be undone.
    #[inline]
    fn parents_by_chain(&self, board: &Packed<H>, mut visit: impl FnMut(&Packed<H>)) {
        for place in 0..2 * self.pits {
            let lane = self.lane_of(place);
            if self.stops_at(board, lane) {
                self.walk_back(board, lane, &mut visit);
            }
        }
    }

    /// Whether a turn whose last seed fell there is over and has captured nothing.
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

    /// Undoes lap after lap from a last seed in that lane. Each board on the way with an own pit to lift is a parent.
    #[inline]
    fn walk_back(&self, board: &Packed<H>, lane: usize, visit: &mut impl FnMut(&Packed<H>)) {
        let pits = 2 * self.pits;
        let all = (1u32 << pits) - 1;
        let one_each = (0..self.pits).fold(H::ZERO, |half, lane| half.plus(H::unit(lane, 1)));
        let most_laps = self.relay.map_or(1, |relay| relay.most_laps);
        let mut parent = Packed { state: board.state & !(1 << 16), ..*board };
        let mut last = usize::from(self.place[lane]);
        // Bound: the turn that this undoes ends, so no board comes twice.
        for _ in 0..most_laps {
            // Walking back from the last seed, the lap began in the first pit that has nothing left to give back.
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
