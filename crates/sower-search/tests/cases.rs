//! Compares the search with exact values of Oware endgames from a reference solver.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::sync::Arc;

use sower_core::{Change, Extra, Game, Pie, Position, Setup, Side, library};
use sower_search::{Limits, Root, Score, Searcher, Settings, Stop};
use sower_testing::cases;

fn game(name: &str, changes: &[&str]) -> Arc<Game> {
    let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
    Arc::new(Game::new(library::find(name).unwrap().rules(&changes).unwrap()))
}

fn position(game: &Game, south: &[u8], north: &[u8], stores: [u8; 2]) -> Position {
    let rows = [south.to_vec(), north.to_vec()];
    let setup = Setup {
        rows,
        stores,
        homes: [None; 2],
        side: Side::South,
        pie: Pie::Closed,
        extra: Extra::default(),
    };
    game.position(&setup).unwrap()
}

#[test]
fn endgames_of_oware_that_no_cycle_decides_have_their_values() {
    let rows = cases::inside().rows("oware/endgames.tsv");
    // The reference values count every seed, so no majority may end the game early.
    let game = game("oware", &["end.majority=false"]);
    let mut searcher = Searcher::new(Arc::clone(&game), Settings::new(4 << 20, 1));
    let (mut proven, mut determined) = (0, 0);
    for (number, row) in rows.iter().enumerate() {
        let [seeds, least, most] = ["seeds", "least", "most"].map(|name| row.number::<i32>(name));
        if least != most || (cfg!(debug_assertions) && number % 10 != 0) {
            continue;
        }
        let houses = row.numbers("houses");
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
        assert_eq!(south, Score::margin(margin), "{row}");
    }
    println!("{proven} of {determined} proven");
    assert!(10 * proven >= 8 * determined, "{proven} of {determined}");
}
