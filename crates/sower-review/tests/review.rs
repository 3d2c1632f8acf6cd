//! Reviews of whole games: structure and plausibility. No test depends on an exact score, because the search may change.

#![expect(clippy::unwrap_used, reason = "a test that cannot continue fails")]

use std::sync::Arc;
use std::time::Duration;

use sower_core::record::{Record, Tags, write_record};
use sower_core::{Game, Played, Side, library};
use sower_review::{Budget, Class, Review, Stopped, annotate, chart, plot_svg, review};
use sower_search::{Searcher, Settings, Stop};

fn game(name: &str) -> Arc<Game> {
    Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()))
}

fn played(name: &str, text: &str) -> Played {
    Record::parse(text).unwrap().play(&game(name)).unwrap()
}

fn searcher(played: &Played) -> Searcher {
    Searcher::new(Arc::clone(played.game()), Settings::new(1 << 20, 1))
}

fn reviewed(played: &Played, budget: Budget) -> Review {
    review(played, &mut searcher(played), budget, &Stop::new(), &mut |_| {}).unwrap()
}

/// South could capture thirteen and does not.
const BLUNDER: &str = "[Position \"1,0,0,0,0,4/0,0,0,0,12,1 8,12 S\"] 6 5 1";

#[test]
fn a_huge_blunder_is_explained_with_the_better_move() {
    let review = reviewed(&played("kalah", BLUNDER), Budget::Nodes(20_000));
    let first = &review.plies[0];
    assert_eq!((first.class, first.side, first.best.label.as_str()), (Class::Blunder, Side::South, "1"));
    assert!(first.lost > 10.0 && first.cost > 0.3, "{first:?}");
    assert_eq!(first.glyph, Some("??"));
    let point = &review.turning_points[0];
    assert_eq!((point.ply, point.class, point.better[0].as_str()), (1, Class::Blunder, "1"));
    let why = point.why.join(" ");
    assert!(why.contains("1 was better: ") && why.contains("13 in all"), "{why}");
    assert_eq!(review.sides[Side::South].classes.blunder, 1);
    assert!(review.sides[Side::South].accuracy.unwrap() < 50.0);
}

#[test]
fn a_review_is_the_same_every_time() {
    let played = played("oware", "FfBeBcDaAb");
    let told = |mut review: Review| {
        review.seconds = 0.0;
        format!("{review:?}")
    };
    let [one, other] = [0, 1].map(|_| told(reviewed(&played, Budget::Nodes(10_000))));
    assert_eq!(one, other);
}

#[test]
fn every_game_can_be_reviewed_drawn_and_written_back() {
    for listed in library::all() {
        let game = Arc::new(Game::new(listed.rules(&[]).unwrap()));
        let mut played = Played::new(Arc::clone(&game));
        for step in 0..12_usize {
            let moves = played.moves();
            if moves.is_empty() {
                break;
            }
            played.play(moves[step * 7 % moves.len()]).unwrap();
        }
        let review = reviewed(&played, Budget::Nodes(500));
        assert_eq!(review.plies.len(), played.moves_played().len(), "{}", listed.name);
        for ply in &review.plies {
            assert!((0.0..=1.0).contains(&ply.cost) && ply.lost >= 0.0, "{} {ply:?}", listed.name);
            assert_eq!(ply.legal == 1, ply.class == Class::OnlyMove, "{} {ply:?}", listed.name);
            let sign = if ply.side == Side::South { 1.0 } else { -1.0 };
            assert_eq!(ply.before.mover, sign * ply.before.south);
        }
        assert!(review.turning_points.len() <= 5);
        assert!(review.turning_points.is_sorted_by_key(|point| point.ply));
        assert!(review.turning_points.iter().all(|point| !point.why.is_empty()));
        assert_is_well_formed(&plot_svg(&game, &review));
        annotate(&mut played, &review);
        let text = write_record(&Tags::new(), &played);
        let again = Record::parse(&text).unwrap().play(&game).unwrap();
        assert_eq!(again.moves_played(), played.moves_played(), "{}", listed.name);
    }
}

#[test]
fn a_game_of_no_moves_has_an_empty_review() {
    let review = reviewed(&Played::new(game("oware")), Budget::Nodes(1_000));
    assert!(review.plies.is_empty() && review.turning_points.is_empty());
    assert_eq!(review.sides[0].accuracy, None);
    assert_is_well_formed(&plot_svg(&game("oware"), &review));
}

#[test]
fn time_is_shared_out_and_a_result_by_word_is_not_taken_for_the_boards() {
    let mut played = played("oware", "FfBeBc");
    played.resign(Side::South).unwrap();
    let review = reviewed(&played, Budget::Time(Duration::from_millis(50)));
    assert_eq!(review.plies.len(), 6);
    assert!(review.end.outcome.is_some() && !review.end.proven);
}

