//! Draws the screens. Everything is computed from the state and the size alone, so that clicks are resolved by the same layout code.

mod board;
mod coin;
mod commentary;
mod evaluation_bar;
mod game_screen;
mod keybar;
mod menu;
mod move_list;
mod overlay;
mod panel;
mod setup;
mod status;
mod text;
mod theme;

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect, Size};
use ratatui::widgets::Widget;
use sower_core::{NodeId, Place};
use sower_text::message;

pub use theme::{ColourSupport, Theme, ThemeName, UnknownTheme};

use crate::app::{App, Screen};
use crate::page::wrap;
use crate::say::talk;

/// The smallest terminal that fits every game.
const SMALLEST: Size = Size { width: 80, height: 24 };

/// A clickable element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    Key(KeyCode),
    ClosePage,
    MenuLine(usize),
    /// A list of the new-game screen, and a line in it.
    Choice(usize, usize),
    Pit(Place),
    Ply(NodeId),
}

/// Whether a terminal is too small to play in.
pub(crate) fn too_small(size: Size) -> bool {
    size.width < SMALLEST.width || size.height < SMALLEST.height
}

/// Columns and rows of text on a page over the screen.
pub(crate) fn page_window(size: Size) -> (usize, usize) {
    let inner = overlay::page_area(Rect::from((Point::ORIGIN, size)));
    (usize::from(inner.width.saturating_sub(4)), usize::from(inner.height.saturating_sub(2)))
}

/// The element at a click.
pub(crate) fn hit(app: &App, point: Point) -> Option<Hit> {
    let whole = Rect::from((Point::ORIGIN, app.size));
    if too_small(app.size) || !whole.contains(point) {
        return None;
    }
    let (body, keys) = divided(whole);
    if let Some(code) = keybar::hit(app, keys, point) {
        return Some(Hit::Key(code));
    }
    if app.dialog.is_some() || app.preparing.is_some() {
        return None;
    }
    if app.page.is_some() {
        return (!overlay::page_area(whole).contains(point)).then_some(Hit::ClosePage);
    }
    match &app.screen {
        Screen::Menu(menu) => menu::hit(menu, &app.kept, body, point),
        Screen::Setup(setup) => setup::hit(setup, body, point),
        Screen::GameScreen(table) => game_screen::hit(table, body, point),
    }
}

/// Splits the terminal into the screen and the key bar.
fn divided(whole: Rect) -> (Rect, Rect) {
    const LINES: u16 = 2;
    let lines = LINES.min(whole.height);
    let keys = Rect { y: whole.bottom() - lines, height: lines, ..whole };
    (Rect { height: whole.height - lines, ..whole }, keys)
}

impl Widget for &App {
    fn render(self, area: Rect, buf: &mut Buffer) {
        buf.set_style(area, self.theme.base());
        if too_small(area.as_size()) {
            return small(area, buf);
        }
        let (body, keys) = divided(area);
        match &self.screen {
            Screen::Menu(menu) => menu::render(self, menu, body, buf),
            Screen::Setup(setup) => setup::render(self, setup, body, buf),
            Screen::GameScreen(table) => game_screen::render(self, table, body, buf),
        }
        if let Some(page) = &self.page {
            overlay::render_page(page, self.theme, area, buf);
        }
        if self.preparing.is_some() {
            overlay::render_note(&talk(&message!("tui-trainer-preparing")), self.theme, area, buf);
        }
        if let Some(dialog) = &self.dialog {
            overlay::render_dialog(dialog, self.theme, area, buf);
        }
        keybar::render(self, keys, buf);
    }
}

/// Draws the message that the terminal is too small.
fn small(area: Rect, buf: &mut Buffer) {
    let text = talk(&message!("tui-too-small", columns = area.width, rows = area.height));
    for (row, line) in wrap(&text, "", usize::from(area.width).max(1)).iter().enumerate() {
        text::put(buf, area, 0, row as u16, line, ratatui::style::Style::new());
    }
}
