//! The arithmetic of position hashes.

/// Odd words with well-mixed bits.
pub const SALT: [u64; 8] = [
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
pub fn fold(a: u64, b: u64) -> u64 {
    a.wrapping_mul(b) ^ high_product(a, b)
}

/// The upper half of a product.
#[inline(always)]
pub fn high_product(a: u64, b: u64) -> u64 {
    if cfg!(target_family = "wasm") {
        // WebAssembly has no such product, and the one that compilers insert is a call.
        high_by_halves(a, b)
    } else {
        ((u128::from(a) * u128::from(b)) >> 64) as u64
    }
}

/// The same from products of half words. No sum overflows: a product is at most 2^64 − 2^33 + 1.
#[inline(always)]
fn high_by_halves(a: u64, b: u64) -> u64 {
    const LOW: u64 = 0xffff_ffff;
    let ([a, a_high], [b, b_high]) = ([a & LOW, a >> 32], [b & LOW, b >> 32]);
    let middle = a_high * b + ((a * b) >> 32);
    let other = a * b_high + (middle & LOW);
    a_high * b_high + (middle >> 32) + (other >> 32)
}

/// A hasher for the parts of a position that are rarely there.
pub(crate) struct Mixer(pub(crate) u64);

impl std::hash::Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0 = fold(self.0 ^ SALT[3], u64::from_le_bytes(word) ^ SALT[6]);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{SALT, high_by_halves, high_product};

    #[test]
    fn the_upper_half_of_a_product_is_the_same_from_half_words() {
        let words = SALT.into_iter().chain([0, 1, u64::MAX, 1 << 32, (1 << 32) - 1, 1 << 63]);
        let words: Vec<u64> = words.collect();
        for a in &words {
            for b in &words {
                assert_eq!(
                    high_by_halves(*a, *b),
                    ((u128::from(*a) * u128::from(*b)) >> 64) as u64,
                    "{a} {b}"
                );
                assert_eq!(high_product(*a, *b), high_by_halves(*a, *b));
            }
        }
    }
}
