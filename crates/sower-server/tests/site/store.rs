//! The stores, held to one suite.

use std::fs;
use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::json;
use sower_server::SiteOptions;
use sower_server::store::conformance::some_game;
use sower_server::store::{Fate, Sqlite, Store, StoreError, Write, conformance};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

use crate::harness::{Person, serve_store};

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
    let key = store.signing_key().await.expect("a key");
    store.close().await;
    drop(store);
    let again = Sqlite::open(folder.path()).await.expect("the same database");
    assert_eq!(again.events("one", 0).await.expect("they are read").len(), 5);
    assert_eq!(again.signing_key().await.expect("a key"), key);
}

#[tokio::test]
async fn a_database_of_a_later_version_is_refused() {
    let folder = TempDir::new().expect("a folder");
    Sqlite::open(folder.path()).await.expect("a database").close().await;
    let file = folder.path().join("sower.sqlite");
    let bytes = std::fs::read(&file).expect("a file");
    // SQLite keeps the number of the form at byte 60 of the file.
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
async fn a_locked_database_is_told_and_nothing_is_half_done() {
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
    assert_eq!(store.game("one").await.expect("reading goes on"), None);

    sqlx::query("ROLLBACK").execute(&mut other).await.expect("it lets go");
    let (status, made) = served.post(&mut ann, "/api/rooms", room).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let (_, games) = served.get(&mut ann, "/api/me/games").await;
    assert_eq!(games.as_array().map(Vec::len), Some(1), "only what was told is there: {games}");
}

#[tokio::test]
async fn a_database_that_was_overwritten_is_told_and_left_as_it_is() {
    let folder = TempDir::new().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a database");
    for number in 0..50 {
        let game = some_game(&format!("game-{number}"), "ann", number);
        assert_eq!(store.commit(&[Write::Game(Box::new(game))]).await.expect("it is kept"), [Fate::Kept]);
    }
    store.close().await;
    drop(store);
    let file = folder.path().join("sower.sqlite");
    let mut bytes = fs::read(&file).expect("a file");
    // The first page tells what there is; all that it speaks of is gone.
    let page = 4096;
    assert!(bytes.len() > 4 * page);
    bytes[page..].fill(0xa5);
    fs::write(&file, &bytes).expect("it is overwritten");
    let refused = match Sqlite::open(folder.path()).await {
        Err(error) => error,
        Ok(store) => {
            let unread = store.game("game-7").await.expect_err("it cannot be read");
            let write = Write::Game(Box::new(some_game("new", "ann", 99)));
            store.commit(&[write]).await.expect_err("it cannot be written");
            store.close().await;
            unread
        }
    };
    assert!(refused.to_string().contains("sower.sqlite"), "{refused}");
    assert_eq!(fs::read(&file).expect("a file"), bytes, "nothing was touched");
}
