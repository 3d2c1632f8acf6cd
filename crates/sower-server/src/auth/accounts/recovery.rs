//! Recovery codes: shown once, and the only way back into an account without its password.
//!
//! A code has 100 random bits, so a plain hash is safe to store.

use sha2::{Digest as _, Sha256};

use crate::random;

/// No characters that look alike, and too few vowels for words.
const LETTERS: &[u8; 32] = b"0123456789bcdfghjkmnpqrstvwxyzae";

/// The number of characters, shown in groups.
const LENGTH: usize = 20;
const GROUP: usize = 5;

/// A new code, formatted for display.
pub(crate) fn new_code() -> String {
    let letters = random::bytes::<LENGTH>().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    let groups: Vec<String> = letters.chunks(GROUP).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// The hash to store for a typed code; hyphens, spaces and case do not matter.
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
