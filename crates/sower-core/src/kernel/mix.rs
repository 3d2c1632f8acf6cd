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
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
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
