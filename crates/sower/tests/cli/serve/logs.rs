//! The site's logs, metrics and shutdown messages.

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::process::{Served, ask, serve_command};

#[test]
fn logs_tell_every_request_and_no_secret() {
    let folder = TempDir::new().unwrap();
    let mut command = serve_command(&folder.path().join("site"));
    command.args(["--log", "requests", "--log-json"]).stderr(Stdio::piped());
    let mut served = Served::of_piped(command);
    let asked = json!({ "game": "oware", "seats": [{ "kind": "me" }, { "kind": "friend" }], "control": { "kind": "none" } });
    let (status, head, body) = served.ask("POST", "/api/rooms", None, &asked.to_string());
    assert_eq!(status, 200, "{body}");
    let made: Value = serde_json::from_str(&body).unwrap();
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let (room, play) = (made["id"].as_str().unwrap(), made["play"].as_str().unwrap());
    let token = play.split("seat=").nth(1).unwrap();
    served.get(&format!("/api/rooms/{room}?seat={token}"), Some(cookie));
    served.get(play, Some(cookie));
    let (_, head, _) = served.ask("GET", "/api/nowhere", None, "");
    let id = head.lines().find_map(|line| line.strip_prefix("x-request-id: ")).unwrap().to_owned();
    let errors = served.errors();
    assert!(served.terminate().success());
    let lines: Vec<Value> =
        BufReader::new(errors).lines().map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect();
    assert_eq!(lines.len(), 4, "{lines:?}");
    let told = |line: &Value| (line["method"].clone(), line["route"].clone(), line["status"].clone());
    assert_eq!(told(&lines[0]), ("POST".into(), "/api/rooms".into(), 200.into()));
    assert_eq!(told(&lines[1]), ("GET".into(), "/api/rooms/{id}".into(), 200.into()));
    assert_eq!((&lines[3]["id"], &lines[3]["status"]), (&Value::from(id), &Value::from(404)));
    assert!(lines.iter().all(|line| line["ms"].as_f64().is_some_and(|ms| ms > 0.0)));
    let all = Value::from(lines).to_string();
    for secret in [room, token, cookie.split('=').nth(1).unwrap()] {
        assert!(!all.contains(secret), "{all}");
    }
}

#[test]
fn metrics_are_served_at_their_own_address_and_nowhere_else() {
    let folder = TempDir::new().unwrap();
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut command = serve_command(folder.path());
    command.args(["--metrics", &port.to_string()]);
    let served = Served::of(command);
    served.get("/api/games", None);
    assert!(!served.get("/metrics", None).1.contains("sower_commit"), "not for everyone");
    let apart = |path: &str| ask(&port.to_string(), "GET", path, None, "");
    let (status, _, text) = apart("/metrics");
    assert_eq!(status, 200);
    for name in [
        "sower_http_answers_total{status=\"2xx\"}",
        "sower_commit_seconds_count",
        "process_resident_memory_bytes",
    ] {
        assert!(text.contains(name), "{text}");
    }
    assert_eq!(apart("/healthz").0, 200);
    assert_eq!(apart("/readyz").0, 200);
}
