//! Notifies sockets and streams when their session ends: sign-out, deletion, or a revoked token. Rooms are notified separately.

use tokio::sync::broadcast;

/// Queued revocations. A listener that missed some is disconnected, and may reconnect.
const QUEUE: usize = 256;

#[derive(Clone, Debug)]
struct Revocation {
    person: String,
    /// The session or token; none for all of the account.
    session: Option<String>,
}

/// The channel for revocations.
pub(crate) struct Revocations {
    told: broadcast::Sender<Revocation>,
}

impl Default for Revocations {
    fn default() -> Revocations {
        Revocations { told: broadcast::Sender::new(QUEUE) }
    }
}

impl Revocations {
    /// Revokes one session of a person, or all.
    pub(crate) fn tell(&self, person: &str, session: Option<&str>) {
        // Without listeners there is nothing to disconnect.
        let _ = self.told.send(Revocation { person: person.to_owned(), session: session.map(str::to_owned) });
    }

    /// Waits for the revocation of a session. Revocations count from this call on, even before the future is polled.
    pub(crate) fn of(
        &self,
        person: Option<&str>,
        session: Option<&str>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let mut heard = self.told.subscribe();
        let (person, session) = (person.map(str::to_owned), session.map(str::to_owned));
        async move {
            let Some(person) = person else { return std::future::pending().await };
            while let Ok(departure) = heard.recv().await {
                if departure.person == person && (departure.session.is_none() || departure.session == session)
                {
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn a_revocation_ends_only_the_sessions_it_names() {
        let departures = Revocations::default();
        let wait = |session| departures.of(Some("ann"), session);
        let (first, other, all) = (wait(Some("a")), wait(Some("b")), wait(Some("b")));
        let stranger = departures.of(None, None);
        departures.tell("ben", None);
        departures.tell("ann", Some("a"));
        let soon = Duration::from_millis(20);
        assert!(timeout(soon, first).await.is_ok());
        assert!(timeout(soon, other).await.is_err());
        departures.tell("ann", None);
        assert!(timeout(soon, all).await.is_ok());
        assert!(timeout(soon, stranger).await.is_err());
    }
}
