//! Relay sowing: turns of several laps, played until they end or prove endless.

use super::circles::Watch;
use super::half::Half;
use super::packed::Packed;
use super::sow::Sown;
use super::tables::{Verdict, kind};
use super::{PassingKeys, SharedRing};
use crate::kernel::Unending;

/// Laps to sow before cycle detection begins: few turns have more, and short ones should not pay for the check.
const UNWATCHED: u32 = 32;

impl<H: Half> SharedRing<H> {
    /// Sows a whole turn where each lap is lifted from the pit of its last seed and nothing is captured in passing.
    ///
    /// Everything stays in registers: the last pit's count is read once, for its verdict and for the
    /// next lap.
    #[inline(always)]
    pub(super) fn sow_plain_relay(&self, position: &Packed<H>, lane: usize) -> Result<Sown<H>, Unending> {
        let mut turn = Sown::begun(position, lane as u8);
        turn.laps = 0;
        let mut count = self.count(turn.own, turn.other, lane);
        let verdict = loop {
            let verdict = self.plain_lap(&mut turn, &mut count);
            if verdict != Verdict::Relay {
                break verdict;
            }
            if turn.laps == UNWATCHED {
                break self.plain_relay_watched(&mut turn, count)?;
            }
        };
        self.conclude(&mut turn, verdict);
        Ok(turn)
    }

    /// Sows one lap from the pit of the last seed, which has `count` seeds. Returns the verdict on its last seed and updates `count`.
    #[inline(always)]
    fn plain_lap(&self, turn: &mut Sown<H>, count: &mut u8) -> Verdict {
        let row = &self.rows[usize::from(turn.last)][usize::from(*count)];
        turn.own = turn.own.plus(row.own);
        turn.other = turn.other.plus(row.other);
        turn.last = row.last;
        turn.laps += 1;
        let half = if row.kind == kind::OTHER { turn.other } else { turn.own };
        *count = half.byte(usize::from(row.last) % H::LANES);
        self.verdicts[1][usize::from(row.kind & 3)][usize::from(*count)]
    }

    #[cold]
    #[inline(never)]
    fn plain_relay_watched(&self, turn: &mut Sown<H>, mut count: u8) -> Result<Verdict, Unending> {
        let mut watch = Watch::new(turn, self.relay);
        let mut long = *turn;
        let verdict = loop {
            let verdict = self.plain_lap(&mut long, &mut count);
            if verdict != Verdict::Relay {
                break verdict;
            }
            watch.look(&long, self.pit_mask, &self.circles)?;
        };
        *turn = long;
        Ok(verdict)
    }

    /// Continues after a first lap with that verdict until the turn is over.
    #[inline(always)]
    pub(super) fn go_on(&self, turn: &mut Sown<H>, mut verdict: Verdict) -> Result<(), Unending> {
        for _ in 0..UNWATCHED {
            let Some(lane) = self.next_lap(turn, verdict) else { return Ok(()) };
            turn.laps += 1;
            verdict = self.lap(turn, lane);
        }
        self.go_on_watched(turn, verdict)
    }

    #[cold]
    #[inline(never)]
    fn go_on_watched(&self, turn: &mut Sown<H>, mut verdict: Verdict) -> Result<(), Unending> {
        let mut watch = Watch::new(turn, self.relay);
        // Bound: `Watch` gives up after the lap limit.
        loop {
            let Some(lane) = self.next_lap(turn, verdict) else { return Ok(()) };
            turn.laps += 1;
            verdict = self.lap(turn, lane);
            watch.look(turn, self.pit_mask, &self.circles)?;
        }
    }

    /// The lane to lift next; `None` if the turn is over.
    #[inline(always)]
    pub(super) fn next_lap(&self, turn: &mut Sown<H>, verdict: Verdict) -> Option<usize> {
        match verdict {
            Verdict::Relay => Some(usize::from(turn.last)),
            Verdict::Next => self.next_pit(turn),
            Verdict::Across if self.lifts_next() && !self.captures_across(turn) => self.next_pit(turn),
            Verdict::Home if !self.home_can_be_made(turn) => {
                let plain = self.without_home(turn);
                if plain == Verdict::Home { None } else { self.next_lap(turn, plain) }
            }
            _ => {
                self.conclude(turn, verdict);
                None
            }
        }
    }

    fn lifts_next(&self) -> bool {
        self.relay.is_some_and(|relay| relay.lifts_next)
    }

