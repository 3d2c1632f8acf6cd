//! Runs searches on a thread, so that `stop`, `isready` and `quit` are answered at once.

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

/// A search, or a count of plies, that is under way or has just answered.
pub(super) struct Task {
    stop: Stop,
    gate: Arc<Gate>,
    worker: JoinHandle<Option<Searcher>>,
    /// Whether it is pondering, so that the time begins to run with `ponderhit`.
    ponder: bool,
    time: Option<Duration>,
}

/// Whether the answer may go out, and whether it has.
#[derive(Default)]
struct Gate {
    state: Mutex<GateState>,
    changed: Condvar,
}

#[derive(Default)]
struct GateState {
    /// The client has not asked for the answer yet: it said `infinite` or `ponder`.
    held: bool,
    /// The answer is going out.
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

    /// Waits until the answer is wanted, and marks it as given.
    fn pass(&self) {
        let mut state = self.lock();
        // Bound: whoever holds the answer back ends with `stop`, `ponderhit`, `quit` or the end of the input.
        while state.held {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.answered = true;
        drop(state);
        self.changed.notify_all();
    }

    /// Waits for the answer, but not longer than that. Whether it came.
    fn wait_answered(&self, most: Duration) -> bool {
        let waited = self.changed.wait_timeout_while(self.lock(), most, |state| !state.answered);
        waited.unwrap_or_else(PoisonError::into_inner).0.answered
    }
}

/// What is searched, and how.
pub(super) struct Search {
    /// The searcher of the last search, if it can be used again.
    pub(super) searcher: Option<Searcher>,
    pub(super) settings: Settings,
    pub(super) played: Played,
    pub(super) limits: Limits,
    pub(super) form: Form,
    /// Whether the answer waits until it is asked for.
    pub(super) held: bool,
    /// Whether the time begins to run only with `ponderhit`.
    pub(super) ponder: bool,
}

impl Task {
    /// Begins a search.
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

    /// Begins to count plies.
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

    /// Whether the answer has gone out, so that nothing of it is left but a thread that ends.
    pub(super) fn is_done(&self) -> bool {
        self.gate.lock().answered
    }

    /// Whether the answer waits for the client to ask for it.
    pub(super) fn is_held(&self) -> bool {
        self.gate.lock().held
    }

    /// Whether it ponders, so that `ponderhit` means something.
    pub(super) fn is_pondering(&self) -> bool {
        self.ponder
    }

    /// Ends it and waits for its answer to go out: what it leaves to the next search.
    pub(super) fn finish(self) -> Option<Searcher> {
        self.stop.stop();
        self.gate.release();
        // What broke off has been told already; there is nothing to keep of it.
        self.worker.join().ok().flatten()
    }

    /// The move that was pondered on has been played: from now on time counts.
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

    /// Waits for the answer, but not longer than that.
    pub(super) fn wait(&self, most: Duration) {
        self.gate.wait_answered(most);
    }
}

/// Searches until a limit, and tells every finished depth.
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
        // Nobody is left to hear the rest.
        if output.is_closed() {
            stop.stop();
        }
    };
    let found = if form.lines > 1 {
        searcher.analyze(root, limits, stop, &mut tell)
    } else {
        searcher.best_told(root, limits, stop, &mut tell)
    };
    // A depth that was broken off may have found something better: its score belongs to the answer.
    if found.depth > 0 && found.best().map(|best| best.played) != told {
        output.say(&report::info(&found, form));
    }
    found
}

/// Any legal move: better than none, if a search was stopped before it had one.
fn any_move(played: &Played) -> Option<Candidate> {
    let choice = *played.moves().first()?;
    Some(Candidate::new(played.game(), played.position(), vec![choice], Score::LEVEL, false))
}

/// Plies that are counted without a look at the brake: some milliseconds.
const COUNTED_AT_ONCE: u32 = 5;

/// Counts the sequences of exactly so many plies; `None` if it was stopped.
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
