//! Rules files that guests upload.
//!
//! A file's name is a hash of its text. Only its owner's page lists it, so other people need the link.
//! The name never collides with a game of the site, never refers to another text, and is as hard to guess as a room's link.

mod check;
mod pace;

use sower_core::record::{RULES_CHANGES, Record, Tags};
use sower_core::{Game, RulesError, RulesFile, library};

pub use check::{Mistake, check, told, too_wordy};
pub use pace::too_slow;

/// The prefix of all such names; no game of the site uses it.
const PREFIX: &str = "own-";

/// 128 bits of the text's SHA-256, which makes collisions infeasible.
const BYTES: usize = 16;

/// The name of a file with this text.
pub fn name(text: &str) -> String {
    format!("{PREFIX}{}", hex(&hmac_sha256::Hash::hash(text.as_bytes())[..BYTES]))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Splits a name into file and variant; `None` if it is not the name of an uploaded file.
pub fn parts(name: &str) -> Option<(&str, Option<&str>)> {
    let (file, rest) = name.split_at_checked(PREFIX.len() + 2 * BYTES)?;
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let variant = match rest {
        "" => None,
        _ => Some(rest.strip_prefix('-')?),
    };
    file.strip_prefix(PREFIX)?.bytes().all(is_digit).then_some((file, variant))
}

/// Parses a stored file.
pub fn read_kept(name: &str, text: &str) -> Result<RulesFile, RulesError> {
    let file = RulesFile::parse(name, name, text)?;
    Ok(if parts(name).is_some() { file.apart() } else { file })
}

/// Adds a tag with the rule changes to a record. The record's standard
/// tag cannot be used, because it lists differences from a shipped game.
pub fn note_changes(tags: &mut Tags, game: &Game, changes: &[String]) {
    if !changes.is_empty() && library::find(&game.rules().about().id).is_err() {
        tags.set(RULES_CHANGES, &changes.join("; "));
    }
}

/// Reads the rule changes from such a tag.
pub fn noted_changes(record: &Record) -> Vec<String> {
    let noted = record.tags().value(RULES_CHANGES).unwrap_or_default();
    noted.split(';').map(str::trim).filter(|change| !change.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_its_texts_and_nothing_else_looks_like_one() {
        let own = name("name = \"Mine\"");
        assert_eq!(parts(&own), Some((own.as_str(), None)));
        assert_eq!(parts(&format!("{own}-a-b")), Some((own.as_str(), Some("a-b"))));
        assert_ne!(own, name("name = \"Mine\" "));
        for other in ["kalah", "own-", "own-12", &own[..35], &own.to_uppercase(), &format!("{own}0")] {
            assert_eq!(parts(other), None, "{other}");
        }
        assert!(library::all().iter().all(|listed| parts(&listed.name).is_none()));
    }
}
