//! The kernel of games that the shared ring cannot express: it plays on positions, by one of several mechanisms.

mod bao;
mod board;
pub mod own_ring;
mod two_rows;

use std::ops::ControlFlow;

use bao::Bao;
use own_ring::OwnRing;

use super::{Kernel, PackedMove, Unending};
use crate::game::Move;
use crate::outcome::{Outcome, Termination};
use crate::position::Position;
use crate::rules::Rules;
use two_rows::TwoRows;

/// A game's rules, compiled for positions.
#[derive(Clone, Debug)]
pub struct General {
    mechanism: Mechanism,
}

/// The ways in which turns are played.
#[derive(Clone, Debug)]
enum Mechanism {
    /// Two rows: rules that the shared ring does not know.
    TwoRows(Box<TwoRows>),
    /// Four rows: each side sows around its own two.
    OwnRing(Box<OwnRing>),
    /// Bao: seeds in hand and a house.
    Bao(Bao),
}

/// Runs the same expression on any mechanism.
macro_rules! with_mechanism {
    ($general:expr, $mechanism:ident => $body:expr) => {
        match &$general.mechanism {
            Mechanism::TwoRows($mechanism) => $body,
            Mechanism::OwnRing($mechanism) => $body,
            Mechanism::Bao($mechanism) => $body,
        }
    };
}

impl General {
    /// Compiles rules that need this kernel (see [`Rules::needs_general`]).
    pub fn new(rules: &Rules) -> General {
        let mechanism = if rules.bao().play {
            Mechanism::Bao(Bao::new(rules))
        } else if rules.has_own_rings() {
            Mechanism::OwnRing(Box::new(OwnRing::new(rules)))
        } else {
            Mechanism::TwoRows(Box::new(TwoRows::new(rules)))
        };
        General { mechanism }
    }

    /// The legal moves, in order, without a swap.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        self.moves_into(position, &mut moves);
        moves
    }

    /// Appends the legal moves, in order, without a swap.
    pub fn moves_into(&self, position: &Position, moves: &mut Vec<Move>) {
        match &self.mechanism {
            Mechanism::Bao(bao) => bao.for_each_move(position, |played| moves.push(played)),
            Mechanism::TwoRows(_) | Mechanism::OwnRing(_) => {
                self.visit(position, &mut |played, _| {
                    moves.push(played);
                    ControlFlow::Continue(())
                });
            }
        }
    }

    /// Plays a drawn turn, where possible without sowing the others: `draw` gives an index below its argument. `None` if no turn is legal.
    /// Not every legal move is equally likely: a choice within a turn is drawn when it comes up.
    pub fn draw_turn(&self, position: &Position, draw: &mut dyn FnMut(usize) -> usize) -> Option<Position> {
        match &self.mechanism {
            Mechanism::Bao(bao) => bao.draw_turn(position, draw),
            Mechanism::TwoRows(_) | Mechanism::OwnRing(_) => {
                let moves = self.moves(position);
                let played = *moves.get(draw(moves.len().max(1)))?;
                Some(self.play_unchecked(position, PackedMove::from(played)))
            }
        }
    }

    /// Visits every legal move until a visit breaks; returns whether there was any.
    fn visit(&self, position: &Position, visit: &mut dyn FnMut(Move, &Position) -> ControlFlow<()>) -> bool {
        let mut any = false;
        let mut visit = |played: Move, after: &Position| {
            any = true;
            visit(played, after)
        };
        with_mechanism!(self, mechanism => mechanism.for_each_child(position, &mut visit));
        any
    }
}

impl Kernel for General {
    type Board = Position;

    fn for_each_child(&self, position: &Position, mut visit: impl FnMut(PackedMove, &Position)) {
        self.visit(position, &mut |played, child| {
            visit(PackedMove::from(played), child);
            ControlFlow::Continue(())
        });
    }

    fn for_each_child_until(
        &self,
        position: &Position,
        mut visit: impl FnMut(PackedMove, &Position) -> ControlFlow<()>,
    ) -> bool {
        self.visit(position, &mut |played, child| visit(PackedMove::from(played), child))
    }

    fn play_unchecked(&self, position: &Position, played: PackedMove) -> Position {
        let Some(played) = played.unpack() else { return *position };
        with_mechanism!(self, mechanism => mechanism.play(position, played))
    }

    fn seems_over(&self, position: &Position) -> bool {
        match &self.mechanism {
            Mechanism::Bao(bao) => bao.seems_over(position),
            Mechanism::TwoRows(rows) => rows.termination(position).is_some(),
            Mechanism::OwnRing(ring) => ring.termination(position).is_some(),
        }
    }

    fn termination(&self, position: &Position) -> Option<Termination> {
        with_mechanism!(self, mechanism => mechanism.termination(position))
    }

    fn scores(&self, position: &Position, termination: Termination) -> [u8; 2] {
        // A mechanism scores by side.
        let score = with_mechanism!(self, mechanism => mechanism.scores(position, termination));
        [score[position.side()], score[!position.side()]]
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let termination = self.termination(position)?;
        let [own, other] = self.scores(position, termination);
        let mut score = [0; 2];
        score[position.side()] = own;
        score[!position.side()] = other;
        Some(Outcome::by_score(termination, score, None))
    }

    fn settle_turn(&self, position: &Position) -> Position {
        match &self.mechanism {
            Mechanism::TwoRows(rows) => rows.settle_turn(position),
            Mechanism::OwnRing(ring) => ring.settle_turn(position),
            // A player who cannot move has lost.
            Mechanism::Bao(_) => *position,
        }
    }

    fn unending(&self, position: &Position, played: PackedMove) -> Option<Unending> {
        with_mechanism!(self, mechanism => mechanism.unending(position, played.unpack()?))
    }

    /// Turns are sown within a bound, but a long one may take its time.
    fn is_brief(&self, position: &Position, laps: u32) -> bool {
        match &self.mechanism {
            Mechanism::TwoRows(rows) => rows.is_brief(position, laps),
            // A turn is refused after some ten thousand laps, well under a millisecond.
            Mechanism::OwnRing(_) => true,
            Mechanism::Bao(bao) => bao.is_brief(position, laps),
        }
    }

    fn count_plies(&self, position: &Position, depth: u32) -> u64 {
        let mut count = 0;
        if depth <= 1 {
            self.for_each_child(position, |_, child| {
                std::hint::black_box(child);
                count += 1;
            });
        } else {
            self.for_each_child(position, |_, child| count += self.count_plies(child, depth - 1));
        }
        count
    }
}
