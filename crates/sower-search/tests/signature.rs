//! The search's node counts as a signature: pure optimisations and refactorings leave them unchanged. A change that
//! alters them needs a match result (docs/strength.md), and then the new number here.

use sower_search::bench::{WORK, Work};
use sower_search::{Limits, Settings};

/// Shallower than the bench, for builds that are not optimised.
const DEPTHS: [u32; 4] = [14, 14, 8, 10];

#[test]
fn the_node_signature_is_the_known_one() {
    let counts: Vec<(&str, u64)> = WORK
        .iter()
        .zip(DEPTHS)
        .map(|(work, depth): (&Work, u32)| {
            let settings = Settings::new(16 << 20, 1);
            (work.game, work.run(settings, &Limits::depth(depth)).0)
        })
        .collect();
    assert_eq!(
        counts,
        [("kalah", 161_034), ("oware", 192_381), ("togyz-kumalak", 74_357), ("ogidise", 113_717)]
    );
}
