//! Runs the conformance suite on every store.

use crate::conformance::{self, some_game};
use std::fs;
use std::sync::Arc;

use axum::http::StatusCode;
use futures_util::future::join_all;
use serde_json::json;
use sower_server::SiteOptions;
use sower_server::store::{Entry, Postgres, Sqlite, Store, StoreError, Write, WriteOutcome};
use sower_server::wire::Event;
use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

use crate::harness::{Person, serve_store};
use crate::postgres;

#[tokio::test]
async fn postgres_conforms() {
    let store = Postgres::open(&postgres::fresh_database()).await.expect("a database");
    conformance::conforms(&store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_that_start_at_once_make_one_database() {
    let address = postgres::fresh_database();
    let opened = join_all((0..6).map(|_| Postgres::open(&address))).await;
    let mut keys = Vec::new();
    for store in opened {
        let store: &dyn Store = &store.expect("a database");
        keys.push(store.signing_key().await.expect("a key"));
    }
    keys.dedup();
    assert_eq!(keys.len(), 1, "all sign with one key");
}

#[tokio::test]
async fn a_postgres_of_a_later_version_is_refused_and_left_as_it_is() {
    let address = postgres::fresh_database();
    Postgres::open(&address).await.expect("a database").close().await;
    let mut other = PgConnection::connect(&address).await.expect("another program");
    sqlx::query("UPDATE sower_form SET number = 99").execute(&mut other).await.expect("it is changed");
    let refused = Postgres::open(&address).await.map(|_| ()).expect_err("it is too new");
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
}

#[tokio::test]
async fn an_error_about_a_database_address_hides_its_password() {
    let refused = Postgres::open("postgres://ann:hunter2@[::/x").await.map(|_| ()).expect_err("no address");
    assert!(!refused.to_string().contains("hunter2"), "{refused}");
    let closed_port = "postgres://ann:hunter2@127.0.0.1:1/x";
    let refused = Postgres::open(closed_port).await.map(|_| ()).expect_err("no server listens there");
    let told = refused.to_string();
    assert!(told.contains("ann@127.0.0.1:1/x") && !told.contains("hunter2"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn batches_of_two_processes_that_meet_are_both_kept() {
    let address = postgres::fresh_database();
    let stores =
        [Postgres::open(&address).await.expect("one"), Postgres::open(&address).await.expect("other")];
    let stores = stores.map(|store| Arc::new(store) as Arc<dyn Store>);
    const GAMES: usize = 20;
    for number in 0..GAMES {
        let game = some_game(&format!("game-{number}"), "ann", 1);
        stores[0].commit(&[Write::Game(Box::new(game))]).await.expect("it is kept");
    }
    // Both write the same events of the same games, one forwards and one backwards.
    let mut kept = 0;
    for v in 1..=10 {
        let write = |number: usize| Write::Event {
            game: format!("game-{number}"),
            entry: Entry { v, at: 1, event: Event::Resign { side: "S".to_owned() }, guest: None, left: None },
            opens: None,
            live: None,
        };
        let one: Vec<Write> = (0..GAMES).map(write).collect();
        let other: Vec<Write> = (0..GAMES).rev().map(write).collect();
        let (one, other) = tokio::join!(stores[0].commit(&one), stores[1].commit(&other));
        let fates = [one.expect("it is kept"), other.expect("it is kept")].concat();
        kept += fates.iter().filter(|fate| **fate == WriteOutcome::Kept).count();
    }
    assert_eq!(kept, 10 * GAMES, "each number is given once");
}

#[tokio::test]
async fn sqlite_conforms() {
    let folder = TempDir::new().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a database");
    conformance::conforms(&store).await;
}

#[tokio::test]
async fn the_writer_waits_for_the_disk_and_leaves_checkpoints_to_others() {
    let folder = TempDir::new().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a database");
    let full = 2;
    assert_eq!(store.writer_settings().await.expect("it tells"), ("wal".to_owned(), full, 0));
}

#[tokio::test]
async fn what_was_kept_is_there_after_opening_again() {
    let folder = TempDir::new().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a database");
    conformance::conforms(&store).await;
    let key = (&store as &dyn Store).signing_key().await.expect("a key");
    store.close().await;
    drop(store);
    let again: &dyn Store = &Sqlite::open(folder.path()).await.expect("the same database");
    assert_eq!(again.events("one", 0).await.expect("they are read").len(), 5);
    assert_eq!(again.signing_key().await.expect("a key"), key);
}

#[tokio::test]
async fn a_database_of_a_later_version_is_refused() {
    let folder = TempDir::new().expect("a folder");
    Sqlite::open(folder.path()).await.expect("a database").close().await;
    let file = folder.path().join("sower.sqlite");
    let bytes = std::fs::read(&file).expect("a file");
    // SQLite stores the schema version at byte 60 of the file.
    let mut later = bytes.clone();
    later[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(&file, &later).expect("it is written");
    let refused = Sqlite::open(folder.path()).await.map(|_| ()).expect_err("it is too new");
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
    assert_eq!(std::fs::read(&file).expect("a file"), later, "nothing was touched");
}

#[tokio::test]
async fn a_broken_database_is_refused_with_its_name() {
    let folder = TempDir::new().expect("a folder");
    std::fs::write(folder.path().join("sower.sqlite"), "this is no database, whatever its name says")
        .expect("it is written");
    let refused = Sqlite::open(folder.path()).await.map(|_| ()).expect_err("it is broken");
    assert!(refused.to_string().contains("sower.sqlite"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_an_error_and_nothing_is_half_done() {
    let folder = TempDir::new().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).await.expect("a database"));
    let served = serve_store(Arc::clone(&store), SiteOptions::default()).await;
    let mut ann = Person::default();
    let file = SqliteConnectOptions::new().filename(folder.path().join("sower.sqlite"));
    let mut other = SqliteConnection::connect_with(&file).await.expect("another program");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("it locks the database");

    let room = json!({ "game": "kalah", "seats": [{ "kind": "me" }, { "kind": "me" }], "control": { "kind": "none" } });
    let (status, told) = served.post(&mut ann, "/api/rooms", room.clone()).await;
    assert_eq!((status, &told["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("storage")), "{told}");
    let refused =
        store.commit(&[Write::Game(Box::new(some_game("one", "ann", 1)))]).await.expect_err("locked");
    assert!(
        refused.to_string().contains("sower.sqlite") && refused.to_string().contains("locked"),
        "{refused}"
    );
    assert_eq!(store.game("one").await.expect("reading continues"), None);

    sqlx::query("ROLLBACK").execute(&mut other).await.expect("it lets go");
    let (status, made) = served.post(&mut ann, "/api/rooms", room).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let (_, games) = served.get(&mut ann, "/api/me/games").await;
    assert_eq!(games.as_array().map(Vec::len), Some(1), "only what was told is there: {games}");
}

#[tokio::test]
async fn an_overwritten_database_is_an_error_and_is_left_unchanged() {
    let folder = TempDir::new().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a database");
    for number in 0..50 {
        let game = some_game(&format!("game-{number}"), "ann", number);
        assert_eq!(
            store.commit(&[Write::Game(Box::new(game))]).await.expect("it is kept"),
            [WriteOutcome::Kept]
        );
    }
    store.close().await;
    drop(store);
    let file = folder.path().join("sower.sqlite");
    let mut bytes = fs::read(&file).expect("a file");
    // The first page describes the rest, which is gone.
    let page = 4096;
    assert!(bytes.len() > 4 * page);
    bytes[page..].fill(0xa5);
    fs::write(&file, &bytes).expect("it is overwritten");
    let refused = match Sqlite::open(folder.path()).await {
        Err(error) => error,
        Ok(store) => {
            let unread = (&store as &dyn Store).game("game-7").await.expect_err("it cannot be read");
            let write = Write::Game(Box::new(some_game("new", "ann", 99)));
            store.commit(&[write]).await.expect_err("it cannot be written");
            store.close().await;
            unread
        }
    };
    assert!(refused.to_string().contains("sower.sqlite"), "{refused}");
    assert_eq!(fs::read(&file).expect("a file"), bytes, "nothing was touched");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_has_lost_its_last_moves_is_shown_as_damaged_and_not_as_a_shorter_one() {
    let folder = TempDir::new().expect("a folder");
    let open = || async { Arc::new(Sqlite::open(folder.path()).await.expect("a database")) };
    let served = serve_store(open().await, SiteOptions::default()).await;
    let (id, [mut ann, _], [mut first, mut second]) = served.two_people(json!({})).await;
    first.play("1").await;
    second.event("move").await;
    second.say("resign", serde_json::Value::Null, second.v).await;
    first.event("resign").await;
    let options = SqliteConnectOptions::new().filename(Sqlite::file(folder.path()));
    let mut other = SqliteConnection::connect_with(&options).await.expect("another program");
    let lost =
        sqlx::query("DELETE FROM events WHERE game = ? AND v >= 2").bind(&id).execute(&mut other).await;
    assert_eq!(lost.expect("they are lost").rows_affected(), 2);
    drop((first, second));
    let again = serve_store(open().await, SiteOptions::default()).await;
    let (status, told) = again.get(&mut ann, &format!("/api/rooms/{id}")).await;
    assert_eq!((status, &told["code"]), (StatusCode::GONE, &json!("damaged")));
    let (_, games) = again.get(&mut ann, "/api/me/games").await;
    assert_eq!((&games[0]["id"], &games[0]["damaged"]), (&json!(id), &json!(true)), "{games}");
}
