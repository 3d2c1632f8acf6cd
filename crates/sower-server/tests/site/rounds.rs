//! Matches of several rounds in a room.

use crate::harness::{Client, Person, serve, serve_quick_hands};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// A game of two rounds at least: kalah, best of three.
fn best_of_three() -> Value {
    json!({ "changes": ["match.next=same", "match.rounds=3"] })
}

/// A player gives up the round, and both see how it ended.
async fn resign(loser: &mut Client, other: &mut Client) -> Value {
    loser.say("resign", Value::Null, loser.v).await;
    loser.event("resign").await;
    other.event("resign").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_with_its_next_round_until_it_is_decided() {
    let served = serve().await;
    let (id, [mut ann, _], [mut first, mut second]) = served.two_people(best_of_three()).await;
    let address = format!("/api/rooms/{id}");
    second.say("next-round", Value::Null, second.v).await;
    assert_eq!(second.refused().await, "refused", "the first round is being played");
    first.play("1").await;
    second.event("move").await;
    let room = resign(&mut first, &mut second).await;
    assert_eq!(room["ending"]["winner"], "N");
    assert_eq!((&room["rounds"]["ending"], &room["rounds"]["tally"]), (&Value::Null, &json!([0, 1])));
    assert_eq!(room["engine_off"], true, "the match is not over");
    for message in ["undo", "hint"] {
        second.say(message, Value::Null, second.v).await;
        assert_eq!(second.refused().await, "refused", "{message}");
    }
    second.play("1").await;
    assert_eq!(second.refused().await, "refused");
    let (_, mine) = served.get(&mut ann, "/api/me/games").await;
    assert_eq!((&mine[0]["ending"], &mine[0]["your_turn"]), (&Value::Null, &json!(true)));

    second.say("next-round", Value::Null, second.v).await;
    let room = first.event("round").await;
    second.event("round").await;
    assert_eq!((&room["moves"], &room["ending"]), (&json!([]), &Value::Null));
    assert_eq!(room["rounds"]["round"], 2);
    assert_eq!(room["look"]["board"]["side"], "N", "the players begin in turn");
    // Both may ask for it at once.
    first.say("next-round", Value::Null, first.v).await;
    second.play("1").await;
    assert_eq!(first.event("move").await["rounds"]["round"], 2);

    let room = resign(&mut first, &mut second).await;
    assert_eq!(room["rounds"]["ending"]["winner"], "N", "two of three rounds decide it");
    assert_eq!(room["rounds"]["ending"]["score"], json!([0, 2]));
    assert_eq!(room["points"], json!([0.0, 1.0]), "a match is one game");
    first.say("next-round", Value::Null, first.v).await;
    assert_eq!(first.refused().await, "refused");

    let (status, _) = served.get(&mut ann, &format!("{address}/review?round=1")).await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = served.get(&mut ann, &format!("{address}/record?round=3")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = served.get(&mut ann, &format!("{address}/record?round=x")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_gives_up_the_match_between_two_rounds() {
    let served = serve().await;
    let (_, _, [mut first, mut second]) = served.two_people(best_of_three()).await;
    let room = resign(&mut first, &mut second).await;
    assert_eq!(room["rounds"]["tally"], json!([0, 1]));
    second.say("resign", Value::Null, second.v).await;
    let room = first.event("abandon").await;
    assert_eq!(room["rounds"]["ending"]["winner"], "S", "{room}");
    assert_eq!(room["rounds"]["ending"]["termination"], "abandoned");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_round_has_its_own_time() {
    let served = serve().await;
    let mut asked = best_of_three();
    asked["control"] = json!({ "kind": "fischer", "base": 60, "increment": 0 });
    let (_, _, [mut first, mut second]) = served.two_people(asked).await;
    first.play("1").await;
    second.event("move").await;
    tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    let room = resign(&mut second, &mut first).await;
    assert!(room["clocks"]["left"][1].as_u64().expect("a clock") < 60_000);
    first.say("next-round", Value::Null, first.v).await;
    let room = second.event("round").await;
    assert_eq!(room["clocks"], json!({ "left": [60_000, 60_000], "running": null }));
}

/// Plays the rounds of a refill match on both sides of the board, and compares the room with the rules at every step.
#[tokio::test(flavor = "multi_thread")]
async fn the_next_round_begins_with_what_was_won_and_the_record_has_all_rounds() {
    let served = serve_quick_hands().await;
    let mut ann = Person::default();
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let made = served.room(&mut ann, seats, json!({ "game": "congkak-rounds" })).await;
    let id = made["id"].as_str().expect("a number").to_owned();
    let address = format!("/api/rooms/{id}");
    let mut client = served.enter(&ann, &id, "").await;
    let mut room = client.state().await;
    let mut starts = Vec::new();
    while room["rounds"]["ending"].is_null() && starts.len() < 3 {
        starts.push(room["start"].clone());
        // The first pit that may be played, in every turn. A round of congkak is over within some hundred plies.
        for _ in 0..2_000 {
            let Some(choice) = room["look"]["choices"].as_array().and_then(|choices| choices.first()) else {
                break;
            };
            let label = choice["label"].as_str().expect("a label").to_owned();
            client.play(&label).await;
            room = client.event("move").await;
        }
        assert!(!room["ending"].is_null(), "{room}");
        if room["rounds"]["ending"].is_null() {
            client.say("next-round", Value::Null, client.v).await;
            room = client.event("round").await;
        }
    }
    assert!(starts.len() > 1, "there are several rounds");
    assert_ne!(starts[0], starts[1], "a refill changes the start");
    // The record of the room is the same match, by the rules alone.
    let record = served.get(&mut ann, &format!("{address}/record")).await.1;
    let record = record.as_str().expect("a text");
    let records = sower_core::Record::parse_all(record).expect("a match");
    let game = records[0].rules().map(sower_core::Game::new).map(std::sync::Arc::new).expect("rules");
    let played = sower_core::Record::play_all(&records, &game).expect("a match of these rules");
    assert_eq!(played.round() as u64, room["rounds"]["round"].as_u64().expect("a number"));
    for (start, round) in starts.iter().zip(played.rounds()) {
        assert_eq!(start, &json!(sower_core::notation::write_position(round.start())));
    }
    assert!(record.contains("[Match \"refill\"]") && record.contains("[Round \"2\"]"), "{record}");
    let second = served.get(&mut ann, &format!("{address}/record?round=2")).await.1;
    let second = second.as_str().expect("a text");
    assert!(second.contains("[Round \"2\"]") && !second.contains("[Round \"1\"]"), "{second}");
    // A page that opens the room again finds the same round.
    assert_eq!(served.get(&mut ann, &address).await.1["rounds"], room["rounds"]);
}
