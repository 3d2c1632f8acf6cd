//! Sentences for boards of four rows, for [`rules_in_words`](crate::rules_in_words()).

use sower_core::rules::*;
use sower_core::{Place, Side, labels};

use crate::{Message, message};

/// South's pits with these numbers, by label.
fn places(rules: &Rules, numbers: &[u8]) -> String {
    let label = |number: &u8| labels::label(rules, Place { side: Side::South, index: number - 1 });
    numbers.iter().map(label).collect::<Vec<_>>().join(", ")
}

pub(crate) fn board(rules: &Rules) -> Vec<Message> {
    let (board, columns) = (rules.board(), rules.columns());
    let row = |side: Side, outer: bool| {
        let from = if outer { usize::from(columns) } else { 0 };
        let pits = &board.start[side][from..from + usize::from(columns)];
        pits.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
    };
    let mut said = vec![message!("rule-four-rows", columns, total = rules.total())];
    let each = board.start[0][0];
    if board.start.iter().flatten().all(|seeds| *seeds == each) {
        said.push(message!("rule-four-even", each));
    } else if board.start[0] == board.start[1] {
        said.push(message!(
            "rule-four-start",
            inner = row(Side::South, false),
            outer = row(Side::South, true)
        ));
    } else {
        for side in Side::BOTH {
            said.push(message!(
                "rule-four-start-of",
                side,
                inner = row(side, false),
                outer = row(side, true)
            ));
        }
    }
    said.push(message!("rule-four-owned"));
    said.push(if rules.bao().play || rules.ring().sows_captured() {
        message!("rule-seeds-stay")
    } else {
        message!("rule-kept-aside")
    });
    said
}

pub(crate) fn sowing(rules: &Rules) -> Vec<Message> {
    let (sow, ring) = (rules.sow(), rules.ring());
    let clockwise = sow.direction == Direction::Clockwise;
    let mut said = vec![match ring.ways {
        RingWays::One | RingWays::Kept if clockwise => message!("rule-ring-clockwise"),
        RingWays::One | RingWays::Kept => message!("rule-ring-anticlockwise"),
        RingWays::Either | RingWays::KeptFromFirst => message!("rule-ring-either"),
    }];
    match ring.ways {
        RingWays::One | RingWays::Either => {}
        RingWays::Kept => said.push(message!("rule-ring-kept")),
        RingWays::KeptFromFirst => said.push(message!("rule-ring-kept-first")),
    }
    if !ring.reverse.is_empty() {
        said.push(message!("rule-ring-reverse", places = places(rules, &ring.reverse)));
    }
    if ring.reverse_again {
        said.push(message!("rule-ring-reverse-again"));
    }
    if sow.least > 1 {
        said.push(message!("rule-least", count = sow.least));
    }
    match ring.singles {
        Singles::Free => {}
        Singles::Last => said.push(message!("rule-singles-last")),
        Singles::LastIntoEmpty => said.push(message!("rule-singles-into-empty")),
    }
    if !ring.first_pits.is_empty() {
        said.push(message!("rule-ring-first-pits", places = places(rules, &ring.first_pits)));
    }
    if ring.placed > 0 {
        said.push(message!("rule-placed", count = ring.placed));
    }
    if ring.last_in_empty == LastInEmpty::MovesOn {
        said.push(message!("rule-last-moves-on"));
    }
    if sow.relay == Relay::Last {
        said.push(message!("rule-relay-last-unless-captured"));
        said.push(message!("rule-endless-ring"));
    }
    said
}

pub(crate) fn captures(rules: &Rules) -> Vec<Message> {
    let ring = rules.ring();
    let mut said = vec![match ring.lands {
        Lands::Occupied => message!("rule-front-occupied"),
        Lands::Empty => message!("rule-front-empty"),
        Lands::Any => message!("rule-front-any"),
    }];
    if ring.from == FrontRows::Either {
        said.push(message!("rule-front-from-either"));
    }
    said.push(match ring.needs {
        Needs::Inner => message!("rule-front-needs-inner"),
        Needs::Both => message!("rule-front-needs-both"),
        Needs::Either => message!("rule-front-needs-either"),
        Needs::OuterAlone => message!("rule-front-needs-outer-alone"),
    });
    said.push(match ring.takes {
        FrontTakes::Both => message!("rule-front-takes-both"),
        FrontTakes::Inner => message!("rule-front-takes-inner"),
    });
    if ring.takes_own {
        said.push(message!("rule-front-takes-own"));
    }
    if !ring.two_singles {
        said.push(message!("rule-front-no-two-singles"));
    }
    if !ring.single_captures {
        said.push(message!("rule-not-by-single"));
    }
    match ring.captured {
        Captured::Removed => {}
        Captured::Lap => said.push(message!("rule-captured-lap")),
        Captured::IntoLap => said.push(message!("rule-captured-into-lap")),
        Captured::Turn => said.push(message!("rule-captured-turn")),
        Captured::Next => said.push(message!("rule-captured-next")),
        Captured::Outer => said.push(message!("rule-captured-outer")),
        Captured::IntoOuter => said.push(message!("rule-captured-into-outer")),
        Captured::Gap => said.push(message!("rule-captured-gap")),
    }
    match ring.with_pit {
        WithPit::Never => {}
        WithPit::Single => said.push(message!("rule-with-single")),
        WithPit::Always => said.push(message!("rule-with-pit")),
    }
    said.push(match ring.after {
        AfterFrontCapture::Ends => message!("rule-capture-ends-turn"),
        AfterFrontCapture::Continues if ring.sows_captured() => message!("rule-front-continues"),
        AfterFrontCapture::Continues => message!("rule-front-continues-next"),
        AfterFrontCapture::FromPit => message!("rule-front-from-pit"),
    });
    match ring.extra {
        ExtraPit::None => {}
        ExtraPit::Capture => said.push(message!("rule-extra-capture")),
        ExtraPit::Both => said.push(message!("rule-extra-both")),
        ExtraPit::Landing => said.push(message!("rule-extra-landing")),
    }
    if ring.must_capture {
        said.push(message!("rule-must-capture"));
    }
    if ring.quiet_turns > 0 {
        said.push(message!("rule-quiet-turns", count = ring.quiet_turns));
    }
    if !ring.quiet_relay {
        said.push(message!("rule-quiet-no-relay"));
    }
    said
}
