//! Bao: single rules on set boards, and both implementations on random boards.

#![expect(clippy::unwrap_used, reason = "a test that cannot continue fails")]

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::trace::Event;
use sower_core::{AnyKernel, Game, Place, Position, Setup, Side, Termination, library};
use sower_testing::agreement;

const GAMES: [&str; 6] = [
    "bao-la-kiswahili",
    "bao-la-kiswahili-recorded",
    "bao-malawi",
    "bao-malawi-recorded",
    "bao-kujifunza",
    "bao-kujifunza-recorded",
];

fn game(name: &str) -> Game {
    Game::new(library::find(name).unwrap().rules(&[]).unwrap())
}

/// The labels of the legal moves.
fn moves(game: &Game, text: &str) -> String {
    let position = game.read_position(text).unwrap();
    let labels = game.moves(&position).into_iter().map(|played| game.label(position.side(), played));
    labels.collect::<Vec<_>>().join(" ")
}

/// The text of the position after a move.
fn after(game: &Game, text: &str, label: &str) -> String {
    let position = game.read_position(text).unwrap();
    let played = game.read_move(position.side(), label).unwrap();
    let after = game.play(&position, played).unwrap();
    assert_eq!(game.trace(&position, played).unwrap().after, after, "{text} {label}");
    after.to_string()
}

/// Whether a step like this explains a move.
fn has_step(game: &Game, text: &str, label: &str, is_it: impl Fn(&Event) -> bool) -> bool {
    let position = game.read_position(text).unwrap();
    let played = game.read_move(position.side(), label).unwrap();
    game.trace(&position, played).unwrap().steps.iter().any(|step| is_it(&step.event))
}

/// A random position with seeds in hand, houses and blocked pits where the rules have them.
fn random_position(game: &Game, rng: &mut Pcg64) -> Option<Position> {
    let mut setup: Setup = game.start().setup();
    let dense = rng.random_range(0.2..0.95);
    for side in Side::BOTH {
        for index in 0..16 {
            let most = if rng.random_bool(0.1) { 20 } else { 5 };
            setup.rows[side][index] = if rng.random_bool(dense) { rng.random_range(0..=most) } else { 0 };
        }
        if game.rules().bao().house {
            setup.extra.houses[side] = rng.random_bool(0.6);
        }
        setup.extra.hands[side] =
            if game.rules().bao().hand > 0 && rng.random_bool(0.5) { rng.random_range(0..=3) } else { 0 };
        let pit = rng.random_range(0..8);
        if rng.random_bool(0.3) && setup.rows[side][usize::from(pit)] > 0 {
            setup.extra.blocked[side] = Some(pit);
        }
    }
    setup.side = if rng.random_bool(0.5) { Side::South } else { Side::North };
    game.position(&setup).ok()
}

#[test]
fn both_implementations_agree_on_random_boards() {
    let mut rng = Pcg64::seed_from_u64(21);
    let (mut positions, mut found) = (0, 0);
    for name in GAMES {
        let game = game(name);
        for _ in 0..6_000 {
            let Some(position) = random_position(&game, &mut rng) else { continue };
            positions += 1;
            found += agreement::check(&game, &position, &name).len();
            assert_eq!(game.read_position(&position.to_string()), Ok(position));
        }
    }
    assert!(positions > 20_000 && found > 100_000, "{positions} positions with {found} moves");
}

#[test]
fn the_start_is_written_with_rows_hands_and_houses() {
    let start = game("bao-la-kiswahili").start();
    let side = "0,0,0,0,6,2,2,0|0,0,0,0,0,0,0,0";
    assert_eq!(start.to_string(), format!("{side}/{side} 0,0 22,22 y,y S"));
    let row = "2,2,2,2,2,2,2,2";
    assert_eq!(game("bao-kujifunza").start().to_string(), format!("{row}|{row}/{row}|{row} 0,0 S"));
}

