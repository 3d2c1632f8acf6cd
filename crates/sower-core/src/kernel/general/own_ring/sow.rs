//! One turn: laps, captures, captured seeds that are sown again, relays.

use super::super::super::Unending;
use super::word::Word;
use super::{Front, Ring};
use crate::rules::{Captured, ExtraPit, WithPit};
use crate::side::Way;

/// Laps to sow before cycle detection begins.
const UNWATCHED: u32 = 64;

/// The board after a turn, without an extra pit.
#[derive(Clone, Copy, Debug)]
pub struct Sown<W> {
    /// The mover's pits.
    pub(super) own: W,
    /// The opponent's pits.
    pub(super) other: W,
    /// Seeds captured and removed.
    pub(super) taken: u8,
    /// Whether the mover may take one more pit.
    pub(super) extra: bool,
}

/// What the next lap sows.
#[derive(Clone, Copy)]
struct Hand {
    seeds: u8,
    /// The first seed goes into the pit after this one.
    from: usize,
    /// How many of the seeds were lifted from that pit.
    lifted: u8,
    way: Way,
    /// Whether the seeds are lifted for a relay: no captured ones are among them.
    relay: bool,
}

/// Brent's cycle detection over the laps that relay.
struct Watch<W> {
    seen: (W, W, usize, Way),
    laps: u32,
    next_mark: u32,
}

impl<W: Word> Watch<W> {
    fn look(&mut self, state: (W, W, usize, Way), relay: bool, most: u32) -> Result<(), Unending> {
        self.laps += 1;
        if relay && state == self.seen {
            return Err(Unending::Circle);
        }
        if self.laps >= most {
            return Err(Unending::TooLong);
        }
        // A lap of captured seeds is never the start of a cycle: each takes seeds from the opponent.
        if self.laps >= self.next_mark && relay {
            self.seen = state;
            self.next_mark *= 2;
        }
        Ok(())
    }
}

impl<W: Word> Ring<W> {
    #[inline(always)]
    pub(super) fn lap(&self, way: Way, seeds: u8, from: usize) -> &super::Lap<W> {
        &self.laps[way as usize][usize::from(seeds) * W::LANES + from]
    }

    /// Sows a whole turn. `quiet` turns capture nothing.
    #[inline(always)]
    pub(super) fn sow(
        &self,
        own: W,
        other: W,
        pit: usize,
        way: Way,
        quiet: bool,
    ) -> Result<Sown<W>, Unending> {
        let mut turn = Sown { own, other, taken: 0, extra: false };
        let seeds = own.byte(pit);
        let mut hand = Hand { seeds, from: pit, lifted: seeds, way, relay: true };
        for _ in 0..UNWATCHED {
            match self.sow_hand(&mut turn, hand, pit, quiet) {
                Some(next) => hand = next,
                None => return Ok(turn),
            }
        }
        self.sow_watched(turn, hand, pit, quiet)
    }

    #[cold]
    #[inline(never)]
    fn sow_watched(
        &self,
        mut turn: Sown<W>,
        mut hand: Hand,
        pit: usize,
        quiet: bool,
    ) -> Result<Sown<W>, Unending> {
        let mut watch = Watch {
            seen: (turn.own, turn.other, usize::MAX, hand.way),
            laps: UNWATCHED,
            next_mark: 2 * UNWATCHED,
        };
        // Bound: `Watch` gives up after the lap limit.
        loop {
            let Some(next) = self.sow_hand(&mut turn, hand, pit, quiet) else { return Ok(turn) };
            hand = next;
            watch.look((turn.own, turn.other, hand.from, hand.way), hand.relay, self.keys.most_laps)?;
        }
    }

