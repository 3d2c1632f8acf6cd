//! Where computers think: a bounded number of threads, apart from those that serve sockets.
//!
//! Opponents have threads of their own and never wait behind an analysis. Within a kind, whoever asks takes turns: a guest
//! with many questions holds up only themselves. All of them run at a lower priority of the system than sockets do, where it has such,
//! and analyses rest where sockets have to wait all the same.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use sower_search::{Gate, Stop};

/// What is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The move of somebody's opponent.
    Opponent,
    /// A hint, an analysis, a review.
    Analysis,
}

/// Questions of one asker that wait.
const MOST_EACH: usize = 8;

/// Questions that wait in all, for each kind.
const MOST: usize = 512;

/// What the system calls the threads.
const THINKER: &str = "thinker";

type Work = Box<dyn FnOnce(&Stop) + Send>;

struct Job {
    stop: Stop,
    work: Work,
}

#[derive(Default)]
struct Queue {
    /// Whose turn it is next.
    order: VecDeque<String>,
    waiting: HashMap<String, VecDeque<Job>>,
    count: usize,
    ended: bool,
}

impl Queue {
    /// The next job: askers take turns.
    fn next(&mut self) -> Option<Job> {
        let asker = self.order.pop_front()?;
        let jobs = self.waiting.get_mut(&asker)?;
        let job = jobs.pop_front();
        match jobs.is_empty() {
            true => drop(self.waiting.remove(&asker)),
            false => self.order.push_back(asker),
        }
        self.count -= 1;
        job
    }
}

#[derive(Default)]
struct Bench {
    queue: Mutex<Queue>,
    filled: Condvar,
}

impl Bench {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The threads that think.
pub(crate) struct Pool {
    benches: [Arc<Bench>; 2],
    /// Shut where analyses are to rest.
    pub(crate) gate: Gate,
}

/// There is no place to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

impl Pool {
    /// So many threads for each kind.
    pub(crate) fn new(threads: usize) -> Pool {
        let benches: [Arc<Bench>; 2] = Default::default();
        for (bench, kind) in benches.iter().zip([Kind::Opponent, Kind::Analysis]) {
            for _ in 0..threads.max(1) {
                let bench = Arc::clone(bench);
                let work = move || {
                    yield_to_others(kind);
                    think(&bench);
                };
                // Where the system has no thread to give, whoever asks waits for those that there are.
                let _ = std::thread::Builder::new().name(THINKER.to_owned()).spawn(work);
            }
        }
        Pool { benches, gate: Gate::default() }
    }

    fn bench(&self, kind: Kind) -> &Bench {
        &self.benches[usize::from(kind == Kind::Analysis)]
    }

    /// Has something thought about. Work that is stopped before its turn is never begun.
    pub(crate) fn ask(
        &self,
        kind: Kind,
        asker: &str,
        stop: Stop,
        work: impl FnOnce(&Stop) + Send + 'static,
    ) -> Result<(), Full> {
        let bench = self.bench(kind);
        let mut queue = bench.lock();
        let own = queue.waiting.get(asker).map_or(0, VecDeque::len);
        if queue.count >= MOST || own >= MOST_EACH || queue.ended {
            return Err(Full);
        }
        let stop = if kind == Kind::Analysis { stop.behind(&self.gate) } else { stop };
        if own == 0 {
            queue.order.push_back(asker.to_owned());
        }
        queue.waiting.entry(asker.to_owned()).or_default().push_back(Job { stop, work: Box::new(work) });
        queue.count += 1;
        drop(queue);
        bench.filled.notify_one();
        Ok(())
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        for bench in &self.benches {
            bench.lock().ended = true;
            bench.filled.notify_all();
        }
    }
}

fn think(bench: &Bench) {
    let mut queue = bench.lock();
    while !queue.ended {
        match queue.next() {
            Some(job) => {
                drop(queue);
                if !job.stop.is_stopped() {
                    let work = std::panic::AssertUnwindSafe(|| (job.work)(&job.stop));
                    // A thread outlives what it thinks about; whoever waits sees that no answer comes.
                    let _ = std::panic::catch_unwind(work);
                }
                queue = bench.lock();
            }
            None => queue = bench.filled.wait(queue).unwrap_or_else(PoisonError::into_inner),
        }
    }
}

/// Lets this thread yield to those that serve sockets, and an analysis to opponents too.
fn yield_to_others(kind: Kind) {
    // On Linux this is the thread's own; where it is refused, it is only less polite.
    #[cfg(target_os = "linux")]
    match kind {
        Kind::Opponent => {
            let _ = rustix::process::nice(10);
        }
        // A low priority waits for the end of a slice before it makes way, which a socket would notice; idle work makes way at once.
        Kind::Analysis => {
            use thread_priority::{NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy, unix};
            let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
            // Its time is counted apart, so that it can be told how busy the machine is without it (`machine`).
            let _ = rustix::process::nice(19);
            let _ = unix::set_thread_priority_and_policy(unix::thread_native_id(), ThreadPriority::Min, idle);
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = kind;
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn askers_take_turns() {
        let mut queue = Queue::default();
        let (tell, told) = mpsc::channel();
        for (asker, number) in [("ann", 1), ("ann", 2), ("ann", 3), ("ben", 4)] {
            if !queue.waiting.contains_key(asker) {
                queue.order.push_back(asker.to_owned());
            }
            let tell = tell.clone();
            let work: Work = Box::new(move |_| tell.send(number).expect("somebody listens"));
            queue.waiting.entry(asker.to_owned()).or_default().push_back(Job { stop: Stop::new(), work });
            queue.count += 1;
        }
        while let Some(job) = queue.next() {
            (job.work)(&job.stop);
        }
        assert_eq!(told.try_iter().collect::<Vec<_>>(), [1, 4, 2, 3]);
        assert_eq!(queue.count, 0);
    }

    #[test]
    fn an_opponent_does_not_wait_behind_an_analysis_and_one_asker_cannot_fill_the_bench() {
        let pool = Pool::new(1);
        let brake = Stop::new();
        pool.ask(Kind::Analysis, "ann", brake.clone(), |stop| {
            while !stop.is_stopped() {
                std::thread::yield_now();
            }
        })
        .expect("there is place");
        let (tell, told) = mpsc::channel();
        pool.ask(Kind::Opponent, "ben", Stop::new(), move |_| tell.send(()).expect("somebody listens"))
            .expect("there is place");
        told.recv().expect("it was thought about");
        let asked = (0..20).filter(|_| pool.ask(Kind::Analysis, "ann", brake.clone(), |_| {}).is_ok());
        assert!(asked.count() <= MOST_EACH + 1);
        brake.stop();
    }
}
