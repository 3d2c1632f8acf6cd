//! Signatures: cookies that cannot be forged, links that cannot be guessed.
//!
//! A room's tokens are not kept anywhere: each is the signature of what it allows, so that whoever made the room can be
//! given its links again, and a stolen database without its key opens nothing.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::random::hex;

/// 128 bits: nobody guesses that.
const TOKEN_BYTES: usize = 16;

/// What a token allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grants {
    /// Being this guest.
    Guest,
    /// Being whoever is signed in by this session.
    Session,
    /// Being this browser.
    Browser,
    /// Nothing: the place from which a game is played, so that it can be compared and not be read.
    Place,
    /// Taking the open seat of a room.
    Seat,
    /// Watching a room.
    Watch,
}

/// Signs and verifies.
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

    /// The token that allows this.
    pub(crate) fn token(&self, grants: Grants, id: &str) -> String {
        hex(&self.mac(grants, id).finalize().into_bytes()[..TOKEN_BYTES])
    }

    /// Whether a token allows this. How long that takes tells nothing about the right one.
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
