//! `kill -9` in the middle of play: every move that anyone was told of is there afterwards, and games go on.
//!
//! `script/kill-site` does it more often, and with more tables.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::play::{Table, rounds, tables};
use super::postgres;
use super::process::{Home, Served};

/// How long is played before each end.
const PLAY: Duration = Duration::from_millis(500);

/// How long the site is away; nobody's clock is charged for it.
const OUTAGE: Duration = Duration::from_millis(700);

/// Longer than any of this takes.
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
        let host: Arc<str> = served.host().into();
        let until = Instant::now() + LONG;
        let players: Vec<_> =
            playing.drain(..).map(|table| runtime.spawn(table.play(Arc::clone(&host), until))).collect();
        std::thread::sleep(PLAY + Duration::from_millis(37 * (round as u64 % 7)));
        served.kill();
        playing = players.into_iter().map(|player| runtime.block_on(player).unwrap()).collect();
        std::thread::sleep(OUTAGE);
        served = home.serve();
        let after = told(&playing);
        assert!(after > before, "nothing was played in round {round}");
        moves += after - before;
        for table in &mut playing {
            check(&served, table);
        }
    }
    all.extend(playing);
    let folder = TempDir::new().unwrap();
    all.iter().for_each(|table| table.replays(&served, folder.path()));
    eprintln!("{rounds} ends, {moves} moves told, {} games: none missing, all replay", all.len());
}

fn check(served: &Served, table: &mut Table) {
    let (told, left) = (table.told.len(), table.left);
    let room = table.check(served);
    let side = usize::from(room["look"]["board"]["side"] == "N");
    if let (Some(told), Some(now), true) =
        (left, room["clocks"]["left"][side].as_u64(), room["moves"].as_array().unwrap().len() == told)
    {
        assert!(now + (OUTAGE.as_millis() as u64) > told, "the outage was charged: {told} to {now}");
    }
}
