//! Tournaments, and timed events without anyone in the room.

use crate::conformance;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::StatusCode;
use serde_json::{Value, json};
use sower_server::SiteOptions;
use sower_server::store::{ArenaTerms, SeatPlan, Sqlite, Store, StoredArena, StoredGame, Write};
use sower_server::wire::{Control, Format};
use tempfile::TempDir;

use crate::harness::{Client, Person, Served, serve, serve_store};
use crate::lobby::{blitz, person};

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64
}

async fn open(folder: &Path) -> (Arc<dyn Store>, Served) {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder).await.expect("a database"));
    let served = serve_store(Arc::clone(&store), SiteOptions::default()).await;
    (store, served)
}

/// A tournament that begins in this many milliseconds, sooner than the API allows.
async fn arena(store: &dyn Store, format: Format, starts_in: u64) {
    let arena = StoredArena {
        id: "arena".to_owned(),
        maker: "organiser".to_owned(),
        starts: now() + starts_in,
        closed: None,
        terms: ArenaTerms {
            name: "Cup".to_owned(),
            maker_name: "Ann".to_owned(),
            game: "kalah".to_owned(),
            changes: Vec::new(),
            format,
            control: Control::Fischer { base: 180, increment: 2 },
            rated: false,
            bots: false,
        },
    };
    store.commit(&[Write::Arena(Box::new(arena))]).await.expect("it is kept");
}

async fn come(served: &Served, person: &Person) -> Client {
    Client::connect(&format!("ws://{}/api/lobby/socket?arena=arena", served.address), person).await
}

async fn join(served: &Served, person: &mut Person) -> StatusCode {
    served.post(person, "/api/arenas/arena/join", Value::Null).await.0
}

/// The room to which the site sends a visitor.
async fn led(client: &mut Client) -> String {
    client.of_kind("go").await["d"]["room"].as_str().expect("a room").to_owned()
}

/// A player resigns their game.
async fn resign(served: &Served, person: &Person, room: &str) {
    let mut client = served.enter(person, room, "").await;
    client.state().await;
    client.say("resign", Value::Null, client.v).await;
    client.event("resign").await;
}

