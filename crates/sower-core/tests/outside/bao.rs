//! Bao: every ply of random games of another program, and set positions with all of their moves.

use std::collections::BTreeSet;

use serde::Deserialize;
use sower_core::{Game, Move, Outcome, Pie, Place, Position, Refusal, Setup, Side, library, trace};
use sower_testing::cases;

/// A ply of a recorded game.
#[derive(Deserialize)]
struct Row {
    g: u32,
    n: u32,
    #[serde(flatten)]
    before: Before,
    k: [Square; 2],
    l: String,
    x: String,
    a: Vec<u8>,
    #[serde(default)]
    cn: u8,
    e: Option<End>,
}

/// The position before a move.
#[derive(Deserialize)]
struct Before {
    p: u8,
    b: Vec<u8>,
    h: [u8; 2],
    y: [u8; 2],
}

/// A pit's label; 0 for none.
#[derive(Deserialize)]
#[serde(untagged)]
enum Square {
    None(#[expect(dead_code, reason = "always 0")] u8),
    Label(String),
}

#[derive(Deserialize)]
struct End {
    w: u8,
    r: String,
}

/// A set position with all of its moves.
#[derive(Deserialize)]
struct Set {
    i: u32,
    #[serde(flatten)]
    before: Before,
    r: Vec<SetMove>,
}

/// A move, the board after it, and what else changes.
#[derive(Deserialize)]
struct SetMove(String, String, #[serde(default)] After);

/// What changes with a move besides the board.
#[derive(Default, Deserialize)]
struct After {
    #[serde(default)]
    inf: u8,
    #[serde(default)]
    w: u8,
    y: Option<[u8; 2]>,
    k: Option<[Square; 2]>,
}

fn game(name: &str) -> Game {
    Game::new(library::find(name).unwrap().rules(&[]).unwrap())
}

fn side(player: u8) -> Side {
    if player == 1 { Side::South } else { Side::North }
}

/// The four printed rows, from the north, as each side's inner and outer row from its owner's left.
fn rows(board: &[u8]) -> [Vec<u8>; 2] {
    let row = |from: usize| board[from..from + 8].to_vec();
    let turned = |from: usize| row(from).into_iter().rev().collect::<Vec<u8>>();
    [[row(16), row(24)].concat(), [turned(8), turned(0)].concat()]
}

fn blocked(game: &Game, squares: &[Square; 2]) -> [Option<u8>; 2] {
    Side::BOTH.map(|side| match &squares[side as usize] {
        Square::None(_) => None,
        Square::Label(label) => {
            let pit = game.read_move(side, label).unwrap().pit().unwrap();
            Some(u8::try_from(pit.index()).unwrap())
        }
    })
}

fn position(game: &Game, before: &Before, k: &[Square; 2]) -> Position {
    let mut setup: Setup = game.start().setup();
    setup.rows = rows(&before.b);
    setup.side = side(before.p);
    setup.pie = Pie::Closed;
    setup.extra.hands = before.h;
    setup.extra.houses = before.y.map(|state| state > 0);
    setup.extra.blocked = blocked(game, k);
    let position = game.position(&setup).unwrap();
    let text = sower_core::notation::write_position(&position);
    assert_eq!(game.read_position(&text), Ok(position), "{text}");
    position
}

/// A recorded move, without the mark of a turn that captures nothing.
fn read(game: &Game, side: Side, text: &str) -> Move {
    let plain = text.replace('*', "");
    let label = match plain.strip_suffix('+') {
        Some(label) => format!("{label}:safari"),
        None => plain,
    };
    game.read_move(side, &label).unwrap()
}

/// The same moves, but those that the program lets a player play and lose by an endless turn are illegal here.
fn legal(game: &Game, position: &Position, texts: &[&str]) {
    let mine: BTreeSet<Move> = game.moves(position).into_iter().collect();
    let told: BTreeSet<Move> = texts.iter().map(|text| read(game, position.side(), text)).collect();
    assert!(mine.is_subset(&told), "{position:?}: {mine:?}, not {told:?}");
    for played in told.difference(&mine) {
        let refusal = game.check(position, *played).unwrap_err();
        assert!(matches!(refusal, Refusal::TooManySown { .. }), "{position:?} {played}: {refusal}");
    }
}

/// The position after a move, by both implementations.
fn play(game: &Game, position: &Position, text: &str) -> (Position, trace::Trace) {
    let played = read(game, position.side(), text);
    let after =
        game.play(position, played).unwrap_or_else(|refusal| panic!("{position:?} {text}: {refusal}"));
    let traced = game.trace(position, played).unwrap();
    assert_eq!(traced.after, after, "{position:?} {text}");
    assert_eq!(text.contains('*'), traced.captured == [0, 0], "{position:?} {text}");
    (after, traced)
}

fn houses(position: &Position) -> [u8; 2] {
    Side::BOTH.map(|side| match position.extra().houses[side] {
        false => 0,
        true if position.seeds(Place { side, index: 4 }) >= 6 => 2,
        true => 1,
    })
}

pub(crate) fn recorded_games_replay_ply_by_ply() {
    for (file, name) in
        [("kiswahili", "bao-la-kiswahili"), ("malawi", "bao-malawi"), ("kujifunza", "bao-kujifunza")]
    {
        let game = game(&format!("{name}-recorded"));
        let rows_of_file = cases::outside().values::<Row>(&format!("family/four-row/bao/{file}.jsonl"));
        let mut next: Option<Position> = None;
        for row in &rows_of_file {
            let place = format!("{file} game {} ply {}", row.g, row.n);
            let position = position(&game, &row.before, &row.k);
            if row.n == 0 {
                assert_eq!(position, game.start(), "{place}");
            } else if let Some(next) = next {
                assert_eq!(position, next, "{place}");
            }
            legal(&game, &position, &row.l.split_whitespace().collect::<Vec<_>>());
            let (after, traced) = play(&game, &position, &row.x);
            assert_eq!(traced.captured[position.side()], row.cn, "{place}");
            assert_eq!(after.setup().rows, rows(&row.a), "{place}");
            let outcome: Option<Outcome> = game.outcome(&after);
            match &row.e {
                Some(end) if end.r != "limit" => {
                    assert_eq!(outcome.and_then(|outcome| outcome.winner), Some(side(end.w)), "{place}");
                    next = None;
                }
                _ => {
                    assert_eq!(outcome, None, "{place}");
                    next = Some(after);
                }
            }
        }
    }
}

/// Some were set up with an empty inner row, which ends the game.
pub(crate) fn set_positions_have_the_recorded_moves() {
    let game = game("bao-la-kiswahili-recorded");
    let (mut over, mut endless) = (0, 0);
    let none = || [Square::None(0), Square::None(0)];
    for set in cases::outside().values::<Set>("family/four-row/bao/constructed.jsonl") {
        let position = position(&game, &set.before, &none());
        if game.outcome(&position).is_some() {
            over += 1;
            continue;
        }
        legal(&game, &position, &set.r.iter().map(|played| played.0.as_str()).collect::<Vec<_>>());
        for SetMove(text, board, told) in &set.r {
            let played = read(&game, position.side(), text);
            if told.inf == 1 {
                let refusal = game.check(&position, played).unwrap_err();
                endless += 1;
                assert!(matches!(refusal, Refusal::TooManySown { .. }), "{} {text}: {refusal}", set.i);
                continue;
            }
            let (after, _) = play(&game, &position, text);
            let board: Vec<u8> = board.split(',').map(|seeds| seeds.parse().unwrap()).collect();
            assert_eq!(after.setup().rows, rows(&board), "{} {text}", set.i);
            assert_eq!(houses(&after), told.y.unwrap_or(set.before.y), "{} {text}", set.i);
            let winner = game.outcome(&after).and_then(|outcome| outcome.winner);
            assert_eq!(winner, (told.w > 0).then(|| side(told.w)), "{} {text}", set.i);
            if told.w == 0 {
                let told = told.k.as_ref().map_or([None, None], |k| blocked(&game, k));
                assert_eq!(after.extra().blocked, told, "{} {text}", set.i);
            }
        }
    }
    eprintln!("{over} set positions are over, {endless} moves are endless");
    assert!(over <= 2, "{over} set positions are over");
    assert!(endless > 0);
}
