//! Legal moves: which pits may be sown in which direction, and which pit is taken by choice.

use std::ops::ControlFlow;

use super::super::super::Unending;
use super::Ring;
use super::sow::Sown;
use super::word::Word;
use crate::game::{Choice, Move};
use crate::position::Position;
use crate::rules::{ExtraPit, Singles};
use crate::side::{Pit, Way};

/// The pits that may be sown clockwise and anticlockwise, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Candidates([u32; 2]);

impl Candidates {
    /// The number of pits and directions.
    #[inline(always)]
    pub fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 2]
    }

    /// The pit and direction with `before` others before it: first all clockwise, then all anticlockwise.
    #[inline(always)]
    pub fn nth(self, before: u32) -> (usize, Way) {
        let clockwise = self.0[0].count_ones();
        let (mut left, before, way) = if before < clockwise {
            (self.0[0], before, Way::Clockwise)
        } else {
            (self.0[1], before - clockwise, Way::Anticlockwise)
        };
        for _ in 0..before {
            left &= left - 1;
        }
        (left.trailing_zeros() as usize, way)
    }

    /// The same pits and directions without one of them.
    #[inline(always)]
    pub fn without(mut self, pit: usize, way: Way) -> Candidates {
        self.0[way as usize] &= !(1 << pit);
        self
    }

    #[inline(always)]
    fn has(self, pit: usize, way: Way) -> bool {
        self.0[way as usize] >> pit & 1 == 1
    }
}

/// The indices of the bits of a number.
#[inline(always)]
fn bits(mut left: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            bit
        })
    })
}

impl<W: Word> Ring<W> {
    /// The mover's and the opponent's pits.
    #[inline(always)]
    fn sides(&self, position: &Position) -> (W, W) {
        let mover = position.side();
        (W::read(position.cells(mover)), W::read(position.cells(!mover)))
    }

    #[inline(always)]
    fn is_quiet(&self, position: &Position) -> bool {
        position.extra.turns < self.keys.quiet
    }

    #[inline(always)]
    pub(super) fn candidates(&self, position: &Position) -> Candidates {
        if self.has_majority(position) {
            return Candidates::default();
        }
        let (own, other) = self.sides(position);
        self.candidates_of(own, other, position)
    }

    #[inline(always)]
    fn candidates_of(&self, own: W, other: W, position: &Position) -> Candidates {
        let keys = &self.keys;
        let many = own.many();
        let mut pits = match keys.least {
            1 if keys.singles == Singles::Free => own.some(),
            // Only single seeds are left, if any.
            1 if many == 0 => own.some(),
            0..=2 => many,
            least => bits(many).filter(|pit| own.byte(*pit) >= least).fold(0, |set, pit| set | 1 << pit),
        };
        // A prescribed first pit may be sown whatever the rule for single seeds says. If all have been captured, any pit may.
        let first = keys.first & if keys.least == 1 { own.some() } else { pits };
        let prescribed = first != 0 && position.extra.turns < 2;
        if prescribed {
            pits = first;
        }
        let quiet = self.is_quiet(position);
        let mut found = Candidates::default();
        if keys.either_way {
            found.0 = [pits; 2];
            if keys.kept {
                self.only_kept_way(position, &mut found);
            }
        } else {
            found.0[keys.base as usize] = pits;
            if keys.reverse & pits != 0 && !quiet {
                let way = !keys.base;
                for pit in bits(keys.reverse & pits) {
                    let captures = self.first_lap_captures(own, other, pit, way);
                    found.0[way as usize] |= u32::from(captures) << pit;
                }
            }
        }
        if keys.singles == Singles::LastIntoEmpty && many == 0 && !prescribed {
            self.only_into_empty(own, &mut found);
        }
        if keys.must_capture && !quiet {
            self.only_capturing(own, other, &mut found);
        }
        found
    }

    /// Leaves the direction that the mover has to sow in.
    fn only_kept_way(&self, position: &Position, found: &mut Candidates) {
        let way = if position.extra.turns < self.keys.kept_from {
            Some(self.keys.base)
        } else {
            position.extra.ways[position.side()]
        };
        if let Some(way) = way {
            found.0[!way as usize] = 0;
        }
    }

    /// Leaves the pits whose neighbour is empty.
    fn only_into_empty(&self, own: W, found: &mut Candidates) {
        for way in Way::BOTH {
            for pit in bits(found.0[way as usize]) {
                if own.byte(self.ahead(pit, way)) > 0 {
                    found.0[way as usize] &= !(1 << pit);
                }
            }
        }
    }

