//! A game ready to play: its rules with the kernel compiled from them.

use crate::kernel::{Kernel, Packed};
use crate::labels;
use crate::outcome::Outcome;
use crate::perft;
use crate::position::{Position, Setup, SetupError};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::side::{Pit, Place, Side};
use crate::trace::Trace;
use crate::turn::Turn;

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

    /// The turn of the side to move: legal moves, refusals and the result, worked out once.
    pub fn turn<'a>(&'a self, position: &'a Position) -> Turn<'a> {
        Turn::new(self, position)
    }

    /// The legal moves, pits ascending, a swap last.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        self.turn(position).moves().collect()
    }

    /// The result, if the board alone says that the game is over (see [`Turn::outcome`]).
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.turn(position).outcome()
    }

    /// Plays a move.
    pub fn play(&self, position: &Position, played: Move) -> Result<Position, Refusal> {
        self.turn(position).play(played)
    }

    /// Plays a move and records every step of it.
    pub fn trace(&self, position: &Position, played: Move) -> Result<Trace, Refusal> {
        self.turn(position).trace(played)
    }

    /// Says why a move may not be played, if it may not.
    pub fn check(&self, position: &Position, played: Move) -> Result<(), Refusal> {
        self.turn(position).check(played)
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
