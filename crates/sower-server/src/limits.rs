//! Limits on requests, messages, sockets and rooms, and the counters that enforce them.

use std::collections::HashMap;
use std::hash::Hash;
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::network::Network;

/// The limits of a site. The operator can set each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests per second from one network that change or compute something; bursts of ten times as many.
    pub requests: u32,
    /// New rooms per minute by one guest or network; bursts of twice as many.
    pub new_rooms: u32,
    /// Rules files per hour by one guest or network; bursts of half as many.
    pub new_rules: u32,
    /// New accounts per hour from one network; bursts of half as many.
    pub sign_ups: u32,
    /// Sign-in attempts per minute for one account from one network; bursts of ten times as
    /// many. For all accounts together six times as many, with bursts of five times that.
    pub sign_ins: u32,
    /// Connections per network, including sockets. Not counted behind a proxy, which is the source of all connections.
    pub connections: u32,
    /// Sockets per network.
    pub sockets: u32,
    /// Messages per second that the server answers on one socket. A socket that sends five times as many is closed.
    pub messages: u32,
    /// Rooms in memory. Beyond that the server refuses to open more.
    pub rooms: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 40,
            new_rooms: 30,
            new_rules: 60,
            sign_ups: 60,
            sign_ins: 2,
            connections: 500,
            sockets: 200,
            messages: 20,
            rooms: 20_000,
        }
    }
}

/// One limit and its value, as `sockets=500`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    name: &'static str,
    number: u32,
}

/// Not a valid limit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a valid limit; expected NAME=NUMBER, with a number of at least 1 and one of these names: {names}", names = NAMES.join(", "))]
pub struct LimitError(String);

const NAMES: [&str; 9] = [
    "requests",
    "new-rooms",
    "new-rules",
    "sign-ups",
    "sign-ins",
    "connections",
    "sockets",
    "messages",
    "rooms",
];

impl FromStr for Limit {
    type Err = LimitError;

    fn from_str(text: &str) -> Result<Limit, LimitError> {
        let (name, number) = text.split_once('=').ok_or_else(|| LimitError(text.to_owned()))?;
        let name = NAMES.into_iter().find(|known| *known == name);
        let number = number.parse().ok().filter(|number| *number >= 1);
        match (name, number) {
            (Some(name), Some(number)) => Ok(Limit { name, number }),
            _ => Err(LimitError(text.to_owned())),
        }
    }
}

impl Limits {
    /// Changes one limit.
    #[must_use]
    pub fn with(mut self, Limit { name, number }: Limit) -> Limits {
        let place = match name {
            "requests" => &mut self.requests,
            "new-rooms" => &mut self.new_rooms,
            "new-rules" => &mut self.new_rules,
            "sign-ups" => &mut self.sign_ups,
            "sign-ins" => &mut self.sign_ins,
            "connections" => &mut self.connections,
            "sockets" => &mut self.sockets,
            "messages" => &mut self.messages,
            _ => &mut self.rooms,
        };
        *place = number;
        self
    }
}

/// What to do with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paced {
    Fine,
    TooFast,
    Flood,
}

/// The message rate of one socket.
pub(crate) struct Pace {
    /// Messages per second that are answered.
    most: u32,
    since: Instant,
    count: u32,
}

/// The socket is closed at this multiple of the allowed rate.
const FLOOD: u32 = 5;

impl Pace {
    pub(crate) fn new(limits: Limits) -> Pace {
        Pace { most: limits.messages, since: Instant::now(), count: 0 }
    }

    /// Counts a message.
    pub(crate) fn step(&mut self) -> Paced {
        if self.since.elapsed() >= Duration::from_secs(1) {
            (self.since, self.count) = (Instant::now(), 0);
        }
        self.count += 1;
        match self.count {
            count if count <= self.most => Paced::Fine,
            count if count <= self.most.saturating_mul(FLOOD) => Paced::TooFast,
            _ => Paced::Flood,
        }
    }
}

/// Token buckets, one per client. Each refills at a fixed rate up to its capacity, and each request takes one token.
pub(crate) struct Buckets<K> {
    rate: f64,
    most: f64,
    levels: Mutex<HashMap<K, Level>>,
}

#[derive(Clone, Copy)]
struct Level {
    left: f64,
    at: Instant,
}

