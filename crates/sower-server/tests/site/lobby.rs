//! Strangers who meet: in the lobby, by quick pairing, in correspondence games.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::harness::{Client, Person, Served, serve};

/// A person with a cookie and a name.
pub(crate) async fn person(served: &Served, name: &str) -> Person {
    let mut person = Person::default();
    let (status, _) = served.post(&mut person, "/api/me", json!({ "name": name })).await;
    assert_eq!(status, StatusCode::OK);
    person
}

pub(crate) fn blitz() -> Value {
    json!({ "kind": "fischer", "base": 180, "increment": 2 })
}

fn challenge() -> Value {
    json!({ "game": "kalah", "control": blitz() })
}

async fn put_up(served: &Served, person: &mut Person, asked: Value) -> String {
    let (status, met) = served.post(person, "/api/lobby", asked).await;
    assert_eq!(status, StatusCode::OK, "{met}");
    met["challenge"].as_str().expect("a number").to_owned()
}

async fn visit(served: &Served, person: &Person, query: &str) -> Client {
    Client::connect(&format!("ws://{}/api/lobby/socket?{query}", served.address), person).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_accepts_a_challenge_and_both_enter_one_room() {
    let served = serve().await;
    let [mut ann, mut ben] = [person(&served, "Ann").await, person(&served, "Ben").await];
    let mut lobby_of_ann = visit(&served, &ann, "lobby=1").await;
    let mut lobby_of_ben = visit(&served, &ben, "lobby=1&playing=1").await;
    assert_eq!(lobby_of_ben.of_kind("lobby").await["d"], json!([]));
    let wish = json!({ "game": "kalah", "control": blitz(), "seat": "second" });
    let id = put_up(&served, &mut ann, wish).await;
    let seen = lobby_of_ben.of_kind("lobby").await;
    assert_eq!(seen["d"][0]["id"], id.as_str());
    assert_eq!((&seen["d"][0]["maker"]["name"], &seen["d"][0]["yours"]), (&json!("Ann"), &json!(false)));
    let (status, met) = served.post(&mut ben, &format!("/api/lobby/{id}/take"), Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{met}");
    let room = met["room"].as_str().expect("a room");
    assert_eq!(lobby_of_ann.of_kind("go").await["d"]["room"], room);
    while lobby_of_ben.of_kind("playing").await["d"][0]["id"] != room {}
    // Ann wanted to be second, so Ben moves first, and his clock runs.
    let mut first = served.enter(&ben, room, "").await;
    let state = first.state().await;
    assert_eq!((&state["seats"][0]["yours"], &state["clocks"]["running"]), (&json!(true), &json!("S")));
    let mut second = served.enter(&ann, room, "").await;
    second.state().await;
    first.play("1").await;
    assert_eq!(second.event("move").await["moves"], json!(["1"]));
    // Anyone may watch, but spectators may not play.
    let mut eve = Person::default();
    assert_eq!(served.get(&mut eve, &format!("/api/rooms/{room}")).await.0, StatusCode::OK);
    let mut watcher = served.enter(&eve, room, "").await;
    watcher.state().await;
    for (said, d) in [("move", json!("1")), ("phrase", json!("hello")), ("resign", Value::Null)] {
        watcher.say(said, d, 1).await;
        assert_eq!(watcher.refused().await, "not-yours");
    }
    second.say("resign", Value::Null, second.v).await;
    second.event("resign").await;
    while lobby_of_ben.of_kind("playing").await["d"] != json!([]) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_players_who_accept_one_challenge_one_gets_it_and_the_others_get_an_error() {
    let served = serve().await;
    let mut ann = person(&served, "Ann").await;
    let id = put_up(&served, &mut ann, challenge()).await;
    let mut takers = Vec::new();
    for number in 0..6 {
        takers.push(person(&served, &format!("Taker {number}")).await);
    }
    let path = format!("/api/lobby/{id}/take");
    let taken = takers.iter_mut().map(|taker| served.post(taker, &path, Value::Null));
    let answers = futures_util::future::join_all(taken).await;
    let rooms: Vec<&Value> =
        answers.iter().filter(|(status, _)| *status == StatusCode::OK).map(|(_, met)| met).collect();
    assert_eq!(rooms.len(), 1, "{answers:?}");
    for (status, told) in answers.iter().filter(|(status, _)| *status != StatusCode::OK) {
        assert_eq!((*status, &told["code"]), (StatusCode::CONFLICT, &json!("refused")));
    }
    let (_, games) = served.get(&mut ann, "/api/me/games").await;
    assert_eq!(games.as_array().map(Vec::len), Some(1), "one game was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_ends_when_it_is_withdrawn_or_its_maker_plays_another() {
    let served = serve().await;
    let [mut ann, mut ben] = [person(&served, "Ann").await, person(&served, "Ben").await];
    let id = put_up(&served, &mut ann, challenge()).await;
    // Only its maker can withdraw it, no one can accept their own, and an ended one stays ended.
    let path = format!("/api/lobby/{id}");
    assert_eq!(served.ask(&mut ben, "DELETE", &path, Value::Null).await.0, StatusCode::FORBIDDEN);
    let own = served.post(&mut ann, &format!("{path}/take"), Value::Null).await;
    assert_eq!(own.0, StatusCode::CONFLICT);
    let mut lobby = visit(&served, &ann, "lobby=1").await;
    lobby.say("wait", json!(id), 0).await;
    lobby.of_kind("pong").await;
    assert_eq!(served.ask(&mut ann, "DELETE", &path, Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(lobby.of_kind("ended").await["d"]["challenge"], id.as_str());
    for (person, method, path) in
        [(&mut ann, "DELETE", path.clone()), (&mut ben, "POST", format!("{path}/take"))]
    {
        assert_eq!(served.ask(person, method, &path, Value::Null).await.0, StatusCode::CONFLICT);
    }
    // Ann's other challenges end with the new game, except for the correspondence one.
    let slow = json!({ "game": "oware", "control": { "kind": "days", "days": 3 } });
    let kept = put_up(&served, &mut ann, slow).await;
    let one = put_up(&served, &mut ann, challenge()).await;
    let other = put_up(&served, &mut ann, json!({ "game": "oware", "control": blitz() })).await;
    assert_eq!(served.post(&mut ben, &format!("/api/lobby/{one}/take"), Value::Null).await.0, StatusCode::OK);
    let (_, open) = served.get(&mut ben, "/api/lobby").await;
    assert_eq!(open.as_array().expect("a list").len(), 1, "{open}");
    assert_eq!(open[0]["id"], kept.as_str());
    assert_ne!(open[0]["id"], other.as_str());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_challenge_is_refused_with_a_reason() {
    let served = serve().await;
    let mut ann = person(&served, "Ann").await;
    for (asked, code) in [
        (json!({ "game": "kalah", "control": { "kind": "none" } }), "bad-request"),
        (json!({ "game": "chess", "control": blitz() }), "not-found"),
        (json!({ "game": "own-0123456789abcdef0123456789abcdef", "control": blitz() }), "bad-request"),
        (json!({ "game": "kalah", "control": { "kind": "days", "days": 15 } }), "bad-request"),
        (json!({ "game": "kalah", "control": blitz(), "to": "nobody-of-that-name" }), "not-found"),
        (json!({ "game": "kalah", "control": blitz(), "seat": "throne" }), "bad-request"),
        (json!({ "game": "kalah", "changes": ["board.seeds=999"], "control": blitz() }), "bad-request"),
    ] {
        let (status, told) = served.post(&mut ann, "/api/lobby", asked.clone()).await;
        assert!(status.is_client_error(), "{asked}: {told}");
        assert_eq!(told["code"], code, "{asked}: {told}");
    }
    for _ in 0..5 {
        put_up(&served, &mut ann, challenge()).await;
    }
    let (status, told) = served.post(&mut ann, "/api/lobby", challenge()).await;
    assert_eq!((status, &told["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many")));
    let missing = served.post(&mut ann, "/api/lobby/0000/take", Value::Null).await;
    assert_eq!(missing.0, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_with_the_same_wish_are_paired_and_a_third_waits() {
    let served = serve().await;
    let wish = |game: &str| json!({ "game": game, "control": blitz() });
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cay", "Dan"] {
        people.push(person(&served, name).await);
    }
    let [ann, ben, cay, dan] = &mut people[..] else { panic!("four") };
    let (_, waits) = served.post(ann, "/api/lobby/pair", wish("kalah")).await;
    let awaited = waits["challenge"].as_str().expect("she waits").to_owned();
    let mut lobby = visit(&served, ann, "lobby=1").await;
    lobby.say("wait", json!(awaited), 0).await;
    let (_, other) = served.post(dan, "/api/lobby/pair", wish("oware")).await;
    assert_eq!(other["room"], Value::Null, "another game is another wish");
    let (_, met) = served.post(ben, "/api/lobby/pair", wish("kalah")).await;
    assert_eq!(lobby.of_kind("go").await["d"]["room"], met["room"]);
    let (_, waits) = served.post(cay, "/api/lobby/pair", wish("kalah")).await;
    assert_eq!(waits["room"], Value::Null);
    // No one is paired with themselves. However often they ask, they have one pairing request.
    let (_, again) = served.post(cay, "/api/lobby/pair", wish("kalah")).await;
    assert_eq!(again["room"], Value::Null);
    let (_, open) = served.get(ben, "/api/lobby").await;
    let waiting: Vec<&Value> =
        open.as_array().expect("a list").iter().map(|open| &open["maker"]["name"]).collect();
    assert_eq!(waiting, [&json!("Dan"), &json!("Cay")]);
    // The two players swap seats when they meet again.
    let (_, room) = served.get(ann, &format!("/api/rooms/{}", met["room"].as_str().expect("a room"))).await;
    let ann_began = room["seats"][0]["yours"] == json!(true);
    let id =
        put_up(&served, ann, json!({ "game": "kalah", "control": { "kind": "per-move", "each": 60 } })).await;
    let (_, met) = served.post(ben, &format!("/api/lobby/{id}/take"), Value::Null).await;
    let (_, room) = served.get(ann, &format!("/api/rooms/{}", met["room"].as_str().expect("a room"))).await;
    assert_eq!(room["seats"][0]["yours"], json!(!ann_began));
}

#[tokio::test(flavor = "multi_thread")]
async fn phrases_are_fixed_limited_in_rate_and_only_for_players() {
    let served = serve().await;
    let (_, _, [mut first, mut second]) = served.two_people(json!({})).await;
    first.say("phrase", json!("good-luck"), 0).await;
    let state = second.event("phrase").await;
    assert_eq!((&state["said"][0]["phrase"], &state["said"][0]["side"]), (&json!("good-luck"), &json!("S")));
    // A move that was chosen before the phrase arrived is for the same board, and counts.
    first.event("phrase").await;
    let v = first.v - 1;
    first.say("move", json!("1"), v).await;
    first.event("move").await;
    second.event("move").await;
    first.say("phrase", json!("thanks"), first.v).await;
    assert_eq!(first.refused().await, "too-many");
    first.say("phrase", json!("you fool"), first.v).await;
    assert_eq!(first.refused().await, "bad-request");
    second.say("phrase", json!("thanks"), second.v).await;
    assert_eq!(first.event("phrase").await["said"][1]["phrase"], json!("thanks"));
    let mut ann = Person::default();
    let seats = json!([{ "kind": "me" }, { "kind": "computer", "player": "level:1" }]);
    let made = served.room(&mut ann, seats, json!({})).await;
    let mut alone = served.enter(&ann, made["id"].as_str().expect("a number"), "").await;
    alone.state().await;
    alone.say("phrase", json!("hello"), alone.v).await;
    assert_eq!(alone.refused().await, "refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_correspondence_game_notifies_the_player_to_move() {
    let served = serve().await;
    let [mut ann, mut ben] = [person(&served, "Ann").await, person(&served, "Ben").await];
    let wish = json!({ "game": "kalah", "control": { "kind": "days", "days": 1 }, "seat": "begin" });
    let id = put_up(&served, &mut ann, wish).await;
    let (_, met) = served.post(&mut ben, &format!("/api/lobby/{id}/take"), Value::Null).await;
    let room = met["room"].as_str().expect("a room");
    let turns = async |person: &mut Person| served.get(person, "/api/me/turns").await.1;
    let of_ann = turns(&mut ann).await;
    assert_eq!(of_ann[0]["game"]["id"], room);
    assert!(of_ann[0]["due"].as_u64().is_some());
    assert_eq!(turns(&mut ben).await, json!([]));
    assert_eq!(served.get(&mut ann, "/api/me/calls").await.1["turns"], 1);
    let mut client = served.enter(&ann, room, "").await;
    client.state().await;
    client.play("1").await;
    client.event("move").await;
    // Correspondence games cannot be claimed.
    client.say("claim", Value::Null, client.v).await;
    assert_eq!(client.refused().await, "refused");
    drop(client);
    assert_eq!(turns(&mut ann).await, json!([]));
    assert_eq!(turns(&mut ben).await[0]["game"]["id"], room);
    let mut client = served.enter(&ben, room, "").await;
    client.state().await;
    client.say("resign", Value::Null, client.v).await;
    client.event("resign").await;
    assert_eq!(turns(&mut ben).await, json!([]));
    assert_eq!(served.get(&mut Person::default(), "/api/me/turns").await.1, json!([]));
    assert_eq!(served.get(&mut Person::default(), "/api/me/calls").await.1["turns"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_lobby_messages_are_refused_and_the_socket_stays_open() {
    let served = serve().await;
    let mut lobby = visit(&served, &Person::default(), "lobby=1&playing=1&arena=none").await;
    for text in ["", "[]", "{\"t\":\"fly\"}", "{\"t\":\"wait\",\"d\":7}"] {
        lobby.wire_text(text).await;
        assert_eq!(lobby.refused().await, "bad-request", "{text}");
    }
    lobby.wire_text("{\"t\":\"ping\"}").await;
    lobby.of_kind("pong").await;
    lobby.wire_text("{\"t\":\"wait\",\"d\":\"no-such-challenge\"}").await;
    assert_eq!(lobby.of_kind("ended").await["d"]["challenge"], "no-such-challenge");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    for _ in 0..200 {
        lobby.wire_text("{\"t\":\"ping\"}").await;
    }
    while lobby.next().await.is_some() {}
}
