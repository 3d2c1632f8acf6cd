//! Draws the moves as running text, scrolled to the cursor.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;
use sower_core::{NodeId, Side};

use super::text::put;
use super::theme::Theme;
use crate::game_screen::{Line, ListedPly};

/// A ply's place in the text.
struct Spot {
    column: u16,
    row: usize,
    number: String,
    width: u16,
}

fn lay_out(line: &Line, columns: u16) -> Vec<Spot> {
    let mut spots = Vec::with_capacity(line.plies.len());
    let (mut column, mut row) = (0, 0);
    for ply in &line.plies {
        let number = number(ply);
        let width = (number.chars().count() + ply.token.chars().count() + ply.mark.chars().count()) as u16;
        if column > 0 && column + width > columns {
            (column, row) = (0, row + 1);
        }
        spots.push(Spot { column, row, number, width });
        column += width + 1;
    }
    spots
}

fn number(ply: &ListedPly) -> String {
    match (ply.number, ply.side) {
        (Some(number), Side::South) => format!("{number}. "),
        (Some(number), Side::North) => format!("{number}... "),
        (None, _) => String::new(),
    }
}

/// The first visible row.
fn first_row(line: &Line, spots: &[Spot], rows: usize) -> usize {
    let cursor = line.at.checked_sub(1).and_then(|at| spots.get(at)).map_or(0, |spot| spot.row);
    let last = spots.last().map_or(0, |spot| spot.row);
    // Keep the end of the game visible as long as the cursor is.
    (last + 1).saturating_sub(rows).min(cursor).max((cursor + 1).saturating_sub(rows))
}

pub(super) fn render(theme: Theme, line: &Line, area: Rect, buf: &mut Buffer) {
    let spots = lay_out(line, area.width);
    let rows = usize::from(area.height);
    let first = first_row(line, &spots, rows);
    for (index, (spot, ply)) in spots.iter().zip(&line.plies).enumerate() {
        if !(first..first + rows).contains(&spot.row) {
            continue;
        }
        let row = (spot.row - first) as u16;
        let style = match index + 1 {
            at if at == line.at => theme.chosen(),
            at if at > line.at => theme.quiet(),
            _ => Style::new(),
        };
        put(buf, area, spot.column, row, &spot.number, theme.quiet());
        let token = format!("{}{}", ply.token, ply.mark);
        put(buf, area, spot.column + spot.number.chars().count() as u16, row, &token, style);
    }
}

pub(super) fn hit(line: &Line, area: Rect, point: Point) -> Option<NodeId> {
    if !area.contains(point) {
        return None;
    }
    let spots = lay_out(line, area.width);
    let first = first_row(line, &spots, usize::from(area.height));
    let (column, row) = (point.x - area.x, first + usize::from(point.y - area.y));
    let fits = |spot: &&(Spot, &ListedPly)| {
        spot.0.row == row && (spot.0.column..spot.0.column + spot.0.width).contains(&column)
    };
    let listed: Vec<(Spot, &ListedPly)> = spots.into_iter().zip(&line.plies).collect();
    listed.iter().find(fits).map(|(_, ply)| ply.node)
}
