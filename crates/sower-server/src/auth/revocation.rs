//! Notifies sockets and streams when their session ends: sign-out, deletion, or a revoked token. Rooms are notified
//! separately.

use tokio::sync::broadcast;

/// Revocations that wait for somebody who listens; whoever has missed some is let go, and may come back.
const QUEUE: usize = 256;

#[derive(Clone, Debug)]
struct Revocation {
    person: String,
    /// Of which session or token; of all, if there is none.
    session: Option<String>,
}

/// Where departures are told.
pub(crate) struct Revocations {
    told: broadcast::Sender<Revocation>,
}

impl Default for Revocations {
    fn default() -> Revocations {
        Revocations { told: broadcast::Sender::new(QUEUE) }
    }
}

impl Revocations {
    /// Somebody has to go, of one session or of all.
    pub(crate) fn tell(&self, person: &str, session: Option<&str>) {
        // Where nobody listens nobody has to go.
        let _ = self.told.send(Revocation { person: person.to_owned(), session: session.map(str::to_owned) });
    }

    /// Waits until somebody has to go who came by a session. What is told from now on is heard, whenever it is waited for.
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
    async fn whoever_is_meant_goes_and_nobody_else() {
        let departures = Revocations::default();
        let wait = |session| departures.of(Some("ann"), session);
        let (first, other, all) = (wait(Some("a")), wait(Some("b")), wait(Some("b")));
        let nobody = departures.of(None, None);
        departures.tell("ben", None);
        departures.tell("ann", Some("a"));
        let soon = Duration::from_millis(20);
        assert!(timeout(soon, first).await.is_ok());
        assert!(timeout(soon, other).await.is_err());
        departures.tell("ann", None);
        assert!(timeout(soon, all).await.is_ok());
        assert!(timeout(soon, nobody).await.is_err());
    }
}
