//! Compares the kernel's shortcuts with plain play on random boards of every shipped game: counting, children, parents and turns
//! by row. `laws` tests single plies.

use std::ops::ControlFlow;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::kernel::{Backward, Half, Packed, SharedRing};
use sower_core::{Game, Move, Pie, Pit, Position, Side, library, with_shared_ring};
use sower_testing::walks::{every_game, set_up, walk};

fn game(name: &str) -> Game {
    let listed = library::find(name).unwrap_or_else(|error| panic!("{error}"));
    Game::new(listed.rules(&[]).unwrap_or_else(|error| panic!("{error}")))
}

/// Random boards of a game, most of them with few seeds.
fn boards(game: &Game, count: usize, most: u8, seed: u64) -> Vec<Position> {
    let mut rng = Pcg64::seed_from_u64(seed);
    (0..count)
        .filter_map(|_| {
            let most = rng.random_range(1..=most);
            set_up(game, &mut rng, most)
        })
        .collect()
}

#[test]
fn perft_counts_what_playing_every_move_counts() {
    fn count(game: &Game, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |played| game.play(position, played).expect("a listed move is legal");
        game.moves(position).into_iter().map(|played| count(game, &after(played), depth - 1)).sum()
    }
    for game in every_game() {
        for depth in 0..=2 {
            walk(&game, 1, 12, 1, |position, _| {
                let id = &game.rules().about().id;
                assert_eq!(game.perft(position, depth), count(&game, position, depth), "{id} {position:?}");
            });
        }
    }
}

#[test]
fn a_set_of_moves_counts_lists_and_finds_its_pits() {
    fn check<H: Half>(kernel: &SharedRing<H>, position: &Position, moves: &[Move]) {
        let legal = kernel.legal(&Packed::pack(position));
        let pits: Vec<Pit> = legal.pits().collect();
        let sown: Vec<Pit> = moves.iter().filter_map(|played| played.pit()).collect();
        assert_eq!((&pits, legal.len(), legal.is_empty()), (&sown, sown.len(), sown.is_empty()));
        for (before, pit) in pits.iter().enumerate() {
            assert_eq!(legal.nth(before as u32), pit.index());
        }
        for pit in (0..2 * position.pits()).map(Pit::from_index) {
            assert_eq!(legal.contains(pit), pits.contains(&pit));
        }
    }
    for game in every_game() {
        walk(&game, 2, 60, 2, |position, moves| {
            with_shared_ring!(game.kernel(), kernel => check(kernel, position, moves), else {});
        });
    }
}

