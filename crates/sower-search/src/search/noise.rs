//! Evaluation noise: the error by which weak levels misjudge positions.

use sower_core::Rules;

use crate::score::Score;
use crate::transposition::Key;

/// An evaluation error that is a function of the position and a random seed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Noise {
    /// The greatest error, in parts of a seed.
    width: i32,
    seed: u64,
}

impl Noise {
    /// Errors of up to that many thousandths of a game's seeds.
    pub fn of_all_seeds(rules: &Rules, thousandths: u32, seed: u64) -> Noise {
        let width = Score::margin(i32::from(rules.total())).parts() * thousandths as i32 / 1000;
        Noise { width, seed }
    }

    /// The error at a position with that key.
    #[inline(always)]
    pub(super) fn error(self, key: impl FnOnce() -> Key) -> i32 {
        if self.width == 0 { 0 } else { self.drawn(key()) }
    }

    #[inline(never)]
    fn drawn(self, key: Key) -> i32 {
        let bits = key.bits(self.seed);
        // The sum of two draws: small errors are more likely than large ones.
        let draw = |bits: u64| ((bits & 0xffff) as i64 - 0x8000) * i64::from(self.width);
        ((draw(bits) + draw(bits >> 32)) >> 16) as i32
    }
}
