//! Captures, homes and owned pits of a turn on two rows.

use super::super::{Cell, Event, How, Step};
use super::turn::{Turn, owner, side_of};
use crate::position::Position;
use crate::rules::{
    Across, AcrossChain, AcrossLast, AcrossNeeds, AfterCapture, Again, Before, Besides, Chain, GrandSlam,
    HomeBar, LastFewTo, OwnedBy, OwnedPlaces,
};
use crate::side::{Place, Side};

/// What a grand slam that takes less, or nothing, goes back to.
struct BeforeCapture {
    board: Position,
    captured: [u8; 2],
    steps: usize,
}

impl Turn<'_> {
    fn before(&self) -> BeforeCapture {
        BeforeCapture { board: self.board, captured: self.captured, steps: self.steps.len() }
    }

    fn opposite(&self, place: Place) -> Place {
        place.opposite(self.rules.board().pits)
    }

    /// Whether a pit has seeds that no one owns.
    fn is_loose(&self, place: Place) -> bool {
        self.board.seeds(place) > 0 && owner(&self.board, place).is_none()
    }

    fn row(&self, side: Side) -> Vec<Place> {
        (0..self.rules.board().pits).map(|index| Place { side, index }).collect()
    }

    /// Takes the mover's captured pits to where captured seeds go.
    fn take(&mut self, pits: Vec<Place>, how: How, rule: &'static str) {
        let seeds: u8 = pits.iter().map(|pit| std::mem::take(self.board.seeds_mut(*pit))).sum();
        let [mine, theirs] = [self.mover, !self.mover].map(|side| {
            self.row(side).into_iter().find(|place| owner(&self.board, *place) == Some(self.mover))
        });
        let to = match (self.last, mine.or(theirs)) {
            (Some(Cell::Pit(last)), _) if self.rules.capture().after == AfterCapture::SowOn => Some(last),
            (_, Some(keeper)) if self.rules.owned().keeps_captures => Some(keeper),
            _ => None,
        };
        match to {
            Some(pit) => *self.board.seeds_mut(pit) += seeds,
            None => self.board.stores[self.mover] += seeds,
        }
        self.captured[self.mover] += seeds;
        self.step(rule, Event::Capture { by: self.mover, pits, seeds, left: 0, to, how });
    }

    /// Takes some of a pit's seeds to the mover's store.
    pub(super) fn take_some(&mut self, at: Place, seeds: u8, how: How, rule: &'static str) {
        *self.board.seeds_mut(at) -= seeds;
        self.board.stores[self.mover] += seeds;
        self.captured[self.mover] += seeds;
        let left = self.board.seeds(at);
        self.step(rule, Event::Capture { by: self.mover, pits: vec![at], seeds, left, to: None, how });
    }

    /// What a turn captures before its seeds are sown.
    pub(super) fn capture_before(&mut self, from: Place) {
        if !self.may_capture {
            return;
        }
        // Where captured seeds are sown on, they go to the pit that is played.
        self.last = Some(Cell::Pit(from));
        let singles: Vec<Place> = match self.rules.capture().before {
            Before::OppositeLifted => vec![from],
            Before::OppositeSingles => self.row(self.mover),
            Before::Nothing | Before::OneOfEach => return,
        };
        let before = self.board;
        for single in singles.into_iter().filter(|single| before.seeds(*single) == 1) {
            let opposite = self.opposite(single);
            if self.is_loose(opposite) {
                self.take(vec![opposite], How::Before, "capture.before");
            }
        }
    }

    pub(super) fn capture_count(&mut self, place: Place) -> bool {
        let capture = self.rules.capture();
        let counts = |turn: &Turn, place: Place| {
            capture.takes(turn.board.seeds(place)) && owner(&turn.board, place).is_none()
        };
        if !counts(self, place) || !self.is_on(place, capture.last_makes_side) {
            return false;
        }
        let before = self.before();
        let way = if capture.chain == Chain::Back { !self.way } else { self.way };
        let most = if capture.chain == Chain::None { 1 } else { capture.chain_most.unwrap_or(u8::MAX) };
        let mut chain = vec![place];
        let mut at = self.next_pit(place, way);
        while chain.len() < usize::from(most)
            && !chain.contains(&at)
            && counts(self, at)
            && (capture.chain_crosses || self.is_on(at, capture.last_makes_side))
        {
            chain.push(at);
            at = self.next_pit(at, way);
        }
        let far = *chain.last().expect("a chain has a first pit");
        if capture.after == AfterCapture::SowOn {
            // Only the pit of the last seed: its own seeds are sown on.
            chain.retain(|pit| *pit != place);
        }
        self.take(chain, How::Count, "capture.last-makes");
        if capture.besides == Besides::SameCount {
            let same: Vec<Place> = self
                .row(!self.mover)
                .into_iter()
                .filter(|other| {
                    self.is_loose(*other) && before.board.seeds(*other) == before.board.seeds(place)
                })
                .filter(|other| counts(self, *other))
                .collect();
            self.take(same, How::Besides, "capture.besides");
        }
        self.take_besides(far);
        self.end_capture(&before, place, far);
        true
    }

    /// Applies the grand slam rule, if the capture took all of the opponent's seeds, and what follows a capture.
    fn end_capture(&mut self, before: &BeforeCapture, near: Place, far: Place) {
        let slam = self.rules.capture().grand_slam;
        let had_seeds = super::seeds_of(self.rules, &before.board, !self.mover) > 0;
        if slam == GrandSlam::Captures || !had_seeds || !self.is_bare(!self.mover) {
            return self.after_capture();
        }
        self.slam = true;
        let stays = match slam {
            GrandSlam::CapturesNothing | GrandSlam::Illegal => {
                let seeds = before.board.on_side(!self.mover);
                self.board = before.board;
                self.captured = before.captured;
                self.steps.truncate(before.steps);
                return self.step("capture.grand-slam", Event::SlamRefused { other: !self.mover, seeds });
            }
            GrandSlam::LeavesFirst => Some(near),
            GrandSlam::LeavesLast => Some(far),
            GrandSlam::Captures | GrandSlam::IllegalUnlessForced | GrandSlam::GivesRest => None,
        };
        if let Some(at) = stays {
            self.leave(before, at);
        }
        if slam == GrandSlam::GivesRest {
            let pits: Vec<Place> =
                self.row(self.mover).into_iter().filter(|place| self.board.seeds(*place) > 0).collect();
            self.give(!self.mover, pits, How::GivenRest, "capture.grand-slam");
        }
        self.after_capture();
    }

    /// Takes a pit out of the captures since then.
    fn leave(&mut self, before: &BeforeCapture, at: Place) {
        let seeds = before.board.seeds(at) - self.board.seeds(at);
        *self.board.seeds_mut(at) += seeds;
        self.board.stores[self.mover] -= seeds;
        self.captured[self.mover] -= seeds;
        for step in &mut self.steps[before.steps..] {
            if let Event::Capture { pits, seeds: captured, .. } = &mut step.event
                && pits.contains(&at)
            {
                pits.retain(|pit| *pit != at);
                *captured -= seeds;
            }
        }
        self.steps.retain(|step| !matches!(&step.event, Event::Capture { pits, .. } if pits.is_empty()));
        let first = before.steps.min(self.steps.len());
        self.steps.insert(first, Step { event: Event::SlamLeft { at }, rule: "capture.grand-slam" });
    }

    /// Moves pits into a side's store.
    fn give(&mut self, by: Side, pits: Vec<Place>, how: How, rule: &'static str) {
        let seeds: u8 = pits.iter().map(|pit| std::mem::take(self.board.seeds_mut(*pit))).sum();
        self.board.stores[by] += seeds;
        self.captured[by] += seeds;
        self.step(rule, Event::Capture { by, pits, seeds, left: 0, to: None, how });
    }

    fn may_capture_across(&self, place: Place) -> bool {
        let is_mine = side_of(self.rules, &self.board, place) == self.mover;
        match self.rules.capture().across {
            Across::None => false,
            Across::Own => is_mine,
            Across::Other => !is_mine,
            Across::Either => true,
        }
    }

    /// Whether the opposite pit has what a capture across takes.
    fn faces_a_capture(&self, place: Place) -> bool {
        let capture = self.rules.capture();
        let opposite = self.opposite(place);
        let count = self.board.seeds(opposite);
        self.is_loose(opposite)
            && (capture.across_counts.is_empty() || capture.across_counts.contains(count))
            && capture.across_most.is_none_or(|most| count <= most)
    }

    pub(super) fn capture_across(&mut self, place: Place) -> bool {
        let capture = self.rules.capture();
        let faces = self.faces_a_capture(place);
        let will_do = faces || capture.across_needs == AcrossNeeds::Nothing;
        if self.board.seeds(place) != 1 || !self.may_capture_across(place) || !will_do {
            return false;
        }
        let before = self.before();
        let mut pits = Vec::new();
        if faces {
            pits.push(self.opposite(place));
        }
        let takes_last = capture.across_last == AcrossLast::Taken;
        if takes_last && capture.after != AfterCapture::SowOn {
            pits.insert(0, place);
        }
        self.take(pits, How::Across, "capture.across");
        if faces && capture.across_chain != AcrossChain::None {
            let mut at = self.next_pit(place, self.way);
            // Bound: the pit where the lap ended.
            while at != place
                && (capture.across_chain == AcrossChain::Any || self.board.seeds(at) == 0)
                && self.may_capture_across(at)
                && self.faces_a_capture(at)
            {
                self.take(vec![self.opposite(at)], How::Across, "capture.across-chain");
                at = self.next_pit(at, self.way);
            }
        }
        if faces && capture.besides == Besides::SameCount {
            let row = self.row(!self.mover);
            let same: Vec<Place> =
                row.into_iter().filter(|other| self.faces_a_capture(self.opposite(*other))).collect();
            self.take(same, How::Besides, "capture.besides");
        }
        let first = self.row(!self.mover).into_iter().find(|place| before.board.seeds(*place) > 0);
        self.end_capture(&before, self.opposite(place), first.unwrap_or(place));
        true
    }

    pub(super) fn capture_matching(&mut self, place: Place) -> bool {
        let opposite = self.opposite(place);
        let same = self.board.seeds(place) == self.board.seeds(opposite);
        if !self.rules.capture().matching || !same || !self.is_loose(place) || !self.is_loose(opposite) {
            return false;
        }
        self.take(vec![place, opposite], How::Matching, "capture.matching");
        self.after_capture();
        true
    }

    /// Captures the pit beyond an empty one, and those beyond further gaps.
    pub(super) fn capture_gaps(&mut self, place: Place) {
        let mut at = place;
        let mut any = false;
        // Bound: every capture empties a pit.
        loop {
            let gap = self.next_pit(at, self.way);
            let beyond = self.next_pit(gap, self.way);
            let is_gap = self.board.seeds(gap) == 0 && self.board.home_at(gap).is_none();
            if !is_gap || !self.is_loose(beyond) {
                break;
            }
            self.take(vec![beyond], How::BeyondGap, "capture.beyond-gap");
            self.take_besides(beyond);
            any = true;
            if !self.rules.capture().gap_chain {
                break;
            }
            at = beyond;
        }
        if any {
            self.after_capture();
        }
    }

    fn take_besides(&mut self, captured: Place) {
        let besides = match (self.rules.capture().besides, self.last) {
            (Besides::Opposite, _) => self.opposite(captured),
            (Besides::Last, Some(Cell::Pit(last))) => last,
            _ => return,
        };
        if self.is_loose(besides) {
            self.take(vec![besides], How::Besides, "capture.besides");
        }
    }

    /// Applies the rules that follow any capture by the last seed.
    fn after_capture(&mut self) {
        if self.rules.turn().again.contains(&Again::Capture) {
            self.again = true;
            self.step("turn.again", Event::Again { side: self.mover });
        }
        if self.rules.capture().last_few_to == LastFewTo::Capturer {
            self.take_last_few(self.mover);
        }
    }

    pub(super) fn take_last_few_after_turn(&mut self) {
        let starter = self.board.extra.first.unwrap_or(self.mover);
        match self.rules.capture().last_few_to {
            LastFewTo::Capturer => {}
            LastFewTo::Mover => self.take_last_few(self.mover),
            LastFewTo::Starter => self.take_last_few(starter),
        }
    }

    fn take_last_few(&mut self, by: Side) {
        let pits: Vec<Place> = [Side::South, Side::North]
            .into_iter()
            .flat_map(|side| self.row(side))
            .filter(|place| self.is_loose(*place))
            .collect();
        let seeds: u16 = pits.iter().map(|place| u16::from(self.board.seeds(*place))).sum();
        if seeds > 0 && seeds <= u16::from(self.rules.capture().last_few) {
            self.give(by, pits, How::LastFew, "capture.last-few");
        }
    }

    pub(super) fn make_home(&mut self, at: Place) -> bool {
        let home = self.rules.home();
        let count = self.board.seeds(at);
        if home.at != Some(count) || at.side == self.mover || self.board.home(self.mover).is_some() {
            return false;
        }
        let theirs = self.board.home(!self.mover);
        let barred = home.bars.iter().any(|bar| match bar {
            HomeBar::LastPit => at.index + 1 == self.rules.board().pits,
            HomeBar::SameNumber => theirs == Some(at.index),
            HomeBar::Facing => {
                theirs.is_some_and(|index| self.opposite(Place { side: self.mover, index }) == at)
            }
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

    /// A last seed in the opponent's owned pit captures itself and one more.
    pub(super) fn raid(&mut self, at: Place, owner: Side) {
        if !self.rules.owned().raid || owner == self.mover {
            return;
        }
        let seeds = self.board.seeds(at).min(2);
        self.take_some(at, seeds, How::Raid, "owned.raid");
        self.after_capture();
    }

    /// Makes the pit of the last seed, or two pits, the mover's own.
    pub(super) fn make_owned(&mut self, at: Place) -> bool {
        let owned = self.rules.owned();
        let Some(wanted) = owned.at else { return false };
        let has_one = self.board.extra.owned[self.mover] != [0, 0];
        if !self.is_on(at, owned.side)
            || owned.one && has_one
            || !owned.by_single && self.begun.1 == 1
            || !self.may_be_owned(at)
        {
            return false;
        }
        let count = self.board.seeds(at);
        let mut pits = vec![at];
        let is_made = match owned.by {
            OwnedBy::Count => count == wanted,
            OwnedBy::Pair => {
                let back = self.next_pit(at, !self.way);
                let mut both = [count, self.board.seeds(back)];
                both.sort_unstable();
                if owner(&self.board, back).is_none() && both == [wanted - 1, wanted] {
                    pits.push(back);
                }
                pits.len() == 2 || count == wanted
            }
            OwnedBy::Facing => {
                let opposite = self.opposite(at);
                pits.push(opposite);
                let is_free = owner(&self.board, opposite).is_none();
                count == 1 && self.board.seeds(opposite) == wanted && is_free
            }
        };
        if is_made {
            for pit in &pits {
                self.board.extra.owned[self.mover][pit.side] |= 1 << pit.index;
            }
            self.step("owned.at", Event::OwnedMade { pits, owner: self.mover });
        }
        is_made
    }

    fn may_be_owned(&self, at: Place) -> bool {
        let pits = self.rules.board().pits;
        let is_end = at.index == 0 || at.index + 1 == pits;
        let is_next = at.index == 1 || at.index + 2 == pits;
        let mine = at.side == self.mover;
        match self.rules.owned().places {
            OwnedPlaces::Any => true,
            OwnedPlaces::NotEnds => !is_end,
            OwnedPlaces::OwnMiddle => mine != is_end,
            OwnedPlaces::EndsAndNext => is_end || is_next && !mine,
        }
    }
}
