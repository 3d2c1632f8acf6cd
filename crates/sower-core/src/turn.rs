//! The options of the side to move, computed once: legal moves, refusals, the result, and the position after each move.

use crate::game::{AnyKernel, Game, Move};
use crate::kernel::{Half, Kernel, Moves, Packed, Unending};
use crate::labels;
use crate::outcome::Outcome;
use crate::position::{Pie, Position};
use crate::refusal::Refusal;
use crate::rules::{Feed, Sides};
use crate::side::{Pit, Place};
use crate::trace::{self, Trace};

/// The turn of the side to move in a position (see [`Game::turn`]).
#[derive(Clone, Debug)]
pub struct Turn<'a> {
    game: &'a Game,
    position: &'a Position,
    board: AnyBoard<'a>,
    /// The legal pits; none if the game is over.
    pits: Moves,
    outcome: Option<Outcome>,
}

/// The packed position with the kernel of its width.
#[derive(Clone, Debug)]
enum AnyBoard<'a> {
    Narrow(&'a Kernel<u64>, Packed<u64>),
    Wide(&'a Kernel<u128>, Packed<u128>),
}

/// Runs the same expression on the board of either width.
macro_rules! with_board {
    ($board:expr, ($kernel:ident, $packed:ident) => $body:expr) => {
        match $board {
            AnyBoard::Narrow($kernel, $packed) => $body,
            AnyBoard::Wide($kernel, $packed) => $body,
        }
    };
}

impl<'a> Turn<'a> {
    pub(crate) fn new(game: &'a Game, position: &'a Position) -> Turn<'a> {
        let board = match game.kernel() {
            AnyKernel::Narrow(kernel) => AnyBoard::Narrow(kernel, Packed::pack(position)),
            AnyKernel::Wide(kernel) => AnyBoard::Wide(kernel, Packed::pack(position)),
        };
        let pits = with_board!(&board, (kernel, packed) => kernel.legal(packed));
        // The game is over on the board exactly if no pit is legal.
        let outcome = if pits.is_empty() {
            with_board!(&board, (kernel, packed) => kernel.outcome(packed))
        } else {
            None
        };
        Turn { game, position, board, pits, outcome }
    }

    /// The position whose turn this is.
    pub fn position(&self) -> &'a Position {
        self.position
    }

    /// The result, if the game is over on the board alone. [`Played`](crate::Played) handles repetition, agreement and the
    /// ply cap.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The legal moves: pits in ascending order, then a swap.
    pub fn moves(&self) -> impl Iterator<Item = Move> + use<> {
        let swap = self.may_swap().then_some(Move::Swap);
        self.pits.pits().map(Move::Sow).chain(swap)
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, played: Move) -> bool {
        match played {
            Move::Swap => self.may_swap(),
            Move::Turn { .. } => false,
            Move::Sow(pit) => pit.index() < 2 * usize::from(self.position.pits()) && self.pits.contains(pit),
        }
    }

    fn may_swap(&self) -> bool {
        self.position.pie() == Pie::Open && self.outcome.is_none()
    }

    /// Returns why a move is illegal, if it is.
    pub fn check(&self, played: Move) -> Result<(), Refusal> {
        if self.is_legal(played) { Ok(()) } else { Err(self.refusal(played)) }
    }

    /// The mover's pits that have seeds but are illegal, each with the reason.
    pub fn refused(&self) -> Vec<(Pit, Refusal)> {
        let pits = self.position.pits();
        let playable = if self.shares_pits() { 2 * pits } else { pits };
        (0..playable)
            .map(Pit::from_index)
            .filter(|pit| self.position.seeds(Place::of(self.position.side(), *pit, pits)) > 0)
            .filter_map(|pit| self.check(Move::Sow(pit)).err().map(|refusal| (pit, refusal)))
            .collect()
    }

    /// The position after a move.
    pub fn play(&self, played: Move) -> Result<Position, Refusal> {
        self.check(played)?;
        Ok(with_board!(&self.board, (kernel, packed) => match played {
            Move::Sow(pit) | Move::Turn { pit, .. } => kernel.play_unchecked(packed, pit.index()),
            Move::Swap => packed.swapped(),
        }
        .unpack(self.position.pits())))
    }

    /// The steps of a move.
    pub fn trace(&self, played: Move) -> Result<Trace, Refusal> {
        self.check(played)?;
        let rules = self.game.rules();
        let trace = match played {
            Move::Sow(pit) | Move::Turn { pit, .. } => trace::trace(rules, self.position, pit),
            Move::Swap => trace::trace_swap(rules, self.position),
        };
        Ok(trace.expect("both readings of the rules allow the same moves"))
    }

    /// All legal moves with their steps: pits in ascending order, then a swap.
    pub fn traces(&self) -> Vec<(Move, Trace)> {
        let pits: Vec<Pit> = self.pits.pits().collect();
        let sown = trace::traces(self.game.rules(), self.position, &pits);
        let swap = trace::trace_swap(self.game.rules(), self.position).filter(|_| self.may_swap());
        let sown = sown.into_iter().map(|(pit, trace)| (Move::Sow(pit), trace));
        sown.chain(swap.map(|trace| (Move::Swap, trace))).collect()
    }

    fn shares_pits(&self) -> bool {
        self.game.rules().board().sides == Sides::Shared
    }

    /// Why an illegal move is illegal.
    fn refusal(&self, played: Move) -> Refusal {
        if let Some(outcome) = self.outcome {
            return Refusal::Over { outcome, seeds_left: self.game.rules().end().seeds_left };
        }
        match played {
            Move::Swap => Refusal::NoSwap,
            Move::Sow(pit) | Move::Turn { pit, .. } => self.pit_refusal(pit),
        }
    }

    fn pit_refusal(&self, pit: Pit) -> Refusal {
        let (rules, position, side) = (self.game.rules(), self.position, self.position.side());
        let pits = position.pits();
        if pit.index() >= 2 * usize::from(pits) {
            return Refusal::NoSuchPit { label: pit.to_string(), side, range: labels::range(rules, side) };
        }
        let place = Place::of(side, pit, pits);
        let label = labels::label(rules, place);
        if place.side != side && !self.shares_pits() {
            return Refusal::NotYours { label, owner: place.side, side, range: labels::range(rules, side) };
        }
        if let Some(owner) = position.home_at(place) {
            return Refusal::Home { label, owner };
        }
        match position.seeds(place) {
            0 => return Refusal::Empty { label },
            found if found < rules.sow().least => {
                return Refusal::TooFew { label, found, least: rules.sow().least };
            }
            _ => {}
        }
        with_board!(&self.board, (kernel, packed) => self.refusal_by_trial(kernel, packed, pit, label))
    }

    /// Why a pit with seeds is illegal because of its turn's result.
    fn refusal_by_trial<H: Half>(
        &self,
        kernel: &Kernel<H>,
        packed: &Packed<H>,
        pit: Pit,
        label: String,
    ) -> Refusal {
        let rules = self.game.rules();
        let other = !self.position.side();
        match kernel.unending(packed, pit.index()) {
            Some(Unending::Circle) => Refusal::Endless { label },
            Some(Unending::TooLong) => Refusal::TooLong { label, most: rules.most_laps() },
            None => match kernel.trial(packed, pit.index()) {
                Some((_, false)) if rules.turn().feed == Feed::NeverStarve => {
                    Refusal::Starves { label, other }
                }
                Some((_, false)) if self.position.on_side(other) == 0 => Refusal::MustFeed { label, other },
                _ => Refusal::Slam { label, other },
            },
        }
    }
}
