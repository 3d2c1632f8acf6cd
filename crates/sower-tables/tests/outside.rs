//! Compares endgame tables with Kalah positions solved by another program. The data is not part of the repository.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::process::ExitCode;

use sower_search::{Score, Stop};
use sower_tables::{BuildOptions, CACHE_BYTES, EndgameTables, Packing, Workers, build};
use sower_testing::cases::{self, run_outside};
use sower_testing::options::{self, Options};
use sower_testing::{boards, named_tests};

/// Seeds in play: more in optimised builds.
const SEEDS: u8 = if cfg!(debug_assertions) { 9 } else { 12 };

fn main() -> ExitCode {
    run_outside(&named_tests![kalah_positions_have_the_values_that_are_known])
}

/// Solved positions of Kalah that the tables cover, stores included.
fn kalah_positions_have_the_values_that_are_known() {
    let rows = cases::outside().rows("kalah/solved_positions.tsv");
    let game = options::game("kalah", &Options::new());
    let folder = tempfile::tempdir().unwrap();
    let order =
        BuildOptions { folder: folder.path(), seeds: SEEDS, packing: Packing::Compressed, memory: 4 << 30 };
    build(&game, &order, &Workers::new(2, Stop::new()), |_| {}).unwrap();
    let tables = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
    let mut compared = 0;
    for row in &rows {
        let position = game.position(&boards::from_cells(&row.numbers("cells"), 0)).unwrap();
        if position.in_play() > SEEDS {
            continue;
        }
        let found = tables.look_up(&position).unwrap().unwrap();
        assert_eq!(found.exact().map(Score::whole), Some(row.number("margin")), "{row}");
        compared += 1;
    }
    assert!(compared > 5, "only {compared} compared");
}
