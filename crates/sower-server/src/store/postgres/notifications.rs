//! Notifications by NOTIFY and LISTEN; queued ones are sent together.
//!
//! Neither is part of a transaction, so a player's commit does not wait for it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool};
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::connect;
use crate::random;
use crate::store::notifications::{ChannelEnd, Notification, Notifications, Received};

/// The PostgreSQL channel.
const CHANNEL: &str = "sower";

/// PostgreSQL's limit per notification is 8000 bytes.
const LARGEST: usize = 7_900;

/// The most notifications sent together.
const BATCH: usize = 512;

/// The delay before reconnecting.
const BREATH: Duration = Duration::from_millis(250);

/// Starts sending and receiving until the channel is dropped. In tests
/// receiving can be disabled, because PostgreSQL does not guarantee delivery.
pub(super) fn open(options: PgConnectOptions, name: Arc<str>, readers: PgPool, deaf: bool) -> Notifications {
    let (line, ChannelEnd { said, heard }) = Notifications::new();
    // Identifies this process, so that it ignores its own notifications.
    let own = random::hex(&random::bytes::<4>());
    tokio::spawn(speak(options, name, own.clone(), said));
    tokio::spawn(listen(readers, own, heard, deaf));
    line
}

async fn speak(
    options: PgConnectOptions,
    name: Arc<str>,
    own: String,
    mut said: mpsc::Receiver<Notification>,
) {
    // Each notification is a transaction, and the server would wait for the disk.
    // That is unnecessary, because a lost notification is found by polling.
    let options = options.options([("synchronous_commit", "off")]);
    let mut connection: Option<PgConnection> = None;
    let mut words = Vec::new();
    while said.recv_many(&mut words, BATCH).await > 0 {
        for payload in payloads(&own, words.drain(..)) {
            if connection.is_none() {
                connection = connect(&options, &name).await.ok();
            }
            let Some(open) = &mut connection else { break };
            let told = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload);
            if told.execute(open).await.is_err() {
                // Polling finds what was not sent.
                connection = None;
            }
        }
    }
}

/// Packs notifications into payloads below the limit, each with the sender's identifier.
fn payloads(own: &str, words: impl Iterator<Item = Notification>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for word in words {
        let word = word.written();
        match payloads.last_mut().filter(|payload| payload.len() + 1 + word.len() <= LARGEST) {
            Some(payload) => {
                payload.push(' ');
                payload.push_str(&word);
            }
            None => payloads.push(format!("{own} {word}")),
        }
    }
    payloads
}

async fn listen(readers: PgPool, own: String, heard: mpsc::Sender<Received>, deaf: bool) {
    while !heard.is_closed() && !readers.is_closed() {
        if let Ok(mut listener) = PgListener::connect_with(&readers).await
            && listener.listen(CHANNEL).await.is_ok()
        {
            // Notifications before this moment were lost.
            if heard.send(Received::Missed).await.is_err() {
                return;
            }
            while let Ok(Some(said)) = listener.try_recv().await {
                let words = read(&own, said.payload());
                if !deaf && !words.is_empty() && heard.send(Received::Words(words)).await.is_err() {
                    return;
                }
            }
        }
        sleep(BREATH).await;
    }
}

fn read(own: &str, payload: &str) -> Vec<Notification> {
    let mut words = payload.split(' ');
    match words.next() {
        Some(who) if who != own => words.filter_map(Notification::read).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notifications_fit_into_payloads_that_postgres_accepts_and_skip_their_sender() {
        let words: Vec<Notification> =
            (0..2000).map(|v| Notification::Event { game: "abcdefgh".to_owned(), v }).collect();
        let payloads = payloads("me", words.iter().cloned());
        assert!(payloads.len() > 1 && payloads.iter().all(|payload| payload.len() <= LARGEST));
        let heard: Vec<Notification> = payloads.iter().flat_map(|payload| read("you", payload)).collect();
        assert_eq!(heard, words);
        assert!(payloads.iter().all(|payload| read("me", payload).is_empty()));
    }
}
