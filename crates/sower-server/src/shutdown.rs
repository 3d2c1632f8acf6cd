//! The shutdown signal, as a value that is passed down.

use tokio::sync::watch;

/// Whoever holds this can wait for the end.
#[derive(Clone, Debug)]
pub(crate) struct Shutdown {
    told: watch::Sender<bool>,
}

impl Shutdown {
    pub(crate) fn new() -> Shutdown {
        Shutdown { told: watch::Sender::new(false) }
    }

    /// The end has come.
    pub(crate) fn begin(&self) {
        self.told.send_replace(true);
    }

    /// Whether the end has come.
    pub(crate) fn has_begun(&self) -> bool {
        *self.told.borrow()
    }

    /// Waits for the end.
    pub(crate) async fn wait(&self) {
        // The sender is here, so that this cannot fail.
        let _ = self.told.subscribe().wait_for(|ended| *ended).await;
    }
}
