//! Simulated games, and what their players were notified of.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use super::process::{Served, sower};

/// A pass-and-play game.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) room: String,
    pub(super) cookie: String,
    /// The moves that its player was notified of.
    pub(super) told: Vec<Value>,
    /// The clock of the side to move at that time.
    pub(super) left: Option<u64>,
    /// When its player was last notified of a move.
    pub(super) last: Option<Instant>,
    pub(super) is_over: bool,
    /// The close code of its socket.
    pub(super) goodbye: Option<u16>,
}

/// The number of concurrent games: `SOWER_TABLES`, or a few.
pub(super) fn tables() -> usize {
    number("SOWER_TABLES").unwrap_or(12)
}

/// The number of repetitions: `SOWER_KILLS`, or the given default.
pub(super) fn rounds(few: usize) -> usize {
    number("SOWER_KILLS").unwrap_or(few)
}

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok().and_then(|count| count.parse().ok())
}

impl Table {
    pub(super) fn open(served: &Served) -> Table {
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
            last: None,
            is_over: false,
            goodbye: None,
        }
    }

    /// Adds games until this many are running.
    pub(super) fn fill(tables: &mut Vec<Table>, served: &Served, count: usize) {
        tables.retain(|table| !table.is_over);
        while tables.len() < count {
            tables.push(Table::open(served));
        }
    }

    /// Plays until the site is gone, the time is up, or the game is over.
    pub(super) async fn play(mut self, host: Arc<str>, until: Instant, heard: Arc<AtomicUsize>) -> Table {
        let address = format!("ws://{host}/api/rooms/{}/socket", self.room);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        let Ok((mut wire, _)) = connect_async(request).await else { return self };
        let mut paced = Instant::now();
        let mut next: Option<(u64, String)> = None;
        let mut sent = 0;
        let mut tried_again = false;
        while let Ok(Some(Ok(message))) = tokio::time::timeout_at(until.into(), wire.next()).await {
            if let Message::Close(Some(goodbye)) = &message {
                self.goodbye = Some(goodbye.code.into());
            }
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            match message["t"].as_str() {
                Some("state" | "moved") => {
                    let before = self.told.len();
                    next = if message["t"] == "moved" {
                        self.hear_of_ply(&message)
                    } else {
                        self.hear(&message)
                    };
                    heard.fetch_add(self.told.len().saturating_sub(before), Ordering::Relaxed);
                }
                // The database may have stored the move before it failed. Then the retry is late, and gets the current state.
                Some("refused") if tried_again && message["d"]["code"] == "refused" => continue,
                // If the database is down, the site says so, and the client retries the same move.
                Some("refused") => {
                    let code = message["d"]["code"].as_str().unwrap_or_default();
                    assert!(["storage", "unknown-outcome"].contains(&code), "{message}");
                    tried_again = true;
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    sent = 0;
                }
                _ => continue,
            }
            let Some((v, chosen)) = &next else { break };
            if *v < sent || Instant::now() > until {
                // The site sent the state more than once: the move is already under way.
                continue;
            }
            // Below the limit of messages per second.
            tokio::time::sleep(Duration::from_millis(60).saturating_sub(paced.elapsed())).await;
            paced = Instant::now();
            sent = v + 1;
            if wire.send(Message::text(chosen.clone())).await.is_err() {
                break;
            }
        }
        self
    }

    /// Plays all games concurrently until they, the site or the time ends.
    /// Meanwhile runs `meanwhile`, which can wait until this many moves were made.
    pub(super) fn play_all(
        runtime: &Runtime,
        playing: Vec<Table>,
        host: &str,
        until: Instant,
        meanwhile: impl FnOnce(&dyn Fn(usize)),
    ) -> Vec<Table> {
        let host: Arc<str> = host.into();
        let heard: Arc<AtomicUsize> = Arc::default();
        let players: Vec<_> = playing
            .into_iter()
            .map(|table| runtime.spawn(table.play(Arc::clone(&host), until, Arc::clone(&heard))))
            .collect();
        meanwhile(&|moves| {
            while heard.load(Ordering::Relaxed) < moves && Instant::now() < until {
                std::thread::sleep(Duration::from_millis(5));
            }
        });
        players.into_iter().map(|player| runtime.block_on(player).unwrap()).collect()
    }

    /// Records a message, and returns the next move if there is one.
    fn hear(&mut self, message: &Value) -> Option<(u64, String)> {
        let room = &message["d"]["room"];
        let moves = room["moves"].as_array().unwrap();
        if moves.len() > self.told.len() {
            self.last = Some(Instant::now());
        }
        self.told = moves.clone();
        self.is_over = !room["ending"].is_null();
        self.next_after(room, message)
    }

    /// Records a ply, which contains only the changes.
    fn hear_of_ply(&mut self, message: &Value) -> Option<(u64, String)> {
        let moved = &message["d"];
        self.last = Some(Instant::now());
        self.told.push(moved["event"]["label"].clone());
        self.next_after(moved, message)
    }

    fn next_after(&mut self, now: &Value, message: &Value) -> Option<(u64, String)> {
        let side = usize::from(now["look"]["board"]["side"] == "N");
        self.left = now["clocks"]["left"][side].as_u64();
        let choice = now["look"]["choices"].as_array().unwrap().last()?;
        let v = message["v"].as_u64().unwrap();
        Some((v, json!({ "t": "move", "d": choice["label"], "v": v }).to_string()))
    }

    /// Checks the site against what the player was notified of, and the record against its rules.
    pub(super) fn check(&mut self, served: &Served) -> Value {
        let (status, body) = served.get(&format!("/api/rooms/{}", self.room), Some(&self.cookie));
        assert_eq!(status, 200, "{body}");
        let room: Value = serde_json::from_str(&body).unwrap();
        let kept = room["moves"].as_array().unwrap();
        // One more move may be stored that no client was notified of in time.
        assert!(
            kept.len() <= self.told.len() + 1 && kept.starts_with(&self.told),
            "{kept:?} {:?}",
            self.told
        );
        self.is_over = !room["ending"].is_null();
        room
    }

    /// Replays the game's record under its rules; the events must give the result that the site reports.
    pub(super) fn replays(&self, served: &Served, folder: &Path) {
        let room: Value =
            serde_json::from_str(&served.get(&format!("/api/rooms/{}", self.room), Some(&self.cookie)).1)
                .unwrap();
        let (status, record) = served.get(&format!("/api/rooms/{}/record", self.room), Some(&self.cookie));
        assert_eq!(status, 200, "{record}");
        let file = folder.join(format!("{}.txt", self.room));
        std::fs::write(&file, record).unwrap();
        let replayed = sower().args(["replay", "togyz-kumalak", "--json"]).arg(&file).output().unwrap();
        let told: Value = serde_json::from_slice(&replayed.stdout).unwrap();
        assert!(replayed.status.success(), "{told}");
        assert_eq!(told["position"], room["look"]["board"]["text"], "{told}");
        assert_eq!(told["over"] == true, !room["ending"].is_null(), "{told}");
    }
}
