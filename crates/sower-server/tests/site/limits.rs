//! Limits apply per network, and refused requests leave nothing behind.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONNECTION, SET_COOKIE, STRICT_TRANSPORT_SECURITY};
use axum::http::{HeaderMap, Request, Response, StatusCode};
use serde_json::{Value, json};
use sower_server::{Limits, SiteOptions, app};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tower::ServiceExt as _;

use crate::harness::{PATIENCE, Person, Served, serve, serve_with};

fn limited(limits: &[&str]) -> SiteOptions {
    let limits = limits.iter().map(|limit| limit.parse().expect("a limit"));
    SiteOptions { limits: limits.fold(Limits::default(), Limits::with), ..SiteOptions::default() }
}

/// A connection that stays open between requests, as a browser's does.
struct Wire(BufReader<TcpStream>);

impl Wire {
    async fn open(address: SocketAddr) -> Wire {
        Wire(BufReader::new(TcpStream::connect(address).await.expect("a connection")))
    }

    async fn send(&mut self, head: &str, body: &str) {
        let text = format!(
            "{head}\r\nHost: localhost\r\nX-Sower: 1\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.0.write_all(text.as_bytes()).await.expect("it is sent");
    }

    /// The status and head of the next response, after reading its body.
    async fn answer(&mut self) -> Option<(u16, String)> {
        let read = async {
            let mut head = String::new();
            while !head.ends_with("\r\n\r\n") {
                if self.0.read_line(&mut head).await.ok()? == 0 {
                    return None;
                }
            }
            let head = head.to_lowercase();
            let length = head.split("content-length: ").nth(1)?.lines().next()?.trim().parse().ok()?;
            let mut body = vec![0; length];
            self.0.read_exact(&mut body).await.ok()?;
            Some((head.split(' ').nth(1)?.parse().ok()?, head))
        };
        timeout(PATIENCE, read).await.expect("it is answered in time")
    }

    async fn ask(&mut self, head: &str, body: &str) -> Option<(u16, String)> {
        self.send(head, body).await;
        self.answer().await
    }
}

async fn get(served: &Served, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let request = headers
        .iter()
        .fold(Request::builder().uri(path), |request, (name, value)| request.header(*name, *value));
    let request = request.body(Body::empty()).expect("a request");
    app(Arc::clone(&served.site)).oneshot(request).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_of_ipv6_is_one_asker_however_many_addresses_it_has() {
    let options = SiteOptions { behind_proxy: true, ..limited(&["requests=1"]) };
    let served = serve_with(options).await;
    let mut wire = Wire::open(served.address).await;
    let mut taken = Vec::new();
    for host in 0..30 {
        let head = format!("POST /api/look HTTP/1.1\r\nX-Forwarded-For: 2001:db8:1:2::{host:x}");
        taken.push(wire.ask(&head, "{\"game\":\"kalah\"}").await.expect("an answer").0);
    }
    assert!(taken.iter().filter(|status| **status == 200).count() < 15, "{taken:?}");
    assert_eq!(taken.last(), Some(&429));
    let head = "POST /api/look HTTP/1.1\r\nX-Forwarded-For: 2001:db8:1:3::1";
    assert_eq!(wire.ask(head, "{\"game\":\"kalah\"}").await.expect("an answer").0, 200, "another network");
}

#[tokio::test]
async fn reading_a_game_with_other_rules_counts_as_computing() {
    let served = serve_with(limited(&["requests=1"])).await;
    let mut person = Person::default();
    let mut last = StatusCode::OK;
    for seeds in 1..=20 {
        last = served.get(&mut person, &format!("/api/games/kalah?set=board.seeds={seeds}")).await.0;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    let disguised = "/api/games/kalah?s%65t=board.seeds=3";
    assert_eq!(served.get(&mut person, disguised).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(served.get(&mut person, "/api/games/kalah").await.0, StatusCode::OK, "as it is, it is not");
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_per_network_are_limited_and_clients_that_never_read_are_disconnected() {
    let options = SiteOptions { read_within: Duration::from_millis(300), ..limited(&["connections=3"]) };
    let served = serve_with(options).await;
    let mut kept = Wire::open(served.address).await;
    assert_eq!(kept.ask("GET /healthz HTTP/1.1", "").await.expect("an answer").0, 200);
    // Two clients that request more than any buffer holds and never read.
    let mut deaf = Vec::new();
    for _ in 0..2 {
        let stream = TcpStream::connect(served.address).await.expect("a connection");
        let (reads, mut writes) = stream.into_split();
        let asking = tokio::spawn(async move {
            let request = b"GET /a/live/board/view.js HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2000);
            let _ = writes.write_all(&request).await;
            std::future::pending::<()>().await;
        });
        deaf.push((reads, asking));
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut fourth = Wire::open(served.address).await;
    let refused = timeout(PATIENCE, fourth.0.read_u8()).await.expect("it is closed at once");
    assert!(refused.is_err(), "one too many");
    // Both are dropped, which frees their slots.
    let freed = async {
        loop {
            let mut next = Wire::open(served.address).await;
            let text = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            let mut answer = String::new();
            let asked = next.0.write_all(text.as_bytes()).await.is_ok();
            if asked && next.0.read_to_string(&mut answer).await.is_ok() && answer.contains(" 200 ") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, freed).await.expect("their places are free again");
    for (_, asking) in deaf {
        asking.abort();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_request_is_answered_and_its_connection_stays_usable() {
    let served = serve_with(limited(&["requests=1"])).await;
    let mut wire = Wire::open(served.address).await;
    let body = json!({ "game": "kalah", "moves": [], "padding": "x".repeat(100_000) }).to_string();
    let mut statuses = Vec::new();
    for _ in 0..20 {
        statuses.push(wire.ask("POST /api/look HTTP/1.1", &body).await.expect("an answer").0);
    }
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    assert_eq!(wire.ask("GET /healthz HTTP/1.1", "").await.expect("an answer").0, 200);
    // A body that is too large to drain closes the connection; the client need not send the rest.
    let large = "x".repeat(2 << 20);
    let head = "POST /api/look HTTP/1.1\r\nHost: localhost\r\nX-Sower: 1";
    let text = format!("{head}\r\nContent-Length: {}\r\n\r\n{large}", large.len());
    let _ = wire.0.write_all(text.as_bytes()).await;
    let (status, head) = wire.answer().await.expect("an answer");
    assert_eq!(status, 429);
    assert!(head.contains("connection: close"), "{head}");
}

#[tokio::test]
async fn what_cannot_be_a_room_is_refused_before_anything_is_remembered() {
    let served = serve().await;
    let mut person = Person::default();
    let long = "x".repeat(60_000);
    for id in [long.as_str(), "..", "0123456789A", "0123456789AEE", "0123456789a-"] {
        let path = format!("/api/rooms/{id}/say");
        let (status, told) = served.post(&mut person, &path, json!({ "t": "undo" })).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{told}");
        assert_eq!(served.get(&mut person, &format!("/api/rooms/{id}")).await.0, StatusCode::NOT_FOUND);
        let (status, _) = served.post(&mut person, "/api/review", json!({ "room": id })).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn a_change_to_the_rules_is_not_padded_without_end() {
    let served = serve().await;
    let changes = json!([format!("board.seeds={}3", " ".repeat(8000))]);
    let (status, told) = served
        .post(&mut Person::default(), "/api/look", json!({ "game": "kalah", "changes": changes }))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(told["message"].as_str().is_some_and(|told| told.len() < 200), "{told}");
}

#[tokio::test]
async fn a_site_without_a_public_address_answers_to_this_machine_alone() {
    let served = serve().await;
    for good in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "sower.local"] {
        assert_eq!(get(&served, "/api/games", &[("host", good)]).await.status(), StatusCode::OK, "{good}");
    }
    for path in ["/", "/api/games", "/healthz"] {
        let answer = get(&served, path, &[("host", "evil.example")]).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path}");
        let body = axum::body::to_bytes(answer.into_body(), 1 << 16).await.expect("a body");
        let told: Value = serde_json::from_slice(&body).expect("JSON");
        let told = told["message"].as_str().expect("a sentence");
        assert!(told.contains("evil.example") && told.contains("--public-url"), "{told}");
    }
}

#[tokio::test]
async fn a_rematch_counts_as_a_new_room() {
    let served = serve_with(limited(&["new-rooms=1"])).await;
    let mut ann = Person::default();
    let mut id =
        served.room(&mut ann, json!([{ "kind": "me" }, { "kind": "me" }]), json!({})).await["id"].clone();
    let mut made = 0;
    for _ in 0..10 {
        let path = format!("/api/rooms/{}/say", id.as_str().expect("a number"));
        served.post(&mut ann, &path, json!({ "t": "resign" })).await;
        let (status, room) = served.post(&mut ann, &path, json!({ "t": "offer", "d": "rematch" })).await;
        if status != StatusCode::OK {
            assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{room}");
            break;
        }
        id = room["next"].clone();
        made += 1;
    }
    assert!(made <= 2, "{made}");
}

#[tokio::test]
async fn answers_tell_browsers_and_caches_what_they_may_do() {
    let public_url = Some("https://sower.example".parse().expect("an address"));
    let served = serve_with(SiteOptions { public_url, ..SiteOptions::default() }).await;
    let text = |headers: &HeaderMap, name: &str| headers[name].to_str().expect("text").to_owned();
    let mine = get(&served, "/api/me", &[]).await;
    assert_eq!(mine.headers()[CACHE_CONTROL], "no-store");
    assert_eq!(text(mine.headers(), STRICT_TRANSPORT_SECURITY.as_str()), "max-age=31536000");
    assert!(text(mine.headers(), "permissions-policy").contains("camera=()"));
    let cookie = text(mine.headers(), SET_COOKIE.as_str());
    assert!(cookie.starts_with("__Host-guest=") && cookie.ends_with("; Secure"), "{cookie}");
    assert!(cookie.contains("Path=/;") && !cookie.contains("Domain"), "{cookie}");
    let guest = |answer: Response<Body>| async {
        let body = axum::body::to_bytes(answer.into_body(), 1 << 16).await.expect("a body");
        serde_json::from_slice::<Value>(&body).expect("JSON")["guest"].clone()
    };
    let pair = cookie.split(';').next().expect("a pair").to_owned();
    let first = guest(mine).await;
    let again = get(&served, "/api/me", &[("cookie", &pair)]).await;
    assert!(again.headers().get(SET_COOKIE).is_none(), "it is known again");
    assert_eq!(guest(again).await, first);
    // A cookie from before the prefix stays valid until it expires.
    let old = pair.replace("__Host-", "");
    assert_eq!(guest(get(&served, "/api/me", &[("cookie", &old)]).await).await, first);
    // But not beside a bound one, because another host of the domain may have set it.
    let mut other = Person::default();
    served.sign_up(&mut other, "Eve").await;
    let session = other.cookie.unwrap_or_default().replace("__Host-", "");
    let tossed = format!("{pair}; {session}");
    assert_eq!(guest(get(&served, "/api/me", &[("cookie", &tossed)]).await).await, first);
    let picture = get(&served, "/api/games/kalah/picture.svg?lang=en", &[]).await;
    assert_eq!(picture.headers()[CACHE_CONTROL], "public, max-age=3600");
    assert!(picture.headers().get(CONNECTION).is_none());
}

#[tokio::test]
async fn a_page_that_is_not_there_is_answered_so() {
    let served = serve().await;
    for (path, status) in [
        ("/", 200),
        ("/games/oware", 200),
        ("/lobby", 200),
        ("/nowhere", 404),
        ("/games/a/b/c/d", 404),
        ("/games/nope", 404),
        ("/play/nope", 404),
    ] {
        let answer = get(&served, path, &[]).await;
        assert_eq!(answer.status().as_u16(), status, "{path}");
        let page = axum::body::to_bytes(answer.into_body(), 1 << 20).await.expect("a body");
        assert!(String::from_utf8_lossy(&page).contains("<html"), "{path}: the page itself says so");
    }
}
