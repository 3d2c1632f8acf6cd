//! How much one may ask: messages a second, requests a second, sockets and rooms.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How much one may ask, and how much there may be. Each can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests a second of one address that change or reckon something. Ten times as many may come at once.
    pub requests: u32,
    /// New rooms a minute of one guest or address. Twice as many may come at once.
    pub new_rooms: u32,
    /// Rules files that are brought in an hour by one guest or address. Half as many may come at once.
    pub new_rules: u32,
    /// New accounts in an hour from one address. Half as many may come at once.
    pub sign_ups: u32,
    /// Tries a minute to come into one account. Ten times as many may come at once; from one address six times as many for all
    /// accounts together, and five times those at once.
    pub sign_ins: u32,
    /// Sockets of one address.
    pub sockets: u32,
    /// Messages a second of one socket that are answered; five times as many end it.
    pub messages: u32,
    /// Rooms that are in memory; beyond that newcomers are told to come back.
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
            sockets: 200,
            messages: 20,
            rooms: 20_000,
        }
    }
}

/// One limit with its number, as `sockets=500`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    name: &'static str,
    number: u32,
}

/// What is no limit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no limit; one is NAME=NUMBER with a number from 1 and a name of: {names}", names = NAMES.join(", "))]
pub struct LimitError(String);

const NAMES: [&str; 8] =
    ["requests", "new-rooms", "new-rules", "sign-ups", "sign-ins", "sockets", "messages", "rooms"];

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
    /// The same with another number for one of them.
    #[must_use]
    pub fn with(mut self, Limit { name, number }: Limit) -> Limits {
        let place = match name {
            "requests" => &mut self.requests,
            "new-rooms" => &mut self.new_rooms,
            "new-rules" => &mut self.new_rules,
            "sign-ups" => &mut self.sign_ups,
            "sign-ins" => &mut self.sign_ins,
            "sockets" => &mut self.sockets,
            "messages" => &mut self.messages,
            _ => &mut self.rooms,
        };
        *place = number;
        self
    }
}

/// What becomes of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paced {
    Fine,
    TooFast,
    Flood,
}

/// The pace of one socket.
pub(crate) struct Pace {
    /// Messages a second that are answered.
    most: u32,
    since: Instant,
    count: u32,
}

/// So many times the messages that are answered end the socket.
const FLOOD: u32 = 5;

impl Pace {
    pub(crate) fn new(limits: Limits) -> Pace {
        Pace { most: limits.messages, since: Instant::now(), count: 0 }
    }

    /// Another message has come.
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

/// A bucket for each who asks: it fills by so many a second up to so many.
pub(crate) struct Buckets<K> {
    rate: f64,
    most: f64,
    levels: Mutex<HashMap<K, (f64, Instant)>>,
}

/// Askers that are remembered; whoever has been quiet for long is as good as new.
const MOST_ASKERS: usize = 50_000;

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: f64, most: f64) -> Buckets<K> {
        Buckets { rate, most, levels: Mutex::new(HashMap::new()) }
    }

    /// Takes one out; `false` if there is none.
    pub(crate) fn take(&self, asker: K) -> bool {
        let now = Instant::now();
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        if levels.len() >= MOST_ASKERS {
            let (rate, most) = (self.rate, self.most);
            levels.retain(|_, (level, at)| *level + now.duration_since(*at).as_secs_f64() * rate < most);
        }
        let (level, at) = levels.entry(asker).or_insert((self.most, now));
        *level = (*level + now.duration_since(*at).as_secs_f64() * self.rate).min(self.most);
        *at = now;
        let is_there = *level >= 1.0;
        if is_there {
            *level -= 1.0;
        }
        is_there
    }
}

/// Counts the sockets of each address.
#[derive(Clone)]
pub(crate) struct Sockets {
    most: usize,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A socket that is counted as long as this lives.
pub(crate) struct Counted {
    sockets: Sockets,
    address: IpAddr,
}

impl Sockets {
    pub(crate) fn new(limits: Limits) -> Sockets {
        Sockets { most: limits.sockets as usize, open: Arc::default() }
    }

    /// How many there are of all.
    pub(crate) fn len(&self) -> usize {
        self.lock().values().sum()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts another socket, if there may be one.
    pub(crate) fn count(&self, address: IpAddr) -> Option<Counted> {
        let mut open = self.lock();
        let count = open.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted { sockets: self.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.sockets.lock();
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
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
    fn a_socket_that_closes_makes_room() {
        let sockets = Sockets::new(Limits::default());
        let address = IpAddr::from([127, 0, 0, 1]);
        let mut open: Vec<Counted> = (0..200).filter_map(|_| sockets.count(address)).collect();
        assert!(sockets.count(address).is_none());
        open.pop();
        assert!(sockets.count(address).is_some());
    }
}
