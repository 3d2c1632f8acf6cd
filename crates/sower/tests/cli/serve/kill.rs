//! `kill -9` in the middle of play: every move that anyone was told of is there afterwards, and games go on.
//!
//! `SOWER_KILLS=50 cargo test -p sower --test cli kill` does it more often.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use super::process::Served;

/// Tables that are played at once.
const TABLES: usize = 12;

/// How long is played before each end.
const PLAY: Duration = Duration::from_millis(500);

/// How long the site is away; nobody's clock is charged for it.
const OUTAGE: Duration = Duration::from_millis(700);

#[derive(Clone, Debug)]
struct Table {
    room: String,
    cookie: String,
    /// The moves of which its player was told.
    told: Vec<Value>,
    /// What the clock of the side to move showed then.
    left: Option<u64>,
}

#[test]
fn what_anyone_was_told_survives_any_end() {
    let rounds = std::env::var("SOWER_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(5);
    let folder = TempDir::new().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut tables: Vec<Table> = Vec::new();
    let mut served = Served::start(folder.path());
    for round in 0..rounds {
        tables.retain(|table| !table.told.is_empty() || round == 0);
        while tables.len() < TABLES {
            tables.push(open(&served));
        }
        let before: usize = tables.iter().map(|table| table.told.len()).sum();
        let host: Arc<str> = served.host().into();
        let playing: Vec<_> =
            tables.drain(..).map(|table| runtime.spawn(play(Arc::clone(&host), table))).collect();
        std::thread::sleep(PLAY + Duration::from_millis(37 * (round as u64 % 7)));
        served.kill();
        tables = runtime.block_on(async {
            let mut back = Vec::new();
            for playing in playing {
                back.push(playing.await.unwrap());
            }
            back
        });
        std::thread::sleep(OUTAGE);
        served = Served::start(folder.path());
        let after: usize = tables.iter().map(|table| table.told.len()).sum();
        assert!(after > before, "nothing was played in round {round}");
        for table in &mut tables {
            check(&served, table);
        }
    }
}

/// A table for two at one screen, with a clock.
fn open(served: &Served) -> Table {
    let asked = json!({
        "game": "togyz-kumalak",
        "seats": [{ "kind": "me" }, { "kind": "me" }],
        "control": { "kind": "fischer", "base": 600, "increment": 0 },
    });
    let (status, head, body) = served.ask("POST", "/api/rooms", None, &asked.to_string());
    assert_eq!(status, 200, "{body}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let made: Value = serde_json::from_str(&body).unwrap();
    Table {
        room: made["id"].as_str().unwrap().to_owned(),
        cookie: cookie.split(';').next().unwrap().to_owned(),
        told: Vec::new(),
        left: None,
    }
}

/// Plays at a table until the site is gone.
async fn play(host: Arc<str>, mut table: Table) -> Table {
    let mut request = format!("ws://{host}/api/rooms/{}/socket", table.room).into_client_request().unwrap();
    request.headers_mut().insert("cookie", table.cookie.parse().unwrap());
    let Ok((mut wire, _)) = connect_async(request).await else { return table };
    let mut paced = Instant::now();
    while let Some(Ok(message)) = wire.next().await {
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_ne!(message["t"], "refused", "{message}");
        if message["t"] != "state" {
            continue;
        }
        let room = &message["d"]["room"];
        table.told = room["moves"].as_array().unwrap().clone();
        let side = usize::from(room["look"]["board"]["side"] == "N");
        table.left = room["clocks"]["left"][side].as_u64();
        let Some(choice) = room["look"]["choices"].as_array().unwrap().last() else { break };
        // Below the limit of messages a second.
        tokio::time::sleep(Duration::from_millis(60).saturating_sub(paced.elapsed())).await;
        paced = Instant::now();
        let chosen = json!({ "t": "move", "d": choice["label"], "v": message["v"] });
        if wire.send(Message::text(chosen.to_string())).await.is_err() {
            break;
        }
    }
    table
}

/// Holds the site to what the table's player was told. A game that is over makes place for another.
fn check(served: &Served, table: &mut Table) {
    let (status, body) = served.get(&format!("/api/rooms/{}", table.room), Some(&table.cookie));
    assert_eq!(status, 200, "{body}");
    let room: Value = serde_json::from_str(&body).unwrap();
    let kept = room["moves"].as_array().unwrap();
    // One more may have been kept of which nobody was told in time.
    assert!(kept.len() <= table.told.len() + 1 && kept.starts_with(&table.told), "{kept:?} {:?}", table.told);
    let side = usize::from(room["look"]["board"]["side"] == "N");
    if let (Some(told), Some(now), true) =
        (table.left, room["clocks"]["left"][side].as_u64(), kept.len() == table.told.len())
    {
        assert!(now + (OUTAGE.as_millis() as u64) > told, "the outage was charged: {told} to {now}");
    }
    if !room["ending"].is_null() {
        table.told.clear();
    }
}
