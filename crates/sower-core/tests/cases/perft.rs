//! Perft counts: from the starting positions, from positions where options differ, and as published.

use std::collections::HashSet;

use serde::de::DeserializeOwned;
use sower_core::kernel::{Half, Packed, SharedRing};
use sower_core::{Game, Position, Setup, with_shared_ring};
use sower_testing::cases::{self, Row};
use sower_testing::{boards, options};

/// Larger counts are skipped with a message. A release build counts up to Togyz Kumalak's ninth ply. A
/// debug build skips its eighth and ninth, which take longer than all the rest.
const MOST_PATHS: u64 = if cfg!(debug_assertions) { 4_000_000 } else { 250_000_000 };

/// With more sequences than this, finished ones are not counted separately: every last position would need a check.
const MOST_ASKED: u64 = 30_000_000;

/// The most positions to store when counting distinct ones.
const MOST_DISTINCT: u64 = 150_000;

/// The sequences of a number of plies, and how many of them end in a finished position.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    paths: u64,
    ended: u64,
}

#[test]
fn counts_from_the_start_agree() {
    let rows = cases::inside().rows("perft.tsv");
    for row in rows {
        let game = options::game(row.text("game"), &options::read(row.text("options")));
        check(&row, &game, &game.start());
    }
}

#[test]
fn counts_from_positions_where_options_differ_agree() {
    let rows = cases::inside().rows("perft_positions.tsv");
    for row in rows {
        let game = options::game(row.text("game"), &options::read(row.text("options")));
        let setup = setup(row.text("game"), row.text("position"));
        let position = game.position(&setup).unwrap_or_else(|error| panic!("{row}: {error}"));
        check(&row, &game, &position);
    }
}

#[test]
fn the_published_counts_of_togyz_kumalak_agree() {
    let rows = cases::inside().rows("togyz/published_perft.tsv");
    let game = options::game("togyz", &options::read("default"));
    for row in rows {
        let paths: u64 = row.number("positions");
        if is_affordable(&row, paths) {
            assert_eq!(game.perft(&game.start(), row.number("depth")), paths, "{row}");
        }
    }
}

fn is_affordable(row: &Row, paths: u64) -> bool {
    if paths > MOST_PATHS {
        eprintln!("{row}: left out, {paths} paths are more than {MOST_PATHS}");
    }
    paths <= MOST_PATHS
}

fn check(row: &Row, game: &Game, position: &Position) {
    let (paths, depth) = (row.number("paths"), row.number("depth"));
    if !is_affordable(row, paths) {
        return;
    }
    assert_eq!(game.perft(position, depth), paths, "{row}");
    if !row.text("ended").is_empty() && paths <= MOST_ASKED {
        let counted = with_shared_ring!(game.kernel(), kernel => count(kernel, &Packed::pack(position), depth), else panic!("no case has a game of the general kernel"));
        assert_eq!(counted, Count { paths, ended: row.number("ended") }, "{row}");
    }
    if !row.text("distinct").is_empty() && paths <= MOST_DISTINCT {
        let found = with_shared_ring!(game.kernel(), kernel => distinct(kernel, &Packed::pack(position), depth), else panic!("no case has a game of the general kernel"));
        assert_eq!(found, row.number::<usize>("distinct"), "{row}");
    }
}

fn count<H: Half>(kernel: &SharedRing<H>, position: &Packed<H>, depth: u32) -> Count {
    if depth == 0 {
        return Count { paths: 1, ended: u64::from(kernel.termination(position).is_some()) };
    }
    let mut sum = Count::default();
    kernel.for_each_child(position, |_, child| {
        let below = count(kernel, child, depth - 1);
        sum.paths += below.paths;
        sum.ended += below.ended;
    });
    sum
}

/// The number of distinct positions after `depth` plies.
fn distinct<H: Half>(kernel: &SharedRing<H>, position: &Packed<H>, depth: u32) -> usize {
    let mut layer = HashSet::from([*position]);
    for _ in 0..depth {
        let mut next = HashSet::new();
        for position in &layer {
            kernel.for_each_child(position, |_, child| {
                next.insert(*child);
            });
        }
        layer = next;
    }
    layer.len()
}

/// Parses a position from a list: the counts, and last the side to move.
fn setup(game: &str, text: &str) -> Setup {
    match game {
        "kalah" => {
            let (cells, mover): (Vec<u8>, u8) = list(text);
            boards::from_cells(&cells, mover)
        }
        "togyz" => {
            let (pits, kazans, tuzdyks, mover): (Vec<u8>, _, _, u8) = list(text);
            boards::from_pits_and_tuzdyks(&pits, kazans, tuzdyks, mover)
        }
        _ => {
            let (pits, stores, mover): (Vec<u8>, _, u8) = list(text);
            boards::from_pits(&pits, stores, mover)
        }
    }
}

fn list<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
