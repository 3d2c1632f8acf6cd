//! Positions, moves and whole games as other programs write them.

use std::sync::Arc;

use serde_json::Value;
use sower_core::notation::write_fen;
use sower_core::record::{TwoFigureStyle, write_two_figures};
use sower_core::{
    Change, Extra, Game, Move, Pie, Pit, Place, Played, Position, Record, Setup, Side, Tags, Termination,
    library,
};
use sower_testing::cases;

fn read(file: &str) -> Vec<Value> {
    cases::outside().values(file)
}

fn game(name: &str) -> Arc<Game> {
    Arc::new(Game::new(library::find(name).expect("it is shipped").rules(&[]).expect("and sound")))
}

fn numbers(value: &Value) -> Vec<u8> {
    let list = value.as_array().expect("a list");
    list.iter().map(|number| u8::try_from(number.as_u64().expect("a number")).expect("a small one")).collect()
}

fn words(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|word| word.as_str().expect("a text")).collect()
}

fn pits(position: &Position) -> Vec<u8> {
    Side::BOTH.iter().flat_map(|side| position.row(*side)).copied().collect()
}

fn stores(position: &Position) -> Vec<u8> {
    Side::BOTH.map(|side| position.store(side)).to_vec()
}

fn mover(value: &Value) -> Side {
    if value["mover"] == 0 { Side::South } else { Side::North }
}

/// A home in the data's numbering: the first side's pits, then the second's.
fn home(position: &Position, owner: Side) -> Option<u64> {
    let place = position.home(owner).map(|index| Place { side: !owner, index });
    place.map(|place| u64::from(place.seen_by(Side::South, position.pits()).number()) - 1)
}

pub(crate) fn playstrategy_positions_are_read_and_written() {
    let togyz = game("togyz-kumalak");
    for case in read("togyz/playstrategy_fens.jsonl") {
        let fen = case["fen"].as_str().unwrap();
        let position = togyz.read_position(fen).unwrap_or_else(|error| panic!("{fen}: {error:?}"));
        assert_eq!(pits(&position), numbers(&case["pits"]), "{fen}");
        assert_eq!(stores(&position), numbers(&case["kazans"]), "{fen}");
        for owner in Side::BOTH {
            assert_eq!(home(&position, owner), case["tuzdyks"][owner as usize].as_u64(), "{fen}");
        }
        assert_eq!(position.side(), mover(&case), "{fen}");
        assert_eq!(write_fen(&position, u32::try_from(case["fullmove"].as_u64().unwrap()).unwrap()), fen);
    }
    let oware = game("oware");
    for case in read("oware/unit_positions.jsonl") {
        let Some(fen) = case["fen"].as_str() else { continue };
        let position = oware.read_position(fen).unwrap_or_else(|error| panic!("{fen}: {error:?}"));
        assert_eq!(pits(&position), numbers(&case["before"]["houses"]), "{fen}");
        assert_eq!(stores(&position), numbers(&case["before"]["stores"]), "{fen}");
        assert_eq!(position.side(), mover(&case["before"]), "{fen}");
    }
}

pub(crate) fn playstrategy_moves_are_read() {
    for (name, file) in
        [("togyz-kumalak", "togyz/playstrategy_replays.jsonl"), ("oware", "oware/replays.jsonl")]
    {
        let game = game(name);
        for case in read(file) {
            if case["uci"].is_null() || !case["start"].is_null() {
                continue;
            }
            let text = words(&case["uci"]).join(" ");
            let played = Record::parse(&text)
                .and_then(|record| record.play(&game))
                .unwrap_or_else(|error| panic!("{}: {error:?}", case["id"]));
            let numbers: Vec<u8> = numbers(&case["moves"]);
            let moves: Vec<u8> =
                played.moves_played().into_iter().map(|played| played.pit().map_or(0, Pit::number)).collect();
            assert_eq!(moves, numbers, "{}", case["id"]);
        }
    }
}

pub(crate) fn tournament_games_of_togyz_replay() {
    let game = game("togyz-kumalak");
    for case in read("togyz/games_playok.jsonl") {
        let id = &case["id"];
        let text = words(&case["text"]).join(" ");
        let play = |result: &str| {
            let record = Record::parse(&format!("{text} {result}")).expect("moves and a result");
            record.play(&game).unwrap_or_else(|error| panic!("{id}: {error:?}"))
        };
        let result = case["result"].as_str().unwrap();
        let winner = match result {
            "1-0" => Some(Side::South),
            "0-1" => Some(Side::North),
            _ => None,
        };
        assert_eq!(play(result).outcome().map(|outcome| outcome.winner), Some(winner), "{id}");
        // "zero" means that a player has no ball to move: a draw or a win on the board.
        let on_board = play("*").outcome();
        if case["note"] == "zero" {
            assert_eq!(on_board.map(|outcome| outcome.termination), Some(Termination::Stuck), "{id}");
        }
        if let Some(outcome) = on_board {
            assert_eq!(outcome.winner, winner, "{id}");
        }
        let style = TwoFigureStyle::Tagged;
        let written = write_two_figures(&Tags::new(), &play("*"), style).expect("its pits are 1 to 9");
        let moves: Vec<&str> = words(&case["text"]);
        let again: Vec<&str> = written
            .split_whitespace()
            .skip_while(|word| *word != "1.")
            .filter(|word| !word.ends_with('.') && !word.contains('-') && *word != "*")
            .collect();
        assert_eq!(again, moves, "{id}");
    }
}

pub(crate) fn repetitions_end_games_of_oware() {
    for case in read("oware/cycles.jsonl") {
        let both = case["options"]["repetition_needs_both_sides"] != false;
        let change = Change::parse(&format!("cycle.needs-both-sides={both}")).expect("a change");
        let game = Arc::new(Game::new(library::find("oware").unwrap().rules(&[change]).unwrap()));
        let houses = numbers(&case["start"]["houses"]);
        let (south, north) = houses.split_at(6);
        let setup = Setup {
            rows: [south.to_vec(), north.to_vec()],
            stores: [0, 1].map(|side| numbers(&case["start"]["stores"])[side]),
            homes: [None, None],
            side: mover(&case["start"]),
            pie: Pie::Closed,
            extra: Extra::default(),
        };
        let mut played = Played::from_position(Arc::clone(&game), game.position(&setup).expect("it can be"));
        for (index, number) in numbers(&case["moves"]).into_iter().enumerate() {
            played
                .play(Move::Sow(Pit::new(number)))
                .unwrap_or_else(|error| panic!("{}: {error:?}", case["id"]));
            for check in case["checks"].as_array().expect("a list") {
                if check["ply"].as_u64() != Some(index as u64 + 1) {
                    continue;
                }
                assert_eq!(Some(played.outcome().is_some()), check["over"].as_bool(), "{}", case["id"]);
                if let Some(outcome) = played.outcome() {
                    assert_eq!(outcome.score.to_vec(), numbers(&check["score"]), "{}", case["id"]);
                }
            }
        }
    }
}
