//! The canonical text of rules and its hash: files with the same rules have the same fingerprint.

use std::fmt;

use hmac_sha256::Hash;
use serde::{Serialize, Serializer};

use super::Rules;
use super::takes::{KeyValue, Section};

/// A hash of canonical rules, written as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(u64);

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Fingerprint {
    /// The hash as a number.
    pub fn number(self) -> u64 {
        self.0
    }

    /// The fingerprint with that number, for example from a file.
    pub fn of_number(number: u64) -> Fingerprint {
        Fingerprint(number)
    }

    /// Reads 16 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Fingerprint> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        digits.then(|| u64::from_str_radix(text, 16).ok()).flatten().map(Fingerprint)
    }

    fn of<'a>(keys: impl IntoIterator<Item = &'a KeyValue>) -> Fingerprint {
        let mut hash = Hash::new();
        for key in keys.into_iter().filter(|key| key.is_hashed) {
            hash.update(key.name);
            hash.update("=");
            hash.update(&key.value);
            hash.update("\n");
        }
        let digest = hash.finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        Fingerprint(u64::from_be_bytes(first))
    }
}

impl Rules {
    /// The hash of everything that defines the game: same hash, same games move for move.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.keys())
    }

    /// The hash of everything that a position's value depends on. Endgame tables store it.
    pub fn future_fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.keys().iter().filter(|key| key.in_value))
    }

    /// Every gameplay key with its value in `--set` form, in a fixed order. Excludes names, labels, words and view.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        self.keys().into_iter().map(|key| (key.name, key.value)).collect()
    }

    fn keys(&self) -> Vec<KeyValue> {
        let Rules { board, sow, capture, home, ring, bao, owned, turn, end, cycle, matches, .. } = self;
        [
            board.values(),
            sow.values(),
            capture.values(),
            home.values(),
            ring.values(),
            bao.values(),
            owned.values(),
            turn.values(),
            end.values(),
            cycle.values(),
            matches.values(),
        ]
        .concat()
    }

    /// Every gameplay key with a few valid values, from which tests draw random rules.
    pub fn samples(&self) -> Vec<(&'static str, Vec<String>)> {
        let Rules { board, sow, capture, home, ring, bao, owned, turn, end, cycle, matches, .. } = self;
        [
            board.samples(),
            sow.samples(),
            capture.samples(),
            home.samples(),
            ring.samples(),
            bao.samples(),
            owned.samples(),
            turn.samples(),
            end.samples(),
            cycle.samples(),
            matches.samples(),
        ]
        .concat()
    }

    /// The keys in which these rules differ from others, with these rules' values.
    pub fn changes_from(&self, base: &Rules) -> Vec<(&'static str, String)> {
        self.values()
            .into_iter()
            .zip(base.values())
            .filter(|(mine, theirs)| mine != theirs)
            .map(|(mine, _)| mine)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::library;
    use crate::rules::{Change, RulesFile};

    /// A file whose defaults allow changes to as many keys as possible.
    const PLAIN: &str = r#"
name = "Plain"
labels = "letters"
region = "-"
summary = "-"
source = ["-"]
board = { pits = 2, seeds = 2 }
cycle = { max-plies = 100 }
"#;

    #[test]
    fn changing_any_key_changes_the_fingerprint() {
        let mut changed = BTreeSet::new();
        let plain = RulesFile::parse("plain.toml", "plain", PLAIN).unwrap();
        // Keys of owned pits and of matches need others.
        let owned = format!("{PLAIN}owned.at = 2\nsow.ways = \"split\"\n");
        let owned = RulesFile::parse("owned.toml", "owned", &owned).unwrap();
        let matches = ["next = \"same\", rounds = 3", "next = \"refill\""].map(|keys| {
            RulesFile::parse("match.toml", "match", &format!("{PLAIN}match = {{ {keys} }}\n")).unwrap()
        });
        for file in library::files().iter().chain([&plain, &owned]).chain(&matches) {
            let rules = file.rules(None, &[]).unwrap();
            for (name, samples) in rules.samples() {
                let in_value = rules.keys().iter().any(|key| key.name == name && key.in_value);
                for value in samples {
                    let change = Change { key: name.to_owned(), value };
                    let Ok(other) = file.rules(None, std::slice::from_ref(&change)) else { continue };
                    if other == rules {
                        continue;
                    }
                    assert_ne!(other.fingerprint(), rules.fingerprint(), "{change:?}");
                    let same_future = other.future_fingerprint() == rules.future_fingerprint();
                    assert_eq!(same_future, !in_value, "{change:?}");
                    changed.insert(name);
                }
            }
        }
        let rules = plain.rules(None, &[]).unwrap();
        let unchanged: Vec<_> =
            rules.values().into_iter().filter(|(key, _)| !changed.contains(key)).collect();
        assert!(unchanged.is_empty(), "no file allows another value of {unchanged:?}");
    }
}
