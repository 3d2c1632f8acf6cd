//! Compares endgame tables with published values and a plain reference, and plays them out.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::path::Path;

use rand::RngExt;
use rand::SeedableRng;
use rand_pcg::Pcg64;
use sower_core::rules::Settle;
use sower_core::{Change, Extra, Game, Pie, Position, Setup, Side, library};
use sower_search::{Probe, Score, Stop};
use sower_tables::{
    BuildEvent, BuildOptions, CACHE_BYTES, EndgameTables, Packing, Workers, build, statistics,
};
use sower_testing::cases;

/// Seeds in play: more in optimised builds.
const SEEDS: u8 = if cfg!(debug_assertions) { 9 } else { 12 };

fn game(name: &str) -> Game {
    Game::new(library::find(name).unwrap().rules(&[]).unwrap())
}

fn built(game: &Game, seeds: u8) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let order = BuildOptions { folder: folder.path(), seeds, packing: Packing::Compressed, memory: 4 << 30 };
    build(game, &order, &workers(), |_| {}).unwrap();
    folder
}

fn workers() -> Workers {
    Workers::new(2, Stop::new())
}

/// The number of Awari positions with each value, as counted by Lincke.
#[test]
fn awari_has_the_published_number_of_positions_of_each_value() {
    let rows = cases::inside().rows("awari/value_histograms.csv");
    let game = game("awari");
    let folder = built(&game, SEEDS);
    for seeds in 0..=SEEDS {
        let of_layer = rows.iter().filter(|row| row.number::<u8>("stones") == seeds);
        let mut wanted: Vec<(i32, u64)> =
            of_layer.map(|row| (row.number("value_for_player_to_move"), row.number("positions"))).collect();
        wanted.sort_unstable();
        let counted = statistics(&game, folder.path(), seeds, &workers()).unwrap();
        let found: Vec<(i32, u64)> =
            counted.values.iter().map(|(score, count)| (score.whole(), *count)).collect();
        assert_eq!(found, wanted, "{seeds} seeds");
    }
}

/// The margin that South can force in Oware, and the most that South can get.
#[test]
fn oware_endgames_have_the_values_that_are_known() {
    let rows = cases::inside().rows("oware/endgames.tsv");
    let game = game("oware");
    let folder = built(&game, SEEDS);
    let tables = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
    let mut compared = 0;
    for row in &rows {
        let seeds: u8 = row.number("seeds");
        if seeds > SEEDS {
            continue;
        }
        let houses = row.numbers("houses");
        let position = game.position(&setup(&houses)).unwrap();
        let found = tables.look_up(&position).unwrap().unwrap();
        // A share of the seeds in play, as a margin.
        let margin = |name: &str| Score::margin(2 * row.number::<i32>(name) - i32::from(seeds));
        assert_eq!([found.lower, found.upper], [margin("least"), margin("most")], "{row}");
        compared += 1;
    }
    assert!(compared > 500, "only {compared} compared");
}

fn setup(houses: &[u8]) -> Setup {
    let (south, north) = houses.split_at(houses.len() / 2);
    Setup {
        rows: [south.to_vec(), north.to_vec()],
        stores: [0, 0],
        homes: [None; 2],
        side: Side::South,
        pie: Pie::Closed,
        extra: Extra::default(),
    }
}