fn points(page: &Value) -> Vec<(String, u64)> {
    let rows = page["table"].as_array().expect("a table");
    rows.iter()
        .map(|row| {
            let name = row["player"]["name"].as_str().expect("a name").to_owned();
            (name, row["points"].as_u64().expect("points"))
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arena_of_three_pairs_free_players_and_continues_after_a_restart() {
    let folder = TempDir::new().expect("a folder");
    let (store, served) = open(folder.path()).await;
    arena(&*store, Format::Arena { minutes: 5 }, 0).await;
    let mut people =
        [person(&served, "Ann").await, person(&served, "Ben").await, person(&served, "Cay").await];
    let mut clients = Vec::new();
    for person in &people {
        clients.push(come(&served, person).await);
    }
    assert_eq!(join(&served, &mut people[0]).await, StatusCode::NO_CONTENT);
    assert_eq!(join(&served, &mut people[1]).await, StatusCode::NO_CONTENT);
    let room = led(&mut clients[0]).await;
    assert_eq!(led(&mut clients[1]).await, room, "two are paired with each other");
    assert_eq!(join(&served, &mut people[2]).await, StatusCode::NO_CONTENT);
    // Only the two players can play in it, and a tournament game has no rematch.
    resign(&served, &people[0], &room).await;
    let mut over = served.enter(&people[1], &room, "").await;
    assert_eq!(over.state().await["arena"], "arena");
    over.say("offer", json!("rematch"), over.v).await;
    assert_eq!(over.refused().await, "refused");
    // The third player, who waited, meets one of the two; the other waits.
    let second = led(&mut clients[2]).await;
    assert_ne!(second, room);
    let (_, page) = served.get(&mut people[2], "/api/arenas/arena").await;
    assert_eq!(page["your_game"], second.as_str());
    assert_eq!(points(&page)[0], ("Ben".to_owned(), 2));
    assert_eq!(page["games"].as_array().map(Vec::len), Some(1), "of three one waits");

    // The site shuts down mid-tournament, and another process continues it.
    served.site.close().await;
    drop((clients, over));
    let (_, served) = open(folder.path()).await;
    let (_, page) = served.get(&mut people[2], "/api/arenas/arena").await;
    assert_eq!((&page["your_game"], points(&page)[0].1), (&json!(second), 2));
    let mut clients = Vec::new();
    for person in &people {
        clients.push(come(&served, person).await);
    }
    // The player who waited plays next.
    let mut waiting = None;
    for (index, person) in people.iter_mut().take(2).enumerate() {
        let (_, page) = served.get(person, "/api/arenas/arena").await;
        if page["your_game"].is_null() {
            waiting = Some(index);
        }
    }
    resign(&served, &people[2], &second).await;
    let third = led(&mut clients[waiting.expect("one of the two waits")]).await;
    assert_ne!(third, second);
    let (_, page) = served.get(&mut people[0], "/api/arenas/arena").await;
    let total: u64 = points(&page).iter().map(|(_, points)| points).sum();
    assert_eq!(total, 4, "two games have been won: {page}");
    // A player who leaves is not paired any more.
    assert_eq!(
        served.post(&mut people[2], "/api/arenas/arena/leave", Value::Null).await.0,
        StatusCode::NO_CONTENT
    );
    let (_, page) = served.get(&mut people[2], "/api/arenas/arena").await;
    assert_eq!(page["joined"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_robin_is_played_to_its_end_by_players_who_joined_in_time() {
    let folder = TempDir::new().expect("a folder");
    let (store, served) = open(folder.path()).await;
    arena(&*store, Format::RoundRobin { twice: true }, 700).await;
    let mut people = [person(&served, "Ann").await, person(&served, "Ben").await];
    for person in &mut people {
        assert_eq!(join(&served, person).await, StatusCode::NO_CONTENT);
    }
    let mut client = come(&served, &people[0]).await;
    let first = led(&mut client).await;
    let mut late = person(&served, "Late").await;
    assert_eq!(join(&served, &mut late).await, StatusCode::CONFLICT, "no player joins after the start");
    resign(&served, &people[1], &first).await;
    let second = led(&mut client).await;
    let begins = async |person: &mut Person, room: &str| {
        served.get(person, &format!("/api/rooms/{room}")).await.1["seats"][0]["yours"].clone()
    };
    let [ann, ben] = &mut people;
    assert_ne!(begins(ann, &first).await, begins(ann, &second).await, "the second time the other begins");
    resign(&served, ben, &second).await;
    loop {
        let (_, page) = served.get(ann, "/api/arenas/arena").await;
        if page["card"]["stage"] == "over" {
            assert_eq!(page["round"], json!([2, 2]));
            assert_eq!(points(&page), [("Ann".to_owned(), 4), ("Ben".to_owned(), 0)]);
            assert_eq!(page["table"][0]["against"], json!([[], [2, 2]]));
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(join(&served, ann).await, StatusCode::CONFLICT, "it is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_accounts_make_tournaments_and_each_role_may_do_what_it_may() {
    let served = serve().await;
    let asked = |more: Value| {
        let mut asked = json!({ "game": "kalah", "format": { "kind": "arena", "minutes": 5 }, "starts_in": 60, "control": blitz() });
        for (key, value) in more.as_object().expect("an object") {
            asked[key] = value.clone();
        }
        asked
    };
    let mut guest = person(&served, "Guest").await;
    let (status, told) = served.post(&mut guest, "/api/arenas", asked(json!({}))).await;
    assert_eq!((status, &told["code"]), (StatusCode::FORBIDDEN, &json!("not-yours")));
    let mut ann = Person::default();
    served.sign_up(&mut ann, "Ann").await;
    for bad in [
        json!({ "starts_in": 1 }),
        json!({ "format": { "kind": "arena", "minutes": 9999 } }),
        json!({ "control": { "kind": "days", "days": 1 } }),
        json!({ "control": { "kind": "none" } }),
        json!({ "rated": true, "changes": ["board.seeds=3"] }),
        json!({ "format": { "kind": "knockout" } }),
    ] {
        let (status, told) = served.post(&mut ann, "/api/arenas", asked(bad.clone())).await;
        assert_eq!((status, &told["code"]), (StatusCode::BAD_REQUEST, &json!("bad-request")), "{bad}");
    }
    let (status, card) = served.post(&mut ann, "/api/arenas", asked(json!({ "rated": true }))).await;
    assert_eq!(status, StatusCode::OK, "{card}");
    let path = format!("/api/arenas/{}", card["id"].as_str().expect("a number"));
    // Strangers may look, guests cannot join a rated tournament, and only its creator can cancel it.
    assert_eq!(served.get(&mut Person::default(), &path).await.1["yours"], false);
    assert_eq!(served.post(&mut guest, &format!("{path}/join"), Value::Null).await.0, StatusCode::FORBIDDEN);
    assert_eq!(served.ask(&mut guest, "DELETE", &path, Value::Null).await.0, StatusCode::FORBIDDEN);
    let mut ben = Person::default();
    served.sign_up(&mut ben, "Ben").await;
    assert_eq!(served.post(&mut ben, &format!("{path}/join"), Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(served.ask(&mut ben, "DELETE", &path, Value::Null).await.0, StatusCode::FORBIDDEN);
    for (method, path) in
        [("GET", "/api/arenas/none"), ("DELETE", "/api/arenas/none"), ("POST", "/api/arenas/none/join")]
    {
        assert_eq!(served.ask(&mut ben, method, path, Value::Null).await.0, StatusCode::NOT_FOUND);
    }
    for _ in 0..2 {
        assert_eq!(served.post(&mut ann, "/api/arenas", asked(json!({}))).await.0, StatusCode::OK);
    }
    let (status, told) = served.post(&mut ann, "/api/arenas", asked(json!({}))).await;
    assert_eq!((status, &told["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many")));
    assert_eq!(served.ask(&mut ann, "DELETE", &path, Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(served.get(&mut ann, &path).await.1["card"]["stage"], "over");
    // A rated challenge needs an account too, and a personal one can be accepted only by its addressee.
    let rated = json!({ "game": "kalah", "control": blitz(), "rated": true, "to": "ben" });
    assert_eq!(served.post(&mut guest, "/api/lobby", rated.clone()).await.0, StatusCode::FORBIDDEN);
    let (_, met) = served.post(&mut ann, "/api/lobby", rated.clone()).await;
    let challenge = met["challenge"].as_str().expect("a challenge").to_owned();
    assert_eq!(served.get(&mut guest, "/api/lobby").await.1, json!([]));
    assert_eq!(served.get(&mut ben, "/api/me/calls").await.1["challenges"][0]["for_you"], true);
    let take = format!("/api/lobby/{challenge}/take");
    assert_eq!(served.post(&mut guest, &take, Value::Null).await.0, StatusCode::CONFLICT);
    let end = format!("/api/lobby/{challenge}");
    assert_eq!(served.ask(&mut guest, "DELETE", &end, Value::Null).await.0, StatusCode::CONFLICT);
    assert_eq!(served.ask(&mut ben, "DELETE", &end, Value::Null).await.0, StatusCode::NO_CONTENT, "declined");
    let (_, met) = served.post(&mut ann, "/api/lobby", rated).await;
    let take = format!("/api/lobby/{}/take", met["challenge"].as_str().expect("a challenge"));
    let (status, met) = served.post(&mut ben, &take, Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{met}");
    let (_, room) =
        served.get(&mut ben, &format!("/api/rooms/{}", met["room"].as_str().expect("a room"))).await;
    assert_eq!((&room["rated"], &room["public"]), (&json!(true), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_over_days_although_no_room_was_in_memory() {
    let folder = TempDir::new().expect("a folder");
    // Two days ago a player had one day for a move.
    let listed = sower_core::library::find("kalah").expect("a game");
    let rules = listed.rules(&[]).expect("rules");
    let seat = |guest: &str| SeatPlan::Guest { guest: guest.to_owned(), name: String::new() };
    let game = StoredGame {
        name: "kalah".to_owned(),
        changes: Vec::new(),
        moves: Vec::new(),
        fingerprint: rules.fingerprint().to_string(),
        rules: Some(sower_server::store::KeptRules {
            file: listed.file.id().to_owned(),
            text: listed.file.text().to_owned(),
        }),
        seats: [seat("south"), seat("north")],
        control: Control::Days { days: 1 },
        public: true,
        ..conformance::some_game("slow", "south", now() - 2 * 24 * 60 * 60 * 1000)
    };
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).await.expect("a database"));
    store.commit(&[Write::Game(Box::new(game))]).await.expect("it is kept");
    let _served = serve_store(Arc::clone(&store), SiteOptions::default()).await;
    for _ in 0..100 {
        let events = store.events("slow", 0).await.expect("they are read");
        if let Some(first) = events.first() {
            assert_eq!(
                serde_json::to_value(&first.event).expect("JSON"),
                json!({ "kind": "flag", "side": "S" })
            );
            assert!(store.overdue(u64::MAX, 10).await.expect("they are read").is_empty());
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the flag does not fall");
}
