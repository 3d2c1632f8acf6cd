//! The position itself as a kernel's board.

use std::hash::{Hash as _, Hasher as _};

use crate::kernel::Board;
use crate::kernel::mix::{Mixer, SALT, fold};
use crate::position::{Extra, Pie, Position};
use crate::rules::Rules;
use crate::side::Side;

impl Board for Position {
    type Pits = ();

    const UNROLLED: usize = 0;

    fn pits_of(_: &Rules) {}

    fn pack(position: &Position) -> Position {
        *position
    }

    fn unpack(&self, _: u8) -> Position {
        *self
    }

    fn side(&self) -> Side {
        self.side
    }

    fn own_store(&self) -> u8 {
        self.stores[self.side]
    }

    fn other_store(&self) -> u8 {
        self.stores[!self.side]
    }

    fn may_swap(&self) -> bool {
        self.pie == Pie::Open
    }

    fn pie_is_closed(&self) -> bool {
        self.pie == Pie::Closed
    }

    fn swapped(&self) -> Position {
        let mut swapped = self.rotated();
        swapped.pie = Pie::Closed;
        swapped
    }

    fn seeds_by_side(&self, (): ()) -> (u8, u8) {
        (self.on_side(self.side), self.on_side(!self.side))
    }

    fn in_play(&self, (): ()) -> u8 {
        Position::in_play(self)
    }

    fn in_hand(&self) -> u8 {
        self.extra.hands.iter().sum()
    }

    fn seeds_in(&self, half: usize, index: usize) -> u8 {
        let side = if half == 0 { self.side } else { !self.side };
        self.row(side)[index]
    }

    fn home_bytes(&self) -> [u8; 2] {
        [self.side, !self.side].map(|side| self.homes[side].unwrap_or(u8::MAX))
    }

    fn hashes(&self, (): (), with_stores: bool, salt: u32) -> [u64; 2] {
        // Rules may treat the sides differently, so positions of different movers are never shared.
        let state = u64::from(salt) << 8 | (self.side as u64) << 2 | self.pie as u64;
        let (mut place, mut check) = (state ^ SALT[0], state.wrapping_mul(SALT[6]) ^ SALT[1]);
        let mut add = |word: u64| {
            place = fold(place ^ SALT[2], word ^ SALT[4]);
            check = fold(check ^ SALT[5], word ^ SALT[7]).rotate_left(17);
        };
        for side in Side::BOTH {
            for chunk in self.row(side).chunks(8) {
                let mut word = [0; 8];
                word[..chunk.len()].copy_from_slice(chunk);
                add(u64::from_le_bytes(word));
            }
        }
        if with_stores {
            add(u64::from(self.stores[0]) << 8 | u64::from(self.stores[1]));
        }
        if self.homes != [None, None] || self.extra != Extra::default() {
            let mut mixer = Mixer(SALT[3]);
            (self.homes, self.extra).hash(&mut mixer);
            add(mixer.finish());
        }
        [place, check]
    }
}
