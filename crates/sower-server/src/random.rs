//! Unguessable random numbers, and their text forms.

use rand::TryRng as _;
use rand::rngs::SysRng;
use sha2::{Digest as _, Sha256};

use crate::store::Millis;

/// Random bytes from the operating system.
///
/// # Panics
/// If the system provides no randomness: then no secret can be created.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Bytes as hexadecimal text.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The alphabet of room numbers: few vowels, so that no words appear, and no characters that look alike. In the order of their codes, as
/// databases sort.
const LETTERS: &[u8; 32] = b"0123456789AEbcdfghjkmnpqrstvwxyz";

/// Whether a text has the form of a room number.
pub(crate) fn is_room_number(text: &str) -> bool {
    text.len() == ROOM_LETTERS && text.bytes().all(|letter| LETTERS.contains(&letter))
}

/// The length of a room number.
const ROOM_LETTERS: usize = 12;

/// A number for a new room, short enough to read aloud: the minute of its creation, and 40 random bits.
///
/// Rooms of the same time are adjacent in the database, so commits change few pages. With random numbers each move of a thousand games
/// would change a different page, and checkpoints held up every commit.
pub(crate) fn room_number(at: Millis) -> String {
    let letter = |five: u64| char::from(LETTERS[(five % 32) as usize]);
    let minute = at / 60_000;
    let time = (0..4).rev().map(|place| letter(minute >> (5 * place)));
    time.chain(bytes::<8>().map(|byte| letter(u64::from(byte)))).collect()
}

/// The number of a room that is made from something else, which always gets the same number.
pub(crate) fn room_number_of(at: Millis, from: &str) -> String {
    let letter = |five: u64| char::from(LETTERS[(five % 32) as usize]);
    let minute = at / 60_000;
    let time = (0..4).rev().map(|place| letter(minute >> (5 * place)));
    let hash = Sha256::digest(from.as_bytes());
    time.chain(hash[..8].iter().map(|byte| letter(u64::from(*byte)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_of_one_time_have_numbers_that_lie_together() {
        let minute = 60_000;
        let at = 1_794_837_600_000;
        let [first, second, later] = [at, at, at + 40 * minute].map(room_number);
        assert_eq!(first.len(), ROOM_LETTERS);
        assert!(is_room_number(&first));
        assert!(!is_room_number(&first[1..]) && !is_room_number(&first.replace(|_| true, "é")));
        assert_eq!(first[..4], second[..4]);
        assert_ne!(first, second);
        assert!(later > first && later > second);
    }
}
