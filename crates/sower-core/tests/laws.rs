//! Invariants of every rules file and variant, checked on random games.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::kernel::{Half, Packed, SharedRing};
use sower_core::rules::Again;
use sower_core::trace::{Cell, Event};
use sower_core::{Game, Move, Outcome, Pit, Place, Played, Position, Setup, Side};
use sower_testing::agreement;
use sower_testing::walks::{PLIES, every_game, pick, set_up, walk};

/// Random games per rules file.
const GAMES: usize = 150;
/// The same for games of the general kernel, whose turns are longer.
const LONG_GAMES: usize = 12;

fn games_of(game: &Game) -> usize {
    if game.rules().needs_general() { LONG_GAMES } else { GAMES }
}

fn total(position: &Position) -> u32 {
    let seeds = |side: &Side| [position.on_side(*side), position.store(*side), position.extra().hands[*side]];
    Side::BOTH.iter().flat_map(seeds).map(u32::from).sum()
}

#[test]
fn seeds_are_conserved() {
    for game in every_game() {
        let seeds = u32::from(game.rules().total());
        walk(&game, GAMES, PLIES, 1, |position, _| {
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
        walk(&game, GAMES, PLIES, 2, |position, moves| {
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
        walk(&game, GAMES / 4, PLIES, 3, |position, moves| {
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
        walk(&game, games_of(&game), PLIES, 4, |position, _| {
            agreement::check(&game, position, &game.rules().about().id);
        });
    }
}

/// Boards of up to 7 pits fit both widths of the kernel.
#[test]
fn both_widths_of_the_kernel_are_the_same_game() {
    let mut compared = 0;
    for game in
        every_game().iter().filter(|game| game.rules().board().pits <= 7 && !game.rules().needs_general())
    {
        let (narrow, wide) = (SharedRing::<u64>::new(game.rules()), SharedRing::<u128>::new(game.rules()));
        walk(game, GAMES / 5, PLIES, 8, |position, _| {
            assert_eq!(children(&narrow, position), children(&wide, position), "{position:?}");
            compared += 1;
        });
    }
    assert!(compared > 10_000, "only {compared} positions");
}

/// The result of a position, and the position after each move.
fn children<H: Half>(
    kernel: &SharedRing<H>,
    position: &Position,
) -> (Option<Outcome>, Vec<(usize, Position)>) {
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
        walk(&game, games_of(&game), PLIES, 12, |position, moves| {
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

#[test]
fn the_kernel_equals_the_trace_on_any_set_up() {
    let mut rng = Pcg64::seed_from_u64(7);
    for game in every_game() {
        // With many seeds a turn of the general kernel can run through millions of laps before it repeats itself.
        let (boards, largest) = if game.rules().needs_general() { (LONG_GAMES, 5) } else { (150, 40) };
        for _ in 0..boards {
            let most = rng.random_range(1..=largest);
            let Some(position) = set_up(&game, &mut rng, most) else { continue };
            agreement::check(&game, &position, &game.rules().about().id);
        }
    }
}

#[test]
fn a_rotated_board_is_the_same_game_mirrored() {
    for game in every_game() {
        walk(&game, GAMES / 4, PLIES, 5, |position, moves| {
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
            assert!(played.outcome().is_some(), "{id} continues after {bound} plies");
        }
    }
}

/// A board on which the steps of a trace are executed.
struct Replay {
    setup: Setup,
    hand: u8,
    captured: [u8; 2],
}

impl Replay {
    fn seeds(&mut self, place: Place) -> &mut u8 {
        &mut self.setup.rows[place.side][usize::from(place.index)]
    }

    /// Executes a step and checks its counts against this board.
    fn step(&mut self, event: &Event) {
        match *event {
            Event::Lift { from, seeds, left } => {
                // Only captured seeds are lifted from several pits before the next one falls.
                assert_eq!(*self.seeds(from), seeds + left);
                self.hand += seeds;
                *self.seeds(from) = left;
            }
            Event::Drop { to, count, hand, .. } => {
                let cell = match to {
                    Cell::Pit(place) => self.seeds(place),
                    Cell::Store(side) => &mut self.setup.stores[side],
                };
                *cell += 1;
                assert_eq!(*cell, count);
                self.hand -= 1;
                assert_eq!(self.hand, hand);
            }
            Event::IntoHome { at, owner, hand } => {
                assert_eq!(self.setup.homes[owner], Some(at.index));
                self.setup.stores[owner] += 1;
                self.hand -= 1;
                assert_eq!(self.hand, hand);
            }
            Event::Relay { at, seeds } => assert_eq!(*self.seeds(at), seeds),
            Event::Stop { at: Cell::Pit(place), count } => assert_eq!(*self.seeds(place), count),
            Event::Capture { by, ref pits, seeds, left, to, .. } => {
                let taken: u8 = pits.iter().map(|place| std::mem::take(self.seeds(*place))).sum();
                assert_eq!(taken, seeds + left);
                *self.seeds(pits[0]) += left;
                match to {
                    Some(pit) => *self.seeds(pit) += seeds,
                    None => self.setup.stores[by] += seeds,
                }
                self.captured[by] += seeds;
            }
            Event::SownOn { by, ref pits, .. } => {
                let others = pits.iter().filter(|pit| pit.side != by).copied().collect::<Vec<_>>();
                self.captured[by] += others.into_iter().map(|pit| *self.seeds(pit)).sum::<u8>();
            }
            Event::HomeMade { at, owner, seeds } => {
                assert_eq!(std::mem::take(self.seeds(at)), seeds);
                self.setup.stores[owner] += seeds;
                self.captured[owner] += seeds;
                self.setup.homes[owner] = Some(at.index);
            }
            Event::PutIn { at, count, hand } => {
                self.setup.extra.hands[at.side] -= 1;
                assert_eq!(self.setup.extra.hands[at.side], hand);
                *self.seeds(at) += 1;
                assert_eq!(*self.seeds(at), count);
            }
            Event::SownFrom { by, pit, seeds, .. } => {
                assert_eq!((self.hand, std::mem::take(self.seeds(pit))), (0, seeds));
                self.hand = seeds;
                self.captured[by] += seeds;
            }
            Event::Tax { at, left } => assert_eq!(*self.seeds(at), left + 2),
            Event::HouseStop { at, seeds } | Event::HousePlayed { at, seeds } => {
                assert_eq!(*self.seeds(at), seeds);
            }
            Event::HouseLost { at } => self.setup.extra.houses[at.side] = false,
            Event::HomeBarred { at, seeds } => assert_eq!(*self.seeds(at), seeds),
            _ => {}
        }
    }
}

#[test]
fn the_steps_of_a_trace_carried_out_one_by_one_give_the_position_after_it() {
    for game in every_game() {
        let rules = game.rules();
        walk(&game, GAMES / 15, PLIES, 13, |position, moves| {
            for played in moves.iter().filter(|played| **played != Move::Swap) {
                let traced = game.trace(position, *played).expect("a listed move is legal");
                let mut replay = Replay { setup: position.setup(), hand: 0, captured: [0; 2] };
                for step in &traced.steps {
                    replay.step(&step.event);
                    assert!(agreement::names_a_key(step.rule, rules), "{step:?}");
                }
                let after = traced.after.setup();
                let board = |setup: Setup| {
                    (setup.rows, setup.stores, setup.homes, setup.extra.hands, setup.extra.houses)
                };
                assert_eq!(board(replay.setup), board(after), "{} {position:?} {played}", rules.about().id);
                assert_eq!((replay.hand, replay.captured), (0, traced.captured));
                let starts_a_lap =
                    |event: &Event| matches!(event, Event::Lift { .. } | Event::SownFrom { .. });
                let lifts = traced.steps.iter().filter(|step| starts_a_lap(&step.event));
                // Captured seeds that are sown on are lifted from several pits.
                if !traced.steps.iter().any(|step| matches!(step.event, Event::SownOn { .. })) {
                    assert_eq!(lifts.count(), traced.laps as usize);
                }
            }
        });
    }
}
