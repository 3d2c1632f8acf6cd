//! The keys of the config file, their values and their defaults.

use clap::ValueEnum;
use sower_text::Language;
use sower_tui::{Speed, ThemeName};

/// A key of the config file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Key {
    /// The computer's level in a new game.
    Level,
    /// The animation speed of the terminal app.
    Speed,
    /// The language of messages.
    Language,
    /// The theme of the terminal app.
    Theme,
    /// When output has colours.
    Color,
}

/// When output has colours.
const COLORS: [&str; 3] = ["auto", "always", "never"];

impl Key {
    /// The key's name in the file.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Key::Level => "level",
            Key::Speed => "speed",
            Key::Language => "language",
            Key::Theme => "theme",
            Key::Color => "color",
        }
    }

    /// The key with that name.
    pub(crate) fn named(name: &str) -> Option<Key> {
        Key::value_variants().iter().copied().find(|key| key.name() == name)
    }

    /// Every key's name, for error messages.
    pub(crate) fn names() -> String {
        Key::value_variants().iter().map(|key| key.name()).collect::<Vec<_>>().join(", ")
    }

    /// The value without a file, a variable or an option.
    pub(crate) fn default_value(self) -> &'static str {
        match self {
            Key::Level => "4",
            Key::Speed => "normal",
            Key::Language | Key::Theme | Key::Color => "auto",
        }
    }

    /// The environment variable that overrides the file. For colours there are older conventions instead.
    pub(crate) fn variable(self) -> Option<&'static str> {
        match self {
            Key::Level => Some("SOWER_LEVEL"),
            Key::Speed => Some("SOWER_SPEED"),
            Key::Language => Some("SOWER_LANG"),
            Key::Theme => Some("SOWER_THEME"),
            Key::Color => None,
        }
    }

    /// The valid values, for error messages.
    pub(crate) fn expected(self) -> String {
        match self {
            Key::Level => "1–10".to_owned(),
            _ => self.words().join(", "),
        }
    }

    /// The value in its usual spelling, if it is valid.
    pub(crate) fn checked(self, text: &str) -> Option<String> {
        let text = text.trim().to_lowercase();
        match self {
            Key::Level => text.parse::<u8>().ok().filter(|level| (1..=10).contains(level)).map(|_| text),
            _ => self.words().contains(&text).then_some(text),
        }
    }

    /// The valid words of a key that takes no number.
    fn words(self) -> Vec<String> {
        match self {
            Key::Level => Vec::new(),
            Key::Speed => Speed::ALL.map(|speed| speed.to_string()).to_vec(),
            Key::Language => std::iter::once("auto").chain(Language::tags()).map(str::to_owned).collect(),
            Key::Theme => ThemeName::ALL.map(|theme| theme.to_string()).to_vec(),
            Key::Color => COLORS.map(str::to_owned).to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_default_is_valid_and_every_name_finds_its_key() {
        for key in Key::value_variants() {
            assert_eq!(key.checked(key.default_value()).as_deref(), Some(key.default_value()), "{key:?}");
            assert_eq!(Key::named(key.name()), Some(*key));
        }
    }

    #[test]
    fn values_ignore_case_and_others_are_refused() {
        assert_eq!(Key::Theme.checked(" Wood "), Some("wood".to_owned()));
        assert_eq!(Key::Level.checked("10"), Some("10".to_owned()));
        for bad in ["0", "11", "-1", "four", "", "4.0"] {
            assert_eq!(Key::Level.checked(bad), None, "{bad}");
        }
        assert_eq!(Key::Language.checked("de"), None);
    }
}
