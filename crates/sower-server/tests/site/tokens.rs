//! Tokens: scopes per route, revocation, and bot accounts.

use std::sync::Arc;

use axum::body::Body;
use axum::http::header::SET_COOKIE;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use sower_server::app;
use tower::ServiceExt as _;

use crate::harness::{Client, Person, Served, serve};

const SCOPES: [&str; 3] = ["read", "play", "meet"];

/// The token that a route requires: any, one with a scope, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum For {
    Any,
    Scope(&'static str),
    None,
}

const READ: For = For::Scope("read");
const PLAY: For = For::Scope("play");
const MEET: For = For::Scope("meet");

/// Every route with its requirement.
const ROUTES: &[(&str, &str, For)] = &[
    ("GET", "/api/games", For::Any),
    ("GET", "/api/games/oware", For::Any),
    ("GET", "/api/games/oware/picture.svg", For::Any),
    ("GET", "/api/games/oware/lessons", For::Any),
    ("GET", "/api/games/oware/rules.toml", For::Any),
    ("POST", "/api/rules", PLAY),
    ("POST", "/api/rules/check", For::Any),
    ("POST", "/api/tasks/oware/1", For::Any),
    ("GET", "/api/games/oware/puzzles", For::Any),
    ("GET", "/api/puzzles/oware/1", For::Any),
    ("POST", "/api/puzzles/oware/1", For::Any),
    ("GET", "/api/puzzles/oware/1/solution", For::Any),
    ("POST", "/api/train/oware", READ),
    ("POST", "/api/look", For::Any),
    ("POST", "/api/why", For::Any),
    ("POST", "/api/read", For::Any),
    ("POST", "/api/write", For::Any),
    ("GET", "/api/lang/en", For::Any),
    ("GET", "/api/analyse", READ),
    ("POST", "/api/review", READ),
    ("GET", "/api/review/x", READ),
    ("POST", "/api/rooms", PLAY),
    ("GET", "/api/rooms/x", READ),
    ("GET", "/api/rooms/x/record", READ),
    ("GET", "/api/rooms/x/review", READ),
    ("GET", "/api/rooms/x/stream", READ),
    ("GET", "/api/rooms/x/socket", PLAY),
    ("POST", "/api/rooms/x/moves", PLAY),
    ("POST", "/api/rooms/x/say", PLAY),
    ("GET", "/api/stream", READ),
    ("GET", "/api/lobby", READ),
    ("POST", "/api/lobby", MEET),
    ("POST", "/api/lobby/pair", MEET),
    ("GET", "/api/lobby/socket", READ),
    ("DELETE", "/api/lobby/x", MEET),
    ("POST", "/api/lobby/x/take", MEET),
    ("GET", "/api/playing", For::Any),
    ("GET", "/api/arenas", For::Any),
    ("POST", "/api/arenas", MEET),
    ("GET", "/api/arenas/x", READ),
    ("DELETE", "/api/arenas/x", MEET),
    ("POST", "/api/arenas/x/join", MEET),
    ("POST", "/api/arenas/x/leave", MEET),
    ("GET", "/api/me", READ),
    ("POST", "/api/me", For::None),
    ("DELETE", "/api/me", For::None),
    ("GET", "/api/me/calls", READ),
    ("GET", "/api/me/turns", READ),
    ("GET", "/api/me/games", READ),
    ("GET", "/api/me/rules", READ),
    ("POST", "/api/me/settings", For::None),
    ("GET", "/api/me/export", For::None),
    ("POST", "/api/account", For::None),
    ("DELETE", "/api/account", For::None),
    ("POST", "/api/account/password", For::None),
    ("POST", "/api/account/recover", For::None),
    ("POST", "/api/account/bot", For::None),
    ("POST", "/api/session", For::None),
    ("DELETE", "/api/session", For::None),
    ("DELETE", "/api/sessions", For::None),
    ("GET", "/api/tokens", For::None),
    ("POST", "/api/tokens", For::None),
    ("DELETE", "/api/tokens/x", For::None),
    ("GET", "/api/people/Ann", READ),
    ("GET", "/api/people/Ann/games", READ),
    ("GET", "/api/people/Ann/ratings/oware", For::Any),
    ("GET", "/api/leaders/oware", For::Any),
];

impl Served {
    /// Creates a token; returns it with its number.
    pub(crate) async fn token(&self, person: &mut Person, scopes: &[&str]) -> (String, String) {
        let asked = json!({ "label": "a program", "scopes": scopes });
        let (status, made) = self.post(person, "/api/tokens", asked).await;
        assert_eq!(status, StatusCode::OK, "{made}");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        (text(&made["secret"]), text(&made["token"]["id"]))
    }