    /// The pit after the last seed's, if it has seeds. Captures beyond a gap if the rules say so.
    fn next_pit(&self, turn: &mut Sown<H>) -> Option<usize> {
        let next = self.pit_after(usize::from(turn.last));
        if self.count(turn.own, turn.other, next) > 0 {
            return Some(next);
        }
        if self.capture.beyond_gap {
            self.capture_beyond(turn, self.pit_after(next));
        }
        None
    }

    /// The next pit, skipping stores.
    fn pit_after(&self, lane: usize) -> usize {
        let next = self.lane_after(lane, 1);
        if next == H::STORE { self.lane_after(lane, 2) } else { next }
    }

    /// One lap of a game in which pits are captured in passing.
    pub(super) fn lap_with_captures(
        &self,
        passing: &PassingKeys<H>,
        turn: &mut Sown<H>,
        lane: usize,
        count: u8,
    ) -> Verdict {
        let row = &self.rows[lane][usize::from(count)];
        let lifted = if self.leave_one && count > 1 { count - 1 } else { count };
        // A handful of at most one round drops at most one seed in each pit. So its captures in passing are visible
        // on the board after the whole lap.
        let at_most_one_round = usize::from(lifted) < self.ring.len();
        if at_most_one_round && self.homes.is_none() {
            turn.own = turn.own.plus(row.own);
            turn.other = turn.other.plus(row.other);
            turn.last = row.last;
            let [sown_own, sown_other] = passing.sown[lane][usize::from(lifted)];
            for made in &passing.counts {
                let own = H::fill(turn.own.equal_to(*made) & sown_own) & turn.own;
                let other = H::fill(turn.other.equal_to(*made) & sown_other) & turn.other;
                turn.own = turn.own.minus(own);
                turn.other = turn.other.minus(other);
                self.keep_captured(passing, turn, own.sum(), other.sum());
            }
            return self.verdict(turn, row.kind);
        }
        self.step_through(passing, turn, lane, lifted)
    }

    /// Sows the lap seed by seed.
    fn step_through(
        &self,
        passing: &PassingKeys<H>,
        turn: &mut Sown<H>,
        origin: usize,
        lifted: u8,
    ) -> Verdict {
        *self.half_mut(turn, origin) = self.half_mut(turn, origin).minus(H::unit(origin % H::LANES, lifted));
        let mut here = usize::from(self.place[origin]);
        let mut in_home = false;
        for seed in 1..=lifted {
            here = (here + 1) % self.ring.len();
            if self.skip_origin && usize::from(self.ring[here]) == origin {
                here = (here + 1) % self.ring.len();
            }
            let lane = usize::from(self.ring[here]);
            turn.last = lane as u8;
            in_home = self.is_home(turn, lane);
            if in_home {
                // A home in the opponent's row is the mover's, one in the mover's row the opponent's.
                let store = if lane < H::LANES { &mut turn.other } else { &mut turn.own };
                *store = store.plus(H::unit(H::STORE, 1));
                continue;
            }
            *self.half_mut(turn, lane) = self.half_mut(turn, lane).plus(H::unit(lane % H::LANES, 1));
            let now = self.count(turn.own, turn.other, lane);
            if seed < lifted && lane != H::STORE && passing.counts.contains(&now) {
                self.clear(turn, lane);
                let (own, other) = if lane < H::LANES { (now, 0) } else { (0, now) };
                self.keep_captured(passing, turn, own, other);
            }
        }
        if in_home { Verdict::Stop } else { self.verdict(turn, self.kind_of(usize::from(turn.last))) }
    }

    fn half_mut<'a>(&self, turn: &'a mut Sown<H>, lane: usize) -> &'a mut H {
        if lane < H::LANES { &mut turn.own } else { &mut turn.other }
    }

    fn kind_of(&self, lane: usize) -> u8 {
        match lane {
            _ if lane == H::STORE => kind::STORE,
            _ if lane < H::LANES => kind::OWN,
            _ => kind::OTHER,
        }
    }

    /// Moves seeds captured in passing to the stores that the rules say.
    #[inline(always)]
    fn keep_captured(&self, passing: &PassingKeys<H>, turn: &mut Sown<H>, own: u8, other: u8) {
        let (mine, theirs) = if passing.to_owner { (own, other) } else { (own + other, 0) };
        turn.own = turn.own.plus(H::unit(H::STORE, mine));
        turn.other = turn.other.plus(H::unit(H::STORE, theirs));
    }
}
