//! A game of your own: Kalah on five pits with captures of twos, written as a rules file.
//!
//! ```sh
//! cargo run --release -p sower-core --example your_own_rules
//! ```

use std::error::Error;

use sower_core::{Game, Rules};

const RULES: &str = r#"
name = "Twos"
region = "Home"
summary = "Kalah on five pits, and the last stone captures twos"
source = ["Our own"]

[board]
pits = 5
seeds = 3
stores = true

[sow]
stores = "own"

[capture]
last-makes = [2]
last-makes-side = "other"

[turn]
again = ["own-store"]

[end]
side-empty = true
rest = "side-owner"

[cycle]
repeats = "never"
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let rules: Rules = RULES.parse()?;
    let game = Game::new(rules);
    let mut position = game.start();
    println!("{position}");
    while let Some(next) = game.moves(&position).first().copied() {
        let side = position.side();
        position = game.play(&position, next)?;
        println!("{side:?} {}: {position}", game.label(side, next));
    }
    let outcome = game.outcome(&position).expect("the game is over without a legal move");
    println!("{outcome}");
    Ok(())
}
