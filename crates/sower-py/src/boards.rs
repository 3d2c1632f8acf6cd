//! Positions in the form of their game's kernel, as objects and batches keep them, and what both need to know of a kernel.

use sower_core::kernel::{Board as _, General, Half, Kernel, Moves, Packed, PackedMove, SharedRing};
use sower_core::rules::Rules;
use sower_core::{AnyKernel, Game, Move, Pit, Position, Side};

/// A position in the form of its game's kernel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AnyBoard {
    Narrow(Packed<u64>),
    Wide(Packed<u128>),
    General(Box<Position>),
}

/// Runs the same expression on a kernel and a board of its form.
macro_rules! with_board {
    ($kernel:expr, $board:expr, ($k:ident, $b:ident) => $body:expr) => {
        match ($kernel, $board) {
            (sower_core::AnyKernel::Narrow($k), $crate::boards::AnyBoard::Narrow($b)) => $body,
            (sower_core::AnyKernel::Wide($k), $crate::boards::AnyBoard::Wide($b)) => $body,
            (sower_core::AnyKernel::General($k), $crate::boards::AnyBoard::General($b)) => {
                let $b = &**$b;
                $body
            }
            _ => unreachable!("a board has the form of its game's kernel"),
        }
    };
}

impl AnyBoard {
    pub(crate) fn pack(game: &Game, position: &Position) -> AnyBoard {
        match game.kernel() {
            AnyKernel::Narrow(_) => AnyBoard::Narrow(Packed::pack(position)),
            AnyKernel::Wide(_) => AnyBoard::Wide(Packed::pack(position)),
            AnyKernel::General(_) => AnyBoard::General(Box::new(*position)),
        }
    }

    pub(crate) fn unpack(&self, game: &Game) -> Position {
        let pits = game.rules().board().pits;
        match self {
            AnyBoard::Narrow(board) => board.unpack(pits),
            AnyBoard::Wide(board) => board.unpack(pits),
            AnyBoard::General(position) => **position,
        }
    }

    #[inline]
    pub(crate) fn side(&self) -> Side {
        match self {
            AnyBoard::Narrow(board) => board.side(),
            AnyBoard::Wide(board) => board.side(),
            AnyBoard::General(position) => position.side(),
        }
    }

    /// The position after a move, if it is legal.
    #[inline]
    pub(crate) fn play(&self, kernel: &AnyKernel, played: Move) -> Option<AnyBoard> {
        match (kernel, self) {
            (AnyKernel::Narrow(kernel), AnyBoard::Narrow(board)) => {
                kernel.play_checked(board, played).map(AnyBoard::Narrow)
            }
            (AnyKernel::Wide(kernel), AnyBoard::Wide(board)) => {
                kernel.play_checked(board, played).map(AnyBoard::Wide)
            }
            (AnyKernel::General(kernel), AnyBoard::General(board)) => {
                kernel.play_checked(board, played).map(|after| AnyBoard::General(Box::new(after)))
            }
            _ => unreachable!("a board has the form of its game's kernel"),
        }
    }

    /// Every legal move, in the game's order.
    pub(crate) fn moves(&self, kernel: &AnyKernel) -> Vec<Move> {
        let mut moves = Vec::new();
        with_board!(kernel, self, (kernel, board) => kernel.legal_moves(board, &mut moves));
        moves
    }
}

/// A kernel as Python needs it: with legality, and with drawn moves.
pub(crate) trait Playing: Kernel {
    /// The position after a move, if it is legal.
    fn play_checked(&self, board: &Self::Board, played: Move) -> Option<Self::Board>;

    /// Appends every legal move, in the game's order; none if the game is over.
    fn legal_moves(&self, board: &Self::Board, moves: &mut Vec<Move>);

    /// The position after a random legal move; `None` if the game is over. `draw` gives an index below its argument.
    fn play_drawn(
        &self,
        board: &Self::Board,
        moves: &mut Vec<Move>,
        draw: &mut impl FnMut(usize) -> usize,
    ) -> Option<Self::Board>;
}

/// Whether the mover may swap seats: the game is not over, and a legal move is known if there is one.
fn swap_is_legal<K: Kernel>(kernel: &K, board: &K::Board) -> bool {
    board.may_swap() && kernel.termination(board).is_none()
}

impl<H: Half> Playing for SharedRing<H> {
    #[inline]
    fn play_checked(&self, board: &Packed<H>, played: Move) -> Option<Packed<H>> {
        match played {
            Move::Sow(pit) if pit.index() < 2 * self.pits() && self.legal(board).contains(pit) => {
                Some(SharedRing::play_unchecked(self, board, pit.index()))
            }
            Move::Swap if swap_is_legal(self, board) => Some(board.swapped()),
            _ => None,
        }
    }

    #[inline]
    fn legal_moves(&self, board: &Packed<H>, moves: &mut Vec<Move>) {
        let pits: Moves = self.legal(board);
        moves.extend(pits.indices().map(|index| Move::Sow(Pit::from_index(index as u8))));
        if !pits.is_empty() && board.may_swap() {
            moves.push(Move::Swap);
        }
    }

