//! Contradictions between the keys of the wider family of two-row games.

use super::Rules;
use super::file::RulesProblem;
use super::keys::KeyReader;
use super::sections::*;
use super::values::*;
use crate::named::Named as _;

/// Reports every contradiction to the reader.
pub(super) fn check(rules: &Rules, reader: &mut KeyReader) {
    let mut needs = |holds: bool, key: &str, value: &str, needed: &str| {
        if !holds {
            reader.refuse(key, RulesProblem::Needs { value: value.to_owned(), needed: needed.to_owned() });
        }
    };
    let Rules { board, sow, capture, owned, turn, end, .. } = rules;
    let one_way = sow.ways == Ways::One && sow.choice_pits.is_empty() && !sow.turns_back;
    needs(
        one_way || sow.direction == Direction::Anticlockwise,
        "sow.direction",
        "clockwise",
        "sow.ways = \"one\", no sow.choice-pits and sow.turns-back = false",
    );
    needs(
        sow.rows == Rows::Both || sow.stores == SowStores::None || one_way && board.sides == Sides::Owned,
        "sow.rows",
        "own",
        "sow.stores = \"none\", or one direction and board.sides = \"owned\"",
    );
    needs(
        !sow.turns_back || sow.relay != Relay::None,
        "sow.turns-back",
        "true",
        "sow.relay = \"last\" or \"next\"",
    );
    needs(
        capture.after == AfterCapture::End || sow.relay == Relay::Last,
        "capture.after",
        capture.after.name(),
        "sow.relay = \"last\"",
    );
    needs(
        capture.after == AfterCapture::End
            || capture.across == Across::None
            || capture.across_last == AcrossLast::Stays,
        "capture.after",
        capture.after.name(),
        "capture.across = \"none\", or capture.across-last = \"stays\"",
    );
    needs(owned.at.is_none() || rules.home.at.is_none(), "owned.at", "a count", "no home.at");
    needs(
        !owned.keeps_captures || owned.at.is_some(),
        "owned.keeps-captures",
        "true",
        "owned.at with a count",
    );
    needs(turn.may_return || sow.ways == Ways::Split, "turn.may-return", "false", "sow.ways = \"split\"");
    needs(
        end.goal == Goal::Seeds || board.sides == Sides::Owned,
        "end.goal",
        end.goal.name(),
        "board.sides = \"owned\"",
    );
    needs(
        end.goal == Goal::Seeds || turn.no_move == NoMove::End,
        "end.goal",
        end.goal.name(),
        "turn.no-move = \"end\"",
    );
    let has_three = board.rows == 3;
    needs(
        !has_three || board.pits.is_multiple_of(3),
        "board.rows",
        "3",
        "board.pits that is a multiple of three",
    );
    let opposite = [
        (capture.across == Across::None, "capture.across", capture.across.name()),
        (!capture.matching, "capture.matching", "true"),
        (capture.besides != Besides::Opposite, "capture.besides", "opposite"),
        (
            matches!(capture.before, Before::Nothing | Before::OneOfEach),
            "capture.before",
            capture.before.name(),
        ),
        (owned.by != OwnedBy::Facing, "owned.by", "facing"),
        (sow.stores == SowStores::None, "sow.stores", "own"),
        (sow.direction == Direction::Anticlockwise, "sow.direction", "clockwise"),
        (sow.rows == Rows::Both, "sow.rows", "own"),
        (rules.view.shape == Shape::Rows, "view.shape", "ring"),
        (rules.view.stores == StoresAt::Ends, "view.stores", "between"),
    ];
    for (holds, key, value) in opposite {
        needs(!has_three || holds, key, value, "board.rows = 2");
    }
    needs(
        board.sides != Sides::Territory || rules.labels != Labels::Numbers,
        "board.sides",
        "territory",
        "labels = \"letters\" or \"board-numbers\"",
    );
}
