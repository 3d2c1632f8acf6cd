//! The one writer of a process. It commits in batches, on a thread of its own.
//!
//! On the runtime's threads it would wait for its turn among thousands of rooms, and all that they sent meanwhile would become one
//! large commit, and the next one larger still.
//!
//! Everything that waits is committed in one transaction; what arrives meanwhile is the next. A lone event is committed at once.
//! One that comes soon after the last commit began waits for others until [`PACE`] has passed: a commit costs the same for one
//! event as for twenty, and it uses the processors that players wait for. Callers are answered after the
//! commit and never before it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::runtime;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use crate::store::{Notification, Store, StoreError, Write, WriteOutcome};

/// Writes that wait; beyond that their makers wait.
const QUEUE: usize = 1024;

/// The most that one transaction holds.
const BATCH: usize = 512;

/// The least time from the beginning of one commit to that of the next. Nobody sees so little of a delay.
const PACE: Duration = Duration::from_millis(2);

struct Job {
    write: Write,
    told: oneshot::Sender<Result<WriteOutcome, StoreError>>,
}

/// A hand to the writer.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    /// Writes that have been asked for and not yet told.
    open: Arc<AtomicUsize>,
    /// What the database is called in messages.
    database: Arc<str>,
}

impl Writer {
    /// Starts the writer of a store, who tells other processes of what is kept. It ends when every hand to it is gone and all
    /// is written. Each commit takes so much longer than it would, for measurements.
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

    /// A writer, and all that it does.
    fn of(
        store: Arc<dyn Store>,
        say: Option<mpsc::Sender<Notification>>,
        delay: Duration,
    ) -> (Writer, impl Future<Output = ()> + Send + 'static) {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let database = store.name().into();
        (Writer { jobs, open: Arc::default(), database }, run(store, waiting, say, delay))
    }

    /// Has something written. Comes back when it is there for good, or was refused.
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
        // Whoever no longer listens has gone; what they wrote is kept all the same.
        match committed {
            Ok(fates) => {
                for ((told, fate), write) in told.into_iter().zip(fates).zip(&batch) {
                    let _ = told.send(Ok(fate));
                    if let (Some(say), Some(word)) = (&say, Notification::of(write, fate)) {
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

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use futures_util::future::{BoxFuture, join_all};

    use super::*;
    use crate::store::{Connection, Millis};

    /// A store that notes when each commit begins and how much is in it.
    #[derive(Default)]
    struct Noting(Mutex<Vec<(Instant, usize)>>);

    impl Noting {
        fn noted(&self) -> Vec<(Instant, usize)> {
            self.0.lock().expect("nobody has failed").clone()
        }
    }

    impl Store for Noting {
        fn commit<'a>(&'a self, batch: &'a [Write]) -> BoxFuture<'a, Result<Vec<WriteOutcome>, StoreError>> {
            self.0.lock().expect("nobody has failed").push((Instant::now(), batch.len()));
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
        // Whatever comes while the last commit is young waits until it is not.
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
        // And one who comes later is alone again.
        sleep(PACE).await;
        let began = Instant::now();
        writer.write(something()).await.expect("it is kept");
        assert_eq!(store.noted().last(), Some(&(began, 1)));
    }
}
