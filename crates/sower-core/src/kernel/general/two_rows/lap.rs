//! One turn: laps, and what follows each of them.

use super::TwoRows;
use super::board::{Board, MOVER, OPPONENT};
use crate::kernel::Unending;
use crate::position::Position;
use crate::rules::{
    AfterCapture, Again, Before, CaptureSide, Lift, OwnedSown, PassingTo, Relay, RelaySide, SowStores, Ways,
};
use crate::side::{Side, Way};

/// A turn while it is sown, and its result.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub(super) board: Board,
    /// Whether the mover gets an extra turn.
    pub(super) again: bool,
    /// Whether the turn captures, or would capture, all of the opponent's seeds.
    pub(super) slam: bool,
    /// Whether the current lap goes to higher cells.
    pub(super) forward: bool,
    /// Whether the turn may capture.
    pub(super) may_capture: bool,
    /// The seeds sown by the current lap.
    pub(super) sown: u8,
    /// The cell where the current lap began.
    pub(super) origin: usize,
    /// Whether the mover had the first turn of the game.
    pub(super) is_starter: bool,
    /// The cell of the last seed.
    pub(super) last: usize,
    /// Whether the last seed fell into the mover's store.
    pub(super) in_store: bool,
    /// Whether the current lap reached the opponent's row.
    visited: bool,
    laps: u32,
}

/// What follows a lap.
enum Next {
    Lift(usize),
    Over,
}

impl TwoRows {
    /// The cells in which the player chooses the direction now.
    fn chooses(&self, position: &Position, cell: usize) -> bool {
        let column = if cell >= self.pits { cell - self.pits } else { cell };
        self.choice >> column & 1 == 1
            && !(self.rules.sow().ways == Ways::FirstMover && position.extra().way.is_some())
    }

    /// The directions among which the player chooses in a cell: two, or one that is not written.
    pub(super) fn ways(&self, position: &Position, cell: usize) -> [Option<Option<Way>>; 2] {
        if self.chooses(position, cell) {
            [Some(Some(Way::Clockwise)), Some(Some(Way::Anticlockwise))]
        } else {
            [Some(None), None]
        }
    }

    /// Whether a turn goes to higher cells.
    fn goes_forward(&self, position: &Position, cell: usize, way: Option<Way>) -> bool {
        if let Some(way) = way {
            return way == Way::Anticlockwise;
        }
        match self.rules.sow().ways {
            Ways::One | Ways::Chosen => true,
            Ways::Split => 2 * (cell % self.pits) >= self.pits,
            Ways::Parity => position_seeds(position, cell, self.pits) % 2 == 1,
            Ways::FirstMover => {
                let south = position.extra().way.unwrap_or(Way::Anticlockwise);
                (south == Way::Anticlockwise) == (position.side() == Side::South)
            }
        }
    }

    /// Sows the whole turn of a pit.
    pub(super) fn sow(&self, position: &Position, cell: usize, way: Option<Way>) -> Result<Turn, Unending> {
        let mut turn = self.begin(position, cell, way);
        self.capture_before(&mut turn, cell);
        self.lift(&mut turn, cell);
        let most = self.rules.most_laps();
        let (mut seen, mut next_mark) = ((turn.board, usize::MAX, turn.forward), 32);
        while let Next::Lift(next) = self.after_lap(&mut turn) {
            turn.laps += 1;
            // Brent's cycle detection: the reference advances at powers of two. Short turns compare nothing.
            if turn.laps > 32 && (turn.board, next, turn.forward) == seen {
                return Err(Unending::Circle);
            }
            if turn.laps >= most {
                return Err(Unending::TooLong);
            }
            if turn.laps == next_mark {
                seen = (turn.board, next, turn.forward);
                next_mark *= 2;
            }
            self.lift(&mut turn, next);
        }
        self.after_turn(&mut turn);
        Ok(turn)
    }

    /// Where the first lap of a turn ends, how many seeds were there before, and whether it reached the opponent's row. `None` in a store.
    pub(super) fn first_lap(
        &self,
        position: &Position,
        cell: usize,
        way: Option<Way>,
    ) -> (Option<(usize, u8)>, bool) {
        let mut turn = self.begin(position, cell, way);
        turn.may_capture = false;
        let before = turn.board;
        self.lift(&mut turn, cell);
        ((!turn.in_store).then(|| (turn.last, before.seeds[turn.last])), turn.visited)
    }

