//! Validates rules as a whole: contradictions between keys that are each valid.

use super::Rules;
use super::file::RulesProblem;
use super::keys::KeyReader;
use super::sections::*;
use super::values::*;

/// Reports every contradiction to the reader.
pub(super) fn check(rules: &Rules, reader: &mut KeyReader) {
    let mut needs = |holds: bool, key: &str, value: &str, needed: &str| {
        if !holds {
            reader.refuse(key, RulesProblem::Needs { value: value.to_owned(), needed: needed.to_owned() });
        }
    };
    let Rules { board, sow, capture, home, owned, turn, end, .. } = rules;
    let shared = board.sides == Sides::Shared;

    needs(sow.stores == SowStores::None || board.stores, "sow.stores", "own", "board.stores = true");
    needs(
        !turn.again.contains(&Again::OwnStore) || sow.stores == SowStores::Own,
        "turn.again",
        "own-store",
        "sow.stores = \"own\"",
    );
    needs(
        capture.chain == Chain::None || !capture.last_makes.is_empty(),
        "capture.chain",
        "back",
        "capture.last-makes with a count",
    );
    needs(
        capture.last_makes_least == 1 || !capture.last_makes.is_empty(),
        "capture.last-makes-least",
        &capture.last_makes_least.to_string(),
        "capture.last-makes with a count",
    );
    needs(
        capture.across_needs == AcrossNeeds::Seeds || capture.across != Across::None,
        "capture.across-needs",
        "nothing",
        "capture.across = \"own\" or \"either\"",
    );
    needs(
        !capture.beyond_gap || sow.relay == Relay::Next || capture.last_makes.is_empty(),
        "capture.beyond-gap",
        "true",
        "sow.relay = \"next\", or no capture.last-makes",
    );
    let captures_last = !capture.last_makes.is_empty() || capture.across != Across::None;
    needs(
        capture.last_few == 0 || captures_last || capture.last_few_to != LastFewTo::Capturer,
        "capture.last-few",
        &capture.last_few.to_string(),
        "a capture by the last seed (capture.last-makes or capture.across), or capture.last-few-to = \"mover\"",
    );
    needs(
        !turn.again.contains(&Again::Capture)
            || captures_last
            || capture.beyond_gap
            || owned.raid
            || capture.matching,
        "turn.again",
        "capture",
        "a capture by the last seed (capture.last-makes, capture.across, capture.beyond-gap, capture.matching or owned.raid)",
    );
    // All of these concern a chain of the opponent's pits that the last seed captures.
    let slam = capture.grand_slam;
    needs(
        slam == GrandSlam::Captures
            || ((!capture.last_makes.is_empty() && capture.last_makes_side != CaptureSide::Own
                || capture.across != Across::None)
                && !shared
                && capture.after == AfterCapture::End),
        "capture.grand-slam",
        crate::named::Named::name(slam),
        "board.sides = \"owned\", a capture of the opponent's pits by the last seed, and capture.after = \"end\"",
    );
    needs(home.bars.is_empty() || home.at.is_some(), "home.bars", "a bar", "home.at with a count");
    needs(home.at.is_none() || !shared, "home.at", "a home", "board.sides = \"owned\"");
    needs(home.at.is_none() || board.stores, "home.at", "a home", "board.stores = true");
    needs(
        home.at.is_none() || sow.relay != Relay::Next,
        "home.at",
        "a home",
        "sow.relay = \"none\" or \"last\"",
    );
    needs(turn.feed == Feed::Free || !shared, "turn.feed", "a duty", "board.sides = \"owned\"");
    needs(
        turn.feed == Feed::Free || turn.endless == Endless::Illegal,
        "turn.endless",
        "stays",
        "turn.feed = \"free\"",
    );
    needs(
        !shared || rules.labels != Labels::Numbers,
        "labels",
        "numbers",
        "board.sides = \"owned\": shared pits need labels = \"letters\" or \"board-numbers\"",
    );
    needs(!end.side_empty || !shared, "end.side-empty", "true", "board.sides = \"owned\"");
    needs(
        !shared || capture.last_makes.is_empty() || capture.last_makes_side == CaptureSide::Either,
        "capture.last-makes-side",
        crate::named::Named::name(capture.last_makes_side),
        "board.sides = \"owned\", or capture.last-makes-side = \"either\"",
    );
    needs(
        !shared || capture.across != Across::Own,
        "capture.across",
        "own",
        "board.sides = \"owned\", or capture.across = \"either\"",
    );
    needs(
        !shared || capture.passing.is_empty() || capture.passing_to == PassingTo::Sower,
        "capture.passing-to",
        "pit-owner",
        "board.sides = \"owned\", or capture.passing-to = \"sower\"",
    );
    needs(
        end.decide == Decide::Seeds || (!shared && end.seeds_left.is_some() && !end.majority),
        "end.decide",
        "captured-first",
        "board.sides = \"owned\", end.seeds-left with a count and end.majority = false",
    );
    needs(
        end.rest != Rest::LastMover
            || !(end.side_empty || end.seeds_left.is_some())
            || turn.again.is_empty() && turn.no_move == NoMove::End,
        "end.rest",
        "last-mover",
        "end.side-empty = false and end.seeds-left = \"never\", or neither extra turns nor passes",
    );
    needs(
        end.cannot_feed == CannotFeed::SideOwner || turn.feed != Feed::Free,
        "end.cannot-feed",
        crate::named::Named::name(end.cannot_feed),
        "turn.feed = \"must-feed\" or \"never-starve\"",
    );
    needs(
        end.rest != Rest::Unfed || turn.feed != Feed::Free,
        "end.rest",
        "unfed",
        "turn.feed = \"must-feed\" or \"never-starve\"",
    );
    super::check_ring::check(rules, reader);
    super::check_bao::check(rules, reader);
    if rules.most_plies().is_none() {
        reader.refuse("cycle.max-plies", RulesProblem::NoBound);
    }
}
