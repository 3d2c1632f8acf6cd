//! The kernel of boards on which both sides sow around one ring of at most 15 pits a side.
//!
//! A lap is one addition and one table look-up, for custom rules as much as for Kalah. What tables cannot encode
//! (captures in passing, homes, long relays) depends on the rules' keys, never on a game's name.

mod brief;
mod by_row;
mod circles;
mod count;
mod half;
mod hash;
mod interface;
mod legal;
mod packed;
mod parents;
mod relay;
mod score;
mod sow;
mod tables;

pub use by_row::{RowTurn, TurnsByRow};
pub use half::Half;
pub use hash::hashes;
pub use legal::Moves;
pub use packed::Packed;
pub use parents::Backward;
pub use sow::Sown;

use circles::Circles;
use tables::{Rows, Verdicts};

use crate::rules::{
    AcrossNeeds, Again, CannotFeed, CaptureSide, Chain, Endless, Feed, GrandSlam, HomeBar, Lift, NoMove,
    PassingTo, Relay, Rest, Rules, Sides,
};

/// A game's rules compiled for one board width: `u64` for up to 7 pits per side, `u128` for up to 15.
#[derive(Clone, Debug)]
pub struct SharedRing<H: Half> {
    rows: Rows<H>,
    /// With homes still possible, and without.
    verdicts: Box<[Verdicts; 2]>,
    pits: usize,
    /// All bits of the pits of a half.
    pit_mask: H,
    /// The ring as lanes, and each lane's position in it.
    ring: Box<[u8]>,
    place: Box<[u8]>,
    capture: CaptureKeys,
    homes: Option<HomeKeys>,
    passing: Option<PassingKeys<H>>,
    again_capture: bool,
    relay: Option<RelayKeys>,
    circles: Circles<H>,
    plain_relay: bool,
    shape: Shape,
    legality: Legality,
    feed: Feed,
    least: u8,
    leave_one: bool,
    skip_origin: bool,
    may_pass: bool,
    no_move_passes: bool,
    shared: bool,
    end: EndKeys,
}

#[derive(Clone, Debug)]
struct CaptureKeys {
    takes: Box<[bool; 256]>,
    side: CaptureSide,
    chain: bool,
    across_needs_seeds: bool,
    beyond_gap: bool,
    last_few: u8,
    slam: GrandSlam,
}

#[derive(Clone, Copy, Debug)]
struct HomeKeys {
    not_last: bool,
    not_same: bool,
    not_facing: bool,
}

#[derive(Clone, Debug)]
struct PassingKeys<H> {
    counts: Box<[u8]>,
    to_owner: bool,
    /// For each lane and handful of at most one round: the high bit of every sown byte, without the last seed's.
    sown: Box<[[[H; 2]; 32]]>,
}

#[derive(Clone, Copy, Debug)]
struct RelayKeys {
    lifts_next: bool,
    can_be_endless: bool,
    undoable: bool,
    stays: bool,
    most_laps: u32,
}

/// The specialised code path for a game, selected by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// One lap from an owned pit, no captures in passing, no side that passes.
    OneLap,
    /// As `OneLap`, and a last seed in the store gives an extra turn.
    OneLapAgain,
    /// One lap with homes.
    OneLapWithHomes,
    /// Everything else.
    Any,
}

/// What can make a pit with seeds illegal to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Legality {
    /// Nothing: every such pit is legal.
    Plain,
    /// Only the duty to feed a side without seeds.
    Feeding,
    /// Only the rule that a turn must end.
    Ending,
    /// The position after the move.
    Trial,
}

#[derive(Clone, Copy, Debug)]
struct EndKeys {
    side_empty: bool,
    majority: u8,
    /// One more than the count that ends the game; 0 means never.
    seeds_left: u16,
    rest: Rest,
    cannot_feed: CannotFeed,
    captured_first: bool,
}