    fn begin(&self, position: &Position, cell: usize, way: Option<Way>) -> Turn {
        let board = self.board(position);
        let capture = self.rules.capture();
        let lifted = board.seeds[cell];
        Turn {
            forward: self.goes_forward(position, cell, way),
            may_capture: position.extra().turns >= capture.from_turn
                && (capture.by_single || lifted > 1)
                && (!self.rules.owned().keeps_captures || board.owned[MOVER] != 0),
            again: false,
            slam: false,
            sown: 0,
            last: cell,
            origin: cell,
            is_starter: position.extra().first.is_none_or(|first| first == position.side()),
            in_store: false,
            visited: false,
            laps: 0,
            board,
        }
    }

    /// The next cell in a direction, whatever its state.
    #[inline(always)]
    fn step(&self, cell: usize, forward: bool) -> usize {
        if self.own_row_only {
            let (first, last) =
                if cell < self.pits { (0, self.pits - 1) } else { (self.pits, 2 * self.pits - 1) };
            return match forward {
                true if cell == last => first,
                true => cell + 1,
                false if cell == first => last,
                false => cell - 1,
            };
        }
        let cells = 2 * self.pits;
        match forward {
            true if cell + 1 == cells => 0,
            true => cell + 1,
            false if cell == 0 => cells - 1,
            false => cell - 1,
        }
    }

    /// The next cell that is not closed; the cell itself if all others are.
    #[inline(always)]
    pub(super) fn next(&self, board: &Board, cell: usize, forward: bool) -> usize {
        let mut next = self.step(cell, forward);
        if board.closed != 0 {
            // Bound: the cell itself.
            while next != cell && board.is_closed(next) {
                next = self.step(next, forward);
            }
        }
        next
    }

    /// Whether a seed of the current lap may fall into a cell.
    fn takes_seed(&self, board: &Board, cell: usize, origin: usize, is_last: bool) -> bool {
        let sow = self.rules.sow();
        let theirs_by_row = cell >= self.pits;
        let barred_by_owner = board.owned[OPPONENT] >> cell & 1 == 1
            && match self.rules.owned().sown {
                OwnedSown::All => false,
                OwnedSown::None => true,
                OwnedSown::Last => !is_last,
            };
        !(board.is_closed(cell)
            || cell == origin && sow.skip_origin
            || theirs_by_row && self.skipped[usize::from(board.seeds[cell])] && (sow.skips_last || !is_last)
            || sow.full_at.is_some_and(|most| board.seeds[cell] >= most)
            || barred_by_owner)
    }

    /// Lifts a cell and sows its seeds.
    fn lift(&self, turn: &mut Turn, origin: usize) {
        let sow = self.rules.sow();
        let found = turn.board.seeds[origin];
        let mut hand = if sow.lift == Lift::LeaveOne && found > 1 { found - 1 } else { found };
        turn.board.seeds[origin] -= hand;
        if self.rules.capture().before == Before::OneOfEach && hand > 0 && turn.may_capture {
            hand -= 1;
            turn.board.stores[MOVER] += 1;
        }
        turn.sown = hand;
        turn.last = origin;
        turn.origin = origin;
        turn.in_store = false;
        turn.visited = false;
        let simple =
            self.simple && turn.board.closed == 0 && (turn.board.owned[0] | turn.board.owned[1]) == 0;
        let mut cell = origin;
        while hand > 0 {
            let mut next = self.step(cell, turn.forward);
            if !simple {
                // Bound: once around the board. If no pit can take the seed, it stays where it was lifted.
                let mut left = 2 * self.pits;
                while !self.takes_seed(&turn.board, next, origin, hand == 1) {
                    next = self.step(next, turn.forward);
                    left -= 1;
                    if left == 0 {
                        turn.board.seeds[origin] += hand;
                        turn.last = origin;
                        return;
                    }
                }
            }
            if sow.stores == SowStores::Own && !turn.in_store && self.passes_store(cell, next, turn.forward) {
                turn.board.stores[MOVER] += 1;
                turn.in_store = true;
                hand -= 1;
                continue;
            }
            turn.in_store = false;
            hand -= 1;
            cell = next;
            turn.visited |= cell >= self.pits;
            if turn.board.is_home(cell) {
                let owner = usize::from(usize::from(turn.board.homes[OPPONENT]) == cell);
                turn.board.stores[owner] += 1;
            } else {
                turn.board.seeds[cell] += 1;
                if self.has_passing && (hand > 0 || self.rules.capture().passing_last) {
                    self.capture_passing(turn, cell);
                }
            }
        }
        turn.last = cell;
    }

