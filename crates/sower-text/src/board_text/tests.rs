use sower_core::rules::Change;
use sower_core::{Game, Move, RulesFile, Setup, library};

use super::*;

/// Golden boards: the moves from the start in the first line, then the board in both character
/// sets.
const GOLDEN: [(&str, &str); 6] = [
    ("kalah", include_str!("../../../../testdata/boards/kalah.txt")),
    ("oware", include_str!("../../../../testdata/boards/oware.txt")),
    ("togyz-kumalak", include_str!("../../../../testdata/boards/togyz-kumalak.txt")),
    ("ogidise", include_str!("../../../../testdata/boards/ogidise.txt")),
    ("omweso", include_str!("../../../../testdata/boards/omweso.txt")),
    ("bao-la-kiswahili", include_str!("../../../../testdata/boards/bao-la-kiswahili.txt")),
];

fn game(name: &str, changes: &[&str]) -> Game {
    let changes: Vec<Change> = changes.iter().map(|text| Change::parse(text).unwrap()).collect();
    Game::new(library::find(name).unwrap().rules(&changes).unwrap())
}

/// The legal pits.
fn legal(game: &Game, position: &Position) -> Vec<Place> {
    let pits = position.pits();
    let place = |played: Move| played.pit().map(|pit| Place::of(position.side(), pit, pits));
    game.moves(position).into_iter().filter_map(place).collect()
}

fn text(game: &Game, position: &Position, characters: Characters) -> Vec<String> {
    let options = TextOptions { characters, legal: legal(game, position), ..TextOptions::default() };
    board_text(game.rules(), position, &options)
}

fn after(game: &Game, moves: &str) -> Position {
    moves.split_whitespace().fold(game.start(), |position, label| {
        let played = game.read_move(position.side(), label).unwrap();
        game.play(&position, played).unwrap()
    })
}

#[test]
fn boards_look_as_their_players_see_them() {
    for (name, file) in GOLDEN {
        let (moves, boards) = file.split_once("\n\n").unwrap();
        let game = game(name, &[]);
        let position = after(&game, moves.strip_prefix("moves:").unwrap());
        let drawn = [Characters::Unicode, Characters::Ascii]
            .map(|characters| text(&game, &position, characters).join("\n"))
            .join("\n\n");
        // UPDATE_GOLDEN=1 rewrites the files, and the next run compares with them.
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/boards");
            std::fs::write(format!("{folder}/{name}.txt"), format!("{moves}\n\n{drawn}\n")).unwrap();
            continue;
        }
        assert_eq!(drawn, boards.trim_end_matches('\n'), "{name}:\n{drawn}");
    }
}

#[test]
fn every_board_of_any_size_fits_the_widest_line() {
    for listed in library::all() {
        for pits in 1..=15_u8 {
            let changes = [format!("board.pits={pits}"), "board.seeds=8".to_owned()];
            let changes: Vec<Change> = changes.iter().map(|text| Change::parse(text).unwrap()).collect();
            // Some rules require a number of pits, or list their start.
            let Ok(rules) = listed.rules(&changes) else { continue };
            let game = Game::new(rules);
            // All seeds on South's side and none in hand: as many as a position may have.
            let mut full = game.start().setup();
            let side = full.rows[0].len();
            let each = if side > 15 { 4 } else { 8 };
            full.rows = [vec![each; side], vec![0; side]];
            full.stores = [135, 0];
            full.extra.hands = [0, 0];
            for setup in [game.start().setup(), full] {
                let position = game.position(&setup).unwrap();
                for characters in [Characters::Ascii, Characters::Unicode] {
                    for line in text(&game, &position, characters) {
                        assert!(line.chars().count() <= WIDEST, "{} {pits}: {line}", listed.name);
                        assert_eq!(line, line.trim_end(), "{}", listed.name);
                    }
                }
            }
        }
    }
}

#[test]
fn ascii_boards_are_ascii() {
    for listed in library::all() {
        let game = Game::new(listed.rules(&[]).unwrap());
        let lines = text(&game, &game.start(), Characters::Ascii);
        assert!(lines.iter().all(|line| line.is_ascii()), "{}:\n{}", listed.name, lines.join("\n"));
    }
}

#[test]
fn only_the_mover_has_the_pointer_and_no_side_when_the_game_is_over() {
    let game = game("kalah", &[]);
    let mut setup = game.start().setup();
    setup.side = Side::North;
    let position = game.position(&setup).unwrap();
    let lines = text(&game, &position, Characters::Ascii);
    assert_eq!(lines.first().unwrap(), "> North to move");
    assert_eq!(lines.last().unwrap(), "  South");
    let options = TextOptions { finished: true, characters: Characters::Ascii, ..TextOptions::default() };
    let lines = board_text(game.rules(), &position, &options);
    assert!(lines.iter().all(|line| !line.contains('>')));
}

