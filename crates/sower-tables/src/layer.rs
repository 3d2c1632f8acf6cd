//! A layer: all positions with the same number of seeds in play, and their indices.
//!
//! A layer is divided by homes, then by the number of seeds on the mover's side. Each part is a rectangle: the rows of one side by the
//! rows of the other. The side with more seeds numbers the lines. So a move that changes few seeds leads to a nearby index, whichever
//! side moves: the two positions of one board have the same place in two rectangles.

use std::sync::Arc;

use sower_core::Rules;
use sower_core::kernel::{Half, Packed, SharedRing};
use sower_core::rules::HomeBar;

use crate::rows::{Rows, ways};

/// The most seeds in play: the kernel cannot undo moves with more.
pub(crate) const MOST_SEEDS: u8 = 120;

/// The rows of both sides, shared by all layers of a game.
#[derive(Debug)]
pub(crate) struct Board<H> {
    pits: usize,
    pit_mask: H,
    /// With no pit closed, then with each one.
    rows: Vec<Rows<H>>,
    /// The possible homes: the mover's in the opponent's row, then the opponent's in the mover's.
    homes: Vec<[Option<u8>; 2]>,
}

impl<H: Half> Board<H> {
    pub(crate) fn new(rules: &Rules, kernel: &SharedRing<H>, most_seeds: u8) -> Board<H> {
        let pits = kernel.pits();
        let with_homes = rules.home().at.is_some();
        let closed = (0..pits as u8).filter(|_| with_homes).map(Some);
        let rows =
            std::iter::once(None).chain(closed).map(|closed| Rows::new(pits, closed, most_seeds)).collect();
        Board { pits, pit_mask: kernel.pit_mask(), rows, homes: possible_homes(rules) }
    }

    #[inline(always)]
    fn rows(&self, closed: Option<u8>) -> &Rows<H> {
        &self.rows[closed.map_or(0, |pit| usize::from(pit) + 1)]
    }

    /// Whether no pit is ever closed.
    pub(crate) fn has_no_homes(&self) -> bool {
        self.homes.len() == 1
    }

    /// The rows of a side with no pit closed.
    pub(crate) fn open_rows(&self) -> &Rows<H> {
        &self.rows[0]
    }

    /// The prefix sums that give a position's layer and index.
    #[inline(always)]
    pub(crate) fn sums(&self, position: &Packed<H>) -> Sums<H> {
        Sums {
            own: (position.own() & self.pit_mask).sums_so_far(),
            other: (position.other() & self.pit_mask).sums_so_far(),
        }
    }
}

/// Prefix sums of the seeds in each side's pits.
#[derive(Clone, Copy)]
pub(crate) struct Sums<H> {
    own: H,
    other: H,
}

impl<H: Half> Sums<H> {
    /// The seeds in play.
    #[inline(always)]
    pub(crate) fn seeds(&self) -> u8 {
        self.own.byte(H::STORE) + self.other.byte(H::STORE)
    }
}

/// The homes that the rules allow; the first pair means no homes.
fn possible_homes(rules: &Rules) -> Vec<[Option<u8>; 2]> {
    if rules.home().at.is_none() {
        return vec![[None; 2]];
    }
    let pits = rules.board().pits;
    let bars = &rules.home().bars;
    let places = || std::iter::once(None).chain((0..pits).map(Some));
    places()
        .flat_map(|mine| places().map(move |theirs| [mine, theirs]))
        .filter(|homes| {
            let last = homes.contains(&Some(pits - 1)) && bars.contains(&HomeBar::LastPit);
            let clash = match homes {
                [Some(mine), Some(theirs)] => {
                    (bars.contains(&HomeBar::SameNumber) && mine == theirs)
                        || (bars.contains(&HomeBar::Facing) && mine + theirs + 1 == pits)
                }
                _ => false,
            };
            !last && !clash
        })
        .collect()
}

