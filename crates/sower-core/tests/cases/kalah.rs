//! Kalah's solved starts, by trying everything.

use sower_testing::margins::Margins;
use sower_testing::{cases, options};

/// Seeds up to which a start is solved: a second or two in all.
const MOST_SEEDS: u8 = if cfg!(debug_assertions) { 12 } else { 16 };

#[test]
fn small_starts_have_their_solved_margins() {
    let rows = cases::inside().rows("kalah/solved_starts.tsv");
    for row in rows {
        let written = format!(
            "pits={},stones={},empty_capture={}",
            row.text("pits"),
            row.text("stones"),
            row.text("empty_capture")
        );
        let game = options::game("kalah", &options::read(&written));
        if game.rules().total() <= MOST_SEEDS {
            assert_eq!(Margins::new(&game).of(&game.start()), row.number::<i32>("margin"), "{row}");
        }
    }
}
