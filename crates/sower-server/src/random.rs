//! Numbers that nobody can guess, and how they are written.

use rand::TryRng as _;
use rand::rngs::SysRng;

/// So many bytes from the system.
///
/// # Panics
/// If the system has no randomness to give: nothing that must be secret can be made then.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Bytes in figures.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A number for a new room, short enough to be read out: 60 bits.
pub(crate) fn room_number() -> String {
    // Neither vowels, so that no words come about, nor what looks alike.
    const LETTERS: &[u8; 32] = b"0123456789bcdfghjkmnpqrstvwxyzAE";
    bytes::<12>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
