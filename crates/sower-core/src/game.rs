//! A game that can be played: rules, the kernel compiled from them, and everything a screen asks.

use crate::kernel::{Kernel, Packed, Unending};
use crate::labels;
use crate::outcome::Outcome;
use crate::perft;
use crate::position::{Pie, Position, Setup, SetupError};
use crate::refusal::Refusal;
use crate::rules::{Feed, Rules, Sides};
use crate::side::{Pit, Place, Side};
use crate::trace::{self, Trace};

/// What a player does in one ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Sows a pit.
    Sow(Pit),
    /// Swaps seats, where a pie rule allows it.
    Swap,
}

impl Move {
    /// The pit that is sown.
    pub fn pit(self) -> Option<Pit> {
        match self {
            Move::Sow(pit) => Some(pit),
            Move::Swap => None,
        }
    }
}

/// A kernel of the width that the board needs.
#[derive(Clone, Debug)]
pub enum AnyKernel {
    /// Up to 7 pits a side.
    Narrow(Kernel<u64>),
    /// Up to 15.
    Wide(Kernel<u128>),
}

/// Runs the same expression on the kernel of either width.
#[macro_export]
macro_rules! with_kernel {
    ($any:expr, $kernel:ident => $body:expr) => {
        match $any {
            $crate::AnyKernel::Narrow($kernel) => $body,
            $crate::AnyKernel::Wide($kernel) => $body,
        }
    };
}

/// Laps of a turn that is over soon.
pub(crate) const BRIEF: u32 = 256;

/// A game of checked rules, ready to play.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    kernel: AnyKernel,
}

impl Game {
    /// Compiles rules.
    pub fn new(rules: Rules) -> Game {
        let kernel = if rules.board().pits <= 7 {
            AnyKernel::Narrow(Kernel::new(&rules))
        } else {
            AnyKernel::Wide(Kernel::new(&rules))
        };
        Game { rules, kernel }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The kernel, for those who count in millions.
    pub fn kernel(&self) -> &AnyKernel {
        &self.kernel
    }

    /// Where a game begins, South to move.
    pub fn start(&self) -> Position {
        self.start_with(Side::South)
    }

    /// Where a game begins that a coin has given to that side.
    pub fn start_with(&self, first: Side) -> Position {
        let mut start = Position::start(&self.rules);
        start.side = first;
        self.settle(&start)
    }

    /// Checks a position that was typed in. Where the side to move must pass, the other side is to move.
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        setup.check(&self.rules).map(|position| self.settle(&position))
    }

    fn settle(&self, position: &Position) -> Position {
        with_kernel!(&self.kernel, kernel => kernel.settle_turn(&Packed::pack(position)).unpack(position.pits()))
    }