#[test]
fn texts_that_are_no_positions_are_refused_with_the_reason() {
    let side = "0,0,0,0,6,2,2,0|0,0,0,0,0,0,0,0";
    let cases = [
        (format!("{side}/0,0,0,0,6,2,2,0,0,0,0,0,0,0,0,0 0,0 22,22 y,y S"), "is not the rows of North"),
        (format!("{side}/{side} 0,0 22 y,y S"), "two hands"),
        (format!("{side}/{side} 0,0 22,22 y S"), "houses of South and North"),
        (format!("{side}/{side} 0,0 200,200 y,y S"), "at most 255"),
        (format!("0,0,0,0,6!,2!,2,0|0,0,0,0,0,0,0,0/{side} 0,0 0,0 y,y S"), "at most one can be blocked"),
        (format!("0!,0,0,0,6,2,2,0|0,0,0,0,0,0,0,0/{side} 0,0 0,0 y,y S"), "with seeds"),
    ];
    let game = game("bao-la-kiswahili");
    for (text, reason) in cases {
        let error = game.read_position(&text).unwrap_err().to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }
}

#[test]
fn the_first_turn_may_not_put_a_seed_into_a_working_house() {
    let game = game("bao-la-kiswahili");
    let start = game.start().to_string();
    assert_eq!(moves(&game, &start), "f2< f2> g2< g2>");
    let side = "0,0,0,0,6,2,2,0|0,0,0,0,0,0,0,0";
    let played = "0,0,0,0,6,2,0,1|0,0,0,0,0,0,1,1";
    assert_eq!(after(&game, &start, "g2>"), format!("{played}/{side} 0,0 21,22 y,y N"));
}

#[test]
fn a_working_house_that_is_the_only_inner_pit_pays_a_tax_of_two() {
    let game = game("bao-la-kiswahili");
    let text = "0,0,0,0,8,0,0,0|0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0|3,0,0,0,0,0,0,0 0,0 5,5 y,y S";
    assert_eq!(moves(&game, text), "e2< e2>");
    let left = "0,0,1,1,7,0,0,0|0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0|3,0,0,0,0,0,0,0 0,0 4,5 y,y N";
    assert_eq!(after(&game, text, "e2<"), left);
    assert!(has_step(&game, text, "e2<", |event| matches!(event, Event::Tax { left: 7, .. })));
}

#[test]
fn a_lap_that_ends_in_a_working_house_may_stop_or_go_on() {
    let game = game("bao-la-kiswahili");
    let text = "0,0,1,0,7,0,0,1|0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,1|0,0,0,0,0,0,0,0 0,0 5,5 y,y S";
    assert_eq!(moves(&game, text), "h2> h2>:safari");
    let stopped = "0,0,1,0,8,1,1,0|0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1|0,0,0,0,0,0,0,0 0,0 4,5 y,y N";
    assert_eq!(after(&game, text, "h2>"), stopped);
    let played = "1,1,2,1,0,1,1,0|1,1,1,1,0,0,0,0/0,0,0,0,0,0,0,1|0,0,0,0,0,0,0,0 0,0 4,5 -,y N";
    assert_eq!(after(&game, text, "h2>:safari"), played);
    assert!(has_step(&game, text, "h2>:safari", |event| matches!(event, Event::HouseLost { .. })));
}

#[test]
fn an_inner_row_that_a_capture_empties_ends_the_turn_or_only_the_game() {
    let text = "0,0,1,0,7,0,0,1|0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0|1,0,0,0,0,0,0,0 0,0 5,5 y,y S";
    let over = after(&game("bao-la-kiswahili"), text, "h2>");
    assert_eq!(over, "0,0,1,0,7,0,0,3|0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0|1,0,0,0,0,0,0,0 0,0 4,5 y,y N");
    let game = game("bao-la-kiswahili-recorded");
    assert_eq!(moves(&game, text), "h2> h2>:safari");
    let over = game.read_position(&after(&game, text, "h2>")).unwrap();
    let outcome = game.outcome(&over).unwrap();
    assert_eq!((outcome.termination, outcome.winner), (Termination::InnerRowEmpty, Some(Side::South)));
}