/// The number of positions of a layer.
pub(crate) fn positions(rules: &Rules, seeds: u8) -> u64 {
    let pits = u64::from(rules.board().pits);
    possible_homes(rules)
        .iter()
        .map(|homes| {
            let closed = homes.iter().flatten().count() as u64;
            ways(2 * pits - closed, u64::from(seeds))
        })
        .sum()
}

/// One rectangle of a layer.
#[derive(Clone, Debug)]
pub(crate) struct Rectangle {
    pub(crate) homes: [Option<u8>; 2],
    /// Seeds on the mover's side.
    pub(crate) own_seeds: u8,
    /// The index of its first position.
    pub(crate) first: u64,
    /// The number of rows of the mover's side, and of the opponent's.
    pub(crate) own_len: u32,
    pub(crate) other_len: u32,
    /// Whether the mover's rows number the lines.
    pub(crate) own_major: bool,
}

impl Rectangle {
    /// The number of lines, and of positions in each.
    #[inline(always)]
    pub(crate) fn lines(&self) -> (u32, u32) {
        if self.own_major { (self.own_len, self.other_len) } else { (self.other_len, self.own_len) }
    }

    fn len(&self) -> u64 {
        u64::from(self.own_len) * u64::from(self.other_len)
    }
}

/// All positions with one number of seeds in play.
#[derive(Debug)]
pub(crate) struct Layer<H> {
    board: Arc<Board<H>>,
    seeds: u8,
    rectangles: Vec<Rectangle>,
    /// For each pair of homes, the index of its first rectangle.
    by_homes: Vec<u32>,
    positions: u64,
}

/// No rectangles for these homes.
const NONE: u32 = u32::MAX;

impl<H: Half> Layer<H> {
    pub(crate) fn new(board: Arc<Board<H>>, seeds: u8) -> Layer<H> {
        let mut rectangles = Vec::new();
        let mut by_homes = vec![NONE; (board.pits + 1) * (board.pits + 1)];
        let mut first = 0;
        for homes in &board.homes {
            by_homes[place_of_homes(board.pits, *homes)] = rectangles.len() as u32;
            let [mine, theirs] = *homes;
            for own_seeds in 0..=seeds {
                // The opponent's home is in the mover's row.
                let own_len = board.rows(theirs).with(own_seeds).len() as u32;
                let other_len = board.rows(mine).with(seeds - own_seeds).len() as u32;
                let own_major = own_seeds >= seeds - own_seeds;
                let rectangle = Rectangle { homes: *homes, own_seeds, first, own_len, other_len, own_major };
                first += rectangle.len();
                rectangles.push(rectangle);
            }
        }
        Layer { board, seeds, rectangles, by_homes, positions: first }
    }

    pub(crate) fn board(&self) -> &Arc<Board<H>> {
        &self.board
    }

    pub(crate) fn seeds(&self) -> u8 {
        self.seeds
    }

