use rand_free::walk;

use super::*;
use crate::game::Move;
use crate::library;
use crate::notation::write_position;
use crate::outcome::{Outcome, Termination};
use crate::rules::{Change, Rules, RulesFile};
use crate::side::{Pit, Side};

/// Numbers without a crate: good enough to choose moves.
mod rand_free {
    /// A sequence of numbers below 2^31.
    pub(super) fn walk(seed: u64) -> impl FnMut() -> usize {
        let mut state = seed.wrapping_mul(2_862_933_555_777_941_757).wrapping_add(3_037_000_493);
        move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(state >> 33).expect("31 bits fit")
        }
    }
}

fn rules(name: &str, changes: &[&str]) -> Rules {
    let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
    library::find(name).unwrap().rules(&changes).unwrap_or_else(|error| panic!("{error}"))
}

fn game(name: &str, changes: &[&str]) -> Arc<Game> {
    Arc::new(Game::new(rules(name, changes)))
}

/// A round of these rules that ended with a score.
fn ended(rules: &Rules, score: [u8; 2]) -> RoundEnd {
    let outcome = Outcome::by_score(Termination::Stuck, score, None);
    let mut position = Position::start(rules);
    for side in Side::BOTH {
        position.row_mut(side).fill(0);
        position.stores[side] = score[side];
    }
    RoundEnd { outcome, position, starter: Side::South, last_mover: Side::South }
}

fn next(rules: &Rules, score: [u8; 2]) -> String {
    let start = ended(rules, score).next_start(rules);
    format!("{} {:?}", write_position(&start), start.extra().closed)
}

fn play_round(of: &mut Match, number: &mut impl FnMut() -> usize) {
    while of.current().outcome().is_none() {
        let moves = of.current().moves();
        of.current_mut().play(moves[number() % moves.len()]).unwrap();
    }
}

const REFILL: [&str; 2] = ["match.next=refill", "match.unfilled=empty"];

#[test]
fn each_player_fills_pits_with_what_they_have_and_the_rest_stays_in_the_store() {
    let filled = |more: &[&str]| next(&rules("congkak", &[&["match.next=refill"], more].concat()), [44, 54]);
    // Congkak is sown clockwise: a row begins with its owner's rightmost pit.
    assert_eq!(filled(&[]), "0,7,7,7,7,7,7/7,7,7,7,7,7,7 2,5 N [1, 0]".replace("0,7", "x,7"));
    assert_eq!(filled(&["match.fill=right"]), "7,7,7,7,7,7,x/7,7,7,7,7,7,7 2,5 N [64, 0]");
    assert_eq!(filled(&["match.fill=outside"]), "7,7,7,x,7,7,7/7,7,7,7,7,7,7 2,5 N [8, 0]");
    assert_eq!(filled(&["match.unfilled=empty"]), "0,7,7,7,7,7,7/7,7,7,7,7,7,7 2,5 N [0, 0]");
}

#[test]
fn closed_pits_come_back_when_they_can_be_filled() {
    let rules = rules("ohvalhu", &["match.next=refill"]);
    assert_eq!(ended(&rules, [60, 68]).next_start(&rules).extra().closed, [0x80, 0]);
    assert_eq!(ended(&rules, [64, 64]).next_start(&rules).extra().closed, [0, 0]);
}

#[test]
fn the_rules_say_who_begins() {
    let starter = |value: &str, score| {
        let rules = rules("congkak", &["match.next=refill", &format!("match.starter={value}")]);
        let end = RoundEnd { last_mover: Side::South, ..ended(&rules, score) };
        end.next_starter(&rules)
    };
    use Side::{North, South};
    assert_eq!(
        ["alternate", "loser", "winner", "last-mover"].map(|value| starter(value, [50, 48])),
        [North, North, South, South]
    );
    assert_eq!(
        ["alternate", "loser", "winner", "last-mover"].map(|value| starter(value, [49, 49])),
        [North, South, South, South]
    );
}

