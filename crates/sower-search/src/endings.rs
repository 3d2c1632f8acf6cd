//! How games end: on the board, by repetition, and at the ply cap. Also the key of everything a position's future depends on.
//!
//! Search, solver and tables all use this. [`Endings`] is about single positions, `PathEndings` about the line that leads to one, and
//! [`Cycles`] about endless play.

use sower_core::Rules;
use sower_core::kernel::{Board, Kernel};
use sower_core::rules::{Cycle, Decide, Rest, Settle, Sides, SowStores};

use crate::score::Score;
use crate::transposition::Key;

/// What endless play is worth, beyond the seeds in the stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycles {
    /// Play cannot cycle: every move takes seeds out of play or brings them nearer to the store they are sown into.
    None,
    /// Nothing to either side.
    Level,
    /// It depends on where play stops, so a position has a lower and an upper bound.
    Open,
}

impl Cycles {
    /// The value that the rules give endless play.
    pub fn of(rules: &Rules) -> Cycles {
        if rules.sow().stores == SowStores::Own && rules.board().sides == Sides::Owned {
            return Cycles::None;
        }
        match rules.cycle().settle {
            Settle::Split | Settle::Nobody => Cycles::Level,
            Settle::SideOwner => Cycles::Open,
        }
    }

    /// How many values a position has: one, or a lower and an upper bound.
    pub fn values(self) -> usize {
        if self == Cycles::Open { 2 } else { 1 }
    }
}

/// How single positions end, derived once from the rules.
#[derive(Clone, Copy, Debug)]
pub struct Endings<B: Board> {
    pits: B::Pits,
    /// Whether the future depends on both stores and not only on the margin, as where a majority ends the game or the odd seed of a
    /// split goes to the side with fewer.
    pub stores_matter: bool,
    /// The most that possession can add to a score, in parts of a seed. 0 unless captures decide before possession.
    pub possession: i32,
    /// Whether the winner takes all seeds, so that the stores bound nothing.
    pub winner_takes_all: bool,
}

impl<B: Board> Endings<B> {
    /// The endings of a game.
    pub fn new(rules: &Rules) -> Endings<B> {
        Endings {
            pits: B::pits_of(rules),
            stores_matter: rules.end().majority
                || rules.winner_takes_all()
                || rules.end().rest == Rest::Split,
            possession: if rules.end().decide == Decide::CapturedFirst { 255 } else { 0 },
            winner_takes_all: rules.winner_takes_all(),
        }
    }

    /// The seeds in the mover's pits and in the opponent's.
    #[inline(always)]
    pub fn seeds_by_side(&self, position: &B) -> (u8, u8) {
        position.seeds_by_side(self.pits)
    }

    /// The seeds in all pits.
    #[inline(always)]
    pub fn in_play(&self, position: &B) -> u8 {
        position.in_play(self.pits)
    }

    /// All seeds of the game: in pits, stores and hands.
    pub fn all_seeds(&self, position: &B) -> i32 {
        [self.in_play(position), position.own_store(), position.other_store(), position.in_hand()]
            .into_iter()
            .map(i32::from)
            .sum()
    }

    /// The key of everything that the future depends on. `salt` separates entries of the same position; 0 if they may be shared.
    #[inline(always)]
    pub fn key(&self, position: &B, salt: u32) -> Key {
        Key::new(position.hashes(self.pits, self.stores_matter, salt))
    }

    /// The key of a complete position, stores included.
    pub fn whole_key(&self, position: &B) -> Key {
        Key::new(position.hashes(self.pits, true, 0))
    }

    /// The score of a finished game for the mover.
    ///
    /// # Panics
    /// If the game is not over.
    #[inline(never)]
    pub fn finished(&self, kernel: &impl Kernel<Board = B>, position: &B) -> Score {
        const OVER: &str = "only finished games are scored";
        if self.possession > 0 {
            return Score::of_outcome(&kernel.outcome(position).expect(OVER), position.side());
        }
        let [own, other] = kernel.scores(position, kernel.termination(position).expect(OVER));
        Score::margin(i32::from(own) - i32::from(other))
    }
}

/// The mover's seeds in store minus the opponent's.
#[inline(always)]
pub fn lead(position: &impl Board) -> i32 {
    i32::from(position.own_store()) - i32::from(position.other_store())
}

/// Where a position occurred before on a line of positions, the latest first. Stores only grow, so the walk ends at the first older
/// position with different stores.
#[inline(always)]
pub fn earlier_occurrences<'a, B: Board>(
    position: &'a B,
    line: impl DoubleEndedIterator<Item = &'a B> + ExactSizeIterator,
) -> impl Iterator<Item = usize> {
    let stores = |at: &B| {
        let stores = (at.own_store(), at.other_store());
        if at.side() == position.side() { stores } else { (stores.1, stores.0) }
    };
    let here = stores(position);
    let same_stores = line.enumerate().rev().take_while(move |(_, older)| stores(older) == here);
    same_stores.filter(move |(_, older)| *older == position).map(|(index, _)| index)
}

/// How the line to a position ends a game, for a search from one root.
pub(crate) struct PathEndings<B: Board> {
    endings: Endings<B>,
    cycle: Cycle,
    /// Plies below the root at which the ply cap ends the game.
    plies_to_cap: usize,
    /// Positions of the line that come before the root.
    past: usize,
}

impl<B: Board> PathEndings<B> {
    /// Endings of a search from a root with `ply` plies and `past` positions before it.
    pub(crate) fn new(rules: &Rules, ply: u32, past: usize) -> PathEndings<B> {
        let most = rules.cycle().max_plies;
        PathEndings {
            endings: Endings::new(rules),
            cycle: rules.cycle().clone(),
            plies_to_cap: most.map_or(usize::MAX, |most| most.saturating_sub(ply) as usize),
            past,
        }
    }

    /// The score for the mover if the line to this position ends the game: it repeats an earlier position, or the cap is reached.
    /// `line` has the positions before it, the root's past first.
    #[inline(always)]
    pub(crate) fn score(
        &self,
        kernel: &impl Kernel<Board = B>,
        position: &B,
        line: &[B],
        ply: usize,
    ) -> Option<i32> {
        if ply >= self.plies_to_cap && kernel.termination(position).is_none() {
            return Some(self.settled(position));
        }
        let repeats = self.cycle.repeats?;
        self.is_repetition(position, line, repeats).then(|| self.settled(position))
    }

    /// Whether the position counts as a repetition.
    ///
    /// A position that already occurred below the root counts, even where the rules require a third occurrence. Play that cycles
    /// once can cycle again, and such a score is never called proven.
    #[inline(always)]
    fn is_repetition(&self, position: &B, line: &[B], repeats: u8) -> bool {
        let mut times = 1;
        for index in earlier_occurrences(position, line.iter()) {
            times += 1;
            if index >= self.past || times >= repeats {
                let (own, other) = self.endings.seeds_by_side(position);
                return !self.cycle.needs_both_sides || (own > 0 && other > 0);
            }
        }
        false
    }

    /// The margin after the rules have shared out the seeds in play.
    fn settled(&self, position: &B) -> i32 {
        if self.endings.winner_takes_all {
            return 0;
        }
        let (own, other) = self.endings.seeds_by_side(position);
        let shares = match self.cycle.settle {
            Settle::Split | Settle::Nobody => 0,
            Settle::SideOwner => i32::from(own) - i32::from(other),
        };
        Score::margin(lead(position) + shares).parts()
    }
}
