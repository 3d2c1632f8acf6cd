//! Plays one turn: laps, homes, captures (grand slams included), and the side to move next.

use std::hint::select_unpredictable;

use super::half::Half;
use super::packed::{NO_HOME, PIE, PIE_OPEN, PIE_OPENING, Packed};
use super::tables::{Verdict, kind};
use super::{HomeKeys, Shape, SharedRing};
use crate::kernel::Unending;
use crate::rules::{CaptureSide, Feed, GrandSlam};

/// The effect of a turn on the board, before the side to move changes.
#[derive(Clone, Copy, Debug)]
pub struct Sown<H: Half> {
    pub(super) own: H,
    pub(super) other: H,
    pub(super) homes: [u8; 2],
    /// Whether the mover gets an extra turn.
    pub again: bool,
    /// Whether the turn is a grand slam: it captures, or would capture, all of the opponent's seeds.
    pub slam: bool,
    /// The number of laps in the turn.
    pub laps: u32,
    /// The lane of the last seed.
    pub last: u8,
}

impl<H: Half> Sown<H> {
    #[inline(always)]
    pub(super) fn begun(position: &Packed<H>, last: u8) -> Sown<H> {
        Sown {
            own: position.own,
            other: position.other,
            homes: position.homes(),
            again: false,
            slam: false,
            laps: 1,
            last,
        }
    }
}

impl<H: Half> SharedRing<H> {
    /// Plays a legal pit (see [`SharedRing::legal`]). The result for any other pit is unspecified.
    #[inline]
    pub fn play_unchecked(&self, position: &Packed<H>, pit: usize) -> Packed<H> {
        match self.shape {
            Shape::OneLap => self.play_one_lap::<false, false>(position, pit),
            Shape::OneLapAgain => self.play_one_lap::<false, true>(position, pit),
            Shape::OneLapWithHomes => self.play_one_lap::<true, false>(position, pit),
            Shape::Any => match self.sow(position, self.lane_of(pit)) {
                Ok(sown) => self.finish(position, &sown),
                // Where an endless turn is legal, it leaves the board unchanged.
                Err(_) => self.finish(position, &Sown::begun(position, 0)),
            },
        }
    }

    /// Plays a pit with seeds; `None` if its turn would never end.
    #[inline]
    pub fn play_if_it_ends(&self, position: &Packed<H>, pit: usize) -> Option<Packed<H>> {
        self.sow(position, self.lane_of(pit)).ok().map(|sown| self.finish(position, &sown))
    }

    /// A whole turn in games with single laps, owned pits and no passing: one addition and one look-up.
    #[inline(always)]
    pub(super) fn play_one_lap<const HOMES: bool, const AGAIN: bool>(
        &self,
        position: &Packed<H>,
        pit: usize,
    ) -> Packed<H> {
        let row = &self.rows[pit][usize::from(position.own.byte(pit))];
        let mut after = Packed {
            own: position.own.plus(row.own),
            other: position.other.plus(row.other),
            state: position.state,
        };
        let verdict = if HOMES && position.has_homes() {
            let mut turn = Sown::begun(&after, row.last);
            let verdict = self.empty_homes(&mut turn, row.kind);
            (after.own, after.other) = (turn.own, turn.other);
            verdict
        } else {
            let half = if row.kind == kind::OTHER { after.other } else { after.own };
            self.verdicts[0][usize::from(row.kind & 3)]
                [usize::from(half.byte(usize::from(row.last) % H::LANES))]
        };
        if verdict > Verdict::Again || position.state & PIE != 0 {
            return self.finish_one_lap(&after, row.last, verdict);
        }
        if !AGAIN {
            return after.turned();
        }
        // The next side is unpredictable, so avoid a branch.
        let again = verdict == Verdict::Again;
        let turned = after.turned();
        Packed {
            own: select_unpredictable(again, after.own, turned.own),
            other: select_unpredictable(again, after.other, turned.other),
            state: select_unpredictable(again, after.state, turned.state),
        }
    }

