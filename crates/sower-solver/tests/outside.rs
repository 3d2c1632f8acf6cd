//! Compares the solver with Kalah positions solved by another program. The data is not part of the repository.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::process::ExitCode;
use std::sync::Arc;

use sower_core::{Game, Side};
use sower_search::{Score, Stop};
use sower_solver::{Aim, Settings, Solved, Solver};
use sower_testing::cases::{self, run_outside};
use sower_testing::options::{self, Options};
use sower_testing::{boards, named_tests};

/// The most stones in the pits of a tested position.
const MOST_IN_PITS: u8 = if cfg!(debug_assertions) { 20 } else { 30 };

fn main() -> ExitCode {
    run_outside(&named_tests![solved_positions_of_kalah_have_their_values_and_best_moves])
}

fn solve(game: &Arc<Game>, position: &sower_core::Position) -> Solved {
    let settings = Settings { memory: 256 << 20, threads: 2, nodes: None, time: None };
    Solver::new(Arc::clone(game), settings).solve(position, Aim::Value, None, &Stop::new(), &mut |_| {})
}

fn solved_positions_of_kalah_have_their_values_and_best_moves() {
    let rows = cases::outside().rows("kalah/solved_positions.tsv");
    let game = Arc::new(options::game("kalah", &Options::new()));
    let mut checked = 0;
    for row in rows.iter().filter(|row| row.number::<u8>("in_pits") <= MOST_IN_PITS) {
        let position = game.position(&boards::from_cells(&row.numbers("cells"), 0)).unwrap();
        if game.outcome(&position).is_some() {
            continue;
        }
        let solved = solve(&game, &position);
        let expected = Score::margin(row.number("margin"));
        assert!(solved.proven, "{row}");
        assert_eq!([solved.lower, solved.upper], [expected; 2], "{row}");
        let best: Vec<String> = solved.best.iter().map(|played| game.label(Side::South, *played)).collect();
        assert!(best.iter().any(|label| label == row.text("best")), "{row}: {best:?}");
        checked += 1;
    }
    assert!(checked >= 10, "{checked}");
}
