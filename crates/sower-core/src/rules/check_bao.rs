//! Contradictions between the keys of Bao, and with those of other games.

use super::Rules;
use super::bao::{Bao, InnerEmpty};
use super::entries::Entries;
use super::file::RulesProblem;
use super::keys::KeyReader;
use super::sections::*;
use super::takes::{KeyValue, Section};

/// Keys of other sections that Bao uses.
const SHARED: [&str; 2] = ["turn.pie", "turn.toss"];

/// Reports every contradiction to the reader.
pub(super) fn check(rules: &Rules, reader: &mut KeyReader) {
    let mut needs = |holds: bool, key: &str, value: &str, needed: &str| {
        if !holds {
            reader.refuse(key, RulesProblem::Needs { value: value.to_owned(), needed: needed.to_owned() });
        }
    };
    let Rules { board, bao, .. } = rules;
    let changed = changed(bao.values(), Bao::read);
    if !bao.play {
        let key = changed.first().map_or(("", String::new()), |key| (key.name, key.value.clone()));
        needs(changed.is_empty(), key.0, &key.1, "bao.play = true");
        return;
    }
    needs(
        board.rows == 4 && board.pits == 16 && board.sides == Sides::Owned,
        "bao.play",
        "true",
        "board.rows = 4, board.pits = 16 and board.sides = \"owned\"",
    );
    let foreign: Vec<KeyValue> = [
        self::changed(rules.sow.values(), Sow::read),
        self::changed(rules.capture.values(), Capture::read),
        self::changed(rules.home.values(), Home::read),
        self::changed(rules.turn.values(), Turn::read),
        self::changed(rules.end.values(), End::read),
    ]
    .concat();
    let foreign = foreign.iter().find(|key| !SHARED.contains(&key.name));
    let (key, value) = foreign.map_or(("", ""), |key| (key.name, key.value.as_str()));
    needs(foreign.is_none(), key, value, "bao.play = false");
    needs(!board.stores, "board.stores", "true", "bao.play = false");
    needs(!bao.house_last || bao.house, "bao.house-last", "true", "bao.house = true");
    let seeds = u32::from(rules.board_total()) + 2 * u32::from(bao.hand);
    if seeds > 255 {
        reader.refuse("bao.hand", RulesProblem::TooManySeeds { count: seeds });
    }
}

/// The keys of a section that are not at their defaults.
fn changed<T: Section>(values: Vec<KeyValue>, read: impl Fn(&mut KeyReader) -> T) -> Vec<KeyValue> {
    let defaults = read(&mut KeyReader::new(Entries::new())).values();
    let pairs = values.into_iter().zip(defaults);
    pairs.filter(|(mine, plain)| mine.value != plain.value).map(|(mine, _)| mine).collect()
}

impl Bao {
    /// Whether an empty inner row loses after each lap.
    pub(crate) fn ends_at_once(&self) -> bool {
        self.inner_empty == InnerEmpty::AtOnce
    }
}
