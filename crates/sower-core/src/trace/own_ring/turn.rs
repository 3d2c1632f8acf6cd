//! One turn on a board of four rows, a seed at a time.

use super::super::{Cell, Event, How, Step};
use crate::kernel::Unending;
use crate::position::Position;
use crate::rules::{
    AfterFrontCapture, Captured, ExtraPit, FrontRows, FrontTakes, Lands, LastInEmpty, Needs, Relay, RingWays,
    Rules, WithPit,
};
use crate::side::{Place, Side, Way};

/// The most steps before the middle of a very long turn is omitted.
const MOST_STEPS: usize = 100_000;

/// A turn while it is being sown.
pub(super) struct Turn<'a> {
    rules: &'a Rules,
    mover: Side,
    pub(super) board: Position,
    pub(super) steps: Vec<Step>,
    pub(super) shortened: bool,
    pub(super) laps: u32,
    pub(super) last: Option<Place>,
    pub(super) captured: u8,
    /// Whether the mover may take one more pit.
    pub(super) extra: bool,
    is_quiet: bool,
    way: Way,
    /// Where the turn and the lap began.
    turn_start: u8,
    lap_start: u8,
    /// The seeds sown in this lap.
    sown: u8,
    /// Whether the last seed moved on from an empty pit, which ends the turn.
    moved_on: bool,
}

/// What follows a lap.
enum Next {
    /// The seeds of this pit are lifted and sown.
    Relay(u8),
    /// So many captured seeds are sown, the first into the pit after this one.
    Captured(u8, u8),
    Over,
}

/// What a last seed captures.
struct Catch {
    pits: Vec<Place>,
    /// Whether both opposite pits have seeds.
    both: bool,
}

/// The next pit around a side's ring of two rows.
///
/// Anticlockwise is leftwards in the inner row and rightwards in the outer one.
pub(super) fn next(columns: u8, index: u8, way: Way) -> u8 {
    let is_inner = index < columns;
    match (way, is_inner) {
        (Way::Anticlockwise, true) if index == 0 => columns,
        (Way::Anticlockwise, true) => index - 1,
        (Way::Anticlockwise, false) if index + 1 == 2 * columns => columns - 1,
        (Way::Anticlockwise, false) => index + 1,
        (Way::Clockwise, true) if index + 1 == columns => 2 * columns - 1,
        (Way::Clockwise, true) => index + 1,
        (Way::Clockwise, false) if index == columns => 0,
        (Way::Clockwise, false) => index - 1,
    }
}