    /// The rarer ends of a lap. A separate function, so that the hot loop stays in registers.
    #[inline(never)]
    fn finish_one_lap(&self, sown: &Packed<H>, last: u8, verdict: Verdict) -> Packed<H> {
        let mut turn = Sown::begun(sown, last);
        self.conclude(&mut turn, verdict);
        self.finish(sown, &turn)
    }

    /// Sows a turn from a lane.
    #[inline(always)]
    pub(super) fn sow(&self, position: &Packed<H>, lane: usize) -> Result<Sown<H>, Unending> {
        if self.plain_relay {
            return self.sow_plain_relay(position, lane);
        }
        let mut turn = Sown::begun(position, 0);
        let verdict = self.lap(&mut turn, lane);
        if self.relay.is_some() {
            self.go_on(&mut turn, verdict)?;
        } else {
            self.conclude(&mut turn, verdict);
        }
        Ok(turn)
    }

    /// Sows one handful. Returns the verdict on its last seed.
    #[inline(always)]
    pub(super) fn lap(&self, turn: &mut Sown<H>, lane: usize) -> Verdict {
        let count = self.count(turn.own, turn.other, lane);
        if let Some(passing) = &self.passing {
            return self.lap_with_captures(passing, turn, lane, count);
        }
        let row = &self.rows[lane][usize::from(count)];
        turn.own = turn.own.plus(row.own);
        turn.other = turn.other.plus(row.other);
        turn.last = row.last;
        if self.homes.is_some() && turn.homes != [NO_HOME; 2] {
            return self.empty_homes(turn, row.kind);
        }
        self.verdict(turn, row.kind)
    }

    /// The effect of the last seed, by its pit and the count there.
    #[inline(always)]
    pub(super) fn verdict(&self, turn: &Sown<H>, kind: u8) -> Verdict {
        let half = if kind == kind::OTHER { turn.other } else { turn.own };
        let count = half.byte(usize::from(turn.last) % H::LANES);
        self.verdicts[usize::from(turn.homes[0] != NO_HOME)][usize::from(kind)][usize::from(count)]
    }

    /// Moves seeds that fell into homes to their owners' stores. A last seed in a home has no further effect.
    #[inline]
    fn empty_homes(&self, turn: &mut Sown<H>, kind: u8) -> Verdict {
        let [mine, theirs] = turn.homes.map(usize::from);
        let mut in_home = false;
        if mine != usize::from(NO_HOME) {
            let fell = turn.other.byte(mine);
            turn.other = turn.other.minus(H::unit(mine, fell));
            turn.own = turn.own.plus(H::unit(H::STORE, fell));
            in_home |= usize::from(turn.last) == H::LANES + mine;
        }
        if theirs != usize::from(NO_HOME) {
            let fell = turn.own.byte(theirs);
            turn.own = turn.own.minus(H::unit(theirs, fell));
            turn.other = turn.other.plus(H::unit(H::STORE, fell));
            in_home |= usize::from(turn.last) == theirs;
        }
        if in_home { Verdict::Stop } else { self.verdict(turn, kind) }
    }

    /// Ends a turn whose last lap has that verdict.
    #[inline(always)]
    pub(super) fn conclude(&self, turn: &mut Sown<H>, verdict: Verdict) {
        match verdict {
            Verdict::Stop | Verdict::Relay | Verdict::Next => {}
            Verdict::Again => turn.again = true,
            Verdict::Home => self.make_home(turn),
            Verdict::Count => self.capture_counts(turn),
            Verdict::Across => self.capture_across(turn),
        }
    }

    /// Whether the pit of the last seed can become the mover's home.
    #[inline]
    pub(super) fn home_can_be_made(&self, turn: &Sown<H>) -> bool {
        let Some(HomeKeys { not_last, not_same, not_facing }) = self.homes else { return false };
        let index = usize::from(turn.last) - H::LANES;
        let theirs = usize::from(turn.homes[1]);
        turn.homes[0] == NO_HOME
            && !(not_last && index + 1 == self.pits)
            && !(not_same && index == theirs)
            && !(not_facing && index + theirs + 1 == self.pits)
    }

