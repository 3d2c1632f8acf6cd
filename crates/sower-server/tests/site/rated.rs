//! Rated games.

use crate::harness::{Client, Person, Served, serve, serve_with};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sower_server::SiteOptions;

fn rated() -> Value {
    json!({ "rated": true, "control": { "kind": "fischer", "base": 300, "increment": 2 } })
}

impl Served {
    /// Two accounts in a rated game, from two addresses or one; returns who moves first.
    async fn rated_game(&self, people: &[Person; 2], from: [&str; 2]) -> (String, [Client; 2], usize) {
        let made =
            self.room(&mut people[0].clone(), json!([{ "kind": "me" }, { "kind": "friend" }]), rated()).await;
        let id = made["id"].as_str().expect("a number").to_owned();
        let seat = made["play"].as_str().expect("a link").split("seat=").nth(1).expect("a token").to_owned();
        let mut first = self.enter_from(from[0], &people[0], &id, "").await;
        first.state().await;
        let mut second = self.enter_from(from[1], &people[1], &id, &format!("seat={seat}")).await;
        second.state().await;
        second.say("sit", json!({ "seat": seat, "name": "Another Name" }), 0).await;
        let room = second.event("toss").await;
        first.event("toss").await;
        let begins = usize::from(room["tossed"] == "N");
        (id, [first, second], begins)
    }
}

/// Plays this many plies, then North resigns. Returns the final room.
async fn played(clients: &mut [Client; 2], begins: usize, plies: usize) -> Value {
    let mut turn = begins;
    // None of these gives an extra turn.
    for label in ["1", "1", "5", "5"].into_iter().take(plies) {
        clients[turn].play(label).await;
        clients[0].event("move").await;
        clients[1].event("move").await;
        turn = 1 - turn;
    }
    clients[1].say("resign", Value::Null, clients[1].v).await;
    clients[0].event("resign").await;
    clients[1].event("resign").await
}

async fn two_accounts(served: &Served) -> [Person; 2] {
    let mut people = [Person::default(), Person::default()];
    served.sign_up(&mut people[0], "Ann").await;
    served.sign_up(&mut people[1], "Ben").await;
    people
}

