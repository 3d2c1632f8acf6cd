//! Sows a turn on two rows along the path of its pits, with every key.

use super::super::{Cell, Event, How, Step};
use crate::kernel::Unending;
use crate::position::Position;
use crate::rules::{
    AfterCapture, Again, Before, CaptureSide, Lift, OwnedSown, PassingTo, Relay, RelaySide, Rows, Rules,
    Sides, SowStores, Ways,
};
use crate::side::{Place, Side, Way};

/// The most steps before the middle of a very long turn is omitted.
const MOST_STEPS: usize = 100_000;

/// A turn while it is being sown.
pub(super) struct Turn<'a> {
    pub(super) rules: &'a Rules,
    pub(super) mover: Side,
    pub(super) board: Position,
    pub(super) steps: Vec<Step>,
    pub(super) shortened: bool,
    pub(super) laps: u32,
    pub(super) last: Option<Cell>,
    /// The pit where the last lap began, and the seeds that it sowed.
    pub(super) begun: (Place, u8),
    pub(super) captured: [u8; 2],
    pub(super) again: bool,
    pub(super) slam: bool,
    pub(super) may_capture: bool,
    /// The direction of the lap.
    pub(super) way: Way,
    reached_other_row: bool,
}

/// What follows a lap.
pub(super) enum Next {
    Lift(Place),
    Over,
}

/// The side whose pit this is: by its row, or by territory.
pub(super) fn side_of(rules: &Rules, board: &Position, place: Place) -> Side {
    let is_lost =
        rules.board().sides == Sides::Territory && board.extra.lost[place.side] & (1 << place.index) != 0;
    if is_lost { !place.side } else { place.side }
}

/// The side that owns the pit and its seeds.
pub(super) fn owner(board: &Position, place: Place) -> Option<Side> {
    Side::BOTH.into_iter().find(|owner| board.extra.owned[*owner][place.side] & (1 << place.index) != 0)
}

pub(super) fn is_closed(board: &Position, place: Place) -> bool {
    board.extra.closed[place.side] & (1 << place.index) != 0
}

/// Whether the player chooses the direction in this pit.
pub(super) fn chooses(rules: &Rules, position: &Position, place: Place) -> bool {
    let sow = rules.sow();
    let is_middle = 2 * place.index + 1 == rules.board().pits;
    match sow.ways {
        Ways::Chosen => true,
        Ways::FirstMover => position.extra.way.is_none(),
        Ways::Split if is_middle => true,
        _ => sow.choice_pits.contains(&(place.index + 1)),
    }
}

/// The direction of a turn in which the player does not choose.
fn set_way(rules: &Rules, position: &Position, from: Place) -> Way {
    let to_the_right = |holds: bool| if holds { Way::Anticlockwise } else { Way::Clockwise };
    match rules.sow().ways {
        Ways::One | Ways::Chosen => Way::Anticlockwise,
        Ways::Split => to_the_right(from.index >= rules.board().pits / 2),
        Ways::Parity => to_the_right(position.seeds(from) % 2 == 1),
        Ways::FirstMover => match (position.extra.way, position.side()) {
            (None, Side::South) => Way::Anticlockwise,
            (None, Side::North) => Way::Clockwise,
            (Some(way), Side::South) => way,
            (Some(way), Side::North) => !way,
        },
    }
}

