//! Compares the search with Kalah positions solved by another program. The data is not part of the repository.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::process::ExitCode;
use std::sync::Arc;

use sower_core::Side;
use sower_search::{Limits, Root, Score, Searcher, Settings, Stop};
use sower_testing::cases::{self, run_outside};
use sower_testing::options::{self, Options};
use sower_testing::{boards, named_tests};

/// Positions with up to this many seeds in the pits are all proven; of larger ones only a sample, in optimised builds.
const MOST_SEEDS: u8 = if cfg!(debug_assertions) { 18 } else { 30 };

fn main() -> ExitCode {
    run_outside(&named_tests![solved_positions_of_kalah_are_proven_with_their_values])
}

fn solved_positions_of_kalah_are_proven_with_their_values() {
    let rows = cases::outside().rows("kalah/solved_positions.tsv");
    let game = Arc::new(options::game("kalah", &Options::new()));
    let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(256 << 20, 1));
    let mut checked = 0;
    let mut beyond = 0;
    for row in &rows {
        let (cells, margin, seeds) =
            (row.numbers("cells"), row.number::<i32>("margin"), row.number::<u8>("in_pits"));
        if seeds > MOST_SEEDS {
            beyond += 1;
            if cfg!(debug_assertions) || seeds > 36 || beyond % 12 != 0 {
                continue;
            }
        }
        let position = game.position(&boards::from_cells(&cells, 0)).unwrap();
        if game.outcome(&position).is_some() {
            continue;
        }
        let found = searcher.best(&Root::alone(position), &Limits::nodes(200_000_000), &Stop::new());
        assert!(found.proven, "{row} after {} nodes", found.nodes);
        let best = found.best().unwrap();
        let south = if position.side() == Side::South { best.score } else { -best.score };
        assert_eq!(south, Score::margin(margin), "{row}");
        checked += 1;
    }
    assert!(checked >= 10, "{checked}");
}