/// Plays the best moves against a defence. The promised value must be reached, and every ply that neither captures nor is a
/// mistake of the defence must bring the capture nearer.
fn realise(game: &Game, tables: &EndgameTables, start: &Position, random: bool, rng: &mut Pcg64) {
    let winner = start.side();
    let margin = |position: &Position| i32::from(position.store(winner)) - i32::from(position.store(!winner));
    // The winner's margin still to come, and the plies until the next capture is due.
    let promise = |position: &Position| {
        let found = tables.look_up(position).unwrap().unwrap();
        let value = found.exact().unwrap();
        let value = if position.side() == winner { value } else { -value };
        (value.whole() - margin(position), found.distance)
    };
    let value = promise(start).0 + margin(start);
    let mut position = *start;
    // Bound: each capture is due within its distance, and there are at most as many captures as seeds.
    for _ in 0..10_000 {
        if let Some(outcome) = game.outcome(&position) {
            let lead = i32::from(outcome.score[winner]) - i32::from(outcome.score[!winner]);
            assert!(lead >= value, "{lead} instead of {value}");
            return;
        }
        let (future, due) = promise(&position);
        assert!(margin(&position) + future >= value);
        // If no side can force anything, play cycles and only captured seeds count.
        if future == 0
            && due.is_none()
            && game.rules().cycle().settle != Settle::SideOwner
            && margin(&position) >= value
        {
            return;
        }
        let moves = Probe::moves(tables, &position).unwrap();
        let played = if position.side() == winner || !random {
            moves[0]
        } else {
            moves[rng.random_range(0..moves.len())]
        };
        let after = game.play(&position, played.played).unwrap();
        let (future_then, due_then) = promise(&after);
        if after.in_play() == position.in_play() && future_then == future && future > 0 && due.is_some() {
            assert!(due_then < due, "the capture comes no nearer");
        }
        position = after;
    }
    panic!("the game did not end");
}

#[test]
fn a_won_position_is_won_against_any_defence_in_the_promised_plies() {
    let mut rng = Pcg64::seed_from_u64(5);
    for name in ["awari", "kalah", "togyz-kumalak", "bestemshe"] {
        let game = game(name);
        let seeds = if name == "togyz-kumalak" { 4 } else { 8 };
        let folder = built(&game, seeds);
        let tables = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
        let mut won = 0;
        while won < 200 {
            let position = random_position(&game, seeds, &mut rng);
            let Some(found) = tables.look_up(&position).unwrap() else { continue };
            if game.outcome(&position).is_none() && found.exact().is_some_and(|score| score > Score::LEVEL) {
                realise(&game, &tables, &position, won % 2 == 0, &mut rng);
                won += 1;
            }
        }
    }
}

fn random_position(game: &Game, seeds: u8, rng: &mut Pcg64) -> Position {
    let pits = usize::from(game.rules().board().pits);
    let mut houses = vec![0; 2 * pits];
    for _ in 0..seeds {
        houses[rng.random_range(0..2 * pits)] += 1;
    }
    game.position(&setup(&houses)).unwrap()
}

/// A file with any byte changed is rejected or returns nothing, and a truncated one is rejected.
#[test]
fn a_damaged_file_is_never_believed() {
    let game = game("awari");
    let folder = built(&game, 5);
    let path = folder.path().join("005.table");
    let sound = std::fs::read(&path).unwrap();
    let reasons = |bytes: &[u8]| {
        std::fs::write(&path, bytes).unwrap();
        let tables = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
        let mut refused = !tables.refused().is_empty();
        let mut rng = Pcg64::seed_from_u64(1);
        for _ in 0..2_000 {
            let position = random_position(&game, 5, &mut rng);
            refused |= game.outcome(&position).is_none() && !matches!(tables.look_up(&position), Ok(Some(_)));
        }
        refused
    };
    assert!(!reasons(&sound));
    for at in (0..sound.len()).step_by(97) {
        let mut flipped = sound.clone();
        flipped[at] ^= 0x10;
        assert!(reasons(&flipped), "byte {at} of {} may change unseen", sound.len());
    }
    for len in [0, 7, 20, sound.len() / 2, sound.len() - 1] {
        assert!(reasons(&sound[..len]), "cut after {len} bytes");
    }
    assert!(reasons(&[&sound[..], b"more"].concat()));
}