#[test]
fn seeds_that_the_score_leaves_out_are_still_in_the_match() {
    let rules = rules("congkak", &["match.next=refill"]);
    let mut end = ended(&rules, [40, 45]);
    end.position.row_mut(Side::South)[0] = 6;
    end.position.row_mut(Side::North)[0] = 7;
    assert_eq!(end.seeds(), [46, 52], "each side has its row after a majority");
    end.outcome = Outcome { termination: Termination::Resignation, winner: Some(Side::South), ..end.outcome };
    assert_eq!(end.seeds(), [53, 45], "who resigns leaves the rest to the winner");
    end.outcome = Outcome::by_score(Termination::Repetition, [46, 51], None);
    assert_eq!(end.seeds(), [47, 51], "the odd seed of a split goes to the side with fewer");
}

#[test]
fn a_match_ends_when_a_player_cannot_fill_enough_pits() {
    let one = rules("congkak", &["match.next=refill"]);
    let result = |rules: &Rules, score| {
        let end = ended(rules, score);
        match_result(rules, &MatchScore::default().with(rules, &end), &end)
    };
    assert_eq!(result(&one, [7, 91]), None);
    let over = result(&one, [6, 92]).unwrap();
    assert_eq!((over.end, over.winner), (MatchEnd::CannotFill, Some(Side::North)));
    assert_eq!(over.to_string(), "North wins the match 0-1 (cannot-fill)");
    let three = rules("congkak", &["match.next=refill", "match.least-pits=3"]);
    assert_eq!(result(&three, [21, 77]), None);
    assert!(result(&three, [20, 78]).is_some());
}

#[test]
fn best_of_three_ends_when_the_lead_is_decisive() {
    let rules = rules("oware", &["match.next=same", "match.rounds=3"]);
    let play = |scores: &[[u8; 2]]| {
        let mut score = MatchScore::default();
        let mut found = None;
        for round in scores {
            assert_eq!(found, None, "{scores:?}");
            let end = ended(&rules, *round);
            score = score.with(&rules, &end);
            found = match_result(&rules, &score, &end);
        }
        found.map(|result| (result.end, result.tally, result.winner))
    };
    use Side::{North, South};
    assert_eq!(play(&[[25, 23]]), None);
    assert_eq!(play(&[[25, 23], [30, 18]]), Some((MatchEnd::Decided, [2, 0], Some(South))));
    assert_eq!(play(&[[25, 23], [20, 28], [24, 24]]), Some((MatchEnd::Rounds, [1, 1], None)));
    assert_eq!(play(&[[24, 24], [20, 28], [24, 24]]), Some((MatchEnd::Rounds, [0, 1], Some(North))));
    assert_eq!(match_name(&rules).as_deref(), Some("best of 3"));
}

#[test]
fn other_tallies_count_seeds_margins_and_points() {
    let score = |tally: &str| {
        let rules = rules("oware", &["match.next=same", "match.target=60", &format!("match.tally={tally}")]);
        let add = |score: MatchScore, round| score.with(&rules, &ended(&rules, round));
        let score = [[36, 12], [20, 28], [24, 24]].into_iter().fold(MatchScore::default(), add);
        score.text(&rules)
    };
    assert_eq!(["wins", "seeds", "margin", "points"].map(score), ["1-1", "80-64", "24-8", "2-1"]);
    let seeds = rules("oware", &["match.next=same", "match.target=60", "match.tally=seeds"]);
    let end = ended(&seeds, [36, 12]);
    let once = MatchScore::default().with(&seeds, &end);
    assert_eq!(match_result(&seeds, &once, &end), None);
    let over = match_result(&seeds, &once.with(&seeds, &end), &end).unwrap();
    assert_eq!((over.end, over.winner, over.tally), (MatchEnd::Target, Some(Side::South), [72, 24]));
}

