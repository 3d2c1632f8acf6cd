//! Legal moves.

use super::TwoRows;
use super::board::Board;
use crate::position::Position;
use crate::rules::{Feed, GrandSlam, MayMove, NoMove};
use crate::side::{Place, Way};

/// Moves as a bit for every cell: without a direction or clockwise, and anticlockwise where the player chooses.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct MoveSet([u64; 2]);

impl MoveSet {
    pub(super) fn is_empty(self) -> bool {
        self.0 == [0, 0]
    }

    fn insert(&mut self, cell: usize, way: Option<Way>) {
        self.0[usize::from(way == Some(Way::Anticlockwise))] |= 1u64 << cell;
    }

    fn contains(self, cell: usize, way: Option<Way>) -> bool {
        self.0[usize::from(way == Some(Way::Anticlockwise))] >> cell & 1 == 1
    }
}

impl TwoRows {
    /// The moves of a set in canonical order.
    pub(super) fn moves_of<'a>(
        &'a self,
        position: &'a Position,
        moves: MoveSet,
    ) -> impl Iterator<Item = (usize, Option<Way>)> + 'a {
        let mut cells = moves.0[0] | moves.0[1];
        let cells = std::iter::from_fn(move || {
            (cells != 0).then(|| {
                let cell = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                cell
            })
        });
        cells
            .flat_map(|cell| self.ways(position, cell).into_iter().flatten().map(move |way| (cell, way)))
            .filter(move |(cell, way)| moves.contains(*cell, *way))
    }

    /// The moves with enough seeds that meet the conditions of `turn.may-move`, whether legal or not.
    pub(super) fn candidates(&self, position: &Position) -> MoveSet {
        let board = self.board(position);
        let least = self.rules.sow().least;
        let mut cells = self.playable(&board);
        for cell in 0..2 * self.pits {
            if board.seeds[cell] < least {
                cells &= !(1u64 << cell);
            }
        }
        let mover = position.side();
        for side in [mover, !mover] {
            if let Some(index) = position.extra().blocked[side] {
                cells &= !(1u64 << Place { side, index }.seen_by(mover, position.pits()).index());
            }
        }
        let mut moves = MoveSet::default();
        for cell in (0..2 * self.pits).filter(|cell| cells >> cell & 1 == 1) {
            for way in self.ways(position, cell).into_iter().flatten() {
                if self.may_move(position, &board, cells, cell, way) {
                    moves.insert(cell, way);
                }
            }
        }
        moves
    }

    fn may_move(
        &self,
        position: &Position,
        board: &Board,
        cells: u64,
        cell: usize,
        way: Option<Way>,
    ) -> bool {
        let count = board.seeds[cell];
        // Another pit that could be played and has another count.
        let others = |count: u8| {
            (0..2 * self.pits).any(|other| cells >> other & 1 == 1 && board.seeds[other] != count)
        };
        self.rules.turn().may_move.iter().all(|condition| match condition {
            MayMove::ReachesOrEmpty => {
                let (end, reached) = self.first_lap(position, cell, way);
                reached || end.is_none_or(|(_, before)| before == 0)
            }
            MayMove::Occupied => self.first_lap(position, cell, way).0.is_some_and(|(_, before)| before > 0),
            MayMove::SingleToEmpty => {
                count != 1 || self.first_lap(position, cell, way).0.is_none_or(|(_, before)| before == 0)
            }
            MayMove::SinglesLast => count != 1 || !others(1),
            MayMove::TwosLast => count != 2 || !others(2),
            MayMove::LeftPitLast => cell != 0 || count > 3 || cells & !1 == 0,
            MayMove::NotOppositeSingle => board.seeds[self.opposite(cell)] != 1,
        })
    }

    /// Whether the legality of a move depends on its result.
    fn needs_trial(&self, position: &Position) -> bool {
        self.owes_seeds(position) || self.bars_slams()
    }

    fn bars_slams(&self) -> bool {
        matches!(self.rules.capture().grand_slam, GrandSlam::Illegal | GrandSlam::IllegalUnlessForced)
    }

    /// Whether the rules oblige the mover to leave the opponent seeds.
    fn owes_seeds(&self, position: &Position) -> bool {
        match self.rules.turn().feed {
            Feed::Free => false,
            Feed::MustFeed => self.is_bare(&self.board(position)),
            Feed::NeverStarve => true,
        }
    }

    /// Whether the opponent has no seeds in play.
    pub(super) fn is_bare(&self, board: &Board) -> bool {
        board.free_seeds(self.all & !board.mine) == 0
    }

    /// The moves that are legal as far as is known without sowing. Endless turns are not excluded.
    pub(super) fn legal(&self, position: &Position) -> MoveSet {
        if super::ending::ended_on_board(self, position).is_some() {
            return MoveSet::default();
        }
        let candidates = self.candidates(position);
        if candidates.is_empty() || !self.needs_trial(position) {
            return candidates;
        }
        let owes_seeds = self.owes_seeds(position);
        // In each pair: ordinary moves, and grand slams that are illegal while another move exists.
        let (mut feeding, mut starving) = ([MoveSet::default(); 2], [MoveSet::default(); 2]);
        for (cell, way) in self.moves_of(position, candidates) {
            match self.sow(position, cell, way) {
                Err(_) if !self.stays => {}
                Err(_) => feeding[0].insert(cell, way),
                Ok(turn) => {
                    let starves = owes_seeds && self.is_bare(&turn.board);
                    let moves = if starves { &mut starving } else { &mut feeding };
                    moves[usize::from(turn.slam && self.bars_slams())].insert(cell, way);
                }
            }
        }
        // Where a side without seeds passes, the duty to feed it is void if no move can.
        let cannot_feed = feeding.iter().all(|moves| moves.is_empty());
        let [plain, slams] =
            if cannot_feed && self.rules.turn().no_move == NoMove::Pass { starving } else { feeding };
        if plain.is_empty() { slams } else { plain }
    }

    /// Whether some move of a set ends.
    pub(super) fn some_ends(&self, position: &Position, moves: MoveSet) -> bool {
        if self.stays || !self.rules.can_be_endless() {
            return !moves.is_empty();
        }
        self.moves_of(position, moves).any(|(cell, way)| self.sow(position, cell, way).is_ok())
    }
}
