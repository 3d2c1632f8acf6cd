//! One rule per test: whole boards before and after, worked out by hand from the rules.

#![expect(clippy::unwrap_used, reason = "a test that cannot continue fails")]

use sower_core::notation::write_position;
use sower_core::{Change, Game, Refusal, Side, Termination, library};

fn game(name: &str) -> Game {
    Game::new(library::find(name).unwrap().rules(&[]).unwrap())
}

fn changed(name: &str, changes: &[&str]) -> Game {
    let changes: Vec<Change> = changes.iter().map(|text| Change::parse(text).unwrap()).collect();
    Game::new(library::find(name).unwrap().rules(&changes).unwrap())
}

/// The position after a move, by both kernel and trace.
fn after(game: &Game, position: &str, label: &str) -> String {
    let position = game.read_position(position).unwrap();
    let played = game.read_move(position.side(), label).unwrap();
    let after = game.play(&position, played).unwrap();
    assert_eq!(game.trace(&position, played).unwrap().after, after, "kernel and trace differ");
    write_position(&after)
}

fn refusal(game: &Game, position: &str, label: &str) -> Refusal {
    let position = game.read_position(position).unwrap();
    let played = game.read_move(position.side(), label).unwrap();
    game.play(&position, played).unwrap_err()
}

fn legal(game: &Game, position: &str) -> Vec<String> {
    let position = game.read_position(position).unwrap();
    game.moves(&position).into_iter().map(|played| game.label(position.side(), played)).collect()
}

/// The result of a position: the reason, the score, the winner.
fn end(game: &Game, position: &str) -> (Termination, [u8; 2], Option<Side>) {
    let outcome = game.outcome(&game.read_position(position).unwrap()).expect("it is over");
    (outcome.termination, outcome.score, outcome.winner)
}

mod kalah {
    use super::*;

    #[test]
    fn the_own_store_is_sown_and_the_others_is_not() {
        assert_eq!(
            after(&game("kalah"), "1,0,0,0,1,8/1,1,1,1,1,1 0,0 S", "6"),
            "2,0,0,0,1,0/2,2,2,2,2,2 1,0 N"
        );
    }

