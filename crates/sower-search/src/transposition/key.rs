//! Hash keys of positions.

use sower_core::kernel::mix::{SALT, fold};

/// Two independent hashes of everything a position's future depends on: one selects the bucket, the other tells entries apart.
///
/// Together they have 128 bits, so that a proven value is never taken from another position. In 10⁹
/// look-ups, the chance of a false match is about one in 4·10⁹.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Selects the bucket.
    pub place: u64,
    /// Tells entries of a bucket apart.
    pub check: u64,
}

impl Key {
    /// The key of a board's two hashes.
    #[inline(always)]
    pub fn new([place, check]: [u64; 2]) -> Key {
        Key { place, check }
    }

    /// Pseudo-random bits from the key and a seed.
    pub(crate) fn bits(self, seed: u64) -> u64 {
        fold(self.check ^ seed.wrapping_mul(SALT[4]), self.place ^ SALT[5])
    }
}
