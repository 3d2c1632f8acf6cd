//! Keys with their commands, for the key bar and for the help page of each screen.

use crossterm::event::KeyCode;
use sower_text::{Message, message};

use crate::page::{Page, Paragraph};
use crate::say::talk;

/// A command and its key.
pub(crate) struct KeyUse {
    pub(crate) code: KeyCode,
    pub(crate) shown: &'static str,
    /// The command in a word, for the key bar.
    pub(crate) short: Message,
    /// The command in a sentence, for the help page.
    pub(crate) long: Message,
}

impl KeyUse {
    pub(crate) const fn new(code: KeyCode, shown: &'static str, short: Message, long: Message) -> KeyUse {
        KeyUse { code, shown, short, long }
    }

    pub(crate) const fn letter(letter: char, shown: &'static str, short: Message, long: Message) -> KeyUse {
        KeyUse { code: KeyCode::Char(letter), shown, short, long }
    }
}

/// The help page of a screen: how to use it, its keys, and further keys that the key bar does not show.
pub(crate) fn help_page(title: &Message, intro: &Message, keys: &[KeyUse], more: &[(&str, Message)]) -> Page {
    let mut paragraphs = vec![Paragraph::Text(talk(intro)), Paragraph::Blank];
    let everywhere = [("^C", message!("tui-key-quit-anywhere"))];
    let listed = keys.iter().map(|key| (key.shown, &key.long));
    let more = more.iter().chain(&everywhere).map(|(key, long)| (*key, long));
    paragraphs
        .extend(listed.chain(more).map(|(key, long)| Paragraph::Behind(format!("{key:>6}  "), talk(long))));
    Page::new(talk(title), paragraphs)
}