/// Clients remembered. Keys have bounded length, so this also bounds the memory.
const MOST_ASKERS: usize = 50_000;

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: f64, most: f64) -> Buckets<K> {
        Buckets { rate, most, levels: Mutex::new(HashMap::new()) }
    }

    /// Takes a token; `false` if the bucket is empty.
    pub(crate) fn take(&self, asker: K) -> bool {
        let now = Instant::now();
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        if levels.len() >= MOST_ASKERS {
            self.make_room(&mut levels, now);
        }
        let level = levels.entry(asker).or_insert(Level { left: self.most, at: now });
        *level = Level { left: self.left(*level, now), at: now };
        let is_there = level.left >= 1.0;
        if is_there {
            level.left -= 1.0;
        }
        is_there
    }

    fn left(&self, level: Level, now: Instant) -> f64 {
        (level.left + now.duration_since(level.at).as_secs_f64() * self.rate).min(self.most)
    }

    /// Forgets full buckets, which changes nothing. If that is not enough,
    /// also forgets the fuller half, whose owners are limited the least.
    fn make_room(&self, levels: &mut HashMap<K, Level>, now: Instant) {
        levels.retain(|_, level| self.left(*level, now) < self.most);
        if levels.len() >= MOST_ASKERS {
            let mut all: Vec<f64> = levels.values().map(|level| self.left(*level, now)).collect();
            let middle = all.len() / 2;
            let (_, median, _) = all.select_nth_unstable_by(middle, f64::total_cmp);
            levels.retain(|_, level| self.left(*level, now) < *median);
        }
    }
}

/// Counts open connections or sockets per network.
#[derive(Clone)]
pub(crate) struct OpenCount {
    most: usize,
    open: Arc<Mutex<HashMap<Network, usize>>>,
}

/// Counts as open while it lives.
pub(crate) struct Counted {
    of: OpenCount,
    network: Network,
}

impl OpenCount {
    pub(crate) fn new(most: u32) -> OpenCount {
        OpenCount { most: most as usize, open: Arc::default() }
    }

    /// The total over all networks.
    pub(crate) fn len(&self) -> usize {
        self.lock().values().sum()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Network, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more, if the network is below its limit.
    pub(crate) fn count(&self, network: Network) -> Option<Counted> {
        let mut open = self.lock();
        let count = open.entry(network).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted { of: self.clone(), network })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.of.lock();
        if let Some(count) = open.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set_and_nothing_else() {
        for name in NAMES {
            let limit: Limit = format!("{name}=7").parse().expect("a limit");
            let changed = Limits::default().with(limit);
            assert_ne!(changed, Limits::default(), "{name}");
            assert_eq!(format!("{changed:?}").matches(": 7").count(), 1, "{name} sets itself alone");
        }
        for bad in ["sockets", "sockets=0", "sockets=-1", "sockets=many", "seats=3"] {
            let told = bad.parse::<Limit>().expect_err("it is none").to_string();
            assert!(told.contains(bad) && told.contains("new-rooms"), "{told}");
        }
    }

    #[test]
    fn a_socket_is_slowed_and_then_ended() {
        let mut pace = Pace::new(Limits::default());
        let paced: Vec<Paced> = (0..=100).map(|_| pace.step()).collect();
        assert_eq!(paced[19], Paced::Fine);
        assert_eq!(paced[20], Paced::TooFast);
        assert_eq!(paced[100], Paced::Flood);
    }

    #[test]
    fn a_bucket_is_empty_at_last_and_each_has_their_own() {
        let buckets = Buckets::new(0.001, 3.0);
        assert_eq!((0..5).filter(|_| buckets.take("ann")).count(), 3);
        assert!(buckets.take("ben"));
    }

    #[test]
    fn the_number_of_buckets_is_bounded_and_throttled_clients_keep_theirs() {
        let buckets = Buckets::new(0.001, 3.0);
        (0..3).for_each(|_| assert!(buckets.take(0)));
        for asker in 1..3 * MOST_ASKERS {
            buckets.take(asker);
        }
        assert!(buckets.levels.lock().expect("no thread has failed").len() <= MOST_ASKERS);
        assert!(!buckets.take(0), "it is still empty");
    }

    #[test]
    fn a_socket_that_closes_makes_room() {
        let sockets = OpenCount::new(200);
        let network = Network::V4([127, 0, 0, 1]);
        let mut open: Vec<Counted> = (0..200).filter_map(|_| sockets.count(network)).collect();
        assert!(sockets.count(network).is_none());
        open.pop();
        assert!(sockets.count(network).is_some());
    }
}
