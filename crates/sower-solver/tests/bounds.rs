//! [`Aim::AtLeast`] agrees with the exact value, and its bounds are correct.

use std::sync::Arc;

use sower_core::{Change, Game, Played, library};
use sower_search::{Score, Stop};
use sower_solver::{Aim, Settings, Solver};

#[test]
fn a_margin_is_reached_where_the_value_says_so() {
    let changes = ["board.pits=4", "board.seeds=3"].map(|change| Change::parse(change).unwrap());
    let game = Arc::new(Game::new(library::find("kalah").unwrap().rules(&changes).unwrap()));
    let settings = Settings { memory: 16 << 20, threads: 2, nodes: None, time: None };
    let solve = |played: &Played, aim: Aim| {
        let mut solver = Solver::new(Arc::clone(&game), settings);
        solver.solve(played.position(), aim, None, &Stop::new(), &mut |_| {})
    };
    let mut played = Played::new(Arc::clone(&game));
    let mut compared = 0;
    while let Some(first) = played.moves().first().copied() {
        let text = sower_core::notation::write_position(played.position());
        let value = solve(&played, Aim::Value);
        let exact = value.lower.whole();
        assert!(value.proven, "{text}");
        for margin in exact - 3..=exact + 3 {
            let asked = solve(&played, Aim::AtLeast(Score::margin(margin)));
            assert!(asked.proven, "{text} {margin}");
            assert_eq!(asked.lower.whole() >= margin, exact >= margin, "{text} {margin}");
            assert_eq!(asked.upper.whole() < margin, exact < margin, "{text} {margin}");
            assert!(asked.lower <= value.lower && asked.upper >= value.upper, "{text} {margin}");
            compared += 1;
        }
        played.play(first).unwrap();
    }
    assert!(compared >= 35, "{compared}");
}
