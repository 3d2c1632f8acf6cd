//! Cycle detection for endless turns, with a cache of the long cycles found so far.

use std::collections::HashSet;
use std::sync::{PoisonError, RwLock};

use super::RelayKeys;
use super::half::Half;
use super::packed::NO_HOME;
use super::sow::Sown;
use crate::kernel::Unending;

/// Everything that the rest of a relay depends on: both rows without the stores, and the next pit to lift.
type State<H> = (H, H, u8);

/// A cache of states from which a turn never ends.
///
/// A board has few long cycles, but many turns run into them. Of each cycle found, the cache keeps one state in
/// 256, chosen by the state's bits, so a later turn on the same cycle soon meets one. The cache only
/// saves time: results are the same without it.
#[derive(Debug)]
pub(super) struct Circles<H: Half> {
    known: RwLock<HashSet<State<H>>>,
}

/// The most states to keep: a few megabytes.
const MOST_KEPT: usize = 1 << 17;

impl<H: Half> Default for Circles<H> {
    fn default() -> Circles<H> {
        Circles { known: RwLock::default() }
    }
}

impl<H: Half> Clone for Circles<H> {
    /// A clone starts with an empty cache.
    fn clone(&self) -> Circles<H> {
        Circles::default()
    }
}

impl<H: Half> Circles<H> {
    fn contains(&self, state: &State<H>) -> bool {
        self.known.read().unwrap_or_else(PoisonError::into_inner).contains(state)
    }

    fn learn(&self, states: &[State<H>]) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        let room = MOST_KEPT.saturating_sub(known.len());
        known.extend(states.iter().take(room));
    }
}

/// Checks each lap of a long turn until the turn ends or proves endless.
///
/// If a lap can be undone in only one way, an endless turn is a cycle through *every* one of its states, so
/// comparing with the first watched state is complete. Otherwise a turn may run into a cycle that it did not start on.
/// Then the reference state advances at powers of two (Brent): once it is on the cycle and the distance covers the
/// cycle's length, the comparison succeeds. A capture changes the stores, which are compared too and only grow.
pub(super) struct Watch<H: Half> {
    seen: (H, H, u8),
    /// The lap at which the reference state advances; beyond the lap limit if laps can be undone.
    next_mark: u32,
    most_laps: u32,
    met: Vec<State<H>>,
}

impl<H: Half> Watch<H> {
    pub(super) fn new(turn: &Sown<H>, relay: Option<RelayKeys>) -> Watch<H> {
        let (undoable, most_laps) = relay.map_or((false, 0), |relay| (relay.undoable, relay.most_laps));
        let next_mark = if undoable { most_laps } else { turn.laps * 2 };
        Watch { seen: (turn.own, turn.other, turn.last), next_mark, most_laps, met: Vec::new() }
    }

    /// Fails if the turn is endless, or too long to decide.
    #[inline(always)]
    pub(super) fn look(&mut self, turn: &Sown<H>, pits: H, circles: &Circles<H>) -> Result<(), Unending> {
        if (turn.own, turn.other, turn.last) == self.seen {
            circles.learn(&self.met);
            return Err(Unending::Circle);
        }
        if (turn.own & pits).mix(turn.other & pits) >> 56 == 0 || turn.laps >= self.next_mark {
            return self.mark(turn, pits, circles);
        }
        Ok(())
    }

    #[cold]
    #[inline(never)]
    fn mark(&mut self, turn: &Sown<H>, pits: H, circles: &Circles<H>) -> Result<(), Unending> {
        if turn.laps >= self.most_laps {
            return Err(Unending::TooLong);
        }
        if turn.laps >= self.next_mark {
            self.seen = (turn.own, turn.other, turn.last);
            self.next_mark = turn.laps.saturating_mul(2);
        }
        // Homes remove seeds, so with homes the rows alone do not determine the state.
        if turn.homes == [NO_HOME; 2] {
            let state = (turn.own & pits, turn.other & pits, turn.last);
            if circles.contains(&state) {
                circles.learn(&self.met);
                return Err(Unending::Circle);
            }
            self.met.push(state);
        }
        Ok(())
    }
}
