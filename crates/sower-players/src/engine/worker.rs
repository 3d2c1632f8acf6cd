//! Runs searches on a thread, so that the session answers `stop`, `isready` and `quit` at once.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use sower_core::{Game, Played, Position};

use super::output::Output;
use super::report::{self, Form};
use sower_search::Root;
use sower_search::Score;
use sower_search::{Analysis, Candidate};
use sower_search::{Limits, Stop};
use sower_search::{Searcher, Settings};

/// A running or just finished search or perft.
pub(super) struct Task {
    stop: Stop,
    gate: Arc<Gate>,
    worker: JoinHandle<Option<Searcher>>,
    /// Whether it is pondering, so that its time starts with `ponderhit`.
    ponder: bool,
    time: Option<Duration>,
}

/// Whether the answer may be sent, and whether it was.
#[derive(Default)]
struct Gate {
    state: Mutex<GateState>,
    changed: Condvar,
}

#[derive(Default)]
struct GateState {
    /// The answer is held back after `infinite` or `ponder`.
    held: bool,
    /// The answer is being sent.
    answered: bool,
}

impl Gate {
    fn lock(&self) -> MutexGuard<'_, GateState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn release(&self) {
        self.lock().held = false;
        self.changed.notify_all();
    }

    /// Waits until the answer may be sent, and marks it as sent.
    fn pass(&self) {
        let mut state = self.lock();
        // Bound: `stop`, `ponderhit`, `quit` or the end of the input releases the answer.
        while state.held {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.answered = true;
        drop(state);
        self.changed.notify_all();
    }

    /// Waits at most `most` for the answer. Returns whether it was sent.
    fn wait_answered(&self, most: Duration) -> bool {
        let waited = self.changed.wait_timeout_while(self.lock(), most, |state| !state.answered);
        waited.unwrap_or_else(PoisonError::into_inner).0.answered
    }
}

/// The parameters of a search.
pub(super) struct Search {
    /// The searcher of the last search, if it can be reused.
    pub(super) searcher: Option<Searcher>,
    pub(super) settings: Settings,
    pub(super) played: Played,
    pub(super) limits: Limits,
    pub(super) form: Form,
    /// Whether to hold the answer back until the client requests it.
    pub(super) held: bool,
    /// Whether the time starts only with `ponderhit`.
    pub(super) ponder: bool,
}

impl Task {
    pub(super) fn search(mut search: Search, output: Output) -> Task {
        let time = search.limits.time;
        if search.ponder {
            search.limits.time = None;
        }
        let (held, ponder) = (search.held, search.ponder);
        Task::spawn(held, ponder, time, move |stop, gate| {
            let found = catch_unwind(AssertUnwindSafe(|| {
                let game = Arc::clone(search.played.game());
                let mut searcher = search.searcher.unwrap_or_else(|| Searcher::new(game, search.settings));
                let root = Root::of(&search.played);
                let found = think(&mut searcher, &root, &search.limits, stop, search.form, &output);
                (searcher, found)
            }));
            let (searcher, best) = match found {
                Ok((searcher, found)) => (Some(searcher), found.moves.into_iter().next()),
                Err(_) => {
                    output.error("the search broke off, which is a fault of Sower; any legal move follows");
                    (None, None)
                }
            };
            let best = best.or_else(|| any_move(&search.played));
            gate.pass();
            output.say(&report::best_move(search.played.game(), search.played.position(), best.as_ref()));
            searcher
        })
    }

    /// Starts a perft.
    pub(super) fn perft(game: Arc<Game>, position: Position, depth: u32, output: Output) -> Task {
        Task::spawn(false, false, None, move |stop, gate| {
            for depth_now in 1..=depth {
                let count = count(&game, &position, depth_now, stop);
                if depth_now == depth || count.is_none() {
                    gate.pass();
                }
                match count {
                    Some(count) => output.say(&format!("perft {depth_now} {count}")),
                    None => {
                        output.say("perft stopped");
                        break;
                    }
                }
            }
            None
        })
    }

