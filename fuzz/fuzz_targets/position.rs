//! Any text as a position of the four games: it is refused with a sentence, or written and read again it is the same.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use sower_core::notation::{write_dashed, write_fen, write_position, write_position_for_url};
use sower_core::{Game, library};

static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let rules = |name: &&str| library::find(name).expect("it is shipped").rules(&[]).expect("it is sound");
    library::FIRST.iter().chain(&["kalah-pie", "sungka"]).map(|name| Game::new(rules(name))).collect()
});

fuzz_target!(|text: &str| {
    for game in GAMES.iter() {
        let position = match game.read_position(text) {
            Ok(position) => position,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                continue;
            }
        };
        assert_eq!(game.read_position(&write_position(&position)).as_ref(), Ok(&position));
        assert_eq!(game.read_position(&write_position_for_url(&position)).as_ref(), Ok(&position));
        let _ = (write_fen(&position, 1), write_dashed(&position));
        for played in game.moves(&position) {
            game.play(&position, played).expect("a listed move is legal");
        }
    }
});
