//! Puzzles of the day, tries with their ratings, and what an account keeps of them.

use crate::harness::{Person, Served, serve};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// The solution of a game's puzzle, and a wrong move.
fn moves_of(game: &str, number: usize) -> (String, String) {
    let rules = sower_core::library::find(game).expect("a game").rules(&[]).expect("sound rules");
    let rules = sower_core::Game::new(rules);
    let puzzle = sower_puzzles::of(game).expect("puzzles").number(number).expect("a puzzle");
    let mut wrong =
        puzzle.moves.iter().map(|(played, _)| *played).filter(|played| *played != puzzle.solution);
    let wrong = wrong.next().expect("a wrong move");
    (puzzle.label(&rules), rules.label(puzzle.position.side(), wrong))
}

async fn attempt(served: &Served, person: &mut Person, number: usize, body: Value) -> Value {
    let (status, answer) = served.post(person, &format!("/api/puzzles/kalah/{number}"), body).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_gets_the_same_puzzle_of_the_day() {
    let served = serve().await;
    let (mut ann, mut ben) = (Person::default(), Person::default());
    let (_, today) = served.get(&mut ann, "/api/puzzles/daily").await;
    assert_eq!(served.get(&mut ben, "/api/puzzles/daily").await.1, today);
    let puzzles = today["puzzles"].as_array().expect("a list");
    assert!(puzzles.len() >= 4, "{today}");
    for puzzle in puzzles {
        let (game, number) = (puzzle["game"].as_str().expect("a name"), &puzzle["number"]);
        let (_, page) = served.get(&mut ann, &format!("/api/puzzles/{game}/{number}")).await;
        assert_eq!((&page["position"], &page["grade"]), (&puzzle["position"], &puzzle["grade"]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_s_first_try_is_rated_and_kept() {
    let served = serve().await;
    let mut ann = Person::default();
    served.sign_up(&mut ann, "Ann").await;
    let (right, wrong) = moves_of("kalah", 1);
    let first = attempt(&served, &mut ann, 1, json!({ "move": right })).await;
    assert_eq!((&first["right"], &first["rated"]["before"]), (&json!(true), &json!(1500)));
    let after = first["rated"]["after"].as_i64().expect("a rating");
    assert!(after > 1500 && first["themes"].is_array(), "{first}");
    for body in [json!({ "move": right }), json!({ "move": wrong })] {
        assert_eq!(
            attempt(&served, &mut ann, 1, body).await["rated"],
            Value::Null,
            "only the first try counts"
        );
    }
    // Giving up and hints count as not solved.
    let given_up = attempt(&served, &mut ann, 2, json!({})).await;
    assert_eq!((&given_up["right"], &given_up["rated"]["before"]), (&json!(false), &json!(after)));
    assert!(given_up["rated"]["after"].as_i64() < Some(after), "{given_up}");
    let hinted =
        attempt(&served, &mut ann, 3, json!({ "move": moves_of("kalah", 3).0, "helped": true })).await;
    assert!(hinted["rated"]["after"].as_i64() < hinted["rated"]["before"].as_i64(), "{hinted}");
    let (_, mine) = served.get(&mut ann, "/api/me/puzzles?game=kalah").await;
    assert_eq!(mine["ratings"][0]["puzzles"], 3, "{mine}");
    assert_eq!(mine["results"].as_array().expect("a list").len(), 3);
    assert_eq!(served.get(&mut ann, "/api/me/puzzles?game=oware").await.1["results"], json!([]));
    let (_, page) = served.get(&mut ann, "/api/puzzles/kalah/2").await;
    assert!(page["rating"].as_i64() > Some(1100), "it won against its first player: {page}");
    let (_, all) = served.get(&mut ann, "/api/me/export").await;
    assert_eq!(all["puzzles"].as_array().map(Vec::len), Some(3), "{all}");
    assert_eq!(all["puzzle_ratings"][0]["games"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_s_browser_gets_the_numbers_to_keep() {
    let served = serve().await;
    let mut eve = Person::default();
    let (right, _) = moves_of("kalah", 1);
    assert_eq!(attempt(&served, &mut eve, 1, json!({ "move": right })).await["rated"], Value::Null);
    let first = attempt(&served, &mut eve, 1, json!({ "move": right, "kept": { "first": true } })).await;
    assert_eq!(first["rated"]["before"], 1500, "{first}");
    let kept = json!({ "first": true, "rating": first["rated"]["kept"], "streak": null });
    let second = attempt(&served, &mut eve, 2, json!({ "move": moves_of("kalah", 2).0, "kept": kept })).await;
    assert_eq!(second["rated"]["before"], first["rated"]["after"]);
    let (_, mine) = served.get(&mut eve, "/api/me/puzzles").await;
    assert_eq!((&mine["results"], &mine["ratings"]), (&json!([]), &json!([])), "the server keeps nothing");
    let bad = json!({ "move": right, "kept": { "rating": { "value": "high" } } });
    assert_eq!(served.post(&mut eve, "/api/puzzles/kalah/1", bad).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_puzzle_of_the_day_begins_a_streak() {
    let served = serve().await;
    let (mut ann, mut eve) = (Person::default(), Person::default());
    served.sign_up(&mut ann, "Ann").await;
    let (_, today) = served.get(&mut ann, "/api/puzzles/daily").await;
    let puzzles = today["puzzles"].as_array().expect("a list");
    let kalah = puzzles.iter().find(|puzzle| puzzle["game"] == "kalah").expect("Kalah has puzzles");
    let number = kalah["number"].as_u64().expect("a number") as usize;
    let (right, wrong) = moves_of("kalah", number);
    let streak = json!({ "last": today["day"], "days": 1, "best": 1 });
    assert_eq!(attempt(&served, &mut ann, number, json!({ "move": wrong })).await["streak"], Value::Null);
    assert_eq!(attempt(&served, &mut ann, number, json!({ "move": right })).await["streak"], streak);
    assert_eq!(served.get(&mut ann, "/api/me/puzzles").await.1["streak"], streak);
    let kept = json!({ "first": true, "streak": { "last": today["day"].as_u64().map(|day| day - 1), "days": 4, "best": 9 } });
    let answer = attempt(&served, &mut eve, number, json!({ "move": right, "kept": kept })).await;
    assert_eq!(answer["streak"], json!({ "last": today["day"], "days": 5, "best": 9 }));
}