    fn make_home(&self, turn: &mut Sown<H>) {
        if self.home_can_be_made(turn) {
            let index = usize::from(turn.last) - H::LANES;
            let seeds = turn.other.byte(index);
            turn.other = turn.other.minus(H::unit(index, seeds));
            turn.own = turn.own.plus(H::unit(H::STORE, seeds));
            turn.homes[0] = index as u8;
        } else {
            let verdict = self.without_home(turn);
            self.conclude_plainly(turn, verdict);
        }
    }

    /// The verdict on a last seed in the opponent's pit if no home may be made there.
    pub(super) fn without_home(&self, turn: &Sown<H>) -> Verdict {
        let count = turn.other.byte(usize::from(turn.last) - H::LANES);
        self.verdicts[1][usize::from(kind::OTHER)][usize::from(count)]
    }

    fn conclude_plainly(&self, turn: &mut Sown<H>, verdict: Verdict) {
        match verdict {
            Verdict::Count => self.capture_counts(turn),
            Verdict::Across => self.capture_across(turn),
            _ => {}
        }
    }

    /// Captures the pit of the last seed, and preceding pits if captures chain.
    ///
    /// Homes need no special case: they are empty, and zero is never a captured count.
    #[inline(always)]
    fn capture_counts(&self, turn: &mut Sown<H>) {
        if self.capture.side != CaptureSide::Other {
            return self.capture_counts_anywhere(turn);
        }
        let before = (turn.own, turn.other);
        let mut index = usize::from(turn.last) - H::LANES;
        let mut taken = 0;
        loop {
            let count = turn.other.byte(index);
            if !self.capture.takes[usize::from(count)] {
                index += 1;
                break;
            }
            turn.other = turn.other.minus(H::unit(index, count));
            taken += count;
            if !self.capture.chain || index == 0 {
                break;
            }
            index -= 1;
        }
        turn.own = turn.own.plus(H::unit(H::STORE, taken));
        if self.capture.slam != GrandSlam::Captures && (turn.other & self.pit_mask).is_empty() {
            self.slam(turn, before, index);
        } else {
            self.captured(turn);
        }
    }

    /// The variant for games that also capture the mover's pits: the chain continues around the board.
    fn capture_counts_anywhere(&self, turn: &mut Sown<H>) {
        let mut lane = usize::from(turn.last);
        let mut taken = 0;
        // Bound: a captured pit is empty when the chain returns to it.
        loop {
            let count = self.count(turn.own, turn.other, lane);
            let own_only = self.capture.side == CaptureSide::Own;
            if !self.capture.takes[usize::from(count)] || (own_only && lane >= H::LANES) {
                break;
            }
            self.clear(turn, lane);
            taken += count;
            if !self.capture.chain {
                break;
            }
            lane = self.lane_before(lane);
        }
        turn.own = turn.own.plus(H::unit(H::STORE, taken));
        self.captured(turn);
    }

    /// Applies the game's grand slam rule to a capture of all of the opponent's seeds.
    #[cold]
    fn slam(&self, turn: &mut Sown<H>, (own, other): (H, H), far: usize) {
        turn.slam = true;
        match self.capture.slam {
            // A slam that is illegal unless forced was forced if it is played.
            GrandSlam::Captures | GrandSlam::IllegalUnlessForced => {}
            GrandSlam::CapturesNothing | GrandSlam::Illegal => {
                (turn.own, turn.other) = (own, other);
                return;
            }
            GrandSlam::LeavesFirst | GrandSlam::LeavesLast => {
                let near = usize::from(turn.last) - H::LANES;
                let stays = if self.capture.slam == GrandSlam::LeavesFirst { near } else { far };
                let seeds = other.byte(stays);
                turn.other = turn.other.plus(H::unit(stays, seeds));
                turn.own = turn.own.minus(H::unit(H::STORE, seeds));
            }
            GrandSlam::GivesRest => {
                let rest = (turn.own & self.pit_mask).sum();
                turn.own = turn.own & !self.pit_mask;
                turn.other = turn.other.plus(H::unit(H::STORE, rest));
            }
        }
        self.captured(turn);
    }

