//! Sentences for the keys of the wider family of two-row games, for [`rules_in_words`](crate::rules_in_words).

use sower_core::Named;
use sower_core::rules::*;

use crate::{Message, message};

/// The name of a value as words.
fn words(value: impl Named) -> String {
    value.name().replace('-', " ")
}

fn list(counts: &[u8]) -> String {
    counts.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

pub(crate) fn sowing(rules: &Rules) -> Vec<Message> {
    let (board, sow) = (rules.board(), rules.sow());
    let mut said = Vec::new();
    match sow.ways {
        Ways::One => {}
        Ways::Chosen => said.push(message!("rule-ways-chosen")),
        Ways::Split => said.push(message!("rule-ways-split")),
        Ways::Parity => said.push(message!("rule-ways-parity")),
        Ways::FirstMover => said.push(message!("rule-ways-first")),
    }
    if !sow.choice_pits.is_empty() {
        said.push(message!("rule-choice-pits", numbers = list(&sow.choice_pits)));
    }
    if sow.turns_back {
        said.push(message!("rule-turns-back"));
    }
    if sow.rows == Rows::Own {
        said.push(message!("rule-own-row"));
    }
    if !sow.skip_counts.is_empty() {
        said.push(message!("rule-skips", counts = list(&sow.skip_counts)));
    }
    if let Some(count) = sow.full_at {
        said.push(message!("rule-full", count));
    }
    if !sow.relay_on.is_empty() || sow.relay_least > 2 || sow.relay_side != RelaySide::Either {
        let counts = if sow.relay_on.is_empty() { "–".to_owned() } else { list(&sow.relay_on) };
        said.push(message!("rule-relay-if", least = sow.relay_least, counts, side = words(sow.relay_side)));
    }
    if board.closing {
        said.push(message!("rule-closing"));
    }
    said
}

pub(crate) fn captures(rules: &Rules) -> Vec<Message> {
    let (capture, owned) = (rules.capture(), rules.owned());
    let mut said = Vec::new();
    if capture.across_last == AcrossLast::Stays {
        said.push(message!("rule-across-stays"));
    }
    let counts = match (&capture.across_counts, capture.across_most) {
        (Counts::Even, _) => Some("2, 4, 6…".to_owned()),
        (Counts::Listed(counts), _) if !counts.is_empty() => Some(list(counts)),
        (_, Some(most)) => Some(format!("1–{most}")),
        _ => None,
    };
    if let Some(counts) = counts {
        said.push(message!("rule-across-counts", counts));
    }
    if capture.across_chain != AcrossChain::None {
        said.push(message!("rule-across-chain"));
    }
    if capture.gap_chain {
        said.push(message!("rule-gap-chain"));
    }
    if capture.matching {
        said.push(message!("rule-matching"));
    }
    if capture.besides != Besides::Nothing {
        said.push(message!("rule-besides", what = words(capture.besides)));
    }
    match capture.after {
        AfterCapture::End => {}
        AfterCapture::GoOn => said.push(message!("rule-after-go-on")),
        AfterCapture::SowOn => said.push(message!("rule-after-sow-on")),
    }
    if capture.before != Before::Nothing {
        said.push(message!("rule-before", what = words(capture.before)));
    }
    if capture.passing_last {
        said.push(message!("rule-passing-more", what = "last"));
    }
    if capture.passing_side != CaptureSide::Either {
        said.push(message!("rule-passing-more", what = words(capture.passing_side)));
    }
    if capture.last_few_to != LastFewTo::Capturer {
        said.push(message!("rule-passing-more", what = words(capture.last_few_to)));
    }
    if capture.from_turn > 0 {
        said.push(message!("rule-from-turn", count = capture.from_turn));
    }
    if !capture.by_single {
        said.push(message!("rule-not-by-single"));
    }
    if let Some(count) = owned.at {
        said.push(message!("rule-owned-made", count));
    }
    if owned.raid {
        said.push(message!("rule-owned-raid"));
    }
    said
}

pub(crate) fn turn(rules: &Rules) -> Vec<Message> {
    let conditions = rules.turn().may_move.iter().map(|what| message!("rule-may-move", what = words(*what)));
    let no_return = (!rules.turn().may_return).then(|| message!("rule-may-not-return"));
    conditions.chain(no_return).collect()
}

pub(crate) fn end(rules: &Rules) -> Vec<Message> {
    let end = rules.end();
    let goal = (end.goal != Goal::Seeds).then(|| message!("rule-goal", what = words(end.goal)));
    let cleared =
        (end.cleared != Cleared::Never).then(|| message!("rule-cleared", what = words(end.cleared)));
    goal.into_iter().chain(cleared).collect()
}
