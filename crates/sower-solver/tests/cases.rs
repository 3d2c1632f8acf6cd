//! Compares the solver with the published values of Kalah's starting positions.

use std::sync::Arc;

use sower_core::{Change, Game, library};
use sower_search::{Score, Stop};
use sower_solver::{Aim, Settings, Solved, Solver};
use sower_testing::cases;

fn solve(game: &Arc<Game>, position: &sower_core::Position) -> Solved {
    let settings = Settings { memory: 256 << 20, threads: 2, nodes: None, time: None };
    Solver::new(Arc::clone(game), settings).solve(position, Aim::Value, None, &Stop::new(), &mut |_| {})
}

/// Starts with at most this many stones are solved here; `script/solve-kalah` covers larger ones.
const MOST_STONES: u32 = if cfg!(debug_assertions) { 30 } else { 36 };

#[test]
fn solved_starts_of_kalah_have_their_values() {
    let rows = cases::inside().rows("kalah/solved_starts.tsv");
    let mut checked = 0;
    for row in &rows {
        let [pits, stones, empty_capture] =
            ["pits", "stones", "empty_capture"].map(|name| row.number::<u32>(name));
        if 2 * pits * stones > MOST_STONES {
            continue;
        }
        let name = if empty_capture == 1 { "kalah-empty-capture" } else { "kalah" };
        let changes = [format!("board.pits={pits}"), format!("board.seeds={stones}")];
        let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
        let game = Arc::new(Game::new(library::find(name).unwrap().rules(&changes).unwrap()));
        let solved = solve(&game, &game.start());
        let expected = Score::margin(row.number("margin"));
        assert!(solved.proven, "{row}");
        assert_eq!([solved.lower, solved.upper], [expected; 2], "{row}");
        checked += 1;
    }
    assert!(checked >= 30, "{checked}");
}
