//! Boards of four rows: each side sows around its own two rows and captures across the front.
//!
//! A side is one number with a byte per pit, so a lap is an addition, looked up by the pit's count and place. Everything else
//! follows from the keys of the section `ring`.

mod moves;
mod placing;
mod sow;
mod tables;
mod word;

pub use moves::Candidates;
pub use sow::Sown;

use std::ops::ControlFlow;

use tables::{Front, Lap};
use word::Word;

use super::super::Unending;
use crate::game::{Choice, Move};
use crate::outcome::Termination;
use crate::position::{Pie, Position};
use crate::rules::{
    AfterFrontCapture, Captured, Endless, ExtraPit, FrontTakes, Lands, LastInEmpty, Needs, Relay, Rest,
    RingGoal, RingWays, Rules, Singles, WithPit,
};
use crate::side::{Pit, Side, Way};

/// The mechanism of rules with four rows.
#[derive(Clone, Debug)]
pub struct OwnRing {
    width: Width,
}

#[derive(Clone, Debug)]
enum Width {
    /// Up to 16 pits per side.
    Narrow(Ring<u128>),
    /// Up to 32.
    Wide(Ring<[u128; 2]>),
}

/// The rules compiled for boards of one width.
#[derive(Clone, Debug)]
struct Ring<W> {
    /// By direction, then by count and lane.
    laps: [Box<[Lap<W>]>; 2],
    fronts: [Front; 32],
    keys: Keys,
}

#[derive(Clone, Copy, Debug)]
struct Keys {
    pits: u8,
    least: u8,
    base: Way,
    /// Whether the player may choose the direction, of each turn or for the game.
    either_way: bool,
    /// Whether a choice holds for the game, and from which turn of both sides together it is made.
    kept: bool,
    kept_from: u8,
    /// The pits that may be sown in reverse, a bit each.
    reverse: u32,
    reverse_again: bool,
    /// The pits of each side's first turn, a bit each.
    first: u32,
    /// Where a last seed captures: in empty pits, in pits with seeds.
    lands: [bool; 2],
    /// A bit for each of nothing, inner, outer and both: whether opposite pits with seeds there allow a capture.
    needs: u8,
    takes_outer: bool,
    takes_own: bool,
    single_captures: bool,
    captured: Captured,
    with_pit: WithPit,
    two_singles: bool,
    continues: bool,
    from_pit: bool,
    moves_on: bool,
    extra: ExtraPit,
    singles: Singles,
    must_capture: bool,
    quiet: u8,
    quiet_relay: bool,
    counted_turns: u8,
    relay: bool,
    stays: bool,
    most_laps: u32,
    by_seeds: bool,
    majority: u8,
    rest: Rest,
}

impl Keys {
    fn new(rules: &Rules) -> Keys {
        let ring = rules.ring();
        let bits = |pits: &[u8]| pits.iter().fold(0, |bits, pit| bits | 1_u32 << (pit - 1));
        // Bit 1 is an inner pit alone, bit 2 an outer one alone, bit 3 both.
        let needs = match ring.needs {
            Needs::Inner => 0b1010,
            Needs::Both => 0b1000,
            Needs::Either => 0b1110,
            Needs::OuterAlone => 0b0100,
        };
        let takes_outer = ring.takes == FrontTakes::Both;
        Keys {
            pits: rules.board().pits,
            least: rules.sow().least,
            base: match rules.sow().direction {
                crate::rules::Direction::Anticlockwise => Way::Anticlockwise,
                crate::rules::Direction::Clockwise => Way::Clockwise,
            },
            either_way: ring.ways != RingWays::One,
            kept: matches!(ring.ways, RingWays::Kept | RingWays::KeptFromFirst),
            kept_from: if ring.ways == RingWays::Kept { 2 } else { 0 },
            reverse: bits(&ring.reverse),
            reverse_again: ring.reverse_again,
            first: bits(&ring.first_pits),
            lands: [ring.lands != Lands::Occupied, ring.lands != Lands::Empty],
            // Where only the inner pit is taken, an outer one alone has nothing to take.
            needs: if takes_outer { needs } else { needs & 0b1010 },
            takes_outer,
            takes_own: ring.takes_own,
            single_captures: ring.single_captures,
            captured: ring.captured,
            with_pit: ring.with_pit,
            two_singles: ring.two_singles,
            continues: ring.after == AfterFrontCapture::Continues,
            from_pit: ring.after == AfterFrontCapture::FromPit,
            moves_on: ring.last_in_empty == LastInEmpty::MovesOn,
            extra: ring.extra,
            singles: ring.singles,
            must_capture: ring.must_capture,
            quiet: 2 * ring.quiet_turns,
            quiet_relay: ring.quiet_relay,
            counted_turns: ring.counted_turns(),
            relay: rules.sow().relay == Relay::Last,
            stays: rules.turn().endless == Endless::Stays,
            most_laps: rules.most_laps(),
            by_seeds: ring.goal == RingGoal::Seeds,
            majority: if rules.end().majority { rules.majority() } else { 0 },
            rest: rules.end().rest,
        }
    }
}

