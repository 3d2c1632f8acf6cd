//! The null-window query: all threads together prove whether a position is worth at least the goal.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use sower_core::kernel::{Half, Packed};

use crate::shared_state::SharedState;
use crate::static_bounds::ProofValue;
use crate::worker;

/// Search depths in plies where play can cycle. The next horizon is tried only if the answer depends on this one.
const HORIZONS: [u32; 7] = [6, 12, 24, 48, 96, 192, 384];

/// How deep to search, and what to assume beyond.
///
/// If the mover reaches a goal although everything beyond counts against them, the goal is proven. If the mover misses it although
/// everything beyond counts for them, the miss is proven. Each horizon is tried both ways, and most queries need only a short one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Horizon {
    /// Plies that are searched.
    pub(crate) plies: u32,
    /// Whether the mover of the queried position gets all seeds beyond the horizon, or none.
    pub(crate) is_kind: bool,
}

/// Time between two calls of `wait`.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// The answer to a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum QueryResult {
    /// The position is worth at least this much to its mover, which meets the goal.
    AtLeast(i32),
    /// The position is worth at most this much, which misses the goal.
    AtMost(i32),
    /// Not decided: the answer depends on lines beyond the last horizon.
    Open,
    /// Stopped from outside.
    Stopped,
}

/// Proves whether a position is worth at least the goal to its mover. `wait` is called regularly and returns whether to continue.
pub(crate) fn query<H: Half>(
    shared: &SharedState<'_, H>,
    position: &Packed<H>,
    goal: i32,
    can_cycle: bool,
    wait: &mut dyn FnMut() -> bool,
) -> QueryResult {
    let lengths = if can_cycle { &HORIZONS[..] } else { &[u32::MAX] };
    let horizons =
        lengths.iter().flat_map(|plies| [false, true].map(|is_kind| Horizon { plies: *plies, is_kind }));
    for horizon in horizons {
        match query_to(shared, position, goal, can_cycle, horizon, wait) {
            None => return QueryResult::Stopped,
            Some(ProofValue { rests_on: ProofValue::HORIZON, .. }) => {}
            Some(ProofValue { value, .. }) if value >= goal => return QueryResult::AtLeast(value),
            Some(ProofValue { value, .. }) => return QueryResult::AtMost(value),
        }
    }
    QueryResult::Open
}

fn query_to<H: Half>(
    shared: &SharedState<'_, H>,
    position: &Packed<H>,
    goal: i32,
    can_cycle: bool,
    horizon: Horizon,
    wait: &mut dyn FnMut() -> bool,
) -> Option<ProofValue> {
    shared.begin();
    // Every thread's answer is correct, so the first one counts.
    let answer: Mutex<(Option<ProofValue>, usize)> = Mutex::new((None, 0));
    let told = Condvar::new();
    let look = || answer.lock().unwrap_or_else(PoisonError::into_inner);
    std::thread::scope(|scope| {
        let mut started = 0;
        for number in 0..shared.threads {
            let (look, told) = (&look, &told);
            let work = move || {
                let found = worker::query(shared, position, goal, can_cycle, horizon, number == 0);
                let mut state = look();
                if let Some(found) = found {
                    shared.end();
                    state.0.get_or_insert(found);
                }
                state.1 += 1;
                told.notify_all();
            };
            let thread = std::thread::Builder::new();
            // If the system cannot start another thread, those already running suffice.
            started += usize::from(thread.spawn_scoped(scope, work).is_ok());
        }
        let mut state = look();
        while state.1 < started {
            (state, _) = told.wait_timeout(state, BETWEEN_LOOKS).unwrap_or_else(PoisonError::into_inner);
            if state.0.is_none() && state.1 < started {
                drop(state);
                if !wait() {
                    shared.end();
                }
                state = look();
            }
        }
        state.0
    })
}
