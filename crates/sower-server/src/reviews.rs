//! Reviews that are under way or done. They are not kept: each can be made again from its record.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use sower_search::Stop;

use crate::random;

/// Reviews that are remembered.
const MOST: usize = 200;

/// How far a review is.
#[derive(Clone, Debug)]
pub(crate) enum Review {
    /// So many positions of so many.
    UnderWay { done: usize, of: usize },
    /// Its bytes, as `sower review --json` writes them.
    Done(Arc<str>),
}

struct Kept {
    review: Review,
    stop: Stop,
    asked: Instant,
}

#[derive(Default)]
struct Shelf {
    order: VecDeque<String>,
    kept: HashMap<String, Kept>,
}

/// All reviews.
#[derive(Default)]
pub(crate) struct Reviews {
    shelf: Mutex<Shelf>,
}

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number for a new review. The oldest makes room for it.
    pub(crate) fn begin(&self, stop: Stop) -> String {
        let id = random::hex(&random::bytes::<16>());
        let mut shelf = self.lock();
        if shelf.order.len() >= MOST
            && let Some(oldest) = shelf.order.pop_front()
            && let Some(kept) = shelf.kept.remove(&oldest)
        {
            kept.stop.stop();
        }
        shelf.order.push_back(id.clone());
        let review = Review::UnderWay { done: 0, of: 0 };
        shelf.kept.insert(id.clone(), Kept { review, stop, asked: Instant::now() });
        id
    }

    /// How far a review is; asking for it keeps it going.
    pub(crate) fn ask(&self, id: &str) -> Option<Review> {
        self.lock().kept.get_mut(id).map(|kept| {
            kept.asked = Instant::now();
            kept.review.clone()
        })
    }

    /// Notes how far a review is. One that nobody has asked for in a while is stopped.
    pub(crate) fn note(&self, id: &str, review: Review) {
        const INTEREST: std::time::Duration = std::time::Duration::from_secs(30);
        if let Some(kept) = self.lock().kept.get_mut(id) {
            kept.review = review;
            if kept.asked.elapsed() > INTEREST {
                kept.stop.stop();
            }
        }
    }

    /// A review has come to nothing.
    pub(crate) fn forget(&self, id: &str) {
        let mut shelf = self.lock();
        shelf.order.retain(|known| known != id);
        shelf.kept.remove(id);
    }
}
