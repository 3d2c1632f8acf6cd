//! Draws the new-game screen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;

use super::Hit;
use super::text::{centre, put};
use crate::app::App;
use crate::menu::Setup;
use crate::page::wrap;
use crate::say::about;

/// Width of a list, in columns.
const LIST: u16 = 28;

/// The area of a list's lines.
fn list_area(setup: &Setup, area: Rect, list: usize) -> Rect {
    let whole = LIST * setup.lists.len() as u16;
    let left = area.x + area.width.saturating_sub(whole) / 2;
    let x = left + LIST * list as u16;
    let lines = setup.lists[list].lines.len() as u16;
    Rect { x, y: area.y + 6, width: LIST - 2, height: lines }.intersection(area)
}

pub(super) fn render(app: &App, setup: &Setup, area: Rect, buf: &mut Buffer) {
    let theme = app.theme;
    let about = about(setup.game().rules());
    centre(buf, area, 0, &about.name, theme.title());
    // The longest summary takes two lines on the smallest terminal; the lists begin below it.
    let summary = wrap(&about.summary, "", usize::from(area.width.saturating_sub(4)).max(1));
    for (row, line) in summary.iter().enumerate() {
        centre(buf, area, 1 + row as u16, line, Style::new());
    }
    centre(buf, area, 1 + summary.len() as u16, &about.region, theme.quiet());
    for (index, list) in setup.lists.iter().enumerate() {
        let lines = list_area(setup, area, index);
        let focused = index == setup.focus;
        let title = Rect { y: lines.y - 2, height: 1, ..lines };
        let style = if focused { theme.heading() } else { theme.strong() };
        put(buf, title, 2, 0, &list.title, style);
        for (row, line) in list.lines.iter().enumerate() {
            let chosen = row == list.chosen;
            let spot = Rect { y: lines.y + row as u16, height: 1, ..lines }.intersection(lines);
            let style = match (chosen, focused) {
                (true, true) => theme.chosen(),
                (true, false) => theme.strong(),
                _ => Style::new(),
            };
            if chosen && focused {
                buf.set_style(spot, style);
            }
            put(buf, spot, 0, 0, if chosen { "►" } else { " " }, style);
            put(buf, spot, 2, 0, line, style);
        }
    }
    notice(app, setup, area, buf);
}

/// Draws the notice in the last line.
fn notice(app: &App, setup: &Setup, area: Rect, buf: &mut Buffer) {
    let Some(notice) = &setup.notice else { return };
    let lines = wrap(notice, "", usize::from(area.width.saturating_sub(4)).max(1));
    for (row, line) in lines.iter().take(2).enumerate() {
        let up = lines.len().min(2) - row;
        centre(buf, area, area.height.saturating_sub(up as u16), line, app.theme.notice());
    }
}

pub(super) fn hit(setup: &Setup, area: Rect, point: Point) -> Option<Hit> {
    (0..setup.lists.len()).find_map(|list| {
        let lines = list_area(setup, area, list);
        lines.contains(point).then(|| Hit::Choice(list, usize::from(point.y - lines.y)))
    })
}
