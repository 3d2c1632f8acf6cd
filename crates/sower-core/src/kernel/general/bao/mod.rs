//! Bao: seeds from the hand, captures across the front that are sown from a kichwa, and a house.

mod candidates;
mod laps;
mod turn;

use std::ops::ControlFlow;

use crate::game::{Choice, Move};
use crate::kernel::Unending;
use crate::outcome::Termination;
use crate::position::{MOST_PITS, Pie, Position};
use crate::rules::{Rules, Takasia};
use crate::side::Side;

use candidates::{Candidate, Candidates, captures};
use laps::{at_least, occupied};
use turn::{Board, HOUSE, Keys, Kind, Sown, WORKS, play};

/// Pits in a row.
const ROW: usize = 8;

/// Rules of Bao, compiled.
#[derive(Clone, Debug)]
pub(super) struct Bao {
    keys: Keys,
    house_last: bool,
    takasia: Takasia,
}

/// A position as its mover sees it.
#[derive(Clone, Copy, Debug)]
struct View {
    board: Board,
    /// Seeds in the mover's hand.
    hand: u8,
    /// The mover's blocked pit.
    blocked: Option<usize>,
    /// The opponent's blocked pit, as a byte of `Board::other`: the mover must capture it.
    duty: Option<usize>,
}

impl View {
    #[inline]
    fn of(position: &Position, mover: Side) -> View {
        let [own, other] = [mover, !mover].map(|side| position.cells(side));
        let extra = position.extra();
        View {
            board: Board {
                own: u128::from(row(own, 0)) | u128::from(row(own, ROW).swap_bytes()) << 64,
                other: row(other, 0).swap_bytes(),
                house: extra.houses[mover],
            },
            hand: extra.hands[mover],
            blocked: extra.blocked[mover].map(usize::from),
            duty: extra.blocked[!mover].map(|index| ROW - 1 - usize::from(index)),
        }
    }

    /// Whether a side's inner row is empty.
    fn is_over(&self) -> bool {
        self.board.own as u64 == 0 || self.board.other == 0
    }
}

#[inline]
fn row(cells: &[u8; MOST_PITS], from: usize) -> u64 {
    let mut bytes = [0; ROW];
    bytes.copy_from_slice(&cells[from..from + ROW]);
    u64::from_le_bytes(bytes)
}

impl Bao {
    /// Compiles rules with `bao.play`.
    pub(super) fn new(rules: &Rules) -> Bao {
        let bao = rules.bao();
        Bao {
            keys: Keys {
                at_once: bao.ends_at_once(),
                most_sown: bao.most_sown.map_or(u32::MAX, u32::from),
                most_laps: rules.most_laps(),
            },
            house_last: bao.house_last,
            takasia: bao.takasia,
        }
    }

    /// Calls `visit` with every legal move and the position after it, in the order of moves, until it breaks.
    #[inline]
    pub(super) fn for_each_child(
        &self,
        position: &Position,
        mut visit: impl FnMut(Move, &Position) -> ControlFlow<()>,
    ) {
        let view = View::of(position, position.side());
        self.for_each_sown(&view, |candidate, choice, sown| {
            let after = self.after(position, &view, candidate, sown);
            visit(candidate.played(choice), &after)
        });
    }

    /// The legal moves, without the positions after them.
    pub(super) fn for_each_move(&self, position: &Position, mut visit: impl FnMut(Move)) {
        self.for_each_sown(&View::of(position, position.side()), |candidate, choice, _| {
            visit(candidate.played(choice));
            ControlFlow::Continue(())
        });
    }

    #[inline]
    fn for_each_sown(&self, view: &View, mut visit: impl FnMut(Candidate, Choice, &Sown) -> ControlFlow<()>) {
        if view.is_over() {
            return;
        }
        let candidates = Candidates::of(view, self);
        for candidate in candidates.all() {
            let sown = self.sow(view, candidate, false);
            if sown.unending.is_none() && self.does_duty(view, candidate, &sown) {
                if visit(candidate, Choice::None, &sown).is_break() {
                    return;
                }
                if sown.at_house {
                    let on = self.sow(view, candidate, true);
                    if on.unending.is_none() && visit(candidate, Choice::Safari, &on).is_break() {
                        return;
                    }
                }
            }
        }
    }

