//! Contradictions between the keys of a match.

use super::Rules;
use super::file::RulesProblem;
use super::keys::KeyReader;
use super::sections::{Rest, Settle, Sides};
use super::{Fill, NextRound, Starter, TalliedBy, Unfilled};
use crate::named::Named;

/// Reports every contradiction to the reader.
pub(super) fn check(rules: &Rules, reader: &mut KeyReader) {
    let mut needs = |holds: bool, key: &str, value: &str, needed: &str| {
        if !holds {
            reader.refuse(key, RulesProblem::Needs { value: value.to_owned(), needed: needed.to_owned() });
        }
    };
    let Rules { board, end, cycle, matches, .. } = rules;
    let start = &board.start;
    let each = start[0][0];
    let is_even = start.iter().flatten().all(|seeds| *seeds == each);
    let (refills, repeats) = (matches.next == NextRound::Refill, matches.next == NextRound::Same);

    needs(
        matches.rounds == super::MOST_ROUNDS || matches.has_rounds(),
        "match.rounds",
        &matches.rounds.to_string(),
        "match.next = \"same\" or \"refill\"",
    );
    needs(
        matches.starter == Starter::Alternate || matches.has_rounds(),
        "match.starter",
        Named::name(matches.starter),
        "match.next = \"same\" or \"refill\"",
    );
    needs(
        matches.tally == TalliedBy::Wins || repeats,
        "match.tally",
        Named::name(matches.tally),
        "match.next = \"same\"",
    );
    needs(matches.target.is_none() || repeats, "match.target", "a target", "match.next = \"same\"");
    needs(
        matches.target.is_some() || matches.rounds < super::MOST_ROUNDS || !repeats,
        "match.next",
        "same",
        "match.rounds or match.target with a number",
    );
    needs(
        matches.fill == Fill::Left || refills,
        "match.fill",
        Named::name(matches.fill),
        "match.next = \"refill\"",
    );
    needs(
        matches.unfilled == Unfilled::Closed || refills,
        "match.unfilled",
        Named::name(matches.unfilled),
        "match.next = \"refill\"",
    );
    needs(
        matches.least_pits == 1 || refills,
        "match.least-pits",
        &matches.least_pits.to_string(),
        "match.next = \"refill\"",
    );
    needs(
        matches.least_pits <= board.pits,
        "match.least-pits",
        &matches.least_pits.to_string(),
        "as many pits in board.pits",
    );
    needs(
        !refills || (is_even && each > 0),
        "match.next",
        "refill",
        "the same number of seeds in every pit at the start, at least one",
    );
    needs(!refills || board.sides == Sides::Owned, "match.next", "refill", "board.sides = \"owned\"");
    needs(!refills || board.rows == 2, "match.next", "refill", "board.rows = 2");
    // Otherwise the seeds that count for no one would leave the match.
    needs(!refills || end.rest != Rest::Nobody, "match.next", "refill", "end.rest other than \"nobody\"");
    needs(
        !refills || cycle.settle != Settle::Nobody,
        "match.next",
        "refill",
        "cycle.settle other than \"nobody\"",
    );
    // The winner's row stays only if its seeds are the winner's.
    needs(
        matches.fill != Fill::LoserOnly || (end.rest == Rest::SideOwner && cycle.settle == Settle::SideOwner),
        "match.fill",
        "loser-only",
        "end.rest = \"side-owner\" and cycle.settle = \"side-owner\"",
    );
    needs(!refills || !rules.turn.pie, "match.next", "refill", "turn.pie = false");
}