    fn spawn(
        held: bool,
        ponder: bool,
        time: Option<Duration>,
        work: impl FnOnce(&Stop, &Gate) -> Option<Searcher> + Send + 'static,
    ) -> Task {
        let stop = Stop::new();
        let gate = Arc::new(Gate::default());
        gate.lock().held = held;
        let (own_stop, own_gate) = (stop.clone(), Arc::clone(&gate));
        let worker = thread::spawn(move || work(&own_stop, &own_gate));
        Task { stop, gate, worker, ponder, time }
    }

    /// Whether the answer was sent; only a finishing thread remains.
    pub(super) fn is_done(&self) -> bool {
        self.gate.lock().answered
    }

    /// Whether the answer is held back until the client requests it.
    pub(super) fn is_held(&self) -> bool {
        self.gate.lock().held
    }

    /// Whether it ponders, so that `ponderhit` is meaningful.
    pub(super) fn is_pondering(&self) -> bool {
        self.ponder
    }

    /// Stops it and waits until its answer is sent. Returns the searcher for the next search.
    pub(super) fn finish(self) -> Option<Searcher> {
        self.stop.stop();
        self.gate.release();
        // A panic was reported already; there is no searcher to keep.
        self.worker.join().ok().flatten()
    }

    /// Handles `ponderhit`: from now on the time limit applies.
    pub(super) fn ponder_hit(&self) {
        self.gate.release();
        let Some(time) = self.time else { return };
        let (stop, gate) = (self.stop.clone(), Arc::clone(&self.gate));
        thread::spawn(move || {
            if !gate.wait_answered(time) {
                stop.stop();
            }
        });
    }

    /// Waits at most `most` for the answer.
    pub(super) fn wait(&self, most: Duration) {
        self.gate.wait_answered(most);
    }
}

/// Searches until a limit, and reports every completed depth.
fn think(
    searcher: &mut Searcher,
    root: &Root,
    limits: &Limits,
    stop: &Stop,
    form: Form,
    output: &Output,
) -> Analysis {
    let mut told = None;
    let mut tell = |analysis: &Analysis| {
        told = analysis.best().map(|best| best.played);
        output.say(&report::info(analysis, form));
        // The client has disconnected.
        if output.is_closed() {
            stop.stop();
        }
    };
    let found = if form.lines > 1 {
        searcher.analyze(root, limits, stop, &mut tell)
    } else {
        searcher.best_told(root, limits, stop, &mut tell)
    };
    // An interrupted depth may have found a better move, which needs its score reported.
    if found.depth > 0 && found.best().map(|best| best.played) != told {
        output.say(&report::info(&found, form));
    }
    found
}

/// The first legal move, for a search that was stopped before it had one.
fn any_move(played: &Played) -> Option<Candidate> {
    let choice = *played.moves().first()?;
    Some(Candidate::new(played.game(), played.position(), vec![choice], Score::LEVEL, false))
}

/// Plies to count without checking the stop handle: some milliseconds.
const COUNTED_AT_ONCE: u32 = 5;

/// Counts the sequences of exactly `depth` plies; `None` if stopped.
fn count(game: &Game, position: &Position, depth: u32, stop: &Stop) -> Option<u64> {
    if stop.is_stopped() {
        return None;
    }
    if depth <= COUNTED_AT_ONCE {
        return Some(game.perft(position, depth));
    }
    let mut total = 0;
    for choice in game.moves(position) {
        let Ok(after) = game.play(position, choice) else { continue };
        total += count(game, &after, depth - 1, stop)?;
    }
    Some(total)
}

#[cfg(test)]
mod tests {
    use sower_core::library;

    use super::*;

    #[test]
    fn a_count_in_pieces_is_the_count() {
        for name in ["kalah", "oware", "kalah-pie"] {
            let game = Game::new(library::find(name).unwrap().rules(&[]).unwrap());
            let start = game.start();
            assert_eq!(count(&game, &start, 7, &Stop::new()), Some(game.perft(&start, 7)), "{name}");
        }
    }

    #[test]
    fn a_count_that_is_stopped_gives_none() {
        let game = Game::new(library::find("kalah").unwrap().rules(&[]).unwrap());
        let stop = Stop::new();
        stop.stop();
        assert_eq!(count(&game, &game.start(), 3, &stop), None);
    }
}