impl<'a> Turn<'a> {
    fn begin(rules: &'a Rules, position: &Position, from: Place, way: Option<Way>) -> Turn<'a> {
        let mover = position.side();
        let capture = rules.capture();
        let holds_none = position.extra.owned[mover] == [0, 0];
        Turn {
            rules,
            mover,
            board: *position,
            steps: Vec::with_capacity(32),
            shortened: false,
            laps: 0,
            last: None,
            begun: (from, 0),
            captured: [0; 2],
            again: false,
            slam: false,
            may_capture: position.extra.turns >= capture.from_turn
                && (capture.by_single || position.seeds(from) > 1)
                && !(rules.owned().keeps_captures && holds_none),
            way: way.unwrap_or_else(|| set_way(rules, position, from)),
            reached_other_row: false,
        }
    }

    /// Sows a turn of at most `most` laps: the turn so far, and why it did not end.
    pub(super) fn sow(
        rules: &'a Rules,
        position: &Position,
        from: Place,
        way: Option<Way>,
        most: u32,
    ) -> (Turn<'a>, Option<Unending>) {
        let mut turn = Turn::begin(rules, position, from, way);
        turn.capture_before(from);
        let mut from = from;
        // Brent's cycle detection: the reference board advances at powers of two.
        let (mut seen, mut next_mark) = (None, 1);
        loop {
            turn.lap(from);
            turn.laps += 1;
            let Next::Lift(next) = turn.after_lap() else { break };
            from = next;
            if seen == Some((turn.board, from, turn.way)) {
                return (turn, Some(Unending::Circle));
            }
            if turn.laps >= most {
                return (turn, Some(Unending::TooLong));
            }
            if turn.laps == next_mark {
                seen = Some((turn.board, from, turn.way));
                next_mark *= 2;
            }
        }
        turn.take_last_few_after_turn();
        (turn, None)
    }

    /// Where the first lap ends, and whether it reached the opponent's row.
    pub(super) fn first_lap(
        rules: &'a Rules,
        position: &Position,
        from: Place,
        way: Option<Way>,
    ) -> (Option<Cell>, bool) {
        let mut turn = Turn::begin(rules, position, from, way);
        turn.may_capture = false;
        turn.lap(from);
        (turn.last, turn.reached_other_row)
    }

    pub(super) fn step(&mut self, rule: &'static str, event: Event) {
        let is_plain = matches!(event, Event::Lift { .. } | Event::Drop { .. } | Event::Relay { .. });
        if self.steps.len() < MOST_STEPS || !is_plain {
            self.steps.push(Step { event, rule });
        } else {
            self.shortened = true;
        }
    }

    /// The pits and the store that a lap from this pit can pass, anticlockwise, from the pit after it to the pit itself.
    fn path(&self, from: Place) -> Vec<Cell> {
        let row = |side| (0..self.rules.board().pits).map(move |index| Cell::Pit(Place { side, index }));
        let mut cells: Vec<Cell> = row(self.mover).collect();
        if self.rules.sow().stores == SowStores::Own {
            cells.push(Cell::Store(self.mover));
        }
        cells.extend(row(!self.mover));
        if self.rules.sow().rows == Rows::Own {
            cells.retain(|cell| match cell {
                Cell::Pit(place) => place.side == from.side,
                Cell::Store(side) => *side == from.side,
            });
        }
        if self.way == Way::Clockwise {
            cells.reverse();
        }
        let at = cells.iter().position(|cell| *cell == Cell::Pit(from)).expect("the pit is on its path");
        cells.rotate_left(at + 1);
        cells
    }

    /// The next pit that is not closed; the pit itself if there is no other.
    pub(super) fn next_pit(&self, from: Place, way: Way) -> Place {
        let pits = self.rules.board().pits;
        let same_row = self.rules.sow().rows == Rows::Own;
        let mut place = from;
        // Bound: once around the board.
        for _ in 0..2 * pits {
            let other = if same_row { place.side } else { !place.side };
            place = match way {
                Way::Anticlockwise if place.index + 1 < pits => Place { index: place.index + 1, ..place },
                Way::Anticlockwise => Place { side: other, index: 0 },
                Way::Clockwise if place.index > 0 => Place { index: place.index - 1, ..place },
                Way::Clockwise => Place { side: other, index: pits - 1 },
            };
            if place == from || !is_closed(&self.board, place) {
                break;
            }
        }
        place
    }

    /// Whether a seed may fall into a pit.
    fn takes_seed(&self, place: Place, from: Place, is_last: bool) -> bool {
        let sow = self.rules.sow();
        let count = self.board.seeds(place);
        let is_theirs = owner(&self.board, place) == Some(!self.mover);
        let barred = match self.rules.owned().sown {
            OwnedSown::All => false,
            OwnedSown::None => is_theirs,
            OwnedSown::Last => is_theirs && !is_last,
        };
        let skipped =
            place.side != self.mover && sow.skip_counts.contains(&count) && (sow.skips_last || !is_last);
        let full = sow.full_at.is_some_and(|most| count >= most);
        let origin = place == from && sow.skip_origin;
        !(is_closed(&self.board, place) || barred || skipped || full || origin)
    }

    /// Lifts a pit and drops its seeds one by one.
    fn lap(&mut self, from: Place) {
        let seeds = self.board.seeds(from);
        let left = u8::from(self.rules.sow().lift == Lift::LeaveOne && seeds > 1);
        let mut hand = seeds - left;
        if self.rules.capture().before == Before::OneOfEach && hand > 0 && self.may_capture {
            hand -= 1;
            self.take_some(from, 1, How::Before, "capture.before");
        }
        *self.board.seeds_mut(from) = left;
        self.step("sow.lift", Event::Lift { from, seeds: hand, left });
        self.begun = (from, hand);
        self.last = Some(Cell::Pit(from));
        self.reached_other_row = false;
        let path = self.path(from);
        let mut at = 0;
        // Bound: every seed falls within one round of the path.
        while hand > 0 {
            let is_last = hand == 1;
            let takes =
                |cell: &Cell| matches!(cell, Cell::Pit(place) if self.takes_seed(*place, from, is_last));
            if !path.iter().any(takes) {
                *self.board.seeds_mut(from) += hand;
                self.last = Some(Cell::Pit(from));
                return;
            }
            let cell = path[at % path.len()];
            at += 1;
            if let Cell::Pit(place) = cell
                && !self.takes_seed(place, from, is_last)
            {
                continue;
            }
            hand -= 1;
            self.last = Some(cell);
            self.drop_seed(from, cell, hand);
        }
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
        self.reached_other_row |= place.side != self.mover;
        if let Some(owner) = self.board.home_at(place) {
            self.board.stores[owner] += 1;
            return self.step("home.at", Event::IntoHome { at: place, owner, hand });
        }
        *self.board.seeds_mut(place) += 1;
        let count = self.board.seeds(place);
        let rule = if self.rules.sow().ways == Ways::One { "sow.direction" } else { "sow.ways" };
        self.step(rule, Event::Drop { from, to: cell, count, hand });
        let capture = self.rules.capture();
        if (hand > 0 || capture.passing_last)
            && self.may_capture
            && capture.passing.contains(&count)
            && owner(&self.board, place).is_none()
            && self.is_on(place, capture.passing_side)
        {
            let by = match capture.passing_to {
                PassingTo::PitOwner => side_of(self.rules, &self.board, place),
                PassingTo::Sower => self.mover,
            };
            let seeds = std::mem::take(self.board.seeds_mut(place));
            self.board.stores[by] += seeds;
            self.captured[by] += seeds;
            let event = Event::Capture { by, pits: vec![place], seeds, left: 0, to: None, how: How::Passing };
            self.step("capture.passing", event);
        }
    }

    /// Whether a pit belongs to the side whose pits are captured.
    pub(super) fn is_on(&self, place: Place, side: CaptureSide) -> bool {
        let is_mine = side_of(self.rules, &self.board, place) == self.mover;
        match side {
            CaptureSide::Other => !is_mine,
            CaptureSide::Own => is_mine,
            CaptureSide::Either => true,
        }
    }

    /// Whether a side has no seeds in its pits, not counting owned pits.
    pub(super) fn is_bare(&self, side: Side) -> bool {
        super::seeds_of(self.rules, &self.board, side) == 0
    }

    /// The effect of the last seed: store, home, owned pit, capture, relay, stop, in that order.
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
        let after = self.rules.capture().after;
        let stops_where_bare =
            self.rules.end().goal == crate::rules::Goal::Deprive && after != AfterCapture::End;
        if self.board.home_at(place).is_some() || stops_where_bare && self.is_bare(!self.mover) {
            return Next::Over;
        }
        if let Some(owner) = owner(&self.board, place) {
            self.raid(place, owner);
            return Next::Over;
        }
        if self.make_owned(place) || self.make_home(place) {
            return Next::Over;
        }
        if self.may_capture {
            if self.capture_count(place) {
                return match after {
                    AfterCapture::End => Next::Over,
                    AfterCapture::GoOn => self.go_on(self.next_pit(place, self.way)),
                    AfterCapture::SowOn => self.go_on(place),
                };
            }
            if self.capture_across(place) {
                return if after == AfterCapture::End { Next::Over } else { self.go_on(place) };
            }
            if self.capture_matching(place) {
                return Next::Over;
            }
        }
        self.relay(place)
    }

