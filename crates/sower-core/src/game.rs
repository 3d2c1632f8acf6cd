//! A game ready to play: its rules and the kernel compiled from them.

use std::fmt;
use std::str::FromStr;

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

/// A single ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Sows a pit, numbered as the mover counts.
    Sow(Pit),
    /// Swaps sides, if the pie rule allows it.
    Swap,
}

impl Move {
    /// The pit to sow; `None` for a swap.
    pub fn pit(self) -> Option<Pit> {
        match self {
            Move::Sow(pit) => Some(pit),
            Move::Swap => None,
        }
    }
}

/// The form without a game: the pit's number as the mover counts, or `swap`. [`Game::label`] has the game's own labels.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sow(pit) => pit.fmt(f),
            Move::Swap => f.write_str("swap"),
        }
    }
}

/// A text that is not a move in the form without a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a move; expected the number of a pit, from 1, or swap")]
pub struct UnknownMove(pub String);

impl FromStr for Move {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Move, UnknownMove> {
        match text {
            "swap" => Ok(Move::Swap),
            _ => match text.parse() {
                Ok(number @ 1..) => Ok(Move::Sow(Pit::new(number))),
                _ => Err(UnknownMove(text.to_owned())),
            },
        }
    }
}

/// A kernel of the width that the board needs.
#[derive(Clone, Debug)]
pub enum AnyKernel {
    /// Boards with up to 7 pits per side.
    Narrow(Kernel<u64>),
    /// Boards with up to 15 pits per side.
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

/// The most laps of a turn that counts as short.
pub(crate) const BRIEF: u32 = 256;

/// A game of validated rules, ready to play.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    kernel: AnyKernel,
}

impl Game {
    /// Compiles validated rules into a kernel of the right width.
    pub fn new(rules: Rules) -> Game {
        let kernel = if rules.board().pits <= 7 {
            AnyKernel::Narrow(Kernel::new(&rules))
        } else {
            AnyKernel::Wide(Kernel::new(&rules))
        };
        Game { rules, kernel }
    }

    /// The rules that the game was compiled from.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The kernel, for code that plays millions of plies.
    pub fn kernel(&self) -> &AnyKernel {
        &self.kernel
    }

    /// The starting position, South to move.
    pub fn start(&self) -> Position {
        self.start_with(Side::South)
    }

    /// The starting position with that side to move, as after a coin toss.
    pub fn start_with(&self, first: Side) -> Position {
        let mut start = Position::start(&self.rules);
        start.side = first;
        self.settle(&start)
    }

    /// Validates a position that a user entered. If the side to move must pass, the opponent is to move in the result.
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        setup.check(&self.rules).map(|position| self.settle(&position))
    }

    fn settle(&self, position: &Position) -> Position {
        with_kernel!(&self.kernel, kernel => kernel.settle_turn(&Packed::pack(position)).unpack(position.pits()))
    }

    /// The turn of the side to move: legal moves, refusals and the result, computed once.
    pub fn turn<'a>(&'a self, position: &'a Position) -> Turn<'a> {
        Turn::new(self, position)
    }

    /// The legal moves: pits in ascending order, then a swap.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        self.turn(position).moves().collect()
    }

    /// The result, if the game is over on the board alone (see [`Turn::outcome`]).
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.turn(position).outcome()
    }

    /// Plays a move and returns the position after it.
    pub fn play(&self, position: &Position, played: Move) -> Result<Position, Refusal> {
        self.turn(position).play(played)
    }

    /// Plays a move and records every step of it.
    pub fn trace(&self, position: &Position, played: Move) -> Result<Trace, Refusal> {
        self.turn(position).trace(played)
    }

    /// Returns why a move is illegal, if it is.
    pub fn check(&self, position: &Position, played: Move) -> Result<(), Refusal> {
        self.turn(position).check(played)
    }

    /// Whether every turn here, and every turn after it, has few laps. Then playing and explaining a ply takes well under a
    /// millisecond. Long relays may take much more.
    pub fn is_brief(&self, position: &Position) -> bool {
        with_kernel!(&self.kernel, kernel => kernel.is_brief(&Packed::pack(position), BRIEF))
    }

    /// Counts the sequences of exactly `depth` plies.
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        with_kernel!(&self.kernel, kernel => perft::perft(kernel, &Packed::pack(position), depth))
    }

    /// The label of a move, as the rules' notation names pits.
    pub fn label(&self, side: Side, played: Move) -> String {
        match played {
            Move::Sow(pit) => labels::label(&self.rules, Place::of(side, pit, self.rules.board().pits)),
            Move::Swap => "swap".to_owned(),
        }
    }

    /// The labels of consecutive moves from a position, up to the first illegal one.
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
