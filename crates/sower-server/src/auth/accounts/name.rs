//! Account names.
//!
//! Names appear beside boards, in addresses and in lists, and must not be usable for impersonation. So a name is one word in one script.
//! Two names are equal if they differ only in case or in look-alike letters (after Unicode Technical Standard 39, Security Mechanisms).

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;
use unicode_security::{GeneralSecurityProfile as _, MixedScript as _};

/// The fewest characters of a name.
pub const SHORTEST_NAME: usize = 3;
/// The most characters of a name.
pub const LONGEST_NAME: usize = 24;

/// Names that would sound official.
const RESERVED: [&str; 7] = ["admin", "administrator", "computer", "guest", "moderator", "sower", "system"];

/// A valid account name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    shown: String,
}

/// Why a name is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// Too few or too many characters.
    Length,
    /// Characters other than letters and figures, with hyphens and underscores between them.
    Characters,
    /// A mix of scripts, which makes look-alikes possible.
    Scripts,
    /// It would sound official.
    Reserved,
}

impl Name {
    /// Validates a name as typed.
    pub fn read(typed: &str) -> Result<Name, BadName> {
        // Reject very long input before examining it.
        if typed.len() > 16 * LONGEST_NAME {
            return Err(BadName::Length);
        }
        let shown: String = typed.trim().nfkc().collect();
        if !(SHORTEST_NAME..=LONGEST_NAME).contains(&shown.chars().count()) {
            return Err(BadName::Length);
        }
        let joins = |letter: char| matches!(letter, '-' | '_');
        let known = |letter: char| {
            joins(letter) || (letter.is_alphanumeric() || is_mark(letter)) && letter.identifier_allowed()
        };
        let ends_well =
            |letter: Option<char>| letter.is_some_and(|letter| !joins(letter) && !is_mark(letter));
        if !shown.chars().all(known) || !ends_well(shown.chars().next()) || shown.ends_with(joins) {
            return Err(BadName::Characters);
        }
        if !shown.is_single_script() {
            return Err(BadName::Scripts);
        }
        let name = Name { shown };
        match RESERVED.iter().any(|reserved| key(reserved) == name.key()) {
            true => Err(BadName::Reserved),
            false => Ok(name),
        }
    }

    /// The name as its owner wrote it.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// The key that all look-alikes of a name share.
    pub fn key(&self) -> String {
        key(&self.shown)
    }
}

/// Whether a character is a combining mark; some scripts need marks that remain after composition.
fn is_mark(letter: char) -> bool {
    unicode_normalization::char::is_combining_mark(letter)
}

/// The lookup key of any typed name, which need not be valid or taken.
pub(crate) fn key(typed: &str) -> String {
    let folded: String =
        typed.trim().chars().take(4 * LONGEST_NAME).nfkc().flat_map(char::to_lowercase).collect();
    let alike: String = skeleton(&folded).flat_map(char::to_lowercase).collect();
    // A capital i looks like a small L, and names ignore case.
    alike.replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_names() {
        for typed in ["Ann", "Ben_2", "Айгүл", "Әлихан-7", "Жан", "أحمد", "さくら", "Nguyễn", "a-b_c"]
        {
            assert_eq!(Name::read(typed).map(|name| name.shown), Ok(typed.to_owned()), "{typed}");
        }
        assert_eq!(Name::read("  Ann ").map(|name| name.shown), Ok("Ann".to_owned()));
    }

    #[test]
    fn an_invalid_name_is_refused_with_its_reason() {
        let long = "x".repeat(25);
        let huge = "x".repeat(1 << 20);
        for (typed, why) in [
            ("", BadName::Length),
            ("ab", BadName::Length),
            (long.as_str(), BadName::Length),
            (huge.as_str(), BadName::Length),
            ("Ann Lee", BadName::Characters),
            ("<b>x</b>", BadName::Characters),
            ("a'; DROP--", BadName::Characters),
            ("../..", BadName::Characters),
            ("an\u{202e}na", BadName::Characters),
            ("an\u{0}na", BadName::Characters),
            ("an\u{200d}na", BadName::Characters),
            ("-ann", BadName::Characters),
            ("ann_", BadName::Characters),
            ("аnn", BadName::Scripts),
            ("Admin", BadName::Reserved),
            ("s0wer", BadName::Reserved),
        ] {
            assert_eq!(Name::read(typed), Err(why), "{typed:.40}");
        }
    }

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [
            ("Ann", "ANN"),
            ("Iris", "lris"),
            ("B0B", "bob"),
            ("сор", "cop"),
            ("Ａｎｎ", "Ann"),
            ("modern", "modem"),
            ("Ёлка", "ёлка"),
        ] {
            assert_eq!(key(one), key(other), "{one} and {other}");
        }
        assert_ne!(key("Ann"), key("Anna"));
        assert_ne!(key("Ben"), key("Ban"));
    }
}
