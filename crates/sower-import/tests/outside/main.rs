//! Replays the recorded games of another program's rulesets, turn by turn. The data is not part of the repository.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod records;
mod replay;
mod shipped;

use std::process::ExitCode;

use sower_testing::cases::run_outside;
use sower_testing::named_tests;

/// The rulesets that replay without a difference.
const REPLAYED: usize = 100;

fn every_ruleset_that_can_be_expressed_replays() {
    let folder = records::folder();
    let mut table = String::new();
    let (mut replayed, mut differing, mut missing) = (0, 0, 0);
    for name in records::rulesets(&folder) {
        let line = match replay::ruleset(&folder, &name) {
            replay::Verdict::Missing(what) => {
                missing += 1;
                format!("missing\t{}", what.join("; "))
            }
            replay::Verdict::Same { turns, ends } => {
                replayed += 1;
                format!("same\t{turns} turns, {ends} ends differ")
            }
            replay::Verdict::Differs { turns, differ, first, .. } => {
                differing += 1;
                format!("differs\t{differ} of {turns}: {first}")
            }
        };
        table.push_str(&format!("{name}\t{line}\n"));
    }
    eprintln!("{replayed} same, {differing} differ, {missing} missing");
    if let Some(path) = std::env::var_os("SOWER_RULESETS_TABLE") {
        std::fs::write(path, table).unwrap();
    }
    assert!(replayed >= REPLAYED, "{replayed} rulesets replay");
}

fn a_shipped_game_has_the_rules_of_its_ruleset() {
    let folder = records::folder();
    let differences: Vec<String> =
        shipped::rows().filter_map(|row| shipped::difference(&folder, &row)).collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

fn main() -> ExitCode {
    run_outside(&named_tests![
        a_shipped_game_has_the_rules_of_its_ruleset,
        every_ruleset_that_can_be_expressed_replays
    ])
}
