//! Unguessable numbers, and their text forms.

use rand::TryRng as _;
use rand::rngs::SysRng;

use crate::store::Millis;

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

/// The letters of a room's number: neither vowels, so that no words come about, nor what looks alike; in the order of their codes, as
/// databases sort.
const LETTERS: &[u8; 32] = b"0123456789AEbcdfghjkmnpqrstvwxyz";

/// Whether a text has the form of a room's number.
pub(crate) fn is_room_number(text: &str) -> bool {
    text.len() == ROOM_LETTERS && text.bytes().all(|letter| LETTERS.contains(&letter))
}

/// Letters of a room's number.
const ROOM_LETTERS: usize = 12;

/// A number for a new room, short enough to be read out: the minute in which it was made, and 40 bits that nobody knows before.
///
/// Rooms of one time lie together in the database, so that the pages that change are few and beside each other: with numbers at
/// random each move of a thousand games would change a page somewhere else, and moving those into the file held up every commit.
pub(crate) fn room_number(at: Millis) -> String {
    let letter = |five: u64| char::from(LETTERS[(five % 32) as usize]);
    let minute = at / 60_000;
    let time = (0..4).rev().map(|place| letter(minute >> (5 * place)));
    time.chain(bytes::<8>().map(|byte| letter(u64::from(byte)))).collect()
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
