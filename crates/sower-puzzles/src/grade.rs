//! The difficulty of a puzzle.

/// The hardest grade.
pub const HARDEST: u8 = 5;

/// The least hardness of grades 2, 3, 4 and 5.
const FROM: [u32; 4] = [4, 6, 9, 13];

/// A grade from 1 to [`HARDEST`].
///
/// A puzzle is hard if the solution shows only at a great search depth and, to a lesser degree, if the winning line
/// is long.
pub fn grade(depth: u32, length: u32) -> u8 {
    let hardness = hardness(depth, length);
    1 + FROM.iter().filter(|least| hardness >= **least).count() as u8
}

/// The value behind the grades: the search depth in plies, plus a quarter of the line's plies up to 24. Longer lines consist mostly
/// of waiting moves.
pub(crate) fn hardness(depth: u32, length: u32) -> u32 {
    depth + length.min(24) / 4
}