#[test]
fn a_build_that_was_stopped_goes_on_and_ends_with_the_same_files() {
    let game = game("oware");
    let whole = built(&game, 7);
    let folder = tempfile::tempdir().unwrap();
    let order =
        BuildOptions { folder: folder.path(), seeds: 7, packing: Packing::Compressed, memory: 1 << 30 };
    let mut stops = 0;
    loop {
        let stop = Stop::new();
        let pulled = stop.clone();
        let mut written = 0;
        let built = build(&game, &order, &Workers::new(2, stop), |step| {
            written += u32::from(matches!(step, BuildEvent::Written { .. }));
            if written == 2 {
                pulled.stop();
            }
        });
        if built.is_ok() {
            break;
        }
        stops += 1;
        assert!(stops < 20);
    }
    assert!(stops > 0);
    for seeds in 0..=7 {
        let file = |folder: &Path| std::fs::read(folder.join(format!("{seeds:03}.table"))).unwrap();
        assert!(file(whole.path()) == file(folder.path()), "{seeds} seeds");
    }
}

#[test]
fn what_does_not_fit_is_refused_before_anything_is_written() {
    let game = game("awari");
    let folder = tempfile::tempdir().unwrap();
    let order =
        BuildOptions { folder: folder.path(), seeds: 20, packing: Packing::Compressed, memory: 1 << 20 };
    let error = build(&game, &order, &workers(), |_| {}).unwrap_err().to_string();
    assert!(error.contains("--memory"), "{error}");
    let nowhere = folder.path().join("file");
    std::fs::write(&nowhere, "not a folder").unwrap();
    let order = BuildOptions { folder: &nowhere, seeds: 3, ..order };
    assert!(build(&game, &order, &workers(), |_| {}).is_err());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// In Oware the losing side delays and the gaining side hurries: both need the distance.
#[test]
fn a_forced_value_has_a_distance_also_where_it_is_the_least_or_the_most() {
    let game = game("oware");
    let folder = built(&game, 5);
    let tables = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
    let mut rng = Pcg64::seed_from_u64(3);
    let mut forced = 0;
    for _ in 0..2_000 {
        let position = random_position(&game, 5, &mut rng);
        let found = tables.look_up(&position).unwrap().unwrap();
        if found.exact().is_some() {
            assert!(found.distance.is_some() && found.upper_distance.is_some(), "{found:?}");
            forced += usize::from(found.lower == Score::margin(-5));
        }
    }
    assert!(forced > 100, "only {forced} of them lose everything");
}

/// Tables do not cover the pie rule, so they return nothing while a swap is possible.
#[test]
fn while_seats_may_be_swapped_nothing_is_known() {
    let rules =
        library::find("kalah-pie").unwrap().rules(&[Change::parse("board.seeds=1").unwrap()]).unwrap();
    let game = Game::new(rules);
    let folder = built(&game, 12);
    let tables = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
    let start = game.start();
    assert_eq!((start.pie(), tables.look_up(&start).unwrap()), (Pie::Opening, None));
    let closed = game.position(&Setup { pie: Pie::Closed, ..start.setup() }).unwrap();
    assert!(tables.look_up(&closed).unwrap().is_some());
}

/// A web page has no files: it reads tables from downloaded bytes.
#[test]
fn tables_read_from_bytes_say_the_same_as_those_of_a_folder() {
    let game = game("oware");
    let folder = built(&game, 6);
    let mapped = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
    let files =
        mapped.layers().into_iter().map(|layer| (layer.seeds, std::fs::read(layer.path).unwrap().into()));
    let read =
        EndgameTables::from_bytes(&game, files.chain([(7, b"not a table".to_vec().into())]), CACHE_BYTES);
    assert_eq!(read.refused().len(), 1);
    assert_eq!(read.most_seeds(), 6);
    let mut rng = Pcg64::seed_from_u64(4);
    for seeds in (1..=6).cycle().take(600) {
        let position = random_position(&game, seeds, &mut rng);
        let found = read.look_up(&position).unwrap();
        assert!(found.is_some());
        assert_eq!(found, mapped.look_up(&position).unwrap());
    }
}
