//! A site behind a proxy, with a public address and custom limits.

use std::sync::Arc;

use axum::body::Body;
use axum::http::header::SET_COOKIE;
use axum::http::{Request, Response, StatusCode};
use sower_server::{Limits, SiteOptions, app};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tower::ServiceExt as _;

use crate::harness::{Served, serve_with};

async fn post(served: &Served, origin: &str) -> Response<Body> {
    let request = Request::builder().method("POST").uri("/api/look").header("x-sower", "1");
    let request = request.header("host", "10.0.0.7:8080").header("origin", origin);
    let request = request.body(Body::from("{\"game\":\"kalah\"}")).expect("a request");
    app(Arc::clone(&served.site)).oneshot(request).await.expect("an answer")
}

#[tokio::test]
async fn a_public_site_takes_changes_from_its_own_name_alone_and_cookies_need_tls() {
    let public_url = Some("https://sower.example".parse().expect("an address"));
    let served = serve_with(SiteOptions { public_url, ..SiteOptions::default() }).await;
    assert_eq!(post(&served, "https://sower.example").await.status(), StatusCode::OK);
    // Whatever name or scheme an attacker has made the browser use.
    for foreign in ["http://sower.example", "http://10.0.0.7:8080", "https://sower.example.evil.example"] {
        assert_eq!(post(&served, foreign).await.status(), StatusCode::FORBIDDEN, "{foreign}");
    }
    let request = Request::builder().uri("/api/me").body(Body::empty()).expect("a request");
    let answer = app(Arc::clone(&served.site)).oneshot(request).await.expect("an answer");
    let cookie = answer.headers()[SET_COOKIE].to_str().expect("text");
    assert!(cookie.ends_with("; Secure"), "{cookie}");
}

/// The statuses of several requests over one connection, with a forwarded address.
async fn statuses(served: &Served, count: usize, forwarded_for: &str) -> Vec<u16> {
    let mut statuses = Vec::new();
    for _ in 0..count {
        let mut wire = TcpStream::connect(served.address).await.expect("a connection");
        let body = "{\"game\":\"kalah\"}";
        let request = format!(
            "POST /api/look HTTP/1.1\r\nHost: localhost\r\nX-Sower: 1\r\nX-Forwarded-For: {forwarded_for}\r\n\
             Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        wire.write_all(request.as_bytes()).await.expect("it is sent");
        let mut answer = Vec::new();
        wire.read_to_end(&mut answer).await.expect("an answer");
        let answer = String::from_utf8_lossy(&answer);
        statuses.push(answer.split(' ').nth(1).expect("a status").parse().expect("a number"));
    }
    statuses
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_word_of_a_proxy_that_is_there_says_who_asks() {
    let options = |behind_proxy| SiteOptions {
        behind_proxy,
        limits: Limits::default().with("requests=1".parse().expect("a limit")),
        ..SiteOptions::default()
    };
    let ok = |statuses: &[u16]| statuses.iter().filter(|status| **status == 200).count();
    let served = serve_with(options(true)).await;
    assert_eq!(ok(&statuses(&served, 10, "192.0.2.1").await), 10);
    assert!(statuses(&served, 4, "192.0.2.1").await.contains(&429), "the first has asked too much");
    // Clients can forge the entries before the proxy's own.
    assert!(statuses(&served, 4, "198.51.100.9, 192.0.2.1").await.contains(&429));
    assert_eq!(ok(&statuses(&served, 4, "192.0.2.1, 192.0.2.2").await), 4, "another has not");
    let served = serve_with(options(false)).await;
    assert_eq!(ok(&statuses(&served, 10, "192.0.2.1").await), 10);
    assert!(
        statuses(&served, 4, "192.0.2.2").await.contains(&429),
        "without a proxy the forwarding header is ignored"
    );
}