#[test]
fn a_pit_of_sixteen_never_captures() {
    let game = game("bao-kujifunza");
    let text = "1,0,0,0,0,16,0,0|0,0,0,0,0,0,0,0/3,1,1,1,1,1,1,3|0,0,0,0,0,0,0,0 0,0 S";
    let position = game.read_position(text).unwrap();
    for played in game.moves(&position) {
        assert_eq!(game.trace(&position, played).unwrap().captured, [0, 0], "{played}");
    }
    assert_eq!(moves(&game, text), "f2< f2>");
}

#[test]
fn an_empty_inner_row_loses_all_seeds() {
    let game = game("bao-kujifunza");
    let text = "0,0,0,0,0,0,0,0|9,9,0,0,0,0,0,0/3,1,1,1,1,1,1,3|0,0,0,0,0,0,0,0 0,0 S";
    let outcome = game.outcome(&game.read_position(text).unwrap()).unwrap();
    assert_eq!((outcome.score, outcome.winner), ([0, 30], Some(Side::North)));
    assert_eq!(outcome.termination, Termination::InnerRowEmpty);
}

#[test]
fn a_player_who_cannot_move_loses() {
    let game = game("bao-kujifunza");
    let text = "1,0,0,0,0,0,0,0|1,1,0,0,0,0,0,0/3,1,1,1,1,1,1,3|0,0,0,0,0,0,0,0 0,0 S";
    let outcome = game.outcome(&game.read_position(text).unwrap()).unwrap();
    assert_eq!((outcome.termination, outcome.winner), (Termination::Immobile, Some(Side::North)));
}

#[test]
fn a_small_house_is_an_ordinary_pit_unless_the_rules_keep_it_for_last() {
    let text = "1,0,0,0,5,0,0,0|0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0|1,0,0,0,0,0,0,0 0,0 5,5 y,y S";
    assert_eq!(moves(&game("bao-la-kiswahili"), text), "e2< e2>");
    assert_eq!(moves(&game("bao-la-kiswahili-recorded"), text), "a2< a2>");
}

#[test]
fn a_takata_blocks_the_only_pit_that_it_threatens() {
    let mut rng = Pcg64::seed_from_u64(5);
    let mut blocks = 0;
    for name in ["bao-la-kiswahili", "bao-kujifunza-recorded"] {
        let game = game(name);
        for _ in 0..20_000 {
            let Some(mut position) = random_position(&game, &mut rng) else { continue };
            if position.extra().hands != [0, 0] || position.extra().blocked != [None, None] {
                continue;
            }
            let side = position.side();
            let Some(played) = game.moves(&position).first().copied() else { continue };
            position = game.play(&position, played).unwrap();
            let Some(index) = position.extra().blocked[!side] else { continue };
            blocks += 1;
            assert!(index < 8 && position.seeds(Place { side: !side, index }) > 0, "{position:?}");
            // Its owner does not sow it without a capture.
            for answer in game.moves(&position) {
                let traced = game.trace(&position, answer).unwrap();
                let starts_there = answer.pit().is_some_and(|pit| pit.index() == usize::from(index));
                assert!(traced.captured != [0, 0] || !starts_there, "{position:?} {answer}");
            }
        }
    }
    assert!(blocks > 100, "{blocks} blocks");
}

#[test]
fn a_drawn_turn_is_a_legal_one() {
    let mut rng = Pcg64::seed_from_u64(9);
    for name in GAMES {
        let game = game(name);
        let AnyKernel::General(kernel) = game.kernel() else { panic!("{name} needs the general kernel") };
        for _ in 0..2_000 {
            let Some(position) = random_position(&game, &mut rng) else { continue };
            let drawn = kernel.draw_turn(&position, &mut |below| rng.random_range(0..below));
            let moves = game.moves(&position);
            assert_eq!(drawn.is_some(), !moves.is_empty(), "{position:?}");
            let Some(drawn) = drawn else { continue };
            assert!(moves.iter().any(|played| game.play(&position, *played) == Ok(drawn)), "{position:?}");
        }
    }
}