    /// The number of positions.
    pub(crate) fn len(&self) -> u64 {
        self.positions
    }

    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        &self.rectangles
    }

    /// The index of a position of this layer; `None` if its homes are impossible.
    #[inline(always)]
    pub(crate) fn index(&self, position: &Packed<H>) -> Option<u64> {
        self.index_by_sums(position, &self.board.sums(position))
    }

    /// The index of a position whose prefix sums are known.
    #[inline(always)]
    pub(crate) fn index_by_sums(&self, position: &Packed<H>, sums: &Sums<H>) -> Option<u64> {
        let own_seeds = usize::from(sums.own.byte(H::STORE));
        let (rectangle, own_rows, other_rows) = if self.board.homes.len() == 1 {
            (&self.rectangles[own_seeds], &self.board.rows[0], &self.board.rows[0])
        } else {
            let homes @ [mine, theirs] = position.homes_by_mover();
            let first = self.by_homes[place_of_homes(self.board.pits, homes)];
            if first == NONE {
                return None;
            }
            (&self.rectangles[first as usize + own_seeds], self.board.rows(theirs), self.board.rows(mine))
        };
        let own = u64::from(own_rows.rank_of_sums(sums.own));
        let other = u64::from(other_rows.rank_of_sums(sums.other));
        Some(
            rectangle.first
                + if rectangle.own_major {
                    own * u64::from(rectangle.other_len) + other
                } else {
                    other * u64::from(rectangle.own_len) + own
                },
        )
    }

    /// The position with that index.
    #[inline(always)]
    pub(crate) fn position(&self, index: u64) -> Packed<H> {
        let rectangle =
            &self.rectangles[self.rectangles.partition_point(|rectangle| rectangle.first <= index) - 1];
        let (_, width) = rectangle.lines();
        let within = index - rectangle.first;
        // Both fit in 32 bits for any layer that fits in memory; a 32-bit division is several times cheaper.
        let (line, place) = if within <= u64::from(u32::MAX) {
            (within as u32 / width, within as u32 % width)
        } else {
            ((within / u64::from(width)) as u32, (within % u64::from(width)) as u32)
        };
        self.at(rectangle, line, place)
    }

    /// The position at that place of a rectangle.
    #[inline(always)]
    pub(crate) fn at(&self, rectangle: &Rectangle, line: u32, place: u32) -> Packed<H> {
        let [mine, theirs] = rectangle.homes;
        let own = self.board.rows(theirs).with(rectangle.own_seeds);
        let other = self.board.rows(mine).with(self.seeds - rectangle.own_seeds);
        let (own_rank, other_rank) = if rectangle.own_major { (line, place) } else { (place, line) };
        Packed::of_pits(own[own_rank as usize], other[other_rank as usize], rectangle.homes)
    }
}

#[inline(always)]
fn place_of_homes(pits: usize, [mine, theirs]: [Option<u8>; 2]) -> usize {
    let place = |home: Option<u8>| home.map_or(0, |pit| usize::from(pit) + 1);
    place(mine) * (pits + 1) + place(theirs)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{Board, Layer, positions};
    use sower_core::kernel::Backward;
    use sower_core::{Game, library, with_shared_ring};

    #[test]
    fn every_position_has_its_own_number_in_every_game() {
        for listed in library::all() {
            let game = Game::new(listed.rules(&[]).expect("a shipped game"));
            let rules = game.rules();
            with_shared_ring!(game.kernel(), kernel => {
                let board = Arc::new(Board::new(rules, kernel, 3));
                for seeds in 0..=3 {
                    let layer = Layer::new(board.clone(), seeds);
                    assert_eq!(layer.len(), positions(rules, seeds));
                    for index in 0..layer.len() {
                        let position = layer.position(index);
                        assert_eq!(layer.index(&position), Some(index), "{} {position:?}", listed.name);
                        assert_eq!(board.sums(&position).seeds(), seeds);
                    }
                }
            }, else {});
        }
    }

    /// Turns without a capture, played forward and found backward, must agree.
    #[test]
    fn what_leads_to_a_position_is_what_can_be_played_to_it() {
        for listed in library::all() {
            let game = Game::new(listed.rules(&[]).expect("a shipped game"));
            with_shared_ring!(game.kernel(), kernel => {
                if kernel.backward() == Backward::Unknown {
                    continue;
                }
                let most = if listed.name.starts_with("ogidise") { 0 } else { 4 };
                let board = Arc::new(Board::new(game.rules(), kernel, most));
                let layer = Layer::new(board, most);
                let (mut forward, mut backward) = (Vec::new(), Vec::new());
                for index in 0..layer.len() {
                    let position = layer.position(index);
                    kernel.for_each_child(&position, |_, after| {
                        if layer.board().sums(after).seeds() == most {
                            forward.push((index, layer.index(after), after.side() == position.side()));
                        }
                    });
                    kernel.for_each_parent(&position, |parent, same_side| {
                        backward.push((layer.index(parent).expect("homes stay"), Some(index), same_side));
                    });
                }
                forward.sort_unstable();
                backward.sort_unstable();
                for (played, found) in forward.iter().zip(&backward) {
                    assert_eq!(played, found, "{} {:?}", listed.name, layer.position(played.0));
                }
                assert_eq!(forward.len(), backward.len(), "{}", listed.name);
            }, else {});
        }
    }
}
