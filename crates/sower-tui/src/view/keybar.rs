//! The key bar in the last lines of the screen. Each key can be clicked.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use sower_core::Words;
use sower_text::{Language, Message, message};

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
    what: Message,
}

impl KeyHint {
    /// The width in columns: the key, a blank and the command.
    fn width(&self, language: &Language) -> u16 {
        let text = language.say(&self.what, &Words::default());
        self.indent() + text.chars().count() as u16
    }

    /// The column of the command.
    fn indent(&self) -> u16 {
        self.key.chars().count() as u16 + u16::from(!self.key.is_empty())
    }
}

fn hint(code: KeyCode, key: &'static str, what: &Message) -> KeyHint {
    KeyHint { code, key, what: what.clone() }
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
    let pause = match table.is_human(table.sight.side) {
        _ if table.may_begin_next_round() => Some(message!("tui-key-next-round")),
        _ if table.paused => Some(message!("tui-key-go-on")),
        false if table.sight.outcome.is_none() => Some(message!("tui-key-pause")),
        _ => None,
    };
    game_keys(pause, table.is_human(table.sight.side), table.sight.outcome.is_some())
}

/// The keys of a game: `pause` is what the space bar does.
fn game_keys(pause: Option<Message>, is_persons_turn: bool, is_over: bool) -> Vec<KeyHint> {
    let useful = |key: &&KeyUse| match key.code {
        KeyCode::Enter | KeyCode::Char('h') => !is_over && is_persons_turn,
        KeyCode::Char('o' | 'x') => !is_over,
        _ => true,
    };
    let pause = pause.map(|pause| hint(KeyCode::Char(' '), "space", &pause));
    let keys = KEYS.iter().filter(useful).map(|key| hint(key.code, key.shown, &key.short));
    pause.into_iter().chain(keys).collect()
}

/// The area of each key. If not all fit, the least used are left out, but never the one for help, which lists them all.
fn lay_out(area: Rect, keys: &[KeyHint], language: &Language) -> Vec<(Rect, usize)> {
    let mut shown: Vec<usize> = (0..keys.len()).collect();
    // Bound: every iteration leaves out a key.
    loop {
        let spots = in_rows(area, keys, &shown, language);
        let least_used = shown.iter().rposition(|index| keys[*index].code != KeyCode::Char('?'));
        match least_used {
            Some(place) if spots.len() < shown.len() => {
                shown.remove(place);
            }
            _ => return spots,
        }
    }
}

/// The areas of the keys that fit, in their order.
fn in_rows(area: Rect, keys: &[KeyHint], shown: &[usize], language: &Language) -> Vec<(Rect, usize)> {
    const GAP: u16 = 2;
    let (mut column, mut row) = (0, 0);
    let mut spots = Vec::new();
    for index in shown.iter().copied() {
        let width = keys[index].width(language);
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
    for (spot, index) in lay_out(area, &keys, Language::spoken()) {
        let key = &keys[index];
        put(buf, spot, 0, 0, key.key, app.theme.key());
        put(buf, spot, key.indent(), 0, &talk(&key.what), ratatui::style::Style::new());
    }
}

/// The key at a click.
pub(super) fn hit(app: &App, area: Rect, point: Point) -> Option<KeyCode> {
    let keys = keys(app);
    lay_out(area, &keys, Language::spoken())
        .into_iter()
        .find(|(spot, _)| spot.contains(point))
        .map(|(_, index)| keys[index].code)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The key bar of the smallest terminal.
    const SMALLEST: Rect = Rect::new(0, 22, 80, 2);

    fn shown(keys: &[KeyHint], area: Rect, language: &Language) -> Vec<KeyCode> {
        lay_out(area, keys, language).into_iter().map(|(_, index)| keys[index].code).collect()
    }

    #[test]
    fn every_key_fits_the_smallest_terminal_in_every_language() {
        let bars = [
            game_keys(None, true, false),
            game_keys(Some(message!("tui-key-pause")), false, false),
            game_keys(Some(message!("tui-key-go-on")), false, false),
            game_keys(None, true, true),
            game_keys(Some(message!("tui-key-next-round")), true, true),
            all(&PUZZLE_KEYS),
            all(&TRAINER_KEYS),
            all(&REVIEW_KEYS),
            all(&MENU_KEYS),
            all(&SETUP_KEYS),
        ];
        for language in Language::all() {
            for keys in &bars {
                let found = shown(keys, SMALLEST, language);
                // The help page lists the key that steps through a game; the bar shows it where there is room.
                for key in keys.iter().filter(|key| key.code != KeyCode::PageUp) {
                    assert!(found.contains(&key.code), "{}: {} is not shown", language.tag(), key.key);
                }
            }
        }
    }

    #[test]
    fn the_key_for_help_is_shown_in_any_width() {
        for language in Language::all() {
            for width in 8..80 {
                let narrow = Rect { width, ..SMALLEST };
                let found = shown(&game_keys(None, true, false), narrow, language);
                assert!(found.contains(&KeyCode::Char('?')), "{}, {width} columns", language.tag());
            }
        }
    }
}
