//! Rules that no one would write: random values for every key, played by both readings on boards of up to 7 pits a side.
//!
//! The shipped games use few of the combinations that a rules file allows. Whatever passes the check must be playable, and
//! the kernel and the trace must agree on it.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::{Change, Game, Rules, RulesFile, Side};
use sower_testing::agreement;

/// How often the dice are thrown, and plies of each game.
const DRAWS: usize = if cfg!(debug_assertions) { 30_000 } else { 100_000 };
const PLIES: usize = 60;
/// The most seeds on boards whose turns may be endless: with more, the circles become long.
const MOST_RELAY_SEEDS: u8 = 12;

/// The keys that change play, with values to draw from; a value that is there twice is drawn more often.
const KEYS: &[(&str, &[&str])] = &[
    ("board.pits", &["1", "2", "3", "4", "5", "6", "7"]),
    ("board.seeds", &["1", "2", "3"]),
    ("board.stores", &["false", "true"]),
    ("board.sides", &["owned", "owned", "shared"]),
    ("sow.lift", &["all", "all", "leave-one"]),
    ("sow.least", &["1", "1", "2"]),
    ("sow.stores", &["none", "own"]),
    ("sow.skip-origin", &["false", "true"]),
    ("sow.relay", &["none", "last", "next"]),
    ("capture.last-makes", &["none", "even", "2,3", "4", "3"]),
    ("capture.last-makes-least", &["1", "1", "3"]),
    ("capture.last-makes-side", &["other", "own", "either"]),
    ("capture.chain", &["none", "back"]),
    ("capture.across", &["none", "own", "either"]),
    ("capture.across-needs", &["seeds", "nothing"]),
    ("capture.beyond-gap", &["false", "true"]),
    ("capture.passing", &["none", "none", "4", "2,3"]),
    ("capture.passing-to", &["pit-owner", "sower"]),
    ("capture.last-few", &["0", "0", "2"]),
    (
        "capture.grand-slam",
        &[
            "captures",
            "captures-nothing",
            "illegal",
            "illegal-unless-forced",
            "leaves-first",
            "leaves-last",
            "gives-rest",
        ],
    ),
    ("home.at", &["none", "none", "2", "3"]),
    ("home.bars", &["none", "last-pit", "same-number", "facing", "last-pit,facing"]),
    ("turn.again", &["none", "own-store", "capture", "own-store,capture"]),
    ("turn.no-move", &["end", "pass"]),
    ("turn.endless", &["illegal", "stays"]),
    ("turn.feed", &["free", "must-feed", "never-starve"]),
    ("turn.pie", &["false", "true"]),
    ("end.side-empty", &["false", "true"]),
    ("end.majority", &["false", "true"]),
    ("end.seeds-left", &["never", "2", "4"]),
    ("end.rest", &["side-owner", "last-mover", "unfed", "nobody"]),
    ("end.cannot-feed", &["side-owner", "mover", "unfed"]),
    ("end.decide", &["seeds", "captured-first"]),
];

const BASE: &str = r#"
name = "Random"
labels = "letters"
region = "Nowhere"
summary = "Whatever the dice say"
source = ["dice"]

[cycle]
max-plies = 100
"#;

/// Draws a value for about half of the keys; the others keep their defaults.
fn draw(rng: &mut Pcg64) -> Vec<String> {
    KEYS.iter()
        .filter_map(|(key, values)| {
            let drawn = key.starts_with("board.") || rng.random_bool(0.4);
            drawn.then(|| format!("{key}={}", values[rng.random_range(0..values.len())]))
        })
        .collect()
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

/// A sample that is soon over, for mutation testing.
#[test]
fn a_sample_of_accepted_rules_plays_the_same_in_both_readings() {
    play_draws(DRAWS / 8, 2);
}

fn play_draws(draws: usize, seed: u64) {
    let file = RulesFile::parse("random.toml", "random", BASE).expect("the base is sound");
    let mut rng = Pcg64::seed_from_u64(seed);
    let mut played = 0;
    for _ in 0..draws {
        let written = draw(&mut rng);
        let Some(rules) = accepted(&file, &written) else { continue };
        if !rules.can_be_endless() || rules.total() <= MOST_RELAY_SEEDS {
            play(&Game::new(rules), &written, &mut rng);
            played += 1;
        }
    }
    assert!(played > draws / 25, "only {played} of {draws} were rules that can be played");
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
