//! One question put to all threads: is a move worth at least so much?

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use sower_core::kernel::{Half, Packed};

use crate::glance::Found;
use crate::shared::Shared;
use crate::worker;

/// Where play can cycle, lines are followed so far at first, and further only if the answer rests on that.
const HORIZONS: [u32; 7] = [6, 12, 24, 48, 96, 192, 384];

/// How far lines are followed, and what is taken for granted beyond.
///
/// A goal that is reached although everything beyond counts as missed is reached, and one that is missed although it counts as reached is
/// missed. So each length is tried both ways, and most answers need no more than a short one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Horizon {
    /// Plies.
    pub(crate) plies: u32,
    /// Whether whoever is asked about gets all that lies beyond, or nothing of it.
    pub(crate) is_kind: bool,
}

/// How often whoever waits is asked whether to go on.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The position is worth at least that to its mover, and that meets the goal.
    AtLeast(i32),
    /// It is worth at most that, and that misses the goal.
    AtMost(i32),
    /// Nobody can tell: it rests on lines longer than any that are followed.
    Open,
    /// Somebody stopped it.
    Stopped,
}

/// Asks whether a position is worth at least the goal to its mover. `wait` is called now and then and says whether to go on.
pub(crate) fn ask<H: Half>(
    shared: &Shared<'_, H>,
    position: &Packed<H>,
    goal: i32,
    can_cycle: bool,
    wait: &mut dyn FnMut() -> bool,
) -> Answer {
    let lengths = if can_cycle { &HORIZONS[..] } else { &[u32::MAX] };
    let horizons =
        lengths.iter().flat_map(|plies| [false, true].map(|is_kind| Horizon { plies: *plies, is_kind }));
    for horizon in horizons {
        match ask_to(shared, position, goal, can_cycle, horizon, wait) {
            None => return Answer::Stopped,
            Some(Found { rests_on: Found::HORIZON, .. }) => {}
            Some(Found { value, .. }) if value >= goal => return Answer::AtLeast(value),
            Some(Found { value, .. }) => return Answer::AtMost(value),
        }
    }
    Answer::Open
}

fn ask_to<H: Half>(
    shared: &Shared<'_, H>,
    position: &Packed<H>,
    goal: i32,
    can_cycle: bool,
    horizon: Horizon,
    wait: &mut dyn FnMut() -> bool,
) -> Option<Found> {
    shared.begin();
    // The first answer counts: every thread's is true.
    let answer: Mutex<(Option<Found>, usize)> = Mutex::new((None, 0));
    let told = Condvar::new();
    let look = || answer.lock().unwrap_or_else(PoisonError::into_inner);
    std::thread::scope(|scope| {
        let mut started = 0;
        for number in 0..shared.threads {
            let (look, told) = (&look, &told);
            let work = move || {
                let found = worker::ask(shared, position, goal, can_cycle, horizon, number == 0);
                let mut state = look();
                if let Some(found) = found {
                    shared.end();
                    state.0.get_or_insert(found);
                }
                state.1 += 1;
                told.notify_all();
            };
            let thread = std::thread::Builder::new();
            // A system without room for another thread has room for the ones that run.
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
