//! The evaluation chart for a terminal: bars in half-character steps, South's lead upwards.

use sower_core::Game;
use sower_text::{Language, Message, message};

use super::{Class, Review};

/// Rows above the middle, and as many below.
const ROWS: usize = 5;

/// The margin at the end of an axis: an easily halved number, at least the largest lead.
pub(super) fn reach(largest: f64) -> f64 {
    const EASY: [f64; 16] =
        [4.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 24.0, 30.0, 40.0, 60.0, 80.0, 100.0, 150.0, 200.0, 300.0];
    EASY.into_iter().find(|easy| *easy >= largest.abs()).unwrap_or(300.0)
}

/// The chart in lines of at most `width` columns. The last line marks errors below the positions: `·` an
/// inaccuracy, `?` a mistake or a missed win, `⁇` a blunder, and `o` the plies of an opening.
pub fn chart(game: &Game, review: &Review, width: usize) -> Vec<String> {
    let said = |sentence: Message| Language::spoken().say(&sentence, game.rules().words());
    let values: Vec<f64> = review.evaluations().collect();
    let largest = values.iter().fold(0.0, |most: f64, value| most.max(value.abs()));
    let reach = reach(largest);
    let axis = 7;
    let columns = columns(values.len(), width.saturating_sub(axis + 1).max(10));
    let bars: Vec<f64> =
        columns.iter().map(|column| column.value(&values) / reach * (2 * ROWS) as f64).collect();
    let mut lines = Vec::new();
    for row in 0..ROWS {
        let floor = 2 * (ROWS - 1 - row);
        let bar = |height: &f64| match *height - floor as f64 {
            over if over >= 1.5 => '█',
            over if over >= 0.5 => '▄',
            _ => ' ',
        };
        let label = match row {
            0 => format!("{:+}", reach),
            _ => String::new(),
        };
        lines.push(line(&label, '┤', bars.iter().map(bar)));
    }
    lines.push(line("0", '┼', bars.iter().map(|_| '─')));
    for row in 0..ROWS {
        let floor = 2 * row;
        let bar = |height: &f64| match -*height - floor as f64 {
            over if over >= 1.5 => '█',
            over if over >= 0.5 => '▀',
            _ => ' ',
        };
        let label = if row + 1 == ROWS { format!("{:+}", -reach) } else { String::new() };
        lines.push(line(&label, '┤', bars.iter().map(bar)));
    }
    let marks = line("", ' ', columns.iter().map(|column| column.mark(review)));
    if !marks.trim().is_empty() {
        lines.push(marks);
    }
    lines[0] = format!("{}  {}", lines[0], said(message!("review-plot-south")));
    let last = 2 * ROWS;
    lines[last] = format!("{}  {}", lines[last], said(message!("review-plot-north")));
    lines
}

fn line(label: &str, axis: char, bars: impl Iterator<Item = char>) -> String {
    let bars: String = bars.collect();
    format!("{label:>6}{axis}{}", bars.trim_end())
}

/// The positions in one column: several if there are more than fit. With few positions, each takes several columns.
struct Column {
    from: usize,
    to: usize,
    is_first_of_its_position: bool,
}

fn columns(positions: usize, most: usize) -> Vec<Column> {
    let wide = (most / positions.max(1)).clamp(1, 3);
    if positions <= most {
        return (0..positions * wide)
            .map(|place| Column {
                from: place / wide,
                to: place / wide + 1,
                is_first_of_its_position: place % wide == 0,
            })
            .collect();
    }
    (0..most)
        .map(|place| Column {
            from: place * positions / most,
            to: (place + 1) * positions / most,
            is_first_of_its_position: true,
        })
        .collect()
}

impl Column {
    /// The value farthest from the middle, so that no swing is averaged away.
    fn value(&self, values: &[f64]) -> f64 {
        let farthest = |one: f64, other: &f64| if other.abs() > one.abs() { *other } else { one };
        values[self.from..self.to].iter().fold(0.0, farthest)
    }

    /// The worst error among the moves that led here.
    fn mark(&self, review: &Review) -> char {
        let led_here = |position: usize| position.checked_sub(1).and_then(|place| review.plies.get(place));
        let led_here = || (self.from..self.to).filter_map(led_here);
        let worst = led_here().map(|ply| weight(ply.class)).max();
        match worst {
            _ if !self.is_first_of_its_position => ' ',
            Some(3) => '⁇',
            Some(2) => '?',
            Some(1) => '·',
            _ if led_here().any(|ply| ply.class == Class::Opening) => 'o',
            _ => ' ',
        }
    }
}

fn weight(class: Class) -> u8 {
    match class {
        Class::Best | Class::Good | Class::OnlyMove | Class::Opening => 0,
        Class::Inaccuracy => 1,
        Class::Mistake | Class::MissedWin => 2,
        Class::Blunder => 3,
    }
}