impl<'a> Turn<'a> {
    fn new(rules: &'a Rules, position: &Position, index: u8, way: Way) -> Turn<'a> {
        Turn {
            rules,
            mover: position.side(),
            board: *position,
            steps: Vec::with_capacity(32),
            shortened: false,
            laps: 0,
            last: None,
            captured: 0,
            extra: false,
            is_quiet: position.extra().turns < 2 * rules.ring().quiet_turns,
            way,
            turn_start: index,
            lap_start: index,
            sown: 0,
            moved_on: false,
        }
    }

    /// Sows a turn of at most `most` laps: the turn so far, and why it did not end.
    pub(super) fn sow(
        rules: &'a Rules,
        position: &Position,
        index: u8,
        way: Way,
        most: u32,
    ) -> (Turn<'a>, Option<Unending>) {
        let mut turn = Turn::new(rules, position, index, way);
        let mut next = Next::Relay(index);
        // Brent's cycle detection: the reference board advances at powers of two, to the next relay.
        let mut seen = (turn.board, index, way);
        let mut next_mark = 1;
        loop {
            match next {
                Next::Over => return (turn, None),
                Next::Relay(from) => turn.relay_lap(from),
                Next::Captured(from, seeds) => turn.captured_lap(from, seeds, true),
            }
            turn.laps += 1;
            next = turn.after_lap();
            if matches!(next, Next::Over) {
                return (turn, None);
            }
            let state = match next {
                Next::Relay(from) => Some((turn.board, from, turn.way)),
                _ => None,
            };
            if state == Some(seen) {
                return (turn, Some(Unending::Circle));
            }
            if turn.laps >= most {
                return (turn, Some(Unending::TooLong));
            }
            if let Some(state) = state
                && turn.laps >= next_mark
            {
                seen = state;
                next_mark *= 2;
            }
        }
    }

    /// Whether a pit's first lap captures.
    pub(super) fn first_lap_captures(rules: &Rules, position: &Position, index: u8, way: Way) -> bool {
        let mut turn = Turn::new(rules, position, index, way);
        turn.relay_lap(index);
        turn.catch().is_some()
    }

    fn step(&mut self, rule: &'static str, event: Event) {
        if self.steps.len() < MOST_STEPS
            || !matches!(event, Event::Lift { .. } | Event::Drop { .. } | Event::Relay { .. })
        {
            self.steps.push(Step { event, rule });
        } else {
            self.shortened = true;
        }
    }

    fn own(&self, index: u8) -> Place {
        Place { side: self.mover, index }
    }

    /// Lifts a pit and sows its seeds.
    fn relay_lap(&mut self, from: u8) {
        let seeds = std::mem::take(self.board.seeds_mut(self.own(from)));
        self.step("sow.lift", Event::Lift { from: self.own(from), seeds, left: 0 });
        self.drop_seeds(from, seeds, true);
    }

    /// Sows captured seeds, perhaps with those of the pit before the first one.
    fn captured_lap(&mut self, from: u8, captured: u8, is_lap: bool) {
        let mut seeds = captured;
        let with_pit = self.rules.ring().with_pit;
        let alone = self.board.seeds(self.own(from)) == 1;
        if with_pit == WithPit::Always || (with_pit == WithPit::Single && alone) {
            let there = std::mem::take(self.board.seeds_mut(self.own(from)));
            if there > 0 {
                self.step("ring.with-pit", Event::Lift { from: self.own(from), seeds: there, left: 0 });
            }
            seeds += there;
        }
        self.drop_seeds(from, seeds, is_lap);
    }

    /// Sows seeds. Only the last seed of a lap has an effect.
    fn drop_seeds(&mut self, from: u8, seeds: u8, is_lap: bool) {
        self.lap_start = from;
        self.sown = seeds;
        let mut index = from;
        for hand in (0..seeds).rev() {
            index = next(self.rules.columns(), index, self.way);
            self.moved_on = is_lap
                && hand == 0
                && self.rules.ring().last_in_empty == LastInEmpty::MovesOn
                && self.board.seeds(self.own(index)) == 0;
            if self.moved_on {
                index = next(self.rules.columns(), index, self.way);
            }
            let place = self.own(index);
            *self.board.seeds_mut(place) += 1;
            let count = self.board.seeds(place);
            self.step(
                if self.moved_on { "ring.last-in-empty" } else { "sow.direction" },
                Event::Drop { from: self.own(from), to: Cell::Pit(place), count, hand },
            );
        }
        self.last = Some(self.own(index));
    }

    /// Whether the last seed fell where it could capture, whatever is opposite.
    fn lands_well(&self, place: Place) -> bool {
        let ring = self.rules.ring();
        let was_empty = self.board.seeds(place) == 1;
        let is_inner = place.index < self.rules.columns();
        let row = is_inner || ring.from == FrontRows::Either;
        let landing = match ring.lands {
            Lands::Any => true,
            Lands::Empty => was_empty,
            Lands::Occupied => !was_empty,
        };
        row && landing && !self.is_quiet && (self.sown > 1 || ring.single_captures)
    }

    /// What the last seed captures, if it does.
    fn catch(&self) -> Option<Catch> {
        let ring = self.rules.ring();
        let place = self.last.filter(|place| !self.moved_on && self.lands_well(*place))?;
        let columns = self.rules.columns();
        let column = columns - 1 - place.index % columns;
        let inner = Place { side: !self.mover, index: column };
        let outer = Place { side: !self.mover, index: columns + column };
        let (in_inner, in_outer) = (self.board.seeds(inner) > 0, self.board.seeds(outer) > 0);
        let enough = match ring.needs {
            Needs::Inner => in_inner,
            Needs::Both => in_inner && in_outer,
            Needs::Either => in_inner || in_outer,
            Needs::OuterAlone => in_outer && !in_inner,
        };
        let singles = [place, inner, outer].iter().all(|pit| self.board.seeds(*pit) == 1);
        if singles && !ring.two_singles {
            return None;
        }
        let mut pits = Vec::new();
        if in_inner {
            pits.push(inner);
        }
        if in_outer && ring.takes == FrontTakes::Both {
            pits.push(outer);
        }
        if !enough || pits.is_empty() {
            return None;
        }
        if ring.takes_own {
            pits.push(place);
        }
        Some(Catch { pits, both: in_inner && in_outer })
    }

    /// The effect of the last seed: capture, relay or stop.
    fn after_lap(&mut self) -> Next {
        let Some(place) = self.last else { return Next::Over };
        if self.moved_on {
            let count = self.board.seeds(place);
            self.step("ring.last-in-empty", Event::Stop { at: Cell::Pit(place), count });
            return Next::Over;
        }
        if self.rules.ring().extra == ExtraPit::Landing && self.lands_well(place) {
            self.extra = true;
        }
        if let Some(catch) = self.catch() {
            self.extra |= match self.rules.ring().extra {
                ExtraPit::Capture => true,
                ExtraPit::Both => catch.both,
                ExtraPit::None | ExtraPit::Landing => false,
            };
            return if self.rules.ring().captured == Captured::Removed {
                self.remove(place, catch)
            } else {
                self.sow_captured(place, catch)
            };
        }
        let count = self.board.seeds(place);
        if count > 1
            && self.rules.sow().relay == Relay::Last
            && (!self.is_quiet || self.rules.ring().quiet_relay)
        {
            self.step("sow.relay", Event::Relay { at: place, seeds: count });
            return Next::Relay(place.index);
        }
        let rule = if self.lands_well(place) { "ring.needs" } else { "sow.relay" };
        self.step(rule, Event::Stop { at: Cell::Pit(place), count });
        Next::Over
    }

    /// Captures pits and keeps their seeds.
    pub(super) fn take(&mut self, pits: Vec<Place>, how: How, rule: &'static str) {
        let seeds: u8 = pits.iter().map(|pit| std::mem::take(self.board.seeds_mut(*pit))).sum();
        self.board.stores[self.mover] += seeds;
        self.captured += seeds;
        self.step(rule, Event::Capture { by: self.mover, pits, seeds, left: 0, to: None, how });
    }

    fn remove(&mut self, place: Place, catch: Catch) -> Next {
        self.take(catch.pits, How::Front, "ring.needs");
        if self.rules.ring().after == AfterFrontCapture::Ends {
            return Next::Over;
        }
        let at = self.own(next(self.rules.columns(), place.index, self.way));
        let seeds = self.board.seeds(at);
        if seeds < 2 {
            self.step("ring.after", Event::Stop { at: Cell::Pit(at), count: seeds });
            return Next::Over;
        }
        self.step("ring.after", Event::Relay { at, seeds });
        Next::Relay(at.index)
    }

    fn sow_captured(&mut self, place: Place, catch: Catch) -> Next {
        let columns = self.rules.columns();
        let beside = columns + place.index % columns;
        let before = |index| next(columns, index, !self.way);
        let from = match self.rules.ring().captured {
            Captured::Removed | Captured::Next => place.index,
            Captured::Lap => self.lap_start,
            Captured::IntoLap => before(self.lap_start),
            Captured::Turn => self.turn_start,
            Captured::Outer => beside,
            Captured::IntoOuter => before(beside),
            Captured::Gap => self.gap_before(place.index),
        };
        let seeds = catch.pits.iter().map(|pit| self.board.seeds(*pit)).sum();
        // Seeds of the capturing pit itself may be taken again and again, the opponent's only once.
        let captured: u8 =
            catch.pits.iter().filter(|pit| pit.side != self.mover).map(|pit| self.board.seeds(*pit)).sum();
        self.captured += captured;
        let pits = catch.pits.clone();
        self.step("ring.captured", Event::SownOn { by: self.mover, pits, seeds, from: self.own(from) });
        for pit in catch.pits {
            let seeds = std::mem::take(self.board.seeds_mut(pit));
            self.step("ring.captured", Event::Lift { from: pit, seeds, left: 0 });
        }
        let lap_way = self.way;
        let usual = super::usual(self.rules);
        if self.rules.ring().ways == RingWays::One && self.way != usual {
            let again = self.rules.ring().reverse_again && self.would_capture(from, seeds);
            if !again {
                self.way = usual;
            }
        }
        if self.rules.ring().after == AfterFrontCapture::Continues {
            return Next::Captured(from, seeds);
        }
        self.captured_lap(from, seeds, false);
        self.laps += 1;
        if self.rules.ring().after == AfterFrontCapture::FromPit {
            self.last = Some(place);
            self.step("ring.after", Event::Relay { at: place, seeds: self.board.seeds(place) });
            self.way = lap_way;
            return Next::Relay(place.index);
        }
        if let Some(at) = self.last {
            let count = self.board.seeds(at);
            self.step("ring.after", Event::Stop { at: Cell::Pit(at), count });
        }
        Next::Over
    }

    /// The nearest empty pit before this one; the pit itself if there is none.
    fn gap_before(&self, pit: u8) -> u8 {
        let before = |index| next(self.rules.columns(), index, !self.way);
        let mut at = before(pit);
        // Bound: once around.
        while at != pit && self.board.seeds(self.own(at)) > 0 {
            at = before(at);
        }
        at
    }

    /// Whether these captured seeds would capture at once in the turn's direction.
    fn would_capture(&self, from: u8, seeds: u8) -> bool {
        let mut trial = Turn { steps: Vec::new(), ..Turn::new(self.rules, &self.board, from, self.way) };
        trial.captured_lap(from, seeds, true);
        trial.catch().is_some()
    }
}
