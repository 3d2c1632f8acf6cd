//! Positions and moves as pages get them: what only some games have is absent in the others.

#![expect(clippy::unwrap_used, reason = "a test that cannot continue fails")]

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sower_core::{Game, library};
use sower_text::Language;
use sower_wire::Look;

fn start(name: &str) -> Value {
    let game = Game::new(library::find(name).unwrap().rules(&[]).unwrap());
    serde_json::to_value(Look::at(&game, &game.start(), None, Language::english())).unwrap()
}

#[test]
fn a_game_with_one_direction_says_nothing_of_directions_hands_or_closed_pits() {
    for name in library::FIRST {
        let look = start(name);
        // Their order depends on the features of the JSON library.
        let board: BTreeSet<&String> = look["board"].as_object().unwrap().keys().collect();
        assert!(board.into_iter().eq(["cells", "homes", "may_swap", "side", "text"]), "{name}: {look}");
        for choice in look["choices"].as_array().unwrap() {
            assert!(choice.get("direction").is_none() && choice.get("option").is_none(), "{name}: {choice}");
            assert!(choice["sowing"]["steps"][0].get("hand").is_none(), "{name}");
        }
    }
}

#[test]
fn bao_has_hands_in_place_of_stores_and_houses_and_its_moves_have_directions() {
    let look = start("bao-la-kiswahili");
    let board = &look["board"];
    assert_eq!((&board["hands"], &board["houses"]), (&json!([22, 22]), &json!([4, 20])));
    assert_eq!(board["cells"].as_array().unwrap()[32..], [json!(22), json!(22)]);
    assert!(board.get("closed").is_none() && board.get("blocked").is_none());
    let moves: Vec<[&Value; 3]> = look["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| [&each["label"], &each["cell"], &each["direction"]])
        .collect();
    assert_eq!(
        moves[..2],
        [[&json!("f2<"), &json!(5), &json!("<")], [&json!("f2>"), &json!(5), &json!(">")]]
    );
    let steps = &look["choices"][0]["sowing"]["steps"];
    assert_eq!(steps[0], json!({ "t": "lift", "at": 32, "seeds": 1, "left": 21, "hand": true }));
    assert_eq!(steps[1], json!({ "t": "sow", "at": [5] }));
}

#[test]
fn a_pit_to_capture_as_well_is_given_by_its_cell() {
    let game = Game::new(library::find("chisolo").unwrap().rules(&[]).unwrap());
    let mut position = game.start();
    // The first capture with a choice comes within a few plies.
    for _ in 0..20 {
        let look = serde_json::to_value(Look::at(&game, &position, None, Language::english())).unwrap();
        let choices = look["choices"].as_array().unwrap();
        if let Some(choice) = choices.iter().find(|choice| choice.get("option").is_some()) {
            let label = choice["label"].as_str().unwrap();
            let (_, pit) = label.split_once(':').unwrap();
            let cell = choice["option"].as_u64().unwrap();
            assert!((14..28).contains(&cell), "{label} {cell}");
            assert!(!pit.is_empty());
            return;
        }
        position = game.play(&position, game.moves(&position)[0]).unwrap();
    }
    panic!("no move has a further pit");
}