    /// The legal moves, pits ascending, a swap last.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let pits = with_kernel!(&self.kernel, kernel => kernel.legal(&Packed::pack(position)));
        let swap = (position.pie() == Pie::Open && self.outcome(position).is_none()).then_some(Move::Swap);
        pits.pits().map(Move::Sow).chain(swap).collect()
    }

    /// The result, if the board alone says that the game is over. Repetition, agreement and the cap are the played
    /// game's to tell.
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        with_kernel!(&self.kernel, kernel => kernel.outcome(&Packed::pack(position)))
    }

    /// Plays a move.
    pub fn play(&self, position: &Position, played: Move) -> Result<Position, Refusal> {
        self.check(position, played)?;
        Ok(match played {
            Move::Sow(pit) => with_kernel!(&self.kernel, kernel => {
                kernel.play_unchecked(&Packed::pack(position), pit.index()).unpack(position.pits())
            }),
            Move::Swap => {
                with_kernel!(&self.kernel, kernel => swap(kernel, position))
            }
        })
    }

    /// Plays a move and tells every step of it.
    pub fn trace(&self, position: &Position, played: Move) -> Result<Trace, Refusal> {
        self.check(position, played)?;
        let trace = match played {
            Move::Sow(pit) => trace::trace(&self.rules, position, pit),
            Move::Swap => trace::trace_swap(&self.rules, position),
        };
        Ok(trace.expect("both readings of the rules allow the same moves"))
    }

    /// All moves, each with every step of it: pits ascending, a swap last.
    pub fn traces(&self, position: &Position) -> Vec<(Move, Trace)> {
        let legal = with_kernel!(&self.kernel, kernel => kernel.legal(&Packed::pack(position)));
        let pits: Vec<Pit> = legal.pits().collect();
        let sown = trace::traces(&self.rules, position, &pits);
        let swap = trace::trace_swap(&self.rules, position).filter(|_| self.outcome(position).is_none());
        let sown = sown.into_iter().map(|(pit, trace)| (Move::Sow(pit), trace));
        sown.chain(swap.map(|trace| (Move::Swap, trace))).collect()
    }

    /// Whether all that can be played here, and after it, is over after few laps: then it is played and told in well under a
    /// millisecond. Where a turn goes on lap after lap it may take long.
    pub fn is_brief(&self, position: &Position) -> bool {
        with_kernel!(&self.kernel, kernel => kernel.is_brief(&Packed::pack(position), BRIEF))
    }

    /// Counts the sequences of exactly so many plies.
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        with_kernel!(&self.kernel, kernel => perft::perft(kernel, &Packed::pack(position), depth))
    }

    /// The pits of the mover that have seeds and may not be played, each with the reason.
    pub fn refused(&self, position: &Position) -> Vec<(Pit, Refusal)> {
        let pits = self.rules.board().pits;
        let playable = if self.shares_pits() { 2 * pits } else { pits };
        (0..playable)
            .map(Pit::from_index)
            .filter(|pit| position.seeds(Place::of(position.side(), *pit, pits)) > 0)
            .filter_map(|pit| self.check(position, Move::Sow(pit)).err().map(|refusal| (pit, refusal)))
            .collect()
    }

    /// Why a move may not be played, if it may not.
    pub fn check(&self, position: &Position, played: Move) -> Result<(), Refusal> {
        if let Some(outcome) = self.outcome(position) {
            return Err(Refusal::Over { ending: outcome.message(&self.rules) });
        }
        match played {
            Move::Swap if position.pie() == Pie::Open => Ok(()),
            Move::Swap => Err(Refusal::NoSwap),
            Move::Sow(pit) => self.check_pit(position, pit),
        }
    }

    fn check_pit(&self, position: &Position, pit: Pit) -> Result<(), Refusal> {
        let side = position.side();
        let pits = self.rules.board().pits;
        if pit.index() >= 2 * usize::from(pits) {
            return Err(Refusal::NoSuchPit {
                label: pit.to_string(),
                side,
                range: labels::range(&self.rules, side),
            });
        }
        let place = Place::of(side, pit, pits);
        let label = labels::label(&self.rules, place);
        if place.side != side && !self.shares_pits() {
            let range = labels::range(&self.rules, side);
            return Err(Refusal::NotYours { label, owner: place.side, side, range });
        }
        if let Some(owner) = position.home_at(place) {
            return Err(Refusal::Home { label, owner });
        }
        match position.seeds(place) {
            0 => return Err(Refusal::Empty { label }),
            found if found < self.rules.sow().least => {
                return Err(Refusal::TooFew { label, found, least: self.rules.sow().least });
            }
            _ => {}
        }
        with_kernel!(&self.kernel, kernel => check_turn(kernel, &self.rules, position, pit, label))
    }

    fn shares_pits(&self) -> bool {
        self.rules.board().sides == Sides::Shared
    }

    /// The label of a move.
    pub fn label(&self, side: Side, played: Move) -> String {
        match played {
            Move::Sow(pit) => labels::label(&self.rules, Place::of(side, pit, self.rules.board().pits)),
            Move::Swap => "swap".to_owned(),
        }
    }

    /// The labels of moves that follow each other from a position, up to the first that cannot be played.
    pub fn labels(&self, position: &Position, moves: &[Move]) -> Vec<String> {
        let mut at = *position;
        let mut labels = Vec::with_capacity(moves.len());
        for played in moves {
            labels.push(self.label(at.side(), *played));
            match self.play(&at, *played) {
                Ok(after) => at = after,
                Err(_) => break,
            }
        }
        labels
    }

    /// Reads the label of a move for the side to move.
    pub fn read_move(&self, side: Side, text: &str) -> Result<Move, Refusal> {
        if text.eq_ignore_ascii_case("swap") {
            return Ok(Move::Swap);
        }
        labels::place(&self.rules, side, text)
            .map(|place| Move::Sow(place.seen_by(side, self.rules.board().pits)))
            .ok_or_else(|| Refusal::NoSuchPit {
                label: text.to_owned(),
                side,
                range: labels::range(&self.rules, side),
            })
    }
}

fn swap<H: crate::kernel::Half>(_: &Kernel<H>, position: &Position) -> Position {
    Packed::<H>::pack(position).swapped().unpack(position.pits())
}

fn check_turn<H: crate::kernel::Half>(
    kernel: &Kernel<H>,
    rules: &Rules,
    position: &Position,
    pit: Pit,
    label: String,
) -> Result<(), Refusal> {
    let packed = Packed::<H>::pack(position);
    if kernel.legal(&packed).contains(pit) {
        return Ok(());
    }
    let other = !position.side();
    Err(match kernel.unending(&packed, pit.index()) {
        Some(Unending::Circle) => Refusal::Endless { label },
        Some(Unending::TooLong) => Refusal::TooLong { label, most: rules.most_laps() },
        None => match kernel.trial(&packed, pit.index()) {
            Some((_, false)) if rules.turn().feed == Feed::NeverStarve => Refusal::Starves { label, other },
            Some((_, false)) if position.on_side(other) == 0 => Refusal::MustFeed { label, other },
            _ => Refusal::Slam { label, other },
        },
    })
}
