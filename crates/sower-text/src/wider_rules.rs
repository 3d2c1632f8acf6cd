//! Sentences for the keys of the wider family of two-row games, for [`rules_in_words`](crate::rules_in_words()).

use sower_core::rules::*;

use crate::{Message, message};

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
        let counts = list(&sow.skip_counts);
        said.push(match sow.skips_last {
            true => message!("rule-skips", counts),
            false => message!("rule-skips-but-last", counts),
        });
    }
    if let Some(count) = sow.full_at {
        said.push(message!("rule-full", count));
    }
    if !sow.relay_on.is_empty() {
        said.push(message!("rule-relay-on", counts = list(&sow.relay_on)));
    }
    if sow.relay_least > 2 {
        said.push(message!("rule-relay-least", count = sow.relay_least));
    }
    match sow.relay_side {
        RelaySide::Either => {}
        RelaySide::Own => said.push(message!("rule-relay-own")),
        RelaySide::Other => said.push(message!("rule-relay-other")),
        RelaySide::Visited => said.push(message!("rule-relay-visited")),
    }
    if board.closing {
        said.push(message!("rule-closing"));
    }
    said
}

pub(crate) fn captures(rules: &Rules) -> Vec<Message> {
    let capture = rules.capture();
    let mut said = Vec::new();
    let counts = match (&capture.across_counts, capture.across_most) {
        (Counts::Even, _) => Some("2, 4, 6…".to_owned()),
        (Counts::Listed(counts), _) if !counts.is_empty() => Some(list(counts)),
        (_, Some(most)) => Some(format!("1–{most}")),
        _ => None,
    };
    if let Some(counts) = counts {
        said.push(message!("rule-across-counts", counts));
    }
    match capture.across_chain {
        AcrossChain::None => {}
        AcrossChain::Empty => said.push(message!("rule-across-chain-empty")),
        AcrossChain::Any => said.push(message!("rule-across-chain")),
    }
    if capture.gap_chain {
        said.push(message!("rule-gap-chain"));
    }
    if capture.matching {
        said.push(message!("rule-matching"));
    }
    match capture.besides {
        Besides::Nothing => {}
        Besides::Opposite => said.push(message!("rule-besides-opposite")),
        Besides::Last => said.push(message!("rule-besides-last")),
        Besides::SameCount => said.push(message!("rule-besides-same-count")),
    }
    match capture.after {
        AfterCapture::End => {}
        AfterCapture::GoOn => said.push(message!("rule-after-go-on")),
        AfterCapture::SowOn => said.push(message!("rule-after-sow-on")),
    }
    match capture.before {
        Before::Nothing => {}
        Before::OneOfEach => said.push(message!("rule-before-one-of-each")),
        Before::OppositeSingles => said.push(message!("rule-before-opposite-singles")),
        Before::OppositeLifted => said.push(message!("rule-before-opposite-lifted")),
    }
    match capture.last_few_to {
        LastFewTo::Capturer => {}
        LastFewTo::Mover => said.push(message!("rule-last-few-mover")),
        LastFewTo::Starter => said.push(message!("rule-last-few-starter")),
    }
    if capture.from_turn > 0 {
        said.push(message!("rule-from-turn", count = capture.from_turn));
    }
    if !capture.by_single {
        said.push(message!("rule-not-by-single"));
    }
    said.extend(owned(rules));
    said
}

/// Seeds that are captured in passing.
pub(crate) fn passing(capture: &Capture) -> Vec<Message> {
    let mut said = Vec::new();
    match capture.passing_side {
        CaptureSide::Either => {}
        CaptureSide::Own => said.push(message!("rule-passing-own")),
        CaptureSide::Other => said.push(message!("rule-passing-other")),
    }
    said.push(if capture.passing_last {
        message!("rule-passing-last")
    } else {
        message!("rule-passing-not-last")
    });
    said
}

/// Pits that a player owns.
fn owned(rules: &Rules) -> Vec<Message> {
    let owned = rules.owned();
    let Some(count) = owned.at else { return Vec::new() };
    let mut said = vec![match owned.by {
        OwnedBy::Count => message!("rule-owned-count", count),
        OwnedBy::Pair => message!("rule-owned-pair", count),
        OwnedBy::Facing => message!("rule-owned-facing", count),
    }];
    match owned.side {
        CaptureSide::Either => {}
        CaptureSide::Own => said.push(message!("rule-owned-on-own")),
        CaptureSide::Other => said.push(message!("rule-owned-on-other")),
    }
    match owned.places {
        OwnedPlaces::Any => {}
        OwnedPlaces::NotEnds => said.push(message!("rule-owned-not-ends")),
        OwnedPlaces::OwnMiddle => said.push(message!("rule-owned-own-middle")),
        OwnedPlaces::EndsAndNext => said.push(message!("rule-owned-ends-and-next")),
    }
    if owned.one {
        said.push(message!("rule-owned-one"));
    }
    if !owned.by_single {
        said.push(message!("rule-owned-not-by-single"));
    }
    match owned.sown {
        OwnedSown::All => {}
        OwnedSown::None => said.push(message!("rule-owned-sown-none")),
        OwnedSown::Last => said.push(message!("rule-owned-sown-last")),
    }
    if owned.raid {
        said.push(message!("rule-owned-raid"));
    }
    if owned.keeps_captures {
        said.push(message!("rule-owned-keeps"));
    }
    said
}

pub(crate) fn turn(rules: &Rules) -> Vec<Message> {
    let conditions = rules.turn().may_move.iter().map(|what| match what {
        MayMove::ReachesOrEmpty => message!("rule-may-move-reaches"),
        MayMove::Occupied => message!("rule-may-move-occupied"),
        MayMove::SingleToEmpty => message!("rule-may-move-single-to-empty"),
        MayMove::SinglesLast => message!("rule-may-move-singles-last"),
        MayMove::TwosLast => message!("rule-may-move-twos-last"),
        MayMove::NotOppositeSingle => message!("rule-may-move-not-opposite-single"),
        MayMove::LeftPitLast => message!("rule-may-move-left-pit-last"),
    });
    let no_return = (!rules.turn().may_return).then(|| message!("rule-may-not-return"));
    conditions.chain(no_return).collect()
}

pub(crate) fn end(rules: &Rules) -> Vec<Message> {
    let end = rules.end();
    let goal = match end.goal {
        Goal::Seeds => None,
        Goal::Clear => Some(message!("rule-goal-clear")),
        Goal::Deprive => Some(message!("rule-goal-deprive")),
        Goal::Immobile => Some(message!("rule-goal-immobile")),
    };
    let cleared = match end.cleared {
        Cleared::Never => None,
        Cleared::Own => Some(message!("rule-cleared-own")),
        Cleared::Other => Some(message!("rule-cleared-other")),
    };
    goal.into_iter().chain(cleared).collect()
}
