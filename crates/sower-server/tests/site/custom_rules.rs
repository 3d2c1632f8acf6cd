//! Uploaded rules files: checked, stored under their hash, played, and deleted.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use sower_core::rules::Problem;
use sower_core::{Words, library};
use sower_server::SiteOptions;
use sower_server::store::{Sqlite, Store};
use sower_text::Language;
use tempfile::TempDir;

use crate::harness::{Client, Person, Served, serve, serve_store, serve_with};

/// Kalah with three seeds per pit, with a title that must not be interpreted as markup.
fn mine() -> String {
    let kalah = library::find("kalah").expect("a game").file.text();
    kalah.replace("name = \"Kalah\"", "name = \"My <b>Kalah\"").replace("seeds = 4", "seeds = 3")
}

async fn keep(served: &Served, person: &mut Person, text: &str) -> String {
    let (status, kept) = served.post(person, "/api/rules", json!({ "text": text })).await;
    assert_eq!(status, StatusCode::OK, "{kept}");
    kept["name"].as_str().expect("a name").to_owned()
}

fn against_computer() -> Value {
    json!([{ "kind": "me" }, { "kind": "computer", "player": "level:1" }])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_checked_as_the_command_line_checks_it_and_nothing_is_kept() {
    let served = serve().await;
    let mut ann = Person::default();
    let wrong = mine().replace("seeds = 3", "seeds = 300").replace("[turn]", "[turm]");
    let (status, told) = served.post(&mut ann, "/api/rules/check", json!({ "text": wrong })).await;
    assert_eq!((status, &told["page"]), (StatusCode::OK, &Value::Null));
    let error =
        sower_core::RulesFile::parse("f", "f", &wrong).expect("TOML").rules(None, &[]).expect_err("wrong");
    let said = |each: &Problem| Language::english().say(each, &Words::default());
    let expected: Vec<Value> = error
        .problems
        .iter()
        .map(|each| json!({ "line": each.line, "key": each.key, "message": said(each) }))
        .collect();
    assert_eq!(told["mistakes"], json!(expected));
    assert!(told["mistakes"][0]["line"].as_u64() > Some(1), "{told}");

    let (_, sound) = served.post(&mut ann, "/api/rules/check", json!({ "text": mine() })).await;
    assert_eq!(sound["mistakes"], json!([]));
    assert_eq!((&sound["page"]["title"], &sound["page"]["board"]), (&json!("My <b>Kalah"), &json!("2×6×3")));
    assert!(sound["page"]["rules"].as_array().is_some_and(|rules| rules.len() > 3), "{sound}");
    assert_eq!(sound["page"]["variants"].as_array().map(Vec::len), Some(4));
    let picture = sound["picture"].as_str().expect("a picture");
    assert!(picture.starts_with("<svg") && !picture.contains("<b>"), "{picture}");
    let name = sound["page"]["name"].as_str().expect("a name");
    let (status, gone) = served.get(&mut ann, &format!("/api/games/{name}")).await;
    assert_eq!(
        (status, &gone["code"]),
        (StatusCode::NOT_FOUND, &json!("not-found")),
        "checking keeps nothing"
    );
    assert_eq!(ann.cookie, None, "and makes no guest");
    // Once stored, it has exactly that name.
    assert_eq!(keep(&served, &mut ann, &mine()).await, name);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stored_file_is_a_game_like_any_other_for_callers_who_know_its_name() {
    let served = serve().await;
    let [mut ann, mut ben] = [Person::default(), Person::default()];
    let name = keep(&served, &mut ann, &mine()).await;
    let (_, page) = served.get(&mut ben, &format!("/api/games/{name}?lang=ru")).await;
    assert_eq!((&page["name"], &page["title"]), (&json!(name), &json!("My <b>Kalah")), "{page}");
    let variant = format!("{name}-kalah-pie");
    assert_eq!(page["variants"][3]["name"], json!(variant));
    assert_eq!(served.get(&mut ben, &format!("/api/games/{variant}")).await.1["pie"], json!(true));
    let (_, text) = served.get(&mut ben, &format!("/api/games/{name}/rules.toml")).await;
    assert_eq!(text, json!(mine()));
    let (_, alone) = served.get(&mut ben, &format!("/api/games/{variant}/rules.toml")).await;
    assert!(alone.as_str().is_some_and(|text| text.contains("pie = true") && !text.contains("[variants")));
    let (_, look) = served.post(&mut ben, "/api/look", json!({ "game": name, "moves": ["4"] })).await;
    assert_eq!(look["board"]["text"], "3,3,3,0,4,4/3,3,3,3,3,3 1,0 S");
    let (_, picture) = served.get(&mut ben, &format!("/api/games/{name}/picture.svg")).await;
    assert!(picture.as_str().is_some_and(|text| text.starts_with("<svg")));

    // A record contains its rules and changes, and can be read without naming them.
    let changes = json!(["board.seeds=2"]);
    let asked = json!({ "game": variant, "changes": changes, "moves": ["1", "2"] });
    let (_, written) = served.post(&mut ben, "/api/write", asked).await;
    let (_, read) = served.post(&mut ben, "/api/read", json!({ "text": written["record"] })).await;
    assert_eq!((&read["game"], &read["changes"]), (&json!(variant), &changes), "{written} {read}");
    assert_eq!(read["moves"], json!(["1", "2"]));

    // Analysis under the same name.
    let url = format!("ws://{}/api/analyse", served.address);
    let mut analyst = Client::connect(&url, &ben).await;
    let question = json!({ "id": 1, "game": name, "seconds": 0.1 });
    analyst.wire_text(&question.to_string()).await;
    let answer = analyst.next().await.expect("an answer");
    assert_eq!(answer["analysis"]["moves"].as_array().map(Vec::len), Some(6), "{answer}");

    // People without the name cannot find it.
    let (_, cards) = served.get(&mut ben, "/api/games").await;
    let listed: Vec<&str> =
        cards.as_array().expect("a list").iter().filter_map(|card| card["name"].as_str()).collect();
    assert!(
        listed.contains(&"kalah") && !listed.iter().any(|listed| listed.starts_with("own-")),
        "{listed:?}"
    );
    assert!(!cards.to_string().contains(&name) && !cards.to_string().contains("My <b>Kalah"));
    assert_eq!(served.get(&mut ben, "/api/me/rules").await.1, json!([]));
    assert_eq!(served.get(&mut ann, "/api/me/rules").await.1[0]["name"], json!(name));
    for other in [format!("{name}0"), format!("{name}-nothing"), format!("own-{}", "0".repeat(32))] {
        let (status, _) = served.get(&mut ann, &format!("/api/games/{other}")).await;
        assert!(status.is_client_error(), "{other}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_such_rules_outlives_its_room_and_the_site() {
    let folder = TempDir::new().expect("a folder");
    let [mut ann, mut ben] = [Person::default(), Person::default()];
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).await.expect("a database"));
    let served = serve_store(store, SiteOptions::default()).await;
    let name = keep(&served, &mut ann, &mine()).await;
    let game = json!({ "game": name, "changes": ["board.pits=4"] });
    let made = served.room(&mut ann, against_computer(), game).await;
    let id = made["id"].as_str().expect("a number").to_owned();
    let mut client = served.enter(&ann, &id, "").await;
    let room = client.state().await;
    assert_eq!((&room["game"], &room["title"]), (&json!(name), &json!("My <b>Kalah")));
    client.play("1").await;
    assert!(client.event("move").await["ending"].is_null());
    served.site.close().await;
    drop((client, served));

    // A new process, in which no one has requested the rules yet.
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).await.expect("a database"));
    let options = SiteOptions { idle: Duration::from_millis(50), ..SiteOptions::default() };
    let served = serve_store(store, options).await;
    let mut client = served.enter(&ann, &id, "").await;
    client.state().await;
    client.say("resign", Value::Null, client.v).await;
    let room = client.event("resign").await;
    assert!(room["moves"].as_array().is_some_and(|moves| !moves.is_empty()));
    client.say("offer", json!("rematch"), client.v).await;
    let next = client.event("rematch").await["next"].as_str().expect("a room").to_owned();
    drop(client);
    // The room leaves memory and is loaded again.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (_, games) = served.get(&mut ann, "/api/me/games").await;
    let listed: Vec<&Value> = games.as_array().expect("a list").iter().map(|game| &game["game"]).collect();
    assert_eq!(listed, [&json!(name); 2]);
    assert_eq!(
        served.get(&mut ann, &format!("/api/rooms/{next}")).await.1["changes"],
        json!(["board.pits=4"])
    );
    let watch = made["watch"].as_str().expect("a link").split('?').nth(1).expect("a token");
    let (status, watched) = served.get(&mut ben, &format!("/api/rooms/{id}?{watch}")).await;
    assert_eq!((status, &watched["game"]), (StatusCode::OK, &json!(name)));
    assert_eq!(served.get(&mut ben, &format!("/api/rooms/{id}")).await.0, StatusCode::NOT_FOUND);
    // Its review uses its own rules.
    let (status, begun) = served.post(&mut ann, "/api/review", json!({ "room": id })).await;
    assert_eq!(status, StatusCode::OK, "{begun}");
    let path = format!("/api/review/{}", begun["review"].as_str().expect("a number"));
    for _ in 0..200 {
        let (_, review) = served.get(&mut ann, &path).await;
        if review["plies"].is_array() {
            assert_eq!(review["game"], json!(name));
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("no review comes");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_kept_is_refused_with_its_reason() {
    let served = serve().await;
    let mut ann = Person::default();
    let large = format!("{}# {}", mine(), "x".repeat(16 << 10));
    let slow = library::find("ogidise").expect("a game").file.text();
    let slow = slow.replace("skip-origin = false", "lift = \"leave-one\"").replace("[4]", "[200]");
    let slow = slow.replace("pits = 6", "pits = 15").replace("seeds = 4", "seeds = 8");
    for (body, status, word) in [
        (json!({ "text": large }), StatusCode::PAYLOAD_TOO_LARGE, "16384"),
        (json!({ "text": "" }), StatusCode::BAD_REQUEST, "name"),
        (json!({ "text": "seeds = [" }), StatusCode::BAD_REQUEST, "1: "),
        (
            json!({ "text": mine().replace("seeds = 3", "seeds = -1") }),
            StatusCode::BAD_REQUEST,
            "board.seeds",
        ),
        (json!({ "text": slow }), StatusCode::BAD_REQUEST, "sow.relay"),
        (json!({ "text": mine(), "name": "kalah" }), StatusCode::BAD_REQUEST, "name"),
        (json!({ "text": 7 }), StatusCode::BAD_REQUEST, "string"),
    ] {
        let (found, answer) = served.post(&mut ann, "/api/rules", body).await;
        assert_eq!(found, status, "{answer}");
        assert!(answer["message"].as_str().is_some_and(|text| text.contains(word)), "{word}: {answer}");
    }
    assert_eq!(served.get(&mut ann, "/api/me/rules").await.1, json!([]), "nothing was kept");
    // Changes to a shipped game's rules are checked in the same way.
    let changes = [
        "board.pits=15",
        "board.seeds=8",
        "sow.lift=leave-one",
        "sow.skip-origin=true",
        "capture.last-makes=200",
    ];
    let asked = json!({ "game": "ogidise", "changes": changes });
    let (status, answer) = served.post(&mut ann, "/api/look", asked).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");

    let wordy = format!("words.seed={}", "x".repeat(900));
    let (_, answer) =
        served.post(&mut ann, "/api/look", json!({ "game": "kalah", "changes": [wordy] })).await;
    assert!(answer["message"].as_str().is_some_and(|text| text.starts_with("words.seed: ")), "{answer}");

    // The site's messages do not mention the command line.
    let (_, unknown) = served.get(&mut ann, "/api/games/kalha").await;
    let told = unknown["message"].as_str().expect("a sentence");
    assert!(told.contains("kalah") && !told.contains('`') && !told.contains("path"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_caller_who_uploads_many_files_keeps_the_last_and_is_slowed_down() {
    let served = serve_with(SiteOptions::default()).await;
    let mut ann = Person::default();
    let mut names = Vec::new();
    for number in 0..40 {
        let text = format!("# {number}\n{}", mine());
        let (status, answer) = served.post(&mut ann, "/api/rules", json!({ "text": text })).await;
        match status {
            StatusCode::OK => names.push(answer["name"].as_str().expect("a name").to_owned()),
            _ => assert_eq!((status, &answer["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many"))),
        }
    }
    assert!((30..35).contains(&names.len()), "{}", names.len());
    let (_, cards) = served.get(&mut ann, "/api/me/rules").await;
    let kept: Vec<&str> =
        cards.as_array().expect("a list").iter().filter_map(|card| card["name"].as_str()).collect();
    assert_eq!(kept.len(), 20);
    assert!(names.iter().rev().take(20).all(|name| kept.contains(&name.as_str())));
    let first = format!("/api/games/{}", names[0]);
    assert_eq!(served.get(&mut ann, &first).await.0, StatusCode::NOT_FOUND);
}
