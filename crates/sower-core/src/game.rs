//! A game ready to play: its rules and the kernel compiled from them.

use std::fmt;
use std::str::FromStr;

use crate::kernel::{Board as _, General, Kernel as _, SharedRing};
use crate::labels;
use crate::named::Named;
use crate::outcome::{Outcome, Termination};
use crate::perft;
use crate::played::settled;
use crate::position::{Position, Setup, SetupError};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::side::{Pit, Place, Side, Way};
use crate::trace::Trace;
use crate::turn::Turn;

/// A single ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Sows a pit, numbered as the mover counts.
    Sow(Pit),
    /// Sows a pit with a direction or a choice that the player makes. [`Move::new`] makes [`Move::Sow`] of a turn without either.
    Turn {
        /// The pit to sow, numbered as the mover counts.
        pit: Pit,
        /// The direction, where the player chooses it.
        way: Option<Way>,
        /// What the player chooses within the turn.
        choice: Choice,
    },
    /// Swaps sides, if the pie rule allows it.
    Swap,
}

/// What a player chooses within a turn, besides the pit and the direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// Nothing.
    #[default]
    None,
    /// To sow the house on when a lap ends there.
    Safari,
    /// A pit to capture as well, numbered as the mover counts.
    Pit(Pit),
}

impl Move {
    /// A turn from a pit.
    pub fn new(pit: Pit, way: Option<Way>, choice: Choice) -> Move {
        match (way, choice) {
            (None, Choice::None) => Move::Sow(pit),
            _ => Move::Turn { pit, way, choice },
        }
    }

    /// The pit to sow; `None` for a swap.
    pub fn pit(self) -> Option<Pit> {
        match self {
            Move::Sow(pit) | Move::Turn { pit, .. } => Some(pit),
            Move::Swap => None,
        }
    }

    /// The direction that the player chooses, in games with such a choice.
    pub fn way(self) -> Option<Way> {
        match self {
            Move::Turn { way, .. } => way,
            Move::Sow(_) | Move::Swap => None,
        }
    }

    /// What the player chooses within the turn.
    pub fn choice(self) -> Choice {
        match self {
            Move::Turn { choice, .. } => choice,
            Move::Sow(_) | Move::Swap => Choice::None,
        }
    }
}

/// The form without a game: the pit's number as the mover counts, with `<` or `>` where a direction is chosen and a colon before a
/// further choice, or `swap`. [`Game::label`] has the game's own labels.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(pit) = self.pit() else { return f.write_str("swap") };
        pit.fmt(f)?;
        if let Some(way) = self.way() {
            way.fmt(f)?;
        }
        match self.choice() {
            Choice::None => Ok(()),
            Choice::Safari => f.write_str(":safari"),
            Choice::Pit(pit) => write!(f, ":{pit}"),
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
        if text == "swap" {
            return Ok(Move::Swap);
        }
        let unknown = || UnknownMove(text.to_owned());
        let number = |text: &str| match text.parse() {
            Ok(number @ 1..) => Ok(Pit::new(number)),
            _ => Err(unknown()),
        };
        let (body, choice) = match text.split_once(':') {
            None => (text, Choice::None),
            Some((body, "safari")) => (body, Choice::Safari),
            Some((body, pit)) => (body, Choice::Pit(number(pit)?)),
        };
        let (body, way) = split_way(body);
        Ok(Move::new(number(body)?, way, choice))
    }
}

/// Splits the mark of a direction off the end of a text.
pub(crate) fn split_way(text: &str) -> (&str, Option<Way>) {
    Way::BOTH
        .iter()
        .find_map(|way| Some((text.strip_suffix(way.name())?, Some(*way))))
        .unwrap_or((text, None))
}

/// The kernel that the game needs.
#[derive(Clone, Debug)]
pub enum AnyKernel {
    /// Boards with up to 7 pits per side.
    Narrow(SharedRing<u64>),
    /// Boards with up to 15 pits per side.
    Wide(SharedRing<u128>),
    /// Games that the shared ring cannot express.
    General(General),
}

/// Runs the same expression on the kernel of any form.
#[macro_export]
macro_rules! with_kernel {
    ($any:expr, $kernel:ident => $body:expr) => {
        match $any {
            $crate::AnyKernel::Narrow($kernel) => $body,
            $crate::AnyKernel::Wide($kernel) => $body,
            $crate::AnyKernel::General($kernel) => $body,
        }
    };
}

/// Runs the same expression on a shared ring of either width, and another one on the general kernel.
#[macro_export]
macro_rules! with_shared_ring {
    ($any:expr, $kernel:ident => $body:expr, else $otherwise:expr) => {
        match $any {
            $crate::AnyKernel::Narrow($kernel) => $body,
            $crate::AnyKernel::Wide($kernel) => $body,
            $crate::AnyKernel::General(_) => $otherwise,
        }
    };
}

/// A position in the form of a kernel's board.
pub fn pack<K: crate::kernel::Kernel>(_: &K, position: &Position) -> K::Board {
    K::Board::pack(position)
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
        let kernel = if rules.needs_general() {
            AnyKernel::General(General::new(&rules))
        } else if rules.board().pits <= 7 {
            AnyKernel::Narrow(SharedRing::new(&rules))
        } else {
            AnyKernel::Wide(SharedRing::new(&rules))
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

    /// The position after the side to move has passed, if it must.
    pub(crate) fn settle(&self, position: &Position) -> Position {
        with_kernel!(&self.kernel, kernel => kernel.settle_turn(&pack(kernel, position)).unpack(position.pits()))
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

    /// The result if play is cut off here, by agreement, by repetition or after too many plies. The rules say who gets the seeds in play.
    pub fn cut_off(&self, position: &Position, termination: Termination) -> Outcome {
        settled(&self.rules, position, termination)
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
        with_kernel!(&self.kernel, kernel => kernel.is_brief(&pack(kernel, position), BRIEF))
    }

    /// Counts the sequences of exactly `depth` plies.
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        with_kernel!(&self.kernel, kernel => perft::perft(kernel, &pack(kernel, position), depth))
    }

    /// The label of a move, as the rules' notation names pits.
    pub fn label(&self, side: Side, played: Move) -> String {
        let named = |pit| labels::label(&self.rules, Place::of(side, pit, self.rules.board().pits));
        let Some(pit) = played.pit() else { return "swap".to_owned() };
        let mut label = named(pit);
        if let Some(way) = played.way() {
            label.push_str(way.name());
        }
        match played.choice() {
            Choice::None => {}
            Choice::Safari => label.push_str(":safari"),
            Choice::Pit(pit) => {
                label.push(':');
                label.push_str(&named(pit));
            }
        }
        label
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
        let no_such_pit =
            || Refusal::NoSuchPit { label: text.to_owned(), side, range: labels::range(&self.rules, side) };
        let pits = self.rules.board().pits;
        let pit = |mover: Side, text: &str| {
            labels::place(&self.rules, mover, text)
                .map(|place| place.seen_by(side, pits))
                .ok_or_else(no_such_pit)
        };
        let (body, choice) = match text.split_once(':') {
            None => (text, Choice::None),
            Some((body, word)) if word.eq_ignore_ascii_case("safari") => (body, Choice::Safari),
            // Where both sides use the same labels, the pit to capture is the opponent's.
            Some((body, other)) => (body, Choice::Pit(pit(!side, other)?)),
        };
        let (body, way) = split_way(body);
        Ok(Move::new(pit(side, body)?, way, choice))
    }
}
