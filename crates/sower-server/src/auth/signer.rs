//! Signatures for cookies and links.
//!
//! The server does not store a room's tokens. Each is a signature of what it allows, so the server can show the room's creator the links
//! again. A stolen database is useless without the key.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::random::hex;

/// 128 bits, which cannot be guessed.
const TOKEN_BYTES: usize = 16;

/// What a token allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grants {
    /// Acting as this guest.
    Guest,
    /// Acting as the account of this session.
    Session,
    /// Being recognised as this browser.
    Browser,
    /// Nothing. It hides the place from which a game is played, but lets two places be compared.
    Place,
    /// Taking the open seat of a room.
    Seat,
    /// Watching a room.
    Watch,
}

/// Signs and verifies tokens.
pub(crate) struct Signer {
    key: [u8; 32],
}

impl Signer {
    pub(crate) fn new(key: [u8; 32]) -> Signer {
        Signer { key }
    }

    fn mac(&self, grants: Grants, id: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length will do");
        mac.update(format!("{grants:?}:{id}").as_bytes());
        mac
    }

    /// Creates the token for a grant.
    pub(crate) fn token(&self, grants: Grants, id: &str) -> String {
        hex(&self.mac(grants, id).finalize().into_bytes()[..TOKEN_BYTES])
    }

    /// Verifies a token for a grant, in constant time.
    pub(crate) fn allows(&self, grants: Grants, id: &str, token: &str) -> bool {
        let Some(bytes) = unhex(token) else { return false };
        bytes.len() == TOKEN_BYTES && self.mac(grants, id).verify_truncated_left(&bytes).is_ok()
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) || text.len() > 2 * TOKEN_BYTES {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_allows_one_thing_for_one_number() {
        let signer = Signer::new([7; 32]);
        let token = signer.token(Grants::Seat, "abc");
        assert!(signer.allows(Grants::Seat, "abc", &token));
        assert!(!signer.allows(Grants::Watch, "abc", &token));
        assert!(!signer.allows(Grants::Seat, "abd", &token));
        assert!(!Signer::new([8; 32]).allows(Grants::Seat, "abc", &token));
        for wrong in ["", "0", &token[..30], &token.replace(|_| true, "0"), &format!("{token}00"), "é"] {
            assert!(!signer.allows(Grants::Seat, "abc", wrong), "{wrong}");
        }
    }
}
