//! Boards of four rows: kernel and trace agree on random rules and random boards.

use std::ops::ControlFlow;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::kernel::general::own_ring::OwnRing;
use sower_core::{Change, Move, Outcome, Position, Rules, RulesFile, Side, trace};

/// The number of random rules, and plies per game.
const DRAWS: usize = if cfg!(debug_assertions) { 1_000 } else { 8_000 };
const PLIES: usize = 40;

const BASE: &str = r#"
name = "Random"
labels = "letters"
region = "Nowhere"
summary = "Whatever the dice say"
source = ["dice"]

[cycle]
max-plies = 100
"#;

/// Every legal move with the position after it.
fn children(ring: &OwnRing, position: &Position) -> Vec<(Move, Position)> {
    let mut found = Vec::new();
    ring.for_each_child(position, &mut |played, after| {
        found.push((played, *after));
        ControlFlow::Continue(())
    });
    found
}

/// Compares both implementations. Returns the legal moves with the positions after them.
fn check(rules: &Rules, ring: &OwnRing, position: &Position, about: &str) -> Vec<(Move, Position)> {
    let children = children(ring, position);
    let moves: Vec<Move> = children.iter().map(|(played, _)| *played).collect();
    assert_eq!(moves, trace::own_ring::moves(rules, position), "{about} {position:?}");
    let outcome = ring.termination(position).map(|ended| (ended, ring.scores(position, ended)));
    let traced = trace::own_ring::outcome(rules, position);
    assert_eq!(
        outcome,
        traced.map(|outcome: Outcome| (outcome.termination, outcome.score)),
        "{about} {position:?}"
    );
    assert_eq!(outcome.is_some(), children.is_empty(), "{about} {position:?}");
    let total: u32 = seeds(position);
    for (played, after) in &children {
        assert_eq!(ring.play(position, *played), *after, "{about} {position:?} {played}");
        let traced = trace::own_ring::trace(rules, position, *played);
        let traced = traced.unwrap_or_else(|| panic!("{about} {position:?} {played}"));
        assert_eq!(traced.after, *after, "{about} {position:?} {played}");
        assert_eq!(traced.outcome, trace::own_ring::outcome(rules, after));
        assert_eq!(seeds(after), total, "{about} {position:?} {played}");
        for step in &traced.steps {
            assert!(
                rules.values().iter().any(|(key, _)| *key == step.rule),
                "no key is called {}",
                step.rule
            );
        }
    }
    children
}

fn seeds(position: &Position) -> u32 {
    let hand = |side: Side| u32::from(position.extra().hands[side]);
    Side::BOTH
        .map(|side| u32::from(position.on_side(side)) + u32::from(position.store(side)) + hand(side))
        .iter()
        .sum()
}

fn draw(samples: &[(&str, Vec<String>)], rng: &mut Pcg64) -> Vec<String> {
    let columns = if rng.random_bool(0.1) { rng.random_range(9..=16) } else { rng.random_range(1..=8) };
    let most = if columns > 8 { 2 } else { rng.random_range(1..=4) };
    let rows: Vec<String> = (0..2)
        .map(|_| {
            (0..2 * columns).map(|_| rng.random_range(0..=most).to_string()).collect::<Vec<_>>().join(",")
        })
        .collect();
    let mut written = vec![
        "board.rows=4".to_owned(),
        format!("board.pits={}", 2 * columns),
        format!("board.start={}", rows.join("/")),
    ];
    for (key, values) in samples {
        if rng.random_bool(0.35) {
            written.push(format!("{key}={}", values[rng.random_range(0..values.len())]));
        }
    }
    written
}

#[test]
fn random_rules_of_four_rows_play_the_same_in_both_readings() {
    let file = RulesFile::parse("random.toml", "random", BASE).expect("the base is sound");
    let rules: Rules =
        format!("board = {{ pits = 2, rows = 4, seeds = 1 }}\n{BASE}").parse().expect("the base is sound");
    let apart = |key: &str| {
        key.starts_with("board.") || key.starts_with("cycle.") || key == "turn.pie" || key == "turn.toss"
    };
    let used = |key: &str| {
        key.starts_with("ring.")
            || ["sow.direction", "sow.least", "sow.relay", "turn.endless", "end.majority", "end.rest"]
                .contains(&key)
    };
    let samples: Vec<_> = rules.samples().into_iter().filter(|(key, _)| !apart(key) && used(key)).collect();
    let mut rng = Pcg64::seed_from_u64(1);
    let (mut accepted, mut plies, mut captures, mut choices, mut reverse) = (0, 0, 0, 0, 0);
    for _ in 0..DRAWS {
        let written = draw(&samples, &mut rng);
        let changes: Vec<Change> = written.iter().filter_map(|text| Change::parse(text)).collect();
        let Ok(rules) = file.rules(None, &changes) else { continue };
        // A long relay takes the trace a while.
        if rules.total() > 40 && rng.random_bool(0.5) {
            continue;
        }
        accepted += 1;
        let ring = OwnRing::new(&rules);
        let mut position = Position::start(&rules);
        for _ in 0..PLIES {
            let children = check(&rules, &ring, &position, &written.join(" "));
            if children.is_empty() {
                break;
            }
            let (played, after) = children[rng.random_range(0..children.len())];
            plies += 1;
            captures += usize::from(after.on_side(!position.side()) < position.on_side(!position.side()));
            choices += usize::from(played.choice() != sower_core::Choice::None);
            reverse += usize::from(played.way().is_some());
            position = after;
        }
    }
    println!(
        "{accepted} rules, {plies} plies, {captures} captures, {choices} choices, {reverse} with a direction"
    );
    assert!(accepted > DRAWS / 20, "only {accepted} of {DRAWS} were rules that can be played");
    assert!(
        captures > plies / 50 && choices > 20 && reverse > 20,
        "{captures} {choices} {reverse} of {plies}"
    );
}
