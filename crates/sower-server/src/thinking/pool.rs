//! The engine's thread pool, separate from the threads that serve sockets.
//!
//! Opponents have their own threads and never wait behind an analysis. Within a kind, networks take turns, then the guests of each
//! network, so heavy users delay only themselves.
//! All engine threads run at a lower priority than sockets, if the system
//! has priorities. Analyses also rest while many people play (`throttle`).

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use sower_search::{Gate, Stop};

use crate::network::Network;

/// The kind of engine work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A computer player's move.
    Opponent,
    /// A hint, an analysis, a review.
    Analysis,
}

/// Queued jobs per guest, per network, and in total, for each kind.
const MOST_OF_A_GUEST: usize = 8;
const MOST_OF_A_NETWORK: usize = 64;
const MOST: usize = 512;

/// The threads' name in the operating system.
const THINKER: &str = "thinker";

type Work = Box<dyn FnOnce(&Stop) + Send>;

struct Job {
    stop: Stop,
    work: Work,
}

/// Whose job it is. Guests are free to create, so networks take turns first, and then the guests of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) network: Option<Network>,
    pub(crate) guest: String,
}

/// A round-robin queue of clients, each with its jobs.
struct Turns<K, V> {
    order: VecDeque<K>,
    waiting: HashMap<K, V>,
}

