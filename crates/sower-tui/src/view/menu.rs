//! The menu.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;

use super::Hit;
use super::ink::{centre, cut, put};
use crate::app::App;
use crate::menu::{Entry, Menu};
use crate::say::talk;
use crate::talk::Talk;

/// Columns of a game's name.
const NAME: usize = 31;
/// Columns of a game's board.
const BOARD: usize = 16;

/// Where the lines are.
fn list_area(area: Rect) -> Rect {
    let width = area.width.saturating_sub(2).min(120);
    Rect { x: area.x + (area.width - width) / 2, y: area.y + 2, width, height: area.height.saturating_sub(4) }
}

/// The first line that is seen: the chosen one stays in sight.
fn first_seen(menu: &Menu, rows: usize) -> usize {
    let most = menu.entries.len().saturating_sub(rows);
    menu.chosen.saturating_sub(rows / 2).min(most)
}

pub(super) fn render(app: &App, menu: &Menu, area: Rect, buf: &mut Buffer) {
    let theme = app.theme;
    centre(buf, area, 0, &talk(&Talk::Welcome), theme.title());
    let list = list_area(area);
    let rows = usize::from(list.height);
    let first = first_seen(menu, rows);
    for (row, entry) in menu.entries.iter().enumerate().skip(first).take(rows) {
        let chosen = row == menu.chosen;
        let line = Rect { y: list.y + (row - first) as u16, height: 1, ..list };
        let pointer = if chosen { "►" } else { " " };
        let style = if chosen { theme.chosen() } else { Style::new() };
        if chosen {
            buf.set_style(line, style);
        }
        put(buf, line, 0, 0, pointer, style);
        match entry {
            Entry::GoOn(index) => {
                if let Some(kept) = app.kept.get(*index) {
                    let text = cut(&kept.line(), usize::from(line.width).saturating_sub(2));
                    put(buf, line, 2, 0, &text, style.patch(theme.strong()));
                }
            }
            Entry::Game(index) => {
                let game = &menu.games[*index];
                let indent = if game.is_variant { "  " } else { "" };
                let name = cut(&format!("{indent}{}", game.title), NAME - 1);
                let name_style = if game.is_variant { style } else { style.patch(theme.strong()) };
                put(buf, line, 2, 0, &name, name_style);
                let mut column = 2 + NAME as u16;
                if line.width > 100 {
                    put(buf, line, column, 0, &game.board, style);
                    column += BOARD as u16;
                }
                let room = usize::from(line.width.saturating_sub(column));
                let quiet = if chosen { style } else { style.patch(theme.quiet()) };
                let summary_style = if game.is_variant { quiet } else { style };
                put(buf, line, column, 0, &cut(&game.summary, room), summary_style);
            }
        }
    }
    if menu.entries.is_empty() {
        put(buf, list, 2, 0, &talk(&Talk::NothingFound), theme.notice());
    }
    footer(app, menu, area, first, rows, buf);
}

/// The line below the list: what is told, what is looked for, or more about the chosen game.
fn footer(app: &App, menu: &Menu, area: Rect, first: usize, rows: usize, buf: &mut Buffer) {
    let theme = app.theme;
    let list = list_area(area);
    let line = Rect { y: area.bottom() - 1, height: 1, ..list };
    let text = match (&menu.notice, &menu.sought, menu.game()) {
        (Some(notice), _, _) => notice.clone(),
        (None, Some(sought), _) => talk(&Talk::Find { typed: sought.clone() }),
        (None, None, Some(game)) => format!("{} · {}", game.name, game.board),
        (None, None, None) => String::new(),
    };
    put(buf, line, 2, 0, &cut(&text, usize::from(line.width).saturating_sub(16)), theme.notice());
    let seen = format!("{}–{} / {}", first + 1, (first + rows).min(menu.entries.len()), menu.entries.len());
    if menu.entries.len() > rows {
        put(buf, line, line.width.saturating_sub(seen.chars().count() as u16), 0, &seen, theme.quiet());
    }
}

pub(super) fn hit(menu: &Menu, area: Rect, point: Point) -> Option<Hit> {
    let list = list_area(area);
    let first = first_seen(menu, usize::from(list.height));
    let line = first + usize::from(point.y.checked_sub(list.y)?);
    (list.contains(point) && line < menu.entries.len()).then_some(Hit::MenuLine(line))
}