    #[test]
    fn the_last_stone_in_the_store_gives_another_turn() {
        assert_eq!(
            after(&game("kalah"), "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "3"),
            "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S"
        );
    }

    #[test]
    fn the_last_stone_in_an_own_empty_pit_captures_with_what_lies_opposite() {
        assert_eq!(
            after(&game("kalah"), "1,0,0,0,0,2/0,0,0,0,5,1 0,0 S", "1"),
            "0,0,0,0,0,2/0,0,0,0,0,1 6,0 N"
        );
    }

    #[test]
    fn nothing_opposite_captures_nothing() {
        assert_eq!(
            after(&game("kalah"), "1,0,0,0,0,2/3,0,0,0,0,1 0,0 S", "1"),
            "0,1,0,0,0,2/3,0,0,0,0,1 0,0 N"
        );
    }

    #[test]
    fn in_the_empty_capture_variant_the_lone_stone_is_captured() {
        let game = game("kalah-empty-capture");
        assert_eq!(after(&game, "1,0,0,0,0,2/3,0,0,0,0,1 0,0 S", "1"), "0,0,0,0,0,2/3,0,0,0,0,1 1,0 N");
    }

    #[test]
    fn thirteen_stones_end_in_the_lifted_pit_and_capture() {
        assert_eq!(
            after(&game("kalah"), "13,0,0,0,0,0/0,0,0,0,0,2 0,0 S", "1"),
            "0,1,1,1,1,1/1,1,1,1,1,0 5,0 N"
        );
    }

    #[test]
    fn an_empty_side_ends_the_game_on_either_turn() {
        let game = game("kalah");
        assert_eq!(
            end(&game, "0,0,0,0,0,0/1,2,0,0,0,0 20,25 N"),
            (Termination::SideEmpty, [20, 28], Some(Side::North))
        );
        assert_eq!(
            end(&game, "0,0,0,0,0,0/1,2,0,0,0,0 20,25 S"),
            (Termination::SideEmpty, [20, 28], Some(Side::North))
        );
    }

    #[test]
    fn in_the_mover_stuck_variant_a_side_may_be_empty_on_the_others_turn() {
        let game = game("kalah-mover-stuck");
        assert_eq!(legal(&game, "0,0,0,0,0,0/1,2,0,0,0,0 20,25 N"), ["1", "2"]);
        assert_eq!(end(&game, "0,0,0,0,0,0/1,2,0,0,0,0 20,25 S").0, Termination::Stuck);
    }

    #[test]
    fn in_the_no_capture_variant_only_the_store_counts() {
        assert_eq!(
            after(&game("kalah-no-capture"), "1,0,0,0,0,2/0,0,0,0,5,1 0,0 S", "1"),
            "0,1,0,0,0,2/0,0,0,0,5,1 0,0 N"
        );
    }

    #[test]
    fn the_second_player_may_swap_seats_under_the_pie_rule() {
        let game = game("kalah-pie");
        let start = game.start();
        assert_eq!(write_position(&start), "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S pie");
        assert_eq!(
            after(&game, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S pie", "3"),
            "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S pie"
        );
        let open = after(&game, "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S pie", "6");
        assert_eq!(open, "4,4,0,5,5,0/5,5,5,5,4,4 2,0 N swap");
        assert_eq!(after(&game, &open, "swap"), "5,5,5,5,4,4/4,4,0,5,5,0 0,2 S");
        assert_eq!(after(&game, &open, "1"), "4,4,0,5,5,0/0,6,6,6,5,5 2,0 S");
    }

    #[test]
    fn seats_cannot_be_swapped_without_a_pie_rule() {
        assert_eq!(refusal(&game("kalah"), "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "swap"), Refusal::NoSwap);
    }

    #[test]
    fn sizes_are_settings() {
        let small = changed("kalah", &["board.pits=3", "board.seeds=2"]);
        assert_eq!(write_position(&small.start()), "2,2,2/2,2,2 0,0 S");
        assert_eq!(small.start().pits(), 3);
    }
}

mod oware {
    use super::*;

    #[test]
    fn a_grand_slam_that_leaves_the_last_pit_leaves_one_with_seeds() {
        // a is captured in passing. So the chain is c and b, it stops at the empty a, and b is left.
        let changes = ["capture.grand-slam=leaves-last", "capture.passing=1", "capture.passing-to=sower"];
        assert_eq!(
            after(&changed("oware", &changes), "1,0,0,0,0,3/0,1,1,0,0,0 20,20 S", "F"),
            "1,0,0,0,0,0/0,2,0,0,0,0 23,20 N"
        );
    }

    #[test]
    fn the_last_seed_captures_twos_and_threes_backwards() {
        // The seeds make 4, 2, 3: the three and the two are captured, the four ends the chain.
        assert_eq!(
            after(&game("oware"), "0,0,0,0,1,3/3,1,2,5,0,0 0,0 S", "F"),
            "0,0,0,0,1,0/4,0,0,5,0,0 5,0 N"
        );
    }

    #[test]
    fn captures_do_not_reach_the_movers_own_side() {
        // The chain ends at a, the opponent's first pit.
        assert_eq!(
            after(&game("oware"), "0,0,0,0,0,2/1,1,0,0,0,1 0,0 S", "F"),
            "0,0,0,0,0,0/0,0,0,0,0,1 4,0 N"
        );
    }

    #[test]
    fn the_origin_is_skipped_every_time_round() {
        assert_eq!(
            after(&game("oware"), "12,0,0,0,0,0/0,0,0,0,0,9 0,0 S", "A"),
            "0,2,1,1,1,1/1,1,1,1,1,10 0,0 N"
        );
    }

    #[test]
    fn a_grand_slam_captures_nothing() {
        assert_eq!(
            after(&game("oware"), "1,0,0,0,2,3/2,1,2,0,0,0 20,17 S", "F"),
            "1,0,0,0,2,0/3,2,3,0,0,0 20,17 N"
        );
    }

    #[test]
    fn a_grand_slam_does_what_its_variant_says() {
        let slam = "1,0,0,0,2,3/2,1,2,0,0,0 10,10 S";
        assert_eq!(after(&game("oware-slam-captures"), slam, "F"), "1,0,0,0,2,0/0,0,0,0,0,0 18,10 N");
        assert_eq!(after(&game("oware-slam-leaves-first"), slam, "F"), "1,0,0,0,2,0/0,0,3,0,0,0 15,10 N");
        assert_eq!(after(&game("oware-slam-leaves-last"), slam, "F"), "1,0,0,0,2,0/3,0,0,0,0,0 15,10 N");
        assert_eq!(after(&game("oware-slam-gives-rest"), slam, "F"), "0,0,0,0,0,0/0,0,0,0,0,0 18,13 N");
        let other = Side::North;
        assert_eq!(
            refusal(&game("oware-slam-illegal"), slam, "F"),
            Refusal::Slam { label: "F".into(), other }
        );
        assert_eq!(
            refusal(&game("oware-slam-forced"), slam, "F"),
            Refusal::Slam { label: "F".into(), other }
        );
    }

    #[test]
    fn a_forced_grand_slam_stands_or_captures_by_its_variant() {
        let only = "0,0,0,0,0,3/2,1,2,0,0,0 10,10 S";
        assert_eq!(after(&game("oware-slam-illegal"), only, "F"), "0,0,0,0,0,0/3,2,3,0,0,0 10,10 N");
        assert_eq!(after(&game("oware-slam-forced"), only, "F"), "0,0,0,0,0,0/0,0,0,0,0,0 18,10 N");
    }

    #[test]
    fn a_bare_side_must_be_fed() {
        let game = game("oware");
        assert_eq!(legal(&game, "1,0,0,0,0,1/0,0,0,0,0,0 0,0 S"), ["F"]);
        let other = Side::North;
        assert_eq!(
            refusal(&game, "1,0,0,0,0,1/0,0,0,0,0,0 0,0 S", "A"),
            Refusal::MustFeed { label: "A".into(), other }
        );
    }

    #[test]
    fn when_a_bare_side_cannot_be_fed_the_mover_takes_what_is_left() {
        let over = end(&game("oware"), "1,1,0,0,0,0/0,0,0,0,0,0 20,20 S");
        assert_eq!(over, (Termination::CannotFeed, [22, 20], Some(Side::South)));
    }

    #[test]
    fn a_mover_without_seeds_ends_it_and_each_keeps_their_side() {
        let over = end(&game("oware"), "0,0,0,0,0,0/2,1,1,1,1,0 22,20 S");
        assert_eq!(over, (Termination::Stuck, [22, 26], Some(Side::North)));
    }

    #[test]
    fn twenty_five_win_and_nothing_is_swept() {
        let over = end(&game("oware"), "1,1,1,1,1,1/1,1,1,1,1,1 25,11 N");
        assert_eq!(over, (Termination::Majority, [25, 11], Some(Side::South)));
        assert_eq!(
            end(&game("oware"), "0,0,0,0,0,0/0,0,0,0,0,0 24,24 S"),
            (Termination::Stuck, [24, 24], None)
        );
    }

    #[test]
    fn awari_forbids_moves_that_leave_the_other_bare() {
        let awari = game("awari");
        let slam = "1,0,0,0,2,3/2,1,2,0,0,0 0,0 S";
        assert_eq!(refusal(&awari, slam, "F"), Refusal::Starves { label: "F".into(), other: Side::North });
        // Every move leaves the opponent without seeds: the mover gets all remaining ones.
        assert_eq!(
            end(&awari, "1,0,0,0,0,0/0,0,0,0,0,0 0,0 S"),
            (Termination::CannotFeed, [1, 0], Some(Side::South))
        );
        assert_eq!(
            end(&awari, "0,0,0,0,0,2/1,1,0,0,0,0 0,0 S"),
            (Termination::CannotFeed, [4, 0], Some(Side::South))
        );
    }
}

mod togyz_kumalak {
    use super::*;

    #[test]
    fn one_ball_stays_and_an_even_number_is_captured() {
        let start = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 S";
        let sown = after(&game("togyz-kumalak"), start, "5");
        assert_eq!(sown, "9,9,9,9,1,10,10,10,10/10,10,10,0,9,9,9,9,9 10,0 N");
    }

    #[test]
    fn a_lone_ball_moves_on_by_one() {
        let sown = after(&game("togyz-kumalak"), "0,1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,9 0,0 S", "2");
        assert_eq!(sown, "0,0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0,9 0,0 N");
    }

    #[test]
    fn three_on_the_other_side_make_a_home_and_are_won() {
        let sown = after(&game("togyz-kumalak"), "0,0,0,0,0,0,0,4,0/0,2,0,0,0,0,0,0,0 0,0 S", "8");
        assert_eq!(sown, "0,0,0,0,0,0,0,1,1/1,t,0,0,0,0,0,0,0 3,0 N");
    }

    #[test]
    fn no_home_in_the_ninth() {
        let position = "0,0,0,0,0,0,0,0,10/0,0,0,0,0,0,0,0,2 0,0 S";
        assert_eq!(after(&game("togyz-kumalak"), position, "9"), "0,0,0,0,0,0,0,0,1/1,1,1,1,1,1,1,1,3 0,0 N");
        assert_eq!(
            after(&game("togyz-kumalak-open"), position, "9"),
            "0,0,0,0,0,0,0,0,1/1,1,1,1,1,1,1,1,t 3,0 N"
        );
    }

    #[test]
    fn no_home_with_the_number_of_the_others() {
        let position = "0,t,0,0,0,0,0,0,3/0,2,1,0,0,0,0,0,0 0,0 S";
        assert_eq!(after(&game("togyz-kumalak"), position, "9"), "0,t,0,0,0,0,0,0,1/1,3,1,0,0,0,0,0,0 0,0 N");
        assert_eq!(
            after(&game("togyz-kumalak-open"), position, "9"),
            "0,t,0,0,0,0,0,0,1/1,t,1,0,0,0,0,0,0 3,0 N"
        );
    }

    #[test]
    fn one_home_each() {
        let position = "0,0,0,0,0,0,0,0,3/0,2,1,t,0,0,0,0,0 0,0 S";
        assert_eq!(after(&game("togyz-kumalak"), position, "9"), "0,0,0,0,0,0,0,0,1/1,3,1,t,0,0,0,0,0 0,0 N");
    }

    #[test]
    fn balls_that_fall_into_a_home_go_to_its_owner() {
        // Both homes are passed: one ball for each kazan.
        let position = "0,0,0,0,0,0,5,t,0/t,0,0,0,0,0,0,0,1 0,0 S";
        assert_eq!(after(&game("togyz-kumalak"), position, "7"), "0,0,0,0,0,0,1,t,1/t,1,0,0,0,0,0,0,1 1,1 N");
    }

    #[test]
    fn a_last_ball_in_a_home_captures_nothing_more() {
        let position = "0,0,0,0,0,0,0,0,2/t,5,0,0,0,0,0,0,0 0,0 S";
        assert_eq!(after(&game("togyz-kumalak"), position, "9"), "0,0,0,0,0,0,0,0,1/t,5,0,0,0,0,0,0,0 1,0 N");
    }

    #[test]
    fn it_ends_when_the_mover_has_no_ball_not_before() {
        let game = game("togyz-kumalak");
        assert_eq!(legal(&game, "0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,81 N"), ["1"]);
        let over = end(&game, "0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0 80,81 S");
        assert_eq!(over, (Termination::Stuck, [80, 82], Some(Side::North)));
    }

    #[test]
    fn a_home_cannot_be_played() {
        let position = "1,t,0,0,0,0,0,0,3/0,0,1,0,0,0,0,0,0 0,0 S";
        assert_eq!(
            refusal(&game("togyz-kumalak"), position, "2"),
            Refusal::Home { label: "2".into(), owner: Side::North }
        );
    }
}

mod ogidise {
    use super::*;

    #[test]
    fn a_lap_that_ends_in_stones_goes_on() {
        let start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
        assert_eq!(after(&game("ogidise"), start, "1"), "2,7,1,6,1,6/6,6,0,1,6,6 0,0 N");
    }

    #[test]
    fn four_on_the_other_side_are_claimed_and_end_the_turn() {
        let position = "5,1,3,8,4,6/2,1,4,3,0,3 0,8 S";
        assert_eq!(after(&game("ogidise"), position, "6"), "5,1,3,8,4,0/3,2,5,4,1,0 4,8 N");
    }

    #[test]
    fn four_on_the_own_side_are_lifted() {
        // Pit 1 makes four in pit 2, which are sown into 3, 4, 5, 6: pit 6 was empty.
        let position = "1,3,2,1,0,0/9,9,9,1,1,1 0,11 S";
        assert_eq!(after(&game("ogidise"), position, "1"), "0,0,3,2,1,1/9,9,9,1,1,1 0,11 N");
    }

    #[test]
    fn a_lap_of_twelve_ends_in_its_own_pit() {
        let position = "12,1,3,2,16,0/1,3,0,2,3,1 0,4 S";
        assert_eq!(after(&game("ogidise"), position, "1"), "1,2,4,3,17,1/2,4,1,3,4,2 0,4 N");
    }

    #[test]
    fn an_endless_pit_may_not_be_played() {
        let position = "5,1,5,1,3,2/1,0,2,1,2,1 8,16 S";
        assert_eq!(refusal(&game("ogidise"), position, "1"), Refusal::Endless { label: "1".into() });
        assert_eq!(legal(&game("ogidise"), position), ["2", "3", "4", "5", "6"]);
    }

    #[test]
    fn where_an_endless_pit_stays_the_other_moves_on_the_same_board() {
        let game = changed("ogidise", &["turn.endless=stays"]);
        let position = "5,1,5,1,3,2/1,0,2,1,2,1 8,16 S";
        assert_eq!(after(&game, position, "1"), "5,1,5,1,3,2/1,0,2,1,2,1 8,16 N");
    }

    #[test]
    fn sixteen_in_play_end_it_and_more_claimed_win() {
        let over = end(&game("ogidise"), "1,1,1,1,1,1/2,2,2,2,1,1 20,12 S");
        assert_eq!(over, (Termination::SeedsLeft, [20, 12], Some(Side::South)));
    }

    #[test]
    fn at_sixteen_each_the_possession_decides() {
        let game = game("ogidise");
        let position = game.read_position("1,1,1,1,1,1/2,2,2,2,1,1 16,16 S").unwrap();
        let outcome = game.outcome(&position).unwrap();
        assert_eq!((outcome.score, outcome.possession), ([16, 16], Some([22, 26])));
        assert_eq!(outcome.winner, Some(Side::North));
    }

    #[test]
    fn in_the_possession_variant_possession_alone_decides() {
        let over = end(&game("ogidise-possession"), "0,0,0,0,0,1/3,3,3,3,2,1 20,12 S");
        assert_eq!(over, (Termination::SeedsLeft, [21, 27], Some(Side::North)));
    }

    #[test]
    fn a_player_without_a_stone_ends_it_and_sides_count_as_claimed() {
        let over = end(&game("ogidise"), "0,0,0,0,0,0/5,5,5,5,0,0 12,16 S");
        assert_eq!(over, (Termination::Stuck, [12, 36], Some(Side::North)));
    }
}

mod family {
    use super::*;

    #[test]
    fn congkak_relays_through_the_own_house_and_captures_across() {
        // One seed falls into an empty house of the mover: it and the five opposite are captured.
        let position = "1,0,0,0,0,0,3/0,0,0,0,0,5,1 0,0 S";
        assert_eq!(after(&game("congkak"), position, "1"), "0,0,0,0,0,0,3/0,0,0,0,0,0,1 6,0 N");
    }

    #[test]
    fn a_side_without_seeds_passes_in_sungka() {
        let game = game("sungka");
        let position = game.read_position("0,0,0,0,0,0,0/1,0,0,0,0,0,2 40,40 S").unwrap();
        assert_eq!(position.side(), Side::North);
    }

    #[test]
    fn nam_nams_fours_in_passing_go_to_the_owner_of_the_pit() {
        // 1 drops on 2, 3, 4: pit 2 becomes four in passing (South's), pit 4 is empty and ends it.
        let position = "3,3,1,0,0,0/1,1,1,1,1,1 0,0 S";
        assert_eq!(after(&game("nam-nam"), position, "1"), "0,0,2,1,0,0/1,1,1,1,1,1 4,0 N");
    }

    #[test]
    fn a_last_four_is_the_sowers_on_either_side() {
        let position = "1,3,1,0,0,0/1,1,1,1,1,1 0,0 S";
        assert_eq!(after(&game("nam-nam"), position, "1"), "0,0,1,0,0,0/1,1,1,1,1,1 4,0 N");
    }

    #[test]
    fn nam_nams_last_capture_takes_four_or_fewer_that_are_left() {
        let position = "1,3,0,0,0,0/0,1,0,0,1,0 20,20 S";
        assert_eq!(after(&game("nam-nam"), position, "1"), "0,0,0,0,0,0/0,0,0,0,0,0 26,20 N");
    }

    #[test]
    fn das_bohnenspiel_gives_the_rest_to_who_moved_last() {
        let over = end(&game("das-bohnenspiel"), "0,0,0,0,0,0/1,2,3,0,0,0 30,36 S");
        assert_eq!(over, (Termination::Stuck, [30, 42], Some(Side::North)));
    }

    #[test]
    fn das_bohnenspiel_captures_backwards_on_either_side() {
        // 4 drops on 5, 6 and North's 1: they make 2, 4 and 6.
        let position = "1,1,1,3,1,3/5,0,0,0,0,1 0,0 S";
        assert_eq!(after(&game("das-bohnenspiel"), position, "4"), "1,1,1,0,0,0/0,0,0,0,0,1 12,0 N");
    }

    #[test]
    fn vai_lung_thlan_captures_single_seeds_in_a_row() {
        let position = "2,0,0,4,0,0/1,1,1,1,1,1 0,0 S";
        assert_eq!(after(&game("vai-lung-thlan"), position, "1"), "0,0,0,4,0,0/1,1,1,1,1,1 2,0 N");
    }

    #[test]
    fn halusa_captures_even_numbers_on_the_own_side() {
        let position = "1,3,0,0,0,0/1,1,0,0,0,0 0,0 S";
        assert_eq!(after(&game("halusa"), position, "1"), "0,0,0,0,0,0/1,1,0,0,0,0 4,0 N");
    }

    #[test]
    fn pallanguzhi_goes_on_from_the_next_pit_and_captures_beyond_a_gap() {
        // 1 drops on 2; pit 3 is lifted and drops on 4; pit 5 is empty, so the seven in 6 are captured.
        let position = "1,0,1,0,0,7,0/5,5,5,5,5,5,5 0,0 S";
        assert_eq!(after(&game("pallanguzhi"), position, "1"), "0,1,0,1,0,0,0/5,5,5,5,5,5,5 7,0 N");
    }

    #[test]
    fn hoyito_moves_again_after_a_capture() {
        let position = "0,0,0,0,0,1/3,5,5,5,5,5 0,0 S";
        let sown = after(&game("hoyito"), "0,0,1,0,0,1/3,5,5,5,5,5 0,0 S", "6");
        assert_eq!(sown, "0,0,1,0,0,0/0,5,5,5,5,5 4,0 S");
        // Without a move for the extra turn, the game is over.
        assert!(after(&game("hoyito"), position, "6").ends_with(" S"));
    }

    #[test]
    fn toguz_xorgol_takes_no_twos() {
        let position = "0,0,0,0,0,0,0,0,2/1,9,9,9,9,9,9,9,9 0,0 S";
        assert_eq!(after(&game("toguz-xorgol"), position, "9"), "0,0,0,0,0,0,0,0,1/2,9,9,9,9,9,9,9,9 0,0 N");
    }

    #[test]
    fn kalah_avalanche_rolls_on_and_captures_nothing() {
        // 1 drops on 2, which had one: two are sown into 3 and 4; pit 4 was empty.
        let position = "1,1,0,0,0,2/1,1,1,1,1,1 0,0 S";
        assert_eq!(after(&game("kalah-avalanche"), position, "1"), "0,0,1,1,0,2/1,1,1,1,1,1 0,0 N");
    }

    #[test]
    fn fair_kalah_begins_with_one_stone_moved() {
        assert_eq!(write_position(&game("fair-kalah").start()), "4,4,5,4,3,4/4,4,4,4,4,4 0,0 S");
    }

    #[test]
    fn shared_pits_are_played_by_both() {
        let shared = changed(
            "vai-lung-thlan",
            &[
                "labels=letters",
                "board.sides=shared",
                "board.pits=2",
                "board.seeds=2",
                "turn.no-move=end",
                "end.rest=nobody",
            ],
        );
        assert_eq!(shared.moves(&shared.start()).len(), 4);
    }
}
