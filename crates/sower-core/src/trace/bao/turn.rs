//! Sows one turn of Bao seed by seed and records each step with its rule.

use super::{HOUSE, ROW, WORKS};
use crate::game::Choice;
use crate::position::Position;
use crate::rules::{InnerEmpty, Rules};
use crate::side::{Place, Side, Way};
use crate::trace::{Cell, Event, Step};

/// How a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Start {
    pub(super) pit: u8,
    /// The direction as the mover sees the pit's row; for a capture from the hand, the kichwa.
    pub(super) way: Way,
    /// Whether the first seed comes from the hand.
    pub(super) from_hand: bool,
    /// Whether the turn captures.
    pub(super) captures: bool,
}

/// A turn while it is being sown.
#[derive(Clone, Debug)]
pub(super) struct Turn<'a> {
    rules: &'a Rules,
    mover: Side,
    start: Start,
    pub(super) board: Position,
    pub(super) steps: Vec<Step>,
    /// The direction around the mover's pits.
    round: Way,
    /// The pit of the last seed.
    pub(super) last: Place,
    pub(super) laps: u32,
    sown: u32,
    /// The opponent's pits that were captured, in order.
    pub(super) victims: Vec<u8>,
    /// The mover's pits that were lifted.
    pub(super) lifted: Vec<u8>,
    /// The number of captured seeds.
    pub(super) captured: u8,
    /// Whether the player could choose to stop in the house or to play it.
    pub(super) met_house: bool,
    /// Whether the turn did not end within the rules' limits.
    pub(super) unending: bool,
}

/// The pit after this one, around the pits of a side.
fn step(index: u8, round: Way) -> u8 {
    // Clockwise: the inner row to the right, then the outer row to the left.
    match (round, index) {
        (Way::Clockwise, 0..=6) => index + 1,
        (Way::Clockwise, 7) => 15,
        (Way::Clockwise, 8) => 0,
        (Way::Clockwise, _) => index - 1,
        (Way::Anticlockwise, 0) => 8,
        (Way::Anticlockwise, 1..=7) => index - 1,
        (Way::Anticlockwise, 15) => 7,
        (Way::Anticlockwise, _) => index + 1,
    }
}

