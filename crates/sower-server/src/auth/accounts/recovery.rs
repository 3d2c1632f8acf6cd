//! The recovery code: shown once, and the only way back for whoever forgets their password.
//!
//! It is chance alone, 100 bits, so a plain hash of it tells nothing.

use sha2::{Digest as _, Sha256};

use crate::random;

/// Nothing that looks alike, and too few vowels for words.
const LETTERS: &[u8; 32] = b"0123456789bcdfghjkmnpqrstvwxyzae";

/// Characters, in groups that can be read out.
const LENGTH: usize = 20;
const GROUP: usize = 5;

/// A new code, as it is shown.
pub(crate) fn new_code() -> String {
    let letters = random::bytes::<LENGTH>().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    let groups: Vec<String> = letters.chunks(GROUP).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// What is kept of a code, however it was typed: hyphens, spaces and case do not matter.
pub(crate) fn kept(typed: &str) -> String {
    let letters: String = typed
        .chars()
        .filter(|letter| !letter.is_whitespace() && *letter != '-')
        .take(4 * LENGTH)
        .flat_map(char::to_lowercase)
        .collect();
    random::hex(&Sha256::digest(format!("recovery:{letters}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_again_however_it_is_typed() {
        let code = new_code();
        assert_eq!(code.len(), LENGTH + LENGTH / GROUP - 1, "{code}");
        assert_eq!(kept(&code), kept(&format!(" {} ", code.to_uppercase().replace('-', " "))));
        assert_ne!(kept(&code), kept(&new_code()));
        assert!(!kept(&code).contains(&code[..5]));
    }
}
