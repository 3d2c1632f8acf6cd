//! How hard a puzzle is.

/// The hardest grade.
pub const HARDEST: u8 = 5;

/// The least hardness of grades 2, 3, 4 and 5.
const FROM: [u32; 4] = [4, 6, 9, 13];

/// A grade from 1 to [`HARDEST`].
///
/// What makes a puzzle hard is how far one must look until the right move shows, which is what the depth of a search tells, and,
/// less so, how long the way is on which it proves right.
pub fn grade(depth: u32, length: u32) -> u8 {
    let hardness = hardness(depth, length);
    1 + FROM.iter().filter(|least| hardness >= **least).count() as u8
}

/// What grades are made of: plies to look ahead, and a quarter of the plies that the way takes, up to 24: in a longer one most are
/// waiting moves.
pub(crate) fn hardness(depth: u32, length: u32) -> u32 {
    depth + length.min(24) / 4
}
