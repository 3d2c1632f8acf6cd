//! The keys in the last lines of the screen. Each can be clicked.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};

use super::ink::put;
use crate::app::{App, Screen};
use crate::say::talk;
use crate::table::{KEYS, Table};
use crate::talk::Talk;

/// A key, and what it does.
pub(super) struct KeyHint {
    code: KeyCode,
    key: &'static str,
    text: String,
}

fn hint(code: KeyCode, key: &'static str, what: &Talk) -> KeyHint {
    KeyHint { code, key, text: talk(what) }
}

/// The keys that matter now, the most used first.
pub(super) fn keys(app: &App) -> Vec<KeyHint> {
    if app.dialog.is_some() {
        return match app.dialog.as_ref().is_some_and(|dialog| dialog.typed.is_some()) {
            true => vec![hint(KeyCode::Enter, "⏎", &Talk::KeyYes), hint(KeyCode::Esc, "Esc", &Talk::KeyNo)],
            false => vec![
                hint(KeyCode::Char('y'), "y", &Talk::KeyYes),
                hint(KeyCode::Char('n'), "n", &Talk::KeyNo),
            ],
        };
    }
    if app.page.is_some() {
        return vec![
            hint(KeyCode::PageDown, "↑↓ PgUp PgDn", &Talk::KeyScroll),
            hint(KeyCode::Esc, "Esc", &Talk::KeyClose),
        ];
    }
    match &app.screen {
        Screen::Menu(_) => vec![
            hint(KeyCode::Down, "↑↓", &Talk::KeyChoose),
            hint(KeyCode::Enter, "⏎", &Talk::KeyPlay),
            hint(KeyCode::Char('r'), "r", &Talk::KeyRules),
            hint(KeyCode::Char('/'), "/", &Talk::KeyFind),
            hint(KeyCode::Char('o'), "o", &Talk::KeyOpen),
            hint(KeyCode::Char('x'), "x", &Talk::KeyDiscard),
            hint(KeyCode::Char('q'), "q", &Talk::KeyQuit),
        ],
        Screen::Setup(_) => vec![
            hint(KeyCode::Down, "↑↓", &Talk::KeyChoose),
            hint(KeyCode::Tab, "←→", &Talk::KeyLists),
            hint(KeyCode::Enter, "⏎", &Talk::KeyBegin),
            hint(KeyCode::Char('r'), "r", &Talk::KeyRules),
            hint(KeyCode::Esc, "Esc", &Talk::KeyBack),
            hint(KeyCode::Char('q'), "q", &Talk::KeyQuit),
        ],
        Screen::Table(table) => table_keys(table),
    }
}

fn table_keys(table: &Table) -> Vec<KeyHint> {
    if table.is_animated() {
        return vec![
            hint(KeyCode::Esc, "", &Talk::KeySkip),
            hint(KeyCode::Char('+'), "+ -", &Talk::KeySpeed),
            hint(KeyCode::Char('q'), "q", &Talk::KeyQuit),
        ];
    }
    let mut keys = Vec::new();
    if table.paused {
        keys.push(hint(KeyCode::Char(' '), "space", &Talk::KeyGoOn));
    } else if !table.is_human(table.sight.side) && table.sight.outcome.is_none() {
        keys.push(hint(KeyCode::Char(' '), "space", &Talk::KeyPause));
    }
    let over = table.sight.outcome.is_some();
    for known in &KEYS {
        let fits = match known.code {
            KeyCode::Enter | KeyCode::Char('h' | 'o' | 'x') => !over,
            _ => true,
        };
        if fits {
            keys.push(hint(known.code, known.shown, &known.short));
        }
    }
    keys
}

/// Where each key stands: in turn, as many as fit.
fn lay_out(area: Rect, keys: &[KeyHint]) -> Vec<(Rect, usize)> {
    const GAP: u16 = 2;
    let (mut column, mut row) = (0, 0);
    let mut spots = Vec::new();
    for (index, key) in keys.iter().enumerate() {
        let blank = u16::from(!key.key.is_empty());
        let width = key.key.chars().count() as u16 + blank + key.text.chars().count() as u16;
        if column > 0 && column + width > area.width {
            (column, row) = (0, row + 1);
        }
        if row >= area.height {
            break;
        }
        spots.push((Rect::new(area.x + column, area.y + row, width.min(area.width), 1), index));
        column += width + GAP;
    }
    spots
}

pub(super) fn render(app: &App, area: Rect, buf: &mut Buffer) {
    let keys = keys(app);
    for (spot, index) in lay_out(area, &keys) {
        let key = &keys[index];
        put(buf, spot, 0, 0, key.key, app.theme.key());
        let after = key.key.chars().count() as u16 + u16::from(!key.key.is_empty());
        put(buf, spot, after, 0, &key.text, ratatui::style::Style::new());
    }
}

/// The key that a click means.
pub(super) fn hit(app: &App, area: Rect, point: Point) -> Option<KeyCode> {
    let keys = keys(app);
    lay_out(area, &keys).into_iter().find(|(spot, _)| spot.contains(point)).map(|(_, index)| keys[index].code)
}
