//! No client is notified of an event before it is in the database.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::harness::{Client, Person, serve_store};
use futures_util::future::BoxFuture;
use serde_json::{Value, json};
use sower_server::SiteOptions;
use sower_server::store::{Connection, Millis, Sqlite, Store, StoreError, Write, WriteOutcome};
use tempfile::TempDir;
use tokio::sync::Notify;

/// A store whose commits can be delayed, or fail.
struct Double {
    inner: Sqlite,
    holds: AtomicBool,
    fails: AtomicBool,
    /// Commits, but reports no result.
    is_silent: AtomicBool,
    released: Notify,
}

impl Store for Double {
    fn commit<'a>(&'a self, batch: &'a [Write]) -> BoxFuture<'a, Result<Vec<WriteOutcome>, StoreError>> {
        Box::pin(async move {
            while self.holds.load(Ordering::SeqCst) {
                self.released.notified().await;
            }
            if self.fails.load(Ordering::SeqCst) {
                return Err(StoreError::Failed {
                    database: "double".to_owned(),
                    reason: "the disk is full".to_owned(),
                });
            }
            let fates = self.inner.commit(batch).await;
            if self.is_silent.load(Ordering::SeqCst) {
                let (database, reason) = ("double".to_owned(), "it is gone".to_owned());
                return Err(StoreError::Unknown { database, reason });
            }
            fates
        })
    }

    fn reader(&self) -> BoxFuture<'_, Result<Box<dyn Connection>, StoreError>> {
        self.inner.reader()
    }

    fn now(&self) -> BoxFuture<'_, Result<Millis, StoreError>> {
        self.inner.now()
    }

    fn name(&self) -> String {
        self.inner.name()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.inner.close()
    }
}

async fn double() -> (Arc<Double>, TempDir) {
    let folder = TempDir::new().expect("a folder");
    let inner = Sqlite::open(folder.path()).await.expect("a database");
    let double = Double {
        inner,
        holds: false.into(),
        fails: false.into(),
        is_silent: false.into(),
        released: Notify::new(),
    };
    (Arc::new(double), folder)
}

async fn hears_nothing(client: &mut Client) {
    let heard = tokio::time::timeout(Duration::from_millis(300), client.of_kind("state")).await;
    assert!(heard.is_err(), "told early: {heard:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_sent_only_after_its_commit() {
    let (store, _folder) = double().await;
    let kept = Arc::clone(&store) as Arc<dyn Store>;
    let served = serve_store(Arc::clone(&kept), SiteOptions::default()).await;
    let (id, _, [mut first, mut second]) = served.two_people(json!({})).await;
    store.holds.store(true, Ordering::SeqCst);
    first.play("1").await;
    hears_nothing(&mut first).await;
    hears_nothing(&mut second).await;
    assert_eq!(kept.events(&id, 1).await.expect("they are read"), []);
    store.holds.store(false, Ordering::SeqCst);
    store.released.notify_waiters();
    for client in [&mut first, &mut second] {
        assert_eq!(client.event("move").await["moves"], json!(["1"]));
    }
    assert_eq!(kept.events(&id, 1).await.expect("they are read").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_whose_commit_fails_has_not_happened() {
    let (store, _folder) = double().await;
    let served = serve_store(Arc::clone(&store) as Arc<dyn Store>, SiteOptions::default()).await;
    let (_, [mut ann, _], [mut first, mut second]) = served.two_people(json!({})).await;
    store.fails.store(true, Ordering::SeqCst);
    first.play("1").await;
    assert_eq!(first.refused().await, "storage");
    hears_nothing(&mut second).await;
    let (status, answer) = served.post(&mut ann, "/api/me", json!({ "name": "Ann" })).await;
    assert_eq!((status.as_u16(), &answer["code"]), (503, &json!("storage")));
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let asked = json!({ "game": "kalah", "seats": seats, "control": { "kind": "none" } });
    let (status, answer) = served.post(&mut Person::default(), "/api/rooms", asked).await;
    assert_eq!((status.as_u16(), &answer["code"]), (503, &json!("storage")));
    // The same move succeeds when the disk has space again.
    store.fails.store(false, Ordering::SeqCst);
    first.play("1").await;
    assert_eq!(second.event("move").await["moves"], json!(["1"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_process_that_loses_the_race_reads_again() {
    let folder = TempDir::new().expect("a folder");
    let open = || async { Arc::new(Sqlite::open(folder.path()).await.expect("a database")) };
    let (one, other) = (open().await, open().await);
    let here = serve_store(one, SiteOptions::default()).await;
    let there = serve_store(other, SiteOptions::default()).await;
    let mut ann = Person::default();
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let made = here.room(&mut ann, seats, json!({})).await;
    let id = made["id"].as_str().expect("a number");
    let mut first = here.enter(&ann, id, "").await;
    let mut second = there.enter(&ann, id, "").await;
    first.state().await;
    second.state().await;
    first.play("1").await;
    first.event("move").await;
    // The other process does not know of it yet: the unique key is the fence.
    second.play("2").await;
    let told = second.of_kind("state").await;
    assert_eq!(told["d"]["event"]["label"], "1");
    assert_eq!(second.refused().await, "refused");
    second.play("1").await;
    assert_eq!(second.event("move").await["moves"], json!(["1", "1"]));
    let _: Value = made;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_may_have_been_saved_is_said_so_and_shown_when_that_is_known() {
    let (store, _folder) = double().await;
    let served = serve_store(Arc::clone(&store) as Arc<dyn Store>, SiteOptions::default()).await;
    let (id, [mut ann, _], [mut first, mut second]) = served.two_people(json!({})).await;
    store.is_silent.store(true, Ordering::SeqCst);
    first.play("1").await;
    let refused = first.of_kind("refused").await;
    assert_eq!(refused["d"]["code"], "unknown-outcome");
    assert!(refused["d"]["message"].as_str().is_some_and(|told| told.contains("may have been saved")));
    store.is_silent.store(false, Ordering::SeqCst);
    // Both receive it without a request.
    for client in [&mut first, &mut second] {
        while client.state().await["moves"] != json!(["1"]) {}
    }
    store.is_silent.store(true, Ordering::SeqCst);
    let path = format!("/api/rooms/{id}/say");
    let (status, told) = served.post(&mut ann, &path, json!({ "t": "resign" })).await;
    assert_eq!((status.as_u16(), &told["code"]), (503, &json!("unknown-outcome")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_that_cannot_write_is_not_ready() {
    let (store, _folder) = double().await;
    let served = serve_store(Arc::clone(&store) as Arc<dyn Store>, SiteOptions::default()).await;
    store.fails.store(true, Ordering::SeqCst);
    let (status, told) = served.get(&mut Person::default(), "/readyz").await;
    assert_eq!((status.as_u16(), told), (503, json!("the database cannot be written to\n")));
    assert_eq!(served.get(&mut Person::default(), "/healthz").await.0.as_u16(), 200);
}
