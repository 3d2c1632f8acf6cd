//! Several processes on one database act as one site. This module follows what the other processes do.
//!
//! Processes notify each other as they act. Every two seconds each also polls the database for new events of the games in its memory.
//! So a lost notification costs at most two seconds, and the poll detects when the database goes down and comes back.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::{Notify, mpsc};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::rooms::{Opened, RoomMessage};
use crate::site::Site;
use crate::store::{Millis, Notification, Received, StoreError};

/// The polling interval.
const EVERY: Duration = Duration::from_secs(2);

/// Rooms polled in one query; the pause after each query, which lets players' requests through; the longest total of these pauses.
const PART: usize = 100;
const PAUSE: Duration = Duration::from_millis(25);
const PAUSES: Duration = Duration::from_secs(1);

/// Follows what other processes do, until the site ends.
pub(crate) async fn follow(
    site: Weak<Site>,
    say: mpsc::Sender<Notification>,
    hear: mpsc::Receiver<Received>,
) {
    let Some(shutdown) = site.upgrade().map(|site| site.shutdown.clone()) else { return };
    let missed = Notify::new();
    // Notifications are handled while a poll is in progress.
    tokio::select! {
        () = listen(&site, hear, &missed) => {}
        () = look_now_and_then(&site, &say, &missed) => {}
        () = shutdown.wait() => {}
    }
}

/// Handles notifications. After a gap in them, polls at once.
async fn listen(site: &Weak<Site>, mut hear: mpsc::Receiver<Received>, missed: &Notify) {
    while let Some(heard) = hear.recv().await {
        let Some(site) = site.upgrade() else { return };
        match heard {
            Received::Words(words) => take(&site, words).await,
            Received::Missed => missed.notify_one(),
        }
    }
}

/// Polls every two seconds, and whenever notifications may have been missed.
async fn look_now_and_then(site: &Weak<Site>, say: &mpsc::Sender<Notification>, missed: &Notify) {
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // When the database last answered, and whether it has failed since.
    let mut answered: Option<Millis> = None;
    let mut is_lost = false;
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = missed.notified() => {}
        }
        let Some(site) = site.upgrade() else { return };
        let asked = site.now();
        match look(&site, say).await {
            Ok(()) => {
                if is_lost && let Some(from) = answered {
                    pass_over(&site, from, site.now()).await;
                }
                (answered, is_lost) = (Some(asked), false);
            }
            Err(error) => {
                if !is_lost {
                    site.log_error(&error);
                }
                is_lost = true;
            }
        }
    }
}

async fn take(site: &Arc<Site>, words: Vec<Notification>) {
    let now = site.now();
    for word in words {
        match word {
            Notification::Event { game, v } => {
                if let Some(room) = site.rooms.in_memory(&game) {
                    tell_if_newer(&room, v);
                }
            }
            Notification::Ply { game, entry } => {
                if let Some(room) = site.rooms.in_memory(&game)
                    && entry.v > room.remote.v()
                {
                    let _ = room.mailbox.try_send(RoomMessage::Ply(Box::new(entry)));
                }
            }
            Notification::Here { game, sides } => {
                if let Some(room) = site.rooms.in_memory(&game) {
                    room.remote.hear(sides, now);
                    tell_who_came(&room, now);
                }
            }
            Notification::Became { guest, account, session } => {
                site.rooms.became(&guest, &account, &session).await
            }
            Notification::SignedOut { account, session } => {
                site.end_sessions(&account, session.as_deref()).await
            }
            Notification::Forgotten { guest } => site.forget_guest(&guest).await,
        }
    }
}

/// Polls the database: new events of games in memory, the time, and gaps in
/// the site's uptime. Notifies the other processes who is connected here.
async fn look(site: &Arc<Site>, say: &mpsc::Sender<Notification>) -> Result<(), StoreError> {
    site.db.note_up(site.db.store.up_since().await?);
    site.db.correct_time(site.db.store.now().await?);
    let rooms = site.rooms.opened();
    let pause = PAUSE.min(PAUSES / rooms.len().div_ceil(PART).max(1) as u32);
    for (number, part) in rooms.chunks(PART).enumerate() {
        if number > 0 {
            sleep(pause).await;
        }
        tell_who_is_here(part, say);
        let ids: Vec<String> = part.iter().map(|(id, _)| id.clone()).collect();
        for (game, v) in site.db.store.newest(&ids).await? {
            if let Some(room) = site.rooms.in_memory(&game) {
                tell_if_newer(&room, v);
            }
        }
        let now = site.now();
        part.iter().for_each(|(_, room)| tell_who_came(room, now));
    }
    Ok(())
}

fn tell_if_newer(room: &Opened, v: u64) {
    if v > room.remote.v() {
        // If the mailbox is full, the room learns of it at the next poll.
        let _ = room.mailbox.try_send(RoomMessage::Newer);
    }
}

fn tell_who_came(room: &Opened, now: Millis) {
    if room.remote.has_changed(now) {
        let _ = room.mailbox.try_send(RoomMessage::Look);
    }
}

fn tell_who_is_here(rooms: &[(String, Opened)], say: &mpsc::Sender<Notification>) {
    for (game, room) in rooms {
        let sides = room.remote.here();
        if sides != [false; 2] {
            let _ = say.try_send(Notification::Here { game: game.clone(), sides });
        }
    }
}

/// After an outage of the database: sets the clocks back to what they showed before it.
async fn pass_over(site: &Arc<Site>, from: Millis, to: Millis) {
    for (_, room) in site.rooms.opened() {
        // A room that has left memory has no running clock.
        let _ = room.mailbox.send(RoomMessage::Outage { from, to }).await;
    }
}
