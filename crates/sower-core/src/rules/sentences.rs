//! The rules in plain sentences, made from the parameters, so that text and play cannot differ.

use super::Rules;
use super::sections::*;
use super::sentence::{RuleSentence, RuleSentence as S};
use crate::labels;
use crate::lang::{Message, Say};
use crate::named::named;
use crate::side::Side;

named! {
    /// What a group of sentences is about.
    pub enum Heading {
        /// The board and the start.
        Board = "heading-board",
        /// How seeds are sown.
        Sowing = "heading-sowing",
        /// What is captured.
        Capture = "heading-capture",
        /// Whose turn it is.
        Turn = "heading-turn",
        /// How the game ends.
        End = "heading-end",
    }
}

impl Heading {
    /// Whether a rule of that key is told below this heading. Some are told below two.
    pub fn covers(self, rule: &str) -> bool {
        let told: &[Heading] = match rule {
            // The direction of sowing is also the one in which a side's pits are counted.
            "sow.direction" => &[Heading::Board, Heading::Sowing],
            "turn.endless" => &[Heading::Sowing],
            "turn.no-move" | "end.cannot-feed" => &[Heading::Turn, Heading::End],
            _ => match rule.split_once('.').map_or(rule, |(section, _)| section) {
                "board" => &[Heading::Board],
                "sow" => &[Heading::Sowing],
                "capture" | "home" => &[Heading::Capture],
                "turn" => &[Heading::Turn],
                "end" | "cycle" => &[Heading::End],
                _ => &[],
            },
        };
        told.contains(&self)
    }
}

impl Say for Heading {
    fn message(&self) -> Message {
        Message { key: crate::named::Named::name(*self), args: Vec::new() }
    }
}

impl Rules {
    /// The rules in sentences, grouped.
    pub fn sentences(&self) -> Vec<(Heading, Vec<RuleSentence>)> {
        vec![
            (Heading::Board, self.board_sentences()),
            (Heading::Sowing, self.sowing_sentences()),
            (Heading::Capture, self.capture_sentences()),
            (Heading::Turn, self.turn_sentences()),
            (Heading::End, self.end_sentences()),
        ]
        .into_iter()
        .filter(|(_, sentences)| !sentences.is_empty())
        .collect()
    }

    fn board_sentences(&self) -> Vec<RuleSentence> {
        let board = &self.board;
        let (a_side, total) = (board.pits, self.total());
        let even = board.start.iter().flatten().all(|seeds| *seeds == board.start[0][0]);
        let row = |side: Side| board.start[side].iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let range = |side: Side| labels::range(self, side);
        let mut said = Vec::new();
        let each = board.start[0][0];
        said.push(match self.view.shape {
            Shape::Ring if even => S::BoardRing { around: 2 * a_side, each, total },
            Shape::Rows if even => S::Board { a_side, each, total },
            _ => S::BoardUneven { a_side, south: row(Side::South), north: row(Side::North), total },
        });
        said.push(match board.sides {
            Sides::Owned => S::Owned { south: range(Side::South), north: range(Side::North) },
            Sides::Shared => S::Shared,
        });
        said.push(match (board.stores, self.view.stores, self.sow.direction) {
            (false, _, _) => S::KeptAside,
            (true, StoresAt::Between, _) => S::StoresBetween,
            (true, StoresAt::Ends, Direction::Anticlockwise) => S::StoresRight,
            (true, StoresAt::Ends, Direction::Clockwise) => S::StoresLeft,
        });
        said.push(if self.turn.toss { S::Toss } else { S::SouthBegins });
        said
    }

    fn sowing_sentences(&self) -> Vec<RuleSentence> {
        let sow = &self.sow;
        let mut said = vec![match (sow.lift, sow.direction) {
            (Lift::All, Direction::Anticlockwise) => S::LiftAnticlockwise,
            (Lift::All, Direction::Clockwise) => S::LiftClockwise,
            (Lift::LeaveOne, Direction::Anticlockwise) => S::LeaveOneAnticlockwise,
            (Lift::LeaveOne, Direction::Clockwise) => S::LeaveOneClockwise,
        }];
        if sow.least > 1 {
            said.push(S::Least { count: sow.least });
        }
        if sow.stores == SowStores::Own {
            said.push(S::SowOwnStore);
        }
        said.push(if sow.skip_origin { S::SkipOrigin } else { S::SowOrigin });
        match sow.relay {
            Relay::None => {}
            Relay::Last if !self.capture.last_makes.is_empty() => said.push(S::RelayLastUnlessCaptured),
            Relay::Last => said.push(S::RelayLast),
            Relay::Next => said.push(S::RelayNext),
        }
        if self.can_be_endless() {
            said.push(match self.turn.endless {
                Endless::Illegal => S::EndlessIllegal,
                Endless::Stays => S::EndlessStays,
            });
        }
        said
    }

