//! Kalah: games, single steps, best moves and solved positions.

use std::collections::BTreeMap;

use serde::Deserialize;
use sower_core::{Game, Position};
use sower_testing::options::{self, Options};
use sower_testing::{boards, cases};

use crate::margins::Margins;
use crate::play::Play;
use crate::replay::Replay;

/// Positions with up to this many seeds in the pits are solved exhaustively: a second or two in total.
const MOST_SEEDS: u8 = if cfg!(debug_assertions) { 12 } else { 16 };

#[derive(Deserialize)]
struct Board {
    cells: Vec<u8>,
    mover: u8,
}

#[derive(Deserialize)]
struct Check {
    ply: usize,
    cells: Vec<u8>,
    mover: u8,
    over: bool,
    legal: Option<Vec<u8>>,
    returns: [f64; 2],
}

#[derive(Deserialize)]
struct Unit {
    id: String,
    kind: String,
    #[serde(default)]
    options: Options,
    before: Board,
    legal: Option<Vec<u8>>,
    #[serde(rename = "move")]
    played: Option<u8>,
    #[serde(default)]
    expect: BTreeMap<usize, u8>,
    after: Option<Board>,
    best: Option<u8>,
}

pub(crate) fn games_of_other_programs_replay() {
    let replays = cases::outside().values::<Replay<Board, Check>>("kalah/replays.jsonl");
    for replay in &replays {
        let game = options::game("kalah", &replay.options);
        let start = replay.start.as_ref().map_or_else(|| game.start(), |board| position(&game, board));
        replay.follow(&game, start, |play, ply, place| {
            for check in replay.checks.iter().filter(|check| check.ply == ply) {
                compare(&game, play, check, place);
            }
        });
    }
}

fn compare(game: &Game, play: &Play, check: &Check, place: &str) {
    let found = play.position();
    let over = play.over();
    assert_eq!(over.is_some(), check.over, "{place}");
    if let Some(standing) = over {
        // Other programs show a finished board with the remaining seeds already collected.
        let told = position(game, &Board { cells: check.cells.clone(), mover: check.mover });
        assert_eq!(standing.score, boards::gathered(&told), "{place}");
        assert_eq!(standing.winner, boards::ahead(check.returns), "{place}");
        return;
    }
    assert_eq!(boards::cells(found), check.cells, "{place}");
    assert_eq!(found.side(), boards::side(check.mover), "{place}");
    if let Some(legal) = &check.legal {
        assert_eq!(&boards::legal(game, found), legal, "{place}");
    }
}

pub(crate) fn single_steps_and_best_moves_agree() {
    let units = cases::outside().values::<Unit>("kalah/unit_positions.jsonl");
    for unit in &units {
        let game = options::game("kalah", &unit.options);
        let before = position(&game, &unit.before);
        if let Some(legal) = &unit.legal {
            assert_eq!(&boards::legal(&game, &before), legal, "{}", unit.id);
        }
        match unit.kind.as_str() {
            "step" => step(&game, &before, unit),
            "best" => best(&game, &before, unit),
            "legal" => {}
            other => panic!("{}: nothing is known of {other}", unit.id),
        }
    }
}

fn step(game: &Game, before: &Position, unit: &Unit) {
    let number = unit.played.unwrap_or_else(|| panic!("{} has no move", unit.id));
    let after =
        game.play(before, boards::sow(number)).unwrap_or_else(|refusal| panic!("{}: {refusal}", unit.id));
    let cells = boards::cells(&after);
    for (index, count) in &unit.expect {
        assert_eq!(cells[*index], *count, "{}: cell {index} of {cells:?}", unit.id);
    }
    if let Some(board) = &unit.after {
        assert_eq!(cells, board.cells, "{}", unit.id);
        assert_eq!(after.side(), boards::side(board.mover), "{}", unit.id);
    }
}

fn best(game: &Game, before: &Position, unit: &Unit) {
    let number = unit.best.unwrap_or_else(|| panic!("{} has no best move", unit.id));
    let mut margins = Margins::new(game);
    let margin = margins.of(before);
    assert_eq!(margins.after(before, boards::sow(number)), margin, "{}", unit.id);
}

pub(crate) fn positions_with_few_stones_have_their_solved_margins() {
    let rows = cases::outside().rows("kalah/solved_positions.tsv");
    let game = options::game("kalah", &Options::new());
    let mut margins = Margins::new(&game);
    for row in rows {
        let setup = boards::from_cells(&row.numbers("cells"), 0);
        let position = game.position(&setup).unwrap_or_else(|error| panic!("{row}: {error}"));
        assert_eq!(position.in_play(), row.number::<u8>("in_pits"), "{row}");
        if position.in_play() <= MOST_SEEDS {
            let margin = row.number::<i32>("margin");
            assert_eq!(margins.of(&position), margin, "{row}");
            assert_eq!(margins.after(&position, boards::sow(row.number("best"))), margin, "{row}");
        }
    }
}

fn position(game: &Game, board: &Board) -> Position {
    game.position(&boards::from_cells(&board.cells, board.mover)).unwrap_or_else(|error| panic!("{error}"))
}
