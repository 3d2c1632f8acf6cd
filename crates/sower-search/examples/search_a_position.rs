//! Searches a position of Togyz Kumalak: the best move, and every move with its score.
//!
//! ```sh
//! cargo run --release -p sower-search --example search_a_position
//! ```

use std::error::Error;
use std::sync::Arc;

use sower_core::library;
use sower_search::{Limits, Root, Searcher, Settings, Stop};

fn main() -> Result<(), Box<dyn Error>> {
    let game = Arc::new(library::game("togyz-kumalak")?);
    let position = game.read_position("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 S")?;
    let mut searcher = Searcher::new(Arc::clone(&game), Settings::default());

    let best = searcher.best_move(&position).expect("the game is not over");
    println!("best move: {}", game.label(position.side(), best));

    let limits = Limits::depth(8);
    let analysis = searcher.analyze(&Root::alone(position), &limits, &Stop::new(), &mut |_| {});
    for candidate in &analysis.moves {
        let proven = if candidate.proven { " (proven)" } else { "" };
        let label = game.label(position.side(), candidate.played);
        println!("{label}: {:+.1}{proven}", candidate.score.seeds());
    }
    Ok(())
}
