//! Rules files that guests upload.
//!
//! A file's name is a hash of its text. Only its owner's page lists it, so other people need the link.
//! The name never collides with a game of the site, never refers to another text, and is as hard to guess as a room's link.

mod check;
mod pace;

use sha2::{Digest as _, Sha256};
use sower_core::record::{RULES_CHANGES, Record, Tags};
use sower_core::{Game, RulesError, RulesFile, library};

use crate::random;

pub(crate) use check::{Mistake, check, too_wordy};
pub(crate) use pace::too_slow;

/// The prefix of all such names; no game of the site uses it.
const PREFIX: &str = "own-";

/// 128 bits of the text's SHA-256, which makes collisions infeasible.
const BYTES: usize = 16;

/// Files per guest; the least recently used one is deleted first.
pub(crate) const MOST_OF_A_GUEST: u32 = 20;

/// Total stored files that no game uses: about 16 MiB at most.
pub(crate) const MOST: u32 = 1000;

/// How long the server stores an unused file that no game uses.
pub(crate) const UNUSED_FOR: std::time::Duration = std::time::Duration::from_secs(30 * 24 * 60 * 60);

/// The name of a file with this text.
pub(crate) fn name(text: &str) -> String {
    format!("{PREFIX}{}", random::hex(&Sha256::digest(text)[..BYTES]))
}

/// Splits a name into file and variant; `None` if it is not the name of an uploaded file.
pub(crate) fn parts(name: &str) -> Option<(&str, Option<&str>)> {
    let (file, rest) = name.split_at_checked(PREFIX.len() + 2 * BYTES)?;
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let variant = match rest {
        "" => None,
        _ => Some(rest.strip_prefix('-')?),
    };
    file.strip_prefix(PREFIX)?.bytes().all(is_digit).then_some((file, variant))
}

/// Parses a stored file.
pub(crate) fn read_kept(name: &str, text: &str) -> Result<RulesFile, RulesError> {
    let file = RulesFile::parse(name, name, text)?;
    Ok(if parts(name).is_some() { file.apart() } else { file })
}

/// Adds a tag with the rule changes to a record. The record's standard
/// tag cannot be used, because it lists differences from a shipped game.
pub(crate) fn note_changes(tags: &mut Tags, game: &Game, changes: &[String]) {
    if !changes.is_empty() && library::find(&game.rules().about().id).is_err() {
        tags.set(RULES_CHANGES, &changes.join("; "));
    }
}

/// Reads the rule changes from such a tag.
pub(crate) fn noted_changes(record: &Record) -> Vec<String> {
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
