//! Selects puzzles among candidates: no near duplicates, and some of every grade.

use sower_core::notation::write_position;
use sower_core::{Position, Side};

use crate::grade::{HARDEST, hardness};
use crate::puzzle::Puzzle;

/// The largest difference of boards that count as near duplicates: one seed in another pit.
const NEAR: u32 = 2;

/// Whether two positions look alike to the side to move.
pub(crate) fn is_near(one: &Position, other: &Position) -> bool {
    let homes = |position: &Position| [position.home(position.side()), position.home(!position.side())];
    let difference = |row: fn(Side) -> Side| -> u32 {
        let rows = one.row(row(one.side())).iter().zip(other.row(row(other.side())));
        rows.map(|(one, other)| u32::from(one.abs_diff(*other))).sum()
    };
    homes(one) == homes(other) && difference(|mover| mover) + difference(|mover| !mover) <= NEAR
}

/// Selects that many puzzles, as evenly over the grades as possible, the easier ones first.
pub(crate) fn select(puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut by_grade: Vec<std::vec::IntoIter<Puzzle>> = Vec::new();
    for grade in 1..=HARDEST {
        let of_grade: Vec<Puzzle> =
            puzzles.iter().filter(|puzzle| puzzle.grade() == grade).cloned().collect();
        by_grade.push(of_grade.into_iter());
    }
    let mut chosen: Vec<Puzzle> = Vec::new();
    loop {
        let before = chosen.len();
        for grade in &mut by_grade {
            if chosen.len() < count {
                chosen.extend(grade.next());
            }
        }
        if chosen.len() == before {
            break;
        }
    }
    chosen.sort_by_cached_key(|puzzle| {
        (puzzle.grade(), hardness(puzzle.depth, puzzle.length), write_position(&puzzle.position))
    });
    chosen
}
