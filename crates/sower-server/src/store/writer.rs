//! The writer of a process, which commits in batches on its own thread.
//!
//! On the runtime's threads it would queue behind thousands of rooms. Their writes
//! would pile up into one large commit, and the next would be larger still.
//!
//! All queued writes are committed in one transaction; those that arrive meanwhile form the next. A single event is committed at once.
//! One that arrives soon after the start of the last commit waits for others until [`PACE`] has passed: a commit costs the same for one
//! event as for twenty, and uses processor time that players wait for. Callers are answered only after the commit.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::runtime;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use crate::store::{Notification, Store, StoreError, Write, WriteOutcome};

/// Queued writes; beyond that callers wait.
const QUEUE: usize = 1024;

/// The most writes in one transaction.
const BATCH: usize = 512;

/// The shortest time between the starts of two commits; too short for players to notice.
const PACE: Duration = Duration::from_millis(2);

struct Job {
    write: Write,
    told: oneshot::Sender<Result<WriteOutcome, StoreError>>,
}

/// A handle to the writer.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    /// Writes that were requested and not yet answered.
    open: Arc<AtomicUsize>,
    /// The database's name in messages.
    database: Arc<str>,
}

impl Writer {
    /// Starts the writer of a store, which notifies other processes of its writes. It ends when all handles are dropped and the queue is
    /// empty. `delay` is added to each commit, for measurements.
    pub fn start(
        store: Arc<dyn Store>,
        say: Option<mpsc::Sender<Notification>>,
        delay: Duration,
    ) -> std::io::Result<Writer> {
        let (writer, writing) = Writer::of(store, say, delay);
        let alone = runtime::Builder::new_current_thread().enable_all().build()?;
        std::thread::Builder::new().name("writer".to_owned()).spawn(move || alone.block_on(writing))?;
        Ok(writer)
    }

    /// A writer handle and its task.
    fn of(
        store: Arc<dyn Store>,
        say: Option<mpsc::Sender<Notification>>,
        delay: Duration,
    ) -> (Writer, impl Future<Output = ()> + Send + 'static) {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let database = store.name().into();
        (Writer { jobs, open: Arc::default(), database }, run(store, waiting, say, delay))
    }

    /// Requests a write. Returns when it is durable, or was refused.
    pub async fn write(&self, write: Write) -> Result<WriteOutcome, StoreError> {
        let (told, hears) = oneshot::channel();
        let _open = Open::new(&self.open);
        self.jobs.send(Job { write, told }).await.map_err(|_| StoreError::Ended)?;
        let unknown = || StoreError::Unknown {
            database: self.database.to_string(),
            reason: "the site ended while it was writing".to_owned(),
        };
        hears.await.unwrap_or_else(|_| Err(unknown()))
    }

    /// The number of pending writes.
    pub(crate) fn waiting(&self) -> usize {
        self.open.load(Ordering::SeqCst)
    }
}

/// Counts a write as pending while its caller waits.
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
    say: Option<mpsc::Sender<Notification>>,
    delay: Duration,
) {
    let mut jobs = Vec::new();
    let mut next = Instant::now();
    while waiting.recv_many(&mut jobs, BATCH).await > 0 {
        if Instant::now() < next {
            sleep_until(next).await;
            while jobs.len() < BATCH
                && let Ok(job) = waiting.try_recv()
            {
                jobs.push(job);
            }
        }
        next = Instant::now() + PACE;
        let (batch, told): (Vec<Write>, Vec<_>) = jobs.drain(..).map(|job| (job.write, job.told)).unzip();
        let committed = store.commit(&batch).await;
        if !delay.is_zero() {
            sleep(delay).await;
        }
        // If the caller has gone, the write is stored anyway.
        match committed {
            Ok(fates) => {
                for ((told, fate), write) in told.into_iter().zip(fates).zip(&batch) {
                    let _ = told.send(Ok(fate));
                    if let (Some(say), Some(word)) = (&say, Notification::of(write, fate)) {
                        // Polling finds what was not sent.
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

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use futures_util::future::{BoxFuture, join_all};

    use super::*;
    use crate::store::{Connection, Millis};

    /// A store that records when each commit begins and how many writes it has.
    #[derive(Default)]
    struct Noting(Mutex<Vec<(Instant, usize)>>);

    impl Noting {
        fn noted(&self) -> Vec<(Instant, usize)> {
            self.0.lock().expect("no test thread has panicked").clone()
        }
    }

    impl Store for Noting {
        fn commit<'a>(&'a self, batch: &'a [Write]) -> BoxFuture<'a, Result<Vec<WriteOutcome>, StoreError>> {
            self.0.lock().expect("no test thread has panicked").push((Instant::now(), batch.len()));
            Box::pin(async { Ok(vec![WriteOutcome::Kept; batch.len()]) })
        }

        fn reader(&self) -> BoxFuture<'_, Result<Box<dyn Connection>, StoreError>> {
            Box::pin(async { Err(StoreError::Ended) })
        }

        fn now(&self) -> BoxFuture<'_, Result<Millis, StoreError>> {
            Box::pin(async { Ok(0) })
        }

        fn name(&self) -> String {
            "noting".to_owned()
        }

        fn close(&self) -> BoxFuture<'_, ()> {
            Box::pin(async {})
        }
    }

    fn something() -> Write {
        Write::ClearChallenges { before: 0 }
    }

    #[tokio::test(start_paused = true)]
    async fn a_lone_write_is_committed_at_once_and_what_follows_soon_goes_together() {
        let store = Arc::new(Noting::default());
        let (writer, writing) = Writer::of(Arc::clone(&store) as Arc<dyn Store>, None, Duration::ZERO);
        tokio::spawn(writing);
        let began = Instant::now();
        writer.write(something()).await.expect("it is kept");
        assert_eq!(store.noted(), [(began, 1)], "nothing is waited for");
        // Writes soon after the last commit wait for its pace to pass.
        let soon = (0..5).map(|after| {
            let writer = writer.clone();
            async move {
                sleep(Duration::from_micros(200 * after)).await;
                writer.write(something()).await
            }
        });
        assert!(join_all(soon).await.iter().all(Result::is_ok));
        let noted = store.noted();
        assert_eq!(noted.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [1, 5]);
        assert!(noted[1].0 - began >= PACE && noted[1].0 - began < PACE + Duration::from_millis(2));
        // A later write is committed alone again.
        sleep(PACE).await;
        let began = Instant::now();
        writer.write(something()).await.expect("it is kept");
        assert_eq!(store.noted().last(), Some(&(began, 1)));
    }
}
