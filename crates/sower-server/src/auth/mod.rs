//! Who a request comes from: guests, accounts and tokens, and how each is known again.

pub(crate) mod bearer;
pub(crate) mod guest;
pub mod people;
pub(crate) mod revocation;
pub(crate) mod signer;
