//! Hashes of packed positions.

use super::half::Half;
use crate::kernel::mix::{SALT, fold};

/// Two independent hashes of both halves and the remaining state.
#[inline(always)]
pub fn hashes<H: Half>(own: H, other: H, beside_seeds: u32) -> [u64; 2] {
    let [own, own_high] = own.words();
    let [other, other_high] = other.words();
    // Homes and the pie rule enter through a separate factor; most games have neither.
    let beside = (u64::from(beside_seeds) ^ 0xffff).wrapping_mul(SALT[6]);
    let check = fold(own ^ SALT[0] ^ beside, other ^ SALT[1]);
    let place = fold(own ^ SALT[2], other ^ SALT[3] ^ beside);
    if H::LANES == 8 {
        return [place, check];
    }
    [
        place ^ fold(own_high ^ SALT[4], other_high ^ SALT[5]),
        check.rotate_left(17) ^ fold(own_high ^ SALT[7], other_high ^ SALT[6]),
    ]
}
