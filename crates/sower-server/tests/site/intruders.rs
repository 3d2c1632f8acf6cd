//! Attacks that must fail: requests from other sites' pages, path traversal, injection, and markup in texts.

use crate::contract::operations;
use crate::harness::{Person, serve};
use crate::http;
use axum::http::StatusCode;
use serde_json::{Value, json};

/// The head of a request without a body.
fn head(method: &str, path: &str, person: &Person, more: &str) -> Vec<u8> {
    let cookie = person.cookie.clone().unwrap_or_default();
    let head =
        format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n");
    format!("{head}Content-Length: 0\r\n{more}\r\n").into_bytes()
}

#[tokio::test(flavor = "multi_thread")]
async fn another_sites_page_changes_nothing_at_any_address() {
    let served = serve().await;
    let mut ann = Person::default();
    served.sign_up(&mut ann, "Ann").await;
    let refused = |answer: &str, what: &str| {
        assert!(answer.starts_with("HTTP/1.1 403 "), "{what}: {answer}");
        assert!(answer.contains("\"not-yours\""), "{what}: {answer}");
        assert!(!answer.to_lowercase().contains("access-control-allow"), "{what}: {answer}");
    };
    let mut tried = 0;
    for (method, path, told) in operations() {
        let path = path.replace(['{', '}'], "");
        let is_socket = told["responses"].get("101").is_some();
        if method == "GET" && !is_socket {
            continue;
        }
        tried += 1;
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                       Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        let as_socket = if is_socket { upgrade } else { "" };
        for more in [
            "Origin: http://evil.example\r\nX-Sower: 1\r\n",
            "Origin: null\r\nX-Sower: 1\r\n",
            "Origin: http://sower.example.evil.example\r\nX-Sower: 1\r\n",
            "Origin: http://evil.example\r\n",
        ] {
            let request = head(&method, &path, &ann, &format!("{more}{as_socket}"));
            refused(&http::exchange(served.address, &request).await, &format!("{method} {path} {more}"));
        }
        // A form on a page that hides its origin cannot send the header.
        if !is_socket {
            let request = head(&method, &path, &ann, "Content-Type: text/plain\r\n");
            refused(
                &http::exchange(served.address, &request).await,
                &format!("{method} {path} without a header"),
            );
        }
    }
    assert!(tried > 30, "{tried}");
    // A CORS preflight gets no permission.
    let asks = "Origin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: x-sower\r\n";
    let answer = http::exchange(served.address, &head("OPTIONS", "/api/me", &ann, asks)).await;
    assert!(!answer.to_lowercase().contains("access-control-allow"), "{answer}");
    let (_, me) = served.get(&mut ann, "/api/me").await;
    assert_eq!(me["name"], "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_looks_like_a_path_or_a_query_is_only_a_name() {
    let served = serve().await;
    let mut ann = Person::default();
    served.sign_up(&mut ann, "Ann").await;
    let names = [
        "..%2f..%2f..%2fetc%2fpasswd",
        "%2e%2e/%2e%2e/etc/passwd",
        "....//....//etc/passwd",
        "%00",
        "Ann%00",
        "Ann'%20OR%20'1'%3D'1",
        "Ann%22%3B%20DROP%20TABLE%20accounts%3B%20--",
        "'%20UNION%20SELECT%20password%20FROM%20accounts%20--",
        "%25",
        "%ff%fe",
        "$1",
    ];
    let places = [
        "/api/people/",
        "/api/leaders/",
        "/api/games/",
        "/api/rooms/",
        "/api/arenas/",
        "/api/review/",
        "/api/lang/",
        "/",
        "/play/../",
        "/vendor/",
        "/api/puzzles/kalah/",
    ];
    for place in places {
        for name in names {
            let answer =
                http::exchange(served.address, &head("GET", &format!("{place}{name}"), &ann, "")).await;
            let status: u16 =
                answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
            assert!(!answer.contains("root:") && !answer.contains("argon2"), "{place}{name}: {answer}");
            // Every address that is not a file receives the page, which shows that nothing is there.
            let page = !place.starts_with("/api/") && status == 200 && answer.contains("<!doctype html>");
            assert!(page || (400..500).contains(&status), "{place}{name}: {answer}");
        }
    }
    // Where a name is searched or stored, it is only text.
    for text in ["Ann' OR '1'='1", "Ann\"; DROP TABLE games", "Ann\u{0}", "%", "_nn", "A%"] {
        let credentials = json!({ "name": text, "password": "correct horse" });
        let (status, _) = served.post(&mut Person::default(), "/api/session", credentials).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{text}");
        let query = format!("/api/people/Ann/games?opponent={}", urlencoded(text));
        assert_eq!(served.get(&mut ann, &query).await, (StatusCode::OK, json!([])), "{text}");
        let mut guest = Person::default();
        let (status, me) = served.post(&mut guest, "/api/me", json!({ "name": text })).await;
        assert_eq!((status, me["name"].as_str()), (StatusCode::OK, Some(text.trim_end_matches('\u{0}'))));
    }
    assert_eq!(served.get(&mut ann, "/api/people/Ann").await.0, StatusCode::OK);
}

fn urlencoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_write_comes_out_as_text() {
    const SCRIPT: &str = "<svg/onload=alert(1)>";
    let served = serve().await;
    let mut ann = Person::default();
    served.post(&mut ann, "/api/me", json!({ "name": SCRIPT })).await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let made = served.room(&mut ann, seats, json!({})).await;
    let id = made["id"].as_str().expect("a number");
    // Title and words of a rules file come from users; a browser would run scripts in its picture.
    let rules = include_str!("../../../../games/kalah.toml");
    let named = rules.replacen("name = \"Kalah\"", &format!("name = \"{SCRIPT}\""), 1);
    assert_ne!(named, rules, "the file has a name");
    let (status, kept) = served.post(&mut ann, "/api/rules", json!({ "text": named })).await;
    assert_eq!(status, StatusCode::OK, "{kept}");
    let game = kept["name"].as_str().expect("a name");
    let addresses = [
        (format!("/api/rooms/{id}"), "application/json"),
        (format!("/api/rooms/{id}/record"), "text/plain; charset=utf-8"),
        (format!("/api/games/{game}"), "application/json"),
        (format!("/api/games/{game}/rules.toml"), "text/plain; charset=utf-8"),
        (format!("/api/games/{game}/picture.svg"), "image/svg+xml"),
        ("/api/look?x=%3Csvg%2Fonload=alert(1)%3E".to_owned(), "application/json"),
        ("/api/games/%3Csvg%2Fonload=alert(1)%3E".to_owned(), "application/json"),
        ("/%3Csvg%2Fonload=alert(1)%3E".to_owned(), "text/html; charset=utf-8"),
    ];
    for (address, kind) in addresses {
        let answer = http::exchange(served.address, &head("GET", &address, &ann, "")).await.to_lowercase();
        assert!(answer.contains(&format!("content-type: {kind}")), "{address}: {answer}");
        assert!(answer.contains("x-content-type-options: nosniff"), "{address}: {answer}");
        assert!(answer.contains("script-src 'self'"), "{address}: {answer}");
        if !matches!(kind, "application/json" | "text/plain; charset=utf-8") {
            assert!(!answer.contains("<svg/onload"), "{address}: {answer}");
        }
    }
    let (_, room) = served.get(&mut ann, &format!("/api/rooms/{id}")).await;
    assert_eq!(room["seats"][0]["name"], json!(SCRIPT), "as it was written, and JSON");
    assert_eq!(served.get(&mut ann, "/api/me/rules").await.1[0]["title"], Value::from(SCRIPT));
}
