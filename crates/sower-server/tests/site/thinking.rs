//! Analysis and review over the API.

use std::sync::Arc;
use std::time::Duration;

use crate::harness::{Client, Person, Served, serve, serve_store, serve_with};
use axum::http::StatusCode;
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use sower_core::record::Record;
use sower_core::{Game, library};
use sower_review::default_review;
use sower_search::{Probes, Stop};
use sower_server::SiteOptions;
use sower_server::store::Sqlite;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

async fn question(client: &mut Client, question: Value) {
    client.wire.send(Message::text(question.to_string())).await.expect("it is sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_question_ends_the_one_before() {
    let served = serve().await;
    let url = format!("ws://{}/api/analyse", served.address);
    let mut client = Client::connect(&url, &Person::default()).await;
    question(&mut client, json!({ "id": 1, "game": "togyz-kumalak", "seconds": 60 })).await;
    let answer = client.next().await.expect("an answer");
    assert_eq!(answer["id"], 1);
    assert!(answer["analysis"]["moves"].as_array().is_some_and(|moves| moves.len() == 9), "{answer}");
    question(&mut client, json!({ "id": 2, "game": "kalah", "moves": ["3"], "seconds": 0.2 })).await;
    loop {
        let answer = client.next().await.expect("an answer");
        if answer["done"] == true {
            assert_eq!(answer["id"], 2);
            break;
        }
    }
    question(&mut client, json!({ "id": 3, "game": "kalah", "moves": ["9"] })).await;
    assert_eq!(client.next().await.expect("an answer")["problem"]["code"], "refused");
    question(&mut client, json!({ "id": 4 })).await;
    assert_eq!(client.next().await.expect("an answer")["problem"]["code"], "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_gets_no_analysis_of_their_game() {
    let served = serve().await;
    let (_, [ann, _], [mut first, mut second]) = served.two_people(json!({})).await;
    first.play("1").await;
    second.event("move").await;
    let url = format!("ws://{}/api/analyse", served.address);
    let asked = json!({ "id": 1, "game": "kalah", "moves": ["1", "2"], "seconds": 0.1 });
    let mut own = Client::connect(&url, &ann).await;
    question(&mut own, asked.clone()).await;
    assert_eq!(own.next().await.expect("an answer")["problem"]["code"], "refused");
    let mut other = Client::connect(&url, &Person::default()).await;
    question(&mut other, asked.clone()).await;
    assert!(other.next().await.expect("an answer")["analysis"].is_object());
    second.say("resign", Value::Null, second.v).await;
    second.event("resign").await;
    question(&mut own, asked).await;
    assert!(own.next().await.expect("an answer")["analysis"].is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_when_the_room_has_left_memory() {
    let idle = Duration::from_millis(30);
    let served = serve_with(SiteOptions { idle, ..SiteOptions::default() }).await;
    let (_, [ann, _], [mut first, second]) = served.two_people(json!({})).await;
    first.play("1").await;
    first.event("move").await;
    drop((first, second));
    tokio::time::sleep(20 * idle).await;
    let mut own = Client::connect(&format!("ws://{}/api/analyse", served.address), &ann).await;
    let asked = json!({ "id": 1, "game": "kalah", "moves": ["1", "2"], "seconds": 0.1 });
    question(&mut own, asked).await;
    assert_eq!(own.next().await.expect("an answer")["problem"]["code"], "refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_what_the_command_line_writes() {
    let served = serve().await;
    let text = "[Game \"kalah\"]\n[Position \"1,0,0,1,0,0/0,0,0,0,10,1 18,17 S\"]\n1. 4 5";
    let mut ann = Person::default();
    let (_, begun) = served.post(&mut ann, "/api/review", json!({ "record": text })).await;
    let path = format!("/api/review/{}", begun["review"].as_str().expect("a number"));
    let found = loop {
        let (_, answer) = served.get(&mut ann, &path).await;
        if answer.get("plies").is_some() {
            break answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let record = Record::parse(text).expect("a record");
    let game = Arc::new(Game::new(library::find("kalah").expect("a game").rules(&[]).expect("rules")));
    let played = record.play(&game).expect("a game");
    let review = default_review(&played, record.tags(), Probes::default(), &Stop::new(), &mut |_| {})
        .expect("a review");
    let review = sower_server::wire::Review::from(&review);
    let mut expected = serde_json::to_value(review).expect("JSON");
    // Only the elapsed time may differ.
    expected["seconds"] = found["seconds"].clone();
    assert_eq!(found, expected);
    let (_, russian) = served.get(&mut ann, &format!("{path}?lang=ru")).await;
    let sentence = |review: &Value| review["turning_points"][0]["why"][0].as_str().map(str::to_owned);
    assert!(sentence(&found).is_some_and(|text| text.contains("South")), "{found}");
    assert!(sentence(&russian).is_some_and(|text| text.contains("Юг")), "{russian}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_computer_helps_with_ones_own_game_by_any_way() {
    let served = serve().await;
    let (_, [mut ann, _], [mut first, mut second]) = served.two_people(json!({})).await;
    first.play("1").await;
    second.event("move").await;
    let with_computer = json!([{ "kind": "me" }, { "kind": "computer", "player": "level:3" }]);
    let room = |more: Value| {
        let mut asked = json!({ "game": "kalah", "seats": with_computer, "control": { "kind": "none" } });
        for (key, value) in more.as_object().expect("an object") {
            asked[key] = value.clone();
        }
        asked
    };
    for more in [
        json!({ "moves": ["1"] }),
        json!({ "moves": ["1", "3"] }),
        json!({ "moves": ["1", "3", "2"] }),
        json!({ "position": "0,5,5,5,5,4/4,4,4,4,4,4 0,0 N", "changes": ["capture.across=either"] }),
        json!({ "position": "0,5,5,5,5,4/4,4,4,4,4,4 0,0 N" }),
        json!({ "position": "4,4,4,4,4,4/0,5,5,5,5,4 3,3 S" }),
        json!({ "position": "0,5,5,5,5,4/4,4,4,4,4,4 0,0 N", "changes": ["cycle.max-plies=90"] }),
    ] {
        let (status, told) = served.post(&mut ann, "/api/rooms", room(more.clone())).await;
        assert_eq!((status.as_u16(), &told["code"]), (409, &json!("refused")), "{more}");
        assert_eq!(served.post(&mut Person::default(), "/api/rooms", room(more)).await.0.as_u16(), 200);
    }
    let trained =
        json!({ "position": "0,5,5,5,5,4/4,4,4,4,4,4 0,0 N", "moves": [], "on": false, "slips": 0 });
    assert_eq!(served.post(&mut ann, "/api/train/kalah", trained).await.0.as_u16(), 409);
    let record = "[Game \"kalah\"]\n\n1. 1 1 2. 3 *\n";
    assert_eq!(served.post(&mut ann, "/api/review", json!({ "record": record })).await.0.as_u16(), 409);
    // Normal games stay allowed, but without hints for the same board.
    let both = json!([{ "kind": "me" }, { "kind": "me" }]);
    let made = served.room(&mut ann, both, json!({})).await;
    let id = made["id"].as_str().expect("a number");
    let mut own = served.enter(&ann, id, "").await;
    own.state().await;
    own.play("5").await;
    own.event("move").await;
    own.say("hint", Value::Null, own.v).await;
    own.of_kind("hint").await;
    own.say("undo", Value::Null, own.v).await;
    own.event("back").await;
    own.play("1").await;
    own.event("move").await;
    own.say("hint", Value::Null, own.v).await;
    assert_eq!(own.refused().await, "refused");
    assert_eq!(served.post(&mut ann, "/api/rooms", room(json!({}))).await.0.as_u16(), 200);
    let (status, _) = served.post(&mut ann, "/api/puzzles/kalah/1", json!({ "moves": [] })).await;
    assert_ne!(status.as_u16(), 409);
}

/// The finished review at a path.
async fn reviewed(served: &Served, person: &mut Person, path: &str) -> Value {
    loop {
        let (status, answer) = served.get(person, path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        if answer.get("plies").is_some() {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_there_for_all_who_may_see_the_game_and_after_a_restart() {
    let folder = TempDir::new().expect("a folder");
    let open = async || {
        let store = Arc::new(Sqlite::open(folder.path()).await.expect("a database"));
        serve_store(store, SiteOptions::default()).await
    };
    let served = open().await;
    let (id, [mut ann, mut ben], [mut first, second]) = served.two_people(json!({})).await;
    let path = format!("/api/rooms/{id}/review");
    let (status, _) = served.get(&mut ann, &path).await;
    assert_eq!(status, StatusCode::CONFLICT, "the game is not over");
    first.play("3").await;
    first.event("move").await;
    first.say("resign", Value::Null, first.v).await;
    first.event("resign").await;
    let (_, room) = served.get(&mut ann, &format!("/api/rooms/{id}")).await;
    let token = room["watch_link"].as_str().expect("a link").split_once("watch=").expect("a token").1;
    let watched = format!("{path}?watch={token}");
    assert_eq!(reviewed(&served, &mut ann, &path).await["plies"][0]["label"], "3");
    // The site shuts down and loses its memory.
    served.site.close().await;
    drop((first, second));
    let served = open().await;
    let mut eve = Person::default();
    assert_eq!(reviewed(&served, &mut ben, &path).await["plies"][0]["label"], "3");
    assert_eq!(reviewed(&served, &mut eve, &watched).await["plies"][0]["label"], "3");
    let (status, _) = served.get(&mut eve, &path).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "without the link it is not hers to see");
}
