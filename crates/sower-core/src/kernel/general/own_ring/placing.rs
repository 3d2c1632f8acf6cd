//! The opening phase in which both players place their seeds. Each ply puts one seed into a pit.

use std::ops::ControlFlow;

use crate::game::{Choice, Move};
use crate::position::Position;
use crate::side::Pit;

/// Whether players are still placing seeds.
#[inline(always)]
pub(super) fn is_open(position: &Position) -> bool {
    position.extra.hands != [0, 0]
}

/// Visits every pit with the position after a seed is placed there, until a visit breaks.
pub(super) fn for_each_child(position: &Position, visit: &mut dyn FnMut(Move, &Position) -> ControlFlow<()>) {
    for pit in 0..usize::from(position.pits()) {
        let played = Move::new(Pit::from_index(pit as u8), None, Choice::None);
        if visit(played, &place(position, pit)).is_break() {
            return;
        }
    }
}

/// The position after the mover has placed a seed. A player places all of them in a row; the one who placed first then begins.
pub(super) fn place(position: &Position, pit: usize) -> Position {
    let mover = position.side();
    let mut after = *position;
    after.cells_mut(mover)[pit] += 1;
    after.extra.hands[mover] -= 1;
    if after.extra.hands[mover] == 0 {
        after.side = !mover;
    }
    after
}

/// Passes the turn to the player who still has seeds to place.
pub(super) fn settle_turn(position: &mut Position) {
    let mover = position.side();
    if position.extra.hands[mover] == 0 && position.extra.hands[!mover] > 0 {
        position.side = !mover;
    }
}
