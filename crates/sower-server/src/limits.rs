//! How much one may ask: messages a second, requests a second, sockets and rooms.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Messages a second that are answered, and that end the socket.
const MESSAGES: u32 = 20;
const FLOOD: u32 = 100;

/// What becomes of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paced {
    Fine,
    TooFast,
    Flood,
}

/// The pace of one socket.
pub(crate) struct Pace {
    since: Instant,
    count: u32,
}

impl Pace {
    pub(crate) fn new() -> Pace {
        Pace { since: Instant::now(), count: 0 }
    }

    /// Another message has come.
    pub(crate) fn step(&mut self) -> Paced {
        if self.since.elapsed() >= Duration::from_secs(1) {
            *self = Pace::new();
        }
        self.count += 1;
        match self.count {
            count if count <= MESSAGES => Paced::Fine,
            count if count <= FLOOD => Paced::TooFast,
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

/// Sockets of one address.
const MOST_SOCKETS: usize = 200;

/// Counts the sockets of each address.
#[derive(Clone, Default)]
pub(crate) struct Sockets {
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A socket that is counted as long as this lives.
pub(crate) struct Counted {
    sockets: Sockets,
    address: IpAddr,
}

impl Sockets {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts another socket, if there may be one.
    pub(crate) fn count(&self, address: IpAddr) -> Option<Counted> {
        let mut open = self.lock();
        let count = open.entry(address).or_default();
        if *count >= MOST_SOCKETS {
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
    fn a_socket_is_slowed_and_then_ended() {
        let mut pace = Pace::new();
        let paced: Vec<Paced> = (0..=FLOOD).map(|_| pace.step()).collect();
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
        let sockets = Sockets::default();
        let address = IpAddr::from([127, 0, 0, 1]);
        let mut open: Vec<Counted> = (0..MOST_SOCKETS).filter_map(|_| sockets.count(address)).collect();
        assert!(sockets.count(address).is_none());
        open.pop();
        assert!(sockets.count(address).is_some());
    }
}
