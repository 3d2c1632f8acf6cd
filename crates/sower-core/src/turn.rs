//! The options of the side to move, computed once: legal moves, refusals, the result, and the position after each move.

use crate::game::{AnyKernel, Game, Move};
use crate::kernel::{Board as _, General, Half, Kernel, Moves, Packed, PackedMove, SharedRing, Unending};
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
    /// The legal moves but a swap; none if the game is over.
    legal: Legal,
    outcome: Option<Outcome>,
}

/// The kernel with the position in its form.
#[derive(Clone, Debug)]
enum AnyBoard<'a> {
    Narrow(&'a SharedRing<u64>, Packed<u64>),
    Wide(&'a SharedRing<u128>, Packed<u128>),
    General(&'a General, Position),
}

/// Runs the same expression on the board of any form.
macro_rules! with_board {
    ($board:expr, ($kernel:ident, $packed:ident) => $body:expr) => {
        match $board {
            AnyBoard::Narrow($kernel, $packed) => $body,
            AnyBoard::Wide($kernel, $packed) => $body,
            AnyBoard::General($kernel, $packed) => $body,
        }
    };
}

/// The legal moves: a set of pits, where a move is just a pit.
#[derive(Clone, Debug)]
enum Legal {
    Pits(Moves),
    Moves(Vec<Move>),
}

impl Legal {
    fn is_empty(&self) -> bool {
        match self {
            Legal::Pits(pits) => pits.is_empty(),
            Legal::Moves(moves) => moves.is_empty(),
        }
    }
}

impl<'a> Turn<'a> {
    pub(crate) fn new(game: &'a Game, position: &'a Position) -> Turn<'a> {
        let (board, legal) = match game.kernel() {
            AnyKernel::Narrow(kernel) => {
                let packed = Packed::pack(position);
                (AnyBoard::Narrow(kernel, packed), Legal::Pits(kernel.legal(&packed)))
            }
            AnyKernel::Wide(kernel) => {
                let packed = Packed::pack(position);
                (AnyBoard::Wide(kernel, packed), Legal::Pits(kernel.legal(&packed)))
            }
            AnyKernel::General(kernel) => {
                (AnyBoard::General(kernel, *position), Legal::Moves(kernel.moves(position)))
            }
        };
        // The game is over on the board exactly if no move is legal.
        let outcome = if legal.is_empty() {
            with_board!(&board, (kernel, packed) => kernel.outcome(packed))
        } else {
            None
        };
        Turn { game, position, board, legal, outcome }
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

    /// The legal moves: pits in ascending order, each with its directions and choices, then a swap.
    pub fn moves(&self) -> impl Iterator<Item = Move> + use<> {
        let swap = self.may_swap().then_some(Move::Swap);
        let (pits, moves) = match &self.legal {
            Legal::Pits(pits) => (*pits, Vec::new()),
            Legal::Moves(moves) => (Moves::NONE, moves.clone()),
        };
        pits.pits().map(Move::Sow).chain(moves).chain(swap)
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, played: Move) -> bool {
        match (played, &self.legal) {
            (Move::Swap, _) => self.may_swap(),
            (_, Legal::Moves(moves)) => moves.contains(&played),
            (Move::Sow(pit), Legal::Pits(pits)) => {
                pit.index() < 2 * usize::from(self.position.pits()) && pits.contains(pit)
            }
            (Move::Turn { .. }, Legal::Pits(_)) => false,
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
            .filter_map(|pit| self.pit_check(pit).err().map(|refusal| (pit, refusal)))
            .collect()
    }

    /// Returns why no move from a pit is legal, if none is.
    fn pit_check(&self, pit: Pit) -> Result<(), Refusal> {
        match &self.legal {
            Legal::Moves(moves) if moves.iter().any(|played| played.pit() == Some(pit)) => Ok(()),
            _ => self.check(Move::Sow(pit)),
        }
    }

    /// The position after a move.
    pub fn play(&self, played: Move) -> Result<Position, Refusal> {
        self.check(played)?;
        Ok(with_board!(&self.board, (kernel, packed) => match played {
            Move::Swap => packed.swapped(),
            _ => Kernel::play_unchecked(*kernel, packed, PackedMove::from(played)),
        }
        .unpack(self.position.pits())))
    }

    /// The steps of a move.
    pub fn trace(&self, played: Move) -> Result<Trace, Refusal> {
        self.check(played)?;
        let trace = trace::trace(self.game.rules(), self.position, played);
        Ok(trace.expect("both readings of the rules allow the same moves"))
    }

    /// All legal moves with their steps, in the order of moves.
    pub fn traces(&self) -> Vec<(Move, Trace)> {
        let moves: Vec<Move> = self.moves().collect();
        trace::traces(self.game.rules(), self.position, &moves)
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
            Move::Sow(pit) | Move::Turn { pit, .. } => self.pit_refusal(pit, played),
        }
    }

    fn pit_refusal(&self, pit: Pit, played: Move) -> Refusal {
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
        match &self.board {
            AnyBoard::Narrow(..) | AnyBoard::Wide(..) if played.way().is_some() => Refusal::NoWay { label },
            AnyBoard::Narrow(kernel, packed) => self.refusal_by_trial(kernel, packed, pit, label),
            AnyBoard::Wide(kernel, packed) => self.refusal_by_trial(kernel, packed, pit, label),
            AnyBoard::General(kernel, _) => self.general_refusal(kernel, pit, played),
        }
    }

    /// Why a move of a pit with seeds is illegal in a game of the general kernel.
    fn general_refusal(&self, kernel: &General, pit: Pit, played: Move) -> Refusal {
        let side = self.position.side();
        let label = self.game.label(side, played);
        match kernel.unending(self.position, PackedMove::from(played)) {
            Some(Unending::Circle) => return Refusal::Endless { label },
            Some(Unending::TooLong) => {
                return Refusal::TooLong { label, most: self.game.rules().most_laps() };
            }
            Some(Unending::TooManySown) => {
                let most = self.game.rules().bao().most_sown.unwrap_or(u8::MAX);
                return Refusal::TooManySown { label, most };
            }
            None => {}
        }
        let labels = |moves: &mut dyn Iterator<Item = &Move>| {
            moves.map(|played| self.game.label(side, *played)).collect::<Vec<_>>().join(", ")
        };
        let Legal::Moves(moves) = &self.legal else { return Refusal::NotNow { label, legal: String::new() } };
        let same_pit = labels(&mut moves.iter().filter(|legal| legal.pit() == Some(pit)));
        if self.must_capture(moves) {
            Refusal::MustCapture { label, legal: labels(&mut moves.iter()) }
        } else if same_pit.is_empty() {
            Refusal::NotNow { label, legal: labels(&mut moves.iter()) }
        } else {
            Refusal::OtherWay { label, legal: same_pit }
        }
    }

    /// Whether the legal moves are captures, which precede all others in Bao.
    fn must_capture(&self, legal: &[Move]) -> bool {
        let captures = |played: &Move| {
            let trace = self.game.trace(self.position, *played);
            trace.is_ok_and(|trace| {
                trace.steps.iter().any(|step| matches!(step.event, trace::Event::Capture { .. }))
            })
        };
        self.game.rules().bao().play && legal.first().is_some_and(captures)
    }

    /// Why a pit with seeds is illegal because of its turn's result.
    fn refusal_by_trial<H: Half>(
        &self,
        kernel: &SharedRing<H>,
        packed: &Packed<H>,
        pit: Pit,
        label: String,
    ) -> Refusal {
        let rules = self.game.rules();
        let other = !self.position.side();
        match kernel.unending(packed, pit.index()) {
            Some(Unending::Circle) => Refusal::Endless { label },
            Some(Unending::TooLong | Unending::TooManySown) => {
                Refusal::TooLong { label, most: rules.most_laps() }
            }
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