impl<H: Half> SharedRing<H> {
    /// Compiles rules for boards of this width.
    ///
    /// # Panics
    /// If the board is wider than the half.
    pub fn new(rules: &Rules) -> SharedRing<H> {
        let pits = usize::from(rules.board().pits);
        assert!(pits < H::LANES, "{pits} pits need a wider half");
        let ring = tables::ring::<H>(rules);
        let mut place = vec![0; 2 * H::LANES];
        for (index, lane) in ring.iter().enumerate() {
            place[*lane] = index as u8;
        }
        let relay = (rules.sow().relay != Relay::None).then(|| RelayKeys {
            lifts_next: rules.sow().relay == Relay::Next,
            can_be_endless: rules.can_be_endless(),
            undoable: rules.laps_can_be_undone(),
            stays: rules.turn().endless == Endless::Stays,
            most_laps: rules.most_laps(),
        });
        let endless_is_illegal = relay.is_some_and(|relay| relay.can_be_endless && !relay.stays);
        let slam = rules.capture().grand_slam;
        let slam_is_illegal = matches!(slam, GrandSlam::Illegal | GrandSlam::IllegalUnlessForced);
        let feed = rules.turn().feed;
        let legality = match feed {
            _ if slam_is_illegal || feed == Feed::NeverStarve => Legality::Trial,
            Feed::MustFeed if endless_is_illegal => Legality::Trial,
            Feed::MustFeed => Legality::Feeding,
            _ if endless_is_illegal => Legality::Ending,
            _ => Legality::Plain,
        };
        let may_pass = rules.turn().no_move == NoMove::Pass || endless_is_illegal;
        let shared = rules.board().sides == Sides::Shared;
        let one_lap = relay.is_none() && rules.capture().passing.is_empty() && !may_pass && !shared;
        let store_again = rules.turn().again.contains(&Again::OwnStore);
        let shape = match (rules.home().at, store_again) {
            (None, false) if one_lap => Shape::OneLap,
            (None, true) if one_lap => Shape::OneLapAgain,
            (Some(_), false) if one_lap => Shape::OneLapWithHomes,
            _ => Shape::Any,
        };
        SharedRing {
            shape,
            rows: tables::rows(rules),
            verdicts: Box::new(tables::verdicts(rules)),
            pits,
            pit_mask: H::below(pits),
            ring: ring.iter().map(|lane| *lane as u8).collect(),
            place: place.into_boxed_slice(),
            capture: CaptureKeys {
                takes: Box::new(std::array::from_fn(|count| rules.capture().takes(count as u8))),
                side: rules.capture().last_makes_side,
                chain: rules.capture().chain == Chain::Back,
                across_needs_seeds: rules.capture().across_needs == AcrossNeeds::Seeds,
                beyond_gap: rules.capture().beyond_gap,
                last_few: rules.capture().last_few,
                slam,
            },
            homes: rules.home().at.map(|_| HomeKeys {
                not_last: rules.home().bars.contains(&HomeBar::LastPit),
                not_same: rules.home().bars.contains(&HomeBar::SameNumber),
                not_facing: rules.home().bars.contains(&HomeBar::Facing),
            }),
            passing: PassingKeys::new(rules, &ring),
            again_capture: rules.turn().again.contains(&Again::Capture),
            plain_relay: rules.sow().relay == Relay::Last
                && rules.capture().passing.is_empty()
                && rules.home().at.is_none(),
            relay,
            circles: Circles::default(),
            legality,
            feed,
            least: rules.sow().least,
            leave_one: rules.sow().lift == Lift::LeaveOne,
            skip_origin: rules.sow().skip_origin,
            may_pass,
            no_move_passes: rules.turn().no_move == NoMove::Pass,
            shared,
            end: EndKeys {
                side_empty: rules.end().side_empty,
                majority: if rules.end().majority { rules.majority() } else { 0 },
                seeds_left: rules.end().seeds_left.map_or(0, |left| u16::from(left) + 1),
                rest: rules.end().rest,
                cannot_feed: rules.end().cannot_feed,
                captured_first: rules.end().decide == crate::rules::Decide::CapturedFirst,
            },
        }
    }

    /// The same rules without an end by majority, so that a position's value does not depend on earlier captures.
    pub fn played_out(&self) -> SharedRing<H> {
        let mut kernel = self.clone();
        kernel.end.majority = 0;
        kernel
    }

    /// All bits of the pits of a half.
    #[inline(always)]
    pub fn pit_mask(&self) -> H {
        self.pit_mask
    }

    /// Whether the same side can move twice with every seed still in play, because the opponent passed.
    pub fn can_pass(&self) -> bool {
        self.may_pass
    }

    /// Pits per side.
    pub fn pits(&self) -> usize {
        self.pits
    }

    /// The seeds in a lane of either half.
    #[inline(always)]
    fn count(&self, own: H, other: H, lane: usize) -> u8 {
        if lane < H::LANES { own.byte(lane) } else { other.byte(lane - H::LANES) }
    }

    /// The lane `steps` further along the ring.
    #[inline(always)]
    fn lane_after(&self, lane: usize, steps: usize) -> usize {
        usize::from(self.ring[(usize::from(self.place[lane]) + steps) % self.ring.len()])
    }

    /// The lane opposite.
    #[inline(always)]
    fn opposite(&self, lane: usize) -> usize {
        let (row, index) = (lane / H::LANES, lane % H::LANES);
        (1 - row) * H::LANES + self.pits - 1 - index
    }

    /// The lane of a pit, numbered as the mover counts.
    #[inline(always)]
    fn lane_of(&self, pit: usize) -> usize {
        if pit < self.pits { pit } else { H::LANES + pit - self.pits }
    }
}

impl<H: Half> PassingKeys<H> {
    fn new(rules: &Rules, ring: &[usize]) -> Option<PassingKeys<H>> {
        if rules.capture().passing.is_empty() {
            return None;
        }
        let sown = (0..2 * H::LANES)
            .map(|lane| {
                std::array::from_fn(|handful| {
                    let mut marks = [H::ZERO; 2];
                    let Some(origin) = ring.iter().position(|found| *found == lane) else { return marks };
                    for step in 1..handful.max(1) {
                        let lane = ring[(origin + step) % ring.len()];
                        if lane % H::LANES != H::STORE {
                            let half = lane / H::LANES;
                            marks[half] = marks[half] | H::unit(lane % H::LANES, 0x80);
                        }
                    }
                    marks
                })
            })
            .collect();
        Some(PassingKeys {
            counts: rules.capture().passing.clone().into_boxed_slice(),
            to_owner: rules.capture().passing_to == PassingTo::PitOwner,
            sown,
        })
    }
}
