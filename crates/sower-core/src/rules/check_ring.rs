//! Contradictions between the keys of boards with four rows, and with those of other boards.

use super::Rules;
use super::entries::Entries;
use super::file::RulesProblem;
use super::keys::KeyReader;
use super::ring::*;
use super::sections::*;
use super::takes::{KeyValue, Section};
use crate::named::Named;

/// Keys of other sections that boards of four rows use.
const SHARED: [&str; 11] = [
    "sow.direction",
    "sow.least",
    "sow.relay",
    "turn.endless",
    "turn.pie",
    "turn.toss",
    "end.majority",
    "end.rest",
    "board.pits",
    "board.rows",
    "board.start",
];

/// Reports every contradiction to the reader.
pub(super) fn check(rules: &Rules, reader: &mut KeyReader) {
    let mut needs = |holds: bool, key: &str, value: &str, needed: &str| {
        if !holds {
            reader.refuse(key, RulesProblem::Needs { value: value.to_owned(), needed: needed.to_owned() });
        }
    };
    let Rules { board, sow, ring, .. } = rules;
    let is_bao = rules.bao.play;
    if board.rows != 4 || is_bao {
        let changed = not_default(ring.values(), Ring::read);
        let key = changed.first().map_or(("ring", String::new()), |key| (key.name, key.value.clone()));
        needs(changed.is_empty(), key.0, &key.1, "board.rows = 4 and bao.play = false");
        return;
    }
    let foreign = [
        not_default(sow.values(), Sow::read),
        not_default(rules.capture.values(), Capture::read),
        not_default(rules.home.values(), Home::read),
        not_default(rules.turn.values(), Turn::read),
        not_default(rules.end.values(), End::read),
    ];
    let foreign: Vec<KeyValue> =
        foreign.concat().into_iter().filter(|key| !SHARED.contains(&key.name)).collect();
    let key = foreign.first().map_or(("", String::new()), |key| (key.name, key.value.clone()));
    needs(foreign.is_empty(), key.0, &key.1, "board.rows = 2 or 3");
    needs(board.pits.is_multiple_of(2), "board.rows", "4", "board.pits that is an even number");
    needs(board.sides == Sides::Owned, "board.sides", board.sides.name(), "board.rows = 2 or 3");
    needs(sow.relay != Relay::Next, "sow.relay", "next", "board.rows = 2 or 3");
    needs(
        !matches!(rules.end.rest, Rest::Emptied | Rest::Split),
        "end.rest",
        rules.end.rest.name(),
        "board.rows = 2 or 3",
    );
    let sown = ring.sows_captured();
    let relays = sow.relay == Relay::Last;
    needs(
        ring.with_pit == WithPit::Never
            || matches!(ring.captured, Captured::Lap | Captured::Turn | Captured::Outer),
        "ring.with-pit",
        ring.with_pit.name(),
        "ring.captured = \"lap\", \"turn\" or \"outer\"",
    );
    needs(
        ring.extra == ExtraPit::None || (!sown && ring.after == AfterFrontCapture::Ends),
        "ring.extra",
        ring.extra.name(),
        "ring.captured = \"removed\" and ring.after = \"ends\"",
    );
    needs(
        ring.extra != ExtraPit::Both || ring.takes == FrontTakes::Both,
        "ring.extra",
        "both",
        "ring.takes = \"both\"",
    );
    needs(
        ring.extra == ExtraPit::None || board.pits <= 30,
        "ring.extra",
        ring.extra.name(),
        "board.pits of at most 30",
    );
    needs(
        sown || ring.after == AfterFrontCapture::Ends || relays,
        "ring.after",
        "continues",
        "sow.relay = \"last\", or captured seeds that are sown",
    );
    needs(
        ring.reverse.is_empty() || ring.ways == RingWays::One,
        "ring.reverse",
        "a pit",
        "ring.ways = \"one\"",
    );
    needs(
        !ring.reverse_again
            || (!ring.reverse.is_empty() && sown && ring.after == AfterFrontCapture::Continues),
        "ring.reverse-again",
        "true",
        "ring.reverse with a pit, captured seeds that are sown, and ring.after = \"continues\"",
    );
    needs(
        ring.singles == Singles::Free || sow.least == 1,
        "ring.singles",
        ring.singles.name(),
        "sow.least = 1",
    );
    needs(
        ring.needs != Needs::OuterAlone || ring.takes == FrontTakes::Both,
        "ring.needs",
        "outer-alone",
        "ring.takes = \"both\"",
    );
    needs(
        ring.quiet_relay || (ring.quiet_turns > 0 && relays),
        "ring.quiet-relay",
        "false",
        "ring.quiet-turns with a number and sow.relay = \"last\"",
    );
    needs(
        ring.placed == 0 || (sown && !ring.counts_turns() && !rules.turn.pie),
        "ring.placed",
        &ring.placed.to_string(),
        "captured seeds that are sown, rules that do not count turns, and turn.pie = false",
    );
    let seeds = u32::from(rules.board_total()) + 2 * u32::from(ring.placed);
    let too_many = seeds > 255;
    needs(
        ring.last_in_empty == LastInEmpty::Stays || (ring.lands == Lands::Occupied && relays),
        "ring.last-in-empty",
        "moves-on",
        "ring.lands = \"occupied\" and sow.relay = \"last\"",
    );
    needs(
        ring.after != AfterFrontCapture::FromPit || (sown && relays && !ring.takes_own),
        "ring.after",
        "from-pit",
        "captured seeds that are sown, sow.relay = \"last\" and ring.takes-own = false",
    );
    let beyond = |pits: &[u8]| pits.iter().find(|pit| **pit > board.pits).copied();
    for (key, pits) in [("ring.reverse", &ring.reverse), ("ring.first-pits", &ring.first_pits)] {
        let pit = beyond(pits);
        needs(pit.is_none(), key, &pit.unwrap_or(0).to_string(), "a pit of the board");
    }
    if too_many {
        reader.refuse("ring.placed", RulesProblem::TooManySeeds { count: seeds });
    }
}

/// The keys of a section that are not at their defaults.
fn not_default<T: Section>(values: Vec<KeyValue>, read: impl Fn(&mut KeyReader) -> T) -> Vec<KeyValue> {
    let defaults = read(&mut KeyReader::new(Entries::new())).values();
    values
        .into_iter()
        .zip(defaults)
        .filter(|(mine, plain)| mine.value != plain.value)
        .map(|(mine, _)| mine)
        .collect()
}
