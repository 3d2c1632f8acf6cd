//! A game's rules as one validated value.
//!
//! Only a rules file makes `Rules` (see [`RulesFile`]), so a value of that type is free of contradictions. The fast kernel and
//! the seed-by-seed trace are both built from it and from nothing else. To add a key, add a line to a section in `sections.rs`.

mod check;
mod entries;
mod file;
mod fingerprint;
mod keys;
mod read;
mod sections;
mod takes;
mod words;

pub use entries::Change;
pub use file::{Problem, RulesError, RulesFile, RulesProblem};
pub use fingerprint::Fingerprint;
pub use keys::KeyReader;
pub use sections::*;
pub use words::Words;

/// The rules of one game or variant, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub(crate) about: About,
    pub(crate) labels: Labels,
    pub(crate) notation: Notation,
    pub(crate) board: Board,
    pub(crate) sow: Sow,
    pub(crate) capture: Capture,
    pub(crate) home: Home,
    pub(crate) turn: Turn,
    pub(crate) end: End,
    pub(crate) cycle: Cycle,
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
    /// How a move is written in a record.
    notation: Notation,
    /// Pits, seeds and stores.
    board: Board,
    /// How seeds are lifted and dropped.
    sow: Sow,
    /// What is captured.
    capture: Capture,
    /// Pits that change hands.
    home: Home,
    /// Whose turn it is, and what may be played.
    turn: Turn,
    /// When the game ends and who gets the rest.
    end: End,
    /// Repetition and the cap.
    cycle: Cycle,
    /// What players call things.
    words: Words,
    /// How the board is drawn.
    view: View,
}

impl Rules {
    /// Seeds on the board when the game starts.
    pub fn total(&self) -> u8 {
        // The check keeps every board at 255 seeds or fewer.
        self.board.start.iter().flatten().sum()
    }

    /// A store with more than half of the start's seeds: the least count that is a majority.
    pub fn majority(&self) -> u8 {
        self.total() / 2 + 1
    }

    /// Whether a turn of this game can go on for ever.
    ///
    /// A relay that sows its own store cannot: every way round adds to the store, and the store is never lifted.
    pub fn can_be_endless(&self) -> bool {
        self.sow.relay != Relay::None && self.sow.stores == SowStores::None
    }

    /// Whether a lap can be undone in just one way, so that an endless turn comes back to exactly where it began.
    ///
    /// A lap that takes every seed and drops into its own origin ends in the pit before the first one it could not have
    /// passed; skipping the origin, leaving a seed behind or capturing on the way all lose that.
    pub fn laps_can_be_undone(&self) -> bool {
        self.sow.relay == Relay::Last
            && !self.sow.skip_origin
            && self.sow.lift == Lift::All
            && self.capture.passing.is_empty()
            && self.home.at.is_none()
    }

    /// A turn of more laps is refused, circle or not.
    ///
    /// On a board of at most 12 pits and 48 seeds whose laps can be undone no circle is longer than some five million
    /// laps (the longest of Ogidise has 4.6 million), so there every endless turn is found as such. On larger boards a
    /// circle may be longer than anyone would wait for, and a million laps are more than anyone would sow.
    pub fn most_laps(&self) -> u32 {
        if self.laps_can_be_undone() && self.board.pits <= 6 && self.total() <= 48 {
            1 << 23
        } else {
            1 << 20
        }
    }

    /// The most plies that a game from the start can have, if the rules prove one or state one.
    ///
    /// Where the own store is sown, every ply either puts a seed into a store or brings the mover's seeds nearer to it
    /// without leaving the mover's side. The sum of all seeds' distances to their side's store is at most pits × seeds, falls
    /// with every ply of the second kind, and can be raised only by one of the first kind, of which there are at most
    /// as many as seeds.
    pub fn most_plies(&self) -> Option<u32> {
        let seeds = u32::from(self.total());
        let proven = (self.sow.stores == SowStores::Own)
            .then(|| (seeds + 1) * (seeds * u32::from(self.board.pits) + 1));
        match (proven, self.cycle.max_plies) {
            (Some(proven), Some(stated)) => Some(proven.min(stated)),
            (proven, stated) => proven.or(stated),
        }
    }
}