#[test]
fn pits_run_the_other_way_round_where_sowing_is_clockwise() {
    let game = game("congkak", &[]);
    let lines = text(&game, &game.start(), Characters::Ascii);
    let labels: Vec<&str> = lines[lines.len() - 2].split_whitespace().collect();
    assert_eq!(labels, ["[7]", "[6]", "[5]", "[4]", "[3]", "[2]", "[1]"]);
}

#[test]
fn a_home_shows_its_owners_mark_and_the_mark_is_explained() {
    let game = game("togyz-kumalak", &[]);
    let setup = Setup {
        rows: [vec![9; 9], vec![9, 9, 0, 9, 9, 9, 9, 9, 9]],
        stores: [9, 0],
        homes: [Some(2), None],
        side: Side::South,
        pie: sower_core::Pie::Closed,
        extra: sower_core::Extra::default(),
    };
    let lines = text(&game, &game.position(&setup).unwrap(), Characters::Ascii);
    assert_eq!(lines[3], "  |  9  |  9  |  9  |  9  |  9  |  9  | *S  |  9  |  9  |", "{}", lines.join("\n"));
    assert_eq!(lines.last().unwrap(), "  *S South's tuzdyk");
}

/// A game with a few keys.
fn own_game(keys: &str) -> Game {
    Game::new(own_rules(keys))
}

fn own_rules(keys: &str) -> Rules {
    let text = format!(
        "name = 'Own'\nregion = 'r'\nsummary = 's'\nsource = ['x']\nlabels = 'letters'\n[cycle]\nmax-plies = 100\n{keys}"
    );
    RulesFile::parse("own.toml", "own", &text).unwrap().rules(None, &[]).unwrap()
}

#[test]
fn a_board_of_four_rows_is_a_box_for_each_side_with_the_labels_of_the_inner_rows_between() {
    let game = own_game("[board]\nrows = 4\npits = 6\nseeds = 2\n[ring]\ncaptured = 'lap'\n");
    let mut setup = game.start().setup();
    setup.rows = [vec![1, 2, 3, 4, 5, 6], vec![11, 12, 0, 14, 15, 16]];
    let position = game.position(&setup).unwrap();
    let options =
        TextOptions { legal: vec![Place { side: Side::South, index: 4 }], ..TextOptions::default() };
    let lines = board_text(game.rules(), &position, &options);
    let expected = "  North
     f     e     d
  ┌─────┬─────┬─────┐
  │ 16  │ 15  │ 14  │
  ├─────┼─────┼─────┤
  │  0  │ 12  │ 11  │
  └─────┴─────┴─────┘
     c     b     a
     A     B     C
  ┌─────┬─────┬─────┐
  │  1  │  2  │  3  │
  ├─────┼─────┼─────┤
  │  4  │  5  │  6  │
  └─────┴─────┴─────┘
     D    [E]    F
► South to move";
    assert_eq!(lines.join("\n"), expected, "{}", lines.join("\n"));
}

#[test]
fn captured_seeds_of_four_rows_are_beside_the_names() {
    let game = own_game("[board]\nrows = 4\npits = 4\nseeds = 2\n");
    let mut setup = game.start().setup();
    setup.stores = [3, 0];
    let position = game.position(&setup).unwrap();
    let lines = text(&game, &position, Characters::Ascii);
    assert_eq!(lines.first().unwrap(), "  North: store 0");
    assert_eq!(lines.last().unwrap(), "> South to move: store 3");
}

#[test]
fn closed_and_owned_pits_have_signs_with_a_legend() {
    let game = own_game("[board]\npits = 4\nseeds = 2\nclosing = true\n[owned]\nat = 3\n");
    let mut setup = game.start().setup();
    setup.rows[0][1] = 0;
    setup.extra.closed = [0b10, 0];
    setup.extra.owned = [[0b100, 0b1], [0b1000, 0]];
    let position = game.position(&setup).unwrap();
    let lines = text(&game, &position, Characters::Ascii);
    assert_eq!(lines[3], "        |  2  |  2  |  2  | 2!  |", "{}", lines.join("\n"));
    assert_eq!(lines[5], "        |  2  |  x  | 2*  | 2!  |", "{}", lines.join("\n"));
    assert_eq!(
        lines[lines.len() - 3..],
        ["  x closed", "  * owned by the row's player", "  ! owned by the opponent"]
    );
}

#[test]
fn long_boards_are_drawn_in_parts() {
    for (rows, pits) in [(2, 24), (4, 32)] {
        let rules = own_rules(&format!("[board]\nrows = {rows}\npits = {pits}\nseeds = 2\n"));
        let lines = board_text(&rules, &Position::start(&rules), &TextOptions::default());
        let counted: usize = lines.iter().map(|line| line.matches(" 2 ").count()).sum();
        assert_eq!(counted, 2 * pits, "{}", lines.join("\n"));
        assert!(lines.iter().all(|line| line.chars().count() <= WIDEST), "{}", lines.join("\n"));
    }
}
