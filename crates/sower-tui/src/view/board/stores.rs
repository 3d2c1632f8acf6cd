//! Draws the stores: boxes at the ends, long ones between the rows, or text in the middle of a ring.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sower_core::Side;
use sower_core::rules::Direction;
use sower_core::trace::Cell;
use sower_text::message;

use super::large_digits;
use super::layout::Stores;
use super::pit::{Border, frame};
use super::seeds::seeds;
use crate::app::App;
use crate::game_screen::{DisplayedBoard, GameScreen};
use crate::say::{self, say};
use crate::view::text::{centre, cut, put};

pub(super) fn render(
    app: &App,
    table: &GameScreen,
    shown: &DisplayedBoard,
    stores: &Stores,
    buf: &mut Buffer,
) {
    match stores {
        Stores::Ends(areas) => {
            for side in Side::BOTH {
                at_end(app, table, shown, side, areas[side], buf);
            }
        }
        Stores::Between(whole, areas) => {
            frame(Border::Plain, *whole, Style::new(), buf);
            for side in Side::BOTH {
                long(app, table, shown, side, areas[side], buf);
            }
        }
        Stores::Middle(area) => tallies(app, table, shown, *area, buf),
        Stores::Absent => {}
    }
}

/// Whether a seed is falling into a store, or fell there last.
fn is_touched(table: &GameScreen, side: Side) -> bool {
    match &table.animation {
        Some(animation) => animation.at == Some(Cell::Store(side)),
        None => table.sight.last.as_ref().is_some_and(|last| last.to == Some(Cell::Store(side))),
    }
}

fn at_end(app: &App, table: &GameScreen, shown: &DisplayedBoard, side: Side, area: Rect, buf: &mut Buffer) {
    let theme = app.theme;
    let (border, style) = match is_touched(table, side) {
        true => (Border::Thick, theme.touched()),
        false => (Border::Plain, Style::new()),
    };
    frame(border, area, style, buf);
    let name = cut(&say::side(side), usize::from(area.width.saturating_sub(2)));
    let name_row = if side == Side::South { area.height - 1 } else { 0 };
    centre(buf, area, name_row, &name, theme.side(side).patch(theme.strong()));
    let inner = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
    let count = shown.store(side);
    let count_rows = large_digits::rows(count, inner);
    let count_row = if side == Side::South { inner.height - count_rows } else { 0 };
    large_digits::render(count, inner, count_row, theme.strong(), buf);
    let rows = inner.height.saturating_sub(count_rows);
    let lines = seeds(count, usize::from(inner.width), usize::from(rows), false);
    let filled = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1) as u16;
    // Seeds are drawn next to their count.
    let first = if side == Side::South { rows - filled } else { count_rows };
    for (row, line) in lines.iter().take(usize::from(filled)).enumerate() {
        centre(buf, inner, first + row as u16, line, theme.seeds());
    }
}

fn long(app: &App, table: &GameScreen, shown: &DisplayedBoard, side: Side, area: Rect, buf: &mut Buffer) {
    let theme = app.theme;
    let count = shown.store(side);
    let words = say(table.rules(), &message!("tui-in-store", side, count));
    let style =
        if is_touched(table, side) { theme.touched() } else { theme.side(side).patch(theme.strong()) };
    put(buf, area, 0, 0, &words, style);
    let column = words.chars().count() as u16 + 2;
    let room = usize::from(area.width.saturating_sub(column));
    for (row, line) in seeds(count, room, usize::from(area.height), true).iter().enumerate() {
        put(buf, area, column, row as u16, line, theme.seeds());
    }
}

/// Draws each side's captures, seeds on its side and total, in the middle of the ring.
fn tallies(app: &App, table: &GameScreen, shown: &DisplayedBoard, area: Rect, buf: &mut Buffer) {
    let theme = app.theme;
    let rules = table.rules();
    let lines = |side: Side| {
        let (taken, on_side) = (shown.store(side), shown.on_side(side));
        let parts = [
            message!("board-taken", count = taken),
            message!("board-on-side", count = on_side),
            message!("board-possession", count = taken.saturating_add(on_side)),
        ]
        .map(|part| say(rules, &part));
        [table.player(side), parts.join(", "), seeds(taken, usize::from(area.width), 1, false).concat()]
    };
    let turning = match rules.sow().direction {
        Direction::Clockwise => "↻",
        Direction::Anticlockwise => "↺",
    };
    let south = lines(Side::South);
    let north = lines(Side::North);
    let middle = area.height / 2;
    for (row, text) in north.iter().enumerate() {
        let row = (middle + row as u16).saturating_sub(3);
        let style = if row == middle.saturating_sub(3) {
            theme.side(Side::North).patch(theme.strong())
        } else {
            Style::new()
        };
        centre(buf, area, row, &cut(text, usize::from(area.width)), style);
    }
    for (row, text) in south.iter().rev().enumerate() {
        let at = middle + row as u16;
        let style = if row == 2 { theme.side(Side::South).patch(theme.strong()) } else { Style::new() };
        centre(buf, area, at, &cut(text, usize::from(area.width)), style);
    }
    for column in [1, area.width.saturating_sub(2)] {
        put(buf, area, column, middle.saturating_sub(1), turning, theme.quiet());
    }
}
