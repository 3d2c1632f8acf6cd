//! Rules files that guests bring.
//!
//! A file is known by the fingerprint of its text, and to whoever has that: nothing lists it but its guest's own page. So its
//! name never collides with a game of the site, never means another text, and is as hard to guess as a link into a room.

mod check;
mod pace;

use sha2::{Digest as _, Sha256};
use sower_core::record::{RULES_CHANGES, Record, Tags};
use sower_core::{Game, RulesError, RulesFile, library};

use crate::random;

pub(crate) use check::{Mistake, check, too_wordy};
pub(crate) use pace::too_slow;

/// What every such name begins with; no game of the site is called so.
const PREFIX: &str = "own-";

/// 128 bits of the text's SHA-256: nobody finds another text with the same.
const BYTES: usize = 16;

/// How many files a guest has at once; the one that was not used for longest makes room.
pub(crate) const MOST_OF_A_GUEST: u32 = 20;

/// How many files are kept in all that no game is played by: some 16 MiB at the very most.
pub(crate) const MOST: u32 = 1000;

/// How long a file is kept that nobody uses and no game is played by.
pub(crate) const UNUSED_FOR: std::time::Duration = std::time::Duration::from_secs(30 * 24 * 60 * 60);

/// The name of a file with this text.
pub(crate) fn name(text: &str) -> String {
    format!("{PREFIX}{}", random::hex(&Sha256::digest(text)[..BYTES]))
}

/// The file of a name, and the variant if it means one; `None` for the name of anything else.
pub(crate) fn parts(name: &str) -> Option<(&str, Option<&str>)> {
    let (file, rest) = name.split_at_checked(PREFIX.len() + 2 * BYTES)?;
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let variant = match rest {
        "" => None,
        _ => Some(rest.strip_prefix('-')?),
    };
    file.strip_prefix(PREFIX)?.bytes().all(is_digit).then_some((file, variant))
}

/// Reads a file that is kept under a name, whosoever it is.
pub(crate) fn read_kept(name: &str, text: &str) -> Result<RulesFile, RulesError> {
    let file = RulesFile::parse(name, name, text)?;
    Ok(if parts(name).is_some() { file.apart() } else { file })
}

/// Notes in a record what was changed in its rules, where the record's own tag cannot: that one tells in what they differ
/// from a shipped game.
pub(crate) fn note_changes(tags: &mut Tags, game: &Game, changes: &[String]) {
    if !changes.is_empty() && library::find(&game.rules().about().id).is_err() {
        tags.set(RULES_CHANGES, &changes.join("; "));
    }
}

/// What such a record says was changed.
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
