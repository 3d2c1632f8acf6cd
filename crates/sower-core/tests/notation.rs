//! Round trips of positions and records of random games, for every rules file and variant.

use std::sync::Arc;
use std::time::Duration;

use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::notation::{write_dashed, write_fen, write_position, write_position_for_url};
use sower_core::played::{Eval, Glyph};
use sower_core::record::{TwoFigureStyle, write_ogn, write_record, write_two_figures};
use sower_core::rules::{Labels, Notation};
use sower_core::{Extra, Game, Move, NodeId, Pie, Played, Record, Side, Tags, library};

/// Random games per rules file.
const GAMES: usize = 8;
/// Plies after which a random game is abandoned.
const PLIES: usize = 120;

fn every_game() -> Vec<Arc<Game>> {
    library::all()
        .into_iter()
        .map(|listed| Arc::new(Game::new(listed.rules(&[]).unwrap_or_else(|error| panic!("{error}")))))
        .collect()
}

/// Plays random moves from the cursor.
fn play_on(played: &mut Played, rng: &mut Pcg64, plies: usize) {
    for _ in 0..plies {
        let moves = played.moves();
        if moves.is_empty() {
            return;
        }
        played.play(moves[rng.random_range(0..moves.len())]).expect("a listed move is legal");
    }
}

fn random_start(game: &Arc<Game>, rng: &mut Pcg64) -> Played {
    let first = if game.rules().turn().toss && rng.random_bool(0.5) { Side::North } else { Side::South };
    let mut played = Played::from_position(Arc::clone(game), game.start_with(first));
    if rng.random_bool(0.3) {
        // A record may begin in the middle of a game.
        play_on(&mut played, rng, 10);
        played = Played::from_position(Arc::clone(game), *played.position());
    }
    played
}

const COMMENTS: &[&str] = &[
    "short",
    "a brace } inside",
    "brackets ( 1. A [Tag \"x\"] ; and { more",
    "a remark that is long enough to be broken over several lines, because nothing in it asks for less than eighty columns",
    "25-20 * [%clk never]",
    "сөз — 棋",
];

fn annotate(played: &mut Played, id: NodeId, rng: &mut Pcg64) {
    let comment = |rng: &mut Pcg64| COMMENTS[rng.random_range(0..COMMENTS.len())];
    let (first, second) = (comment(rng), comment(rng));
    let notes = played.notes_mut(id);
    if rng.random_bool(0.1) {
        notes.add_after(first);
    }
    if rng.random_bool(0.05) {
        notes.add_after(second);
    }
    if rng.random_bool(0.05) && id != NodeId::START {
        notes.add_before(second);
    }
    if rng.random_bool(0.1) {
        notes.clock = Some(Duration::from_millis(rng.random_range(0..10_000_000)));
    }
    if rng.random_bool(0.1) {
        notes.eval = Some(Eval::estimated(rng.random_range(-5000..5000)));
    }
    if rng.random_bool(0.05) {
        notes.eval = Some(Eval::proven(rng.random_range(-48..=48)));
    }
    for glyph in ["!?", "$14", "!"] {
        if rng.random_bool(0.05) {
            notes.glyphs.push(Glyph::parse(glyph).expect("it is one"));
        }
    }
}

/// A random game with nested variations and many notes.
fn random_game(game: &Arc<Game>, rng: &mut Pcg64) -> Played {
    let mut played = random_start(game, rng);
    let mut all = vec![played.cursor()];
    play_on(&mut played, rng, PLIES);
    all.extend(played.main_line());
    for _ in 0..8 {
        played.go_to(all[rng.random_range(0..all.len())]);
        play_on(&mut played, rng, 6);
        all.extend(played.line_to(played.cursor()));
    }
    all.sort();
    all.dedup();
    for id in all {
        annotate(&mut played, id, rng);
    }
    let line = played.main_line();
    played.go_to(line[line.len() - 1]);
    if played.outcome().is_none() {
        let ended = match rng.random_range(0..5) {
            0 => played.agree(),
            1 => played.resign(Side::South),
            2 => played.flag(Side::North),
            3 => played.abandon(Side::South),
            _ => return played,
        };
        ended.expect("the game was not over");
    }
    played
}

