//! Formats a review as text: the moves, the plot, the turning points, the accuracy.

use sower_core::record::Tags;
use sower_core::{Game, Played, Side};
use sower_review::{Class, Review, chart};
use sower_text::{Decimal, Language, Say, message};

use super::moves;
use crate::output::wrapped;
use crate::say;

/// The whole review, at most about `width` columns wide.
pub(super) fn lines(played: &Played, tags: &Tags, review: &Review, width: usize) -> Vec<String> {
    let game: &Game = played.game();
    let mut lines = vec![heading(game, tags, review), String::new()];
    if review.plies.is_empty() {
        lines.pop();
        return lines;
    }
    lines.extend(moves::table(game, review, width));
    lines.extend(wrapped(&said(game, &message!("review-columns")), width, ["", ""]));
    if review.plies.iter().any(|ply| ply.glyph.is_some()) {
        lines.extend(wrapped(&said(game, &message!("review-glyphs")), width, ["", ""]));
    }
    lines.push(String::new());
    lines.extend(chart(game, review, width));
    if review.plies.iter().any(|ply| ply.class.is_error()) {
        lines.push(said(game, &message!("review-marks")));
    }
    if review.opening > 0 {
        lines.push(said(game, &message!("review-opening")));
    }
    lines.push(String::new());
    lines.extend(turning_points(game, review, width));
    lines.push(String::new());
    lines.extend(summary(game, review));
    lines
}

fn said(game: &Game, talk: &impl Say) -> String {
    say::sentence(game, talk)
}

fn heading(game: &Game, tags: &Tags, review: &Review) -> String {
    let name = |side| tags.player(side).map_or_else(|| said(game, &message!("review-nobody")), str::to_owned);
    let result = review
        .end
        .outcome
        .map_or_else(|| said(game, &message!("review-unfinished")), |outcome| say::outcome(game, &outcome));
    let heading = message!(
        "review-heading",
        game = say::about(game).name,
        south = name(Side::South),
        north = name(Side::North),
        plies = review.plies.len(),
        result
    );
    said(game, &heading)
}

fn turning_points(game: &Game, review: &Review, width: usize) -> Vec<String> {
    if review.turning_points.is_empty() {
        return vec![said(game, &message!("review-no-turning-points"))];
    }
    let mut lines = vec![said(game, &message!("review-turning-points"))];
    for point in &review.turning_points {
        let token = format!("{} {}", point.label, point.class.glyph().unwrap_or_default());
        let head = message!(
            "review-point",
            ply = point.ply,
            side = point.side,
            token = token.trim_end().to_owned(),
            class = point.class.message()
        );
        lines.push(format!("  {}", said(game, &head)));
        lines.extend(point.why.iter().flat_map(|sentence| wrapped(sentence, width, ["    ", "    "])));
    }
    lines
}

/// The summaries of both sides, side by side.
fn summary(game: &Game, review: &Review) -> Vec<String> {
    let mut rows = vec![[String::new(), say::side(Side::South), say::side(Side::North)]];
    let accuracy = |side: Side| {
        let accuracy = review.sides[side].accuracy;
        accuracy.map_or_else(|| "-".to_owned(), |accuracy| Decimal::new(accuracy, 1).to_string())
    };
    rows.push([said(game, &message!("review-accuracy")), accuracy(Side::South), accuracy(Side::North)]);
    let lost = |side: Side| Decimal::new(review.sides[side].lost, 1).to_string();
    rows.push([said(game, &message!("review-lost")), lost(Side::South), lost(Side::North)]);
    for class in Class::ALL {
        let counts = Side::BOTH.map(|side| review.sides[side].classes.count(class));
        if counts != [0, 0] {
            let name = Language::spoken().render(&class.message(), game.rules().words());
            rows.push([name, counts[0].to_string(), counts[1].to_string()]);
        }
    }
    let wide = rows.iter().map(|row| row[0].chars().count()).max().unwrap_or(0);
    rows.iter().map(|row| format!("{:<wide$}  {:>6}  {:>6}", row[0], row[1], row[2])).collect()
}
