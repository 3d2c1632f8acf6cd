//! Hostile clients: refused with a reason, without effect on others.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::harness::{PATIENCE, Person, serve, serve_with};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use futures_util::SinkExt as _;
use proptest::prelude::*;
use serde_json::{Value, json};
use sower_server::{SiteOptions, app, decode};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tower::ServiceExt as _;

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let _ = decode(&text);
    }

    #[test]
    fn any_message_of_the_right_shape_is_read_or_refused(
        t in "(move|undo|resign|offer|decline|sit|claim|hint|ping|[a-z]{1,8})",
        d in prop_oneof![
            Just(Value::Null), any::<i64>().prop_map(Value::from), ".{0,40}".prop_map(Value::from),
            Just(json!({ "seat": 1 })), Just(json!(["end"])), Just(json!("end")),
        ],
        v in prop_oneof![any::<i64>().prop_map(Value::from), Just(json!("1")), Just(json!(1.5))],
    ) {
        let text = json!({ "t": t, "d": d, "v": v }).to_string();
        if let Ok((read, _)) = decode(&text) {
            prop_assert_eq!(Some(read), v.as_u64());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_messages_are_refused_and_the_game_continues() {
    let served = serve().await;
    let (_, _, [mut first, mut second]) = served.two_people(json!({})).await;
    for text in [
        "",
        "[]",
        "null",
        "{",
        "{\"t\":1}",
        "{\"t\":\"move\",\"d\":7,\"v\":1}",
        "{\"t\":\"move\",\"v\":1}",
        "{\"t\":\"fly\",\"v\":1}",
        "{\"t\":\"offer\",\"d\":\"money\",\"v\":1}",
        "{\"t\":\"move\",\"d\":\"1\",\"v\":-1}",
    ] {
        first.wire.send(Message::text(text)).await.expect("it is sent");
        assert_eq!(first.refused().await, "bad-request", "{text}");
    }
    first.say("move", json!("1\u{0}\u{202e}"), first.v).await;
    assert_eq!(first.refused().await, "refused");
    // The same message sent twice is one move.
    let v = first.v;
    first.say("move", json!("1"), v).await;
    first.say("move", json!("1"), v).await;
    assert_eq!(first.event("move").await["moves"], json!(["1"]));
    assert_eq!(first.refused().await, "refused");
    assert_eq!(second.event("move").await["moves"], json!(["1"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_and_giants_end_only_their_own_socket() {
    let served = serve().await;
    let (id, [ann, _], [mut first, mut second]) = served.two_people(json!({})).await;
    let mut flood = served.enter(&ann, &id, "").await;
    for _ in 0..40 {
        flood.wire.send(Message::text("{\"t\":\"ping\",\"v\":0}")).await.expect("it is sent");
    }
    while flood.of_kind("refused").await["d"]["code"] != "too-many" {}
    for _ in 0..150 {
        if flood.wire.send(Message::text("{\"t\":\"ping\",\"v\":0}")).await.is_err() {
            break;
        }
    }
    while flood.next().await.is_some() {}
    let mut giant = served.enter(&ann, &id, "").await;
    giant.state().await;
    let _ = giant.wire.send(Message::text("x".repeat(10 << 20))).await;
    while giant.next().await.is_some() {}
    first.play("1").await;
    assert_eq!(second.event("move").await["moves"], json!(["1"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_delays_no_other_client() {
    let served = serve().await;
    let mut ann = Person::default();
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let made = served.room(&mut ann, seats, json!({})).await;
    let id = made["id"].as_str().expect("a number").to_owned();
    // A manual handshake, then silence with a small window.
    let mut deaf = TcpStream::connect(served.address).await.expect("a connection");
    let cookie = ann.cookie.clone().expect("a cookie");
    let handshake = format!(
        "GET /api/rooms/{id}/socket HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        served.address
    );
    deaf.write_all(handshake.as_bytes()).await.expect("it is sent");
    let mut some = [0; 64];
    deaf.read_exact(&mut some).await.expect("it is a socket");
    let mut client = served.enter(&ann, &id, "").await;
    client.state().await;
    for _ in 0..200 {
        client.play("1").await;
        client.event("move").await;
        client.say("undo", Value::Null, client.v).await;
        client.event("back").await;
        // Below the limit of messages per second.
        tokio::time::sleep(Duration::from_millis(5)).await;
        if client.v > 60 {
            break;
        }
        if client.v % 18 == 0 {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
    assert!(client.v >= 36);
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_pages_can_neither_change_anything_nor_open_a_socket() {
    let served = serve().await;
    let send = |method: &str, path: &str, headers: &[(&str, &str)]| {
        let mut request = Request::builder().method(method).uri(path).header("host", "localhost:8080");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let app = app(served.site.clone());
        let request = request.body(Body::from("{\"game\":\"kalah\"}")).expect("a request");
        async move { app.oneshot(request).await.expect("an answer") }
    };
    let own = ("origin", "http://localhost:8080");
    let foreign = ("origin", "http://evil.example");
    let header = ("x-sower", "1");
    assert_eq!(send("POST", "/api/look", &[own, header]).await.status(), StatusCode::OK);
    assert_eq!(send("POST", "/api/look", &[header]).await.status(), StatusCode::OK);
    assert_eq!(send("POST", "/api/look", &[own]).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(send("POST", "/api/look", &[foreign, header]).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(
        send("POST", "/api/look", &[("origin", "null"), header]).await.status(),
        StatusCode::FORBIDDEN
    );
    let socket = [("upgrade", "websocket"), ("connection", "upgrade"), foreign];
    assert_eq!(send("GET", "/api/analyse", &socket).await.status(), StatusCode::FORBIDDEN);
    let answer = send("GET", "/api/games", &[foreign]).await;
    let policy = answer.headers()["content-security-policy"].to_str().expect("text");
    assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
    assert!(policy.contains("worker-src 'self';") && policy.contains("frame-ancestors 'none'"), "{policy}");
    assert!(!policy.contains("'unsafe-"), "{policy}");
    assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_and_their_files_are_isolated_from_other_sites() {
    let served = serve().await;
    for path in ["/", "/games/oware", "/app.js", "/no-such-page"] {
        let asked = Request::builder().uri(path).body(Body::empty()).expect("a request");
        let answer = app(Arc::clone(&served.site)).oneshot(asked).await.expect("an answer");
        let header = |name: &str| answer.headers().get(name).and_then(|value| value.to_str().ok());
        assert_eq!(header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
        assert_eq!(header("cross-origin-embedder-policy"), Some("require-corp"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_and_cookies_are_held_to_their_size_and_signature() {
    let served = serve().await;
    let mut ann = Person::default();
    let (status, answer) = served.post(&mut ann, "/api/look", json!({ "game": "x".repeat(20_000) })).await;
    assert_eq!((status, &answer["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too-large")));
    let (status, _) = served.post(&mut ann, "/api/read", json!({ "text": "x".repeat(300_000) })).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    served.post(&mut ann, "/api/me", json!({ "name": "  Ann\u{7}\n " })).await;
    let (_, me) = served.get(&mut ann, "/api/me").await;
    assert_eq!(me["name"], "Ann");
    // A forged cookie is invalid; a deleted guest's is revoked.
    let cookie = ann.cookie.clone().expect("a cookie");
    let mut forged = Person { cookie: Some(cookie.replace('.', "0.")) };
    assert_eq!(served.get(&mut forged, "/api/me").await.1["name"], "");
    let mut again = ann.clone();
    assert_eq!(served.ask(&mut ann, "DELETE", "/api/me", Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(served.get(&mut again, "/api/me").await.1["name"], "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_sends_nothing_complete_is_disconnected_and_others_are_served() {
    let options = SiteOptions { head_within: Duration::from_millis(300), ..SiteOptions::default() };
    let served = serve_with(options).await;
    let beginnings: [&[u8]; 3] =
        [b"", b"GET /api/games HT", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "];
    for beginning in beginnings {
        let mut half = TcpStream::connect(served.address).await.expect("a connection");
        half.write_all(beginning).await.expect("it is sent");
        let began = Instant::now();
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(PATIENCE, half.read_to_end(&mut rest)).await;
        ended.expect("the site ends it").expect("it ends in order");
        assert!(began.elapsed() >= Duration::from_millis(200), "not before its time");
        assert!(!String::from_utf8_lossy(&rest).contains("200 OK"));
    }
    // A complete head may come in pieces, and an open socket needs none.
    let (_, _, [mut first, mut second]) = served.two_people(json!({})).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    first.play("1").await;
    assert_eq!(second.event("move").await["moves"], json!(["1"]));
}