    /// Whether the mover's store lies between two cells on the way.
    #[inline(always)]
    fn passes_store(&self, from: usize, to: usize, forward: bool) -> bool {
        if forward {
            from < self.pits && (to >= self.pits || to <= from)
        } else {
            from >= self.pits && (to < self.pits || to >= from)
        }
    }

    fn capture_passing(&self, turn: &mut Turn, cell: usize) {
        let count = turn.board.seeds[cell];
        let capture = self.rules.capture();
        if !self.passing[usize::from(count)]
            || !turn.may_capture
            || turn.board.is_owned(cell)
            || !self.is_on(&turn.board, cell, capture.passing_side)
        {
            return;
        }
        turn.board.seeds[cell] = 0;
        let by = match capture.passing_to {
            PassingTo::Sower => MOVER,
            PassingTo::PitOwner if turn.board.is_mine(cell) => MOVER,
            PassingTo::PitOwner => OPPONENT,
        };
        turn.board.stores[by] += count;
    }

    /// Whether a cell belongs to the side whose pits a capture takes.
    pub(super) fn is_on(&self, board: &Board, cell: usize, side: CaptureSide) -> bool {
        match side {
            CaptureSide::Either => true,
            CaptureSide::Own => board.is_mine(cell),
            CaptureSide::Other => !board.is_mine(cell),
        }
    }

    /// The effect of the last seed: store, home, owned pit, capture, relay, stop, in that order.
    fn after_lap(&self, turn: &mut Turn) -> Next {
        if turn.in_store {
            turn.again = self.rules.turn().again.contains(&Again::OwnStore);
            return Next::Over;
        }
        let cell = turn.last;
        if turn.board.is_home(cell) || self.stops_where_bare && self.is_bare(&turn.board) {
            return Next::Over;
        }
        if turn.board.is_owned(cell) {
            self.raid(turn, cell);
            return Next::Over;
        }
        if self.make_owned(turn, cell) || self.make_home(turn, cell) {
            return Next::Over;
        }
        let after = self.rules.capture().after;
        if turn.may_capture {
            if self.capture_counts(turn, cell) {
                return match after {
                    AfterCapture::End => Next::Over,
                    AfterCapture::GoOn => self.lift_next(turn, self.next(&turn.board, cell, turn.forward)),
                    AfterCapture::SowOn => self.lift_next(turn, cell),
                };
            }
            if self.capture_across(turn, cell) {
                return match after {
                    AfterCapture::End => Next::Over,
                    AfterCapture::GoOn | AfterCapture::SowOn => self.lift_next(turn, cell),
                };
            }
            if self.capture_matching(turn, cell) {
                return Next::Over;
            }
        }
        self.relay(turn, cell)
    }

    fn relay(&self, turn: &mut Turn, cell: usize) -> Next {
        let count = turn.board.seeds[cell];
        let (sow, capture) = (self.rules.sow(), self.rules.capture());
        let side_will_do = match sow.relay_side {
            RelaySide::Either => true,
            RelaySide::Own => cell < self.pits,
            RelaySide::Other => cell >= self.pits,
            RelaySide::Visited => turn.laps > 0 || turn.visited,
        };
        match sow.relay {
            Relay::Last if count > 1 && self.goes_on[usize::from(count)] && side_will_do => {
                if capture.beyond_gap && capture.after == AfterCapture::GoOn && turn.may_capture {
                    self.capture_gap(turn, cell);
                }
                return self.lift_next(turn, cell);
            }
            Relay::Next if side_will_do => {
                let next = self.next(&turn.board, cell, turn.forward);
                if turn.board.seeds[next] > 0 && !turn.board.is_owned(next) {
                    return self.lift_next(turn, next);
                }
            }
            _ => {}
        }
        let from_here = sow.relay != Relay::None || count > 1;
        if capture.beyond_gap && from_here && turn.may_capture {
            self.capture_gap(turn, cell);
        }
        Next::Over
    }

    /// Continues with a cell, if it has seeds that can be lifted.
    fn lift_next(&self, turn: &mut Turn, cell: usize) -> Next {
        if turn.board.seeds[cell] == 0 || turn.board.is_owned(cell) || turn.board.is_home(cell) {
            return Next::Over;
        }
        if self.rules.sow().turns_back {
            turn.forward = !turn.forward;
        }
        Next::Lift(cell)
    }
}

fn position_seeds(position: &Position, cell: usize, pits: usize) -> u8 {
    let side = if cell < pits { position.side() } else { !position.side() };
    position.row(side)[cell % pits]
}
