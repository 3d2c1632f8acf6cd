//! Move generation, passes, and game ends that are visible on the board.

use std::ops::ControlFlow;

use super::half::Half;
use super::packed::Packed;
use super::tables::{Verdict, kind};
use super::{Legality, RelayKeys, Shape, SharedRing};
use crate::kernel::Unending;
use crate::outcome::Termination;
use crate::rules::GrandSlam;
use crate::side::Pit;

/// A set of pits, numbered as the mover counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moves(u32);

impl Moves {
    /// The empty set.
    pub const NONE: Moves = Moves(0);

    /// Whether the set has no pits.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of pits in the set.
    #[inline(always)]
    pub fn len(self) -> usize {
        // Not every machine has an instruction that counts bits.
        NTH.get(self.0 as usize).map_or_else(|| self.0.count_ones() as usize, |row| usize::from(row[7]))
    }

    /// Whether a pit is in the set.
    pub fn contains(self, pit: Pit) -> bool {
        self.0 >> pit.index() & 1 == 1
    }

    fn insert(&mut self, index: usize) {
        self.0 |= 1 << index;
    }

    /// The index of the pit with `before` pits before it. The set must have more than `before` pits.
    #[inline]
    pub fn nth(self, before: u32) -> usize {
        // For up to seven pits a look-up avoids the loop, whose branches are unpredictable.
        if let Some(row) = NTH.get(self.0 as usize) {
            return usize::from(row[before as usize % 8]);
        }
        let mut left = self.0;
        for _ in 0..before {
            left &= left - 1;
        }
        left.trailing_zeros() as usize
    }

    /// The indices of the pits, ascending.
    #[inline(always)]
    pub fn indices(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let index = left.trailing_zeros() as usize;
                left &= left - 1;
                index
            })
        })
    }

    /// The pits, ascending.
    pub fn pits(self) -> impl Iterator<Item = Pit> {
        self.indices().map(|index| Pit::from_index(index as u8))
    }
}

/// For every set of up to seven pits, its pits in order, and last their number.
static NTH: [[u8; 8]; 128] = {
    let mut table = [[0; 8]; 128];
    let mut set = 0;
    while set < 128 {
        let (mut pit, mut place) = (0, 0);
        while pit < 7 {
            if set >> pit & 1 == 1 {
                table[set][place] = pit;
                place += 1;
            }
            pit += 1;
        }
        table[set][7] = place as u8;
        set += 1;
    }
    table
};

impl<H: Half> SharedRing<H> {
    /// The pits with enough seeds to be lifted, whether legal or not.
    #[inline(always)]
    pub fn candidates(&self, position: &Packed<H>) -> Moves {
        let mut found = u32::from((position.own & self.pit_mask).occupied());
        if self.shared {
            found |= u32::from((position.other & self.pit_mask).occupied()) << self.pits;
        }
        if self.least > 1 {
            for index in Moves(found).indices() {
                if self.count(position.own, position.other, self.lane_of(index)) < self.least {
                    found &= !(1 << index);
                }
            }
        }
        Moves(found)
    }

    /// The pits with enough seeds to be lifted; none if the game is over. A rule about a move's result may still forbid them.
    #[inline]
    pub fn open_candidates(&self, position: &Packed<H>) -> Moves {
        if self.ended_on_board(position).is_some() { Moves::NONE } else { self.candidates(position) }
    }

    /// The legal moves; none if the game is over.
    #[inline(always)]
    pub fn legal(&self, position: &Packed<H>) -> Moves {
        if self.ended_on_board(position).is_some() {
            return Moves::NONE;
        }
        let candidates = self.candidates(position);
        match self.legality {
            Legality::Plain => candidates,
            Legality::Feeding if !self.owes_seeds(position) => candidates,
            _ => self.legal_by_trial(position, candidates),
        }
    }

    /// Whether the game is over, without sowing. `true` is certain. `false` is not, where a move's
    /// legality depends on its result.
    #[inline(always)]
    pub fn seems_over(&self, position: &Packed<H>) -> bool {
        match self.legality {
            Legality::Plain | Legality::Feeding => self.legal(position).is_empty(),
            Legality::Ending | Legality::Trial => self.open_candidates(position).is_empty(),
        }
    }