    /// The response to a request with a token only: status, JSON body, whether a cookie was set.
    pub(crate) async fn by_token(
        &self,
        secret: &str,
        method: &str,
        path: &str,
        body: Value,
    ) -> (StatusCode, Value, bool) {
        let request = Request::builder().method(method).uri(path);
        let request = request.header("authorization", format!("Bearer {secret}"));
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let request = request.body(body).expect("a request");
        let answer = app(Arc::clone(&self.site)).oneshot(request).await.expect("an answer");
        let (status, cookie) = (answer.status(), answer.headers().contains_key(SET_COOKIE));
        let is_stream =
            answer.headers().get("content-type").is_some_and(|kind| kind == "application/x-ndjson");
        let bytes = match is_stream {
            true => Default::default(),
            false => axum::body::to_bytes(answer.into_body(), 1 << 24).await.expect("a body"),
        };
        (status, serde_json::from_slice(&bytes).unwrap_or_default(), cookie)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_of_each_scope_opens_its_own_routes_and_no_others() {
    let served = serve().await;
    let mut ann = Person::default();
    served.sign_up(&mut ann, "Ann").await;
    for scope in SCOPES {
        let (secret, _) = served.token(&mut ann, &[scope]).await;
        for (method, path, needs) in ROUTES {
            let body = if *method == "GET" { Value::Null } else { json!({}) };
            let (status, told, cookie) = served.by_token(&secret, method, path, body).await;
            let at = format!("{scope}: {method} {path} is {status} {told}");
            assert!(!cookie, "{at}");
            let may = *needs == For::Any || *needs == For::Scope(scope);
            assert_eq!(told["code"] != "missing-scope" && status != StatusCode::UNAUTHORIZED, may, "{at}");
            assert!(!status.is_server_error(), "{at}");
            if !may {
                assert_eq!(status, StatusCode::FORBIDDEN, "{at}");
                let message = told["message"].as_str().expect("a sentence");
                if let For::Scope(needed) = needs {
                    assert!(message.contains(&format!("\"{needed}\"")), "{at}");
                }
            }
        }
    }
    // None of this has changed the account.
    let (_, me) = served.get(&mut ann, "/api/me").await;
    assert_eq!((&me["name"], &me["bot"]), (&json!("Ann"), &json!(false)));
    assert_eq!(served.get(&mut ann, "/api/tokens").await.1.as_array().map(Vec::len), Some(3));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_shown_once_and_works_until_it_is_revoked() {
    let served = serve().await;
    let mut ann = Person::default();
    let asked = json!({ "label": "x", "scopes": ["read"] });
    assert_eq!(served.post(&mut ann, "/api/tokens", asked.clone()).await.0, StatusCode::FORBIDDEN);
    served.sign_up(&mut ann, "Ann").await;
    let (secret, id) = served.token(&mut ann, &["meet", "read", "read"]).await;
    assert!(secret.starts_with("sower_") && secret.len() >= 6 + 32, "{secret}");
    let (status, me, _) = served.by_token(&secret, "GET", "/api/me", Value::Null).await;
    assert_eq!((status, &me["name"]), (StatusCode::OK, &json!("Ann")));
    let (_, listed) = served.get(&mut ann, "/api/tokens").await;
    assert_eq!(listed[0]["scopes"], json!(["read", "meet"]));
    assert!(listed[0]["used"].as_u64().is_some_and(|used| used.is_multiple_of(3_600_000)), "{listed}");
    let (_, export) = served.get(&mut ann, "/api/me/export").await;
    assert_eq!(export["tokens"], listed);
    assert!(!export.to_string().contains(&secret));
    // Invalid tokens, even beside a valid cookie: the token decides.
    for wrong in ["", "sower_", "sower_0000", &secret[1..], &format!("{secret}0"), "' OR 1=1 --"] {
        let (status, told, _) = served.by_token(wrong, "GET", "/api/me", Value::Null).await;
        assert_eq!((status, &told["code"]), (StatusCode::UNAUTHORIZED, &json!("bad-token")), "{wrong}");
    }
    let long = "x".repeat(41);
    for bad in [
        json!({ "label": " ", "scopes": ["read"] }),
        json!({ "label": "x", "scopes": [] }),
        json!({ "label": long, "scopes": ["read"] }),
    ] {
        assert_eq!(served.post(&mut ann, "/api/tokens", bad).await.0, StatusCode::BAD_REQUEST);
    }
    let mut eve = Person::default();
    served.sign_up(&mut eve, "Eve").await;
    let path = format!("/api/tokens/{id}");
    assert_eq!(served.ask(&mut eve, "DELETE", &path, Value::Null).await.0, StatusCode::NOT_FOUND);
    // Its sockets close with it; those of others stay.
    let (other, _) = served.token(&mut ann, &["read"]).await;
    let url = format!("ws://{}/api/lobby/socket?lobby=1", served.address);
    let [mut revoked, mut kept] =
        [Client::connect_by_token(&url, &secret).await, Client::connect_by_token(&url, &other).await];
    revoked.of_kind("lobby").await;
    assert_eq!(served.ask(&mut ann, "DELETE", &path, Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(revoked.next().await, None, "the socket ends");
    kept.wire_text(r#"{"t":"ping"}"#).await;
    kept.of_kind("pong").await;
    assert_eq!(served.by_token(&secret, "GET", "/api/me", Value::Null).await.0, StatusCode::UNAUTHORIZED);
    for _ in 1..20 {
        served.token(&mut ann, &["read"]).await;
    }
    let (status, told) = served.post(&mut ann, "/api/tokens", asked).await;
    assert_eq!((status, &told["code"]), (StatusCode::CONFLICT, &json!("refused")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_for_ratings_only_as_a_bot_and_in_arenas_where_bots_may() {
    let served = serve().await;
    let [mut ann, mut robot] = [Person::default(), Person::default()];
    served.sign_up(&mut ann, "Ann").await;
    let credentials = json!({ "name": "Robot", "password": "correct horse", "bot": true });
    assert_eq!(served.post(&mut robot, "/api/account", credentials).await.0, StatusCode::OK);
    assert_eq!(served.get(&mut ann, "/api/people/Robot").await.1["bot"], json!(true));
    let (of_ann, _) = served.token(&mut ann, &SCOPES).await;
    let (of_robot, _) = served.token(&mut robot, &SCOPES).await;
    let control = json!({ "kind": "fischer", "base": 60, "increment": 1 });
    let challenge = json!({ "game": "oware", "control": control, "rated": true });
    let (status, told, _) = served.by_token(&of_ann, "POST", "/api/lobby", challenge.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{told}");
    let (status, told, _) = served.by_token(&of_robot, "POST", "/api/lobby", challenge).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (_, lobby) = served.get(&mut ann, "/api/lobby").await;
    assert_eq!(lobby[0]["maker"]["bot"], json!(true));
    // A program cannot continue a game that Ann started herself.
    let taken = format!("/api/lobby/{}/take", lobby[0]["id"].as_str().expect("a number"));
    let (_, met) = served.post(&mut ann, &taken, json!({})).await;
    let room = met["room"].as_str().expect("a room");
    let (status, told, _) =
        served.by_token(&of_ann, "POST", &format!("/api/rooms/{room}/say"), json!({ "t": "resign" })).await;
    assert_eq!((status, &told["code"]), (StatusCode::FORBIDDEN, &json!("not-yours")));
    for (bots, expected) in [(false, StatusCode::FORBIDDEN), (true, StatusCode::NO_CONTENT)] {
        let arena = json!({
            "name": "", "game": "oware", "control": control, "bots": bots, "starts_in": 600,
            "format": { "kind": "arena", "minutes": 30 },
        });
        let (_, made) = served.post(&mut ann, "/api/arenas", arena).await;
        let id = made["id"].as_str().expect("a number");
        let join = format!("/api/arenas/{id}/join");
        for secret in [&of_robot, &of_ann] {
            assert_eq!(served.by_token(secret, "POST", &join, json!({})).await.0, expected);
        }
        if bots {
            let (_, page) = served.get(&mut ann, &format!("/api/arenas/{id}")).await;
            let bot_of = |name: &str| {
                let table = page["table"].as_array().expect("a table");
                table.iter().find(|row| row["player"]["name"] == name).map(|row| row["player"]["bot"].clone())
            };
            assert_eq!((bot_of("Robot"), bot_of("Ann")), (Some(json!(true)), Some(json!(false))));
        }
    }
    // Ann has no finished rated game, so she may still mark her account as a bot's.
    let (status, _) = served.post(&mut ann, "/api/account/bot", json!({ "bot": true })).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(served.get(&mut ann, "/api/me").await.1["bot"], json!(true));
}