impl<'a> Turn<'a> {
    /// Sows a whole turn.
    pub(super) fn sow(rules: &'a Rules, position: &Position, start: Start, choice: Choice) -> Turn<'a> {
        let mover = position.side();
        let at = Place { side: mover, index: start.pit };
        // To the right is clockwise in the inner row and anticlockwise in the outer one.
        let round = if (start.pit < ROW) == (start.way == Way::Anticlockwise) {
            Way::Clockwise
        } else {
            Way::Anticlockwise
        };
        let mut turn = Turn {
            rules,
            mover,
            start,
            board: *position,
            steps: Vec::with_capacity(32),
            round,
            last: at,
            laps: 0,
            sown: 0,
            victims: Vec::new(),
            lifted: Vec::new(),
            captured: 0,
            met_house: false,
            unending: false,
        };
        if start.from_hand {
            turn.put_in(at);
        }
        if start.from_hand && start.captures {
            // The left kichwa sows to the right.
            turn.round = !round;
            turn.capture(at);
        } else {
            turn.first_lift(at);
        }
        // Each round lifts a pit or captures one: at most `most_laps` of the first kind, and eight of the second.
        while turn.go_on(choice) {}
        turn
    }

    fn step(&mut self, rule: &'static str, event: Event) {
        self.steps.push(Step { event, rule });
    }

    fn is_house(&self, place: Place) -> bool {
        place.index == HOUSE && self.board.extra.houses[place.side]
    }

    fn put_in(&mut self, at: Place) {
        self.board.extra.hands[self.mover] -= 1;
        *self.board.seeds_mut(at) += 1;
        let (count, hand) = (self.board.seeds(at), self.board.extra.hands[self.mover]);
        self.step("bao.hand", Event::PutIn { at, count, hand });
    }

    /// Lifts the pit where a turn without a capture at once begins. A house pays a tax of two in namua.
    fn first_lift(&mut self, at: Place) {
        let count = self.board.seeds(at);
        if self.start.from_hand && self.is_house(at) && count > WORKS {
            self.lifted.push(at.index);
            self.step("bao.house", Event::Tax { at, left: count - 2 });
            self.lap_of(at, 2);
        } else {
            self.lift(at);
        }
    }

    /// Lifts a whole pit and sows it on.
    fn lift(&mut self, at: Place) {
        self.lifted.push(at.index);
        self.lap_of(at, self.board.seeds(at));
        if self.is_house(at) {
            self.lose_house(at);
        }
    }

    fn lap_of(&mut self, at: Place, seeds: u8) {
        *self.board.seeds_mut(at) -= seeds;
        let left = self.board.seeds(at);
        self.step("sow.lift", Event::Lift { from: at, seeds, left });
        self.drop_seeds(at, step(at.index, self.round), seeds);
    }

    fn lose_house(&mut self, at: Place) {
        self.board.extra.houses[at.side] = false;
        self.step("bao.house", Event::HouseLost { at });
    }

    /// Drops seeds one by one; the first into `first`.
    fn drop_seeds(&mut self, from: Place, first: u8, seeds: u8) {
        let mut to = Place { side: self.mover, index: first };
        for hand in (0..seeds).rev() {
            *self.board.seeds_mut(to) += 1;
            self.last = to;
            let count = self.board.seeds(to);
            self.step("bao.play", Event::Drop { from, to: Cell::Pit(to), count, hand });
            to.index = step(to.index, self.round);
        }
        self.laps += 1;
        self.sown += u32::from(seeds);
    }

    /// The pit opposite an inner pit.
    fn opposite(&self, place: Place) -> Option<Place> {
        (place.index < ROW).then(|| Place { side: !place.side, index: ROW - 1 - place.index })
    }

    /// Captures the pit opposite and sows it from a kichwa.
    fn capture(&mut self, at: Place) {
        let Some(from) = self.opposite(at) else { return };
        self.round = match at.index {
            0 | 1 => Way::Clockwise,
            6 | 7 => Way::Anticlockwise,
            _ => self.round,
        };
        let index = if self.round == Way::Clockwise { 0 } else { ROW - 1 };
        let kichwa = Place { side: self.mover, index };
        let seeds = std::mem::take(self.board.seeds_mut(from));
        self.victims.push(from.index);
        self.captured += seeds;
        self.step("bao.play", Event::SownFrom { by: self.mover, pit: from, seeds, first: kichwa });
        if self.is_house(from) {
            self.lose_house(from);
        }
        self.drop_seeds(from, kichwa.index, seeds);
    }

    /// Continues after a lap; false if the turn is over.
    fn go_on(&mut self, choice: Choice) -> bool {
        let at = self.last;
        let count = self.board.seeds(at);
        let stop = Event::Stop { at: Cell::Pit(at), count };
        let inner_empty = |board: &Position, side: Side| {
            board.row(side)[..usize::from(ROW)].iter().all(|seeds| *seeds == 0)
        };
        let bare = Side::BOTH.iter().any(|side| inner_empty(&self.board, *side));
        if self.rules.bao().inner_empty == InnerEmpty::AtOnce && bare {
            self.step("bao.inner-empty", stop);
            return false;
        }
        if count == 1 {
            self.step("bao.play", stop);
            return false;
        }
        let takes = self.opposite(at).is_some_and(|pit| self.board.seeds(pit) > 0);
        if self.start.captures && takes {
            self.capture(at);
            return true;
        }
        if self.start.from_hand && self.is_house(at) && count >= WORKS {
            self.met_house |= self.start.captures;
            if !self.start.captures || choice != Choice::Safari {
                self.step("bao.house", Event::HouseStop { at, seeds: count });
                return false;
            }
            self.step("bao.house", Event::HousePlayed { at, seeds: count });
        }
        let is_blocked = self.board.extra.blocked[self.mover] == Some(at.index);
        if is_blocked && !self.start.captures && !self.start.from_hand {
            self.step("bao.takasia", stop);
            return false;
        }
        let most = self.rules.bao().most_sown.map_or(u32::MAX, u32::from);
        if self.sown > most || self.laps >= self.rules.most_laps() {
            self.unending = true;
            return false;
        }
        if !matches!(self.steps.last(), Some(Step { event: Event::HousePlayed { .. }, .. })) {
            self.step("bao.play", Event::Relay { at, seeds: count });
        }
        self.lift(at);
        true
    }
}