impl<K, V> Default for Turns<K, V> {
    fn default() -> Turns<K, V> {
        Turns { order: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, V: Default> Turns<K, V> {
    /// A client's jobs; a new client joins at the end.
    fn of(&mut self, asker: &K) -> &mut V {
        if !self.waiting.contains_key(asker) {
            self.order.push_back(asker.clone());
        }
        self.waiting.entry(asker.clone()).or_default()
    }

    /// Takes a job from the next client, who then moves to the end, or leaves if there are no more jobs.
    fn next<T>(
        &mut self,
        take: impl FnOnce(&mut V) -> Option<T>,
        is_empty: impl Fn(&V) -> bool,
    ) -> Option<T> {
        let asker = self.order.pop_front()?;
        let waiting = self.waiting.get_mut(&asker)?;
        let taken = take(waiting);
        match is_empty(waiting) {
            true => drop(self.waiting.remove(&asker)),
            false => self.order.push_back(asker),
        }
        taken
    }
}

/// The queued jobs of one network.
#[derive(Default)]
struct OfNetwork {
    guests: Turns<String, VecDeque<Job>>,
    count: usize,
}

impl OfNetwork {
    fn next(&mut self) -> Option<Job> {
        self.count -= 1;
        self.guests.next(VecDeque::pop_front, VecDeque::is_empty)
    }
}

#[derive(Default)]
struct Queue {
    networks: Turns<Option<Network>, OfNetwork>,
    count: usize,
    ended: bool,
}

impl Queue {
    /// The next job: networks take turns, and so do the guests of each.
    fn next(&mut self) -> Option<Job> {
        let job = self.networks.next(OfNetwork::next, |network| network.count == 0)?;
        self.count -= 1;
        Some(job)
    }

    fn add(&mut self, asker: &Asker, job: Job) -> Result<(), Full> {
        let network = self.networks.waiting.get(&asker.network);
        let of_network = network.map_or(0, |network| network.count);
        let of_guest =
            network.and_then(|network| network.guests.waiting.get(&asker.guest)).map_or(0, VecDeque::len);
        if self.ended || self.count >= MOST || of_network >= MOST_OF_A_NETWORK || of_guest >= MOST_OF_A_GUEST
        {
            return Err(Full);
        }
        let network = self.networks.of(&asker.network);
        network.guests.of(&asker.guest).push_back(job);
        network.count += 1;
        self.count += 1;
        Ok(())
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

/// The engine threads.
pub(crate) struct Pool {
    benches: [Arc<Bench>; 2],
    /// Closed while analyses must pause.
    pub(crate) gate: Gate,
}

/// The queue is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

impl Pool {
    /// Starts this many threads for each kind.
    pub(crate) fn new(threads: usize) -> Pool {
        let benches: [Arc<Bench>; 2] = Default::default();
        for (bench, kind) in benches.iter().zip([Kind::Opponent, Kind::Analysis]) {
            for _ in 0..threads.max(1) {
                let bench = Arc::clone(bench);
                let work = move || {
                    yield_to_others(kind);
                    think(&bench);
                };
                // If the system cannot start a thread, jobs wait for the existing ones.
                let _ = std::thread::Builder::new().name(THINKER.to_owned()).spawn(work);
            }
        }
        Pool { benches, gate: Gate::default() }
    }

    fn bench(&self, kind: Kind) -> &Bench {
        &self.benches[usize::from(kind == Kind::Analysis)]
    }

    /// Queues a job. A job that is stopped before its turn never runs.
    pub(crate) fn ask(
        &self,
        kind: Kind,
        asker: &Asker,
        stop: Stop,
        work: impl FnOnce(&Stop) + Send + 'static,
    ) -> Result<(), Full> {
        let bench = self.bench(kind);
        let stop = if kind == Kind::Analysis { stop.behind(&self.gate) } else { stop };
        bench.lock().add(asker, Job { stop, work: Box::new(work) })?;
        bench.filled.notify_one();
        Ok(())
    }

    /// Whether jobs of a kind are queued.
    pub(crate) fn is_awaited(&self, kind: Kind) -> bool {
        self.bench(kind).lock().count > 0
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
                    // A panic must not end the thread; the job's owner sees that no answer comes.
                    let _ = std::panic::catch_unwind(work);
                }
                queue = bench.lock();
            }
            None => queue = bench.filled.wait(queue).unwrap_or_else(PoisonError::into_inner),
        }
    }
}

/// Lowers this thread's priority below the sockets', and for analyses below the opponents'.
fn yield_to_others(kind: Kind) {
    // On Linux this affects only the thread. If it fails, the thread merely keeps its priority.
    #[cfg(target_os = "linux")]
    match kind {
        Kind::Opponent => {
            let _ = rustix::process::nice(10);
        }
        // A low-priority thread keeps its time slice, which sockets would notice; idle-class threads yield at once.
        Kind::Analysis => {
            use thread_priority::{NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy, unix};
            let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
            // For systems that refuse the idle class.
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

    fn asker(network: u8, guest: &str) -> Asker {
        Asker { network: Some(Network::V4([192, 0, 2, network])), guest: guest.to_owned() }
    }

    fn job(work: impl FnOnce() + Send + 'static) -> Job {
        Job { stop: Stop::new(), work: Box::new(move |_| work()) }
    }

    #[test]
    fn networks_take_turns_and_so_do_the_guests_of_each() {
        let mut queue = Queue::default();
        let (tell, told) = mpsc::channel();
        let asked =
            [(1, "ann", 1), (1, "ann", 2), (1, "ben", 3), (1, "cay", 4), (2, "dan", 5), (2, "dan", 6)];
        for (network, guest, number) in asked {
            let tell = tell.clone();
            let job = job(move || tell.send(number).expect("the test listens"));
            queue.add(&asker(network, guest), job).expect("there is place");
        }
        while let Some(job) = queue.next() {
            (job.work)(&job.stop);
        }
        assert_eq!(told.try_iter().collect::<Vec<_>>(), [1, 5, 3, 6, 4, 2]);
        assert_eq!(queue.count, 0);
    }

    #[test]
    fn neither_a_guest_nor_a_network_fills_the_queue() {
        let mut queue = Queue::default();
        let of_one = (0..20).filter(|_| queue.add(&asker(1, "ann"), job(|| ())).is_ok()).count();
        assert_eq!(of_one, MOST_OF_A_GUEST);
        let of_many = (0..500).filter(|guest| queue.add(&asker(1, &guest.to_string()), job(|| ())).is_ok());
        assert_eq!(of_many.count(), MOST_OF_A_NETWORK - MOST_OF_A_GUEST);
        assert!(queue.add(&asker(2, "ben"), job(|| ())).is_ok());
    }

    #[test]
    fn an_opponent_does_not_wait_behind_an_analysis() {
        let pool = Pool::new(1);
        let brake = Stop::new();
        pool.ask(Kind::Analysis, &asker(1, "ann"), brake.clone(), |stop| {
            while !stop.is_stopped() {
                std::thread::yield_now();
            }
        })
        .expect("there is place");
        let (tell, told) = mpsc::channel();
        let work = move |_: &Stop| tell.send(()).expect("the test listens");
        pool.ask(Kind::Opponent, &asker(2, "ben"), Stop::new(), work).expect("there is place");
        told.recv().expect("it was thought about");
        brake.stop();
    }
}
