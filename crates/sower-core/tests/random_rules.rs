//! Random values for every rules key, played by kernel and trace on boards of up to 7 pits per side.
//!
//! The shipped games use few of the combinations that a rules file allows. All valid rules must be playable, and
//! the kernel and the trace must agree on them.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::{Change, Game, Rules, RulesFile, Side};
use sower_testing::agreement;

/// The number of random rules, and plies per game.
const DRAWS: usize = if cfg!(debug_assertions) { 800 } else { 3_000 };
const PLIES: usize = 60;
/// The most seeds on boards with possibly endless turns: with more, the cycles become long.
const MOST_RELAY_SEEDS: u8 = 12;

const BASE: &str = r#"
name = "Random"
labels = "letters"
region = "Nowhere"
summary = "Whatever the dice say"
source = ["dice"]

[cycle]
max-plies = 100
"#;

/// Draws a board and values for some of the other keys; the rest keep their defaults. A value that contradicts the others is left out.
fn draw(file: &RulesFile, samples: &[(&str, Vec<String>)], rng: &mut Pcg64) -> (Vec<String>, Option<Rules>) {
    let board = [("board.pits", rng.random_range(1..=7)), ("board.seeds", rng.random_range(1..=3))];
    let mut written: Vec<String> = board.iter().map(|(key, number)| format!("{key}={number}")).collect();
    let mut rules = accepted(file, &written);
    for _ in 0..rng.random_range(4..=24) {
        let (key, values) = &samples[rng.random_range(0..samples.len())];
        if written.iter().any(|change| change.starts_with(&format!("{key}="))) {
            continue;
        }
        written.push(format!("{key}={}", values[rng.random_range(0..values.len())]));
        match accepted(file, &written) {
            Some(found) => rules = Some(found),
            None => {
                written.pop();
            }
        }
    }
    (written, rules)
}

/// The gameplay keys with values to draw from. The board's size is drawn separately. Keys that end a game
/// by its length and those of matches are excluded, because they do not affect a single position.
fn samples(rules: &Rules) -> Vec<(&'static str, Vec<String>)> {
    let apart = |key: &str| {
        ["board.pits", "board.rows", "board.start"].contains(&key)
            || ["cycle.", "ring.", "bao.", "match."].iter().any(|section| key.starts_with(section))
    };
    rules.samples().into_iter().filter(|(key, _)| !apart(key)).collect()
}

fn accepted(file: &RulesFile, written: &[String]) -> Option<Rules> {
    let changes: Vec<Change> = written.iter().filter_map(|text| Change::parse(text)).collect();
    assert_eq!(changes.len(), written.len());
    file.rules(None, &changes).ok()
}

#[test]
fn accepted_rules_play_the_same_in_both_readings() {
    play_draws(DRAWS, 1);
}

/// A small sample, for mutation testing.
#[test]
fn a_sample_of_accepted_rules_plays_the_same_in_both_readings() {
    play_draws(DRAWS / 8, 2);
}

fn play_draws(draws: usize, seed: u64) {
    let file = RulesFile::parse("random.toml", "random", BASE).expect("the base is sound");
    let board = "board = { pits = 1, seeds = 1 }\n";
    let samples = samples(&format!("{board}{BASE}").parse().expect("the smallest board is one"));
    let mut rng = Pcg64::seed_from_u64(seed);
    let mut played = 0;
    for _ in 0..draws {
        let (written, rules) = draw(&file, &samples, &mut rng);
        let Some(rules) = rules else { continue };
        if !rules.can_be_endless() || rules.total() <= MOST_RELAY_SEEDS {
            play(&Game::new(rules), &written, &mut rng);
            played += 1;
        }
    }
    assert!(played > draws / 4, "only {played} of {draws} were rules that can be played");
}

fn play(game: &Game, written: &[String], rng: &mut Pcg64) {
    let mut position = game.start();
    for _ in 0..PLIES {
        let moves = agreement::check(game, &position, &written.join(" "));
        let seeds = Side::BOTH.map(|side| position.on_side(side) + position.store(side));
        assert_eq!(seeds[0] + seeds[1], game.rules().total(), "{written:?} {position:?}");
        if moves.is_empty() {
            break;
        }
        position =
            game.play(&position, moves[rng.random_range(0..moves.len())]).expect("a listed move is legal");
    }
}
