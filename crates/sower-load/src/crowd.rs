//! Background load: spectators, games against the computer, analyses.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::game_driver::Watching;
use crate::http;
use crate::page::Page;
use crate::socket::{Kind, Wire};
use crate::tally::Tally;

/// The time a simulated player takes for a move against the computer.
const THINKING: Duration = Duration::from_secs(2);

/// The computer player's level.
const LEVEL: &str = "level:5";

/// Watches a room until the task is stopped.
pub(crate) async fn watch(watching: Watching, tally: Arc<Tally>, asks: bool) {
    let Watching { site, from, path } = watching;
    let page = asks.then(|| Page::open(site, from, None, Arc::clone(&tally)));
    loop {
        if let Ok(mut wire) = Wire::open(site, from, &path, None).await {
            let mut room = Value::Null;
            while let Some(told) = wire.next().await {
                tally.received(told.bytes());
                if let Some(page) = page.as_ref().filter(|_| told.kind == Kind::State) {
                    ask_position(page, &mut room, &told.data());
                }
            }
        }
        sleep(Duration::from_secs(1)).await;
    }
}

/// Follows a room's messages, and asks for each position that a ply may start from.
fn ask_position(page: &Page, room: &mut Value, told: &Value) {
    match told["t"].as_str() {
        Some("state") => *room = told["d"]["room"].clone(),
        _ => room["moves"]
            .as_array_mut()
            .into_iter()
            .for_each(|moves| moves.push(told["d"]["event"]["label"].clone())),
    }
    if room["ending"].is_null() {
        let moves = room["moves"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let moves: Vec<String> = moves.map(str::to_owned).collect();
        let text = |key: &str| room[key].as_str().unwrap_or_default();
        page.ask(text("game"), text("start"), &moves);
    }
}

/// Plays one game after another against the computer.
pub(crate) async fn play_computer(site: SocketAddr, from: Option<IpAddr>, game: &'static str, number: usize) {
    // Stagger the starts.
    sleep(Duration::from_millis(100 * number as u64)).await;
    loop {
        let _ = one_game(site, from, game).await;
        sleep(Duration::from_secs(3)).await;
    }
}

async fn one_game(site: SocketAddr, from: Option<IpAddr>, game: &str) -> Result<(), String> {
    let asked = json!({
        "game": game,
        "seats": [{ "kind": "me" }, { "kind": "computer", "player": LEVEL }],
        "toss": false,
        "control": { "kind": "none" },
    });
    let (made, cookie) = http::ask(site, from, "POST", "/api/rooms", None, &asked).await?;
    let room = made["id"].as_str().ok_or("a room without a number")?;
    let path = format!("/api/rooms/{room}/socket");
    let mut wire = Wire::open(site, from, &path, cookie.as_deref()).await?;
    // After every message it requests the whole board. That is slow, but few tasks do so.
    while let Some(told) = wire.state().await {
        let (state, _) =
            http::ask(site, from, "GET", &format!("/api/rooms/{room}"), cookie.as_deref(), &Value::Null)
                .await?;
        if !state["ending"].is_null() {
            return Ok(());
        }
        let choices: Vec<&Value> = state["look"]["choices"].as_array().into_iter().flatten().collect();
        let choice = choices.choose(&mut rand::rng()).map(|choice| choice["label"].clone());
        if let Some(label) = choice {
            sleep(THINKING).await;
            wire.say("move", label, told.v).await;
        }
    }
    Err("the socket has ended".to_owned())
}

/// Requests an analysis of a game's starting position, again and again.
pub(crate) async fn analyse(site: SocketAddr, from: Option<IpAddr>) {
    loop {
        if let Ok(mut wire) = Wire::open(site, from, "/api/analyse", None).await {
            let question = json!({ "id": 1, "game": "oware", "seconds": 60 });
            wire.say_text(question.to_string()).await;
            while let Some(text) = wire.next_text().await {
                if text.contains("\"done\"") || text.contains("\"problem\"") {
                    break;
                }
            }
        }
        sleep(Duration::from_millis(500)).await;
    }
}
