//! Sows one turn seed by seed and records each step with its rule.

use super::{Cell, Event, How, Step};
use crate::kernel::Unending;
use crate::position::Position;
use crate::rules::{
    Across, AcrossNeeds, Again, CaptureSide, Chain, GrandSlam, HomeBar, Lift, PassingTo, Relay, Rules,
    SowStores,
};
use crate::side::{Place, Side};

/// The most steps before the middle of a very long turn is omitted.
const MOST_STEPS: usize = 100_000;

/// A turn while it is being sown.
pub(super) struct Turn<'a> {
    rules: &'a Rules,
    pub(super) mover: Side,
    pub(super) board: Position,
    pub(super) steps: Vec<Step>,
    pub(super) shortened: bool,
    pub(super) laps: u32,
    pub(super) last: Option<Cell>,
    pub(super) captured: [u8; 2],
    pub(super) again: bool,
    /// Whether the turn is a grand slam: it captures, or would capture, all of the opponent's seeds.
    pub(super) slam: bool,
}

/// What follows a lap.
enum Next {
    Lift(Place),
    Over,
}

impl<'a> Turn<'a> {
    /// Sows the whole turn of a pit with seeds.
    pub(super) fn sow(rules: &'a Rules, position: &Position, from: Place) -> Result<Turn<'a>, Unending> {
        match Turn::sow_within(rules, position, from, rules.most_laps()) {
            (turn, None) => Ok(turn),
            (_, Some(unending)) => Err(unending),
        }
    }

    /// Sows a turn of at most `most_laps` laps: the turn so far, and why it did not end.
    pub(super) fn sow_within(
        rules: &'a Rules,
        position: &Position,
        from: Place,
        most: u32,
    ) -> (Turn<'a>, Option<Unending>) {
        let mut turn = Turn {
            rules,
            mover: position.side(),
            board: *position,
            steps: Vec::with_capacity(32),
            shortened: false,
            laps: 0,
            last: None,
            captured: [0; 2],
            again: false,
            slam: false,
        };
        let mut from = from;
        // Brent's cycle detection: the reference board advances at powers of two.
        let mut seen = (turn.board, from);
        let mut next_mark = 1;
        loop {
            turn.lap(from);
            turn.laps += 1;
            let Next::Lift(next) = turn.after_lap() else { return (turn, None) };
            from = next;
            if (turn.board, from) == seen {
                return (turn, Some(Unending::Circle));
            }
            if turn.laps >= most {
                return (turn, Some(Unending::TooLong));
            }
            if turn.laps == next_mark {
                seen = (turn.board, from);
                next_mark *= 2;
            }
        }
    }

    pub(super) fn step(&mut self, rule: &'static str, event: Event) {
        if self.steps.len() < MOST_STEPS
            || !matches!(event, Event::Lift { .. } | Event::Drop { .. } | Event::Relay { .. })
        {
            self.steps.push(Step { event, rule });
        } else {
            self.shortened = true;
        }
    }

    /// The cell after this one in sowing order.
    fn next_cell(&self, cell: Cell) -> Cell {
        let pits = self.rules.board().pits;
        match cell {
            Cell::Store(side) => Cell::Pit(Place { side: !side, index: 0 }),
            Cell::Pit(Place { side, index }) if index + 1 < pits => {
                Cell::Pit(Place { side, index: index + 1 })
            }
            Cell::Pit(Place { side, .. })
                if side == self.mover && self.rules.sow().stores == SowStores::Own =>
            {
                Cell::Store(side)
            }
            Cell::Pit(Place { side, .. }) => Cell::Pit(Place { side: !side, index: 0 }),
        }
    }

    /// The next pit, skipping stores.
    fn next_pit(&self, place: Place) -> Place {
        let pits = self.rules.board().pits;
        if place.index + 1 < pits {
            Place { index: place.index + 1, ..place }
        } else {
            Place { side: !place.side, index: 0 }
        }
    }

    fn previous_pit(&self, place: Place) -> Place {
        match place.index {
            0 => Place { side: !place.side, index: self.rules.board().pits - 1 },
            index => Place { index: index - 1, ..place },
        }
    }

    /// Lifts a pit and drops its seeds one by one.
    fn lap(&mut self, from: Place) {
        let seeds = self.board.seeds(from);
        let left = if self.rules.sow().lift == Lift::LeaveOne && seeds > 1 { 1 } else { 0 };
        *self.board.seeds_mut(from) = left;
        let mut hand = seeds - left;
        self.step("sow.lift", Event::Lift { from, seeds: hand, left });
        let mut cell = Cell::Pit(from);
        while hand > 0 {
            cell = self.next_cell(cell);
            if cell == Cell::Pit(from) && self.rules.sow().skip_origin {
                cell = self.next_cell(cell);
            }
            hand -= 1;
            self.drop_seed(from, cell, hand);
        }
        self.last = Some(cell);
    }

    fn drop_seed(&mut self, from: Place, cell: Cell, hand: u8) {
        let place = match cell {
            Cell::Store(side) => {
                self.board.stores[side] += 1;
                let count = self.board.stores[side];
                return self.step("sow.stores", Event::Drop { from, to: cell, count, hand });
            }
            Cell::Pit(place) => place,
        };
        if let Some(owner) = self.board.home_at(place) {
            self.board.stores[owner] += 1;
            return self.step("home.at", Event::IntoHome { at: place, owner, hand });
        }
        *self.board.seeds_mut(place) += 1;
        let count = self.board.seeds(place);
        self.step("sow.direction", Event::Drop { from, to: cell, count, hand });
        if hand > 0 && self.rules.capture().passing.contains(&count) {
            let by = match self.rules.capture().passing_to {
                PassingTo::PitOwner => place.side,
                PassingTo::Sower => self.mover,
            };
            self.take(by, vec![place], How::Passing, "capture.passing");
        }
    }

    /// Captures pits into a side's store.
    fn take(&mut self, by: Side, pits: Vec<Place>, how: How, rule: &'static str) {
        let mut seeds = 0;
        for pit in &pits {
            seeds += std::mem::take(self.board.seeds_mut(*pit));
        }
        self.board.stores[by] += seeds;
        self.captured[by] += seeds;
        self.step(rule, Event::Capture { by, pits, seeds, left: 0, to: None, how });
    }

    /// The effect of the last seed: store, home, capture, relay, stop, in that order.
    fn after_lap(&mut self) -> Next {
        let place = match self.last {
            Some(Cell::Pit(place)) => place,
            Some(Cell::Store(side)) => {
                if self.rules.turn().again.contains(&Again::OwnStore) {
                    self.again = true;
                    self.step("turn.again", Event::Again { side });
                }
                return Next::Over;
            }
            None => return Next::Over,
        };
        if self.board.home_at(place).is_some() {
            return Next::Over;
        }
        let count = self.board.seeds(place);
        if self.make_home(place, count)
            || self.capture_count(place, count)
            || self.capture_across(place, count)
        {
            return Next::Over;
        }
        match self.rules.sow().relay {
            Relay::Last if count > 1 => self.relay(place),
            Relay::Next => self.relay_next(place),
            _ => {
                self.step(self.stop_rule(place, count), Event::Stop { at: Cell::Pit(place), count });
                Next::Over
            }
        }
    }

    /// The rule that ends a turn here. If the game has captures, it is the one that explains why there is none.
    fn stop_rule(&self, place: Place, count: u8) -> &'static str {
        let capture = self.rules.capture();
        match self.rules.sow().relay {
            Relay::Last | Relay::Next => "sow.relay",
            Relay::None if capture.takes(count) => "capture.last-makes-side",
            Relay::None if capture.last_makes.contains(count) => "capture.last-makes-least",
            Relay::None if !capture.last_makes.is_empty() => "capture.last-makes",
            Relay::None if count == 1 && self.may_capture_across(place) => "capture.across-needs",
            Relay::None if count == 1 && capture.across != Across::None => "capture.across",
            Relay::None => "sow.relay",
        }
    }

