//! Requests without a room: games, positions, records, the page.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use axum::response::Response;
use serde_json::{Value, json};
use sower_server::{Limits, SiteOptions, app};
use tower::ServiceExt as _;

use crate::harness::{Person, serve, serve_with};
use crate::http;

#[tokio::test(flavor = "multi_thread")]
async fn the_words_of_a_game_are_in_the_readers_language() {
    let served = serve().await;
    let mut ann = Person::default();
    for (language, seed, latin) in [("en", "stone", true), ("ru", "камень", false), ("kk", "тас", false)]
    {
        let (_, page) = served.get(&mut ann, &format!("/api/games/kalah?lang={language}")).await;
        let words = page["words"].as_object().expect("words");
        assert_eq!(words["seed"], seed, "{language}");
        for (name, word) in words {
            let word = word.as_str().expect("text");
            let is_latin = word.is_ascii();
            assert_eq!(is_latin, latin, "{language}: {name} is {word}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_a_card_a_page_and_a_picture() {
    let served = serve().await;
    let mut ann = Person::default();
    let (_, cards) = served.get(&mut ann, "/api/games").await;
    let cards = cards.as_array().expect("a list");
    assert_eq!(cards[0]["name"], "kalah");
    for card in cards {
        let name = card["name"].as_str().expect("a name");
        let (status, page) = served.get(&mut ann, &format!("/api/games/{name}")).await;
        assert_eq!(status, StatusCode::OK, "{name}");
        assert_eq!(
            page["labels"].as_array().expect("a list").len() as u64,
            2 * page["pits"].as_u64().expect("pits")
        );
        for option in page["options"].as_array().expect("a list") {
            let values = option["values"].as_array().expect("a list");
            assert!(values.len() > 1 && values.contains(&option["value"]), "{name}: {option}");
        }
        let (status, picture) = served.get(&mut ann, &format!("/api/games/{name}/picture.svg")).await;
        assert_eq!(status, StatusCode::OK);
        assert!(picture.as_str().is_some_and(|text| text.starts_with("<svg")), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_looked_at_and_a_ply_explained() {
    let served = serve().await;
    let mut ann = Person::default();
    let asked = json!({ "game": "kalah", "changes": ["board.seeds=3"], "moves": ["4"] });
    let (_, look) = served.post(&mut ann, "/api/look", asked).await;
    assert_eq!(look["board"]["text"], "3,3,3,0,4,4/3,3,3,3,3,3 1,0 S");
    assert_eq!(look["choices"].as_array().expect("a list").len(), 5);
    let (_, why) = served.post(&mut ann, "/api/why", json!({ "game": "oware", "move": "F" })).await;
    assert!(why.as_array().is_some_and(|steps| steps.len() >= 2), "{why}");
    for (asked, code) in [
        (json!({ "game": "kalah", "position": "nonsense" }), "bad-request"),
        (json!({ "game": "kalah", "moves": ["7"] }), "refused"),
        (json!({ "game": "kalah", "changes": ["seeds"] }), "bad-request"),
        (json!({ "game": "kalah", "more": 1 }), "bad-request"),
        (json!({ "game": "../etc/passwd" }), "not-found"),
    ] {
        let (_, answer) = served.post(&mut ann, "/api/look", asked.clone()).await;
        assert_eq!(answer["code"], code, "{asked}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_pasted_comes_back_as_it_was_written() {
    let served = serve().await;
    let mut ann = Person::default();
    let text = "[Game \"oware\"]\n[South \"Ann\"]\n\n1. F f {good} (1... a 2. C!) 2. B e *";
    let (_, read) = served.post(&mut ann, "/api/read", json!({ "text": text })).await;
    assert_eq!(read["moves"], json!(["F", "f", "B", "e"]));
    assert_eq!(read["tree"].as_array().expect("a list").len(), 7);
    let asked = json!({ "game": "oware", "tree": read["tree"], "tags": read["tags"] });
    let (_, written) = served.post(&mut ann, "/api/write", asked).await;
    let record = written["record"].as_str().expect("a record");
    assert!(record.contains("1. F f {good} (1... a 2. C!) 2. B e *"), "{record}");
    let (_, again) = served.post(&mut ann, "/api/read", json!({ "text": record })).await;
    assert_eq!(again["tree"], read["tree"]);
    let fen = json!({ "game": "oware", "text": "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N" });
    assert_eq!(served.post(&mut ann, "/api/read", fen).await.1["moves"], json!([]));
    let (status, told) = served.post(&mut ann, "/api/read", json!({ "text": "hello" })).await;
    assert_eq!((status, &told["code"]), (StatusCode::BAD_REQUEST, &json!("bad-request")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_taught_and_its_tasks_are_judged_in_the_readers_language() {
    let served = serve().await;
    let mut ann = Person::default();
    let (_, lessons) = served.get(&mut ann, "/api/games/kalah/lessons").await;
    assert!(lessons["tasks"].as_array().is_some_and(|tasks| tasks.len() >= 6), "{lessons}");
    let (_, russian) = served.get(&mut ann, "/api/games/kalah/lessons?lang=ru").await;
    assert_ne!(russian["story"], lessons["story"]);
    let game =
        sower_core::Game::new(sower_core::library::find("kalah").expect("a game").rules(&[]).expect("rules"));
    let task = &sower_puzzles::lessons::of("kalah").expect("lessons").tasks[0];
    let solution = &task.solutions(&game).expect("it can be done")[0];
    let moves: Vec<String> =
        solution.iter().map(|played| game.label(task.position.side(), *played)).collect();
    let (_, verdict) = served.post(&mut ann, "/api/tasks/kalah/1", json!({ "moves": moves })).await;
    assert_eq!((&verdict["done"], &verdict["missed"]), (&json!(true), &json!(false)), "{verdict}");
    assert_eq!(
        served.post(&mut ann, "/api/tasks/kalah/99", json!({ "moves": [] })).await.0,
        StatusCode::NOT_FOUND
    );
    for tag in ["en", "ru", "kk"] {
        let (status, sentences) = served.get(&mut ann, &format!("/api/lang/{tag}")).await;
        assert_eq!(status, StatusCode::OK);
        assert!(sentences.as_object().is_some(), "{sentences}");
    }
    assert_eq!(served.get(&mut ann, "/api/lang/xx").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pressed_pit_gets_the_reason_why_it_may_not_be_played() {
    let served = serve().await;
    let mut ann = Person::default();
    for (game, moves, cell, reason) in [
        ("togyz-kumalak", json!([]), 9, "otau 1 is North's; South may play 1-9"),
        ("oware", json!(["C", "a"]), 2, "house C is empty"),
        ("kalah", json!(["1"]), 0, "pit 1 is South's; North may play 1-6"),
    ] {
        let asked = json!({ "game": game, "moves": moves, "cell": cell });
        let (status, why) = served.post(&mut ann, "/api/why", asked).await;
        assert_eq!((status, why), (StatusCode::OK, json!([{ "rule": "", "sentence": reason }])), "{game}");
    }
    let (_, why) = served.post(&mut ann, "/api/why", json!({ "game": "oware", "cell": 5 })).await;
    let (_, same) = served.post(&mut ann, "/api/why", json!({ "game": "oware", "move": "F" })).await;
    assert_eq!(why, same, "a pit that may be played is explained as its move is");
    for asked in [
        json!({ "game": "kalah" }),
        json!({ "game": "kalah", "cell": 12 }),
        json!({ "game": "kalah", "cell": 0, "move": "1" }),
    ] {
        let (_, answer) = served.post(&mut ann, "/api/why", asked.clone()).await;
        assert_eq!(answer["code"], "bad-request", "{asked}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_explains_its_moves() {
    // Four requests a game are more than one address may send in a minute.
    let limits = Limits { requests: 1_000_000, ..Limits::default() };
    let served = serve_with(SiteOptions { limits, ..SiteOptions::default() }).await;
    let mut ann = Person::default();
    let (_, games) = served.get(&mut ann, "/api/games").await;
    for game in games.as_array().expect("a list") {
        let name = game["name"].as_str().expect("a name");
        let mut moves: Vec<Value> = Vec::new();
        for _ in 0..2 {
            let (_, look) = served.post(&mut ann, "/api/look", json!({ "game": name, "moves": moves })).await;
            let choice = look["choices"].as_array().and_then(|all| all.last()).expect("a move");
            let asked = json!({ "game": name, "moves": moves, "move": choice["label"] });
            let (_, why) = served.post(&mut ann, "/api/why", asked).await;
            assert!(why.as_array().is_some_and(|steps| !steps.is_empty()), "{name} after {moves:?}: {why}");
            moves.push(choice["label"].clone());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_hides_its_solution_and_explains_every_attempt() {
    let served = serve().await;
    let mut ann = Person::default();
    let (_, list) = served.get(&mut ann, "/api/games/kalah/puzzles").await;
    assert!(list.as_array().is_some_and(|all| all.len() >= 300), "{list}");
    let (_, puzzle) = served.get(&mut ann, "/api/puzzles/kalah/100").await;
    assert_eq!(puzzle["position"], list[99]["position"]);
    let (_, solution) = served.get(&mut ann, "/api/puzzles/kalah/100/solution").await;
    assert_eq!(solution["right"], json!(true));
    let right = solution["label"].as_str().expect("a label");
    let (_, look) =
        served.post(&mut ann, "/api/look", json!({ "game": "kalah", "position": puzzle["position"] })).await;
    for choice in look["choices"].as_array().expect("choices") {
        let tried = json!({ "move": choice["label"] });
        let (_, answer) = served.post(&mut ann, "/api/puzzles/kalah/100", tried).await;
        assert_eq!(answer["right"], json!(choice["label"] == right), "{answer}");
        assert!(answer["why"].as_array().is_some_and(|why| why.len() >= 2), "{answer}");
        assert_eq!(answer["line"][0], choice["label"]);
    }
    let (_, russian) = served.get(&mut ann, "/api/puzzles/kalah/100?lang=ru").await;
    assert_ne!(russian["task"], puzzle["task"]);
    assert_eq!(served.get(&mut ann, "/api/puzzles/kalah/9999").await.0, StatusCode::NOT_FOUND);
    assert_eq!(served.get(&mut ann, "/api/games/awari/puzzles").await.0, StatusCode::NOT_FOUND);
    let nonsense = served.post(&mut ann, "/api/puzzles/kalah/100", json!({ "move": "z" })).await;
    assert_eq!(nonsense.1["code"], json!("refused"), "{}", nonsense.1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_trainer_defends_and_tells_what_slips() {
    let served = serve().await;
    let mut ann = Person::default();
    let (_, puzzle) = served.get(&mut ann, "/api/puzzles/kalah/100").await;
    let (_, solution) = served.get(&mut ann, "/api/puzzles/kalah/100/solution").await;
    let asked = |moves: serde_json::Value| json!({ "position": puzzle["position"], "moves": moves });
    let (status, begun) = served.post(&mut ann, "/api/train/kalah", asked(json!([]))).await;
    assert_eq!(
        (status, &begun["keeps"], &begun["moves"]),
        (StatusCode::OK, &json!(true), &json!([])),
        "{begun}"
    );
    let (_, kept) = served.post(&mut ann, "/api/train/kalah", asked(json!([solution["label"]]))).await;
    assert_eq!(kept["keeps"], json!(true), "{kept}");
    let (_, slipped) = served.post(&mut ann, "/api/train/kalah", asked(json!(["1"]))).await;
    assert_eq!((&slipped["keeps"], &slipped["slips"]), (&json!(false), &json!(1)), "{slipped}");
    assert_eq!(slipped["moves"], json!(["1"]));
    let lost = json!({ "position": "0,0,0,0,0,1/1,0,0,0,0,0 10,36 S" });
    let (_, refused) = served.post(&mut ann, "/api/train/kalah", lost).await;
    assert_eq!(refused["code"], json!("refused"), "{refused}");
    let many = json!({ "moves": vec!["1"; 501] });
    assert_eq!(served.post(&mut ann, "/api/train/kalah", many).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_leads_nowhere_says_so() {
    let served = serve().await;
    let mut ann = Person::default();
    let paths = [
        "/api/nothing",
        "/api/rooms/xyz",
        "/api/rooms/%FF",
        "/nothing.js",
        "/../Cargo.toml",
        "/a/live/../../Cargo.toml",
    ];
    for path in paths {
        let (status, answer) = served.get(&mut ann, path).await;
        assert_eq!((status, &answer["code"]), (StatusCode::NOT_FOUND, &json!("not-found")), "{path}");
    }
    // A wrong method on an existing address is answered with the allowed ones.
    let request = Request::builder().uri("/api/tasks/kalah/1").body(Body::empty()).expect("a request");
    let answer = app(Arc::clone(&served.site)).oneshot(request).await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(answer.headers()["allow"], "POST");
}

#[tokio::test]
async fn answers_are_compressed_for_clients_that_accept_it() {
    let served = serve().await;
    let ask = |coding: &'static str| {
        let request = Request::builder().uri("/api/games").header("accept-encoding", coding);
        app(Arc::clone(&served.site)).oneshot(request.body(Body::empty()).expect("a request"))
    };
    let plain = ask("gzip").await.expect("an answer");
    assert!(plain.headers().get("content-encoding").is_none());
    let small = ask("gzip, br").await.expect("an answer");
    assert_eq!(small.headers()["content-encoding"], "br");
    let bytes = async |answer: Response| to_bytes(answer.into_body(), 1 << 20).await.expect("a body").len();
    assert!(bytes(small).await * 2 < bytes(plain).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_names_the_sides_in_the_readers_language_and_is_kept_for_that_language_alone() {
    let served = serve().await;
    let answer = async |query: &str, headers: &str| {
        let request = format!(
            "GET /api/games/togyz-kumalak/picture.svg{query} HTTP/1.1\r\nHost: {}\r\n{headers}Connection: close\r\n\r\n",
            served.address
        );
        http::exchange(served.address, request.as_bytes()).await
    };
    let names = [("en", ["South", "North"]), ("ru", ["Юг", "Север"]), ("kk", ["Оңтүстік", "Солтүстік"])];
    for (language, [south, north]) in names {
        let named = answer(&format!("?lang={language}"), "").await;
        let chosen = answer("", &format!("Cookie: lang={language}\r\n")).await;
        for picture in [&named, &chosen] {
            assert!(picture.contains(south) && picture.contains(north), "{language}: {picture}");
            assert!(
                language == "en" || !(picture.contains("South") || picture.contains("North")),
                "{language}"
            );
        }
        assert!(named.to_lowercase().contains("cache-control: public"), "{language}");
        // The same address gives another reader another language.
        assert!(!chosen.to_lowercase().contains("cache-control: public"), "{language}");
    }
}
