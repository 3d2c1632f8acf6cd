//! The engine's threads: a bounded number, apart from those that serve sockets.
//!
//! Opponents have threads of their own and never wait behind an analysis. Within a kind networks take turns, and then the guests
//! of each, so heavy users hold up only themselves. All threads run at a lower priority than sockets where the system has
//! priorities, and analyses pause where sockets have to wait all the same.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use sower_search::{Gate, Stop};

use crate::network::Network;

/// What is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The move of somebody's opponent.
    Opponent,
    /// A hint, an analysis, a review.
    Analysis,
}

/// Questions of one guest that wait, of one network, and in all, for each kind.
const MOST_OF_A_GUEST: usize = 8;
const MOST_OF_A_NETWORK: usize = 64;
const MOST: usize = 512;

/// What the system calls the threads.
const THINKER: &str = "thinker";

type Work = Box<dyn FnOnce(&Stop) + Send>;

struct Job {
    stop: Stop,
    work: Work,
}

/// Who asks. Guests cost nothing to make, so networks take turns first, and then the guests of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) network: Option<Network>,
    pub(crate) guest: String,
}

/// Those who wait, each with something, in the order of their turns.
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
    /// What somebody waits with, who has the last turn if they had none.
    fn of(&mut self, asker: &K) -> &mut V {
        if !self.waiting.contains_key(asker) {
            self.order.push_back(asker.clone());
        }
        self.waiting.entry(asker.clone()).or_default()
    }

    /// Takes something from whoever is next; they have the last turn then, or none if they are left with nothing.
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

/// The questions of one network.
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

    /// Whether anyone waits for a thread that thinks about such.
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
