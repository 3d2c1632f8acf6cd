//! `kill -9` during play: every move that a client was notified of is there afterwards, and games continue.
//!
//! `script/kill-site` does it more often, with more games.

use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::play::{Table, rounds, tables};
use super::postgres;
use super::process::{Home, Served};

/// The playing time before each kill.
const PLAY: Duration = Duration::from_millis(300);

/// How long the site is down; clocks exclude it.
const OUTAGE: Duration = Duration::from_millis(700);

/// Longer than any step takes.
const LONG: Duration = Duration::from_secs(60);

#[test]
fn what_anyone_was_told_survives_any_end() {
    survives(&Home::folder(), rounds(4));
}

#[test]
fn what_anyone_was_told_survives_any_end_on_postgres() {
    survives(&Home::Database(postgres::fresh_database()), rounds(4));
}

fn survives(home: &Home, rounds: usize) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut playing: Vec<Table> = Vec::new();
    let mut all: Vec<Table> = Vec::new();
    let mut moves = 0;
    let mut served = home.serve();
    for round in 0..rounds {
        all.extend(playing.iter().filter(|table| table.is_over).cloned());
        Table::fill(&mut playing, &served, tables());
        let told = |tables: &[Table]| tables.iter().map(|table| table.told.len()).sum::<usize>();
        let before = told(&playing);
        playing = Table::play_all(&runtime, playing, served.host(), Instant::now() + LONG, |wait_for| {
            wait_for(tables());
            std::thread::sleep(PLAY + Duration::from_millis(37 * (round as u64 % 7)));
            served.kill();
        });
        std::thread::sleep(OUTAGE);
        served = home.serve();
        let back = Instant::now();
        let after = told(&playing);
        assert!(after > before, "nothing was played in round {round}");
        moves += after - before;
        for table in &mut playing {
            check(&served, table, back);
        }
    }
    all.extend(playing);
    let folder = TempDir::new().unwrap();
    all.iter().for_each(|table| table.replays(&served, folder.path()));
    eprintln!("{rounds} ends, {moves} moves told, {} games: none missing, all replay", all.len());
}

fn check(served: &Served, table: &mut Table, back: Instant) {
    let (told, left) = (table.told.len(), table.left);
    let room = table.check(served);
    let side = usize::from(room["look"]["board"]["side"] == "N");
    if let (Some(told), Some(now), true) =
        (left, room["clocks"]["left"][side].as_u64(), room["moves"].as_array().unwrap().len() == told)
    {
        let charged = Duration::from_millis(told.saturating_sub(now));
        assert!(charged < OUTAGE + back.elapsed(), "the outage was charged: {told} to {now}");
    }
}
