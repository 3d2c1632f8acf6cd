//! The keys of the menu and of the new-game screen, and their help pages.

use crossterm::event::KeyCode;
use sower_text::message;

use crate::key_help::{KeyUse, help_page};
use crate::page::Page;

/// The keys of the menu, most used first.
pub(crate) static MENU_KEYS: [KeyUse; 13] = [
    KeyUse::new(KeyCode::Enter, "⏎", message!("tui-key-play"), message!("tui-key-play-long")),
    KeyUse::new(KeyCode::Right, "→", message!("tui-key-variants"), message!("tui-key-variants-long")),
    KeyUse::letter('p', "p", message!("tui-key-puzzles"), message!("tui-key-puzzles-long")),
    KeyUse::letter('e', "e", message!("tui-key-endgame"), message!("tui-key-endgame-long")),
    KeyUse::letter('r', "r", message!("tui-key-rules"), message!("tui-key-rules-long")),
    KeyUse::letter('/', "/", message!("tui-key-find"), message!("tui-key-find-long")),
    KeyUse::letter('g', "g", message!("tui-key-group"), message!("tui-key-group-long")),
    KeyUse::letter('?', "?", message!("tui-key-help"), message!("tui-key-help-long")),
    KeyUse::letter('q', "q", message!("tui-key-quit"), message!("tui-key-quit-menu-long")),
    KeyUse::letter('o', "o", message!("tui-key-open"), message!("tui-key-open-long")),
    KeyUse::letter('x', "x", message!("tui-key-discard"), message!("tui-key-discard-long")),
    KeyUse::letter('b', "b", message!("tui-key-browser"), message!("tui-key-browser-long")),
    KeyUse::letter('t', "t", message!("tui-key-theme"), message!("tui-key-theme-long")),
];

/// The keys of the new-game screen, most used first.
pub(crate) static SETUP_KEYS: [KeyUse; 9] = [
    KeyUse::new(KeyCode::Enter, "⏎", message!("tui-key-begin"), message!("tui-key-begin-long")),
    KeyUse::new(KeyCode::Tab, "←→", message!("tui-key-lists"), message!("tui-key-lists-long")),
    KeyUse::letter('p', "p", message!("tui-key-puzzles"), message!("tui-key-puzzles-long")),
    KeyUse::letter('e', "e", message!("tui-key-endgame"), message!("tui-key-endgame-long")),
    KeyUse::letter('r', "r", message!("tui-key-rules"), message!("tui-key-rules-long")),
    KeyUse::letter('?', "?", message!("tui-key-help"), message!("tui-key-help-long")),
    KeyUse::new(KeyCode::Esc, "Esc", message!("tui-key-back"), message!("tui-key-back-long")),
    KeyUse::letter('q', "q", message!("tui-key-quit"), message!("tui-key-quit-menu-long")),
    KeyUse::letter('t', "t", message!("tui-key-theme"), message!("tui-key-theme-long")),
];

pub(super) fn menu_help() -> Page {
    help_page(&message!("tui-help-menu"), &message!("tui-help-menu-how"), &MENU_KEYS, &[])
}

pub(super) fn setup_help() -> Page {
    help_page(&message!("tui-help-setup"), &message!("tui-help-setup-how"), &SETUP_KEYS, &[])
}
