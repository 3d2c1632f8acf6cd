//! What two files with the same rules have in common: canonical text, and its hash.

use std::fmt;

use serde::{Serialize, Serializer};
use sha2::{Digest, Sha256};

use super::Rules;
use super::sections::{Counts, Rest};
use crate::named::Named;

/// A hash over canonical rules, written as 16 hexadecimal digits.
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

    /// The fingerprint with that number, as a file may hold it.
    pub fn of_number(number: u64) -> Fingerprint {
        Fingerprint(number)
    }

    /// Reads 16 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Fingerprint> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        digits.then(|| u64::from_str_radix(text, 16).ok()).flatten().map(Fingerprint)
    }

    fn of<'a>(lines: impl Iterator<Item = &'a (&'static str, String)>) -> Fingerprint {
        let mut hash = Sha256::new();
        for (key, value) in lines {
            hash.update(key);
            hash.update("=");
            hash.update(value);
            hash.update("\n");
        }
        let digest = hash.finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        Fingerprint(u64::from_be_bytes(first))
    }
}

/// Keys that do not change the value of a position: where a game starts, how it may end early, and what is not play.
const NOT_THE_FUTURE: &[&str] = &[
    "board.start",
    "board.stores",
    "sow.direction",
    "turn.pie",
    "turn.toss",
    "end.majority",
    "cycle.max-plies",
];

impl Rules {
    /// The hash over all that makes a game what it is: same hash, same games move for move.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.values().iter())
    }

    /// The hash over what the value of a position depends on: tables carry it.
    pub fn future_fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.values().iter().filter(|(key, _)| !NOT_THE_FUTURE.contains(key)))
    }

    /// Every key of play with its value in `--set` form, in a fixed order. Names, labels, words and view are not play.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let Rules { board, sow, capture, home, turn, end, cycle, .. } = self;
        let number_or =
            |number: Option<u8>, word: &str| number.map_or(word.to_owned(), |number| number.to_string());
        vec![
            ("board.pits", board.pits.to_string()),
            ("board.start", format!("{}/{}", join(&board.start[0]), join(&board.start[1]))),
            ("board.stores", board.stores.to_string()),
            ("board.sides", board.sides.to_string()),
            ("sow.direction", sow.direction.to_string()),
            ("sow.lift", sow.lift.to_string()),
            ("sow.least", sow.least.to_string()),
            ("sow.stores", sow.stores.to_string()),
            ("sow.skip-origin", sow.skip_origin.to_string()),
            ("sow.relay", sow.relay.to_string()),
            ("capture.last-makes", counts(&capture.last_makes)),
            ("capture.last-makes-least", capture.last_makes_least.to_string()),
            ("capture.last-makes-side", capture.last_makes_side.to_string()),
            ("capture.chain", capture.chain.to_string()),
            ("capture.across", capture.across.to_string()),
            ("capture.across-needs", capture.across_needs.to_string()),
            ("capture.beyond-gap", capture.beyond_gap.to_string()),
            ("capture.passing", listed(&capture.passing)),
            ("capture.passing-to", capture.passing_to.to_string()),
            ("capture.last-few", capture.last_few.to_string()),
            ("capture.grand-slam", capture.grand_slam.to_string()),
            ("home.at", number_or(home.at, "none")),
            ("home.bars", names(&home.bars)),
            ("turn.again", names(&turn.again)),
            ("turn.no-move", turn.no_move.to_string()),
            ("turn.endless", turn.endless.to_string()),
            ("turn.feed", turn.feed.to_string()),
            ("turn.pie", turn.pie.to_string()),
            ("turn.toss", turn.toss.to_string()),
            ("end.side-empty", end.side_empty.to_string()),
            ("end.majority", end.majority.to_string()),
            ("end.seeds-left", number_or(end.seeds_left, "never")),
            ("end.rest", Rest::name(end.rest).to_owned()),
            ("end.cannot-feed", end.cannot_feed.to_string()),
            ("end.decide", end.decide.to_string()),
            ("cycle.repeats", number_or(cycle.repeats, "never")),
            ("cycle.needs-both-sides", cycle.needs_both_sides.to_string()),
            ("cycle.settle", cycle.settle.to_string()),
            ("cycle.max-plies", cycle.max_plies.map_or("none".to_owned(), |plies| plies.to_string())),
        ]
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

fn join(row: &[u8]) -> String {
    row.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}

fn listed(row: &[u8]) -> String {
    if row.is_empty() { "none".to_owned() } else { format!("[{}]", join(row)) }
}

fn counts(counts: &Counts) -> String {
    match counts {
        Counts::Even => "even".to_owned(),
        Counts::Listed(list) => listed(list),
    }
}

fn names<T: Named>(values: &[T]) -> String {
    if values.is_empty() {
        return "none".to_owned();
    }
    format!("[{}]", values.iter().map(|value| format!("\"{}\"", value.name())).collect::<Vec<_>>().join(","))
}
