//! Games in rooms, over real sockets.

use std::time::Duration;

use crate::harness::{Person, serve, serve_quick_hands, serve_with};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sower_server::SiteOptions;

fn me_against(player: &str) -> Value {
    json!([{ "kind": "me" }, { "kind": "computer", "player": player }])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_goes_to_its_end_and_is_there_again() {
    let served = serve_quick_hands().await;
    let mut ann = Person::default();
    let made = served.room(&mut ann, me_against("level:1"), json!({})).await;
    let id = made["id"].as_str().expect("a number");
    let mut client = served.enter(&ann, id, "").await;
    let mut room = client.state().await;
    while room["ending"].is_null() {
        let choices = room["look"]["choices"].as_array().expect("a list");
        if let Some(choice) = choices.first() {
            client.play(choice["label"].as_str().expect("a label")).await;
        }
        room = client.state().await;
    }
    let (status, again) = served.get(&mut ann, &format!("/api/rooms/{id}")).await;
    assert_eq!((status, &again["moves"]), (StatusCode::OK, &room["moves"]));
    let (_, listed) = served.get(&mut ann, "/api/me/games").await;
    assert_eq!(listed[0]["id"], id);
    client.say("offer", json!("rematch"), 0).await;
    let next = client.event("rematch").await;
    let (_, swapped) =
        served.get(&mut ann, &format!("/api/rooms/{}", next["next"].as_str().expect("a room"))).await;
    assert_eq!(swapped["seats"][1]["yours"], true);
    let total: f64 = swapped["points"].as_array().expect("two").iter().filter_map(Value::as_f64).sum();
    assert_eq!(total, 1.0);
    let (status, begun) = served.post(&mut ann, "/api/review", json!({ "room": id })).await;
    assert_eq!(status, StatusCode::OK, "{begun}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_agree_and_part() {
    let served = serve().await;
    let (id, [mut ann, mut ben], [mut first, mut second]) = served.two_people(json!({})).await;
    // Out of turn, at an old version, for the opponent's side.
    second.play("1").await;
    assert_eq!(second.refused().await, "refused");
    first.play("3").await;
    first.event("move").await;
    second.event("move").await;
    first.say("move", json!("1"), 0).await;
    assert_eq!(first.refused().await, "refused");
    assert_eq!(first.state().await["moves"], json!(["3"]));
    // An extra turn: South moves again.
    first.play("1").await;
    first.event("move").await;
    let room = second.event("move").await;
    assert_eq!((&room["may_undo"], &room["may_hint"]), (&json!(false), &json!(false)));
    for (message, data) in [("undo", Value::Null), ("hint", Value::Null), ("claim", Value::Null)] {
        second.say(message, data, second.v).await;
        assert_eq!(second.refused().await, "refused", "{message}");
    }
    first.say("offer", json!("takeback"), first.v).await;
    first.event("offer").await;
    second.event("offer").await;
    second.say("offer", json!("takeback"), second.v).await;
    assert_eq!(second.event("answer").await["moves"], json!(["3"]));
    first.event("answer").await;
    second.say("offer", json!("end"), second.v).await;
    first.event("offer").await;
    first.say("decline", json!("end"), first.v).await;
    assert_eq!(second.event("answer").await["offers"], json!([]));
    second.say("resign", Value::Null, second.v).await;
    let room = second.event("resign").await;
    assert_eq!(room["ending"]["winner"], "S");
    second.play("1").await;
    assert_eq!(second.refused().await, "refused");
    // Visible only to the two players and people with the spectators' link.
    let mut eve = Person::default();
    assert_eq!(served.get(&mut eve, &format!("/api/rooms/{id}")).await.0, StatusCode::NOT_FOUND);
    let (_, room) = served.get(&mut ann, &format!("/api/rooms/{id}")).await;
    let watch = room["watch_link"].as_str().expect("a link").replace("/play/", "/api/rooms/");
    assert_eq!(served.get(&mut eve, &watch).await.0, StatusCode::OK);
    assert_eq!(served.get(&mut ben, &format!("/api/rooms/{id}")).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ply_arrives_with_its_sowing_for_those_who_did_not_have_it() {
    let served = serve().await;
    let (id, [mut ann, _], [mut first, mut second]) = served.two_people(json!({})).await;
    let (_, room) = served.get(&mut ann, &format!("/api/rooms/{id}")).await;
    let watch = room["watch_link"].as_str().expect("a link").split_once('?').expect("a token").1.to_owned();
    let mut eve = served.enter(&Person::default(), &id, &watch).await;
    assert!(eve.state().await.get("sowing").is_none(), "there is no ply yet");
    let choices = room["look"]["choices"].as_array().expect("a list");
    let third = choices.iter().find(|choice| choice["label"] == "3").expect("it is legal");
    first.play("3").await;
    assert_eq!(first.event("move").await["sowing"], Value::Null, "the mover had it");
    for reader in [&mut second, &mut eve] {
        let room = reader.event("move").await;
        assert_eq!(room["sowing"], third["sowing"]);
        assert_eq!(room["look"]["board"], third["to"]);
    }
    // Pages that open later get the last ply with the room. Other clients do not animate.
    assert_eq!(served.enter(&ann, &id, "").await.state().await["sowing"], third["sowing"]);
    assert!(served.get(&mut ann, &format!("/api/rooms/{id}")).await.1.get("sowing").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_ply_of_a_game_arrives_with_its_sowing() {
    let served = serve().await;
    // South's only stone falls into the store, and North keeps the rest.
    let more = json!({ "position": "0,0,0,0,0,1/4,4,4,4,4,4 12,11 S" });
    let (_, _, [mut first, mut second]) = served.two_people(more).await;
    first.play("6").await;
    let room = second.event("move").await;
    assert!(!room["ending"].is_null(), "{room}");
    let steps = room["sowing"]["steps"].as_array().expect("steps");
    assert_eq!(steps[0], json!({ "t": "lift", "at": 5, "seeds": 1, "left": 0 }));
    assert!(steps.iter().any(|step| step["t"] == "sweep"), "{steps:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_between_people_turns_engines_off_for_its_players() {
    let served = serve().await;
    let mut ann = Person::default();
    let made = served.room(&mut ann, me_against("level:1"), json!({})).await;
    let path = format!("/api/rooms/{}", made["id"].as_str().expect("a number"));
    assert_eq!(served.get(&mut ann, &path).await.1["engine_off"], false, "the computer does not mind");
    assert_eq!(served.get(&mut ann, "/api/me/calls").await.1["live_games"], json!([]));
    let (id, [mut ann, mut ben], [mut first, _]) = served.two_people(json!({})).await;
    let path = format!("/api/rooms/{id}");
    let (_, room) = served.get(&mut ann, &path).await;
    let watch = room["watch_link"].as_str().expect("a link").replace("/play/", "/api/rooms/");
    let mut eve = Person::default();
    assert_eq!(served.get(&mut eve, &watch).await.1["engine_off"], false, "spectators may");
    assert_eq!(served.get(&mut eve, "/api/me/calls").await.1["live_games"], json!([]));
    for player in [&mut ann, &mut ben] {
        assert_eq!(served.get(player, &path).await.1["engine_off"], true);
        let (_, calls) = served.get(player, "/api/me/calls").await;
        assert_eq!(calls["live_games"], json!([{ "id": id, "slow": false }]));
    }
    first.say("resign", Value::Null, first.v).await;
    assert_eq!(first.event("resign").await["engine_off"], false);
    assert_eq!(served.get(&mut ben, "/api/me/calls").await.1["live_games"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ply_sentence_names_the_owner_of_the_last_pit_and_a_new_home() {
    let served = serve().await;
    // South's 9 makes three in North's 1, which becomes a tuzdyk.
    let position = "9,9,9,9,9,9,9,9,2/2,9,9,9,9,9,9,9,9 4,3 S";
    let more = json!({ "game": "togyz-kumalak", "position": position });
    let (id, [mut ann, _], [mut first, mut second]) = served.two_people(more).await;
    first.play("9").await;
    let told = |room: Value| room["told"][0].as_str().expect("a sentence").to_owned();
    let played = "South plays 9 and captures 3. It ends in";
    let own = told(first.event("move").await);
    assert_eq!(own, format!("{played} your opponent's otau 1. This otau is now your tuzdyk."));
    let other = told(second.event("move").await);
    assert_eq!(other, format!("{played} your otau 1. This otau is now your opponent's tuzdyk."));
    let (_, room) = served.get(&mut ann, &format!("/api/rooms/{id}")).await;
    let watch = room["watch_link"].as_str().expect("a link").replace("/play/", "/api/rooms/");
    let (_, seen) = served.get(&mut Person::default(), &watch).await;
    assert_eq!(told(seen), format!("{played} North's otau 1. This otau is now South's tuzdyk."));
}

#[tokio::test(flavor = "multi_thread")]
async fn opening_a_link_takes_no_seat_and_a_watcher_cannot_play() {
    let served = serve().await;
    let mut ann = Person::default();
    let made = served.room(&mut ann, json!([{ "kind": "friend" }, { "kind": "me" }]), json!({})).await;
    let id = made["id"].as_str().expect("a number");
    let play = made["play"].as_str().expect("a link").replace("/play/", "/api/rooms/");
    for _ in 0..2 {
        let (_, room) = served.get(&mut Person::default(), &play).await;
        assert_eq!(room["seats"][0]["kind"], "open");
    }
    let mut eve = Person::default();
    served.get(&mut eve, "/api/me").await;
    let watch = made["watch"].as_str().expect("a link").split("watch=").nth(1).expect("a token");
    let mut watcher = served.enter(&eve, id, &format!("watch={watch}")).await;
    watcher.state().await;
    watcher.play("1").await;
    assert_eq!(watcher.refused().await, "not-yours");
    watcher.say("sit", json!({ "seat": watch, "name": "Eve" }), 0).await;
    assert_eq!(watcher.refused().await, "not-yours");
    // The room's creator already has a seat.
    let seat = play.split("seat=").nth(1).expect("a token");
    let mut own = served.enter(&ann, id, "").await;
    own.state().await;
    own.say("sit", json!({ "seat": seat, "name": "Ann" }), 0).await;
    assert_eq!(own.refused().await, "refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_guest_has_no_name_and_no_seat() {
    let served = serve().await;
    let (id, [mut ann, mut ben], [mut first, mut second]) = served.two_people(json!({})).await;
    assert_eq!(served.ask(&mut ben, "DELETE", "/api/me", Value::Null).await.0, StatusCode::NO_CONTENT);
    while second.next().await.is_some() {}
    assert_eq!(first.state().await["seats"][1]["name"], "Guest");
    let (_, room) = served.get(&mut ann, &format!("/api/rooms/{id}")).await;
    assert_eq!((&room["seats"][1]["name"], &room["seats"][1]["kind"]), (&json!("Guest"), &json!("person")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_away_for_long_loses_by_a_claim() {
    let options = SiteOptions { claim_after: Duration::from_millis(200), ..SiteOptions::default() };
    let served = serve_with(options).await;
    let (_, _, [mut first, second]) = served.two_people(json!({})).await;
    first.say("claim", Value::Null, first.v).await;
    assert_eq!(first.refused().await, "refused");
    drop(second);
    loop {
        if first.of_kind("presence").await["d"]["may_claim"] == true {
            break;
        }
    }
    first.say("claim", Value::Null, first.v).await;
    let room = first.event("abandon").await;
    assert_eq!(
        (&room["ending"]["winner"], &room["ending"]["termination"]),
        (&json!("S"), &json!("abandoned"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_without_any_message() {
    let served = serve().await;
    let control = json!({ "control": { "kind": "fischer", "base": 1, "increment": 0 } });
    let (_, _, [mut first, mut second]) = served.two_people(control).await;
    first.play("1").await;
    let room = first.event("move").await;
    assert_eq!(room["clocks"]["running"], "N");
    let room = second.event("flag").await;
    assert_eq!((&room["ending"]["winner"], &room["ending"]["termination"]), (&json!("S"), &json!("time")));
    assert_eq!(room["clocks"]["left"][1], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_move_undo_and_agree() {
    let served = serve().await;
    let mut ann = Person::default();
    let made =
        served.room(&mut ann, json!([{ "kind": "me" }, { "kind": "me" }]), json!({ "game": "oware" })).await;
    let mut client = served.enter(&ann, made["id"].as_str().expect("a number"), "").await;
    client.state().await;
    for label in ["A", "a", "B"] {
        client.play(label).await;
        client.event("move").await;
    }
    client.say("undo", Value::Null, client.v).await;
    assert_eq!(client.event("back").await["moves"], json!(["A", "a"]));
    client.say("hint", Value::Null, client.v).await;
    let hint = client.of_kind("hint").await["d"].clone();
    let (label, reason) = (hint["label"].as_str().unwrap(), hint["reason"].as_str().unwrap());
    assert!(reason.starts_with(label) && reason.ends_with('.'), "{hint}");
    client.say("offer", json!("end"), client.v).await;
    assert_eq!(client.event("answer").await["ending"]["termination"], "agreement");
    client.say("undo", Value::Null, client.v).await;
    assert_eq!(client.refused().await, "refused", "a result stands");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coin_decides_who_begins_where_the_game_has_it() {
    let served = serve().await;
    let mut ann = Person::default();
    let more = json!({ "game": "ogidise" });
    let made = served.room(&mut ann, me_against("greedy"), more).await;
    let mut client = served.enter(&ann, made["id"].as_str().expect("a number"), "").await;
    let room = client.event("toss").await;
    assert!(room["tossed"].is_string(), "{room}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_room_is_refused() {
    let served = serve().await;
    let mut ann = Person::default();
    let none = json!({ "kind": "none" });
    for (asked, code) in [
        (json!({ "game": "kalha", "seats": me_against("level:1"), "control": none }), "not-found"),
        (json!({ "game": "kalah", "seats": me_against("engine:sh"), "control": none }), "bad-request"),
        (json!({ "game": "kalah", "seats": me_against("search:bare"), "control": none }), "bad-request"),
        (json!({ "game": "kalah", "seats": me_against("minimax:20"), "control": none }), "bad-request"),
        (
            json!({ "game": "kalah", "seats": [{ "kind": "friend" }, { "kind": "friend" }], "control": none }),
            "bad-request",
        ),
        (
            json!({ "game": "kalah", "seats": me_against("level:1"), "control": { "kind": "per-move", "each": 0 } }),
            "bad-request",
        ),
        (
            json!({ "game": "kalah", "seats": me_against("level:1"), "control": none, "moves": ["9"] }),
            "refused",
        ),
        (
            json!({ "game": "kalah", "changes": ["board.seeds=999"], "seats": me_against("level:1"), "control": none }),
            "bad-request",
        ),
        (json!({ "game": 1 }), "bad-request"),
        (json!([]), "bad-request"),
    ] {
        let (status, answer) = served.post(&mut ann, "/api/rooms", asked.clone()).await;
        assert!(status.is_client_error(), "{asked}");
        assert_eq!(answer["code"], code, "{asked}: {answer}");
        assert!(answer["message"].as_str().is_some_and(|text| text.len() > 10), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_keeps_thinking_on_its_clock_after_everyone_has_left() {
    let served = serve().await;
    let mut ann = Person::default();
    let clock = json!({ "control": { "kind": "fischer", "base": 15, "increment": 0 } });
    let made = served.room(&mut ann, me_against("level:10"), clock).await;
    let id = made["id"].as_str().expect("a number");
    let mut client = served.enter(&ann, id, "").await;
    client.state().await;
    client.play("1").await;
    client.event("move").await;
    drop(client);
    let path = format!("/api/rooms/{id}");
    for _ in 0..100 {
        let (_, room) = served.get(&mut ann, &path).await;
        assert_eq!(room["ending"], Value::Null, "it must not lose on time: {room}");
        if room["moves"].as_array().is_some_and(|moves| moves.len() > 1) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the computer does not move");
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_for_ones_games_makes_no_guest() {
    let served = serve().await;
    let mut newcomer = Person::default();
    let (status, games) = served.get(&mut newcomer, "/api/me/games").await;
    assert_eq!((status, games), (StatusCode::OK, json!([])));
    assert_eq!(newcomer.cookie, None);
}
