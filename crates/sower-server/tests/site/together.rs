//! Several processes on one database act as one site.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde_json::{Value, json};
use sower_server::SiteOptions;
use sower_server::store::Postgres;

use crate::harness::{Served, serve_store};
use crate::postgres::{self, Server};

/// Longer than the polling interval.
const AT_MOST: Duration = Duration::from_secs(3);

async fn open(address: &str) -> Served {
    serve_store(Arc::new(Postgres::open(address).await.expect("a database")), SiteOptions::default()).await
}

/// Ann plays on one process and Ben on the other.
async fn plays_from_one_to_the_other(here: &Served, there: &Served) {
    let (id, [_, ben], [mut ann_here, mut ben_here]) = here.two_people(json!({})).await;
    let mut ben_there = there.enter(&ben, &id, "").await;
    ben_there.state().await;
    ann_here.play("1").await;
    ann_here.event("move").await;
    let told = Instant::now();
    assert_eq!(ben_there.event("move").await["moves"], json!(["1"]));
    assert!(told.elapsed() < AT_MOST, "{:?}", told.elapsed());
    ben_there.play("1").await;
    ben_there.event("move").await;
    let told = Instant::now();
    for client in [&mut ann_here, &mut ben_here] {
        while client.event("move").await["moves"] != json!(["1", "1"]) {}
    }
    assert!(told.elapsed() < AT_MOST, "{:?}", told.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_at_one_process_is_sent_at_the_other() {
    let address = postgres::fresh_database();
    plays_from_one_to_the_other(&open(&address).await, &open(&address).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_misses_a_notification_polls_in_time() {
    let address = postgres::fresh_database();
    let deaf = || async {
        let store = Postgres::open(&address).await.expect("a database").deaf();
        serve_store(Arc::new(store), SiteOptions::default()).await
    };
    plays_from_one_to_the_other(&deaf().await, &deaf().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_at_another_process_is_not_away() {
    let address = postgres::fresh_database();
    let options = || SiteOptions { claim_after: Duration::from_secs(4), ..SiteOptions::default() };
    let store = || async { Arc::new(Postgres::open(&address).await.expect("a database")) };
    let here = serve_store(store().await, options()).await;
    let there = serve_store(store().await, options()).await;
    let (id, [_, ben], [mut ann_here, ben_here]) = here.two_people(json!({})).await;
    let mut ben_there = there.enter(&ben, &id, "").await;
    ben_there.state().await;
    drop(ben_here);
    let began = Instant::now();
    // Longer than the time after which an absent player loses the game.
    while began.elapsed() < Duration::from_secs(5) {
        let heard = tokio::time::timeout(Duration::from_millis(500), ann_here.of_kind("presence")).await;
        if let Ok(presence) = heard {
            assert_eq!(presence["d"]["may_claim"], json!(false), "{presence}");
        }
    }
    ann_here.say("claim", Value::Null, ann_here.v).await;
    assert_eq!(ann_here.refused().await, "refused");
    // A player who leaves is absent on the other process too, a little later.
    drop(ben_there);
    let began = Instant::now();
    loop {
        let presence = ann_here.of_kind("presence").await;
        if presence["d"]["here"] == json!([true, false]) {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(12), "{presence}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_is_forgotten_is_forgotten_everywhere() {
    let address = postgres::fresh_database();
    let (here, there) = (open(&address).await, open(&address).await);
    let (id, [ann, mut ben], _) = here.two_people(json!({})).await;
    let mut ann_there = there.enter(&ann, &id, "").await;
    let seat = ann_there.state().await["seats"][1].clone();
    assert!(seat.to_string().contains("Ben"), "{seat}");
    let (status, told) = here.ask(&mut ben, "DELETE", "/api/me", Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{told}");
    let seat = ann_there.state().await["seats"][1].clone();
    assert!(!seat.to_string().contains("Ben"), "{seat}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_from_one_process_works_at_the_other_and_ends_at_both() {
    let address = postgres::fresh_database();
    let (here, there) = (open(&address).await, open(&address).await);
    let (id, [_, mut ben], [mut ann_here, _]) = here.two_people(json!({})).await;
    let mut ben_there = there.enter(&ben, &id, "").await;
    ben_there.state().await;
    here.sign_up(&mut ben, "Benjamin").await;
    while ben_there.state().await["seats"][1]["name"] != "Benjamin" {}
    ann_here.play("1").await;
    while ben_there.event("move").await["moves"] != json!(["1"]) {}
    ben_there.play("1").await;
    assert_eq!(ben_there.event("move").await["seats"][1]["yours"], true);
    assert_eq!(here.ask(&mut ben, "DELETE", "/api/sessions", Value::Null).await.0, StatusCode::NO_CONTENT);
    while ben_there.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_outage_is_reported_and_play_resumes_after_it() {
    let mut server = Server::start(postgres::settings());
    let served = open(&server.database()).await;
    let clock = json!({ "control": { "kind": "fischer", "base": 60, "increment": 0 } });
    let (id, [mut ann, _], [mut first, mut second]) = served.two_people(clock).await;
    first.play("1").await;
    second.event("move").await;
    server.stop();
    let gone = Instant::now();
    second.play("1").await;
    // The connection may have broken before or after the move was sent.
    assert!(["storage", "unknown-outcome"].contains(&second.refused().await.as_str()));
    let (status, told) = served.post(&mut ann, "/api/me", json!({ "name": "Ann" })).await;
    assert_eq!((status, &told["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("storage")), "{told}");
    tokio::time::sleep(Duration::from_secs(4)).await;
    server.start_again();
    let away = gone.elapsed();
    let back = Instant::now();
    loop {
        second.play("1").await;
        let message = second.next().await.expect("the socket stays");
        if message["d"]["event"]["kind"] == "move" {
            break;
        }
        assert!(back.elapsed() < AT_MOST, "{message}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let (status, room) = served.get(&mut ann, &format!("/api/rooms/{id}")).await;
    assert_eq!((status, &room["moves"]), (StatusCode::OK, &json!(["1", "1"])));
    // Clocks exclude the outage, except for up to two seconds before it was noticed.
    let left = room["clocks"]["left"][1].as_u64().expect("a clock");
    let charged = Duration::from_millis(60_000 - left);
    assert!(charged < away, "{charged:?} of {away:?}");
}
