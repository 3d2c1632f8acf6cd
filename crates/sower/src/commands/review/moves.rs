//! A review's table: one line per move. All numbers of a line come from the same search, and the turning points repeat them.

use sower_core::Game;
use sower_review::{Assessment, Review, ReviewedPly};
use sower_text::{Decimal, Language, message};

use crate::say;

/// The columns before the better line.
const COLUMNS: usize = 8;

/// The fewest characters for a better line.
const LEAST_LINE: usize = 24;

/// Number columns are right-aligned.
const TO_THE_RIGHT: [usize; 5] = [0, 3, 4, 5, 6];

/// The table, with the better lines cut to the given width.
pub(super) fn table(game: &Game, review: &Review, width: usize) -> Vec<String> {
    let head = [
        message!("review-column-ply"),
        message!("review-column-side"),
        message!("review-column-move"),
        message!("review-column-before"),
        message!("review-column-after"),
        message!("review-column-lost"),
        message!("review-column-chance"),
        message!("review-column-class"),
    ];
    let mut rows = vec![head.map(|talk| say::sentence(game, &talk))];
    rows.extend(review.plies.iter().map(|ply| row(game, ply)));
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; COLUMNS] = std::array::from_fn(wide);
    let room = width.saturating_sub(widths.iter().map(|wide| wide + 2).sum()).max(LEAST_LINE);
    let better = review.plies.iter().map(|ply| match ply.class.is_error() {
        true => ply.best.play.fitting(room, Language::spoken()),
        false => String::new(),
    });
    let better = std::iter::once(say::sentence(game, &message!("review-column-better"))).chain(better);
    rows.iter()
        .zip(better)
        .map(|(row, better)| {
            let mut line = String::new();
            for (column, (cell, wide)) in row.iter().zip(widths).enumerate() {
                line += &match TO_THE_RIGHT.contains(&column) {
                    true => format!("{cell:>wide$}  "),
                    false => format!("{cell:<wide$}  "),
                };
            }
            line += &better;
            line.trim_end().to_owned()
        })
        .collect()
}

fn row(game: &Game, ply: &ReviewedPly) -> [String; COLUMNS] {
    let of_an_error = |text: String| if ply.class.is_error() { text } else { String::new() };
    let [before, after] = [ply.before, ply.after].map(margin);
    let percent = |chance: f64| format!("{:.0}", 100.0 * chance);
    let chances = [ply.before, ply.after].map(|standing| percent(standing.chance_of(ply.side)));
    [
        ply.ply.to_string(),
        say::side(ply.side),
        format!("{} {}", ply.label, ply.glyph.unwrap_or_default()).trim_end().to_owned(),
        before,
        after,
        of_an_error(Decimal::new(ply.lost, 1).to_string()),
        of_an_error(format!("{}→{} %", chances[0], chances[1])),
        Language::spoken().render(&ply.class.message(), game.rules().words()),
    ]
}

/// South's margin with its sign: an integer if proven. A mark shows that the result is proven.
fn margin(standing: Assessment) -> String {
    let Assessment { south, proven, decided, .. } = standing;
    let seeds = Decimal::signed(south, if proven { 0 } else { 2 });
    if decided { format!("{seeds}✓") } else { seeds.to_string() }
}