    fn relay(&mut self, place: Place) -> Next {
        let (sow, capture) = (self.rules.sow(), self.rules.capture());
        let count = self.board.seeds(place);
        let side_fits = match sow.relay_side {
            RelaySide::Either => true,
            RelaySide::Own => place.side == self.mover,
            RelaySide::Other => place.side != self.mover,
            RelaySide::Visited => self.laps > 1 || self.reached_other_row,
        };
        let count_fits =
            count >= sow.relay_least && (sow.relay_on.is_empty() || sow.relay_on.contains(&count));
        if sow.relay == Relay::Last && count > 1 && side_fits && count_fits {
            if capture.beyond_gap && capture.after == AfterCapture::GoOn && self.may_capture {
                self.capture_gaps(place);
            }
            return self.go_on(place);
        }
        let next = self.next_pit(place, self.way);
        if sow.relay == Relay::Next
            && side_fits
            && self.board.seeds(next) > 0
            && owner(&self.board, next).is_none()
        {
            return self.go_on(next);
        }
        self.step("sow.relay", Event::Stop { at: Cell::Pit(place), count });
        if capture.beyond_gap && self.may_capture && (sow.relay != Relay::None || count > 1) {
            self.capture_gaps(place);
        }
        Next::Over
    }

    /// Lifts a pit for the next lap, if it can be lifted.
    fn go_on(&mut self, at: Place) -> Next {
        let seeds = self.board.seeds(at);
        if seeds == 0 || owner(&self.board, at).is_some() || self.board.home_at(at).is_some() {
            return Next::Over;
        }
        if self.rules.sow().turns_back {
            self.way = !self.way;
        }
        self.step("sow.relay", Event::Relay { at, seeds });
        Next::Lift(at)
    }
}