fn assert_same(one: &Played, other: &Played, what: &str) {
    let mut pairs = vec![(NodeId::START, NodeId::START)];
    while let Some((left, right)) = pairs.pop() {
        let (a, b) = (one.node(left), other.node(right));
        assert_eq!(a.played(), b.played(), "{what}");
        assert_eq!(a.position(), b.position(), "{what}");
        assert_eq!(a.notes(), b.notes(), "{what}");
        assert_eq!(one.outcome_at(left), other.outcome_at(right), "{what}");
        assert_eq!(a.children().len(), b.children().len(), "{what}");
        pairs.extend(a.children().iter().copied().zip(b.children().iter().copied()));
    }
}

fn tags() -> Tags {
    let mut tags = Tags::new();
    tags.set("South", "Ann \"the quick\" \\ Lee");
    tags.set("North", "Ben");
    tags.set("Date", "2024.05.01");
    tags.set("Event", "A round; with {odd} [signs]");
    tags.set("Zeta", "");
    tags.set("Alpha", "1");
    tags
}

#[test]
fn every_position_is_read_back_from_every_form() {
    for game in every_game() {
        let mut rng = Pcg64::seed_from_u64(11);
        for _ in 0..GAMES {
            let mut played = random_start(&game, &mut rng);
            play_on(&mut played, &mut rng, PLIES);
            for id in played.main_line() {
                let position = played.node(id).position();
                let mut texts = vec![write_position(position), write_position_for_url(position)];
                // The other formats have two rows. They cannot express an open pie rule, and one cannot express homes.
                let has_two_rows = game.rules().board().rows == 2;
                if has_two_rows && position.pie() == Pie::Closed && *position.extra() == Extra::default() {
                    texts.push(write_fen(position, 7));
                    if Side::BOTH.iter().all(|side| position.home(*side).is_none()) {
                        texts.push(write_dashed(position));
                    }
                }
                for text in texts {
                    let read = game.read_position(&text);
                    let extra = read.as_ref().map(|read| *read.extra());
                    let id = &game.rules().about().id;
                    assert_eq!(extra, Ok(*position.extra()), "{id} {text}");
                    assert_eq!(read.as_ref(), Ok(position), "{id} {text}");
                }
            }
        }
    }
}

#[test]
fn every_move_is_read_back() {
    for game in every_game() {
        let mut rng = Pcg64::seed_from_u64(12);
        let mut played = random_start(&game, &mut rng);
        play_on(&mut played, &mut rng, PLIES);
        for id in played.main_line() {
            let position = played.node(id).position();
            for played in game.moves(position) {
                let text = game.write_token(position, played).expect("a listed move is legal");
                assert_eq!(game.read_token(position, &text), Ok(played), "{text}");
            }
        }
    }
}

#[test]
fn every_record_is_read_back_and_written_alike() {
    for game in every_game() {
        let id = &game.rules().about().id;
        let mut rng = Pcg64::seed_from_u64(13);
        for _ in 0..GAMES {
            let played = random_game(&game, &mut rng);
            let text = write_record(&tags(), &played);
            let record = Record::parse(&text).unwrap_or_else(|error| panic!("{id}: {error:?}\n{text}"));
            let again = record.play(&game).unwrap_or_else(|error| panic!("{id}: {error:?}\n{text}"));
            assert_same(&played, &again, &text);
            assert_eq!(write_record(record.tags(), &again), text, "{id}");
            assert_eq!(record.rules().expect("it is named").fingerprint(), game.rules().fingerprint());
            let wide = text.lines().filter(|line| !line.starts_with(['[', ';', '(']));
            assert!(wide.map(|line| line.chars().count()).all(|width| width <= 80), "{text}");
        }
    }
}

