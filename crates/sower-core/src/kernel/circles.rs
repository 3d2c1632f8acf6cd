//! Cycle detection for endless turns, with a cache of the long cycles found so far.

use std::collections::HashSet;
use std::sync::{PoisonError, RwLock};

use super::RelayKeys;
use super::half::Half;
use super::packed::NO_HOME;
use super::sow::{Sown, Unending};

/// What the rest of a relay depends on: both rows without the stores, and the pit to be lifted.
type State<H> = (H, H, u8);

/// States from which a turn is known never to end.
///
/// A board has few long circles but many turns that run into them. Of the states of a circle that was found, one in
/// 256, chosen by their own bits, are kept; a later turn on the same circle meets one of those soon. What is kept only
/// saves time: every answer is the same without it.
#[derive(Debug)]
pub(super) struct Circles<H: Half> {
    known: RwLock<HashSet<State<H>>>,
}

/// At most so many states are kept: a few megabytes.
const MOST_KEPT: usize = 1 << 17;

impl<H: Half> Default for Circles<H> {
    fn default() -> Circles<H> {
        Circles { known: RwLock::default() }
    }
}

impl<H: Half> Clone for Circles<H> {
    /// A copy learns by itself.
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

/// Looks at each lap of a long turn until it ends or is known to be endless.
///
/// Where a lap can be undone in just one way, the states of an endless turn form a circle through *every* state of it, so
/// comparing with the first watched one is complete. Elsewhere a turn may run into a circle that it did not begin on, and
/// the state to compare with moves on at powers of two (Brent): once it lies on the circle and the distance covers the
/// circle's length, the comparison holds. A capture on the way changes the stores, which are compared too and only grow.
pub(super) struct Watch<H: Half> {
    seen: (H, H, u8),
    /// When the state to compare with moves on; not before the turn is too long where laps can be undone.
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

    /// Fails when the turn is endless, or too long to tell.
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
        // A home swallows seeds whatever the rows say, so such states are not told apart by rows alone.
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
