//! Two rows with every key: a plain board of bytes, one seed at a time.
//!
//! It plays what the shared ring plays, and besides that chosen directions, owned and closed pits, territory, and the wider captures
//! and ends. A turn is sown seed by seed, because pits may be skipped and seeds captured on the way.

mod board;
mod capture;
mod ending;
mod lap;
mod legal;

use std::ops::ControlFlow;

use crate::game::{Choice, Move};
use crate::kernel::Unending;
use crate::outcome::Termination;
use crate::position::{Pie, Position};
use crate::rules::{AfterCapture, Counts, Endless, Goal, LastFewTo, Relay, Rows, Rules, Sides, Ways};
use crate::side::{Pit, Place, Side, Way};

use board::Board;

/// A set of counts as a table.
type CountSet = [bool; 256];

/// The general mechanism of games with two rows.
#[derive(Clone, Debug)]
pub(super) struct TwoRows {
    rules: Rules,
    pits: usize,
    /// All cells of the board.
    all: u64,
    takes: CountSet,
    takes_across: CountSet,
    passing: CountSet,
    skipped: CountSet,
    goes_on: CountSet,
    /// The pits of a row in which the player chooses the direction.
    choice: u32,
    /// Whether every seed falls into the next pit, if no pit is closed or owned.
    simple: bool,
    has_passing: bool,
    own_row_only: bool,
    /// Whether a turn stops at the end of a lap if the opponent has no seeds.
    stops_where_bare: bool,
    /// Whether the end depends on who had the last turn.
    keeps_last: bool,
    /// Whether an endless turn leaves the board unchanged.
    stays: bool,
    can_be_endless: bool,
}

fn set(holds: impl Fn(u8) -> bool) -> CountSet {
    std::array::from_fn(|count| holds(count as u8))
}

impl TwoRows {
    /// Compiles the rules of a game with two rows.
    pub(in crate::kernel) fn new(rules: &Rules) -> TwoRows {
        let pits = usize::from(rules.board().pits);
        let (sow, capture) = (rules.sow(), rules.capture());
        let any = capture.across_counts == Counts::Listed(Vec::new());
        let middle = (sow.ways == Ways::Split && pits % 2 == 1).then_some(pits / 2);
        let choice = match sow.ways {
            Ways::Chosen | Ways::FirstMover => u32::MAX,
            _ => (sow.choice_pits.iter().map(|number| usize::from(*number) - 1).chain(middle))
                .filter(|index| *index < pits)
                .fold(0, |mask, index| mask | 1 << index),
        };
        TwoRows {
            pits,
            all: if pits == 32 { u64::MAX } else { (1 << (2 * pits)) - 1 },
            takes: set(|count| capture.takes(count)),
            takes_across: set(|count| {
                (any || capture.across_counts.contains(count))
                    && capture.across_most.is_none_or(|most| count <= most)
            }),
            passing: set(|count| capture.passing.contains(&count)),
            skipped: set(|count| sow.skip_counts.contains(&count)),
            goes_on: set(|count| {
                count >= sow.relay_least && (sow.relay_on.is_empty() || sow.relay_on.contains(&count))
            }),
            choice,
            simple: !sow.skip_origin && sow.skip_counts.is_empty() && sow.full_at.is_none(),
            stops_where_bare: rules.end().goal == Goal::Deprive && capture.after != AfterCapture::End,
            own_row_only: sow.rows == Rows::Own,
            keeps_last: rules.keeps_last_mover(),
            has_passing: !capture.passing.is_empty(),
            can_be_endless: rules.can_be_endless(),
            stays: rules.turn().endless == Endless::Stays,
            rules: rules.clone(),
        }
    }

    fn board(&self, position: &Position) -> Board {
        Board::of(position, self.rules.board().sides)
    }

    /// Calls `visit` with every legal move and the position after it, in canonical order, until it breaks.
    pub(in crate::kernel) fn for_each_child(
        &self,
        position: &Position,
        visit: &mut dyn FnMut(Move, &Position) -> ControlFlow<()>,
    ) {
        let legal = self.legal(position);
        for (cell, way) in self.moves_of(position, legal) {
            let after = match self.sow(position, cell, way) {
                Ok(turn) => self.finish(position, way, &turn),
                Err(_) if self.stays => self.stay(position),
                Err(_) => continue,
            };
            if visit(Move::new(Pit::from_index(cell as u8), way, Choice::None), &after).is_break() {
                return;
            }
        }
    }

