//! Captures, homes and owned pits.

use super::TwoRows;
use super::board::{Board, MOVER, NO_CELL, OPPONENT};
use super::lap::Turn;
use crate::rules::{
    Across, AcrossChain, AcrossLast, AcrossNeeds, AfterCapture, Again, Before, Besides, Chain, GrandSlam,
    HomeBar, LastFewTo, OwnedBy, OwnedPlaces,
};

impl TwoRows {
    pub(super) fn opposite(&self, cell: usize) -> usize {
        2 * self.pits - 1 - cell
    }

    fn has_free_seeds(&self, board: &Board, cell: usize) -> bool {
        board.seeds[cell] > 0 && !board.is_owned(cell)
    }

    /// Captures cells; with `SowOn` their seeds go to the pit of the last seed instead of the store.
    fn take(&self, turn: &mut Turn, cell: usize) -> u8 {
        let seeds = std::mem::take(&mut turn.board.seeds[cell]);
        let keeper = turn.board.owned[MOVER];
        if self.rules.capture().after == AfterCapture::SowOn {
            turn.board.seeds[turn.last] += seeds;
        } else if self.rules.owned().keeps_captures && keeper != 0 {
            turn.board.seeds[keeper.trailing_zeros() as usize] += seeds;
        } else {
            turn.board.stores[MOVER] += seeds;
        }
        seeds
    }

    /// What a turn captures before its seeds are sown.
    pub(super) fn capture_before(&self, turn: &mut Turn, cell: usize) {
        if !turn.may_capture {
            return;
        }
        match self.rules.capture().before {
            Before::OppositeLifted if turn.board.seeds[cell] == 1 => self.take_opposite(turn, cell),
            Before::OppositeSingles => {
                let singles = turn.board;
                for single in (0..self.pits).filter(|cell| singles.seeds[*cell] == 1) {
                    self.take_opposite(turn, single);
                }
            }
            _ => {}
        }
    }

    fn take_opposite(&self, turn: &mut Turn, cell: usize) {
        let opposite = self.opposite(cell);
        if self.has_free_seeds(&turn.board, opposite) {
            self.take(turn, opposite);
        }
    }

    /// Captures the pit of the last seed, and its chain.
    pub(super) fn capture_counts(&self, turn: &mut Turn, cell: usize) -> bool {
        let capture = self.rules.capture();
        let is_taken =
            |board: &Board, cell: usize| self.takes[usize::from(board.seeds[cell])] && !board.is_owned(cell);
        if !is_taken(&turn.board, cell) || !self.is_on(&turn.board, cell, capture.last_makes_side) {
            return false;
        }
        let before = turn.board;
        let (mut at, mut taken) = (cell, 0);
        let mut far;
        let most = match capture.chain {
            Chain::None => 1,
            _ => capture.chain_most.unwrap_or(u8::MAX),
        };
        // Bound: a captured pit is empty when the chain returns to it.
        loop {
            self.take(turn, at);
            far = at;
            taken += 1;
            at = self.next(&turn.board, at, turn.forward ^ (capture.chain == Chain::Back));
            let on_side = capture.chain_crosses || self.is_on(&turn.board, at, capture.last_makes_side);
            if taken >= most || !on_side || !is_taken(&turn.board, at) {
                break;
            }
        }
        if capture.besides == Besides::SameCount {
            for other in self.pits..2 * self.pits {
                if is_taken(&turn.board, other) && before.seeds[other] == before.seeds[cell] {
                    self.take(turn, other);
                }
            }
        }
        self.take_besides(turn, far);
        if self.is_slam(&before, &turn.board) {
            self.slam(turn, before, cell, far);
        } else {
            self.captured(turn);
        }
        true
    }

    /// Whether a capture took all of the opponent's seeds, where that has an effect.
    fn is_slam(&self, before: &Board, after: &Board) -> bool {
        self.rules.capture().grand_slam != GrandSlam::Captures && self.is_bare(after) && !self.is_bare(before)
    }

    /// Applies the grand slam rule to a capture of all of the opponent's seeds.
    fn slam(&self, turn: &mut Turn, before: Board, near: usize, far: usize) {
        turn.slam = true;
        let slam = self.rules.capture().grand_slam;
        match slam {
            GrandSlam::Captures | GrandSlam::IllegalUnlessForced => {}
            GrandSlam::CapturesNothing | GrandSlam::Illegal => {
                turn.board = before;
                return;
            }
            GrandSlam::LeavesFirst | GrandSlam::LeavesLast => {
                let stays = if slam == GrandSlam::LeavesFirst { near } else { far };
                let seeds = before.seeds[stays] - turn.board.seeds[stays];
                turn.board.seeds[stays] += seeds;
                turn.board.stores[MOVER] -= seeds;
            }
            GrandSlam::GivesRest => {
                for cell in 0..self.pits {
                    let seeds = std::mem::take(&mut turn.board.seeds[cell]);
                    turn.board.stores[OPPONENT] += seeds;
                }
            }
        }
        self.captured(turn);
    }