const APART: [&str; 2] = ["127.0.0.2", "127.0.0.3"];

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_moves_both_ratings_and_everyone_sees_it() {
    let served = serve().await;
    let people = two_accounts(&served).await;
    let (id, mut clients, begins) = served.rated_game(&people, APART).await;
    clients[0].say("offer", json!("takeback"), clients[0].v).await;
    assert_eq!(clients[0].refused().await, "refused");
    let room = played(&mut clients, begins, 4).await;
    assert_eq!(room["rated_end"], json!({ "moved": [[1500, 1662], [1500, 1338]], "why": null }));
    assert_eq!(room["seats"][0]["rating"], json!({ "value": 1662, "provisional": true }));
    let mut eve = Person::default();
    let (_, profile) = served.get(&mut eve, "/api/people/ann").await;
    assert_eq!(profile["ratings"][0]["game"], "kalah");
    assert_eq!(profile["ratings"][0]["games"], 1);
    let (_, points) = served.get(&mut eve, "/api/people/ann/ratings/kalah").await;
    assert_eq!((&points[0]["value"], &points[1]["value"]), (&json!(1500), &json!(1662)));
    let (_, games) =
        served.get(&mut eve, "/api/people/ann/games?result=won&rated=yes&opponent=ben&game=kalah").await;
    assert_eq!((&games[0]["id"], &games[0]["moved"]), (&json!(id), &json!([1500, 1662])));
    assert_eq!(served.get(&mut eve, "/api/people/ann/games?result=lost").await.1, json!([]));
    assert_eq!(served.get(&mut eve, &format!("/api/rooms/{id}")).await.0, StatusCode::OK, "it is public");
    let (_, leaders) = served.get(&mut eve, "/api/leaders/kalah").await;
    assert_eq!((&leaders[0]["name"], &leaders[1]["name"]), (&json!("Ann"), &json!("Ben")));
    assert_eq!(served.get(&mut eve, "/api/leaders/kalah?bots=yes").await.1, json!([]));
    // In the next game the other player moves first, twice, whatever a coin would say.
    let (_, mut clients, then) = served.rated_game(&people, APART).await;
    assert_ne!(then, begins);
    played(&mut clients, then, 4).await;
    let swapped = [people[1].clone(), people[0].clone()];
    let (_, mut clients, last) = served.rated_game(&swapped, APART).await;
    played(&mut clients, last, 4).await;
    let (_, _, again) = served.rated_game(&people, APART).await;
    assert_eq!(again, last, "who sat North and began sits South now");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_that_does_not_count_says_why() {
    let served = serve().await;
    let people = two_accounts(&served).await;
    let why = |room: &Value| {
        assert_eq!(room["rated_end"]["moved"], Value::Null);
        room["rated_end"]["why"].as_str().expect("a reason").to_owned()
    };
    let (_, mut clients, begins) = served.rated_game(&people, APART).await;
    assert!(why(&played(&mut clients, begins, 3).await).contains("two moves"));
    let (_, mut clients, begins) = served.rated_game(&people, ["127.0.0.2"; 2]).await;
    assert!(why(&played(&mut clients, begins, 4).await).contains("same network"));
    let (_, profile) = served.get(&mut Person::default(), "/api/people/ann").await;
    assert_eq!(profile["ratings"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_browser_does_not_play_itself_but_a_club_behind_one_router_may() {
    let served = serve_with(SiteOptions { rate_one_place: true, ..SiteOptions::default() }).await;
    let people = two_accounts(&served).await;
    let (_, mut clients, begins) = served.rated_game(&people, ["127.0.0.2"; 2]).await;
    assert!(played(&mut clients, begins, 4).await["rated_end"]["moved"].is_array());
    let served = serve().await;
    let mut people = two_accounts(&served).await;
    let browser = |person: &Person| {
        let cookie = person.cookie.clone().unwrap_or_default();
        cookie.split("; ").find(|pair| pair.starts_with("browser=")).expect("a browser").to_owned()
    };
    let (one, other) = (browser(&people[0]), browser(&people[1]));
    people[1].cookie = people[1].cookie.take().map(|cookie| cookie.replace(&other, &one));
    let (_, mut clients, begins) = served.rated_game(&people, APART).await;
    let room = played(&mut clients, begins, 4).await;
    assert!(room["rated_end"]["why"].as_str().is_some_and(|why| why.contains("browser")), "{room}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_can_be_compared_is_rated() {
    let served = serve().await;
    let [mut ann, _] = two_accounts(&served).await;
    let mut guest = Person::default();
    let asked = |more: Value| {
        let mut asked = json!({ "game": "kalah", "seats": [{ "kind": "me" }, { "kind": "friend" }] });
        for part in [rated(), more] {
            for (key, value) in part.as_object().expect("an object") {
                asked[key] = value.clone();
            }
        }
        asked
    };
    assert_eq!(served.post(&mut guest, "/api/rooms", asked(json!({}))).await.0, StatusCode::FORBIDDEN);
    for more in [
        json!({ "control": { "kind": "none" } }),
        json!({ "changes": ["board.seeds=3"] }),
        json!({ "moves": ["1"] }),
        json!({ "seats": [{ "kind": "me" }, { "kind": "me" }] }),
        json!({ "seats": [{ "kind": "me" }, { "kind": "computer", "player": "level:1" }] }),
    ] {
        let (status, told) = served.post(&mut ann, "/api/rooms", asked(more.clone())).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{more}: {told}");
    }
    // A guest cannot take a seat in a rated game.
    let (_, made) = served.post(&mut ann, "/api/rooms", asked(json!({}))).await;
    let id = made["id"].as_str().expect("a number");
    let seat = made["play"].as_str().expect("a link").split("seat=").nth(1).expect("a token");
    served.get(&mut guest, "/api/me").await;
    let mut client = served.enter(&guest, id, &format!("seat={seat}")).await;
    client.state().await;
    client.say("sit", json!({ "seat": seat, "name": "Gus" }), 0).await;
    assert_eq!(client.refused().await, "not-yours");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_hear_before_the_first_move_that_a_game_will_not_count() {
    let served = serve().await;
    let people = two_accounts(&served).await;
    let (id, mut clients, begins) = served.rated_game(&people, ["127.0.0.2"; 2]).await;
    let (_, room) = served.get(&mut people[0].clone(), &format!("/api/rooms/{id}")).await;
    assert!(room["unrated_why"].as_str().is_some_and(|why| why.contains("same network")), "{room}");
    assert_eq!(room["moves"], json!([]));
    clients[begins].play("1").await;
    let room = clients[1 - begins].event("move").await;
    assert!(room["unrated_why"].is_string(), "and all the time");
    let (id, _, _) = served.rated_game(&people, APART).await;
    let (_, room) = served.get(&mut people[0].clone(), &format!("/api/rooms/{id}")).await;
    assert_eq!((&room["rated"], &room["unrated_why"]), (&json!(true), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn invented_browsers_do_not_hide_that_two_play_from_one_network() {
    let served = serve().await;
    let people = two_accounts(&served).await;
    let made =
        served.room(&mut people[0].clone(), json!([{ "kind": "me" }, { "kind": "friend" }]), rated()).await;
    let id = made["id"].as_str().expect("a number").to_owned();
    let seat = made["play"].as_str().expect("a link").split("seat=").nth(1).expect("a token").to_owned();
    // Requests to the router have no address, which counts as one network.
    for number in 0..70 {
        let mut ann = people[0].clone();
        let kept = ann.cookie.take().unwrap_or_default();
        let others = kept.split("; ").filter(|pair| !pair.starts_with("browser="));
        let invented = format!("browser={number:032x}");
        ann.cookie = Some(others.chain([invented.as_str()]).collect::<Vec<_>>().join("; "));
        served.post(&mut ann, &format!("/api/rooms/{id}/say"), json!({ "t": "undo" })).await;
    }
    let mut first = served.enter_from("127.0.0.2", &people[0], &id, "").await;
    first.state().await;
    let mut second = served.enter_from("127.0.0.2", &people[1], &id, &format!("seat={seat}")).await;
    second.state().await;
    second.say("sit", json!({ "seat": seat, "name": "Ben" }), 0).await;
    let begins = usize::from(second.event("toss").await["tossed"] == "N");
    first.event("toss").await;
    let room = played(&mut [first, second], begins, 4).await;
    assert_eq!(room["rated_end"]["moved"], Value::Null, "{room}");
    assert!(room["rated_end"]["why"].as_str().is_some_and(|why| why.contains("same network")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_watched_before_it_was_a_players_is_noted_too() {
    let served = serve().await;
    let people = two_accounts(&served).await;
    let made =
        served.room(&mut people[0].clone(), json!([{ "kind": "me" }, { "kind": "friend" }]), rated()).await;
    let id = made["id"].as_str().expect("a number").to_owned();
    let seat = made["play"].as_str().expect("a link").split("seat=").nth(1).expect("a token").to_owned();
    // A guest opens Ann's board and then signs in as Ann. Ben takes his seat over HTTP without an address, and plays on an old socket.
    let mut guest = Person::default();
    served.get(&mut guest, "/api/me").await;
    let mut first = served.enter_from("127.0.0.2", &guest, &id, "").await;
    first.state().await;
    let credentials = json!({ "name": "Ann", "password": "correct horse" });
    assert_eq!(served.post(&mut guest, "/api/session", credentials).await.0, StatusCode::OK);
    let mut second = served.enter_from("127.0.0.2", &people[1], &id, &format!("seat={seat}")).await;
    second.state().await;
    let sit = json!({ "t": "sit", "d": { "seat": seat, "name": "Ben" } });
    let path = format!("/api/rooms/{id}/say?seat={seat}");
    assert_eq!(served.post(&mut people[1].clone(), &path, sit).await.0, StatusCode::OK);
    let (_, room) = served.get(&mut people[1].clone(), &format!("/api/rooms/{id}")).await;
    assert!(room["unrated_why"].is_string(), "{room}");
}
