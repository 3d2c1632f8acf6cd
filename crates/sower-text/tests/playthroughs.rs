//! Recorded playthroughs: every position, legal move and step of a random game as readable text. The four main games are
//! recorded to their end, all other shipped games from their start. Any change in rules, notation or sentences shows up as a difference.
//!
//! `UPDATE_GOLDEN=1 cargo test -p sower-text --test playthroughs` rewrites them; review the difference before you
//! commit it.

#![expect(clippy::unwrap_used, reason = "a test that cannot continue fails")]

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::notation::write_position;
use sower_core::{Game, library};
use sower_text::{Language, trace_sentences};

fn playthrough(game: &Game, seed: u64, plies: usize) -> String {
    let rules = game.rules();
    let mut rng = Pcg64::seed_from_u64(seed);
    let mut text = format!("{} {}\n", rules.about().id, rules.fingerprint());
    let mut position = game.start();
    let english = Language::english();
    let mut ply = 0;
    loop {
        let _ = writeln!(text, "\n{ply}: {}", write_position(&position));
        let moves = game.moves(&position);
        if moves.is_empty() || ply == plies {
            break;
        }
        let labels: Vec<String> = moves.iter().map(|played| game.label(position.side(), *played)).collect();
        let _ = writeln!(text, "legal {}", labels.join(" "));
        for (_, refusal) in game.turn(&position).refused() {
            let _ = writeln!(text, "refused: {}", english.say(&refusal, rules.words()));
        }
        let played = moves[rng.random_range(0..moves.len())];
        let trace = game.trace(&position, played).expect("a listed move is legal");
        let _ =
            writeln!(text, "plays {}", game.write_token(&position, played).expect("a listed move is legal"));
        for (message, rule) in trace_sentences(&trace, rules) {
            let _ = writeln!(text, "  {} [{rule}]", english.render(&message, rules.words()));
        }
        position = trace.after;
        ply += 1;
    }
    text
}

fn check(name: &str, seed: u64, plies: usize) {
    let game = Game::new(library::find(name).unwrap().rules(&[]).unwrap());
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../testdata/playthroughs/{name}.txt"));
    let played = playthrough(&game, seed, plies);
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &played).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let difference = golden.lines().zip(played.lines()).enumerate().find(|(_, (golden, now))| golden != now);
    if let Some((line, (golden, now))) = difference {
        panic!("{name}, line {}:\n  was {golden}\n  now {now}", line + 1);
    }
    assert_eq!(golden.lines().count(), played.lines().count(), "{name} is longer or shorter than before");
}

#[test]
fn the_four_games_play_as_recorded_to_their_end() {
    for name in library::FIRST {
        check(name, 1, usize::MAX);
    }
}

/// Plies of the games that are not recorded to their end.
const OPENING: usize = 24;

#[test]
fn every_other_game_plays_as_recorded() {
    let others = library::all().into_iter().filter(|listed| !library::FIRST.contains(&listed.name.as_str()));
    for listed in others {
        check(&listed.name, 1, OPENING);
    }
}
