//! Any changes of a shipped game, as `--set` takes them: a game's name on the first line, then a `key=value` a line.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sower_core::{Change, library};
use sower_fuzz::{compare_readings, seed_of};

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let Some(name) = lines.next() else { return };
    let changes: Vec<Change> = lines.filter_map(Change::parse).collect();
    // A name that is not known is told with the nearest one, and that one is played.
    let listed = match library::find(name) {
        Ok(listed) => listed,
        Err(library::UnknownGame::Named { nearest, .. }) => library::find(&nearest).expect("the nearest is known"),
    };
    match listed.rules(&changes) {
        Ok(rules) => compare_readings(&rules, seed_of(text)),
        Err(error) => assert!(!error.problems.is_empty() && !error.to_string().is_empty()),
    }
});
