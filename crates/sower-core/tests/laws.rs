//! The laws that every rules file and variant is held to, on random games.

use std::sync::Arc;

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::kernel::{Half, Kernel, Packed};
use sower_core::rules::Again;
use sower_core::trace::{Cell, Event};
use sower_core::{Game, Move, Outcome, Pie, Pit, Played, Position, Setup, Side, library};
use sower_testing::agreement;

/// Random games that each rules file plays.
const GAMES: usize = 150;
/// Plies after which a random game is left, so that slow games do not hold up the rest.
const PLIES: usize = 400;

fn every_game() -> Vec<Game> {
    library::all()
        .into_iter()
        .map(|listed| Game::new(listed.rules(&[]).unwrap_or_else(|error| panic!("{error}"))))
        .collect()
}

/// Plays random games and shows every position on the way.
fn walk(game: &Game, games: usize, seed: u64, mut visit: impl FnMut(&Position, &[Move])) {
    let mut rng = Pcg64::seed_from_u64(seed);
    for _ in 0..games {
        let first = if rng.random_bool(0.5) && game.rules().turn().toss { Side::North } else { Side::South };
        let mut position = game.start_with(first);
        for _ in 0..PLIES {
            let moves = game.moves(&position);
            visit(&position, &moves);
            let Some(played) = pick(&mut rng, &moves) else { break };
            position = game.play(&position, played).expect("a listed move is legal");
        }
    }
}

fn pick(rng: &mut impl Rng, moves: &[Move]) -> Option<Move> {
    (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())])
}

fn total(position: &Position) -> u32 {
    Side::BOTH.iter().map(|side| u32::from(position.on_side(*side)) + u32::from(position.store(*side))).sum()
}

#[test]
fn seeds_are_conserved() {
    for game in every_game() {
        let seeds = u32::from(game.rules().total());
        walk(&game, GAMES, 1, |position, _| {
            assert_eq!(total(position), seeds, "{}", game.rules().about().id);
            if let Some(outcome) = game.outcome(position) {
                assert!(outcome.score.iter().map(|score| u32::from(*score)).sum::<u32>() <= seeds);
            }
        });
    }
}

#[test]
fn over_means_no_move_and_not_over_means_a_move() {
    for game in every_game() {
        walk(&game, GAMES, 2, |position, moves| {
            assert_eq!(
                game.outcome(position).is_some(),
                moves.is_empty(),
                "{} {position:?}",
                game.rules().about().id
            );
        });
    }
}

#[test]
fn listed_means_playable_and_unlisted_means_refused() {
    for game in every_game() {
        let pits = game.rules().board().pits;
        walk(&game, GAMES / 4, 3, |position, moves| {
            for index in 0..2 * pits {
                let played = Move::Sow(Pit::from_index(index));
                assert_eq!(
                    game.play(position, played).is_ok(),
                    moves.contains(&played),
                    "{position:?} {played:?}"
                );
            }
            assert_eq!(game.play(position, Move::Swap).is_ok(), moves.contains(&Move::Swap));
        });
    }
}

#[test]
fn the_kernel_equals_the_trace() {
    for game in every_game() {
        walk(&game, GAMES, 4, |position, _| {
            agreement::check(&game, position, &game.rules().about().id);
        });
    }
}

/// Boards of up to 7 pits fit into both widths of the kernel.
#[test]
fn both_widths_of_the_kernel_are_the_same_game() {
    let mut compared = 0;
    for game in every_game().iter().filter(|game| game.rules().board().pits <= 7) {
        let (narrow, wide) = (Kernel::<u64>::new(game.rules()), Kernel::<u128>::new(game.rules()));
        walk(game, GAMES / 5, 8, |position, _| {
            assert_eq!(children(&narrow, position), children(&wide, position), "{position:?}");
            compared += 1;
        });
    }
    assert!(compared > 10_000, "only {compared} positions");
}

