//! A game's rules as one validated value.
//!
//! Only a rules file makes `Rules` (see [`RulesFile`]), so a value of that type is free of contradictions. The fast kernel and
//! the seed-by-seed trace are both built from it and from nothing else. To add a key, add a line to a section in `sections.rs`.

mod bao;
mod check;
mod check_bao;
mod check_match;
mod check_ring;
mod check_rows;
mod entries;
mod expected;
mod file;
mod fingerprint;
mod keys;
mod matches;
mod read;
mod ring;
mod sections;
mod takes;
mod values;
mod words;

pub use bao::*;
pub use entries::Change;
pub use expected::Expected;
pub use file::{Problem, RulesError, RulesFile, RulesProblem};
pub use fingerprint::Fingerprint;
pub use keys::KeyReader;
pub use matches::*;
pub use ring::*;
pub use sections::*;
pub use values::*;
pub use words::Words;

use crate::side::{Place, Side};

/// The validated rules of one game or variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub(crate) about: About,
    pub(crate) labels: Labels,
    pub(crate) notation: Notation,
    pub(crate) board: Board,
    pub(crate) sow: Sow,
    pub(crate) capture: Capture,
    pub(crate) home: Home,
    pub(crate) ring: Ring,
    pub(crate) bao: Bao,
    pub(crate) owned: Owned,
    pub(crate) turn: Turn,
    pub(crate) end: End,
    pub(crate) cycle: Cycle,
    pub(crate) matches: MatchRules,
    pub(crate) words: Words,
    pub(crate) view: View,
}