#[test]
fn a_finished_game_ends_with_its_own_result() {
    let played = played("oware", "[Position \"0,0,0,0,0,1/1,0,0,0,0,1 23,22 S\"] F");
    let review = reviewed(&played, Budget::Nodes(1_000));
    let score = review.end.outcome.unwrap().score;
    assert_eq!(review.end.south, f64::from(score[0]) - f64::from(score[1]));
    assert!(review.end.proven);
}

#[test]
fn a_win_that_counting_decides_is_proven_while_its_margin_is_open() {
    // South leads by 28, and 16 stones are in play.
    let played = played("kalah", "[Position \"2,1,3,1,2,1/1,2,1,0,1,1 30,2 S\"] 1 1");
    let review = reviewed(&played, Budget::Nodes(1));
    for ply in &review.plies {
        for standing in [ply.before, ply.after] {
            assert!(standing.decided && !standing.proven, "{standing:?}");
            assert_eq!(standing.chance, 1.0);
        }
    }
    assert!(review.end.decided && !review.end.proven && review.end.chance == 1.0);
}

#[test]
fn what_a_proven_margin_decides_is_decided_and_an_estimate_is_not() {
    let review = reviewed(&played("kalah", BLUNDER), Budget::Nodes(20_000));
    let standings = review.plies.iter().flat_map(|ply| [ply.before, ply.after]);
    assert!(standings.into_iter().all(|standing| standing.decided || !standing.proven));
    let review = reviewed(&played("oware", "FfBeBc"), Budget::Nodes(1_000));
    assert!(review.plies.iter().all(|ply| !ply.before.decided && !ply.after.decided));
}

#[test]
fn a_pulled_brake_stops_a_review() {
    let played = played("oware", "FfBeBc");
    let stop = Stop::new();
    stop.stop();
    let found = review(&played, &mut searcher(&played), Budget::Nodes(1_000), &stop, &mut |_| {});
    assert_eq!(found.unwrap_err(), Stopped);
}

#[test]
fn progress_counts_every_position_once() {
    let played = played("oware", "FfBe");
    let mut seen = Vec::new();
    let mut note = |progress: sower_review::Progress| seen.push((progress.done, progress.of));
    review(&played, &mut searcher(&played), Budget::Nodes(100), &Stop::new(), &mut note).unwrap();
    assert_eq!(seen, [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]);
}

#[test]
fn a_record_keeps_its_moves_comments_and_marks_and_can_be_reviewed_again() {
    let text = "[Position \"1,0,0,0,0,4/0,0,0,0,12,1 8,12 S\"] 6 {what was I thinking} 5! {mine} 1";
    let mut once = played("kalah", text);
    let review = reviewed(&once, Budget::Nodes(20_000));
    annotate(&mut once, &review);
    let text = write_record(&Tags::new(), &once);
    assert!(text.contains("6??") && text.contains("{[%eval "), "{text}");
    assert!(text.contains("what was I thinking") && text.contains("5!") && text.contains("mine"), "{text}");
    assert!(text.contains("Review: blunder") && text.contains("(1"), "{text}");
    let mut twice = Record::parse(&text).unwrap().play(once.game()).unwrap();
    assert_eq!(twice.moves_played(), once.moves_played());
    annotate(&mut twice, &review);
    assert_eq!(write_record(&Tags::new(), &twice), text);
}

#[test]
fn the_chart_fits_its_width_and_has_a_middle() {
    let played = played("kalah", BLUNDER);
    let review = reviewed(&played, Budget::Nodes(5_000));
    for width in [40, 80] {
        let lines = chart(played.game(), &review, width);
        assert!(lines.len() >= 11, "{lines:#?}");
        assert!(lines[5].trim_start().starts_with("0┼─"), "{lines:#?}");
        assert!(lines.iter().all(|line| line.chars().count() <= width), "{lines:#?}");
        assert!(lines.last().unwrap().contains('⁇'), "{lines:#?}");
    }
}

/// Checks that every element, quote and bracket is closed in order.
fn assert_is_well_formed(svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    for part in svg.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or_else(|| panic!("an open bracket: {part}"));
        assert!(!text.contains('>') && tag.matches('"').count() % 2 == 0, "{part}");
        let plain =
            ["&amp;", "&lt;", "&gt;", "&quot;"].iter().fold(text.to_owned(), |text, it| text.replace(it, ""));
        assert!(!plain.contains('&'), "{part}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{svg}");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert!(open.is_empty() && svg.starts_with("<svg ") && !svg.contains("NaN"), "{svg}");
}