    /// Whether a last seed in this cell may capture across.
    fn may_capture_across(&self, board: &Board, cell: usize) -> bool {
        match self.rules.capture().across {
            Across::None => false,
            Across::Own => board.is_mine(cell),
            Across::Other => !board.is_mine(cell),
            Across::Either => true,
        }
    }

    fn takes_opposite(&self, board: &Board, cell: usize) -> bool {
        let opposite = self.opposite(cell);
        self.has_free_seeds(board, opposite) && self.takes_across[usize::from(board.seeds[opposite])]
    }

    /// Captures the opposite pit of a last seed in an empty pit.
    pub(super) fn capture_across(&self, turn: &mut Turn, cell: usize) -> bool {
        let capture = self.rules.capture();
        let takes_opposite = self.takes_opposite(&turn.board, cell);
        if turn.board.seeds[cell] != 1
            || !self.may_capture_across(&turn.board, cell)
            || !(takes_opposite || capture.across_needs == AcrossNeeds::Nothing)
        {
            return false;
        }
        let before = turn.board;
        if takes_opposite {
            self.take(turn, self.opposite(cell));
        }
        if capture.across_last == AcrossLast::Taken {
            self.take(turn, cell);
        }
        if capture.across_chain != AcrossChain::None && takes_opposite {
            self.across_chain(turn, cell);
        }
        if takes_opposite && capture.besides == Besides::SameCount {
            for other in self.pits..2 * self.pits {
                if self.has_free_seeds(&turn.board, other)
                    && self.takes_across[usize::from(turn.board.seeds[other])]
                {
                    self.take(turn, other);
                }
            }
        }
        if self.is_slam(&before, &turn.board) {
            let far = (self.pits..2 * self.pits).find(|cell| before.seeds[*cell] > 0);
            self.slam(turn, before, self.opposite(cell), far.unwrap_or(cell));
        } else {
            self.captured(turn);
        }
        true
    }

    /// Continues capturing across over the following pits.
    fn across_chain(&self, turn: &mut Turn, from: usize) {
        let any = self.rules.capture().across_chain == AcrossChain::Any;
        let mut at = self.next(&turn.board, from, turn.forward);
        // Bound: the pit where the lap ended.
        while at != from
            && (any || turn.board.seeds[at] == 0)
            && self.may_capture_across(&turn.board, at)
            && self.takes_opposite(&turn.board, at)
        {
            self.take(turn, self.opposite(at));
            at = self.next(&turn.board, at, turn.forward);
        }
    }

    /// Captures the pit of the last seed and the opposite one if both have the same number of seeds.
    pub(super) fn capture_matching(&self, turn: &mut Turn, cell: usize) -> bool {
        let opposite = self.opposite(cell);
        if !self.rules.capture().matching
            || turn.board.seeds[cell] != turn.board.seeds[opposite]
            || !self.has_free_seeds(&turn.board, cell)
            || !self.has_free_seeds(&turn.board, opposite)
        {
            return false;
        }
        self.take(turn, cell);
        self.take(turn, opposite);
        self.captured(turn);
        true
    }

    /// Captures the pit beyond an empty one, and those beyond further gaps.
    pub(super) fn capture_gap(&self, turn: &mut Turn, cell: usize) {
        let (mut at, mut any) = (cell, false);
        // Bound: every capture empties a pit.
        loop {
            let gap = self.next(&turn.board, at, turn.forward);
            let beyond = self.next(&turn.board, gap, turn.forward);
            let is_gap = turn.board.seeds[gap] == 0 && !turn.board.is_home(gap);
            if !is_gap || !self.has_free_seeds(&turn.board, beyond) {
                break;
            }
            self.take(turn, beyond);
            any = true;
            self.take_besides(turn, beyond);
            if !self.rules.capture().gap_chain {
                break;
            }
            at = beyond;
        }
        if any {
            self.captured(turn);
        }
    }

