//! The keys in the last lines of the screen. Each can be clicked.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};

use super::ink::put;
use crate::app::{App, Screen};
use crate::say::talk;
use crate::table::{KEYS, Table};
use crate::talk::KeyTalk;

/// A key, and what it does.
pub(super) struct KeyHint {
    code: KeyCode,
    key: &'static str,
    text: String,
}

fn hint(code: KeyCode, key: &'static str, what: &KeyTalk) -> KeyHint {
    KeyHint { code, key, text: talk(what) }
}

/// The keys that matter now, the most used first.
pub(super) fn keys(app: &App) -> Vec<KeyHint> {
    if app.dialog.is_some() {
        return match app.dialog.as_ref().is_some_and(|dialog| dialog.typed.is_some()) {
            true => vec![hint(KeyCode::Enter, "⏎", &KeyTalk::Yes), hint(KeyCode::Esc, "Esc", &KeyTalk::No)],
            false => vec![
                hint(KeyCode::Char('y'), "y", &KeyTalk::Yes),
                hint(KeyCode::Char('n'), "n", &KeyTalk::No),
            ],
        };
    }
    if app.page.is_some() {
        return vec![
            hint(KeyCode::PageDown, "↑↓ PgUp PgDn", &KeyTalk::Scroll),
            hint(KeyCode::Esc, "Esc", &KeyTalk::Close),
        ];
    }
    match &app.screen {
        Screen::Menu(_) => vec![
            hint(KeyCode::Down, "↑↓", &KeyTalk::Choose),
            hint(KeyCode::Enter, "⏎", &KeyTalk::Play),
            hint(KeyCode::Char('r'), "r", &KeyTalk::Rules),
            hint(KeyCode::Char('p'), "p", &KeyTalk::Puzzles),
            hint(KeyCode::Char('/'), "/", &KeyTalk::Find),
            hint(KeyCode::Char('o'), "o", &KeyTalk::Open),
            hint(KeyCode::Char('x'), "x", &KeyTalk::Discard),
            hint(KeyCode::Char('b'), "b", &KeyTalk::Browser),
            hint(KeyCode::Char('q'), "q", &KeyTalk::Quit),
        ],
        Screen::Setup(_) => vec![
            hint(KeyCode::Down, "↑↓", &KeyTalk::Choose),
            hint(KeyCode::Tab, "←→", &KeyTalk::Lists),
            hint(KeyCode::Enter, "⏎", &KeyTalk::Begin),
            hint(KeyCode::Char('r'), "r", &KeyTalk::Rules),
            hint(KeyCode::Esc, "Esc", &KeyTalk::Back),
            hint(KeyCode::Char('q'), "q", &KeyTalk::Quit),
        ],
        Screen::Table(table) => table_keys(table),
    }
}

fn table_keys(table: &Table) -> Vec<KeyHint> {
    if table.toss.is_some() {
        return vec![
            hint(KeyCode::Esc, "", &KeyTalk::SkipToss),
            hint(KeyCode::Char('+'), "+ -", &KeyTalk::Speed),
            hint(KeyCode::Char('q'), "q", &KeyTalk::Quit),
        ];
    }
    if table.is_animated() {
        return vec![
            hint(KeyCode::Esc, "", &KeyTalk::Skip),
            hint(KeyCode::Char('+'), "+ -", &KeyTalk::Speed),
            hint(KeyCode::Char('q'), "q", &KeyTalk::Quit),
        ];
    }
    let mut keys = Vec::new();
    if table.paused {
        keys.push(hint(KeyCode::Char(' '), "space", &KeyTalk::GoOn));
    } else if !table.is_human(table.sight.side) && table.sight.outcome.is_none() {
        keys.push(hint(KeyCode::Char(' '), "space", &KeyTalk::Pause));
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