    #[inline]
    fn play_drawn(
        &self,
        board: &Packed<H>,
        _: &mut Vec<Move>,
        draw: &mut impl FnMut(usize) -> usize,
    ) -> Option<Packed<H>> {
        let pits = self.legal(board);
        if pits.is_empty() {
            return None;
        }
        let drawn = draw(pits.len() + usize::from(board.may_swap()));
        if drawn == pits.len() {
            return Some(board.swapped());
        }
        Some(SharedRing::play_unchecked(self, board, pits.nth(drawn as u32)))
    }
}

impl Playing for General {
    fn play_checked(&self, board: &Position, played: Move) -> Option<Position> {
        let mut moves = Vec::new();
        self.legal_moves(board, &mut moves);
        match played {
            Move::Swap => moves.contains(&Move::Swap).then(|| sower_core::kernel::Board::swapped(board)),
            _ => moves.contains(&played).then(|| self.play_unchecked(board, PackedMove::from(played))),
        }
    }

    fn legal_moves(&self, board: &Position, moves: &mut Vec<Move>) {
        let before = moves.len();
        self.moves_into(board, moves);
        if moves.len() > before && board.pie() == sower_core::Pie::Open {
            moves.push(Move::Swap);
        }
    }

    fn play_drawn(
        &self,
        board: &Position,
        moves: &mut Vec<Move>,
        draw: &mut impl FnMut(usize) -> usize,
    ) -> Option<Position> {
        moves.clear();
        self.legal_moves(board, moves);
        if moves.is_empty() {
            return None;
        }
        Some(match moves[draw(moves.len())] {
            Move::Swap => sower_core::kernel::Board::swapped(board),
            played => self.play_unchecked(board, PackedMove::from(played)),
        })
    }
}

/// What a board looks like to a program that learns: numbers from 0 to 255, from the mover's side.
///
/// ```text
/// own pits, other pits      in each owner's order
/// own store, other store
/// own hand, other hand      in games with seeds in hand
/// own marks, other marks    in games with special pits, one per pit: the sum of
///                             1 home of the mover   2 home of the opponent   4 closed or lost
///                             8 owned by the mover  16 owned by the opponent
///                             32 may not be played next                      64 house
/// ```
#[derive(Clone, Copy, Debug)]
pub(crate) struct Observation {
    pits: usize,
    has_hands: bool,
    has_marks: bool,
}

impl Observation {
    pub(crate) fn new(rules: &Rules, kernel: &AnyKernel) -> Observation {
        Observation {
            pits: usize::from(rules.board().pits),
            has_hands: rules.has_hands(),
            has_marks: rules.home().at.is_some() || matches!(kernel, AnyKernel::General(_)),
        }
    }

    /// How many numbers there are.
    pub(crate) fn len(&self) -> usize {
        let marks = if self.has_marks { 2 * self.pits } else { 0 };
        2 * self.pits + 2 + 2 * usize::from(self.has_hands) + marks
    }

    /// Writes the numbers of a board; `into` has [`Observation::len`] places.
    pub(crate) fn write<K: Kernel>(&self, _: &K, board: &K::Board, into: &mut [u8]) {
        use sower_core::kernel::Board;
        let pits = self.pits;
        for half in 0..2 {
            for index in 0..pits {
                into[half * pits + index] = board.seeds_in(half, index);
            }
        }
        into[2 * pits] = board.own_store();
        into[2 * pits + 1] = board.other_store();
        if self.has_hands || self.has_marks {
            self.write_special(&board.unpack(pits as u8), &mut into[2 * pits + 2..]);
        }
    }

    fn write_special(&self, position: &Position, into: &mut [u8]) {
        let (own, other) = (position.side(), !position.side());
        let mut into = into.iter_mut();
        let mut put = |number: u8| *into.next().expect("there is room for every number") = number;
        let extra = position.extra();
        if self.has_hands {
            put(extra.hands[own]);
            put(extra.hands[other]);
        }
        if !self.has_marks {
            return;
        }
        for row in [own, other] {
            for index in 0..self.pits as u8 {
                let bit = |bits: u32| bits >> index & 1 == 1;
                let home_of = |owner: Side| row != owner && position.home(owner) == Some(index);
                let marks = [
                    home_of(own),
                    home_of(other),
                    bit(extra.closed[row]) || bit(extra.lost[row]),
                    bit(extra.owned[own][row]),
                    bit(extra.owned[other][row]),
                    extra.blocked[row] == Some(index),
                    extra.houses[row] && index == HOUSE,
                ];
                put(marks.iter().enumerate().map(|(at, is)| u8::from(*is) << at).sum());
            }
        }
    }
}

/// The house in a row of Bao: the fifth pit of the inner row from the owner's left.
const HOUSE: u8 = 4;

/// Writes the observation of a board.
pub(crate) fn observe(game: &Game, observation: Observation, board: &AnyBoard, into: &mut [u8]) {
    with_board!(game.kernel(), board, (kernel, board) => observation.write(kernel, board, into));
}