    fn relay(&mut self, at: Place) -> Next {
        let seeds = self.board.seeds(at);
        self.step("sow.relay", Event::Relay { at, seeds });
        Next::Lift(at)
    }

    fn relay_next(&mut self, place: Place) -> Next {
        let next = self.next_pit(place);
        if self.board.seeds(next) > 0 {
            return self.relay(next);
        }
        self.step("sow.relay", Event::Stop { at: Cell::Pit(next), count: 0 });
        let beyond = self.next_pit(next);
        if self.rules.capture().beyond_gap && self.board.seeds(beyond) > 0 {
            self.take(self.mover, vec![beyond], How::BeyondGap, "capture.beyond-gap");
            self.after_capture();
        }
        Next::Over
    }

    fn make_home(&mut self, at: Place, count: u8) -> bool {
        let home = self.rules.home();
        if home.at != Some(count) || at.side == self.mover || self.board.home(self.mover).is_some() {
            return false;
        }
        let theirs = self.board.home(!self.mover);
        let barred = home.bars.iter().any(|bar| match bar {
            HomeBar::LastPit => at.index + 1 == self.rules.board().pits,
            HomeBar::SameNumber => theirs == Some(at.index),
            HomeBar::Facing => theirs.is_some_and(|index| {
                Place { side: self.mover, index }.opposite(self.rules.board().pits) == at
            }),
        });
        if barred {
            self.step("home.bars", Event::HomeBarred { at, seeds: count });
            return false;
        }
        *self.board.seeds_mut(at) = 0;
        self.board.stores[self.mover] += count;
        self.board.homes[self.mover] = Some(at.index);
        self.captured[self.mover] += count;
        self.step("home.at", Event::HomeMade { at, owner: self.mover, seeds: count });
        true
    }