/// Runs the same expression on the ring of either width.
macro_rules! with_ring {
    ($own:expr, $ring:ident => $body:expr) => {
        match &$own.width {
            Width::Narrow($ring) => $body,
            Width::Wide($ring) => $body,
        }
    };
}

impl OwnRing {
    /// Compiles rules with four rows.
    pub fn new(rules: &Rules) -> OwnRing {
        let width = if rules.board().pits <= 16 {
            Width::Narrow(Ring::new(rules))
        } else {
            Width::Wide(Ring::new(rules))
        };
        OwnRing { width }
    }

    /// Calls `visit` with every legal move and the position after it, in canonical order, until it breaks.
    pub fn for_each_child(
        &self,
        position: &Position,
        visit: &mut dyn FnMut(Move, &Position) -> ControlFlow<()>,
    ) {
        if placing::is_open(position) {
            return placing::for_each_child(position, visit);
        }
        with_ring!(self, ring => ring.for_each_child(position, visit));
    }

    /// The moves that are legal unless their turns never end. Nothing in a game that is over on the board.
    pub fn candidates(&self, position: &Position) -> Candidates {
        with_ring!(self, ring => ring.candidates(position))
    }

    /// The position after a move from the candidates, with the first pit of choice where there is one; why there is none otherwise.
    pub fn try_play(&self, position: &Position, pit: usize, way: Way) -> Result<Position, Unending> {
        with_ring!(self, ring => ring.try_play(position, pit, way, Choice::None))
    }

    /// The position after a legal move.
    pub fn play(&self, position: &Position, played: Move) -> Position {
        if placing::is_open(position) {
            return placing::place(position, played.pit().map_or(0, Pit::index));
        }
        with_ring!(self, ring => ring.play(position, played))
    }

    /// How the game ended, if it is over on the board.
    pub fn termination(&self, position: &Position) -> Option<Termination> {
        if placing::is_open(position) {
            return None;
        }
        with_ring!(self, ring => ring.termination(position))
    }

    /// Both sides' seeds at the end, South's first.
    pub fn scores(&self, position: &Position, termination: Termination) -> [u8; 2] {
        with_ring!(self, ring => ring.scores(position, termination))
    }

    /// The position with the turn of a player who still has seeds to place. Otherwise no side passes on boards of four rows.
    pub fn settle_turn(&self, position: &Position) -> Position {
        let mut settled = *position;
        placing::settle_turn(&mut settled);
        settled
    }

    /// Why a turn does not end, if it does not.
    pub fn unending(&self, position: &Position, played: Move) -> Option<Unending> {
        if placing::is_open(position) {
            return None;
        }
        with_ring!(self, ring => ring.unending(position, played))
    }
}

impl<W: Word> Ring<W> {
    fn new(rules: &Rules) -> Ring<W> {
        Ring {
            laps: Way::BOTH.map(|way| tables::laps(rules, way)),
            fronts: tables::fronts(rules),
            keys: Keys::new(rules),
        }
    }

    fn termination(&self, position: &Position) -> Option<Termination> {
        if self.has_majority(position) {
            return Some(Termination::Majority);
        }
        let mut some = false;
        self.for_each_turn(position, &mut |_, _, _| {
            some = true;
            ControlFlow::Break(())
        });
        match (some, self.keys.by_seeds) {
            (true, _) => None,
            (false, true) => Some(Termination::Stuck),
            (false, false) => Some(Termination::Immobile),
        }
    }

    fn has_majority(&self, position: &Position) -> bool {
        self.keys.majority > 0 && Side::BOTH.iter().any(|side| position.store(*side) >= self.keys.majority)
    }

    fn scores(&self, position: &Position, termination: Termination) -> [u8; 2] {
        let mover = position.side();
        let stores = Side::BOTH.map(|side| position.store(side));
        let rows = Side::BOTH.map(|side| position.on_side(side));
        let all = stores[0] + stores[1] + rows[0] + rows[1];
        let mut scores = stores;
        match (termination, self.keys.rest) {
            (Termination::Immobile, _) => {
                scores = [0; 2];
                scores[!mover] = all;
            }
            (Termination::Stuck, Rest::SideOwner | Rest::Unfed) => {
                scores = [stores[0] + rows[0], stores[1] + rows[1]];
            }
            (Termination::Stuck, Rest::LastMover) => scores[!mover] += rows[0] + rows[1],
            _ => {}
        }
        scores
    }

    /// The position after a turn: the opponent is to move.
    #[inline(always)]
    fn after(&self, before: &Position, way: Way, own: W, other: W, taken: u8) -> Position {
        let mover = before.side();
        let mut after = *before;
        own.write(after.cells_mut(mover));
        other.write(after.cells_mut(!mover));
        after.stores[mover] += taken;
        after.side = !mover;
        if self.keys.kept && before.extra.turns >= self.keys.kept_from {
            after.extra.ways[mover] = Some(way);
        }
        if self.keys.counted_turns > 0 {
            after.extra.turns = (before.extra.turns + 1).min(self.keys.counted_turns);
        }
        if before.pie != Pie::Closed {
            after.pie = if before.pie == Pie::Opening { Pie::Open } else { Pie::Closed };
        }
        after
    }
}
