//! The site's database: the store for reads, the writer, and the database's clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::timeout;

use super::clock::Clock;
use crate::store::writer::Writer;
use crate::store::{Millis, Store, StoreError, Write};

/// How long closing waits for queued writes.
const DRAIN: Duration = Duration::from_secs(5);

pub(crate) struct Database {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    clock: Clock,
    /// Since when at least one process of the site has been running; 0 if this is the only one.
    up_since: AtomicU64,
    /// When a write was last tested, and whether it succeeded.
    tried_to_write: Mutex<Option<(Millis, bool)>>,
}

impl Database {
    pub(super) async fn new(store: Arc<dyn Store>, writer: Writer) -> Result<Database, StoreError> {
        let clock = Clock::new(store.now().await?);
        let up_since = AtomicU64::new(store.up_since().await?.unwrap_or(0));
        Ok(Database { store, writer, clock, up_since, tried_to_write: Mutex::default() })
    }

    pub(super) fn now(&self) -> Millis {
        self.clock.now()
    }

    pub(crate) fn correct_time(&self, now: Millis) {
        self.clock.correct(now);
    }

    /// Since when at least one process of the site has been running; none if this is the only one.
    pub(crate) fn up_since(&self) -> Option<Millis> {
        Some(self.up_since.load(Ordering::Relaxed)).filter(|since| *since > 0)
    }

    pub(crate) fn note_up(&self, since: Option<Millis>) {
        self.up_since.store(since.unwrap_or(0), Ordering::Relaxed);
    }

    /// Whether the database accepts writes. Tests it at most every few seconds.
    pub(crate) async fn can_write(&self) -> bool {
        const AGAIN: Millis = 3000;
        let mut tried = self.tried_to_write.lock().await;
        let now = self.now();
        match *tried {
            Some((at, could)) if now < at + AGAIN => could,
            _ => {
                let could = self.writer.write(Write::Trial { at: now }).await.is_ok();
                *tried = Some((now, could));
                could
            }
        }
    }

    /// Waits for queued writes. A commit in progress ends within the store's
    /// limits. Everything that clients were notified of is already stored.
    pub(super) async fn drain(&self) {
        let drained = async {
            while self.writer.waiting() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = timeout(DRAIN, drained).await;
    }
}
