//! The side panel of a wide screen: values and lines of all moves, and the move list.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sower_text::message;

use super::text::{cut, put};
use super::{commentary, move_list};
use crate::app::App;
use crate::game_screen::{GameScreen, value_text};
use crate::say::{say, talk};

/// Height of the values with their heading; 0 while they are hidden.
fn values_height(table: &GameScreen, area: Rect) -> u16 {
    if !table.advice.on || table.sight.outcome.is_some() {
        return 0;
    }
    let moves = table.advice.analysis.as_ref().map_or(1, |analysis| analysis.moves.len()).max(1);
    (moves as u16 + 2).min(area.height / 2)
}

/// The area of the commentary, if there is one.
fn commentary_area(table: &GameScreen, area: Rect) -> Rect {
    let height = match (table.is_exercise(), commentary::is_shown(table)) {
        (true, _) => area.height,
        (false, true) => area.height / 2,
        (false, false) => 0,
    };
    Rect { height, ..area }
}

/// The area of the move list.
pub(super) fn plies_area(table: &GameScreen, area: Rect) -> Rect {
    let area = below(commentary_area(table, area), area);
    let above = values_height(table, area) + 1;
    Rect { y: area.y + above, height: area.height.saturating_sub(above), ..area }
}

/// The rest of an area below its upper part.
fn below(upper: Rect, area: Rect) -> Rect {
    Rect { y: upper.bottom(), height: area.bottom() - upper.bottom(), ..area }
}

pub(super) fn render(app: &App, table: &GameScreen, area: Rect, buf: &mut Buffer) {
    let moves = plies_area(table, area);
    let said = commentary_area(table, area);
    if said.height > 0 {
        commentary::render(app.theme, table, None, said, buf);
    }
    let area = below(said, area);
    if table.is_exercise() {
        return;
    }
    values(app, table, area, buf);
    put(buf, area, 0, moves.y - area.y - 1, &talk(&message!("tui-moves")), app.theme.heading());
    move_list::render(app.theme, &table.line, moves, buf);
}

fn values(app: &App, table: &GameScreen, area: Rect, buf: &mut Buffer) {
    let height = values_height(table, area);
    if height == 0 {
        return;
    }
    let heading = cut(&say(table.rules(), &message!("tui-values")), usize::from(area.width));
    put(buf, area, 0, 0, &heading, app.theme.heading());
    let Some(analysis) = &table.advice.analysis else { return };
    let knows_distances = analysis.moves.iter().any(|candidate| candidate.distance.is_some());
    let moves = analysis.moves.iter().zip(&table.advice.lines);
    for (row, (candidate, line)) in moves.enumerate().take(usize::from(height - 2)) {
        let line = talk(&line.after_first());
        let first = &candidate.label;
        let value = value_text(candidate);
        let text = match (knows_distances, candidate.distance) {
            (false, _) => format!("{first:>6} {value:>6}  {line}"),
            (true, Some(plies)) => format!("{first:>6} {value:>6} →{plies:<3}  {line}"),
            (true, None) => format!("{first:>6} {value:>6}       {line}"),
        };
        let style = if row == 0 { app.theme.strong() } else { Style::new() };
        put(buf, area, 0, row as u16 + 1, &cut(&text, usize::from(area.width)), style);
    }
}
