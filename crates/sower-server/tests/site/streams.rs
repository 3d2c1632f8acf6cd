//! Programs that play over plain HTTP: they read lines and post moves.

use std::sync::Arc;

use axum::body::{Body, BodyDataStream};
use axum::http::{Request, StatusCode};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use sower_server::store::Postgres;
use sower_server::{SiteOptions, app};
use tower::ServiceExt as _;

use crate::contract;
use crate::harness::{PATIENCE, Person, Served, serve, serve_quick_hands, serve_store};
use crate::postgres;

const SCOPES: [&str; 3] = ["read", "play", "meet"];

/// The lines of a stream.
struct Lines {
    body: BodyDataStream,
    rest: String,
    /// The documented messages of this stream.
    told: Option<&'static Value>,
}

impl Lines {
    async fn open(served: &Served, secret: &str, path: &str) -> Lines {
        let request = Request::builder().uri(path).header("authorization", format!("Bearer {secret}"));
        let request = request.body(Body::empty()).expect("a request");
        let answer = app(Arc::clone(&served.site)).oneshot(request).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()["content-type"], "application/x-ndjson");
        let body = answer.into_body().into_data_stream();
        Lines { body, rest: String::new(), told: contract::told_at(path) }
    }

    /// The next non-empty line; none if the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        let line = async {
            loop {
                while let Some((line, rest)) = self.rest.split_once('\n') {
                    let (line, rest) = (line.to_owned(), rest.to_owned());
                    self.rest = rest;
                    if !line.is_empty() {
                        let line = serde_json::from_str(&line).expect("a line is JSON");
                        contract::hold_message(self.told, &line);
                        return Some(line);
                    }
                }
                let bytes = self.body.next().await?.expect("bytes");
                self.rest.push_str(std::str::from_utf8(&bytes).expect("text"));
            }
        };
        tokio::time::timeout(PATIENCE, line).await.expect("it comes in time")
    }

    /// The data of the next line of a kind.
    async fn of_kind(&mut self, t: &str) -> Value {
        loop {
            let mut line = self.next().await.unwrap_or_else(|| panic!("the stream ended before a {t}"));
            if line["t"] == t {
                return line["d"].take();
            }
        }
    }
}

/// Ann, and a robot with a token of all scopes.
async fn two(served: &Served) -> (Person, Person, String) {
    let [mut ann, mut robot] = [Person::default(), Person::default()];
    served.sign_up(&mut ann, "Ann").await;
    served.sign_up(&mut robot, "Robot").await;
    let (secret, _) = served.token(&mut robot, &SCOPES).await;
    (ann, robot, secret)
}