#[test]
fn ogn_and_two_figures_are_read_back_where_a_game_has_them() {
    for game in every_game() {
        let mut rng = Pcg64::seed_from_u64(14);
        let rules = game.rules();
        let played = random_game(&game, &mut rng);
        if *rules.labels() == Labels::Letters && *rules.notation() == Notation::Plus {
            let text = write_ogn(&tags(), &played).expect("it has letters");
            let record = Record::parse(&text).expect("it is sound");
            assert_same(&played, &record.play(&game).expect("it can be played"), &text);
            assert_eq!(record.rules().expect("it is named").fingerprint(), rules.fingerprint());
        }
        if *rules.notation() == Notation::FromTo {
            for style in [TwoFigureStyle::Tagged, TwoFigureStyle::Printed] {
                let text = write_two_figures(&tags(), &played, style).expect("its pits are 1 to 9");
                let again = Record::parse(&text).and_then(|record| record.play(&game));
                let again = again.unwrap_or_else(|error| panic!("{error:?}\n{text}"));
                let moves = |played: &Played| {
                    let line = played.main_line();
                    line.iter().filter_map(|id| played.node(*id).played()).collect::<Vec<_>>()
                };
                assert_eq!(moves(&again), moves(&played), "{text}");
            }
        }
    }
}

#[test]
fn variations_deeper_than_a_record_may_nest_are_kept() {
    let game = Arc::new(Game::new(library::find("togyz-kumalak").unwrap().rules(&[]).unwrap()));
    let mut played = Played::new(Arc::clone(&game));
    // At every ply one move for the line, and another one that contains the next variation.
    for _ in 0..150 {
        let moves = played.moves();
        let [first, .., last] = moves[..] else { break };
        played.play(first).unwrap();
        played.undo();
        played.play(last).unwrap();
    }
    assert!(played.node(played.cursor()).ply() > 100, "the tree is deep enough to try it");
    let text = write_record(&Tags::new(), &played);
    let again = Record::parse(&text).unwrap().play(&game).unwrap();
    assert_same(&played, &again, &text);
    assert_eq!(write_record(&Tags::new(), &again), text);
}

#[test]
fn a_huge_text_is_refused_in_good_time() {
    let game = Arc::new(Game::new(library::find("oware").unwrap().rules(&[]).unwrap()));
    let texts = [
        "A ".repeat(1_000_000),
        "Aa".repeat(1_000_000),
        "(".repeat(1_000_000),
        "1(".repeat(1_000_000),
        format!("A {{{}}}", "[%clk ".repeat(500_000)),
        "1.".repeat(1_000_000),
        format!("[A \"{}", "x".repeat(2_000_000)),
    ];
    for text in texts {
        let _ = Record::parse(&text).and_then(|record| record.play(&game)).map(|_| ());
    }
}

fn near_words() -> impl Strategy<Value = String> {
    let words = prop_oneof![
        "[1-9][1-9]?(x|\\([0-9]{1,2}\\))?",
        "[A-Fa-f](\\+[0-9])?[!?]{0,2}",
        "[a-i][12][a-i][12]",
        Just("swap".to_owned()),
        Just("(".to_owned()),
        Just(")".to_owned()),
        Just("{a [%clk 0:00:01] b}".to_owned()),
        Just("; c\n".to_owned()),
        Just("1.".to_owned()),
        Just("*".to_owned()),
        Just("25-20".to_owned()),
        Just("[Position \"1,2/3 x\"]".to_owned()),
        Just("[Rules \"0123456789abcdef a=b\"]".to_owned()),
        Just("[Termination \"time\"]".to_owned()),
    ];
    proptest::collection::vec(words, 0..12).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn no_text_that_is_nearly_a_record_makes_anything_panic(text in near_words()) {
        if let Ok(record) = Record::parse(&text) {
            for name in ["oware", "togyz-kumalak", "kalah-pie", "ogidise"] {
                let game = Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()));
                if let Ok(played) = record.play(&game) {
                    let written = write_record(record.tags(), &played);
                    let again = Record::parse(&written).and_then(|record| record.play(&game));
                    prop_assert!(again.is_ok(), "{written}");
                }
                let _ = record.rules();
            }
        }
    }
}

#[test]
fn a_move_without_a_game_is_a_number_or_swap() {
    for text in ["1", "12", "swap"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in ["", "0", "-1", "256", "A", "Swap", " 1"] {
        assert_eq!(text.parse::<Move>().unwrap_err().0, text);
    }
}
