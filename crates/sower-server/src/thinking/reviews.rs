//! Reviews in progress and finished, in memory; each can be recomputed
//! from its record. Two requests for the same record share one review.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use sha2::{Digest as _, Sha256};
use sower_core::Game;
use sower_search::Stop;
use sower_text::Language;

use crate::{random, wire};

/// The most reviews kept in memory.
const MOST: usize = 200;

/// The state of a review.
#[derive(Clone, Debug)]
pub(crate) enum Review {
    /// Positions done, and their total.
    UnderWay { done: usize, of: usize },
    /// The finished review.
    Done(Arc<FinishedReview>),
}

/// A finished review, which each reader gets in their own language.
#[derive(Debug)]
pub(crate) struct FinishedReview {
    pub(crate) review: sower_review::Review,
    pub(crate) game: Arc<Game>,
}

impl FinishedReview {
    /// The review in a language, as `sower review --json` prints it.
    pub(crate) fn say_in(&self, language: &Language) -> wire::Review {
        let mut review = self.review.clone();
        review.say_in(language, &self.game);
        wire::Review::from(&review)
    }
}

struct Kept {
    review: Review,
    stop: Stop,
    asked: Instant,
}

#[derive(Default)]
struct State {
    order: VecDeque<String>,
    kept: HashMap<String, Kept>,
}

/// All reviews of this process.
pub(crate) struct Reviews {
    state: Mutex<State>,
    /// Keeps the number of a review unpredictable for people who know the record.
    secret: [u8; 16],
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { state: Mutex::default(), secret: random::bytes() }
    }
}

/// The result of requesting a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Begun {
    /// A new review with this number, which the caller must start.
    Now(String),
    /// An existing review with this number.
    Before(String),
}

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Finds or registers the review of a record; the oldest one makes room.
    pub(crate) fn begin(&self, record: &str, stop: Stop) -> Begun {
        let hash = Sha256::new().chain_update(self.secret).chain_update(record).finalize();
        let mut id = random::hex(&hash[..16]);
        let mut state = self.lock();
        match state.kept.get_mut(&id) {
            Some(kept) if !kept.stop.is_stopped() => {
                kept.asked = Instant::now();
                return Begun::Before(id);
            }
            // The existing review is being stopped, and its number will be forgotten.
            Some(_) => id = random::hex(&random::bytes::<16>()),
            None => {}
        }
        if state.order.len() >= MOST
            && let Some(oldest) = state.order.pop_front()
            && let Some(kept) = state.kept.remove(&oldest)
        {
            kept.stop.stop();
        }
        state.order.push_back(id.clone());
        let review = Review::UnderWay { done: 0, of: 0 };
        state.kept.insert(id.clone(), Kept { review, stop, asked: Instant::now() });
        Begun::Now(id)
    }

    /// The state of a review. Polling keeps it running.
    pub(crate) fn ask(&self, id: &str) -> Option<Review> {
        self.lock().kept.get_mut(id).map(|kept| {
            kept.asked = Instant::now();
            kept.review.clone()
        })
    }

    /// Stores the progress of a review. Stops it if no client has polled for a while.
    pub(crate) fn note(&self, id: &str, review: Review) {
        const INTEREST: std::time::Duration = std::time::Duration::from_secs(30);
        if let Some(kept) = self.lock().kept.get_mut(id) {
            kept.review = review;
            if kept.asked.elapsed() > INTEREST {
                kept.stop.stop();
            }
        }
    }

    /// Removes a review that failed.
    pub(crate) fn forget(&self, id: &str) {
        let mut state = self.lock();
        state.order.retain(|known| known != id);
        state.kept.remove(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_reviewed_once_for_all_who_ask_and_again_where_it_was_given_up() {
        let reviews = Reviews::default();
        let stop = Stop::new();
        let Begun::Now(first) = reviews.begin("1. A a", stop.clone()) else {
            panic!("the first request starts a review")
        };
        assert_eq!(reviews.begin("1. A a", Stop::new()), Begun::Before(first.clone()));
        reviews.note(&first, Review::UnderWay { done: 1, of: 2 });
        assert_eq!(reviews.begin("1. A a", Stop::new()), Begun::Before(first.clone()));
        let Begun::Now(other) = reviews.begin("1. A b", Stop::new()) else { panic!("another record") };
        assert_ne!(first, other);
        stop.stop();
        let Begun::Now(again) = reviews.begin("1. A a", Stop::new()) else { panic!("it was given up") };
        reviews.forget(&first);
        assert!(reviews.ask(&again).is_some() && reviews.ask(&first).is_none());
        // Another process, or the same after a restart, uses other numbers.
        assert_ne!(Reviews::default().begin("1. A a", Stop::new()), Begun::Now(first));
    }

    #[test]
    fn the_oldest_review_makes_room() {
        let reviews = Reviews::default();
        let ids: Vec<String> = (0..=MOST)
            .map(|number| match reviews.begin(&number.to_string(), Stop::new()) {
                Begun::Now(id) | Begun::Before(id) => id,
            })
            .collect();
        assert!(reviews.ask(&ids[0]).is_none() && reviews.ask(&ids[1]).is_some());
    }
}
