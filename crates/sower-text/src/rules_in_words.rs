//! The rules in plain sentences, generated from the parameters, so that text and play cannot differ.

use sower_core::rules::*;
use sower_core::{Named, Side, labels, named};

use crate::rounds::match_in_words;
use crate::{Message, Say, bao_rules, message, ring_rules, wider_rules};

named! {
    /// The heading of a group of sentences.
    pub enum Heading {
        /// The board and the start.
        Board = "heading-board",
        /// How seeds are sown.
        Sowing = "heading-sowing",
        /// Which captures there are.
        Capture = "heading-capture",
        /// Extra turns and legal moves.
        Turn = "heading-turn",
        /// How the game ends.
        End = "heading-end",
        /// How rounds make a match.
        Match = "heading-match",
    }
}

impl Heading {
    /// Whether this heading explains the rule with that key. Some rules belong to two headings.
    pub fn covers(self, rule: &str) -> bool {
        let told: &[Heading] = match rule {
            // The direction of sowing is also the order in which a side's pits are counted.
            "sow.direction" => &[Heading::Board, Heading::Sowing],
            "turn.endless" => &[Heading::Sowing],
            "ring.goal" => &[Heading::End],
            "bao.hand" => &[Heading::Board, Heading::Sowing, Heading::Capture],
            "turn.no-move" | "end.cannot-feed" => &[Heading::Turn, Heading::End],
            _ => match rule.split_once('.').map_or(rule, |(section, _)| section) {
                "board" => &[Heading::Board],
                "sow" => &[Heading::Sowing],
                "capture" | "home" | "owned" => &[Heading::Capture],
                "turn" => &[Heading::Turn],
                "ring" => &[Heading::Sowing, Heading::Capture],
                "bao" => &[Heading::Sowing, Heading::Capture, Heading::End],
                "end" | "cycle" => &[Heading::End],
                "match" => &[Heading::Match],
                _ => &[],
            },
        };
        told.contains(&self)
    }
}

impl Say for Heading {
    fn message(&self) -> Message {
        Message { key: Named::name(*self), args: Vec::new() }
    }
}

/// The rules in sentences, grouped by heading.
pub fn rules_in_words(rules: &Rules) -> Vec<(Heading, Vec<Message>)> {
    vec![
        (Heading::Board, board(rules)),
        (Heading::Sowing, sowing(rules)),
        (Heading::Capture, captures(rules)),
        (Heading::Turn, turn(rules)),
        (Heading::End, end(rules)),
        (Heading::Match, match_in_words(rules)),
    ]
    .into_iter()
    .filter(|(_, sentences)| !sentences.is_empty())
    .collect()
}

fn board(rules: &Rules) -> Vec<Message> {
    if rules.board().rows == 4 {
        let mut said = if rules.bao().play { bao_rules::board(rules) } else { ring_rules::board(rules) };
        said.push(if rules.turn().toss { message!("rule-toss") } else { message!("rule-south-begins") });
        return said;
    }
    let board = &rules.board();
    let (a_side, total) = (board.pits, rules.total());
    let even = board.start.iter().flatten().all(|seeds| *seeds == board.start[0][0]);
    let row = |side: Side| board.start[side].iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let range = |side: Side| labels::range(rules, side);
    let mut said = Vec::new();
    let each = board.start[0][0];
    if board.rows == 3 {
        said.push(message!("rule-three-rows", columns = rules.columns()));
    }
    said.push(match rules.view().shape {
        _ if board.rows == 3 && even => message!("rule-four-even", each),
        _ if board.rows == 3 => {
            message!("rule-start-uneven", south = row(Side::South), north = row(Side::North))
        }
        Shape::Ring if even => message!("rule-board-ring", around = 2 * a_side, each, total),
        Shape::Rows if even => message!("rule-board", a_side, each, total),
        _ => message!("rule-board-uneven", a_side, south = row(Side::South), north = row(Side::North), total),
    });
    said.push(match board.sides {
        Sides::Owned => message!("rule-owned", south = range(Side::South), north = range(Side::North)),
        Sides::Shared => message!("rule-shared"),
        Sides::Territory => message!("rule-territory"),
    });
    said.push(match (board.stores, rules.view().stores, rules.sow().direction) {
        (false, _, _) => message!("rule-kept-aside"),
        (true, StoresAt::Between, _) => message!("rule-stores-between"),
        (true, StoresAt::Ends, Direction::Anticlockwise) => message!("rule-stores-right"),
        (true, StoresAt::Ends, Direction::Clockwise) => message!("rule-stores-left"),
    });
    said.push(if rules.turn().toss { message!("rule-toss") } else { message!("rule-south-begins") });
    said
}