    /// Calls `visit` with every legal move and the position after it. Sows each move once.
    #[inline(always)]
    pub fn for_each_child(&self, position: &Packed<H>, mut visit: impl FnMut(usize, &Packed<H>)) {
        match self.shape {
            Shape::OneLap => {
                for pit in self.legal(position).indices() {
                    visit(pit, &self.play_one_lap::<false, false>(position, pit));
                }
            }
            Shape::OneLapAgain => {
                for pit in self.legal(position).indices() {
                    visit(pit, &self.play_one_lap::<false, true>(position, pit));
                }
            }
            Shape::OneLapWithHomes => {
                for pit in self.legal(position).indices() {
                    visit(pit, &self.play_one_lap::<true, false>(position, pit));
                }
            }
            Shape::Any => self.for_each_child_of_any(position, visit),
        }
    }

    #[inline(never)]
    fn for_each_child_of_any(&self, position: &Packed<H>, mut visit: impl FnMut(usize, &Packed<H>)) {
        if self.legality != Legality::Ending {
            for pit in self.legal(position).indices() {
                visit(pit, &self.play_unchecked(position, pit));
            }
        } else {
            for pit in self.open_candidates(position).indices() {
                if let Some(after) = self.play_if_it_ends(position, pit) {
                    visit(pit, &after);
                }
            }
        }
    }

    /// Like [`SharedRing::for_each_child`], until a visit breaks. Returns whether there was any child.
    #[inline(always)]
    pub fn for_each_child_until(
        &self,
        position: &Packed<H>,
        mut visit: impl FnMut(usize, &Packed<H>) -> ControlFlow<()>,
    ) -> bool {
        let moves = match self.legality {
            Legality::Ending => self.open_candidates(position),
            _ => self.legal(position),
        };
        let mut any = false;
        for pit in moves.indices() {
            let after = match self.shape {
                Shape::OneLap => self.play_one_lap::<false, false>(position, pit),
                Shape::OneLapAgain => self.play_one_lap::<false, true>(position, pit),
                Shape::OneLapWithHomes => self.play_one_lap::<true, false>(position, pit),
                Shape::Any if self.legality == Legality::Ending => {
                    match self.play_if_it_ends(position, pit) {
                        Some(after) => after,
                        None => continue,
                    }
                }
                Shape::Any => self.play_unchecked(position, pit),
            };
            any = true;
            if visit(pit, &after).is_break() {
                break;
            }
        }
        any
    }

    /// Why the turn of a pit with seeds would not end; `None` if it ends.
    pub fn unending(&self, position: &Packed<H>, pit: usize) -> Option<Unending> {
        self.sow(position, self.lane_of(pit)).err()
    }

    /// Whether playing a pit captures everything that the opponent has, and whether it leaves the opponent seeds.
    pub fn trial(&self, position: &Packed<H>, pit: usize) -> Option<(bool, bool)> {
        self.sow(position, self.lane_of(pit)).ok().map(|sown| (sown.slam, self.leaves_seeds(&sown)))
    }

    #[cold]
    #[inline(never)]
    fn legal_by_trial(&self, position: &Packed<H>, candidates: Moves) -> Moves {
        let owes_seeds = self.owes_seeds(position);
        let slam_is_illegal =
            matches!(self.capture.slam, GrandSlam::Illegal | GrandSlam::IllegalUnlessForced);
        // In each pair: ordinary moves, and grand slams that are illegal while another move exists.
        let (mut feeding, mut starving) = ([Moves::NONE; 2], [Moves::NONE; 2]);
        for pit in candidates.indices() {
            match self.sow(position, self.lane_of(pit)) {
                Err(_) if !self.relay.is_some_and(|relay| relay.stays) => {}
                Err(_) => feeding[0].insert(pit),
                Ok(sown) => {
                    let starves = owes_seeds && !self.leaves_seeds(&sown);
                    let moves = if starves { &mut starving } else { &mut feeding };
                    moves[usize::from(sown.slam && slam_is_illegal)].insert(pit);
                }
            }
        }
        // Where a side without seeds passes, the duty to feed it is void if no move can.
        let cannot_feed = feeding.iter().all(|moves| moves.is_empty());
        let [plain, slams] = if cannot_feed && self.no_move_passes { starving } else { feeding };
        if plain.is_empty() { slams } else { plain }
    }

