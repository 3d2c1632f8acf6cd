//! The key bar in the last lines of the screen. Each key can be clicked.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use sower_text::{Message, message};

use super::text::put;
use crate::app::{App, Screen};
use crate::game_screen::{Activity, GameScreen, KEYS, PUZZLE_KEYS, REVIEW_KEYS, TRAINER_KEYS};
use crate::key_help::KeyUse;
use crate::menu::{MENU_KEYS, SETUP_KEYS};
use crate::say::talk;

/// A key and its command.
pub(super) struct KeyHint {
    code: KeyCode,
    key: &'static str,
    text: String,
}

fn hint(code: KeyCode, key: &'static str, what: &Message) -> KeyHint {
    KeyHint { code, key, text: talk(what) }
}

/// The keys that are useful now, most used first.
pub(super) fn keys(app: &App) -> Vec<KeyHint> {
    if app.dialog.is_some() {
        return match app.dialog.as_ref().is_some_and(|dialog| dialog.typed.is_some()) {
            true => vec![
                hint(KeyCode::Enter, "⏎", &message!("tui-key-yes")),
                hint(KeyCode::Esc, "Esc", &message!("tui-key-no")),
            ],
            false => vec![
                hint(KeyCode::Char('y'), "y", &message!("tui-key-yes")),
                hint(KeyCode::Char('n'), "n", &message!("tui-key-no")),
            ],
        };
    }
    if app.page.is_some() {
        return vec![
            hint(KeyCode::PageDown, "↑↓ PgUp PgDn", &message!("tui-key-scroll")),
            hint(KeyCode::Esc, "Esc", &message!("tui-key-close")),
        ];
    }
    if app.preparing.is_some() {
        return vec![hint(KeyCode::Esc, "Esc", &message!("tui-key-cancel"))];
    }
    match &app.screen {
        Screen::Menu(_) => all(&MENU_KEYS),
        Screen::Setup(_) => all(&SETUP_KEYS),
        Screen::GameScreen(table) => table_keys(table),
    }
}

fn all(keys: &[KeyUse]) -> Vec<KeyHint> {
    keys.iter().map(|key| hint(key.code, key.shown, &key.short)).collect()
}

fn table_keys(table: &GameScreen) -> Vec<KeyHint> {
    if table.toss.is_some() {
        return vec![
            hint(KeyCode::Esc, "", &message!("tui-key-skip-toss")),
            hint(KeyCode::Char('+'), "+ -", &message!("tui-key-speed")),
            hint(KeyCode::Char('q'), "q", &message!("tui-key-quit")),
        ];
    }
    if table.is_animated() && table.walk.is_none() {
        return vec![
            hint(KeyCode::Esc, "", &message!("tui-key-skip")),
            hint(KeyCode::Char('+'), "+ -", &message!("tui-key-speed")),
            hint(KeyCode::Char('q'), "q", &message!("tui-key-quit")),
        ];
    }
    match (&table.activity, table.walk.is_some()) {
        (_, true) => return all(&REVIEW_KEYS),
        (Activity::Puzzles(_), _) => return all(&PUZZLE_KEYS),
        (Activity::Trainer(_), _) => return all(&TRAINER_KEYS),
        (Activity::Game, false) => {}
    }
    let mut keys = Vec::new();
    if table.paused {
        keys.push(hint(KeyCode::Char(' '), "space", &message!("tui-key-go-on")));
    } else if !table.is_human(table.sight.side) && table.sight.outcome.is_none() {
        keys.push(hint(KeyCode::Char(' '), "space", &message!("tui-key-pause")));
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

/// The area of each key, as many as fit.
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

/// The key at a click.
pub(super) fn hit(app: &App, area: Rect, point: Point) -> Option<KeyCode> {
    let keys = keys(app);
    lay_out(area, &keys).into_iter().find(|(spot, _)| spot.contains(point)).map(|(_, index)| keys[index].code)
}
