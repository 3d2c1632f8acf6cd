//! Hash keys of positions.

use sower_core::kernel::{Half, Packed};

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

const SALT: [u64; 8] = [
    0x2d35_8dcc_aa6c_78a5,
    0x8bb8_4b93_962e_acc9,
    0x4b33_a62e_d433_d4a3,
    0x4d5a_2da5_1de1_aa47,
    0xa076_1d64_78bd_642f,
    0xe703_7ed1_a0b4_28db,
    0x9e37_79b9_7f4a_7c15,
    0xd6e8_feb8_6659_fd93,
];

/// The xor of the two halves of a product: every bit of both factors affects every bit of the result.
#[inline(always)]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

impl Key {
    /// The key of both halves of a position and its remaining state. Callers clear the stores first where play does not depend
    /// on them.
    #[inline(always)]
    pub fn of<H: Half>(own: H, other: H, beside_seeds: u32) -> Key {
        let [own, own_high] = own.words();
        let [other, other_high] = other.words();
        // Homes and the pie rule enter through a separate factor; most games have neither.
        let beside = (u64::from(beside_seeds) ^ 0xffff).wrapping_mul(SALT[6]);
        let check = fold(own ^ SALT[0] ^ beside, other ^ SALT[1]);
        let place = fold(own ^ SALT[2], other ^ SALT[3] ^ beside);
        if H::LANES == 8 {
            return Key { place, check };
        }
        Key {
            place: place ^ fold(own_high ^ SALT[4], other_high ^ SALT[5]),
            check: check.rotate_left(17) ^ fold(own_high ^ SALT[7], other_high ^ SALT[6]),
        }
    }

    /// Pseudo-random bits from the key and a seed.
    pub(crate) fn bits(self, seed: u64) -> u64 {
        fold(self.check ^ seed.wrapping_mul(SALT[4]), self.place ^ SALT[5])
    }

    /// The key of a complete position, stores included.
    pub fn whole<H: Half>(position: &Packed<H>) -> Key {
        Key::of(position.own(), position.other(), position.beside_seeds())
    }
}
