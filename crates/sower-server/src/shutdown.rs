//! The shutdown signal, as a value that is passed to tasks.

use tokio::sync::watch;

/// Lets tasks wait for the shutdown.
#[derive(Clone, Debug)]
pub(crate) struct Shutdown {
    told: watch::Sender<bool>,
}

impl Shutdown {
    pub(crate) fn new() -> Shutdown {
        Shutdown { told: watch::Sender::new(false) }
    }

    /// Starts the shutdown.
    pub(crate) fn begin(&self) {
        self.told.send_replace(true);
    }

    /// Whether the shutdown has started.
    pub(crate) fn has_begun(&self) -> bool {
        *self.told.borrow()
    }

    /// Waits for the shutdown.
    pub(crate) async fn wait(&self) {
        // Cannot fail, because `self` owns the sender.
        let _ = self.told.subscribe().wait_for(|ended| *ended).await;
    }
}
