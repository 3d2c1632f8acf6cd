//! Several processes on one PostgreSQL database act as one site, even if some of them end.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::play::{Table, rounds, tables};
use super::postgres::{self, Server};
use super::process::{Home, Served};

/// The time within which games must continue.
const AT_MOST: Duration = Duration::from_secs(3);

#[test]
fn the_games_of_a_killed_process_continue_at_another_at_once() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let home = Home::Database(postgres::fresh_database());
    let mut doomed = home.serve();
    let other = home.serve();
    let mut playing: Vec<Table> = Vec::new();
    let rounds = rounds(2);
    for _ in 0..rounds {
        Table::fill(&mut playing, &doomed, tables());
        let mut killed = Instant::now();
        let long = Instant::now() + Duration::from_secs(60);
        playing = Table::play_all(&runtime, playing, doomed.host(), long, |wait_for| {
            wait_for(2 * tables());
            doomed.kill();
            killed = Instant::now();
        });
        for table in &mut playing {
            table.check(&other);
        }
        let before: Vec<usize> = playing.iter().map(|table| table.told.len()).collect();
        playing.iter_mut().for_each(|table| table.last = None);
        playing = Table::play_all(&runtime, playing, other.host(), killed + AT_MOST, |_| {});
        for (table, before) in playing.iter().zip(before) {
            let first = table.last.is_some() || table.is_over;
            assert!(first && table.told.len() >= before, "a table waits at the other process");
        }
        doomed = home.serve();
    }
    eprintln!(
        "{rounds} processes killed, {} games each: all went on at the other within {AT_MOST:?}",
        tables()
    );
}

#[test]
fn a_process_that_is_asked_to_end_sends_its_players_to_another() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let home = Home::Database(postgres::fresh_database());
    let (mut first, other) = (home.serve(), home.serve());
    let mut playing: Vec<Table> = Vec::new();
    Table::fill(&mut playing, &first, 4);
    let long = Instant::now() + Duration::from_secs(60);
    let mut ended = None;
    let host = first.host().to_owned();
    playing = Table::play_all(&runtime, playing, &host, long, |wait_for| {
        wait_for(8);
        let asked = Instant::now();
        ended = Some((first.terminate(), asked.elapsed()));
    });
    let (status, took) = ended.unwrap();
    assert!(status.success() && took < Duration::from_secs(6), "{status} after {took:?}");
    for table in &mut playing {
        assert_eq!(table.goodbye, Some(1012), "it says that the site comes back");
        table.check(&other);
        table.last = None;
    }
    let until = Instant::now() + AT_MOST;
    playing = Table::play_all(&runtime, playing, other.host(), until, |_| {});
    assert!(playing.iter().all(|table| table.last.is_some() || table.is_over), "a table waits");
}

#[test]
fn a_database_that_is_restarted_under_load_loses_nothing() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut server = Server::start(postgres::settings());
    let home = Home::Database(server.database());
    let served = home.serve();
    let mut playing: Vec<Table> = Vec::new();
    let rounds = rounds(1);
    for _ in 0..rounds {
        Table::fill(&mut playing, &served, tables());
        let mut back = Instant::now();
        // Long enough for the database to restart on a busy machine.
        let until = Instant::now() + Duration::from_secs(15);
        playing = Table::play_all(&runtime, playing, served.host(), until, |wait_for| {
            wait_for(2 * tables());
            server.stop();
            // The site reports it, and keeps running.
            let (status, body) = served.get("/readyz", None);
            assert_eq!(status, 503, "{body}");
            let (status, _) = served.get("/healthz", None);
            assert_eq!(status, 200);
            server.start_again();
            back = Instant::now();
        });
        for table in &mut playing {
            assert!(table.is_over || table.last.is_some_and(|last| last > back), "a table has not come back");
            table.check(&served);
        }
        assert_eq!(served.get("/readyz", None).0, 200);
    }
    eprintln!("{rounds} restarts of the database, {} games: all went on, none missing", tables());
}

#[test]
fn who_hears_no_notification_waits_no_longer_than_three_seconds() {
    let home = Home::Database(postgres::fresh_database());
    let deaf = || Served::of(home.command(&["serve", "--deaf", "--listen", "127.0.0.1:0"]));
    let (here, there) = (deaf(), deaf());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut table = Table::open(&here);
    let plies = |served: &Served, table: &Table| {
        let (status, body) = served.get(&format!("/api/rooms/{}", table.room), Some(&table.cookie));
        assert_eq!(status, 200, "{body}");
        serde_json::from_str::<Value>(&body).unwrap()["moves"].as_array().unwrap().len()
    };
    let mut longest = Duration::ZERO;
    let rounds = rounds(2);
    for _ in 0..rounds {
        // From now on the other process has the room in memory.
        plies(&there, &table);
        let until = Instant::now() + Duration::from_millis(300);
        table = Table::play_all(&runtime, vec![table], here.host(), until, |_| {}).remove(0);
        let told = Instant::now();
        while plies(&there, &table) < table.told.len() {
            assert!(told.elapsed() < AT_MOST, "the other process has not asked");
            std::thread::sleep(Duration::from_millis(20));
        }
        longest = longest.max(told.elapsed());
        if table.is_over {
            table = Table::open(&here);
        }
    }
    eprintln!("{rounds} times without notifications: the longest wait was {longest:?}");
}
