//! The one writer of a process.
//!
//! All that waits is committed in one transaction; what arrives meanwhile is the next. There is no timer: a lone event is
//! committed at once, and under load the batches grow by themselves. Whoever asked is told after the commit and never
//! before it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::store::{Fate, Store, StoreError, Word, Write};

/// Writes that wait; beyond that their makers wait.
const QUEUE: usize = 1024;

/// The most that one transaction holds.
const BATCH: usize = 512;

struct Job {
    write: Write,
    told: oneshot::Sender<Result<Fate, StoreError>>,
}

/// A hand to the writer.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    /// Writes that have been asked for and not yet told.
    open: Arc<AtomicUsize>,
}

impl Writer {
    /// Starts the writer of a store, who tells other processes of what is kept. It ends when every hand to it is gone and all
    /// is written.
    pub fn start(store: Arc<dyn Store>, say: Option<mpsc::Sender<Word>>) -> (Writer, JoinHandle<()>) {
        Writer::start_slowly(store, say, Duration::ZERO)
    }

    /// The same on a disk that takes so much longer for every commit, for measurements.
    pub(crate) fn start_slowly(
        store: Arc<dyn Store>,
        say: Option<mpsc::Sender<Word>>,
        delay: Duration,
    ) -> (Writer, JoinHandle<()>) {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        (Writer { jobs, open: Arc::default() }, tokio::spawn(run(store, waiting, say, delay)))
    }

    /// Has something written. Comes back when it is there for good, or was refused.
    pub async fn write(&self, write: Write) -> Result<Fate, StoreError> {
        let (told, hears) = oneshot::channel();
        let _open = Open::new(&self.open);
        self.jobs.send(Job { write, told }).await.map_err(|_| StoreError::Ended)?;
        hears.await.unwrap_or(Err(StoreError::Ended))
    }

    /// How much is still to be written.
    pub(crate) fn waiting(&self) -> usize {
        self.open.load(Ordering::SeqCst)
    }
}

/// A write that is counted as long as somebody waits for it.
struct Open<'a>(&'a AtomicUsize);

impl Open<'_> {
    fn new(count: &AtomicUsize) -> Open<'_> {
        count.fetch_add(1, Ordering::SeqCst);
        Open(count)
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

async fn run(
    store: Arc<dyn Store>,
    mut waiting: mpsc::Receiver<Job>,
    say: Option<mpsc::Sender<Word>>,
    delay: Duration,
) {
    let mut jobs = Vec::new();
    while waiting.recv_many(&mut jobs, BATCH).await > 0 {
        let (batch, told): (Vec<Write>, Vec<_>) = jobs.drain(..).map(|job| (job.write, job.told)).unzip();
        let committed = store.commit(&batch).await;
        if !delay.is_zero() {
            tokio::time::sleep(delay).await;
        }
        // Whoever no longer listens has gone; what they wrote is kept all the same.
        match committed {
            Ok(fates) => {
                for ((told, fate), write) in told.into_iter().zip(fates).zip(&batch) {
                    let _ = told.send(Ok(fate));
                    if let (Some(say), Some(word)) = (&say, Word::of(write, fate)) {
                        // What is not said is found by whoever asks the database.
                        let _ = say.try_send(word);
                    }
                }
            }
            Err(error) => told.into_iter().for_each(|told| {
                let _ = told.send(Err(error.clone()));
            }),
        }
    }
}