fn sowing(rules: &Rules) -> Vec<Message> {
    if rules.bao().play {
        return bao_rules::sowing(rules);
    }
    if rules.has_own_rings() {
        return ring_rules::sowing(rules);
    }
    let sow = &rules.sow();
    let mut said = vec![match (sow.lift, sow.direction) {
        (Lift::All, Direction::Anticlockwise) => message!("rule-lift-anticlockwise"),
        (Lift::All, Direction::Clockwise) => message!("rule-lift-clockwise"),
        (Lift::LeaveOne, Direction::Anticlockwise) => message!("rule-leave-one-anticlockwise"),
        (Lift::LeaveOne, Direction::Clockwise) => message!("rule-leave-one-clockwise"),
    }];
    if sow.least > 1 {
        said.push(message!("rule-least", count = sow.least));
    }
    if sow.stores == SowStores::Own {
        said.push(message!("rule-sow-own-store"));
    }
    said.push(if sow.skip_origin { message!("rule-skip-origin") } else { message!("rule-sow-origin") });
    match sow.relay {
        Relay::None => {}
        Relay::Last if !rules.capture().last_makes.is_empty() => {
            said.push(message!("rule-relay-last-unless-captured"))
        }
        Relay::Last => said.push(message!("rule-relay-last")),
        Relay::Next => said.push(message!("rule-relay-next")),
    }
    said.extend(wider_rules::sowing(rules));
    if rules.can_be_endless() {
        said.push(match rules.turn().endless {
            Endless::Illegal => message!("rule-endless-illegal"),
            Endless::Stays => message!("rule-endless-stays"),
        });
    }
    said
}

fn captures(rules: &Rules) -> Vec<Message> {
    if rules.bao().play {
        return bao_rules::captures(rules);
    }
    if rules.has_own_rings() {
        return ring_rules::captures(rules);
    }
    let capture = &rules.capture();
    let mut said = homes(rules);
    if !capture.last_makes.is_empty() {
        let counts = counted(rules);
        said.push(match capture.last_makes_side {
            CaptureSide::Other => message!("rule-count-other", counts),
            CaptureSide::Own => message!("rule-count-own", counts),
            CaptureSide::Either => message!("rule-count-either", counts),
        });
    }
    if capture.chain == Chain::Forward {
        said.push(message!("rule-chain-forward"));
    }
    if capture.chain == Chain::Back {
        said.push(match capture.last_makes_side {
            CaptureSide::Either => message!("rule-chain-either"),
            CaptureSide::Other | CaptureSide::Own => message!("rule-chain"),
        });
    }
    match (capture.across, capture.across_last) {
        (Across::None, _) => {}
        (Across::Own, AcrossLast::Taken) => said.push(message!("rule-across-own")),
        (Across::Either, AcrossLast::Taken) => said.push(message!("rule-across-either")),
        (Across::Other, AcrossLast::Taken) => said.push(message!("rule-across-other")),
        (Across::Own, AcrossLast::Stays) => said.push(message!("rule-across-own-stays")),
        (Across::Either, AcrossLast::Stays) => said.push(message!("rule-across-either-stays")),
        (Across::Other, AcrossLast::Stays) => said.push(message!("rule-across-other-stays")),
    }
    if capture.across != Across::None {
        said.push(match capture.across_needs {
            AcrossNeeds::Seeds => message!("rule-across-needs-seeds"),
            AcrossNeeds::Nothing => message!("rule-across-needs-nothing"),
        });
    }
    if capture.beyond_gap {
        said.push(message!("rule-beyond-gap"));
    }
    if !capture.passing.is_empty() {
        let counts = listed(&capture.passing);
        said.push(match capture.passing_to {
            PassingTo::PitOwner => message!("rule-passing-to-owner", counts),
            PassingTo::Sower => message!("rule-passing-to-sower", counts),
        });
        said.extend(wider_rules::passing(capture));
    }
    if capture.last_few > 0 {
        said.push(message!("rule-last-few", count = capture.last_few));
    }
    said.extend(wider_rules::captures(rules));
    if said.is_empty() {
        return vec![message!("rule-no-capture")];
    }
    if rules.sow().relay != Relay::None && !rules.turn().again.contains(&Again::Capture) {
        said.push(message!("rule-capture-ends-turn"));
    }
    let about_chains = !capture.last_makes.is_empty() && capture.last_makes_side == CaptureSide::Other;
    match capture.grand_slam {
        GrandSlam::Captures if about_chains && rules.turn().feed == Feed::MustFeed => {
            said.push(message!("rule-slam-captures"))
        }
        GrandSlam::Captures => {}
        GrandSlam::CapturesNothing => said.push(message!("rule-slam-nothing")),
        GrandSlam::Illegal => said.push(message!("rule-slam-illegal")),
        GrandSlam::IllegalUnlessForced => said.push(message!("rule-slam-unless-forced")),
        GrandSlam::LeavesFirst => said.push(message!("rule-slam-leaves-first")),
        GrandSlam::LeavesLast => said.push(message!("rule-slam-leaves-last")),
        GrandSlam::GivesRest => said.push(message!("rule-slam-gives-rest")),
    }
    said
}