    fn capture_count(&mut self, place: Place, count: u8) -> bool {
        let capture = self.rules.capture();
        let on_side = |place: Place| match capture.last_makes_side {
            CaptureSide::Other => place.side != self.mover,
            CaptureSide::Own => place.side == self.mover,
            CaptureSide::Either => true,
        };
        if !on_side(place) || !capture.takes(count) {
            return false;
        }
        let mut chain = vec![place];
        if capture.chain == Chain::Back {
            let mut before = self.previous_pit(place);
            while before != place && on_side(before) && capture.takes(self.board.seeds(before)) {
                chain.push(before);
                before = self.previous_pit(before);
            }
        }
        let seeds: u8 = chain.iter().map(|place| self.board.seeds(*place)).sum();
        let all = capture.last_makes_side == CaptureSide::Other && seeds == self.board.on_side(!self.mover);
        if all && capture.grand_slam != GrandSlam::Captures {
            self.slam(chain, seeds);
        } else {
            self.take(self.mover, chain, How::Count, "capture.last-makes");
            self.after_capture();
        }
        true
    }

    /// Applies the grand slam rule to a capture of all the opponent's seeds.
    fn slam(&mut self, mut chain: Vec<Place>, seeds: u8) {
        self.slam = true;
        let stays = match self.rules.capture().grand_slam {
            GrandSlam::CapturesNothing | GrandSlam::Illegal => {
                return self.step("capture.grand-slam", Event::SlamRefused { other: !self.mover, seeds });
            }
            GrandSlam::LeavesFirst => Some(chain.remove(0)),
            GrandSlam::LeavesLast => chain.pop(),
            GrandSlam::Captures | GrandSlam::IllegalUnlessForced | GrandSlam::GivesRest => None,
        };
        if let Some(at) = stays {
            self.step("capture.grand-slam", Event::SlamLeft { at });
        }
        self.take(self.mover, chain, How::Count, "capture.last-makes");
        if self.rules.capture().grand_slam == GrandSlam::GivesRest {
            let pits = self.pits_with_seeds(self.mover);
            self.take(!self.mover, pits, How::GivenRest, "capture.grand-slam");
        }
        self.after_capture();
    }

    fn capture_across(&mut self, place: Place, count: u8) -> bool {
        let opposite = place.opposite(self.rules.board().pits);
        let enough =
            self.board.seeds(opposite) > 0 || self.rules.capture().across_needs == AcrossNeeds::Nothing;
        if !self.may_capture_across(place) || count != 1 || !enough {
            return false;
        }
        self.take(self.mover, vec![place, opposite], How::Across, "capture.across");
        self.after_capture();
        true
    }

    /// Whether a last seed in this pit may capture across.
    fn may_capture_across(&self, place: Place) -> bool {
        match self.rules.capture().across {
            Across::None => false,
            Across::Own => place.side == self.mover,
            Across::Other => place.side != self.mover,
            Across::Either => true,
        }
    }

    /// Applies the rules that follow any capture by the last seed.
    fn after_capture(&mut self) {
        let left = self.board.in_play();
        if self.rules.capture().last_few > 0 && left > 0 && left <= self.rules.capture().last_few {
            let mut pits = self.pits_with_seeds(Side::South);
            pits.extend(self.pits_with_seeds(Side::North));
            self.take(self.mover, pits, How::LastFew, "capture.last-few");
        }
        if self.rules.turn().again.contains(&Again::Capture) {
            self.again = true;
            self.step("turn.again", Event::Again { side: self.mover });
        }
    }

    fn pits_with_seeds(&self, side: Side) -> Vec<Place> {
        (0..self.rules.board().pits)
            .map(|index| Place { side, index })
            .filter(|place| self.board.seeds(*place) > 0)
            .collect()
    }
}
