//! The packed position: one machine word for each side, the mover's first.

use super::half::Half;
use crate::position::{Pie, Position};
use crate::side::Side;

/// No pit: the side has no home.
pub(super) const NO_HOME: u8 = u8::MAX;

/// A position from the mover's point of view.
///
/// ```text
/// own     the mover's pits and store
/// other   the opponent's pits and store
/// state   byte 0    index of the mover's home in the opponent's row, or 255
///         byte 1    index of the opponent's home in the mover's row, or 255
///         bit 16    the side to move (0 South, 1 North)
///         bits 17-18  the pie rule: closed, opening, open
/// ```
/// Two positions are equal if everything that play depends on is equal, including the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packed<H: Half> {
    pub(super) own: H,
    pub(super) other: H,
    /// One word, so that a position is written and read in whole words.
    pub(super) state: u32,
}

/// The home bytes of the state when no side has a home.
pub(super) const NO_HOMES: u32 = 0xffff;
const HOMES: u32 = 0xffff;
const SIDE: u32 = 1 << 16;
pub(super) const PIE: u32 = 0b110 << 16;
pub(super) const PIE_OPENING: u32 = 0b010 << 16;
pub(super) const PIE_OPEN: u32 = 0b100 << 16;

impl<H: Half> Packed<H> {
    /// South to move with these pits, empty stores, and these homes: the mover's in the opponent's row, then the opponent's
    /// in the mover's.
    #[inline(always)]
    pub fn of_pits(own: H, other: H, [mine, theirs]: [Option<u8>; 2]) -> Packed<H> {
        let byte = |home: Option<u8>| u32::from(home.unwrap_or(NO_HOME));
        Packed { own, other, state: byte(mine) | byte(theirs) << 8 }
    }

    /// The side to move.
    #[inline(always)]
    pub fn side(&self) -> Side {
        if self.state & SIDE == 0 { Side::South } else { Side::North }
    }

    /// The seeds in the mover's store.
    #[inline(always)]
    pub fn own_store(&self) -> u8 {
        self.own.byte(H::STORE)
    }

    /// The seeds in the opponent's store.
    #[inline(always)]
    pub fn other_store(&self) -> u8 {
        self.other.byte(H::STORE)
    }

    /// The mover's pits and store.
    #[inline(always)]
    pub fn own(&self) -> H {
        self.own
    }

    /// The opponent's pits and store.
    #[inline(always)]
    pub fn other(&self) -> H {
        self.other
    }

    /// Whether the mover may swap sides.
    #[inline(always)]
    pub fn may_swap(&self) -> bool {
        self.state & PIE == PIE_OPEN
    }

    /// What play depends on besides the seeds and the side to move: the homes and the pie rule.
    #[inline(always)]
    pub fn beside_seeds(&self) -> u32 {
        self.state & !SIDE
    }

    /// The index of the mover's home in the opponent's row, and of the opponent's in the mover's.
    #[inline(always)]
    pub fn homes_by_mover(&self) -> [Option<u8>; 2] {
        self.homes().map(|home| (home != NO_HOME).then_some(home))
    }

    /// Whether no swap is possible now or later.
    pub fn pie_is_closed(&self) -> bool {
        self.state & PIE == 0
    }

    /// The same board with the opponent to move.
    #[inline(always)]
    pub(super) fn turned(&self) -> Packed<H> {
        let homes = (self.state as u16).rotate_left(8);
        Packed { own: self.other, other: self.own, state: (self.state & !HOMES | u32::from(homes)) ^ SIDE }
    }

    /// The homes: the mover's in the opponent's row, then the opponent's in the mover's.
    #[inline(always)]
    pub(super) fn homes(&self) -> [u8; 2] {
        [self.state as u8, (self.state >> 8) as u8]
    }

    #[inline(always)]
    pub(super) fn has_homes(&self) -> bool {
        self.state & HOMES != NO_HOMES
    }

    pub(super) fn set_homes(&mut self, [mine, theirs]: [u8; 2]) {
        self.state = self.state & !HOMES | u32::from(mine) | u32::from(theirs) << 8;
    }

    /// The position after a swap: the mover takes the opponent's side, and the opponent moves.
    ///
    /// The new mover sees exactly what the old one saw; only the side's name changes.
    pub fn swapped(&self) -> Packed<H> {
        Packed { state: (self.state ^ SIDE) & !PIE, ..*self }
    }

    /// Packs a position.
    pub fn pack(position: &Position) -> Packed<H> {
        let mover = position.side();
        let half = |side: Side| {
            let pits = position.row(side).iter().enumerate();
            pits.fold(H::unit(H::STORE, position.store(side)), |half, (lane, seeds)| {
                half.plus(H::unit(lane, *seeds))
            })
        };
        let pie = match position.pie() {
            Pie::Closed => 0,
            Pie::Opening => PIE_OPENING,
            Pie::Open => PIE_OPEN,
        };
        let home = |side: Side| position.home(side).unwrap_or(NO_HOME);
        let side = if mover == Side::North { SIDE } else { 0 };
        let mut packed = Packed { own: half(mover), other: half(!mover), state: side | pie };
        packed.set_homes([home(mover), home(!mover)]);
        packed
    }

    /// Unpacks a position of a board with `pits` pits per side.
    pub fn unpack(&self, pits: u8) -> Position {
        let mover = self.side();
        let mut position = Position::empty(pits, mover);
        let [mine, theirs] = self.homes();
        for (side, half, home) in [(mover, self.own, mine), (!mover, self.other, theirs)] {
            for lane in 0..usize::from(pits) {
                position.row_mut(side)[lane] = half.byte(lane);
            }
            position.stores[side] = half.byte(H::STORE);
            position.homes[side] = (home != NO_HOME).then_some(home);
        }
        position.pie = match self.state & PIE {
            PIE_OPENING => Pie::Opening,
            PIE_OPEN => Pie::Open,
            _ => Pie::Closed,
        };
        position
    }
}