fn homes(rules: &Rules) -> Vec<Message> {
    let Some(count) = rules.home().at else { return Vec::new() };
    let bars = rules.home().bars.iter().map(|bar| match bar {
        HomeBar::LastPit => message!("rule-home-not-last", number = rules.board().pits),
        HomeBar::SameNumber => message!("rule-home-not-same"),
        HomeBar::Facing => message!("rule-home-not-facing"),
    });
    [message!("rule-home", count), message!("rule-home-keeps")].into_iter().chain(bars).collect()
}

fn turn(rules: &Rules) -> Vec<Message> {
    let mut said: Vec<Message> = rules
        .turn()
        .again
        .iter()
        .map(|again| match again {
            Again::OwnStore => message!("rule-again-store"),
            Again::Capture => message!("rule-again-capture"),
        })
        .collect();
    match rules.turn().feed {
        Feed::Free => {}
        Feed::MustFeed => said.push(message!("rule-must-feed")),
        Feed::NeverStarve => said.push(message!("rule-never-starve")),
    }
    if rules.turn().feed != Feed::Free {
        said.push(match (rules.turn().no_move, rules.end().cannot_feed) {
            (NoMove::Pass, _) => message!("rule-feed-falls-away"),
            (NoMove::End, CannotFeed::SideOwner) => message!("rule-cannot-feed-sides"),
            (NoMove::End, CannotFeed::Mover) => message!("rule-cannot-feed-mover"),
            (NoMove::End, CannotFeed::Unfed) => message!("rule-cannot-feed-unfed"),
        });
    }
    if rules.turn().no_move == NoMove::Pass {
        said.push(message!("rule-no-move-pass"));
    }
    said.extend(wider_rules::turn(rules));
    if rules.turn().pie {
        said.push(message!("rule-pie"));
    }
    said
}

fn end(rules: &Rules) -> Vec<Message> {
    let end = &rules.end();
    let mut said = Vec::new();
    if end.majority {
        said.push(message!("rule-majority", count = rules.majority()));
    }
    if let Some(count) = end.seeds_left {
        said.push(message!("rule-seeds-left", count));
    }
    match (end.side_empty, rules.turn().no_move) {
        (true, _) => said.push(message!("rule-side-empty")),
        (false, NoMove::End) => said.push(message!("rule-stuck-ends")),
        (false, NoMove::Pass) => said.push(message!("rule-neither-moves")),
    }
    if rules.winner_takes_all() {
        said.extend(if rules.bao().play {
            bao_rules::end(rules)
        } else {
            vec![message!("rule-immobile-loses")]
        });
        said.extend(limits(rules, &|| message!("settle-draw")));
        return said;
    }
    said.push(match (end.rest, end.decide) {
        (Rest::SideOwner, Decide::CapturedFirst) => message!("rule-rest-sides-when-stuck"),
        (Rest::SideOwner, Decide::Seeds) => message!("rule-rest-sides"),
        (Rest::LastMover, _) => message!("rule-rest-last-mover"),
        (Rest::Unfed, _) => message!("rule-rest-unfed"),
        (Rest::Emptied, _) => message!("rule-rest-emptied"),
        (Rest::Split, _) => message!("rule-rest-split"),
        (Rest::Nobody, _) => message!("rule-rest-nobody"),
    });
    said.extend(wider_rules::end(rules));
    said.push(match end.decide {
        Decide::Seeds => message!("rule-most-seeds"),
        Decide::CapturedFirst => message!("rule-captured-first"),
    });
    let settle = || match rules.cycle().settle {
        Settle::Split => message!("settle-split"),
        Settle::SideOwner => message!("settle-sides"),
        Settle::Nobody => message!("settle-nobody"),
    };
    said.extend(limits(rules, &settle));
    said
}

/// Repetition and the limit on moves; `settle` says what happens then.
fn limits(rules: &Rules, settle: &dyn Fn() -> Message) -> Vec<Message> {
    let mut said = Vec::new();
    if let Some(count) = rules.cycle().repeats {
        said.push(match rules.cycle().needs_both_sides {
            true => message!("rule-repeats-both", count, settle = settle()),
            false => message!("rule-repeats", count, settle = settle()),
        });
    }
    if let Some(count) = rules.cycle().max_plies {
        said.push(message!("rule-cap", count, settle = settle()));
    }
    said
}

/// The counts that the last seed captures.
fn counted(rules: &Rules) -> Message {
    let least = rules.capture().last_makes_least;
    match &rules.capture().last_makes {
        Counts::Even if least > 2 => message!("counts-even-from", least),
        Counts::Even => message!("counts-even"),
        Counts::Listed(counts) => {
            listed(&counts.iter().copied().filter(|count| *count >= least).collect::<Vec<_>>())
        }
    }
}

fn listed(counts: &[u8]) -> Message {
    match counts {
        [] => message!("counts-one", count = 0_u8),
        [count] => message!("counts-one", count = *count),
        [first @ .., last] => {
            let first = first.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            message!("counts-list", first, last = *last)
        }
    }
}