macro_rules! sections {
    ($($(#[$meta:meta])* $name:ident : $ty:ty),+ $(,)?) => {
        impl Rules { $($(#[$meta])* pub fn $name(&self) -> &$ty { &self.$name })+ }
    };
}

sections! {
    /// Name, region, sources.
    about: About,
    /// How pits are named.
    labels: Labels,
    /// How moves are written in records.
    notation: Notation,
    /// Pits, seeds and stores.
    board: Board,
    /// Lifting and sowing.
    sow: Sow,
    /// Which captures there are.
    capture: Capture,
    /// When a pit becomes a home.
    home: Home,
    /// Boards of four rows: captures across the front, and which turns are legal.
    ring: Ring,
    /// Bao: seeds in hand, a house, and turns that capture from their first lap on or never.
    bao: Bao,
    /// Pits that a player owns.
    owned: Owned,
    /// Extra turns, passing, and which moves are legal.
    turn: Turn,
    /// When the game ends and who gets the remaining seeds.
    end: End,
    /// Repetition and the ply cap.
    cycle: Cycle,
    /// How several rounds make a match.
    matches: MatchRules,
    /// The players' terms for seeds, pits and captures.
    words: Words,
    /// How the board is drawn.
    view: View,
}

impl Rules {
    /// The number of seeds at the start.
    pub fn total(&self) -> u8 {
        // Validation limits every game to 255 seeds; while it runs, a sum over the limit stays there.
        self.board_total().saturating_add(self.hand().saturating_mul(2))
    }

    /// The number of seeds on the board at the start.
    pub(crate) fn board_total(&self) -> u8 {
        self.board.start.iter().flatten().sum()
    }

    /// The seeds in each player's hand at the start.
    pub fn hand(&self) -> u8 {
        // Only one of them can be set: they belong to different boards.
        self.bao.hand.max(self.ring.placed)
    }

    /// Whether positions have seeds in hand, or houses.
    pub fn has_hands(&self) -> bool {
        self.hand() > 0 || self.bao.house
    }

    /// Whether play on two or three rows depends on the turns played, a direction chosen for the game, or who moved first or last.
    pub fn keeps_state(&self) -> bool {
        self.capture.from_turn > 0
            || self.sow.ways == Ways::FirstMover
            || self.capture.last_few_to == LastFewTo::Starter
            || self.keeps_last_mover()
    }

    /// Whether the end depends on who had the last turn, where that is not always the opponent of the player to move.
    pub(crate) fn keeps_last_mover(&self) -> bool {
        self.end.cleared != Cleared::Never
            || self.end.rest == Rest::LastMover && !self.turn.again.is_empty() && self.needs_general()
    }

    /// The pits of one row.
    pub fn columns(&self) -> u8 {
        match self.board.rows {
            4 => self.board.pits / 2,
            3 => self.board.pits * 2 / 3,
            _ => self.board.pits,
        }
    }

    /// The column and the row of a pit as South sees the board, from South's left and from the row nearest to South.
    pub fn square(&self, place: Place) -> (u8, u8) {
        let columns = self.columns();
        let (column, row) = (place.index % columns, place.index / columns);
        if self.board.rows == 3 {
            // A side sows its own row to the right and then the right half of the middle row to the left.
            let column = if row == 0 { column } else { columns - 1 - column };
            return match place.side {
                Side::South => (column, row),
                Side::North => (columns - 1 - column, 2 - row),
            };
        }
        // A side's first row is the inner one of two.
        let inner = self.board.rows / 2;
        match place.side {
            Side::South => (column, inner - 1 - row),
            Side::North => (columns - 1 - column, inner + row),
        }
    }

    /// The smallest majority: more than half of the seeds at the start.
    pub fn majority(&self) -> u8 {
        self.total() / 2 + 1
    }

    /// Whether the game needs the general kernel: the shared ring of at most 15 pits a side does not know all of its rules.
    pub fn needs_general(&self) -> bool {
        let Rules { board, sow, capture, owned, turn, end, .. } = self;
        let wider_sowing = sow.ways != Ways::One
            || sow.rows != Rows::Both
            || !sow.choice_pits.is_empty()
            || sow.turns_back
            || !sow.skip_counts.is_empty()
            || sow.full_at.is_some()
            || !sow.relay_on.is_empty()
            || sow.relay_least > 2
            || sow.relay_side != RelaySide::Either;
        let wider_across = capture.across_last != AcrossLast::Taken
            || !capture.across_counts.is_empty()
            || capture.across_most.is_some()
            || capture.across_chain != AcrossChain::None;
        let wider_gaps = capture.gap_chain || capture.beyond_gap && sow.relay != Relay::Next;
        let wider_chains =
            capture.chain == Chain::Forward || capture.chain_most.is_some() || capture.chain_crosses;
        let wider_passing = capture.passing_last || capture.passing_side != CaptureSide::Either;
        let wider_capture = capture.matching
            || capture.besides != Besides::Nothing
            || capture.after != AfterCapture::End
            || capture.before != Before::Nothing
            || capture.last_few_to != LastFewTo::Capturer
            || capture.from_turn > 0
            || !capture.by_single
            || sow.stores == SowStores::Own && board.sides == Sides::Shared
            || capture.grand_slam != GrandSlam::Captures
                && (sow.relay != Relay::None
                    || capture.last_makes_side != CaptureSide::Other
                    || capture.across != Across::None);
        board.rows != 2
            || board.pits > 15
            || board.sides == Sides::Territory
            || self.can_close_pits()
            || wider_sowing
            || wider_across
            || wider_gaps
            || wider_chains
            || wider_passing
            || wider_capture
            // Who gets the odd seed depends on the stores, and tables assume that the future does not.
            || end.rest == Rest::Split
            || owned.at.is_some()
            || owned.raid
            || !turn.may_move.is_empty()
            || !turn.may_return
            || end.goal != Goal::Seeds
            || end.cleared != Cleared::Never
    }

    /// Whether pits can be closed.
    pub fn can_close_pits(&self) -> bool {
        self.board.closing || self.matches.closes_pits()
    }

    /// Whether each side sows around its own two rows.
    pub fn has_own_rings(&self) -> bool {
        self.board.rows == 4 && !self.bao.play
    }

    /// Whether it has two rows with rules that the shared ring does not know.
    pub fn has_wider_rows(&self) -> bool {
        self.needs_general() && !self.has_own_rings() && !self.bao.play
    }

    /// Whether a goal decides the game instead of seeds. The score of the winner is then all seeds.
    pub fn winner_takes_all(&self) -> bool {
        let ring = self.has_own_rings() && self.ring.goal == RingGoal::Immobile;
        ring || self.bao.play || self.end.goal != Goal::Seeds
    }

    /// Whether a turn of this game can be endless.
    ///
    /// A relay that sows the mover's store cannot: every round adds to the store, and the store is never lifted.
    pub fn can_be_endless(&self) -> bool {
        self.sow.relay != Relay::None && (self.sow.stores == SowStores::None || self.sow.turns_back)
    }

    /// Whether a lap can be undone in only one way, so that an endless turn returns to exactly where it began.
    ///
    /// A lap that lifts every seed and sows its own origin ends in the pit before the first one it could not have
    /// passed. Skipping the origin, leaving a seed behind or capturing in passing breaks this.
    pub fn laps_can_be_undone(&self) -> bool {
        self.sow.relay == Relay::Last
            && !self.sow.skip_origin
            && self.sow.lift == Lift::All
            && self.capture.passing.is_empty()
            && self.home.at.is_none()
    }

    /// The most laps in a turn; longer turns are illegal, whether they cycle or not.
    ///
    /// On a board of at most 12 pits and 48 seeds whose laps can be undone, no cycle is longer than about five million
    /// laps (the longest of Ogidise has 4.6 million). So every endless turn is detected there. On larger boards
    /// detecting a cycle may take too long, and no player would sow a million laps.
    ///
    /// On boards of four rows cycles are much longer still, and about one turn in 40,000 is endless, so the limit is lower there.
    /// Of 300,000 random turns of Omweso that end, none has more than 255 laps.
    pub fn most_laps(&self) -> u32 {
        if self.board.rows == 4 {
            1 << 14
        } else if self.laps_can_be_undone() && self.board.pits <= 6 && self.total() <= 48 {
            1 << 23
        } else {
            1 << 20
        }
    }

    /// The most plies of a game from the start, if the rules prove or set a limit.
    ///
    /// If the mover's store is sown, every ply either puts a seed into a store or brings the mover's seeds nearer to it
    /// without leaving the mover's side. Consider the sum of all seeds' distances to their side's store, at most pits × seeds.
    /// Every ply of the second kind reduces it. Only plies of the first kind can increase it, and there are at most
    /// as many of those as seeds. Sowing in either direction breaks this.
    pub fn most_plies(&self) -> Option<u32> {
        let seeds = u32::from(self.total());
        let one_way = self.sow.ways == Ways::One && self.sow.choice_pits.is_empty() && !self.sow.turns_back;
        let proven = (self.sow.stores == SowStores::Own && one_way)
            .then(|| (seeds + 1) * (seeds * u32::from(self.board.pits) + 1));
        match (proven, self.cycle.max_plies) {
            (Some(proven), Some(stated)) => Some(proven.min(stated)),
            (proven, stated) => proven.or(stated),
        }
    }
}
