//! The solver held to exact values from elsewhere. The folder that `SOWER_CASES` names is no part of the project; where
//! the variable is unset the tests say that they are skipped.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::path::PathBuf;
use std::sync::Arc;

use sower_core::{Change, Game, Pie, Setup, Side, library};
use sower_search::{Score, Stop};
use sower_solver::{Aim, Settings, Solved, Solver};

/// The rows of a table, fields between tabs, without its head line.
fn rows(file: &str) -> Option<Vec<Vec<String>>> {
    let Some(folder) = std::env::var_os("SOWER_CASES").map(PathBuf::from) else {
        eprintln!("skipped: SOWER_CASES names no folder to read {file} from");
        return None;
    };
    let text = std::fs::read_to_string(folder.join(file)).unwrap();
    Some(text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect())
}

fn solve(game: &Arc<Game>, position: &sower_core::Position) -> Solved {
    let settings = Settings { memory: 256 << 20, threads: 2, nodes: None, time: None };
    Solver::new(Arc::clone(game), settings).solve(position, Aim::Value, None, &Stop::new(), &mut |_| {})
}

/// Starts of at most so many stones are solved here; `script/solve-kalah` goes on.
const MOST_STONES: u32 = if cfg!(debug_assertions) { 30 } else { 36 };

#[test]
fn solved_starts_of_kalah_have_their_values() {
    let Some(rows) = rows("kalah/solved_starts.tsv") else { return };
    let mut checked = 0;
    for row in &rows {
        let [pits, stones, empty_capture] = [0, 1, 2].map(|field| row[field].parse::<u32>().unwrap());
        if 2 * pits * stones > MOST_STONES {
            continue;
        }
        let name = if empty_capture == 1 { "kalah-empty-capture" } else { "kalah" };
        let changes = [format!("board.pits={pits}"), format!("board.seeds={stones}")];
        let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
        let game = Arc::new(Game::new(library::find(name).unwrap().rules(&changes).unwrap()));
        let solved = solve(&game, &game.start());
        let expected = Score::margin(row[3].parse().unwrap());
        assert!(solved.proven, "{row:?}");
        assert_eq!([solved.lower, solved.upper], [expected; 2], "{row:?}");
        checked += 1;
    }
    assert!(checked >= 30, "{checked}");
}

/// Positions of at most so many stones in the pits.
const MOST_IN_PITS: u8 = if cfg!(debug_assertions) { 20 } else { 30 };

#[test]
fn solved_positions_of_kalah_have_their_values_and_best_moves() {
    let Some(rows) = rows("kalah/solved_positions.tsv") else { return };
    let game = Arc::new(Game::new(library::find("kalah").unwrap().rules(&[]).unwrap()));
    let mut checked = 0;
    for row in rows.iter().filter(|row| row[3].parse::<u8>().unwrap() <= MOST_IN_PITS) {
        let cells: Vec<u8> = row[0].split(' ').map(|cell| cell.parse().unwrap()).collect();
        let rows = [cells[..6].to_vec(), cells[7..13].to_vec()];
        let stores = [cells[6], cells[13]];
        let setup = Setup { rows, stores, homes: [None; 2], side: Side::South, pie: Pie::Closed };
        let position = game.position(&setup).unwrap();
        if game.outcome(&position).is_some() {
            continue;
        }
        let solved = solve(&game, &position);
        let expected = Score::margin(row[1].parse().unwrap());
        assert!(solved.proven, "{row:?}");
        assert_eq!([solved.lower, solved.upper], [expected; 2], "{row:?}");
        let best: Vec<String> = solved.best.iter().map(|played| game.label(Side::South, *played)).collect();
        assert!(best.contains(&row[2]), "{row:?}: {best:?}");
        checked += 1;
    }
    assert!(checked >= 10, "{checked}");
}
