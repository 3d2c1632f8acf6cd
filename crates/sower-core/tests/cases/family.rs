//! Perft counts of the wider family: the kernel against the file, and the trace against it where the counts are small.
//!
//! `UPDATE_CASES=1` adds the games that the file lacks, and leaves its other rows alone.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use sower_core::{Game, Position, library};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/cases/perft_family.tsv");
const HEAD: &str = "game\tcounts\n";

/// The trace counts rows with at most this many sequences. Larger ones are left to the kernel.
const MOST_TRACED: u64 = 400;

/// The largest count that is added to the file.
const MOST: u64 = 30_000;

/// The number of sequences of plies, counted with the trace alone.
fn traced(game: &Game, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |played| game.trace(position, played).expect("a listed move is legal").after;
    game.moves(position).into_iter().map(|played| traced(game, &after(played), depth - 1)).sum()
}

/// The counts of a game, depth by depth.
fn counts(game: &Game) -> Vec<u64> {
    let mut found = Vec::new();
    for depth in 1..=6 {
        let paths = game.perft(&game.start(), depth);
        if paths > MOST && depth > 1 {
            break;
        }
        found.push(paths);
    }
    found
}

fn game(name: &str) -> Game {
    Game::new(library::find(name).expect("it is shipped").rules(&[]).expect("it is sound"))
}

fn update(text: &str) -> String {
    let mut text = if text.is_empty() { HEAD.to_owned() } else { text.to_owned() };
    for listed in library::all() {
        let name = &listed.name;
        if library::FIRST.contains(&listed.file.id()) || text.contains(&format!("\n{name}\t")) {
            continue;
        }
        let counts: Vec<String> = counts(&game(name)).iter().map(u64::to_string).collect();
        let _ = writeln!(text, "{name}\t{}", counts.join(" "));
    }
    text
}

#[test]
fn counts_of_the_family_agree_by_kernel_and_by_trace() {
    let path = Path::new(FILE);
    let mut text = fs::read_to_string(path).unwrap_or_default();
    if env::var_os("UPDATE_CASES").is_some() {
        text = update(&text);
        fs::write(path, &text).expect("the file can be written");
    }
    let mut rows = 0;
    for line in text.lines().skip(1) {
        let (name, counts) = line.split_once('\t').expect("a name and its counts");
        let game = game(name);
        for (depth, wanted) in (1..).zip(counts.split(' ')) {
            let wanted: u64 = wanted.parse().expect("a number");
            assert_eq!(game.perft(&game.start(), depth), wanted, "{name}, depth {depth}");
            if wanted <= MOST_TRACED {
                assert_eq!(traced(&game, &game.start(), depth), wanted, "{name} by the trace, depth {depth}");
            }
        }
        rows += 1;
    }
    let others = library::all().iter().filter(|listed| !library::FIRST.contains(&listed.file.id())).count();
    assert_eq!(rows, others, "every game beyond the first four has its counts");
}
