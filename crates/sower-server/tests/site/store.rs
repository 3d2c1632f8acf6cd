//! The stores, held to one suite.

use sower_server::store::{Sqlite, Store, StoreError, conformance};
use tempfile::TempDir;

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
