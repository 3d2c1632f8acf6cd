//! Authentication: guests, accounts and API tokens.

pub mod accounts;
pub(crate) mod bearer;
pub(crate) mod guest;
pub(crate) mod revocation;
pub(crate) mod signer;

use accounts::Passwords;
use revocation::Revocations;
use signer::Signer;

/// The authentication state: signing keys, password hashing, and revocation notices.
pub(crate) struct Auth {
    pub(crate) signer: Signer,
    pub(crate) passwords: Passwords,
    pub(crate) revocations: Revocations,
}

impl Auth {
    pub(crate) fn new(signing_key: [u8; 32]) -> Auth {
        Auth {
            signer: Signer::new(signing_key),
            passwords: Passwords::new(),
            revocations: Revocations::default(),
        }
    }
}
