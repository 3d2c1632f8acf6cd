//! Wraps a store to count and time its commits.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use futures_util::future::BoxFuture;

use super::{Connection, Millis, Notifications, Store, StoreError, Write, WriteOutcome};
use crate::http::metrics::Metrics;

/// A store whose commits are counted and timed.
pub(crate) struct MeteredStore {
    pub(crate) inner: Arc<dyn Store>,
    pub(crate) metrics: Arc<Metrics>,
}

impl Store for MeteredStore {
    fn commit<'a>(&'a self, batch: &'a [Write]) -> BoxFuture<'a, Result<Vec<WriteOutcome>, StoreError>> {
        Box::pin(async move {
            let began = Instant::now();
            let done = self.inner.commit(batch).await;
            match &done {
                Ok(_) => {
                    self.metrics.commits.note(began.elapsed());
                    self.metrics.writes.fetch_add(batch.len() as u64, Relaxed);
                }
                Err(_) => drop(self.metrics.failed_commits.fetch_add(1, Relaxed)),
            }
            done
        })
    }

    fn reader(&self) -> BoxFuture<'_, Result<Box<dyn Connection>, StoreError>> {
        self.inner.reader()
    }

    fn now(&self) -> BoxFuture<'_, Result<Millis, StoreError>> {
        self.inner.now()
    }

    fn notifications(&self) -> Option<Notifications> {
        self.inner.notifications()
    }

    fn up_since(&self) -> BoxFuture<'_, Result<Option<Millis>, StoreError>> {
        self.inner.up_since()
    }

    fn name(&self) -> String {
        self.inner.name()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.inner.close()
    }
}
