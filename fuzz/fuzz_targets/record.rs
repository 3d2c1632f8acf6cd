//! Any text as a record: it is refused with a sentence, or written and read again it is the same game.

#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use sower_core::{Game, Record, library, record::write_record};

static GAMES: LazyLock<Vec<Arc<Game>>> = LazyLock::new(|| {
    let rules = |name: &&str| library::find(name).expect("it is shipped").rules(&[]).expect("it is sound");
    library::FIRST.iter().map(|name| Arc::new(Game::new(rules(name)))).collect()
});

fuzz_target!(|text: &str| {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    for game in GAMES.iter() {
        match record.play(game) {
            Ok(played) => {
                let written = write_record(record.tags(), &played);
                let again = Record::parse(&written).and_then(|record| record.play(game));
                let again = again.unwrap_or_else(|error| panic!("{error}\n{written}"));
                assert_eq!(write_record(record.tags(), &again), written);
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