    fn capture_sentences(&self) -> Vec<RuleSentence> {
        let capture = &self.capture;
        let mut said = self.home_sentences();
        if !capture.last_makes.is_empty() {
            let counts = self.counted();
            said.push(match capture.last_makes_side {
                CaptureSide::Other => S::CountOther { counts },
                CaptureSide::Own => S::CountOwn { counts },
                CaptureSide::Either => S::CountEither { counts },
            });
        }
        if capture.chain == Chain::Back {
            said.push(match capture.last_makes_side {
                CaptureSide::Either => S::ChainEither,
                CaptureSide::Other | CaptureSide::Own => S::Chain,
            });
        }
        match capture.across {
            Across::None => {}
            Across::Own => said.push(S::AcrossOwn),
            Across::Either => said.push(S::AcrossEither),
        }
        if capture.across != Across::None {
            said.push(match capture.across_needs {
                AcrossNeeds::Seeds => S::AcrossNeedsSeeds,
                AcrossNeeds::Nothing => S::AcrossNeedsNothing,
            });
        }
        if capture.beyond_gap {
            said.push(S::BeyondGap);
        }
        if !capture.passing.is_empty() {
            let counts = listed(&capture.passing).message();
            said.push(match capture.passing_to {
                PassingTo::PitOwner => S::PassingToOwner { counts },
                PassingTo::Sower => S::PassingToSower { counts },
            });
        }
        if capture.last_few > 0 {
            said.push(S::LastFew { count: capture.last_few });
        }
        if said.is_empty() {
            return vec![S::NoCapture];
        }
        if self.sow.relay != Relay::None && !self.turn.again.contains(&Again::Capture) {
            said.push(S::CaptureEndsTurn);
        }
        let about_chains = !capture.last_makes.is_empty() && capture.last_makes_side == CaptureSide::Other;
        match capture.grand_slam {
            GrandSlam::Captures if about_chains && self.turn.feed == Feed::MustFeed => {
                said.push(S::SlamCaptures)
            }
            GrandSlam::Captures => {}
            GrandSlam::CapturesNothing => said.push(S::SlamNothing),
            GrandSlam::Illegal => said.push(S::SlamIllegal),
            GrandSlam::IllegalUnlessForced => said.push(S::SlamUnlessForced),
            GrandSlam::LeavesFirst => said.push(S::SlamLeavesFirst),
            GrandSlam::LeavesLast => said.push(S::SlamLeavesLast),
            GrandSlam::GivesRest => said.push(S::SlamGivesRest),
        }
        said
    }

    fn home_sentences(&self) -> Vec<RuleSentence> {
        let Some(count) = self.home.at else { return Vec::new() };
        let bars = self.home.bars.iter().map(|bar| match bar {
            HomeBar::LastPit => S::HomeNotLast { number: self.board.pits },
            HomeBar::SameNumber => S::HomeNotSame,
            HomeBar::Facing => S::HomeNotFacing,
        });
        [S::Home { count }, S::HomeKeeps].into_iter().chain(bars).collect()
    }

    fn turn_sentences(&self) -> Vec<RuleSentence> {
        let mut said: Vec<RuleSentence> = self
            .turn
            .again
            .iter()
            .map(|again| match again {
                Again::OwnStore => S::AgainStore,
                Again::Capture => S::AgainCapture,
            })
            .collect();
        match self.turn.feed {
            Feed::Free => {}
            Feed::MustFeed => said.push(S::MustFeed),
            Feed::NeverStarve => said.push(S::NeverStarve),
        }
        if self.turn.feed != Feed::Free {
            said.push(match (self.turn.no_move, self.end.cannot_feed) {
                (NoMove::Pass, _) => S::FeedFallsAway,
                (NoMove::End, CannotFeed::SideOwner) => S::CannotFeedSides,
                (NoMove::End, CannotFeed::Mover) => S::CannotFeedMover,
                (NoMove::End, CannotFeed::Unfed) => S::CannotFeedUnfed,
            });
        }
        if self.turn.no_move == NoMove::Pass {
            said.push(S::NoMovePass);
        }
        if self.turn.pie {
            said.push(S::Pie);
        }
        said
    }

    fn end_sentences(&self) -> Vec<RuleSentence> {
        let end = &self.end;
        let mut said = Vec::new();
        if end.majority {
            said.push(S::Majority { count: self.majority() });
        }
        if let Some(count) = end.seeds_left {
            said.push(S::SeedsLeft { count });
        }
        match (end.side_empty, self.turn.no_move) {
            (true, _) => said.push(S::SideEmpty),
            (false, NoMove::End) => said.push(S::StuckEnds),
            (false, NoMove::Pass) => said.push(S::NobodyMoves),
        }
        said.push(match (end.rest, end.decide) {
            (Rest::SideOwner, Decide::CapturedFirst) => S::RestSidesWhenStuck,
            (Rest::SideOwner, Decide::Seeds) => S::RestSides,
            (Rest::LastMover, _) => S::RestLastMover,
            (Rest::Unfed, _) => S::RestUnfed,
            (Rest::Nobody, _) => S::RestNobody,
        });
        said.push(match end.decide {
            Decide::Seeds => S::MostSeeds,
            Decide::CapturedFirst => S::CapturedFirst,
        });
        let settle = || {
            match self.cycle.settle {
                Settle::Split => S::SettleSplit,
                Settle::SideOwner => S::SettleSides,
                Settle::Nobody => S::SettleNobody,
            }
            .message()
        };
        if let Some(count) = self.cycle.repeats {
            said.push(match self.cycle.needs_both_sides {
                true => S::RepeatsBoth { count, settle: settle() },
                false => S::Repeats { count, settle: settle() },
            });
        }
        if let Some(count) = self.cycle.max_plies {
            said.push(S::Cap { count, settle: settle() });
        }
        said
    }

    /// The counts that the last seed captures.
    fn counted(&self) -> Message {
        let least = self.capture.last_makes_least;
        match &self.capture.last_makes {
            Counts::Even if least > 2 => S::CountsEvenFrom { least },
            Counts::Even => S::CountsEven,
            Counts::Listed(counts) => {
                listed(&counts.iter().copied().filter(|count| *count >= least).collect::<Vec<_>>())
            }
        }
        .message()
    }
}

fn listed(counts: &[u8]) -> RuleSentence {
    match counts {
        [] => S::CountsOne { count: 0 },
        [count] => S::CountsOne { count: *count },
        [first @ .., last] => {
            let first = first.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            S::CountsList { first, last: *last }
        }
    }
}
