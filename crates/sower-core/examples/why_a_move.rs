//! Explains a move of Kalah: every seed that falls, and the rule behind each step.
//!
//! ```sh
//! cargo run --release -p sower-core --example why_a_move
//! ```

use std::error::Error;

use sower_core::library;

fn main() -> Result<(), Box<dyn Error>> {
    let game = library::game("kalah")?;
    // Pit 1 reaches the empty pit 5, and there are eight stones opposite.
    let position = game.read_position("4,4,4,0,0,6/4,8,4,4,4,4 1,1 S")?;
    let played = game.read_move(position.side(), "1")?;
    for step in game.trace(&position, played)?.steps {
        println!("{:<16} {:?}", step.rule, step.event);
    }
    println!("{}", game.play(&position, played)?);
    Ok(())
}