    /// Leaves the pits whose first lap captures, if there are any.
    fn only_capturing(&self, own: W, other: W, found: &mut Candidates) {
        let capturing = Way::BOTH.map(|way| {
            bits(found.0[way as usize])
                .filter(|pit| self.first_lap_captures(own, other, *pit, way))
                .fold(0, |set, pit| set | 1 << pit)
        });
        if capturing != [0; 2] {
            found.0 = capturing;
        }
    }

    /// Visits every legal pit and direction with its turn; `None` for an endless turn that leaves the board unchanged.
    pub(super) fn for_each_turn(
        &self,
        position: &Position,
        visit: &mut dyn FnMut(usize, Way, Option<Sown<W>>) -> ControlFlow<()>,
    ) {
        let candidates = self.candidates(position);
        let (own, other) = self.sides(position);
        let quiet = self.is_quiet(position);
        for pit in bits(candidates.0[0] | candidates.0[1]) {
            // The usual direction, which is not written, comes before the reverse one.
            let ways = if self.keys.either_way { Way::BOTH } else { [self.keys.base, !self.keys.base] };
            for way in ways.into_iter().filter(|way| candidates.has(pit, *way)) {
                let turn = match self.sow(own, other, pit, way, quiet) {
                    Ok(turn) => Some(turn),
                    Err(_) if self.keys.stays => None,
                    Err(_) => continue,
                };
                if visit(pit, way, turn).is_break() {
                    return;
                }
            }
        }
    }

    pub(super) fn for_each_child(
        &self,
        position: &Position,
        visit: &mut dyn FnMut(Move, &Position) -> ControlFlow<()>,
    ) {
        let (own, other) = self.sides(position);
        self.for_each_turn(position, &mut |pit, way, turn| {
            let Some(turn) = turn else {
                return visit(
                    self.written(pit, way, Choice::None),
                    &self.after(position, way, own, other, 0),
                );
            };
            let choices = self.choices(&turn);
            if choices == 0 {
                let after = self.after(position, way, turn.own, turn.other, turn.taken);
                return visit(self.written(pit, way, Choice::None), &after);
            }
            for taken in bits(choices) {
                let seeds = turn.other.byte(taken);
                let other = turn.other.minus(W::unit(taken, seeds));
                let after = self.after(position, way, turn.own, other, turn.taken + seeds);
                let choice = Choice::Pit(Pit::from_index(taken as u8 + self.keys.pits));
                visit(self.written(pit, way, choice), &after)?;
            }
            ControlFlow::Continue(())
        });
    }

    /// The opponent's pits of which the mover takes one, a bit each.
    #[inline(always)]
    fn choices(&self, turn: &Sown<W>) -> u32 {
        if self.keys.extra != ExtraPit::None && turn.extra { turn.other.some() } else { 0 }
    }

    /// A move as it is written: the usual direction is not.
    fn written(&self, pit: usize, way: Way, choice: Choice) -> Move {
        let way = (self.keys.either_way || way != self.keys.base).then_some(way);
        Move::new(Pit::from_index(pit as u8), way, choice)
    }

    /// The position after a pit and direction of the candidates. Without a choice, the first pit that may be taken is.
    #[inline(always)]
    pub(super) fn try_play(
        &self,
        position: &Position,
        pit: usize,
        way: Way,
        choice: Choice,
    ) -> Result<Position, Unending> {
        let (own, other) = self.sides(position);
        let mut turn = match self.sow(own, other, pit, way, self.is_quiet(position)) {
            Ok(turn) => turn,
            Err(_) if self.keys.stays => Sown { own, other, taken: 0, extra: false },
            Err(unending) => return Err(unending),
        };
        let choices = self.choices(&turn);
        if choices != 0 {
            let taken = match choice {
                Choice::Pit(pit) => pit.index() - usize::from(self.keys.pits),
                Choice::None | Choice::Safari => choices.trailing_zeros() as usize,
            };
            let seeds = turn.other.byte(taken);
            turn.other = turn.other.minus(W::unit(taken, seeds));
            turn.taken += seeds;
        }
        Ok(self.after(position, way, turn.own, turn.other, turn.taken))
    }

    pub(super) fn play(&self, position: &Position, played: Move) -> Position {
        let pit = played.pit().expect("a swap is not sown");
        let way = played.way().unwrap_or(self.keys.base);
        self.try_play(position, pit.index(), way, played.choice()).expect("a legal turn ends")
    }

    pub(super) fn unending(&self, position: &Position, played: Move) -> Option<Unending> {
        let (own, other) = self.sides(position);
        let pit = played.pit()?.index();
        if pit >= usize::from(self.keys.pits) || own.byte(pit) == 0 {
            return None;
        }
        let way = played.way().unwrap_or(self.keys.base);
        self.sow(own, other, pit, way, self.is_quiet(position)).err()
    }
}
