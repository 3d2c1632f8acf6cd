//! Reads a record and shows the position after every ply.
//!
//! ```sh
//! cargo run --release -p sower-core --example read_a_record
//! cargo run --release -p sower-core --example read_a_record -- game.txt
//! ```

use std::error::Error;
use std::sync::Arc;

use sower_core::{Game, Record};

const SAMPLE: &str = r#"
[Game "kalah"]
[South "Ann"]
[North "Ben"]

1. 3 6 1 2. 5 *
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => SAMPLE.to_owned(),
    };
    let record = Record::parse(&text)?;
    let game = Arc::new(Game::new(record.rules()?));
    let played = record.play(&game)?;
    for id in played.main_line() {
        let node = played.node(id);
        let label = match (node.played(), played.mover(id)) {
            (Some(played), Some(side)) => format!("{side:?} {}", game.label(side, played)),
            _ => "start".to_owned(),
        };
        println!("{label:<10} {}", node.position());
    }
    Ok(())
}