    #[inline]
    fn sow(&self, view: &View, candidate: Candidate, safari: bool) -> Sown {
        let Candidate { kind, cell, dir, .. } = candidate;
        play(&self.keys, view.board, kind, usize::from(cell), dir, safari, view.blocked)
    }

    /// Whether a capture takes the blocked pit that it has to take.
    fn does_duty(&self, view: &View, candidate: Candidate, sown: &Sown) -> bool {
        match view.duty {
            Some(cell) if self.takasia == Takasia::Lasting && candidate.kind == Kind::MtajiCapture => {
                sown.captured >> cell & 1 == 1
            }
            _ => true,
        }
    }

    /// Plays a drawn turn and sows no other, unless it does not end: `draw` gives an index below its argument. `None` if no turn is legal.
    pub(super) fn draw_turn(
        &self,
        position: &Position,
        draw: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Position> {
        let view = View::of(position, position.side());
        if view.is_over() {
            return None;
        }
        let mut candidates = Candidates::of(&view, self);
        // Every round but the last removes a candidate.
        while let Some(candidate) = candidates.take(&mut *draw) {
            let mut sown = self.sow(&view, candidate, false);
            if sown.unending.is_some() || !self.does_duty(&view, candidate, &sown) {
                continue;
            }
            if sown.at_house && draw(2) == 1 {
                let on = self.sow(&view, candidate, true);
                sown = if on.unending.is_none() { on } else { sown };
            }
            return Some(self.after(position, &view, candidate, &sown));
        }
        None
    }

    /// The position after a legal move.
    pub(super) fn play(&self, position: &Position, played: Move) -> Position {
        let view = View::of(position, position.side());
        let candidates = Candidates::of(&view, self);
        match candidates.all().find(|candidate| candidate.is_of(played)) {
            Some(candidate) => {
                let sown = self.sow(&view, candidate, played.choice() == Choice::Safari);
                self.after(position, &view, candidate, &sown)
            }
            None => *position,
        }
    }

    fn after(&self, position: &Position, view: &View, candidate: Candidate, sown: &Sown) -> Position {
        let mover = position.side();
        let mut after = *position;
        let own = after.cells_mut(mover);
        own[..ROW].copy_from_slice(&(sown.board.own as u64).to_le_bytes());
        own[ROW..2 * ROW].copy_from_slice(&((sown.board.own >> 64) as u64).to_be_bytes());
        after.cells_mut(!mover)[..ROW].copy_from_slice(&sown.board.other.to_be_bytes());
        after.side = !mover;
        after.pie = match position.pie() {
            Pie::Opening => Pie::Open,
            _ => Pie::Closed,
        };
        after.extra.hands[mover] -= u8::from(candidate.kind.is_namua());
        after.extra.houses[mover] = sown.board.house;
        after.extra.houses[!mover] &= sown.captured >> (ROW - 1 - HOUSE) & 1 == 0;
        if self.takasia != Takasia::None {
            let has_house = after.extra.houses[!mover];
            let [own, other] = self.blocked_after(view, candidate.kind, sown, has_house);
            let index = |cell: usize| u8::try_from(ROW - 1 - cell).expect("a row has eight pits");
            after.extra.blocked[mover] = own.and_then(|cell| u8::try_from(cell).ok());
            after.extra.blocked[!mover] = other.map(index);
        }
        after
    }

    /// The blocked pits of the mover and, as a byte of `Board::other`, of the opponent after a turn.
    fn blocked_after(&self, view: &View, kind: Kind, sown: &Sown, other_house: bool) -> [Option<usize>; 2] {
        let lasting = self.takasia == Takasia::Lasting;
        let own = view.blocked.filter(|cell| match lasting {
            true => sown.lifted >> cell & 1 == 0 && sown.captured >> cell & 1 == 0,
            false => !kind.captures(),
        });
        let other = view.duty.filter(|cell| lasting && sown.captured >> cell & 1 == 0);
        let hand = view.hand - u8::from(kind.is_namua());
        let threatens = kind == Kind::MtajiTakata || (lasting && kind == Kind::NamuaTakata && hand == 0);
        let threatened = if threatens { self.threatened(&sown.board, other, other_house) } else { None };
        [own, threatened.or(other)]
    }

    /// The only pit of the opponent that the mover threatens to capture first, if it can be blocked.
    fn threatened(&self, board: &Board, standing: Option<usize>, other_house: bool) -> Option<usize> {
        let mut victims = 0_u8;
        captures(board, |candidate, victim| {
            let counts = standing.is_none_or(|cell| {
                let Candidate { kind, cell: from, dir, .. } = candidate;
                let sown = play(&self.keys, *board, kind, usize::from(from), dir, false, None);
                sown.captured >> cell & 1 == 1
            });
            victims |= u8::from(counts) << victim;
        });
        if !victims.is_power_of_two() {
            return None;
        }
        let victim = victims.trailing_zeros() as usize;
        let mark = 0x80 << (8 * victim);
        let works = other_house && victim == ROW - 1 - HOUSE && at_least(board.other, WORKS) & mark != 0;
        let is_only = occupied(board.other) == mark || at_least(board.other, 2) == mark;
        (!works && !is_only).then_some(victim)
    }

    /// Why the game is over, if it is.
    pub(super) fn termination(&self, position: &Position) -> Option<Termination> {
        let view = View::of(position, position.side());
        if view.is_over() {
            return Some(Termination::InnerRowEmpty);
        }
        let mut can_move = false;
        self.for_each_sown(&view, |_, _, _| {
            can_move = true;
            ControlFlow::Break(())
        });
        (!can_move).then_some(Termination::Immobile)
    }

    /// Whether the game is over, without sowing; `false` is not certain.
    pub(super) fn seems_over(&self, position: &Position) -> bool {
        View::of(position, position.side()).is_over()
    }

    /// The final scores, South's first: the winner's is all seeds.
    pub(super) fn scores(&self, position: &Position, termination: Termination) -> [u8; 2] {
        let mover = position.side();
        let has_row = View::of(position, mover).board.own as u64 != 0;
        let winner = if termination == Termination::InnerRowEmpty && has_row { mover } else { !mover };
        let mut scores = [0; 2];
        let all = Side::BOTH.iter().flat_map(|side| position.row(*side)).chain(&position.stores);
        scores[winner] = all.chain(&position.extra().hands).sum();
        scores
    }

    /// Why the turn of a move would not end; `None` if it ends, or if the move cannot be made at all.
    pub(super) fn unending(&self, position: &Position, played: Move) -> Option<Unending> {
        let view = View::of(position, position.side());
        let candidates = Candidates::of(&view, self);
        let candidate = candidates.all().find(|candidate| candidate.is_of(played))?;
        self.sow(&view, candidate, played.choice() == Choice::Safari).unending
    }

    /// Whether every turn of either side ends within `laps` laps, and every turn that follows one of them.
    pub(super) fn is_brief(&self, position: &Position, laps: u32) -> bool {
        let mut brief = true;
        for side in Side::BOTH {
            let mut seen = *position;
            seen.side = side;
            let view = View::of(&seen, side);
            brief &= self.ends_within(&view, laps);
            self.for_each_child(&seen, |_, after| {
                brief &= self.ends_within(&View::of(after, after.side()), laps);
                if brief { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
        brief
    }

    fn ends_within(&self, view: &View, laps: u32) -> bool {
        let keys = Keys { most_laps: laps.min(self.keys.most_laps), ..self.keys.clone() };
        view.is_over()
            || Candidates::of(view, self).all().all(|Candidate { kind, cell, dir, .. }| {
                [false, true].iter().all(|safari| {
                    let sown = play(&keys, view.board, kind, usize::from(cell), dir, *safari, view.blocked);
                    sown.unending.is_none()
                })
            })
    }
}