    /// The position after a legal move.
    pub(in crate::kernel) fn play(&self, position: &Position, played: Move) -> Position {
        let Some(pit) = played.pit() else {
            let mut swapped = position.rotated();
            swapped.pie = Pie::Closed;
            return swapped;
        };
        match self.sow(position, pit.index(), played.way()) {
            Ok(turn) => self.finish(position, played.way(), &turn),
            Err(_) => self.stay(position),
        }
    }

    /// Why a turn would not end; `None` if it ends.
    pub(in crate::kernel) fn unending(&self, position: &Position, played: Move) -> Option<Unending> {
        self.sow(position, played.pit()?.index(), played.way()).err()
    }

    /// The position after a finished turn.
    fn finish(&self, before: &Position, way: Option<Way>, turn: &lap::Turn) -> Position {
        let mut after = *before;
        turn.board.write(&mut after);
        self.count_turn(&mut after, way);
        after.extra.blocked = self.blocked_after(before, turn);
        let again = turn.again;
        if !again {
            after.side = !before.side();
        }
        after.pie = match before.pie() {
            Pie::Opening if again => Pie::Opening,
            Pie::Opening => Pie::Open,
            _ => Pie::Closed,
        };
        self.settle_turn(&after)
    }

    /// The position after an endless turn that leaves the board unchanged.
    fn stay(&self, before: &Position) -> Position {
        let mut after = *before;
        self.count_turn(&mut after, None);
        after.extra.blocked = [None; 2];
        after.side = !before.side();
        after.pie = if before.pie() == Pie::Opening { Pie::Open } else { Pie::Closed };
        self.settle_turn(&after)
    }

    /// Keeps what the next turns depend on besides the board.
    fn count_turn(&self, after: &mut Position, way: Option<Way>) {
        if after.extra.turns < self.rules.capture().from_turn {
            after.extra.turns += 1;
        }
        if self.rules.capture().last_few_to == LastFewTo::Starter && after.extra.first.is_none() {
            after.extra.first = Some(after.side());
        }
        if self.keeps_last {
            after.extra.last = Some(after.side());
        }
        if self.rules.sow().ways == Ways::FirstMover && after.extra.way.is_none() {
            after.extra.way = way.map(|way| if after.side() == Side::South { way } else { !way });
        }
    }

    /// The pit of a single seed that has just crossed an end of the rows, where it may not go straight back.
    fn blocked_after(&self, before: &Position, turn: &lap::Turn) -> [Option<u8>; 2] {
        let (from, to) = (turn.origin, turn.last);
        let crossed = from.min(to) == 0 && from.max(to) == 2 * self.pits - 1
            || from.min(to) == self.pits - 1 && from.max(to) == self.pits;
        let is_single = turn.sown == 1 && turn.board.seeds[to] == 1;
        let mut blocked = [None; 2];
        if !self.rules.turn().may_return && is_single && crossed && !turn.in_store {
            let place = Place::of(before.side(), Pit::from_index(to as u8), before.pits());
            blocked[place.side] = Some(place.index);
        }
        blocked
    }

    /// Whether both sides play any pit.
    fn is_shared(&self) -> bool {
        self.rules.board().sides == Sides::Shared
    }

    /// The cells that the mover may play.
    fn playable(&self, board: &Board) -> u64 {
        let cells = if self.is_shared() { self.all } else { board.mine };
        cells & !board.closed & !(board.owned[0] | board.owned[1])
    }

    /// Why the game is over, if it is over on the board.
    pub(in crate::kernel) fn termination(&self, position: &Position) -> Option<Termination> {
        ending::termination(self, position)
    }

    /// Each side's final seeds, South's first.
    pub(in crate::kernel) fn scores(&self, position: &Position, termination: Termination) -> [u8; 2] {
        ending::scores(self, position, termination)
    }

    /// Whether every turn ends within a number of laps. It only looks at single laps: a game of relays is never brief.
    pub(in crate::kernel) fn is_brief(&self, _: &Position, _: u32) -> bool {
        self.rules.sow().relay == Relay::None && self.rules.capture().after == AfterCapture::End
    }

    /// The position with the turn passed to the opponent if the mover must pass.
    pub(in crate::kernel) fn settle_turn(&self, position: &Position) -> Position {
        ending::settle_turn(self, position)
    }
}