    /// Game ends visible on the board, regardless of legal moves.
    #[inline(always)]
    pub(super) fn ended_on_board(&self, position: &Packed<H>) -> Option<Termination> {
        let majority = self.end.majority;
        if majority > 0 && (position.own_store() >= majority || position.other_store() >= majority) {
            return Some(Termination::Majority);
        }
        let (own, other) = (position.own & self.pit_mask, position.other & self.pit_mask);
        if self.end.seeds_left > 0 && u16::from(own.sum()) + u16::from(other.sum()) < self.end.seeds_left {
            return Some(Termination::SeedsLeft);
        }
        if self.end.side_empty && (own.is_empty() || other.is_empty()) {
            return Some(Termination::SideEmpty);
        }
        None
    }

    /// Why the game is over, if it is over on the board. [`Played`](crate::Played) handles repetition, agreement and the cap.
    pub fn termination(&self, position: &Packed<H>) -> Option<Termination> {
        if let Some(ended) = self.ended_on_board(position) {
            return Some(ended);
        }
        let candidates = self.candidates(position);
        if candidates.is_empty() {
            return Some(Termination::Stuck);
        }
        if !self.legal(position).is_empty() {
            return None;
        }
        let some_turn_ends = candidates.indices().any(|pit| self.unending(position, pit).is_none());
        Some(if some_turn_ends { Termination::CannotFeed } else { Termination::Stuck })
    }

    /// The position with the turn passed to the opponent if the mover must pass.
    #[inline]
    pub fn settle_turn(&self, position: &Packed<H>) -> Packed<H> {
        if !self.may_pass || self.can_move(position) || self.ended_on_board(position).is_some() {
            return *position;
        }
        let has_seeds = !self.candidates(position).is_empty();
        let passed = self.pass(position);
        // A side with only endless pits passes even to a side without seeds; that side then ends the game.
        let other_goes_on = self.can_move(&passed)
            || (has_seeds && !self.no_move_passes && self.candidates(&passed).is_empty());
        if (has_seeds || self.no_move_passes) && other_goes_on { passed } else { *position }
    }

    /// Whether the mover has a pit with seeds whose turn would end.
    #[inline]
    fn can_move(&self, position: &Packed<H>) -> bool {
        let Some(RelayKeys { can_be_endless: true, stays: false, undoable, .. }) = self.relay else {
            return !self.candidates(position).is_empty();
        };
        // Where laps can be undone, an endless turn is a cycle, and no lap of a cycle ends by making one seed. So a pit
        // with a single seed is on no cycle: its turn ends.
        if undoable && self.least == 1 && !(position.own.equal_to(1) & self.pit_mask).is_empty() {
            return true;
        }
        self.some_turn_ends(position)
    }

    #[inline(never)]
    fn some_turn_ends(&self, position: &Packed<H>) -> bool {
        let candidates = self.candidates(position);
        candidates.indices().any(|pit| self.ends_with_its_first_lap(position, pit))
            || candidates.indices().any(|pit| self.unending(position, pit).is_none())
    }

    /// A quick check whether a turn ends after one lap; nearly always some pit of a side passes it.
    #[inline(always)]
    fn ends_with_its_first_lap(&self, position: &Packed<H>, pit: usize) -> bool {
        if !self.plain_relay {
            return false;
        }
        let lane = self.lane_of(pit);
        let row = &self.rows[lane][usize::from(self.count(position.own, position.other, lane))];
        let (before, added) = match row.kind {
            kind::OTHER => (position.other, row.other),
            _ => (position.own, row.own),
        };
        let landed = before.plus(added).byte(usize::from(row.last) % H::LANES);
        self.verdicts[1][usize::from(row.kind & 3)][usize::from(landed)] != Verdict::Relay
    }
}
