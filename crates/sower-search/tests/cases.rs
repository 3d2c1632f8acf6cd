//! The search held to exact values from elsewhere. The folder that `SOWER_CASES` names is no part of the project; where
//! the variable is unset the tests say that they are skipped.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::path::PathBuf;
use std::sync::Arc;

use sower_core::{Change, Game, Pie, Position, Setup, Side, library};
use sower_search::{Limits, Root, Score, Searcher, Settings, Stop};

/// The rows of a table, fields between tabs, without its head line.
fn rows(file: &str) -> Option<Vec<Vec<String>>> {
    let Some(folder) = std::env::var_os("SOWER_CASES").map(PathBuf::from) else {
        eprintln!("skipped: SOWER_CASES names no folder to read {file} from");
        return None;
    };
    let text = std::fs::read_to_string(folder.join(file)).unwrap();
    Some(text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect())
}

fn numbers(field: &str) -> Vec<u8> {
    field.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

fn game(name: &str, changes: &[&str]) -> Arc<Game> {
    let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
    Arc::new(Game::new(library::find(name).unwrap().rules(&changes).unwrap()))
}

fn position(game: &Game, south: &[u8], north: &[u8], stores: [u8; 2]) -> Position {
    let rows = [south.to_vec(), north.to_vec()];
    let setup = Setup { rows, stores, homes: [None; 2], side: Side::South, pie: Pie::Closed };
    game.position(&setup).unwrap()
}

/// Up to so many seeds in the pits a position is proven; above, only a sample, in optimised code.
const MOST_SEEDS: u8 = if cfg!(debug_assertions) { 18 } else { 30 };

#[test]
fn solved_positions_of_kalah_are_proven_with_their_values() {
    let Some(rows) = rows("kalah/solved_positions.tsv") else { return };
    let game = game("kalah", &[]);
    let mut searcher = Searcher::new(Arc::clone(&game), Settings { memory: 256 << 20, threads: 1 });
    let mut checked = 0;
    let mut beyond = 0;
    for row in &rows {
        let (cells, margin, seeds) =
            (numbers(&row[0]), row[1].parse::<i32>().unwrap(), row[3].parse::<u8>().unwrap());
        if seeds > MOST_SEEDS {
            beyond += 1;
            if cfg!(debug_assertions) || seeds > 36 || beyond % 12 != 0 {
                continue;
            }
        }
        let position = position(&game, &cells[..6], &cells[7..13], [cells[6], cells[13]]);
        if game.outcome(&position).is_some() {
            continue;
        }
        let found = searcher.best(&Root::alone(position), &Limits::nodes(200_000_000), &Stop::new());
        assert!(found.proven, "{row:?} after {} nodes", found.nodes);
        let best = found.best().unwrap();
        let south = if position.side() == Side::South { best.score } else { -best.score };
        assert_eq!(south, Score::margin(margin), "{row:?}");
        checked += 1;
    }
    assert!(checked >= 10, "{checked}");
}

#[test]
fn endgames_of_oware_that_no_cycle_decides_have_their_values() {
    let Some(rows) = rows("oware/endgames.tsv") else { return };
    // The values count every seed: no majority ends the game before the last is shared out.
    let game = game("oware", &["end.majority=false"]);
    let mut searcher = Searcher::new(Arc::clone(&game), Settings { memory: 4 << 20, threads: 1 });
    let (mut proven, mut determined) = (0, 0);
    for (number, row) in rows.iter().enumerate() {
        let [seeds, least, most] = [0, 2, 3].map(|field| row[field].parse::<i32>().unwrap());
        if least != most || (cfg!(debug_assertions) && number % 10 != 0) {
            continue;
        }
        let houses = numbers(&row[1]);
        let position = position(&game, &houses[..6], &houses[6..], [0, 0]);
        let margin = 2 * least - seeds;
        determined += 1;
        let south = match game.outcome(&position) {
            Some(outcome) => Score::of_outcome(&outcome, Side::South),
            None => {
                let found = searcher.best(&Root::alone(position), &Limits::nodes(30_000), &Stop::new());
                if !found.proven {
                    continue;
                }
                let best = found.best().unwrap().score;
                if position.side() == Side::South { best } else { -best }
            }
        };
        proven += 1;
        assert_eq!(south, Score::margin(margin), "{row:?}");
    }
    println!("{proven} of {determined} proven");
    assert!(10 * proven >= 8 * determined, "{proven} of {determined}");
}
