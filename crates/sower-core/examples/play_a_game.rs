//! Plays a whole game of Oware: South takes the first legal move, North the last.
//!
//! ```sh
//! cargo run --release -p sower-core --example play_a_game
//! ```

use std::error::Error;
use std::sync::Arc;

use sower_core::record::write_record;
use sower_core::{Played, Side, Tags, library};

fn main() -> Result<(), Box<dyn Error>> {
    let game = Arc::new(library::game("oware")?);
    let mut played = Played::new(Arc::clone(&game));
    while played.outcome().is_none() {
        let moves = played.moves();
        let next = match played.position().side() {
            Side::South => moves[0],
            Side::North => moves[moves.len() - 1],
        };
        played.play(next)?;
    }
    let outcome = played.outcome().expect("the loop ends with the game");
    println!("{outcome}");

    let mut tags = Tags::new();
    tags.set("South", "First");
    tags.set("North", "Last");
    println!("\n{}", write_record(&tags, &played));
    Ok(())
}