#[test]
fn every_match_conserves_its_seeds_and_ends() {
    for (name, more) in [
        ("congkak", &REFILL[..]),
        (
            "sungka",
            &["match.next=refill", "match.unfilled=empty", "match.fill=right", "match.starter=last-mover"],
        ),
        (
            "ohvalhu",
            &["match.next=refill", "match.unfilled=empty", "match.fill=outside", "match.least-pits=3"],
        ),
        ("kalah", &["match.next=refill", "match.unfilled=empty", "match.starter=loser"]),
        (
            "oware",
            &["match.next=refill", "match.unfilled=empty", "end.majority=false", "match.fill=loser-only"],
        ),
        ("ayoayo", &["match.next=same", "match.rounds=5"]),
        ("congkak", &["match.next=refill", "match.starter=loser"]),
        ("sungka", &["match.next=refill", "match.fill=outside"]),
        ("pallanguzhi", &["match.next=refill", "match.fill=right", "match.least-pits=3"]),
    ] {
        let game = game(name, more);
        let total = game.rules().total();
        for seed in 0..6 {
            let mut number = walk(seed);
            let mut played = Match::new(Arc::clone(&game));
            let result = loop {
                play_round(&mut played, &mut number);
                match played.begin_next_round() {
                    Ok(_) => {}
                    Err(NoNextRound::Over { result }) => break result,
                    Err(other) => panic!("{name}: {other}"),
                }
                let start = played.current().start();
                let seeds = start.in_play() + start.store(Side::South) + start.store(Side::North);
                assert_eq!(seeds, total, "{name}: {start:?}");
                assert!(!played.current().moves().is_empty(), "{name}: {start:?}");
            };
            assert!(played.round() <= usize::from(game.rules().matches().rounds), "{name}");
            assert_eq!(played.result(), Some(result));
            // The rounds alone say the same.
            let again = Match::of_rounds(played.rounds().cloned()).unwrap();
            assert_eq!((again.result(), again.score()), (Some(result), played.score()), "{name}");
        }
    }
}

#[test]
fn there_is_no_next_round_before_the_end_nor_after_the_match() {
    let mut one = Match::new(game("oware", &[]));
    assert_eq!(one.begin_next_round().unwrap_err(), NoNextRound::OneRound);
    assert_eq!(one.result(), None);
    one = Match::new(game("oware", &["match.next=same", "match.rounds=3"]));
    assert_eq!(one.begin_next_round().unwrap_err(), NoNextRound::NotOver { round: 1 });
    one.current_mut().resign(Side::South).unwrap();
    assert_eq!(one.begin_next_round().unwrap().start().side(), Side::North);
    assert_eq!(one.score_before().wins, [0, 1]);
    one.current_mut().play(Move::Sow(Pit::new(1))).unwrap();
    assert!(
        one.current_mut().undo().is_some() && one.current_mut().undo().is_none(),
        "undo stays within a round"
    );
    one.current_mut().resign(Side::South).unwrap();
    let over = one.begin_next_round().unwrap_err();
    assert_eq!(over.to_string(), "the match is over: North wins the match 0-2 (decided)");
}

#[test]
fn who_leaves_loses_the_match() {
    let mut left = Match::new(game("oware", &["match.next=same", "match.rounds=5"]));
    left.current_mut().abandon(Side::North).unwrap();
    let result = left.result().unwrap();
    assert_eq!((result.end, result.winner), (MatchEnd::Abandoned, Some(Side::South)));
}

#[test]
fn rounds_that_do_not_follow_are_refused() {
    let game = game("oware", &["match.next=same", "match.rounds=3"]);
    let open = Played::new(Arc::clone(&game));
    let mut over = open.clone();
    over.resign(Side::South).unwrap();
    let not_over = MatchError::NoNext { round: 2, reason: NoNextRound::NotOver { round: 1 } };
    assert_eq!(Match::of_rounds([open.clone(), open.clone()]).unwrap_err(), not_over);
    let wrong = Match::of_rounds([over, open]).unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "round 2 starts from 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S; after round 1 it starts from 4,4,4,4,4,4/4,4,4,4,4,4 0,0 N"
    );
    assert_eq!(Match::of_rounds([]).unwrap_err(), MatchError::NoRounds);
}

#[test]
fn contradictions_are_named() {
    let file = RulesFile::parse("oware.toml", "oware", library::find("oware").unwrap().file.text()).unwrap();
    let refused = |changes: &[&str]| {
        let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
        file.rules(None, &changes).unwrap_err().to_string()
    };
    assert_eq!(
        refused(&["match.rounds=3"]),
        "--set match.rounds: 3 requires match.next = \"same\" or \"refill\""
    );
    assert_eq!(
        refused(&["match.next=same"]),
        "--set match.next: same requires match.rounds or match.target with a number"
    );
}