    fn take_besides(&self, turn: &mut Turn, cell: usize) {
        match self.rules.capture().besides {
            Besides::Nothing | Besides::SameCount => {}
            Besides::Opposite => self.take_opposite(turn, cell),
            Besides::Last if self.has_free_seeds(&turn.board, turn.last) => {
                self.take(turn, turn.last);
            }
            Besides::Last => {}
        }
    }

    /// Applies the rules that follow any capture by the last seed.
    fn captured(&self, turn: &mut Turn) {
        turn.again |= self.rules.turn().again.contains(&Again::Capture);
        if self.rules.capture().last_few_to == LastFewTo::Capturer {
            self.take_last_few(turn, MOVER);
        }
    }

    /// Applies the rules that follow any turn.
    pub(super) fn after_turn(&self, turn: &mut Turn) {
        match self.rules.capture().last_few_to {
            LastFewTo::Capturer => {}
            LastFewTo::Starter if !turn.is_starter => self.take_last_few(turn, OPPONENT),
            LastFewTo::Mover | LastFewTo::Starter => self.take_last_few(turn, MOVER),
        }
    }

    fn take_last_few(&self, turn: &mut Turn, by: usize) {
        let most = u16::from(self.rules.capture().last_few);
        if most > 0 && turn.board.free_seeds(self.all) <= most {
            for cell in 0..2 * self.pits {
                if !turn.board.is_owned(cell) {
                    let seeds = std::mem::take(&mut turn.board.seeds[cell]);
                    turn.board.stores[by] += seeds;
                }
            }
        }
    }

    /// Makes the pit of the last seed the mover's home, if the rules allow it.
    pub(super) fn make_home(&self, turn: &mut Turn, cell: usize) -> bool {
        let home = self.rules.home();
        let board = &mut turn.board;
        if home.at != Some(board.seeds[cell]) || cell < self.pits || board.homes[MOVER] != NO_CELL {
            return false;
        }
        let theirs = usize::from(board.homes[OPPONENT]);
        let barred = home.bars.iter().any(|bar| match bar {
            HomeBar::LastPit => cell + 1 == 2 * self.pits,
            HomeBar::SameNumber => theirs == cell - self.pits,
            HomeBar::Facing => theirs == self.opposite(cell),
        });
        if barred {
            return false;
        }
        board.homes[MOVER] = cell as u8;
        board.stores[MOVER] += std::mem::take(&mut board.seeds[cell]);
        true
    }

    /// A last seed in the opponent's owned pit captures itself and one more.
    pub(super) fn raid(&self, turn: &mut Turn, cell: usize) {
        if self.rules.owned().raid && turn.board.owned[OPPONENT] >> cell & 1 == 1 {
            let taken = turn.board.seeds[cell].min(2);
            turn.board.seeds[cell] -= taken;
            turn.board.stores[MOVER] += taken;
            self.captured(turn);
        }
    }

    /// Makes the pit of the last seed, or two pits, the mover's own.
    pub(super) fn make_owned(&self, turn: &mut Turn, cell: usize) -> bool {
        let owned = self.rules.owned();
        let Some(at) = owned.at else { return false };
        let board = &mut turn.board;
        let count = board.seeds[cell];
        if !self.is_on(board, cell, owned.side)
            || owned.one && board.owned[MOVER] != 0
            || !owned.by_single && turn.sown == 1
            || !self.may_be_owned(cell)
        {
            return false;
        }
        let mut cells = 1u64 << cell;
        match owned.by {
            OwnedBy::Count if count == at => {}
            OwnedBy::Pair => {
                let back = self.next(board, cell, !turn.forward);
                let pair = board.seeds[back];
                let makes_two = !board.is_owned(back) && pair.min(count) == at - 1 && pair.max(count) == at;
                if makes_two {
                    cells |= 1u64 << back;
                } else if count != at {
                    return false;
                }
            }
            OwnedBy::Facing => {
                let opposite = self.opposite(cell);
                if count != 1 || board.seeds[opposite] != at || board.is_owned(opposite) {
                    return false;
                }
                cells |= 1u64 << opposite;
            }
            OwnedBy::Count => return false,
        }
        board.owned[MOVER] |= cells;
        true
    }

    fn may_be_owned(&self, cell: usize) -> bool {
        let column = cell % self.pits;
        let from_end = column.min(self.pits - 1 - column);
        let mine = cell < self.pits;
        match self.rules.owned().places {
            OwnedPlaces::Any => true,
            OwnedPlaces::NotEnds => from_end > 0,
            OwnedPlaces::OwnMiddle => mine == (from_end > 0),
            OwnedPlaces::EndsAndNext => from_end == 0 || from_end == 1 && !mine,
        }
    }
}