/// How a position has ended, and what each move leads to.
fn children<H: Half>(kernel: &Kernel<H>, position: &Position) -> (Option<Outcome>, Vec<(usize, Position)>) {
    let packed = Packed::pack(position);
    let mut found = Vec::new();
    if kernel.outcome(&packed).is_none() {
        kernel.for_each_child(&packed, |pit, child| found.push((pit, child.unpack(position.pits()))));
    }
    (kernel.outcome(&packed), found)
}

#[test]
fn no_player_moves_again_in_a_game_that_is_over() {
    let mut earned_in_vain = 0;
    for game in every_game() {
        let id = &game.rules().about().id;
        walk(&game, GAMES, 12, |position, moves| {
            for played in moves {
                let traced = game.trace(position, *played).expect("a listed move is legal");
                let told = traced.steps.iter().any(|step| matches!(step.event, Event::Again { .. }));
                let moves_next = traced.outcome.is_none() && traced.after.side() == traced.mover;
                assert!(!traced.again || moves_next, "{id} {position:?} {played:?}");
                if traced.outcome.is_none() {
                    continue;
                }
                assert!(!told, "{id} {position:?} {played:?}");
                let own_store = traced.last == Some(Cell::Store(traced.mover));
                earned_in_vain +=
                    u32::from(own_store && game.rules().turn().again.contains(&Again::OwnStore));
            }
        });
    }
    assert!(earned_in_vain > 100, "such ends came up: {earned_in_vain}");
}

/// A position at random, with seeds beyond what play would bring about.
fn set_up(game: &Game, rng: &mut impl Rng) -> Option<Position> {
    let pits = game.rules().board().pits;
    let most = rng.random_range(1..=40_u8);
    let mut row = || -> Vec<u8> {
        (0..pits).map(|_| if rng.random_bool(0.4) { 0 } else { rng.random_range(0..=most) }).collect()
    };
    let mut rows = [row(), row()];
    let mut homes = [None, None];
    for side in Side::BOTH {
        if game.rules().home().at.is_some() && rng.random_bool(0.4) {
            let index = rng.random_range(0..pits);
            homes[side] = Some(index);
            rows[!side][usize::from(index)] = 0;
        }
    }
    let side = if rng.random_bool(0.5) { Side::South } else { Side::North };
    let stores = [rng.random_range(0..=20), rng.random_range(0..=20)];
    game.position(&Setup { rows, stores, homes, side, pie: Pie::Closed }).ok()
}

#[test]
fn the_kernel_equals_the_trace_on_any_set_up() {
    let mut rng = Pcg64::seed_from_u64(7);
    for game in every_game() {
        for position in (0..150).filter_map(|_| set_up(&game, &mut rng)) {
            agreement::check(&game, &position, &game.rules().about().id);
        }
    }
}

#[test]
fn a_rotated_board_is_the_same_game_mirrored() {
    for game in every_game() {
        walk(&game, GAMES / 4, 5, |position, moves| {
            let rotated = position.rotated();
            assert_eq!(game.moves(&rotated), moves);
            for played in moves {
                let after = game.play(position, *played).expect("a listed move is legal");
                let mirrored = game.play(&rotated, *played).expect("and so is its mirror image");
                assert_eq!(mirrored, after.rotated());
            }
        });
    }
}

#[test]
fn every_game_ends_within_its_bound() {
    for game in every_game() {
        let id = game.rules().about().id.clone();
        let bound = game.rules().most_plies().unwrap_or_else(|| panic!("{id} has no bound"));
        let game = Arc::new(game);
        let mut rng = Pcg64::seed_from_u64(6);
        for _ in 0..4 {
            let mut played = Played::new(Arc::clone(&game));
            for _ in 0..=bound {
                match pick(&mut rng, &played.moves()) {
                    Some(next) => played.play(next).expect("a listed move is legal"),
                    None => break,
                };
            }
            assert!(played.outcome().is_some(), "{id} goes on after {bound} plies");
        }
    }
}
