//! Games that a page kept while it had no network, and that go to an account afterwards.

use crate::harness::{Person, serve};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// A game that South resigned after one move, as a page keeps it.
pub(crate) fn solo_game(id: &str) -> Value {
    let at = 1_790_000_000_000_u64;
    json!({
        "id": id, "game": "kalah", "changes": [], "seats": [{ "kind": "me" }, { "kind": "computer", "player": "level:3" }],
        "toss": false, "start": null, "moves": [], "control": { "kind": "none" }, "points": [0.0, 0.0], "created": at,
        "events": [
            { "at": at + 10, "event": { "kind": "move", "label": "1", "side": "S" }, "left": null },
            { "at": at + 20, "event": { "kind": "resign", "side": "S" }, "left": null },
        ],
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_a_page_goes_to_an_account_once() {
    let served = serve().await;
    let mut ann = Person::default();
    let (status, told) = served.post(&mut ann, "/api/me/games", solo_game("local-1")).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{told}");
    served.sign_up(&mut ann, "Ann").await;
    let (status, kept) = served.post(&mut ann, "/api/me/games", solo_game("local-1")).await;
    assert_eq!(status, StatusCode::OK, "{kept}");
    let (_, again) = served.post(&mut ann, "/api/me/games", solo_game("local-1")).await;
    assert_eq!(again, kept, "the answer may be lost, and the page asks again");
    let (_, games) = served.get(&mut ann, "/api/me/games").await;
    assert_eq!(games.as_array().map(Vec::len), Some(1), "{games}");
    assert_eq!((&games[0]["id"], &games[0]["plies"]), (&kept["room"], &json!(1)));
    assert_eq!(games[0]["ending"]["termination"], "resignation");
    let (_, finished) = served.get(&mut ann, "/api/people/Ann/games").await;
    assert_eq!(finished.as_array().map(Vec::len), Some(1), "{finished}");
    let room = kept["room"].as_str().expect("a number");
    let (_, record) = served.get(&mut ann, &format!("/api/rooms/{room}/record")).await;
    assert!(record.as_str().is_some_and(|text| text.contains("[Termination \"resignation\"]")), "{record}");
    // The same number in the page of another person is another game.
    let mut ben = Person::default();
    served.sign_up(&mut ben, "Ben").await;
    assert_ne!(served.post(&mut ben, "/api/me/games", solo_game("local-1")).await.1, kept);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_have_happened_is_refused() {
    let served = serve().await;
    let mut ann = Person::default();
    served.sign_up(&mut ann, "Ann").await;
    let changed = |path: &str, value: Value| {
        let mut game = solo_game("local-1");
        *game.pointer_mut(path).expect("a part of the game") = value;
        game
    };
    for bad in [
        changed("/events/0/event/label", json!("9")),
        changed("/events/0/event/side", json!("N")),
        changed("/events/1/at", json!(5)),
        changed("/events/1/at", json!(9_000_000_000_000_u64)),
        changed("/events/1/event", json!({ "kind": "join", "side": "N", "name": "Eve" })),
        changed("/seats/1", json!({ "kind": "friend" })),
        changed("/seats/1/player", json!("engine:/bin/sh")),
        changed("/control", json!({ "kind": "fischer", "base": 60, "increment": 0 })),
        changed("/game", json!("chess")),
    ] {
        let (status, told) = served.post(&mut ann, "/api/me/games", bad.clone()).await;
        assert!(status.is_client_error(), "{bad}: {told}");
    }
    assert_eq!(served.get(&mut ann, "/api/me/games").await.1, json!([]));
}