    /// Sows one lap and applies what its last seed does. Returns what the next lap sows; `None` if the turn is over.
    #[inline(always)]
    fn sow_hand(&self, turn: &mut Sown<W>, hand: Hand, start: usize, quiet: bool) -> Option<Hand> {
        let keys = &self.keys;
        let lap = self.lap(hand.way, hand.seeds, hand.from);
        turn.own = turn.own.plus(lap.add);
        if !hand.relay {
            // The table subtracts every seed from the pit; only some were lifted there.
            turn.own = turn.own.plus(W::unit(hand.from, hand.seeds - hand.lifted));
        }
        let last = usize::from(lap.last);
        let count = turn.own.byte(last);
        if keys.moves_on && count == 1 {
            let on = self.ahead(last, hand.way);
            turn.own = turn.own.minus(W::unit(last, 1)).plus(W::unit(on, 1));
            return None;
        }
        let front = self.fronts[last % 32];
        // One condition without branches in between: each of its parts alone is hard to predict.
        let lands = front.captures
            & keys.lands[usize::from(count > 1)]
            & !quiet
            & ((hand.seeds > 1) | keys.single_captures);
        if keys.extra == ExtraPit::Landing && lands {
            turn.extra = true;
        }
        let (inner, outer) =
            (turn.other.byte(usize::from(front.inner)), turn.other.byte(usize::from(front.outer)));
        let full = u8::from(inner > 0) | u8::from(outer > 0) << 1;
        let spared = !keys.two_singles & (count == 1) & (inner == 1) & (outer == 1);
        if lands & (keys.needs >> full & 1 == 1) & !spared {
            return self.capture(turn, hand, start, last, count, front, [inner, outer]);
        }
        (count > 1 && keys.relay && (!quiet || keys.quiet_relay)).then_some(Hand {
            seeds: count,
            from: last,
            lifted: count,
            way: hand.way,
            relay: true,
        })
    }

    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "the caller has read all of these already")]
    fn capture(
        &self,
        turn: &mut Sown<W>,
        hand: Hand,
        start: usize,
        last: usize,
        count: u8,
        front: Front,
        [inner, outer]: [u8; 2],
    ) -> Option<Hand> {
        let keys = &self.keys;
        turn.other = turn.other.minus(W::unit(usize::from(front.inner), inner));
        let mut seeds = inner;
        if keys.takes_outer {
            turn.other = turn.other.minus(W::unit(usize::from(front.outer), outer));
            seeds += outer;
        }
        if keys.takes_own {
            turn.own = turn.own.minus(W::unit(last, count));
            seeds += count;
        }
        turn.extra |= match keys.extra {
            ExtraPit::Capture => true,
            ExtraPit::Both => inner > 0 && outer > 0,
            ExtraPit::None | ExtraPit::Landing => false,
        };
        let from = match keys.captured {
            Captured::Removed => {
                turn.taken += seeds;
                return self.after_removal(turn, hand, last);
            }
            Captured::Lap => hand.from,
            Captured::IntoLap => self.behind(hand.from, hand.way),
            Captured::Turn => start,
            Captured::Next => last,
            Captured::Outer => usize::from(front.beside),
            Captured::IntoOuter => self.behind(usize::from(front.beside), hand.way),
            Captured::Gap => self.gap_before(turn.own, last, hand.way),
        };
        let there = turn.own.byte(from);
        let lifted = match keys.with_pit {
            WithPit::Always => there,
            WithPit::Single if there == 1 => 1,
            WithPit::Single | WithPit::Never => 0,
        };
        let seeds = seeds + lifted;
        let mut next = Hand { seeds, from, lifted, way: hand.way, relay: false };
        if !keys.either_way && hand.way != keys.base {
            next.way = keys.base;
            let again = Hand { way: hand.way, ..next };
            if keys.reverse_again && self.captures_at_once(turn, again) {
                next = again;
            }
        }
        if keys.continues {
            return Some(next);
        }
        turn.own = turn.own.plus(self.lap(next.way, seeds, from).add).plus(W::unit(from, seeds - lifted));
        // The capturing pit keeps its seeds, so it has some.
        let seeds = turn.own.byte(last);
        keys.from_pit.then_some(Hand { seeds, from: last, lifted: seeds, way: hand.way, relay: true })
    }

    /// The nearest empty pit before this one; the pit itself if there is none.
    fn gap_before(&self, own: W, pit: usize, way: Way) -> usize {
        let mut at = self.behind(pit, way);
        // Bound: once around.
        while at != pit && own.byte(at) > 0 {
            at = self.behind(at, way);
        }
        at
    }

    fn after_removal(&self, turn: &Sown<W>, hand: Hand, last: usize) -> Option<Hand> {
        if !self.keys.continues {
            return None;
        }
        let next = self.ahead(last, hand.way);
        let seeds = turn.own.byte(next);
        (seeds > 1).then_some(Hand { seeds, from: next, lifted: seeds, way: hand.way, relay: true })
    }

    /// Whether the lap of this hand would capture.
    #[inline(always)]
    fn captures_at_once(&self, turn: &Sown<W>, hand: Hand) -> bool {
        let lap = self.lap(hand.way, hand.seeds, hand.from);
        let own = turn.own.plus(lap.add).plus(W::unit(hand.from, hand.seeds - hand.lifted));
        let last = usize::from(lap.last);
        let front = self.fronts[last % 32];
        if !front.captures
            || !self.keys.lands[usize::from(own.byte(last) > 1)]
            || (hand.seeds == 1 && !self.keys.single_captures)
        {
            return false;
        }
        let (inner, outer) =
            (turn.other.byte(usize::from(front.inner)), turn.other.byte(usize::from(front.outer)));
        let spared = !self.keys.two_singles && own.byte(last) == 1 && inner == 1 && outer == 1;
        !spared && self.keys.needs >> (u8::from(inner > 0) | u8::from(outer > 0) << 1) & 1 == 1
    }

    /// Whether the first lap of a pit captures.
    #[inline(always)]
    pub(super) fn first_lap_captures(&self, own: W, other: W, pit: usize, way: Way) -> bool {
        let seeds = own.byte(pit);
        let turn = Sown { own, other, taken: 0, extra: false };
        self.captures_at_once(&turn, Hand { seeds, from: pit, lifted: seeds, way, relay: true })
    }

    /// The pit after this one in a direction.
    #[inline(always)]
    pub(super) fn ahead(&self, lane: usize, way: Way) -> usize {
        let front = self.fronts[lane % 32];
        usize::from(if way == Way::Anticlockwise { front.after } else { front.before })
    }

    #[inline(always)]
    fn behind(&self, lane: usize, way: Way) -> usize {
        self.ahead(lane, !way)
    }
}