#[test]
fn children_until_enough_are_the_first_of_all_children() {
    fn check<H: Half>(kernel: &SharedRing<H>, position: &Position) {
        let packed = Packed::pack(position);
        let mut all = Vec::new();
        kernel.for_each_child(&packed, |pit, child| all.push((pit, *child)));
        for enough in 1..=all.len() + 1 {
            let mut seen = Vec::new();
            let any = kernel.for_each_child_until(&packed, |pit, child| {
                seen.push((pit, *child));
                if seen.len() == enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert_eq!((any, &seen[..]), (!all.is_empty(), &all[..enough.min(all.len())]), "{position:?}");
        }
    }
    for game in every_game() {
        for position in boards(&game, 60, 6, 3) {
            with_shared_ring!(game.kernel(), kernel => check(kernel, &position), else {});
        }
    }
}

#[test]
fn a_position_that_seems_over_has_no_move_and_a_candidate_is_every_legal_move() {
    fn check<H: Half>(kernel: &SharedRing<H>, position: &Position) {
        let packed = Packed::pack(position);
        let (legal, open) = (kernel.legal(&packed), kernel.open_candidates(&packed));
        assert!(!kernel.seems_over(&packed) || legal.is_empty(), "{position:?}");
        assert!(legal.pits().all(|pit| open.contains(pit)), "{position:?}");
        assert!(open.pits().all(|pit| kernel.candidates(&packed).contains(pit)), "{position:?}");
        // If legality needs no sowing, the check is exact.
        if kernel.turns_by_row().is_some() {
            assert_eq!((kernel.seems_over(&packed), legal), (open.is_empty(), open), "{position:?}");
        }
        assert_eq!(kernel.termination(&packed).is_some(), legal.is_empty(), "{position:?}");
    }
    for game in every_game() {
        for position in boards(&game, 60, 6, 4) {
            with_shared_ring!(game.kernel(), kernel => check(kernel, &position), else {});
        }
    }
}

#[test]
fn a_game_that_is_played_out_goes_on_after_a_majority() {
    fn check<H: Half>(kernel: &SharedRing<H>, position: &Position) {
        let packed = Packed::pack(position);
        assert!(kernel.legal(&packed).is_empty());
        assert!(!kernel.played_out().legal(&packed).is_empty());
    }
    let game = game("oware");
    let position =
        game.read_position("1,1,1,1,1,1/1,1,1,1,1,1 25,11 S").unwrap_or_else(|error| panic!("{error}"));
    with_shared_ring!(game.kernel(), kernel => check(kernel, &position), else {});
}

/// The same board with empty stores, South to move.
fn bare<H: Half>(kernel: &SharedRing<H>, position: &Position) -> Packed<H> {
    let packed = Packed::<H>::pack(position);
    let mask = kernel.pit_mask();
    Packed::of_pits(packed.own() & mask, packed.other() & mask, packed.homes_by_mover())
}

/// The turns of a position that capture nothing: the position after each, and whether the same side moves there.
fn quiet_turns<H: Half>(kernel: &SharedRing<H>, position: &Packed<H>) -> Vec<(Packed<H>, bool)> {
    let mut found = Vec::new();
    kernel.for_each_child(position, |_, child| {
        if child.own_store() == 0 && child.other_store() == 0 {
            let homes = child.homes_by_mover();
            found.push((Packed::of_pits(child.own(), child.other(), homes), child.side() == position.side()));
        }
    });
    found
}

#[test]
fn parents_are_exactly_the_positions_with_a_quiet_turn_that_leads_here() {
    fn check<H: Half>(kernel: &SharedRing<H>, position: &Position) -> usize {
        let before = bare(kernel, position);
        let mut checked = 0;
        for (child, same_side) in quiet_turns(kernel, &before) {
            let mut parents = Vec::new();
            kernel.for_each_parent(&child, |parent, same_side| parents.push((*parent, same_side)));
            assert!(parents.contains(&(before, same_side)), "{position:?} {child:?}");
            for (parent, same_side) in &parents {
                let calls = parents.iter().filter(|found| **found == (*parent, *same_side)).count();
                let turns = quiet_turns(kernel, parent);
                let leading = turns.iter().filter(|turn| **turn == (child, *same_side)).count();
                assert_eq!(calls, leading, "{parent:?} before {child:?}");
            }
            checked += parents.len();
        }
        checked
    }
    let mut checked = 0;
    for game in every_game() {
        for position in boards(&game, 80, 3, 5) {
            checked += with_shared_ring!(game.kernel(), kernel => {
                if kernel.backward() == Backward::Unknown { 0 } else { check(kernel, &position) }
            }, else 0);
        }
    }
    assert!(checked > 10_000, "only {checked} parents");
}

#[test]
fn each_kind_of_game_is_undone_in_its_own_way() {
    let backward = |name| with_shared_ring!(game(name).kernel(), kernel => kernel.backward(), else panic!("these games are played on a shared ring"));
    for name in ["kalah", "oware", "togyz-kumalak"] {
        assert_eq!(backward(name), Backward::OneLap, "{name}");
    }
    assert_eq!(backward("ogidise"), Backward::Chain);
}

#[test]
fn a_turn_by_row_is_the_turn_whatever_the_opponent_has() {
    fn check<H: Half>(kernel: &SharedRing<H>, position: &Position) -> usize {
        let Some(turns) = kernel.turns_by_row() else { return 0 };
        let before = bare(kernel, position);
        let mut known = 0;
        for pit in 0..kernel.pits() {
            let Some(turn) = turns.turn(before.own(), pit) else { continue };
            assert_ne!(before.own().byte(pit), 0, "an empty pit has no turn");
            let after = kernel.play_unchecked(&before, pit);
            let same_side = after.side() == before.side();
            let (own, other) =
                if same_side { (after.own(), after.other()) } else { (after.other(), after.own()) };
            let pits = kernel.pit_mask();
            let expected = (turn.own, before.other().plus(turn.added), turn.stored, turn.again);
            assert_eq!((own & pits, other & pits, own.byte(H::STORE), same_side), expected, "{position:?}");
            known += 1;
        }
        known
    }
    let mut known = 0;
    for game in every_game() {
        for position in boards(&game, 120, 6, 6) {
            known += with_shared_ring!(game.kernel(), kernel => check(kernel, &position), else 0);
        }
    }
    assert!(known > 1_000, "only {known} turns");
}

#[test]
fn a_turn_that_ends_in_the_own_store_is_known_by_row() {
    fn again<H: Half>(kernel: &SharedRing<H>, row: &[u8], pit: usize) -> Option<bool> {
        let own =
            row.iter().enumerate().fold(H::ZERO, |half, (lane, seeds)| half.plus(H::unit(lane, *seeds)));
        let turns = kernel.turns_by_row().expect("every pit with seeds may be played");
        turns.turn(own, pit).map(|turn| turn.again)
    }
    let kalah = game("kalah");
    let again = |row: &[u8], pit| with_shared_ring!(kalah.kernel(), kernel => again(kernel, row, pit), else panic!("these games are played on a shared ring"));
    assert_eq!(again(&[0, 0, 4, 0, 0, 1], 2), Some(true));
    assert_eq!(again(&[0, 1, 4, 0, 0, 1], 1), Some(false), "it ends in a pit with seeds");
    assert_eq!(again(&[0, 0, 1, 0, 0, 1], 2), None, "what lies opposite may be captured");
    assert_eq!(again(&[0, 0, 5, 0, 0, 1], 2), Some(false), "it ends on the opponent's side");
}

#[test]
fn turns_by_row_are_for_games_whose_every_pit_may_be_played() {
    let has = |name| with_shared_ring!(game(name).kernel(), kernel => kernel.turns_by_row().is_some(), else panic!("these games are played on a shared ring"));
    assert!(has("kalah"));
    // Oware has a duty to feed, Togyz Kumalak homes, Ogidise relays.
    assert!(!has("oware") && !has("togyz-kumalak") && !has("ogidise"));
}

#[test]
fn only_games_whose_sides_can_be_stuck_pass() {
    let can_pass = |name| with_shared_ring!(game(name).kernel(), kernel => kernel.can_pass(), else panic!("these games are played on a shared ring"));
    assert!(can_pass("ogidise") && !can_pass("kalah") && !can_pass("oware") && !can_pass("togyz-kumalak"));
}

#[test]
fn a_position_is_the_same_after_packing_and_unpacking() {
    fn check<H: Half>(_: &SharedRing<H>, position: &Position) {
        let packed = Packed::<H>::pack(position);
        assert_eq!(packed.unpack(position.pits()), *position);
        assert_eq!(packed.side(), position.side());
        let stores = [position.side(), !position.side()].map(|side| position.store(side));
        assert_eq!([packed.own_store(), packed.other_store()], stores);
        let homes = [position.side(), !position.side()].map(|side| position.home(side));
        assert_eq!(packed.homes_by_mover(), homes);
        assert_eq!(packed.may_swap(), position.pie() == Pie::Open);
        assert_eq!(packed.pie_is_closed(), position.pie() == Pie::Closed);
    }
    for game in every_game() {
        walk(&game, 2, 20, 7, |position, _| {
            with_shared_ring!(game.kernel(), kernel => check(kernel, position), else {});
        });
        for position in boards(&game, 40, 9, 7) {
            with_shared_ring!(game.kernel(), kernel => check(kernel, &position), else {});
        }
    }
}

#[test]
fn what_lies_beside_the_seeds_is_the_same_for_both_sides() {
    fn check<H: Half>(_: &SharedRing<H>, position: &Position) {
        let beside = |position: &Position| Packed::<H>::pack(position).beside_seeds();
        assert_eq!(beside(position), beside(&position.rotated()), "{position:?}");
        assert_eq!(
            beside(position) == beside(&clear(position)),
            Side::BOTH.iter().all(|side| position.home(*side).is_none())
        );
    }
    fn clear(position: &Position) -> Position {
        let mut setup = position.setup();
        setup.homes = [None; 2];
        game("togyz-kumalak").position(&setup).unwrap_or_else(|error| panic!("{error}"))
    }
    let game = game("togyz-kumalak");
    for position in boards(&game, 60, 9, 8) {
        with_shared_ring!(game.kernel(), kernel => check(kernel, &position), else {});
    }
}

#[test]
fn a_brief_position_has_no_long_turn_for_either_side() {
    fn brief<H: Half>(kernel: &SharedRing<H>, position: &Position, laps: u32) -> bool {
        kernel.is_brief(&Packed::pack(position), laps)
    }
    let game = game("ogidise");
    let (mut yes, mut no) = (0, 0);
    for position in boards(&game, 300, 4, 9) {
        let moved = |position: &Position| {
            let mut setup = position.setup();
            setup.side = !setup.side;
            game.position(&setup).unwrap_or_else(|error| panic!("{error}"))
        };
        let laps = |position: &Position| {
            let pits = (0..position.pits()).map(Pit::from_index);
            pits.map(|pit| sower_core::trace::laps(game.rules(), position, pit, 100)).max().unwrap_or(0)
        };
        let both = [position, moved(&position)];
        let now = both.iter().map(laps).max().unwrap_or(0);
        let next = both
            .iter()
            .flat_map(|seen| game.moves(seen).into_iter().filter_map(|played| game.play(seen, played).ok()));
        let next = next.flat_map(|after| [laps(&after), laps(&moved(&after))]).max().unwrap_or(0);
        let is_brief = with_shared_ring!(game.kernel(), kernel => brief(kernel, &position, 5), else panic!("these games are played on a shared ring"));
        assert!(!is_brief || now.max(next) <= 5, "{position:?}: {now}, then {next}");
        if is_brief { yes += 1 } else { no += 1 }
    }
    assert!(yes > 20 && no > 20, "{yes} and {no}");
    let start = self::game("kalah");
    assert!(
        with_shared_ring!(start.kernel(), kernel => brief(kernel, &start.start(), 1), else panic!("these games are played on a shared ring"))
    );
}

#[test]
fn a_side_is_the_other_after_a_swap_and_the_board_the_same_to_its_mover() {
    fn check<H: Half>(_: &SharedRing<H>, position: &Position) {
        let packed = Packed::<H>::pack(position);
        let swapped = packed.swapped();
        assert_eq!((swapped.own(), swapped.other()), (packed.own(), packed.other()));
        assert_eq!((swapped.side(), swapped.pie_is_closed()), (!packed.side(), true));
    }
    let game = game("kalah-pie");
    let open = game.play(&game.start(), Move::Sow(Pit::new(1))).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((open.side(), game.moves(&open).last()), (Side::North, Some(&Move::Swap)));
    with_shared_ring!(game.kernel(), kernel => check(kernel, &open), else {});
}