/// Ann challenges the robot, which accepts as soon as it is notified; returns the room and the news of the game.
async fn game(served: &Served, ann: &mut Person, secret: &str, lines: &mut Lines, seat: &str) -> Value {
    let control = json!({ "kind": "fischer", "base": 300, "increment": 3 });
    let challenge = json!({ "game": "oware", "control": control, "to": "Robot", "seat": seat });
    assert_eq!(served.post(ann, "/api/lobby", challenge).await.0, StatusCode::OK);
    let told = lines.of_kind("challenge").await;
    assert_eq!((&told["for_you"], &told["maker"]["name"]), (&json!(true), &json!("Ann")));
    let id = told["id"].as_str().expect("a number");
    let (status, met, _) =
        served.by_token(secret, "POST", &format!("/api/lobby/{id}/take"), Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{met}");
    let begun = lines.of_kind("begin").await;
    assert_eq!(begun["room"], met["room"]);
    begun
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_gets_all_its_events_and_plays_a_whole_game_by_posting() {
    let served = serve_quick_hands().await;
    let (mut ann, _, secret) = two(&served).await;
    let mut lines = Lines::open(&served, &secret, "/api/stream").await;
    let first = lines.next().await.expect("a line");
    assert_eq!(
        (&first["t"], &first["d"]["name"], &first["d"]["games"]),
        (&json!("here"), &json!("Robot"), &json!([]))
    );
    let begun = game(&served, &mut ann, &secret, &mut lines, "second").await;
    assert_eq!((&begun["side"], &begun["opponent"]["name"]), (&json!("S"), &json!("Ann")));
    let room = begun["room"].as_str().expect("a room").to_owned();
    let (state, moves) = (format!("/api/rooms/{room}"), format!("/api/rooms/{room}/moves"));
    let mut plies = 0_usize;
    let over = loop {
        let mut line = lines.next().await.expect("the stream continues");
        let d = line["d"].take();
        match line["t"].as_str() {
            Some("turn") if plies == 4 => {
                // A listener that reconnects receives the current state, and whose turn it is.
                lines = Lines::open(&served, &secret, "/api/stream").await;
                let here = lines.of_kind("here").await;
                assert_eq!(
                    (&here["games"][0]["room"], here["games"][0]["plies"].as_u64()),
                    (&json!(room), Some(4))
                );
                let again = lines.of_kind("turn").await;
                assert_eq!(again["choices"], d["choices"]);
                plies += play(&served, &secret, &moves, &again).await;
            }
            Some("turn") => plies += play(&served, &secret, &moves, &d).await,
            Some("over") => break d,
            _ => continue,
        }
        // Ann answers over HTTP until she resigns.
        let (_, seen) = served.get(&mut ann, &state).await;
        if let Some(label) = seen["look"]["choices"][0]["label"].as_str() {
            let (status, after) = match plies < 20 {
                true => served.post(&mut ann, &moves, json!({ "move": label, "v": seen["v"] })).await,
                false => served.post(&mut ann, &format!("{state}/say"), json!({ "t": "resign" })).await,
            };
            assert_eq!(status, StatusCode::OK, "{after}");
            plies += 1;
        }
    };
    assert_eq!((&over["ending"]["winner"], &over["choices"]), (&json!("S"), &json!([])));
    assert_eq!(over["plies"].as_u64(), Some(plies as u64 - 1), "the last was that she resigned");
    // Everything that was answered is in the database, in order.
    let (_, seen) = served.get(&mut ann, &state).await;
    assert_eq!(seen["moves"].as_array().map(Vec::len), Some(plies - 1));
    // None of it is open any more.
    let here = Lines::open(&served, &secret, "/api/stream").await.of_kind("here").await;
    assert_eq!(here["games"], json!([]));
}

/// The program's turn: it posts its first legal move.
async fn play(served: &Served, secret: &str, moves: &str, turn: &Value) -> usize {
    assert_eq!(turn["your_turn"], json!(true));
    let posted = json!({ "move": turn["choices"][0], "v": turn["v"] });
    let (status, after, _) = served.by_token(secret, "POST", moves, posted.clone()).await;
    assert_eq!(status, StatusCode::OK, "{after}");
    assert_eq!(
        after["moves"].as_array().map(Vec::len),
        turn["plies"].as_u64().map(|plies| plies as usize + 1)
    );
    // Posting it again is late, and changes nothing.
    let (status, told, _) = served.by_token(secret, "POST", moves, posted).await;
    assert_eq!((status, &told["code"]), (StatusCode::CONFLICT, &json!("refused")));
    1
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rooms_stream_says_what_its_sockets_say_and_ends_with_its_token() {
    let served = serve().await;
    let (mut ann, mut robot, secret) = two(&served).await;
    let mut lines = Lines::open(&served, &secret, "/api/stream").await;
    let begun = game(&served, &mut ann, &secret, &mut lines, "begin").await;
    let room = begun["room"].as_str().expect("a room");
    let (other, id) = served.token(&mut robot, &["read"]).await;
    let mut told = Lines::open(&served, &other, &format!("/api/rooms/{room}/stream")).await;
    let mut socket = served.enter(&robot, room, "").await;
    let first = told.next().await.expect("a line");
    let seen = socket.of_kind("state").await;
    assert_eq!((&first["t"], &first["v"]), (&json!("state"), &seen["v"]));
    assert_eq!(first["d"]["room"]["look"], seen["d"]["room"]["look"]);
    // The `read` scope alone cannot act, and a stranger's room is hidden without a link.
    let moves = format!("/api/rooms/{room}/moves");
    let (status, _, _) = served.by_token(&other, "POST", &moves, json!({ "move": "A" })).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let refusals = [
        (json!({ "move": "a" }), StatusCode::CONFLICT, "refused"),
        (json!({ "move": "nonsense" }), StatusCode::CONFLICT, "refused"),
        (json!({ "moves": "a" }), StatusCode::BAD_REQUEST, "bad-request"),
        (json!("a"), StatusCode::BAD_REQUEST, "bad-request"),
    ];
    for (body, status, code) in refusals {
        let answer = served.by_token(&secret, "POST", &moves, body.clone()).await;
        assert_eq!((answer.0, &answer.1["code"]), (status, &json!(code)), "{body}");
    }
    let say = format!("/api/rooms/{room}/say");
    for t in ["ping", "hint", "nonsense"] {
        let (status, told, _) = served.by_token(&secret, "POST", &say, json!({ "t": t })).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{told}");
    }
    let hello = json!({ "t": "phrase", "d": "hello" });
    assert_eq!(served.by_token(&secret, "POST", &say, hello).await.0, StatusCode::OK);
    loop {
        let state = told.of_kind("state").await;
        if state["event"]["kind"] == "phrase" {
            assert_eq!(state["room"]["said"][0]["phrase"], json!("hello"));
            break;
        }
    }
    let revoke = format!("/api/tokens/{id}");
    assert_eq!(served.ask(&mut robot, "DELETE", &revoke, Value::Null).await.0, StatusCode::NO_CONTENT);
    while told.next().await.is_some() {}
    // The other token's stream continues until the site shuts down.
    served.post(&mut ann, &say, json!({ "t": "resign" })).await;
    lines.of_kind("over").await;
    served.site.begin_shutdown();
    while lines.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn posted_messages_have_the_pace_of_a_socket() {
    let served = serve().await;
    let (mut ann, _, secret) = two(&served).await;
    let mut lines = Lines::open(&served, &secret, "/api/stream").await;
    let begun = game(&served, &mut ann, &secret, &mut lines, "begin").await;
    let moves = format!("/api/rooms/{}/moves", begun["room"].as_str().expect("a room"));
    let mut refused = 0;
    for _ in 0..60 {
        let (status, _, _) = served.by_token(&secret, "POST", &moves, json!({ "move": "a" })).await;
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!((1..=40).contains(&refused), "{refused} of 60");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_before_the_stream_opens_is_still_reported_once() {
    let served = serve().await;
    let (mut ann, _, secret) = two(&served).await;
    let mut lines = Lines::open(&served, &secret, "/api/stream").await;
    lines.of_kind("here").await;
    let control = json!({ "kind": "fischer", "base": 300, "increment": 3 });
    let challenge = json!({ "game": "oware", "control": control, "to": "Robot" });
    let (_, met) = served.post(&mut ann, "/api/lobby", challenge).await;
    let take = format!("/api/lobby/{}/take", met["challenge"].as_str().expect("a challenge"));
    let (_, met, _) = served.by_token(&secret, "POST", &take, Value::Null).await;
    let say = format!("/api/rooms/{}/say", met["room"].as_str().expect("a room"));
    assert_eq!(served.post(&mut ann, &say, json!({ "t": "resign" })).await.0, StatusCode::OK);
    assert_eq!(lines.of_kind("over").await["room"], met["room"]);
    // Another game ends later, and is the next one reported.
    let begun = game(&served, &mut ann, &secret, &mut lines, "begin").await;
    let say = format!("/api/rooms/{}/say", begun["room"].as_str().expect("a room"));
    assert_eq!(served.post(&mut ann, &say, json!({ "t": "resign" })).await.0, StatusCode::OK);
    assert_eq!(lines.of_kind("over").await["room"], begun["room"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_at_one_process_hears_what_happens_at_another() {
    let address = postgres::fresh_database();
    let open = || async {
        let store = Postgres::open(&address).await.expect("a database");
        serve_store(Arc::new(store), SiteOptions::default()).await
    };
    let (here, there) = (open().await, open().await);
    let (mut ann, mut robot, secret) = two(&here).await;
    let mut lines = Lines::open(&here, &secret, "/api/stream").await;
    let begun = game(&there, &mut ann, &secret, &mut lines, "begin").await;
    let room = begun["room"].as_str().expect("a room");
    let (_, seen) = there.get(&mut ann, &format!("/api/rooms/{room}")).await;
    let label = &seen["look"]["choices"][0]["label"];
    let moves = format!("/api/rooms/{room}/moves");
    assert_eq!(there.post(&mut ann, &moves, json!({ "move": label })).await.0, StatusCode::OK);
    let turn = lines.of_kind("turn").await;
    assert_eq!(turn["plies"], json!(1));
    play(&here, &secret, &moves, &turn).await;
    // A token revoked on the other process ends its streams here.
    let (_, listed) = there.get(&mut robot, "/api/tokens").await;
    let revoke = format!("/api/tokens/{}", listed[0]["id"].as_str().expect("a number"));
    assert_eq!(there.ask(&mut robot, "DELETE", &revoke, Value::Null).await.0, StatusCode::NO_CONTENT);
    while lines.next().await.is_some() {}
}