    /// Whether a last seed in an empty pit captures across: whether the opposite pit has what the rules require.
    #[inline(always)]
    pub(super) fn captures_across(&self, turn: &Sown<H>) -> bool {
        let opposite = self.opposite(usize::from(turn.last));
        !self.capture.across_needs_seeds || self.count(turn.own, turn.other, opposite) > 0
    }

    /// Captures the opposite pit and the last seed.
    #[inline(always)]
    fn capture_across(&self, turn: &mut Sown<H>) {
        if self.captures_across(turn) {
            let lane = usize::from(turn.last);
            let opposite = self.opposite(lane);
            let seeds = self.count(turn.own, turn.other, opposite);
            self.clear(turn, lane);
            self.clear(turn, opposite);
            turn.own = turn.own.plus(H::unit(H::STORE, seeds + 1));
            self.captured(turn);
        }
    }

    /// Captures the pit beyond an empty one.
    pub(super) fn capture_beyond(&self, turn: &mut Sown<H>, lane: usize) {
        let seeds = self.count(turn.own, turn.other, lane);
        if seeds > 0 {
            self.clear(turn, lane);
            turn.own = turn.own.plus(H::unit(H::STORE, seeds));
            self.captured(turn);
        }
    }

    /// Applies the rules that follow any capture by the last seed.
    #[inline(always)]
    fn captured(&self, turn: &mut Sown<H>) {
        turn.again = self.again_capture;
        if self.capture.last_few > 0 {
            let left = (turn.own & self.pit_mask).sum() + (turn.other & self.pit_mask).sum();
            if left <= self.capture.last_few {
                turn.own = (turn.own & !self.pit_mask).plus(H::unit(H::STORE, left));
                turn.other = turn.other & !self.pit_mask;
            }
        }
    }

    #[inline(always)]
    pub(super) fn is_home(&self, turn: &Sown<H>, lane: usize) -> bool {
        if lane >= H::LANES {
            lane - H::LANES == usize::from(turn.homes[0])
        } else {
            lane == usize::from(turn.homes[1])
        }
    }

    /// The previous pit, skipping stores.
    #[inline(always)]
    fn lane_before(&self, lane: usize) -> usize {
        match lane {
            0 => H::LANES + self.pits - 1,
            _ if lane == H::LANES => self.pits - 1,
            _ => lane - 1,
        }
    }

    #[inline(always)]
    pub(super) fn clear(&self, turn: &mut Sown<H>, lane: usize) {
        if lane < H::LANES {
            turn.own = turn.own.without(lane)
        } else {
            turn.other = turn.other.without(lane - H::LANES)
        }
    }

    /// The position after a turn.
    #[inline(always)]
    pub(super) fn finish(&self, before: &Packed<H>, sown: &Sown<H>) -> Packed<H> {
        let mut after = Packed { own: sown.own, other: sown.other, state: before.state };
        after.set_homes(sown.homes);
        if !sown.again {
            after = after.turned();
        }
        if before.state & PIE != 0 {
            after.state = after.state & !PIE
                | match before.state & PIE {
                    PIE_OPENING if sown.again => PIE_OPENING,
                    PIE_OPENING => PIE_OPEN,
                    _ => 0,
                };
        }
        if self.may_pass { self.settle_turn(&after) } else { after }
    }

    /// Passes the turn: the opponent moves on the same board.
    pub(super) fn pass(&self, position: &Packed<H>) -> Packed<H> {
        let mut after = position.turned();
        after.state &= !PIE;
        after
    }

    /// Whether a finished turn leaves the opponent seeds.
    #[inline(always)]
    pub(super) fn leaves_seeds(&self, sown: &Sown<H>) -> bool {
        !(sown.other & self.pit_mask).is_empty()
    }

    /// Whether the rules oblige the mover to leave the opponent seeds.
    #[inline(always)]
    pub(super) fn owes_seeds(&self, position: &Packed<H>) -> bool {
        match self.feed {
            Feed::Free => false,
            Feed::MustFeed => (position.other & self.pit_mask).is_empty(),
            Feed::NeverStarve => true,
        }
    }
}
