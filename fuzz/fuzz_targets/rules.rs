//! Any text as a rules file: it is refused with its mistakes, or both readings of it play the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sower_core::RulesFile;
use sower_fuzz::{compare_readings, seed_of};

fuzz_target!(|text: &str| {
    let file = match RulesFile::parse("fuzzed.toml", "fuzzed", text) {
        Ok(file) => file,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let names: Vec<Option<&str>> = std::iter::once(None).chain(file.variants().map(Some)).collect();
    for name in names {
        match file.rules(name, &[]) {
            Ok(rules) => compare_readings(&rules, seed_of(text)),
            Err(error) => assert!(!error.problems.is_empty() && !error.to_string().is_empty()),
        }
    }
});
